"""Rounds by the clauses R1 to R5, and positions as values: equal, copied, hashed, never shared."""

from __future__ import annotations

import copy
import pickle
from collections import Counter

import pytest
from builders import clauses, fill, play, rounds, start, state

from castell.faults import IllegalMove
from castell.game import Game, Refilled
from castell.rules.codes import END, SPECIAL_RECRUIT
from castell.rules.moves import play as move
from castell.rules.phases import REFILL
from castell.rules.search import TowerSearch

WHEEL = ["special", "balance", "balance", "base", "mix", "strength", "width", "special"]
EMPTY: list[list[int]] = [[]] * 7

BOX = "".join(size * 15 for size in "X987654321")
CODES = ("GIR", "BCN", "VNG", "TGN", "VLS", "VFR", "LLE")


def short_bag(left: int) -> Game:
    """Two players; the bag holds so many castellers of size 1, all the others are dealt."""
    dealt = BOX[: len(BOX) - left]
    hand = (len(dealt) - 7 * 19) // 2
    assert 2 * hand + 7 * 19 == len(dealt)
    regions = {code: dealt[2 * hand + 19 * n : 2 * hand + 19 * (n + 1)] for n, code in enumerate(CODES)}
    return start(
        hands=(dealt[:hand], dealt[hand : 2 * hand]),
        regions=regions,
        edition={"hand": hand, "castellers_per_region": (19, 4, 5)},
    )


def refilled(game: Game) -> list[int]:
    return [entry.round for entry in game.log if isinstance(entry, Refilled)]


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({}, [3, 5, 7, 9]),
        ({"rulings": {"refill_rounds": (1, 4, 10)}}, [1, 4, 10]),
        ({"rulings": {"refill_rounds": ()}}, []),
    ],
)
def test_R1_refills_at_the_start_of_their_rounds(settings: dict[str, object], expected: list[int]) -> None:
    game = start(**settings)
    rounds(game, 10)
    assert game.is_over and refilled(game) == expected


def test_R1_every_region_is_filled_up_from_the_bag() -> None:
    game = start()
    play(game, "@BCN +54 !+3 . @LLE +5 . . ")
    bag = game.position.bag
    game.push(".")
    assert game.refill_due == (0, 3, 0, 0, 0, 0, 1) and game.seat is None and list(game.legal_moves) == []
    assert clauses(game, ".") == clauses(game, "@GIR") == clauses(game, "F-") == clauses(game, "+5") == {"R1"}
    game.push_refill([[], [10, 1, 1], [], [], [], [], [2]])
    assert game.refill_due is None and state(game, "regions BCN") == [10, 1, 1]
    assert state(game, "regions LLE") == [4, 3, 2]
    after = game.position.bag
    drawn = Counter({size: bag[size] - after[size] for size in range(1, 11)})
    assert +drawn == Counter({10: 1, 1: 2, 2: 1})


def test_R1_a_refill_that_cannot_be_is_refused_and_changes_nothing() -> None:
    game = start()
    with pytest.raises(IllegalMove) as caught:
        game.push_refill(EMPTY)
    assert caught.value.clause == "R1"
    play(game, "@BCN +54 . . .")
    game.push(".")
    key, log = game.position.key(), game.log
    for drawn in (EMPTY, [[1], [1], *EMPTY[2:]], [[], [1], *EMPTY[2:]], [[], [1, 11], *EMPTY[2:]], EMPTY[:6]):
        with pytest.raises(IllegalMove) as caught:
            game.push_refill(drawn)
        assert caught.value.clause == "R1"
        assert game.position.key() == key and game.log == log and game.position.phase == REFILL


def test_R1_only_castellers_that_are_in_the_bag() -> None:
    game = short_bag(3)
    play(game, "@GIR +99 . . .")
    game.push(".")
    with pytest.raises(IllegalMove) as caught:
        game.push_refill([[1, 10], *EMPTY[1:]])
    assert caught.value.clause == "R1" and caught.value.fault.values["size"] == 10


def test_R1_refilling_stops_where_the_bag_runs_out() -> None:
    game = short_bag(3)
    play(game, "@GIR +99 . @BCN +88 . .")
    game.push(".")
    assert game.refill_due == (2, 1, 0, 0, 0, 0, 0)
    fill(game)
    assert sum(game.position.bag) == 0
    assert len(state(game, "regions GIR")) == 19 and len(state(game, "regions BCN")) == 18
    play(game, "+1 . . . .")  # round 5: nothing left to draw, and the refill is written all the same
    assert refilled(game) == [3, 5] and game.log[-1] == Refilled(5, ((),) * 7)
    assert len(state(game, "regions GIR")) == 18


def test_R2_the_tile_at_each_position_moves_on_every_round() -> None:
    game = start()
    for number in range(1, 11):
        assert game.round == number
        assert state(game, "wheel") == [WHEEL[(place - number + 1) % 8] for place in range(8)]
        rounds(game, 1)


def test_R2_what_can_be_trained_follows_the_wheel() -> None:
    game = start(side="advanced")
    play(game, "@TGN")
    assert "^mix" in game.legal_moves and "^base" not in game.legal_moves
    rounds(game, 1)
    play(game, ".")
    assert "^base" in game.legal_moves and "^mix" not in game.legal_moves


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("marker", ["clockwise", "fixed"])
def test_R3_R5_each_player_takes_one_turn_from_the_first_on(players: int, marker: str) -> None:
    game = start(players=players, first_player=1, rulings={"first_player": marker})
    for number in range(1, 11):
        first = 1 + (number - 1 if marker == "clockwise" else 0)
        for place in range(players):
            assert (game.round, game.seat) == (number, (first + place) % players)
            game.push(".")
        fill(game)
    assert game.is_over


def test_R4_festivals_come_at_the_end_of_the_round_in_calendar_order() -> None:
    box = {"width_limit": 4, "hand": 10}
    calendar = {(6, 0): "GIR 98", (6, 1): "BCN 76"}
    game = start(players=3, edition=box, festivals=calendar, hands=("9999888776",) * 3)
    play(game, "@BCN . @GIR . @GIR .")
    rounds(game, 4)
    assert game.round == 6
    play(game, ". .")
    assert state(game, "phase") == "turn"
    play(game, ".")
    held = []
    while state(game, "phase") == "festival":
        held.append((state(game, "festival region"), game.seat))
        assert set(game.legal_moves) and clauses(game, ".") == clauses(game, "@VNG") == {"R4"}
        play(game, "F-")
    assert held == [("GIR", 2), ("GIR", 1), ("BCN", 0)] and game.round == 7


def test_R4_no_festival_in_the_first_two_rounds() -> None:
    box = {"width_limit": 4, "hand": 10}
    game = start(edition=box, hands=("9999888776",) * 2, festivals={3: "GIR 9"})
    play(game, "@GIR . @GIR .")
    assert game.round == 2
    play(game, ". .")
    assert game.round == 3 and state(game, "phase") == "turn"
    play(game, ". .")
    assert state(game, "phase") == "festival"


def test_a_position_is_a_value() -> None:
    game = start()
    play(game, "@GIR +5")
    p = game.position
    for same in (p.copy(), copy.copy(p), game.position):
        assert same == p and hash(same) == hash(p) and same is not p
        move(same, TowerSearch(), SPECIAL_RECRUIT + 4)
        assert same != p and p == game.position
        move(same, TowerSearch(), END)
        assert same.turn == 1 and p.turn == 0 and p == game.position
    assert p != "position" and p.key() != start().position.key()


def test_a_position_is_not_pickled() -> None:
    with pytest.raises(TypeError):
        pickle.dumps(start().position)


def test_different_histories_meet_in_equal_positions() -> None:
    one, other = start(), start()
    play(one, "@GIR +5 !+4")
    play(other, "@GIR !+4 +5")
    assert one.position == other.position and hash(one.position) == hash(other.position)
    assert one.log != other.log

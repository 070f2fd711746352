"""Festivals by the clauses F1 to F5: who takes part, who wins what, and every step of every tie."""

from __future__ import annotations

from typing import Any

import pytest
from builders import clauses, play, rounds, start, state

from castell.game import Game

ROUND = 5  # two sizes are shown
BOX = {
    "width_limit": 9,
    "castellers": (14, 15, 15, 15, 15, 15, 15, 15, 16, 15),
}  # one more 9: four hands of 9999
TROPHY, MEDAL, RIBBON = "trophy", "medal", "ribbon"


def festival(*hands: str, sizes: str = "87", at: str = "GIR", **settings: Any) -> Game:
    """The festival of round 5, when all but it is over: everybody is there and has Balance at rank 2.

    hands: the collas by seat. No tower needs Base or Width. Seat 0 is first, but with three players seat 1.
    """
    box = {**BOX, "hand": len(hands[0]), **settings.pop("edition", {})}
    places = {ROUND: f"{at} {sizes}", **settings.pop("festivals", {})}
    game = start(players=len(hands), hands=hands, festivals=places, edition=box, **settings)
    play(game, "@BCN ^balance . " * len(hands) + "^balance . " * len(hands) + f"@{at} . " * len(hands))
    rounds(game, ROUND - 4)
    assert game.round == ROUND
    play(game, " ".join(["."] * len(hands)))
    return game


def won(game: Game, region: str = "GIR") -> list[tuple[list[str], list[int]]]:
    """Prizes and size tokens by seat."""
    areas = [state(game, f"areas {seat} {region}") for seat in range(len(game.players))]
    return [(area["prizes"], area["sizes"]) for area in areas]


def test_F1_those_who_are_there_and_can_build_are_asked_in_turn_order() -> None:
    # Seat 1 has two sizes only: no four levels.
    game = festival("9999888776", "5555544444", "9999888776", "9999888776")
    assert state(game, "festival waiting") == [0, 2, 3]
    assert clauses(game, "F-") == set()
    play(game, "F-")
    assert game.seat == 2


def test_F1_nobody_elsewhere_is_asked() -> None:
    box = {**BOX, "hand": 10}
    game = start(hands=("9999888776",) * 2, festivals={5: "GIR 87"}, edition=box)
    play(game, "@GIR . @BCN .")
    rounds(game, 3)
    play(game, ". .")
    assert state(game, "festival waiting") == [0]


@pytest.mark.parametrize(
    ("tower", "broken"),
    [
        ("9999/888/77/6", set()),
        ("999/88/7/6", set()),
        ("999/88/7", {"F1"}),
        ("999/88/6", {"F1"}),
        ("9999/888/66/5", {"T1", "F1"}),
        ("9/88/7/6", {"T4"}),
        ("99/88/77/66", {"T1", "T4"}),
        ("9999/888/87/6", {"T1", "T2", "T3"}),
    ],
)
def test_F1_four_levels_and_each_size(tower: str, broken: set[str]) -> None:
    game = festival("9999888776", "9999888776")
    assert clauses(game, f"F={tower}") == broken


@pytest.mark.parametrize(("requires", "taking_part"), [("each", []), ("any", [0, 1])])
def test_F1_each_size_or_any_by_ruling(requires: str, taking_part: list[int]) -> None:
    # Nobody has size 1.
    game = festival("9999888776", "9999888776", sizes="71", rulings={"festival_requires": requires})
    if taking_part:
        assert state(game, "festival waiting") == taking_part
        assert clauses(game, "F=9999/888/77/6") == set()
    else:
        assert game.round == ROUND + 1


def test_F1_a_turns_moves_wait_until_the_festival_is_over() -> None:
    game = festival("9999888776", "9999888776")
    for text in (".", "@BCN", "+5", "^balance", "!+5", "!S01=999/88/7"):
        assert clauses(game, text) == {"R4"}
    play(game, "F- F-")
    assert clauses(game, "F-") == clauses(game, "F=9999/888/77/6") == {"F1"}


def test_F2_levels_and_castellers_of_the_festivals_sizes() -> None:
    game = festival("9999888776", "9999888776")
    play(game, "F=9999/888/77/6")
    assert state(game, "best") == [4 + 3 + 2, 0]
    play(game, "F=999/88/7/6")
    assert state(game, "best") == [9, 4 + 2 + 1]


def test_F2_every_level_counts() -> None:
    game = festival("99999888776655", "99999888776655", sizes="65")
    play(game, "F=99999/888/77/66/55")
    assert state(game, "best") == [5 + 2 + 2, 0]


def test_F3_the_score_marker_stays_at_the_best_tower() -> None:
    game = festival("9999888776", "9999888776", festivals={6: "BCN 97"})
    play(game, "F=9999/888/77/6 F- . @BCN .")
    assert (game.seat, game.round, state(game, "festival region")) == (0, 6, "BCN")
    play(game, "F=999/88/7/6")  # four levels, three of size 9, one of size 7: 8 points
    assert state(game, "best") == [9, 0] and game.scores[0].best_tower == 9


def test_F4_prizes_are_awarded_when_all_have_shown_by_the_chart() -> None:
    game = festival("9999888776", "9999888776", "9999888776", "9999888776")
    play(game, "F=9999/88/7/6 F=9999/888/77/6 F=999/88/7/6")  # 7, 9 and 7 points, the first with more
    assert won(game) == [([], [])] * 4
    play(game, "F-")
    assert [prizes for prizes, _ in won(game)] == [[MEDAL], [TROPHY], [RIBBON], []]
    assert [score.prizes for score in game.scores] == [3, 5, 1, 0]


@pytest.mark.parametrize(
    ("players", "expected"),
    [(2, [[TROPHY], [RIBBON]]), (3, [[], [TROPHY], [MEDAL]]), (4, [[TROPHY], [MEDAL], [RIBBON], []])],
)
def test_F4_the_chart_goes_by_the_number_of_players(players: int, expected: list[list[str]]) -> None:
    # All show the same tower: turn order decides, which starts with seat 0, 1 and 0.
    game = festival(*["9999888776"] * players)
    play(game, " ".join(["F=9999/888/77/6"] * players))
    assert [prizes for prizes, _ in won(game)] == expected


def test_F4_ties_go_to_more_castellers_then_to_the_earlier_in_turn_order() -> None:
    game = festival(*["9999888776"] * 3, sizes="76")  # seats 1, 2, 0
    play(game, "F=999/88/7/6 F=9999/888/7/6 F=9999/888/7/6")  # 6 points each; 7, 9 and 9 castellers
    assert [prizes for prizes, _ in won(game)] == [[MEDAL], [], [TROPHY]]


def test_F4_turn_order_is_this_rounds() -> None:
    shown = " ".join(["F=9999/888/77/6"] * 3)
    game = festival(*["9999888776"] * 3)
    play(game, shown)
    assert [prizes for prizes, _ in won(game)] == [[], [TROPHY], [MEDAL]]
    game = festival(*["9999888776"] * 3, rulings={"first_player": "fixed"})
    play(game, shown)
    assert [prizes for prizes, _ in won(game)] == [[TROPHY], [MEDAL], []]


def test_F4_who_stays_out_wins_nothing() -> None:
    game = festival(*["9999888776"] * 2)
    play(game, "F- F=9999/888/77/6")
    assert won(game) == [([], []), ([TROPHY], [8, 7])]
    assert state(game, "supply") == {TROPHY: 13, MEDAL: 13, RIBBON: 13}


def test_F4_an_exhausted_prize_is_not_awarded() -> None:
    prizes = (
        {"name": TROPHY, "points": 5, "count": 0},
        {"name": MEDAL, "points": 3, "count": 1},
        {"name": RIBBON, "points": 1, "count": 39},
    )
    game = festival(*["9999888776"] * 4, edition={"prizes": prizes}, festivals={(5, 1): "BCN 65"})
    play(game, " ".join(["F=9999/888/77/6"] * 4))
    assert [prizes for prizes, _ in won(game)] == [[], [MEDAL], [RIBBON], []]
    assert state(game, "supply") == {TROPHY: 0, MEDAL: 0, RIBBON: 38}


def test_F4_prizes_lie_on_the_area_of_the_festivals_region() -> None:
    game = festival(*["9999888776"] * 2, at="VFR")
    play(game, "F=9999/888/77/6 F-")
    assert won(game, "VFR") == [([TROPHY], [8, 7]), ([], [])] and won(game, "GIR") == [([], [])] * 2


@pytest.mark.parametrize(
    ("towers", "nine", "seven"),
    [
        (("999/888/77/6", "99999/888/7/6"), 1, 0),  # most of the size, although the tower is worth less
        (("999/88/7/6", "9999/88/7/6"), 1, 1),  # as many sevens: the higher score
        (("999/88/7/6", "999/888/7/6"), 1, 1),  # as many of each, as many points: more castellers
        (("999/888/7/6", "999/888/7/6"), 0, 0),  # all equal: earlier in turn order
    ],
)
def test_F5_each_token_to_the_most_castellers_of_its_size(
    towers: tuple[str, str], nine: int, seven: int
) -> None:
    game = festival(*["99999888776"] * 2, sizes="97")
    play(game, f"F={towers[0]} F={towers[1]}")
    tokens = [sizes for _, sizes in won(game)]
    assert [seat for seat in (0, 1) if 9 in tokens[seat]] == [nine]
    assert [seat for seat in (0, 1) if 7 in tokens[seat]] == [seven]


def test_F5_a_token_that_no_shown_tower_matches_is_not_awarded() -> None:
    rulings = {"festival_requires": "any"}
    game = festival("9999888776", "9999888776", sizes="71", rulings=rulings)
    play(game, "F=9999/888/77/6 F-")
    assert won(game) == [([TROPHY], [7]), ([], [])]


def test_F5_a_festival_where_nobody_took_part_gives_nothing() -> None:
    game = festival("9999888776", "9999888776")
    play(game, "F- F-")
    assert won(game) == [([], [])] * 2 and game.round == ROUND + 1
    assert state(game, "supply") == {TROPHY: 14, MEDAL: 13, RIBBON: 13} and state(game, "best") == [0, 0]


def test_R4_two_festivals_in_a_round_are_judged_one_after_the_other() -> None:
    calendar = {(5, 0): "BCN 87", (5, 1): "GIR 76"}
    game = start(players=4, hands=("9999888776",) * 4, festivals=calendar, edition={**BOX, "hand": 10})
    play(game, "@GIR . @BCN . @GIR . @BCN .")
    rounds(game, 3)
    play(game, ". . . .")
    assert (game.seat, state(game, "festival region")) == (1, "BCN")
    play(game, "F=9999/888/77/6")
    assert won(game, "BCN") == [([], [])] * 4
    play(game, "F=9999/888/77/6")
    assert [prizes for prizes, _ in won(game, "BCN")] == [[], [TROPHY], [], [MEDAL]]
    assert (game.seat, state(game, "festival region")) == (0, "GIR")
    play(game, "F-")
    assert game.view(None).shown == ((0, None),)
    play(game, "F=9999/888/77/6")
    assert [prizes for prizes, _ in won(game)] == [[], [], [TROPHY], []]
    assert won(game)[2][1] == [7, 6] and game.round == 6

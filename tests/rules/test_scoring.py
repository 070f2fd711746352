"""The end of the game by the clauses E1 to E7, on boards that were filled by playing."""

from __future__ import annotations

from typing import Any

import pytest
from builders import play, rounds, start, state

from castell.game import Game
from castell.rules import scoring

FOUR = "F=9999/888/77/6"
HAND = "9999888776"
ROUTE = {3: "GIR", 4: "BCN", 5: "VNG", 6: "TGN", 7: "VLS", 8: "VFR", 9: "LLE", 10: "GIR"}
# No tower needs a skill that lacks; of size 9 there is one more, for four hands like HAND.
BOX = {"width_limit": 9, "hand": 10, "castellers": (14, 15, 15, 15, 15, 15, 15, 15, 16, 15)}
# 32 tiles that anybody can build, each worth its number.
EASY = {
    "shapes": tuple({"id": f"S{number:02}", "points": number, "levels": (1,)} for number in range(1, 33)),
    "exhibitions": (),
}


def game_with(*hands: str, **settings: Any) -> Game:
    box = {**BOX, **settings.pop("edition", {})}
    return start(players=len(hands), hands=hands, edition=box, **settings)


def finish(game: Game) -> None:
    """End all turns and stay out of all festivals."""
    while not game.is_over:
        play(game, "F-" if "F-" in game.legal_moves else ".")


def travel(shown: dict[int, str], **settings: Any) -> Game:
    """Seat 0 follows ROUTE and shows the tower FOUR in those rounds, whose festivals are there; to the end.

    shown: the sizes of the festival by round. A festival asks for any of its sizes only.
    """
    places = {number: f"{ROUTE[number]} {sizes}" for number, sizes in shown.items()}
    game = game_with(HAND, HAND, festivals=places, rulings={"festival_requires": "any"}, **settings)
    while not game.is_over:
        if "F-" in game.legal_moves:
            play(game, FOUR if game.round in shown else "F-")
        elif game.seat == 0 and game.round in ROUTE:
            play(game, f"@{ROUTE[game.round]} .")
        else:
            play(game, ".")
    return game


def test_E1_the_game_ends_after_round_ten_and_its_festivals() -> None:
    game = game_with(HAND, HAND, festivals={10: "GIR 987"})
    play(game, "@GIR . @GIR .")
    rounds(game, 8)
    assert game.round == 10
    play(game, ". .")
    assert not game.is_over and state(game, "phase") == "festival" and game.winners == ()
    play(game, f"F- {FOUR}")
    assert game.is_over and game.seat is None and game.winners == (0,)
    assert [score.total for score in game.scores] == [4 + 9 + 5 + 6, 0]


def test_E1_the_total_is_the_sum_of_five_categories() -> None:
    game = Game(3, seed=5)
    while not game.is_over:
        moves = game.listed_moves()
        towers = [move for move in moves if move.tower is not None]
        game.push((towers or moves)[-1])
    for seat, score in enumerate(game.scores):
        parts = (score.best_tower, score.regions, score.prizes, score.size_tokens, score.performances)
        assert score.total == sum(parts) == scoring.total(game.position, seat)
        assert scoring.scores(game.position, seat) == parts
        by_name = dict(zip(scoring.CATEGORIES, parts, strict=True))
        assert score.to_json() == {**by_name, "total": score.total}
    assert any(score.performances for score in game.scores)


def test_E2_the_score_marker() -> None:
    game = travel({3: "9", 4: "6"})
    assert [score.best_tower for score in game.scores] == [4 + 4, 0]


@pytest.mark.parametrize(
    ("regions", "points"), [(0, 0), (1, 0), (2, 1), (3, 3), (4, 5), (5, 7), (6, 10), (7, 14)]
)
def test_E3_points_for_regions(regions: int, points: int) -> None:
    game = game_with(HAND, HAND, edition=EASY)
    for number in range(3, 3 + regions):  # each region once, a tile in each
        while game.seat != 0:
            play(game, ".")
        play(game, f"@{ROUTE[number]}")
        tile = state(game, f"rows {ROUTE[number]}")[0]
        play(game, f"!{tile}=9 .")
    finish(game)
    assert [score.regions for score in game.scores] == [points, 0]
    assert [scoring.regions_won(game.position, seat) for seat in (0, 1)] == [regions, 0]


def test_E3_a_prize_alone_makes_a_region() -> None:
    game = game_with(HAND, HAND, festivals={3: "GIR 9"})
    play(game, f"@GIR . @GIR . . . . . {FOUR} {FOUR}")
    assert state(game, "areas 1 GIR") == {"prizes": ["ribbon"], "sizes": [], "tiles": [], "tokens": 0}
    assert scoring.regions_won(game.position, 1) == 1


def test_E3_a_size_token_alone_makes_a_region() -> None:
    game = game_with(HAND, HAND, festivals={3: "GIR 9"}, edition={"prize_chart": ((), (), ())})
    play(game, f"@GIR . @GIR . . . . . {FOUR} {FOUR}")
    assert state(game, "areas 0 GIR") == {"prizes": [], "sizes": [9], "tiles": [], "tokens": 0}
    assert [scoring.regions_won(game.position, seat) for seat in (0, 1)] == [1, 0]


def test_E3_a_region_counts_once_whatever_lies_there() -> None:
    game = game_with(HAND, HAND, edition=EASY, festivals={3: "GIR 9"})
    play(game, "@GIR !S01=9 . . . !S02=9 . . .")
    play(game, FOUR)
    area = state(game, "areas 0 GIR")
    assert area == {"prizes": ["trophy"], "sizes": [9], "tiles": ["S01", "S02"], "tokens": 1}
    assert scoring.regions_won(game.position, 0) == 1 and game.scores[0].regions == 0


def test_E3_pawns_and_tokens_in_a_row_count_for_nothing() -> None:
    game = game_with(HAND, HAND)
    play(game, "@GIR !+5 . @BCN !+4 .")
    finish(game)
    assert [scoring.regions_won(game.position, seat) for seat in (0, 1)] == [0, 0]
    assert game.scores[0].total == 0


@pytest.mark.parametrize("points", [(5, 3, 1), (8, 4, 2)])
def test_E4_trophies_medals_and_ribbons(points: tuple[int, int, int]) -> None:
    prizes = tuple(
        {"name": name, "points": worth, "count": 9}
        for name, worth in zip(("trophy", "medal", "ribbon"), points, strict=True)
    )
    game = game_with(*[HAND] * 4, festivals={3: "GIR 9"}, edition={"prizes": prizes})
    play(game, "@GIR . " * 4 + ". " * 8 + f"{FOUR} " * 4)  # seats 2, 3, 0, 1
    finish(game)
    trophy, medal, ribbon = points
    assert [score.prizes for score in game.scores] == [ribbon, 0, trophy, medal]


@pytest.mark.parametrize(("players", "points"), [(2, [5, 1]), (3, [3, 0, 5])])
def test_E4_points_go_by_the_prize_and_not_by_the_place(players: int, points: list[int]) -> None:
    game = game_with(*[HAND] * players, festivals={3: "GIR 9"})
    play(game, "@GIR . " * players + ". " * 2 * players + f"{FOUR} " * players)  # of three seat 2 is first
    assert [score.prizes for score in game.scores] == points


def test_E4_every_prize_counts() -> None:
    assert travel({3: "9", 5: "81", 9: "721"}).scores[0].prizes == 15


@pytest.mark.parametrize(
    ("shown", "points"),
    [
        ({}, 0),
        ({3: "9"}, 2),
        ({3: "9", 4: "8"}, 4),
        ({3: "9", 4: "9"}, 3),
        ({3: "9", 4: "9", 5: "91"}, 4),
        ({3: "9", 4: "9", 5: "87"}, 7),
        ({5: "98", 6: "98", 9: "762"}, 10),
    ],
)
def test_E5_two_points_for_a_size_one_for_each_further_token(shown: dict[int, str], points: int) -> None:
    assert [score.size_tokens for score in travel(shown).scores] == [points, 0]


def test_E6_points_of_the_tiles_and_of_the_tokens_collected() -> None:
    game = game_with(HAND, HAND, rows={"GIR": "S01 S16"})
    play(game, "@GIR !+5 . @GIR !S01=999/88/7 .")
    assert [score.performances for score in game.scores] == [0, 2 + 1]
    play(game, ". !+4")  # another token in that row, collected by nobody
    finish(game)
    assert [score.performances for score in game.scores] == [0, 2 + 1]


def test_E6_several_tiles_add_up() -> None:
    game = game_with(HAND, HAND, edition=EASY, rows={"GIR": "S20 S07"})
    play(game, "@GIR !S20=9 ^!S07=8 .")
    assert game.scores[0].performances == 20 + 7 + 1


def test_E7_most_points_win() -> None:
    game = game_with(HAND, HAND, HAND, edition=EASY, rows={"GIR": "S05 S06", "BCN": "S07 S08"})
    play(game, "@GIR !S05=9 . @BCN !S07=9 . @GIR ^!S06=9 .")
    finish(game)
    # The token of the first performance lay in the row of the third.
    assert [score.total for score in game.scores] == [5, 7, 6 + 1]
    assert game.winners == (1, 2)
    game = game_with(HAND, HAND, edition=EASY, rows={"GIR": "S05 S06"})
    play(game, "@GIR !S05=9 . @GIR ^!S06=9 .")
    finish(game)
    assert game.winners == (1,)


def test_E7_as_many_points_the_more_regions() -> None:
    game = game_with(HAND, HAND, edition=EASY, rows={"GIR": "S10 S30", "BCN": "S04 S31", "VNG": "S05 S32"})
    play(game, "@GIR !S10=9 . @BCN !S04=9 . @VNG !S05=9 .")
    finish(game)
    assert [score.total for score in game.scores] == [10, 4 + 5 + 1]
    assert game.winners == (1,)


def test_E7_regions_are_asked_before_the_best_tower() -> None:
    rows = {"BCN": "S09 S30", "VNG": "S10 S31", "GIR": "S05 S32"}
    game = game_with(HAND, HAND, edition=EASY, rows=rows, festivals={3: "GIR 9"})
    play(game, "@BCN !S09=9 . @GIR !S05=9 . . @VNG !S10=9 . . .")
    play(game, FOUR)
    finish(game)
    few, many = game.scores[1], game.scores[0]
    assert few.total == many.total and few.best_tower > many.best_tower
    assert game.winners == (0,)


def test_E7_as_many_points_and_regions_the_better_best_tower() -> None:
    box = {**EASY, "prize_chart": ((), (), ())}
    game = game_with(HAND, HAND, edition=box, rows={"BCN": "S10 S30"}, festivals={3: "GIR 9"})
    play(game, f"@GIR . @BCN !S10=9 . . . . . {FOUR}")
    finish(game)
    assert [score.total for score in game.scores] == [8 + 2, 10]
    assert game.winners == (0,)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_E7_all_equal_share_the_victory(players: int) -> None:
    game = game_with(*[HAND] * players)
    finish(game)
    assert game.winners == tuple(range(players))


def test_scores_can_be_asked_at_any_time_but_nobody_has_won_before_the_end() -> None:
    game = game_with(HAND, HAND, festivals={3: "GIR 9"})
    play(game, f"@GIR . @GIR . . . . . {FOUR} F-")
    assert game.scores[0].total == 8 + 0 + 5 + 2 and game.winners == ()

"""Adding up games: wins in parts, means, and how sure they are."""

from __future__ import annotations

from math import sqrt

import pytest

from castell.arena import GameResult, Tally
from castell.game import Score


def result(number: int, totals: tuple[int, ...], winners: tuple[int, ...]) -> GameResult:
    return GameResult(number, tuple(Score(total, 0, 0, 0, 0) for total in totals), winners, decisions=10)


def test_a_shared_win_counts_in_parts() -> None:
    tally = Tally(3)
    tally.add([result(1, (9, 9, 3), (0, 1)), result(2, (1, 2, 5), (2,))])
    assert tally.wins == [0.5, 0.5, 1.0]
    assert tally.games == 2
    assert tally.decisions == 20


def test_means_and_margins_are_those_of_the_textbook() -> None:
    tally = Tally(2)
    tally.add(result(number, (points, 0), (0,)) for number, points in enumerate((2, 4, 4, 6), start=1))
    assert tally.mean(0, "total") == 4
    assert tally.margin(0, "total") == pytest.approx(1.96 * sqrt(8 / 3 / 4))
    assert tally.win_margin(0) == 0


def test_no_game_and_one_game_have_no_margin() -> None:
    tally = Tally(2)
    assert (tally.mean(0, "total"), tally.margin(0, "total"), tally.win_margin(0)) == (0, 0, 0)
    tally.add([result(1, (3, 4), (1,))])
    assert (tally.mean(1, "best_tower"), tally.margin(1, "total")) == (4, 0)

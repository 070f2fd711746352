"""Thousands of random games with random options, checked at every state against the independent referee."""

from __future__ import annotations

from collections import Counter

import pytest
from options import options
from walk import Walk

FAST = 6  # games in each of the parts that tests are spread over
LONG = 100
LONG_FROM = 10_000


def walk_all(first: int, count: int, tried: int) -> Counter[str]:
    met: Counter[str] = Counter()
    for number in range(first, first + count):
        walk = Walk(options(number), tried)
        walk.walk()
        met += walk.met
    return met


@pytest.mark.parametrize("part", range(8))
def test_random_games_are_played_by_the_rules(part: int) -> None:
    met = walk_all(part * FAST, FAST, tried=4)
    assert met["accepted"] and met["refused"] and met["refill"]


@pytest.mark.long
@pytest.mark.parametrize("part", range(16))
def test_many_random_games_are_played_by_the_rules(part: int) -> None:
    met = walk_all(LONG_FROM + part * LONG, LONG, tried=1)
    assert not {"festival state", "empty bag", "special perform", "train perform", "show"} - met.keys()

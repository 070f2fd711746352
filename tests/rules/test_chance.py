"""The stream of random numbers of bots: the published SplitMix64, even, and the same for ever."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from castell.rules.chance import Chance

MASK = 2**64 - 1


def splitmix(state: int) -> int:
    """One step as published: the output for a state that has already been moved on."""
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def test_the_published_values() -> None:
    chance = Chance(1234567)
    assert [chance.bits() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


@given(st.integers())
def test_any_whole_number_is_a_seed_and_its_last_64_bits_count(seed: int) -> None:
    chance, same = Chance(seed), Chance(seed & MASK)
    for step in range(1, 4):
        value = chance.bits()
        assert value == same.bits() == splitmix((seed + step * 0x9E3779B97F4A7C15) & MASK)


@given(st.integers(0, MASK), st.integers(1, 2**31))
def test_a_number_below_a_limit(seed: int, limit: int) -> None:
    if limit == 2**31:  # the largest that a C int holds is one less
        limit -= 1
    assert 0 <= Chance(seed).below(limit) < limit


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 10, 100])
def test_every_number_comes_as_often(limit: int) -> None:
    chance = Chance(limit)
    counts = Counter(chance.below(limit) for _ in range(300 * limit))
    assert sorted(counts) == list(range(limit))
    assert all(200 < count < 400 for count in counts.values())

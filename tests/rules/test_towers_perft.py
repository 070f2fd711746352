"""Perft for towers: how many legal towers of how many levels a hand has, by the package's own judgement.

The counts in tests/data/tower_perft.jsonl are made by tests/tools/make_tower_perft.py.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from castell.notation.tower import skill_ranks
from castell.rules.search import TowerSearch
from castell.rules.towers import Level, Levels, check_tower

DATA = Path(__file__).parent.parent / "data" / "tower_perft.jsonl"
LINES = [json.loads(line) for line in DATA.read_text(encoding="utf-8").splitlines()]


def groups(hand: list[int], below: Level | None) -> Iterator[Level]:
    """Every group of castellers of up to two neighbouring sizes, smaller sizes than below or the same."""
    for size in range(below[-1] if below else 10, 0, -1):
        for upper in range(1, hand[size] + 1):
            for lower in range(hand[size - 1] + 1):
                yield (size,) * upper + (size - 1,) * lower


def towers(hand: list[int], ranks: list[int], width_limit: int, standing: Levels = ()) -> Iterator[Levels]:
    """Every tower that is judged legal and stands on these levels. Levels can be taken off a legal tower."""
    for level in groups(hand, standing[-1] if standing else None):
        taller = (*standing, level)
        if check_tower(taller, None, ranks, width_limit).legal:
            yield taller
            left = list(hand)
            for size in level:
                left[size] -= 1
            yield from towers(left, ranks, width_limit, taller)


@pytest.mark.parametrize("number", range(len(LINES)))
def test_legal_towers_are_as_many_as_counted(number: int) -> None:
    line = LINES[number]
    hand, ranks = [0, *line["hand"]], skill_ranks(line["skills"])
    shapes = Counter(tuple(map(len, tower)) for tower in towers(hand, ranks, line["width_limit"]))
    levels: Counter[int] = Counter()
    for shape, count in shapes.items():
        levels[len(shape)] += count
    assert [levels[count] for count in range(1, max(levels) + 1)] == line["towers"]
    # The search finds every shape that was counted.
    search = TowerSearch()
    search.set_builder(hand, ranks, line["width_limit"])
    for shape in shapes:
        search.set_shape(shape)
        assert search.shape_possible(), shape

"""The referee's towers: texts, counts by hand, and its search beside plain enumeration of every tower."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from diada import diada
from towers_naive import (
    SKILLS,
    Goal,
    Tower,
    every_tower,
    find_tower,
    format_tower,
    parse_tower,
    tower_faults,
    tower_score,
    uses_all,
    uses_by_width,
)

NONE = dict.fromkeys(SKILLS, 0)


def tower(text: str) -> Tower:
    found = parse_tower(text)
    assert found is not None
    return found


def test_notation_of_towers() -> None:
    assert tower("9XX/88/1") == ((10, 10, 9), (8, 8), (1,))
    assert format_tower(((10, 10, 9), (8, 8), (1,))) == "XX9/88/1"
    assert [parse_tower(text) for text in ("", "/", "9/", "0", "x", "9 8", "9//8")] == [None] * 7


@pytest.mark.parametrize(
    ("text", "limit", "w", "expected"),
    [
        # uses of balance, base, mix, strength, width for w = 0, or None where w may not be declared (T7)
        ("999/88/7", 3, 0, (0, 0, 0, 0, 0)),
        ("999/888/88/7", 3, 0, (1, 0, 0, 1, 0)),
        ("998/88/87/7", 3, 0, (1, 0, 2, 3, 0)),
        ("XXXXX/9999/88", 3, 0, (0, 2, 0, 0, 0)),
        ("XXXXX/9999/88", 3, 1, (0, 1, 0, 0, 1)),
        ("XXXXX/9999/88", 3, 2, (0, 0, 0, 0, 2)),
        ("XXXXX/9999/88", 3, 3, (0, 0, 0, 0, 3)),
        ("XXXXX/999/88", 3, 1, None),
        ("XXXXX/999/88", 3, 2, (0, 0, 0, 0, 2)),
        ("999/88", 3, 1, None),
        ("999/88", 2, 1, (0, 0, 0, 0, 1)),
    ],
)
def test_T7_uses(text: str, limit: int, w: int, expected: tuple[int, ...] | None) -> None:
    by_width = {uses["width"]: uses for uses in uses_by_width(tower(text), limit, 4)}
    found = by_width.get(w)
    assert (tuple(found[skill] for skill in SKILLS) if found else None) == expected


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("999/88/7", []),
        ("9999/88/7", ["T1", "T5"]),
        ("998/77", ["T2"]),
        ("999/77/88", ["T3", "T4"]),
        ("99/88", ["T4"]),
        ("99/888", ["T4"]),
        ("999/99", ["T1", "T3"]),
    ],
)
def test_T1_to_T5_without_skills(text: str, faults: list[str]) -> None:
    assert tower_faults(tower(text), Counter({9: 3, 8: 3, 7: 3}), NONE, 3) == faults


def test_T8_one_w_for_all() -> None:
    ranks = {**NONE, "width": 2, "base": 1}
    assert uses_all(tower("XXXXX/9999/8"), ranks, 3, ("width", "base"))
    assert not uses_all(tower("XXXX/999/8"), ranks, 3, ("width", "base"))
    assert uses_all(tower("XXXX/999/8"), ranks, 3, ("width",))
    assert uses_all(tower("XXXX/999/8"), ranks, 3, ("base",))


def test_F2_score() -> None:
    assert tower_score(tower("XX9/88/7/6"), (10, 6, 1)) == 4 + 3


def test_find_tower_finds_what_enumeration_finds() -> None:
    rng = random.Random(11)
    tiles = diada()
    for _ in range(60):
        top = rng.randint(2, 6)
        hand = Counter(rng.randint(1, top) for _ in range(rng.randint(3, 7)))
        ranks = {skill: rng.choice((0, 0, 1, 1, 2, 3)) for skill in SKILLS}
        limit = rng.choice((1, 2, 3))
        towers = list(every_tower(hand, ranks, limit))
        goals = [Goal(shape=shape["levels"]) for shape in tiles["shapes"]]
        goals += [Goal(height=rng.randint(2, 5), skills=show["skills"]) for show in tiles["exhibitions"]]
        for number in (1, 2, 3):
            sizes = tuple(rng.sample(range(1, top + 1), min(top, number)))
            goals.append(Goal(sizes=sizes, each=rng.random() < 0.5))
        for goal in goals:
            exists = any(goal.met_by(tower, ranks, limit) for tower in towers)
            assert (find_tower(hand, ranks, limit, goal) is not None) == exists, (hand, ranks, limit, goal)

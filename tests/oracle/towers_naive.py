"""Towers the slow and obvious way: section 5 of the rules, sentence by sentence, for the referee.

`tower_faults` judges a given tower, `every_tower` lists all towers of a small hand by brute force,
`find_tower` looks for one that meets a goal. Nothing is shared with the package; speed is not its subject.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise

Level = tuple[int, ...]  # sizes, larger ones first
Tower = tuple[Level, ...]  # from the ground up
Ranks = dict[str, int]

SKILLS = ("balance", "base", "mix", "strength", "width")  # B5
DIGITS = "123456789X"


def parse_sizes(text: str) -> Level:
    """Read castellers such as `XX9` in any order (section 10); sizes come back larger first."""
    return tuple(sorted((DIGITS.index(letter) + 1 for letter in text), reverse=True))


def format_sizes(sizes: Level | list[int]) -> str:
    return "".join(DIGITS[size - 1] for size in sorted(sizes, reverse=True))


def parse_tower(text: str) -> Tower | None:
    """Read `XX9/88/7/6`; None if it isn't written as a tower."""
    if not re.fullmatch(r"[1-9X]+(/[1-9X]+)*", text, re.ASCII):
        return None
    return tuple(parse_sizes(level) for level in text.split("/"))


def format_tower(tower: Tower) -> str:
    return "/".join(format_sizes(level) for level in tower)


def fixed_uses(tower: Tower) -> dict[str, int]:
    """Uses of the three skills whose count doesn't hang on w (T7)."""
    return {
        "balance": sum(len(above) == len(below) for below, above in pairwise(tower)),
        "strength": sum(max(above) == min(below) for below, above in pairwise(tower)),
        "mix": sum(len(set(level)) == 2 for level in tower),
    }


def uses_by_width(tower: Tower, limit: int, width_rank: int) -> list[dict[str, int]]:
    """The uses of all five skills for every w that may be declared (T7), w = 0 first."""
    found = []
    for w in range(width_rank + 1):
        if w > 0 and not any(limit < len(level) <= limit + w for level in tower):
            continue
        base = sum(len(level) > limit + w for level in tower)
        found.append({**fixed_uses(tower), "base": base, "width": w})
    return found


def tower_faults(tower: Tower, hand: Counter[int], ranks: Ranks, limit: int) -> list[str]:
    """Every clause of T1 to T5 that the tower breaks; a skill used too often breaks the one that names it."""
    faults = []
    standing = Counter(size for level in tower for size in level)
    if not tower or not all(tower) or standing - hand:
        faults.append("T1")
    uses = fixed_uses(tower)
    if any(max(level) - min(level) > 1 for level in tower) or uses["mix"] > ranks["mix"]:
        faults.append("T2")
    joints = list(pairwise(tower))
    if any(max(above) > min(below) for below, above in joints) or uses["strength"] > ranks["strength"]:
        faults.append("T3")
    if any(len(above) > len(below) for below, above in joints) or uses["balance"] > ranks["balance"]:
        faults.append("T4")
    if not any(uses["base"] <= ranks["base"] for uses in uses_by_width(tower, limit, ranks["width"])):
        faults.append("T5")
    return faults


def uses_all(tower: Tower, ranks: Ranks, limit: int, skills: tuple[str, ...]) -> bool:
    """T8: does one legal choice of w make every one of these skills used? The tower itself must be legal."""
    return any(
        all(uses[skill] >= 1 for skill in skills)
        for uses in uses_by_width(tower, limit, ranks["width"])
        if all(uses[skill] <= ranks[skill] for skill in SKILLS)
    )


def takes_part(tower: Tower, sizes: tuple[int, ...], each: bool) -> bool:
    """F1: at least four levels, at least one casteller of each (or of any) of the sizes."""
    standing = {size for level in tower for size in level}
    shown = [size in standing for size in sizes]
    return len(tower) >= 4 and (all(shown) if each else any(shown))


def tower_score(tower: Tower, sizes: tuple[int, ...]) -> int:
    """F2: levels, and castellers of the festival's sizes."""
    return len(tower) + sum(size in sizes for level in tower for size in level)


def every_tower(hand: Counter[int], ranks: Ranks, limit: int) -> Iterator[Tower]:
    """Every legal tower of the hand, trying every set of castellers as the next level. Small hands only."""
    sizes = sorted(hand.elements(), reverse=True)
    levels = sorted({level for n in range(1, len(sizes) + 1) for level in combinations(sizes, n)})

    def build(tower: Tower) -> Iterator[Tower]:
        for level in levels:
            taller = (*tower, level)
            if tower_faults(taller, hand, ranks, limit):
                continue  # what is broken stays broken: T5 too, since a wider level is always a lower one
            yield taller
            yield from build(taller)

    yield from build(())


@dataclass(frozen=True)
class Goal:
    """What a tower is wanted for: a shape (L2), an exhibition (L3) or a festival (F1)."""

    shape: tuple[int, ...] = ()
    height: int = 0  # exact number of levels, 0: no matter
    skills: tuple[str, ...] = ()
    sizes: tuple[int, ...] = ()  # a festival's; empty: no festival
    each: bool = True

    def met_by(self, tower: Tower, ranks: Ranks, limit: int) -> bool:
        if self.shape and tuple(len(level) for level in tower) != self.shape:
            return False
        if self.height and len(tower) != self.height:
            return False
        if self.sizes and not takes_part(tower, self.sizes, self.each):
            return False
        return uses_all(tower, ranks, limit, self.skills)


def find_tower(hand: Counter[int], ranks: Ranks, limit: int, goal: Goal) -> Tower | None:
    """Some legal tower that meets the goal, or None if there is none."""
    if any(ranks[skill] == 0 for skill in goal.skills):
        return None  # T6
    for w in range(ranks["width"] + 1):
        tower = _Search(hand, ranks, limit, goal, w).grow((), frozenset())
        if tower is not None:
            assert not tower_faults(tower, hand, ranks, limit) and goal.met_by(tower, ranks, limit), tower
            return tower
    return None


class _Search:
    """Depth first from the ground up for one w, never trying again what has failed in the same situation."""

    def __init__(self, hand: Counter[int], ranks: Ranks, limit: int, goal: Goal, w: int) -> None:
        self.hand, self.ranks, self.limit, self.goal, self.w = hand, ranks, limit, goal, w
        self.failed: set[object] = set()
        if goal.shape:
            self.top = len(goal.shape)
        elif goal.height:
            self.top = goal.height
        else:
            self.top = sum(hand.values())

    def grow(self, tower: Tower, marks: frozenset[str]) -> Tower | None:
        """A tower that starts with this one and meets the goal. marks: "wide" if a level needs this w."""
        if self.finished(tower, marks):
            return tower
        situation = self.situation(tower, marks)
        if len(tower) >= self.top or situation in self.failed:
            return None
        for level in self.next_levels(tower):
            taller = (*tower, level)
            if self.affordable(taller):
                wide = self.limit < len(level) <= self.limit + self.w
                found = self.grow(taller, marks | {"wide"} if wide else marks)
                if found is not None:
                    return found
        self.failed.add(situation)
        return None

    def uses(self, tower: Tower) -> dict[str, int]:
        base = sum(len(level) > self.limit + self.w for level in tower)
        return {**fixed_uses(tower), "base": base, "width": self.w}

    def affordable(self, tower: Tower) -> bool:
        uses = self.uses(tower)
        return all(uses[skill] <= self.ranks[skill] for skill in SKILLS)

    def finished(self, tower: Tower, marks: frozenset[str]) -> bool:
        """With this very w: the skills of the goal used, and w > 0 declared with reason (T7)."""
        if not tower or (self.w > 0 and "wide" not in marks):
            return False
        uses = self.uses(tower)
        return all(uses[skill] >= 1 for skill in self.goal.skills) and self.goal.met_by(
            tower, self.ranks, self.limit
        )

    def situation(self, tower: Tower, marks: frozenset[str]) -> object:
        """All of the past that the future hangs on."""
        if not tower:
            return ()
        smallest = min(tower[-1])
        left = self.hand[smallest] - sum(level.count(smallest) for level in tower)
        standing = {size for level in tower for size in level}
        shown = tuple(size in standing for size in self.goal.sizes)
        counted = len(tower) if self.goal.shape or self.goal.height else min(len(tower), 4)
        return counted, len(tower[-1]), smallest, left, tuple(self.uses(tower).items()), marks, shown

    def next_levels(self, tower: Tower) -> Iterator[Level]:
        """Levels of one size, or of n and n-1, that T1 to T4 and the goal's shape let stand on the tower."""
        below = tower[-1] if tower else None
        standing = Counter(size for level in tower for size in level)
        for n in range(min(below) if below else 10, 0, -1):
            for upper in range(1, self.hand[n] - standing[n] + 1):
                lower_left = self.hand[n - 1] - standing[n - 1] if n > 1 else 0
                for lower in range(lower_left + 1):
                    level = (n,) * upper + (n - 1,) * lower
                    if below is not None and len(level) > len(below):
                        continue
                    if self.goal.shape and len(level) != self.goal.shape[len(tower)]:
                        continue
                    yield level

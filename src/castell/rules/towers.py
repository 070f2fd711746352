"""Is a given tower legal (T1 to T8), where does it use which skill, and what is wrong with it?

Every fault names the level, the clause and what would be needed. Finding towers is the business of `search`;
this module judges one that somebody else has built, and takes the time to explain.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from castell.faults import Fault
from castell.rules.search_numbers import FESTIVAL_LEVELS
from castell.rules.skills import BALANCE, BASE, MIX, SKILLS, STRENGTH, WIDTH

Level = tuple[int, ...]
Levels = tuple[Level, ...]  # from the ground up

SIZE_LETTERS: Final = "-123456789X"  # section 10; a size is its own index


def size_text(sizes: Iterable[int]) -> str:
    """Castellers in the notation of section 10, in the order given: `XX9`."""
    return "".join([SIZE_LETTERS[size] for size in sizes])


@dataclass(frozen=True, slots=True)
class TowerReport:
    """What is to be said of a tower.

    faults: all that is wrong; empty if the tower is legal.
    uses: how often each skill is used, in the order of `SKILLS` (T7).
    width: the w that is declared (T7), chosen so that the least is wrong, and then the least is used.
    limit: L+w, what a level may hold without Base.
    level_skills: by level, from the ground up: `base`, `mix`, and `width` where the level needs w.
    joint_skills: by pair of neighbouring levels, from the ground up: `balance`, `strength`.
    """

    faults: tuple[Fault, ...]
    uses: tuple[int, ...]
    width: int
    limit: int
    level_skills: tuple[tuple[str, ...], ...]
    joint_skills: tuple[tuple[str, ...], ...]

    @property
    def legal(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults

    @property
    def counts(self) -> dict[str, int]:
        """How often each skill is used, by its name (T7)."""
        return dict(zip(SKILLS, self.uses, strict=True))

    def to_json(self) -> dict[str, object]:
        """The report as plain JSON values."""
        return {
            "legal": self.legal,
            "uses": self.counts,
            "limit": self.limit,
            "levels": [list(skills) for skills in self.level_skills],
            "joints": [list(skills) for skills in self.joint_skills],
            "faults": [fault.to_json() for fault in self.faults],
        }


def check_tower(
    levels: Levels, hand: Sequence[int] | None, ranks: Sequence[int], width_limit: int
) -> TowerReport:
    """Judge a tower by T1 to T7.

    levels: from the ground up, at least one level, each of at least one size from 1 to 10, in any order.
    hand: castellers by size, index 0 unused; None if it doesn't matter whose castellers they are.
    ranks: of the skills in the order of `SKILLS`. width_limit: L of T5.
    """
    ordered = _ordered(levels)
    width = _best_width(ordered, ranks, width_limit)
    limit = width_limit + width
    return TowerReport(
        faults=(
            *(_casteller_faults(ordered, hand) if hand is not None else ()),
            *_level_faults(ordered, ranks, width_limit, limit),
            *_joint_faults(ordered, ranks),
        ),
        uses=_uses(ordered, width, limit),
        width=width,
        limit=limit,
        level_skills=tuple(
            _named(
                base=len(level) > limit,
                mix=_is_mixed(level),
                width=width_limit < len(level) <= limit,
            )
            for level in ordered
        ),
        joint_skills=tuple(
            _named(balance=len(above) == len(below), strength=above[0] == below[-1])
            for below, above in pairwise(ordered)
        ),
    )


def matches_shape(levels: Levels, shape: Sequence[int], tile: str = "") -> tuple[Fault, ...]:
    """Why the tower isn't of this shape (L2), or nothing. Whether it is legal isn't asked.

    shape: castellers of each level from the ground up. tile: its id, if it is on one.
    """
    found = [len(level) for level in levels]
    if found == list(shape):
        return ()
    return (Fault.of("tower-other-shape", "L2", tile=tile, shape=_dashed(found), wanted=_dashed(shape)),)


def shows_skills(
    levels: Levels, count: int, show: Sequence[int], ranks: Sequence[int], width_limit: int, tile: str = ""
) -> tuple[Fault, ...]:
    """Why the tower is no exhibition (L3, T8), or nothing. Whether it is otherwise legal isn't asked.

    count: the levels it must have exactly. show: 1 for each skill to be used, in the order of `SKILLS`, all
    with one and the same w. tile: its id, if it is on one.
    """
    faults = []
    if len(levels) != count:
        faults.append(Fault.of("tower-other-levels", "L3", tile=tile, levels=len(levels), wanted=count))
    ordered = _ordered(levels)
    declared = _declared_widths(ordered, ranks[WIDTH], width_limit)
    legal = [width for width in declared if _wider(ordered, width_limit + width) <= ranks[BASE]]
    unused = []
    for width in legal or declared:
        uses = _uses(ordered, width, width_limit + width)
        unused.append([skill for skill in range(len(SKILLS)) if show[skill] and not uses[skill]])
    for skill in min(unused, key=len):
        faults.append(Fault.of("tower-skill-not-used", "T8", tile=tile, skill=SKILLS[skill]))
    return tuple(faults)


def takes_part(levels: Levels, sizes: Sequence[int], each: bool) -> tuple[Fault, ...]:
    """Why the tower can't take part in a festival (F1), or nothing. Whether it is legal isn't asked.

    sizes: the festival's. each: must each of them be in the tower, or any?
    """
    faults = []
    if len(levels) < FESTIVAL_LEVELS:
        faults.append(Fault.of("tower-too-low", "F1", levels=len(levels), wanted=FESTIVAL_LEVELS))
    lacking = [size for size in sizes if not any(size in level for level in levels)]
    texts = tuple(size_text([size]) for size in lacking)
    if lacking and each:
        faults.append(Fault.of("tower-lacks-sizes", "F1", sizes=texts))
    elif len(lacking) == len(sizes):
        faults.append(Fault.of("tower-lacks-any-size", "F1", sizes=texts))
    return tuple(faults)


def festival_score(levels: Levels, sizes: Iterable[int]) -> int:
    """The tower's score: its levels, and its castellers of the festival's sizes (F2)."""
    return len(levels) + sum(level.count(size) for size in sizes for level in levels)


def _ordered(levels: Levels) -> Levels:
    return tuple(tuple(sorted(level, reverse=True)) for level in levels)


def _named(**used: bool) -> tuple[str, ...]:
    return tuple(name for name in used if used[name])


def _dashed(counts: Iterable[int]) -> str:
    return "-".join(map(str, counts))


def _is_mixed(level: Level) -> bool:
    return level[0] != level[-1]


def _wider(levels: Levels, limit: int) -> int:
    return sum(len(level) > limit for level in levels)


def _uses(levels: Levels, width: int, limit: int) -> tuple[int, ...]:
    """The counts of T7 for this w. limit: L+w."""
    uses = [0] * len(SKILLS)
    uses[BALANCE] = sum(len(above) == len(below) for below, above in pairwise(levels))
    uses[BASE] = _wider(levels, limit)
    uses[MIX] = sum(map(_is_mixed, levels))
    uses[STRENGTH] = sum(above[0] == below[-1] for below, above in pairwise(levels))
    uses[WIDTH] = width
    return tuple(uses)


def _declared_widths(levels: Levels, rank: int, width_limit: int) -> list[int]:
    """The w that may be declared: 0, and those that some level makes use of (T7)."""
    return [
        width
        for width in range(rank + 1)
        if width == 0 or any(width_limit < len(level) <= width_limit + width for level in levels)
    ]


def _best_width(levels: Levels, ranks: Sequence[int], width_limit: int) -> int:
    """The w with which the fewest levels are too wide, and of these the one with the fewest uses."""

    def cost(width: int) -> tuple[int, int, int]:
        base = _wider(levels, width_limit + width)
        return max(base - ranks[BASE], 0), base + width, width

    return min(_declared_widths(levels, ranks[WIDTH], width_limit), key=cost)


def _casteller_faults(levels: Levels, hand: Sequence[int]) -> Iterator[Fault]:
    """T1: castellers that aren't there, one fault a size, at the level where they run out."""
    standing = [0] * len(hand)
    level_of: dict[int, int] = {}
    for number, level in enumerate(levels, start=1):
        for size in level:
            standing[size] += 1
            if standing[size] > hand[size]:
                level_of.setdefault(size, number)
    for size, number in level_of.items():
        yield Fault.of(
            "tower-castellers-missing",
            "T1",
            level=number,
            size=size_text([size]),
            standing=standing[size],
            have=hand[size],
            missing=standing[size] - hand[size],
        )


def _level_faults(levels: Levels, ranks: Sequence[int], width_limit: int, limit: int) -> Iterator[Fault]:
    """T2 and T5: what is wrong with single levels. Uses of a skill are counted from the ground up."""
    mixed = 0
    wide = 0
    for number, level in enumerate(levels, start=1):
        text = size_text(level)
        if level[0] - level[-1] > 1:
            yield Fault.of("tower-sizes-apart", "T2", level=number, castellers=text)
        elif _is_mixed(level):
            mixed += 1
            if mixed > ranks[MIX]:
                yield Fault.of(
                    "tower-needs-mix", "T2", level=number, castellers=text, needed=mixed, rank=ranks[MIX]
                )
        if len(level) > limit:
            wide += 1
            if wide > ranks[BASE]:
                yield Fault.of(
                    "tower-too-wide",
                    "T5",
                    level=number,
                    count=len(level),
                    limit=limit,
                    base_needed=wide,
                    base_rank=ranks[BASE],
                    width_needed=len(level) - width_limit,
                    width_rank=ranks[WIDTH],
                )


def _joint_faults(levels: Levels, ranks: Sequence[int]) -> Iterator[Fault]:
    """T3 and T4: what is wrong between neighbouring levels. Uses are counted from the ground up."""
    strong = 0
    balanced = 0
    for number, (below, above) in enumerate(pairwise(levels), start=1):
        upper, lower = size_text(above[:1]), size_text(below[-1:])
        if above[0] > below[-1]:
            yield Fault.of(
                "tower-larger-above", "T3", level=number + 1, below=number, upper=upper, lower=lower
            )
        elif above[0] == below[-1]:
            strong += 1
            if strong > ranks[STRENGTH]:
                yield Fault.of(
                    "tower-needs-strength",
                    "T3",
                    level=number + 1,
                    below=number,
                    size=upper,
                    needed=strong,
                    rank=ranks[STRENGTH],
                )
        if len(above) > len(below):
            yield Fault.of(
                "tower-grows", "T4", level=number + 1, below=number, count=len(above), allowed=len(below)
            )
        elif len(above) == len(below):
            balanced += 1
            if balanced > ranks[BALANCE]:
                yield Fault.of(
                    "tower-needs-balance",
                    "T4",
                    level=number + 1,
                    below=number,
                    needed=balanced,
                    rank=ranks[BALANCE],
                )

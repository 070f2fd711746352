"""The tower coach as a library: what is best to build from a hand, given as people give it.

The functions here read texts and sequences, ask the search of `castell.rules`, and hand out values. Whether a
tower that somebody has built is right is asked of the tower itself (`Tower.check`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from castell.faults import Fault, InvalidNotation
from castell.notation.tower import (
    MOST_CASTELLERS,
    WIDTH_LIMIT,
    Hand,
    Skills,
    Tower,
    check_skill,
    hand_counts,
    parse_sizes,
    skill_ranks,
)
from castell.rules.limits import MAX_LEVELS, MAX_SIZES, SIZE_SLOTS
from castell.rules.search import TowerSearch
from castell.rules.skills import SKILLS


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a tower reaches at a festival.

    score: of F2. counts: castellers of each of the festival's sizes, in the order given.
    tower: of all that reach it, the one with most castellers (F4), then with the greatest text.
    """

    score: int
    counts: tuple[int, ...]
    tower: Tower

    @property
    def castellers(self) -> int:
        """How many stand in the tower (F4)."""
        return len(self.tower.castellers)


def outcomes(
    hand: Hand, skills: Skills, sizes: Hand, *, width_limit: int = WIDTH_LIMIT, each: bool = True
) -> tuple[Outcome, ...]:
    """Every outcome at a festival that no other beats, best score first; none without a tower (F1).

    An outcome beats another if its score and all its counts are at least as high, and one is higher.

    hand: castellers, `XX9988` or a sequence of sizes. skills: ranks, `balance=1,mix=2` or a mapping.
    sizes: the festival's, `8,3` or a sequence. width_limit: L of T5. each: must a tower hold each of the
    sizes, or any (F1)? Raises InvalidNotation if something can't be read.
    """
    search = _search(hand, skills, width_limit)
    asked = festival_sizes(sizes)
    search.set_festival(asked, each)
    return tuple(
        Outcome(score, tuple(counts), Tower.of(search.outcome_tower(number)))
        for number, (score, *counts) in enumerate(search.outcome_list())
    )


def best_tower(
    hand: Hand, skills: Skills, sizes: Hand, *, width_limit: int = WIDTH_LIMIT, each: bool = True
) -> Outcome | None:
    """The best tower for a festival: highest score (F2), most castellers (F4), greatest text.

    The arguments and errors are those of `outcomes`. None if no tower takes part (F1).
    """
    return best_of(outcomes(hand, skills, sizes, width_limit=width_limit, each=each))


def best_of(found: Iterable[Outcome]) -> Outcome | None:
    """The best of outcomes: highest score (F2), most castellers (F4), greatest text; or None."""
    return max(found, key=lambda outcome: (outcome.score, outcome.castellers, outcome.tower), default=None)


def build_shape(
    hand: Hand, skills: Skills, shape: str | Sequence[int], *, width_limit: int = WIDTH_LIMIT
) -> Tower | None:
    """The tower of a shape (L2) with the greatest text, or None if none can be built.

    shape: `3-2-1` or a sequence, from the ground up. The others, and errors, are those of `outcomes`.
    """
    search = _search(hand, skills, width_limit)
    search.set_shape(shape_levels(shape))
    levels = search.shape_tower()
    return Tower.of(levels) if levels is not None else None


def build_exhibition(
    hand: Hand, skills: Skills, levels: int, show: Iterable[str], *, width_limit: int = WIDTH_LIMIT
) -> Tower | None:
    """The tower of exactly so many levels that uses every skill shown (L3, T8), or None if none can be built.

    Of several it is the one with the greatest text. show: names of skills. The others, and errors, are those
    of `outcomes`.
    """
    search = _search(hand, skills, width_limit)
    shown = list(show)
    for name in shown:
        check_skill(name)
    if not 1 <= levels <= MAX_LEVELS:
        raise InvalidNotation(Fault.of("notation-levels-range", "T1", levels=levels, limit=MAX_LEVELS))
    search.set_exhibition(levels, [SKILLS.index(name) for name in shown])
    found = search.exhibition_tower()
    return Tower.of(found) if found is not None else None


def festival_sizes(sizes: Hand) -> tuple[int, ...]:
    """A festival's sizes in the order given: `X3`, `10,3` or a sequence.

    Raises InvalidNotation if they can't be read, or if no festival has such sizes.
    """
    if isinstance(sizes, str):
        parts = [part.strip() for part in sizes.split(",")]
        asked = parse_sizes("".join("X" if part == "10" else part for part in parts))
    else:
        asked = tuple(sizes)
    for size in asked:
        if not 1 <= size < SIZE_SLOTS:
            raise InvalidNotation(Fault.of("notation-no-size", "B2", size=size))
    if not 1 <= len(asked) <= MAX_SIZES or len(set(asked)) < len(asked):
        raise InvalidNotation(Fault.of("notation-festival-sizes", "U3", sizes=asked, limit=MAX_SIZES))
    return asked


def shape_levels(shape: str | Sequence[int]) -> tuple[int, ...]:
    """A shape's numbers from the ground up: `3-2-1`, or a sequence. Raises InvalidNotation if it is none."""
    if isinstance(shape, str):
        parts = shape.split("-")
        if not all(part.isascii() and part.isdigit() and len(part) <= 3 for part in parts):
            raise InvalidNotation(Fault.of("notation-shape-unreadable", "L2", text=shape[:40]))
        shape = [int(part) for part in parts]
    if not 1 <= len(shape) <= MAX_LEVELS:
        raise InvalidNotation(Fault.of("notation-levels-range", "T1", levels=len(shape), limit=MAX_LEVELS))
    for count in shape:
        if not 1 <= count <= MOST_CASTELLERS:
            raise InvalidNotation(Fault.of("notation-shape-count", "T1", count=count, limit=MOST_CASTELLERS))
    return tuple(shape)


def _search(hand: Hand, skills: Skills, width_limit: int) -> TowerSearch:
    search = TowerSearch()
    search.set_builder(hand_counts(hand), skill_ranks(skills), width_limit)
    return search

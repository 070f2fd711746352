"""Towers and castellers as people and records write them: the value `Tower`, and how texts are read.

A tower here is a picture of castellers; whether it can be built is asked with `check`, and which one is best
is found by `coach`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import total_ordering
from itertools import chain
from typing import Final

from castell.faults import Fault, InvalidNotation
from castell.rules.limits import SIZE_SLOTS
from castell.rules.skills import SKILLS
from castell.rules.towers import SIZE_LETTERS, Levels, TowerReport, check_tower, festival_score, size_text

LONGEST_TOWER: Final = 400  # characters
MOST_CASTELLERS: Final = 150  # B2
HIGHEST_RANK: Final = 9  # of one skill, in any edition
WIDTH_LIMIT: Final = 3  # L of T5, as the Diada edition has it

_SIZES: Final = {letter: size for size, letter in enumerate(SIZE_LETTERS) if size}

Hand = str | Sequence[int]
Skills = str | Mapping[str, int]


@total_ordering
@dataclass(frozen=True, slots=True, eq=False, init=False)
class Tower:
    """A tower: equal, hashed and ordered by its text.

    text: the notation of section 10, with larger sizes first in a level. levels: sizes from the ground up.
    """

    text: str
    levels: Levels = field(repr=False)

    def __init__(self, text: str) -> None:
        """Read a tower such as `XX9/88/7/6`; within a level the sizes may come in any order.

        Raises InvalidNotation, with the position in the text, if it isn't one.
        """
        _check_length(text)
        levels = []
        position = 1
        for number, level in enumerate(text.split("/"), start=1):
            if not level:
                raise InvalidNotation(
                    Fault.of("notation-empty-level", "T1", text=text, level=number, position=position)
                )
            levels.append(tuple(sorted(_sizes(level, text, position), reverse=True)))
            position += len(level) + 1
        object.__setattr__(self, "levels", tuple(levels))
        object.__setattr__(self, "text", "/".join(map(size_text, levels)))

    @staticmethod
    def of(levels: Sequence[Sequence[int]]) -> Tower:
        """The tower of these levels: from the ground up, at least one, each of sizes from 1 to 10."""
        tower = Tower.__new__(Tower)
        ordered = tuple([tuple(sorted(level, reverse=True)) for level in levels])
        object.__setattr__(tower, "levels", ordered)
        object.__setattr__(tower, "text", "/".join(map(size_text, ordered)))
        return tower

    @property
    def shape(self) -> tuple[int, ...]:
        """How many castellers stand in each level, from the ground up (L2)."""
        return tuple(map(len, self.levels))

    @property
    def castellers(self) -> tuple[int, ...]:
        """The sizes of all castellers in the tower, from the ground up."""
        return tuple(chain.from_iterable(self.levels))

    def check(
        self, hand: Hand | None = None, skills: Skills = "", width_limit: int = WIDTH_LIMIT
    ) -> TowerReport:
        """Is the tower legal (T1 to T7), and if not, why?

        hand: the player's castellers, `XX98876` or a sequence of sizes; None: there are enough of all.
        skills: ranks by skill, `balance=1,mix=2` or a mapping; 0 where none is given. width_limit: L of T5.
        Raises InvalidNotation if the hand or the skills can't be read.
        """
        counts = hand_counts(hand) if hand is not None else None
        return check_tower(self.levels, counts, skill_ranks(skills), width_limit)

    def score(self, sizes: Hand) -> int:
        """Its score at a festival of these sizes (F2); whether it may take part isn't asked."""
        return festival_score(self.levels, parse_castellers(sizes) if isinstance(sizes, str) else sizes)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Tower({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tower) and self.text == other.text

    def __lt__(self, other: Tower) -> bool:
        return self.text < other.text

    def __hash__(self) -> int:
        return hash(self.text)


def parse_castellers(text: str) -> tuple[int, ...]:
    """Read castellers such as `XX98`, in any order, also none; returns their sizes, descending.

    Raises InvalidNotation, with the position in the text, if they can't be read.
    """
    return tuple(sorted(parse_sizes(text), reverse=True))


def parse_sizes(text: str) -> tuple[int, ...]:
    """Read sizes such as `83`, and keep their order; otherwise like `parse_castellers`."""
    _check_length(text)
    return tuple(_sizes(text, text, 1))


def format_castellers(sizes: Sequence[int]) -> str:
    """Castellers in notation, larger sizes first: `XX98`."""
    return size_text(sorted(sizes, reverse=True))


def parse_skills(text: str) -> dict[str, int]:
    """Read ranks such as `balance=1,mix=2`; a skill that isn't named has rank 0.

    Raises InvalidNotation if they can't be read: an unknown skill, one given twice, no rank from 0 to 9.
    """
    _check_length(text)
    ranks: dict[str, int] = {}
    for part in text.split(",") if text.strip() else ():
        name, _, rank = (piece.strip() for piece in part.partition("="))
        check_skill(name)
        if not rank.isascii() or not rank.isdigit() or len(rank) > 4:
            raise InvalidNotation(Fault.of("notation-rank-unreadable", "T6", skill=name, text=part.strip()))
        if name in ranks:
            raise InvalidNotation(Fault.of("notation-skill-twice", "T6", skill=name))
        ranks[name] = int(rank)
        _check_rank(name, ranks[name])
    return {name: ranks.get(name, 0) for name in SKILLS}


def hand_counts(hand: Hand) -> list[int]:
    """The number of castellers of each size, index 0 unused, of a hand as people give it.

    hand: `XX98876` or a sequence of sizes. Raises InvalidNotation if it can't be read, or is too large.
    """
    sizes = parse_castellers(hand) if isinstance(hand, str) else hand
    if len(sizes) > MOST_CASTELLERS:
        raise InvalidNotation(
            Fault.of("notation-too-many-castellers", "B2", count=len(sizes), limit=MOST_CASTELLERS)
        )
    counts = [0] * SIZE_SLOTS
    for size in sizes:
        if not 1 <= size < SIZE_SLOTS:
            raise InvalidNotation(Fault.of("notation-no-size", "B2", size=size))
        counts[size] += 1
    return counts


def skill_ranks(skills: Skills) -> list[int]:
    """Ranks in the order of `SKILLS`, of skills as people give them.

    skills: `balance=1,mix=2` or a mapping; 0 where none is given. Raises InvalidNotation if they can't be
    read.
    """
    given = parse_skills(skills) if isinstance(skills, str) else skills
    for name, rank in given.items():
        check_skill(name)
        _check_rank(name, rank)
    return [given.get(name, 0) for name in SKILLS]


def _check_length(text: str) -> None:
    if len(text) > LONGEST_TOWER:
        raise InvalidNotation(
            Fault.of("notation-too-long", text=text[:20], length=len(text), limit=LONGEST_TOWER)
        )


def check_skill(name: str) -> None:
    """Raise InvalidNotation if there is no such skill (B5)."""
    if name not in SKILLS:
        raise InvalidNotation(Fault.of("notation-unknown-skill", "B5", skill=name, skills=SKILLS))


def _check_rank(name: str, rank: int) -> None:
    if not 0 <= rank <= HIGHEST_RANK:
        raise InvalidNotation(
            Fault.of("notation-rank-range", "T6", skill=name, rank=rank, limit=HIGHEST_RANK)
        )


def _sizes(part: str, text: str, position: int) -> list[int]:
    """The sizes in a part of a text. position: where in the text the part begins, counted from 1."""
    sizes = []
    for place, letter in enumerate(part, start=position):
        size = _SIZES.get(letter)
        if size is None:
            raise InvalidNotation(
                Fault.of("notation-no-casteller", text=text, character=letter, position=place)
            )
        sizes.append(size)
    return sizes

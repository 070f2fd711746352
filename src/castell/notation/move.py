"""Moves as people and records write them: the value `Move`, read from a text and shown as one (section 10).

A move here knows its words, not the game: whether there is such a region or tile, and whether the move is
legal, is asked in `game`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import total_ordering

from castell.faults import Fault, InvalidNotation
from castell.notation.tower import Tower, format_castellers, parse_castellers
from castell.rules.skills import SKILLS

LONGEST_MOVE = 420  # characters: the longest tower and its tile
REGION = re.compile(r"[A-Z]{2,4}")
TILE = re.compile(r"[A-Z][0-9]{2}")


class Action(StrEnum):
    """The kinds of moves: the four actions of a turn, its end, and a festival's two answers."""

    MOVE = "move"  # A2
    RECRUIT = "recruit"  # A3
    TRAIN = "train"  # A4, A5
    SPECIAL = "special"  # A6
    END = "end"  # A1
    SHOW = "show"  # F1
    STAY_OUT = "stay-out"  # F1


class Deed(StrEnum):
    """The three special actions."""

    RECRUIT = "recruit"  # A6 a
    MOVE = "move"  # A6 b
    PERFORM = "perform"  # A6 c


@total_ordering
@dataclass(frozen=True, slots=True, eq=False)
class Move:
    """A move: equal, hashed and ordered by its text.

    text: the notation, with larger sizes first. action: which kind of move. deed: of a special action, with a
    token or by the tile Special, which of the three. castellers: whom it recruits, sizes descending.
    region: the code of the region it moves to. skill: the skill it trains, `special` for the tile Special.
    tile: the id of the tile it performs. tower: the tower it shows.
    """

    text: str
    action: Action = field(repr=False)
    deed: Deed | None = field(default=None, repr=False)
    castellers: tuple[int, ...] = field(default=(), repr=False)
    region: str = field(default="", repr=False)
    skill: str = field(default="", repr=False)
    tile: str = field(default="", repr=False)
    tower: Tower | None = field(default=None, repr=False)

    @staticmethod
    def parse(text: str) -> Move:
        """Read a move.

        text: a move in the notation of section 10; spaces around it and the order of sizes don't matter.
        Raises InvalidNotation, with what was expected, if it isn't one.
        """
        if len(text) > LONGEST_MOVE:
            raise InvalidNotation(Fault.of("move-too-long", text=text[:20], limit=LONGEST_MOVE))
        text = text.strip()
        first, rest = text[:1], text[1:]
        if text == ".":
            return Move.end()
        if text == "F-":
            return Move.stay_out()
        if text[:2] == "F=":
            return Move.show(Tower(text[2:]))
        if first == "@":
            return Move.to(_region(text, rest))
        if first == "+":
            return Move.recruit(*_castellers(text, rest, most=2))
        if first == "^" and rest[:1] == "!":
            return _special(text, rest[1:]).by_tile()
        if first == "^":
            return Move.train(_skill(text, rest))
        if first == "!":
            return _special(text, rest)
        raise InvalidNotation(Fault.of("move-unreadable", text=text))

    @staticmethod
    def to(region: str) -> Move:
        """Place the pawn in a region, or move it there (A2)."""
        return Move(f"@{region}", Action.MOVE, region=region)

    @staticmethod
    def recruit(*castellers: int) -> Move:
        """Recruit one or two castellers, given by their sizes (A3)."""
        sizes = tuple(sorted(castellers, reverse=True))
        return Move(f"+{format_castellers(sizes)}", Action.RECRUIT, castellers=sizes)

    @staticmethod
    def train(skill: str) -> Move:
        """Train a skill (A4)."""
        return Move(f"^{skill}", Action.TRAIN, skill=skill)

    @staticmethod
    def end() -> Move:
        """End the turn (A1)."""
        return Move(".", Action.END)

    @staticmethod
    def show(tower: Tower) -> Move:
        """Show a tower at a festival (F1)."""
        return Move(f"F={tower}", Action.SHOW, tower=tower)

    @staticmethod
    def stay_out() -> Move:
        """Stay out of a festival (F1)."""
        return Move("F-", Action.STAY_OUT)

    @staticmethod
    def special_recruit(casteller: int) -> Move:
        """Spend a token to recruit one casteller (A6 a)."""
        sizes = (casteller,)
        return Move(f"!+{format_castellers(sizes)}", Action.SPECIAL, Deed.RECRUIT, castellers=sizes)

    @staticmethod
    def special_move(region: str) -> Move:
        """Spend a token to move the pawn (A6 b)."""
        return Move(f"!@{region}", Action.SPECIAL, Deed.MOVE, region=region)

    @staticmethod
    def perform(tile: str, tower: Tower) -> Move:
        """Spend a token on a local performance (A6 c): the tile and the tower shown for it."""
        return Move(f"!{tile}={tower}", Action.SPECIAL, Deed.PERFORM, tile=tile, tower=tower)

    def by_tile(self) -> Move:
        """The same special action done by training the tile Special (A5), with no token."""
        return replace(self, text="^" + self.text, action=Action.TRAIN, skill="special")

    def __str__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.text == other.text

    def __lt__(self, other: Move) -> bool:
        return self.text < other.text

    def __hash__(self) -> int:
        return hash(self.text)


def _special(text: str, rest: str) -> Move:
    if rest[:1] == "+":
        return Move.special_recruit(*_castellers(text, rest[1:], most=1))
    if rest[:1] == "@":
        return Move.special_move(_region(text, rest[1:]))
    tile, equals, tower = rest.partition("=")
    if not equals or not TILE.fullmatch(tile):
        raise InvalidNotation(Fault.of("move-special-unreadable", "A6", text=text))
    return Move.perform(tile, Tower(tower))


def _region(text: str, code: str) -> str:
    if not REGION.fullmatch(code):
        raise InvalidNotation(Fault.of("move-region-unreadable", "A2", text=text))
    return code


def _skill(text: str, name: str) -> str:
    if name not in SKILLS:
        raise InvalidNotation(Fault.of("move-skill-unreadable", "A4", text=text, skills=SKILLS))
    return name


def _castellers(text: str, sizes: str, most: int) -> tuple[int, ...]:
    castellers = parse_castellers(sizes)
    if not 1 <= len(castellers) <= most:
        clause = "A3" if most == 2 else "A6"
        raise InvalidNotation(Fault.of("move-too-many-recruits", clause, text=text, most=most))
    return castellers

"""The log of a game: what players did and what chance did, in order. With the deal it is the whole game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from castell.notation.move import Move


@dataclass(frozen=True, slots=True)
class Moved:
    """A move by a seat in a round.

    code: the move inside the rules. festival: of an `F` move the festival's place in the calendar, else None.
    Both follow from the rest and aren't compared.
    """

    round: int
    seat: int
    move: Move
    code: int = field(compare=False, repr=False)
    festival: int | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Refilled:
    """A refill (R1): the castellers drawn for each region, in wheel order, each in the order drawn."""

    round: int
    drawn: tuple[tuple[int, ...], ...]


Entry = Moved | Refilled


def entry_to_json(entry: Entry, codes: Sequence[str]) -> dict[str, Any]:
    """An entry as in a record's log (section 10). codes: the regions' in wheel order."""
    if isinstance(entry, Moved):
        return {"round": entry.round, "seat": entry.seat, "move": entry.move.text}
    drawn = zip(codes, entry.drawn, strict=True)
    return {"round": entry.round, "refill": {code: list(sizes) for code, sizes in drawn if sizes}}


@dataclass(frozen=True, slots=True)
class Rewind:
    """A rewind past the start of a turn, as local games allow: the log was cut from one length to another."""

    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat. kind: `human`, or `bot:` and the bot's name."""

    name: str
    kind: str = "human"

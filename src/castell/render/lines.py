"""Lines made of styled pieces, and how they are laid side by side.

A piece says what it is, not how it looks: a terminal may colour it, a plain text leaves the style away, and
nothing is told by the style alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from rich.cells import cell_len, set_cell_size


@dataclass(frozen=True, slots=True)
class Piece:
    """Some text and what it is: "" for plain, or `title`, `mine`, `good`, `faint`, `now`, `wrong`."""

    text: str
    style: str = ""


Line = tuple[Piece, ...]

EMPTY: Line = (Piece(""),)


def plain(line: Line) -> str:
    """A line's text without its styles."""
    return "".join(piece.text for piece in line).rstrip()


def width_of(line: Line) -> int:
    """How many columns a line takes; letters of some scripts take two."""
    return sum(cell_len(piece.text) for piece in line)


def fitted(text: str, width: int) -> str:
    """A text in exactly so many columns: cut, or filled with spaces."""
    return set_cell_size(text, width)


def beside(left: Sequence[Line], right: Sequence[Line], width: int) -> list[Line]:
    """Two blocks of lines beside each other. width: of the left one; what is wider pushes the right one."""
    joined: list[Line] = []
    for first, second in zip_longest(left, right, fillvalue=()):
        gap = max(width - width_of(first), 2 if first else 0)
        joined.append((*first, Piece(" " * gap), *second) if second else first)
    return joined

"""The legal moves of a game as a lazy view: iterate, `in`, `len`, truth.

`in` is true for every move that `push` accepts. Iterating gives the moves sorted by their notation, with one
tower for each local performance and one for each festival outcome that no other outcome beats.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from castell.faults import CastellError
from castell.notation.move import Move

if TYPE_CHECKING:
    from castell.game.game import Game


class LegalMoves:
    """What the seat to act may do now, in a game; it follows the game when moves are made."""

    __slots__ = ("_game",)

    def __init__(self, game: Game) -> None:
        self._game = game

    def __iter__(self) -> Iterator[Move]:
        return iter(self._game.listed_moves())

    def __len__(self) -> int:
        return len(self._game.listed_moves())

    def __bool__(self) -> bool:
        return self._game.seat is not None

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move | str):
            return False
        try:
            return not self._game.faults(move)
        except CastellError:
            return False

    def __repr__(self) -> str:
        return f"<LegalMoves: {' '.join(move.text for move in self)}>"

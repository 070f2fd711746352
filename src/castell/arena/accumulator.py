"""What an accumulator is: something that watches each game of a simulation and gives what it has gathered."""

from __future__ import annotations

from typing import Protocol

from castell.game import Game
from castell.notation.move import Move


class Accumulator(Protocol):
    """A watcher of one game; every game gets a new one. It looks on and changes nothing."""

    def before(self, game: Game) -> None:
        """The game has been dealt."""
        ...

    def step(self, game: Game, seat: int, move: Move) -> None:
        """A seat has made a move, and what follows by itself (festivals, a refill) has been done."""
        ...

    def after(self, game: Game) -> object:
        """The game is over. What is returned is kept in `GameResult.gathered`; processes pickle it."""
        ...

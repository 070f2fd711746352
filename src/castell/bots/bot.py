"""What a bot is: a class with a name and one method. It gets a view of the game, never the game itself."""

from __future__ import annotations

from typing import Protocol

from castell.game import View
from castell.notation.move import Move
from castell.rules.chance import Chance


class Bot(Protocol):
    """A player by program.

    name: what `--players` calls it. A class that takes an argument gets the text behind the colon of
    `name:argument` as its only argument.
    """

    name: str

    def choose(self, view: View, chance: Chance) -> Move | str:
        """The move of the seat that looks: a `Move`, or its text.

        view: of the seat whose move is awaited. chance: random numbers of this bot's own.
        """
        ...

"""The bot `random`: any legal move, drawn by kind of action first, as `rules.roll` rolls them."""

from __future__ import annotations

from castell.game import View
from castell.game.listing import move_of
from castell.notation.move import Move
from castell.rules.chance import Chance
from castell.rules.legal import MoveList
from castell.rules.roll import random_code


class RandomBot:
    """Plays at random, shows the best tower at a festival, and now and then stays out."""

    name = "random"

    def __init__(self) -> None:
        self._moves = MoveList()

    def choose(self, view: View, chance: Chance) -> Move:
        """A random legal move."""
        code = random_code(view.position, view.search, self._moves, chance)
        return move_of(view.position, view.search, self._moves, code)

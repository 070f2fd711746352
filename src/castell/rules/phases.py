"""The phases of a game: whose kind of move is awaited, and the number that stands for no one."""

from __future__ import annotations

from typing import Final

TURN: Final = 0  # R3: a player's actions
FESTIVAL: Final = 1  # R4: a player's festival tower
REFILL: Final = 2  # R1: chance, the castellers drawn from the bag
OVER: Final = 3  # E1

NOBODY: Final = -1

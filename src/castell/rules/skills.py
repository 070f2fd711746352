"""The five skills (B5) and the sixth kind of board skill tile, as the numbers the rules use.

The order is the alphabetical order of the names, so that moves sorted by number are sorted by notation.
"""

from __future__ import annotations

from typing import Final

BALANCE: Final = 0
BASE: Final = 1
MIX: Final = 2
STRENGTH: Final = 3
WIDTH: Final = 4
SPECIAL: Final = 5

SKILLS: Final = ("balance", "base", "mix", "strength", "width")
TILE_KINDS: Final = (*SKILLS, "special")

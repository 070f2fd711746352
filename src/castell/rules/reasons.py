"""Why the rules refuse a move, as small integers: one for every way of being illegal.

Zero means that nothing stands against it. `game.refusals` turns the others into faults with a clause,
a message key and parameters.
"""

from __future__ import annotations

from typing import Final

OPEN: Final = 0
MOVED_ALREADY: Final = 1  # A1
RECRUITED_ALREADY: Final = 2  # A1
TRAINED_ALREADY: Final = 3  # A1
SPECIAL_ALREADY: Final = 4  # A1
NOT_PLACED: Final = 5  # A2
SAME_REGION: Final = 6  # A2, A6
NOT_ADJACENT: Final = 7  # A2, A6
NOBODY_THERE: Final = 8  # A3, A6: the region is empty
CASTELLER_NOT_THERE: Final = 9  # A3, A6
NOT_OFFERED: Final = 10  # A4
AT_MAXIMUM: Final = 11  # A4
NO_TOKEN: Final = 12  # A6
TILE_NOT_HERE: Final = 13  # L1: no such tile was dealt to this row
TILE_TAKEN: Final = 14  # L1
CANNOT_BUILD: Final = 15  # L2, L3
NO_SPECIAL_POSSIBLE: Final = 16  # A5
NOT_A_FESTIVAL: Final = 17  # F1: no festival is being held
FESTIVAL_RUNNING: Final = 18  # R4: a festival tower is awaited, not a turn
REFILL_DUE: Final = 19  # R1
GAME_OVER: Final = 20  # E1
NO_TILE: Final = 21  # L1: both tiles of the row are gone
NO_SKILL: Final = 22  # A4: every skill offered is at its maximum

"""The numbers the search for towers counts with: how the ground looks, and how an outcome fits in one number.

They stand apart because compiled modules keep their own C copies of them: the `.pxd` files repeat the lengths
of tables, and names declared there aren't seen from other modules.
"""

from __future__ import annotations

from typing import Final

FESTIVAL_LEVELS: Final = 4  # F1

GROUND: Final = 11  # the ground, as if it were a level: its smallest size
BOTTOMLESS: Final = 255  # and its count

# A value packs an outcome into one number, ten bits each for the score, the castellers of up to four sizes,
# and all castellers; so that adding up and comparing an outcome takes one operation.
FIELD: Final = 10  # bits; no field exceeds 511, which leaves the uppermost bit free for comparing
CASTELLER: Final = 1
CASTELLERS: Final = (1 << FIELD) - 1  # the field of all castellers
LEAST_COUNT: Final = 1 << FIELD  # one casteller of the fourth size
LEVEL: Final = 1 << (5 * FIELD)
MATCH: Final = 1 << (5 * FIELD)  # F2: a point for a level and for a casteller of the festival's sizes
COUNTS: Final = (1 << (5 * FIELD)) - (1 << FIELD)  # the fields of the sizes
GUARDS: Final = sum(1 << (FIELD * field + FIELD - 1) for field in range(1, 6))  # not of all castellers
FLOOR: Final = GUARDS | CASTELLERS  # with it a comparison never borrows from the next field

# Tables of what the search has learned; only how fast it is hangs on their lengths.
FAILED_SLOTS: Final = 2039  # primes, so that every part of a key spreads it
SEEN_SLOTS: Final = 16381
PROBES: Final = 4

# Three sizes have some hundred outcomes at worst, four sizes some hundreds, with all a player can ever hold.
MAX_OUTCOMES: Final = 4096

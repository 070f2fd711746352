"""How large the arrays of the compiled rules are, and how they are made.

These are limits of the program, not of the game: what an edition really holds is in its `Box`. The `.pxd`
files repeat the numbers as C array lengths; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from castell.rules import compiled

ROUNDS: Final = 10  # B1
SIZE_SLOTS: Final = 11  # sizes 1 to 10 (B2); slot 0 stays empty so that a size is its own index
MAX_PLAYERS: Final = 4  # B1
REGIONS: Final = 7  # B3
WHEEL: Final = 8  # B4: the hub and a position for each region
SKILL_COUNT: Final = 5  # B5
ROW: Final = 2  # U4: tiles dealt to each region's row
MAX_TILES: Final = 64
MAX_FESTIVALS: Final = 14  # B6: as many as there are location tiles
MAX_SIZES: Final = 4  # size spaces of one festival
MAX_LEVELS: Final = 20  # ten sizes, and up to nine uses of Strength
PRIZES: Final = 3  # B8: trophies, medals, ribbons
MAX_MOVES: Final = 4608  # a festival's outcomes (search_numbers.MAX_OUTCOMES), or a turn's moves


def check_room(what: str, number: int, most: int) -> None:
    """Refuse a number beyond 0 to `most`, since compiled the arrays are used without a look at their ends.

    Editions and deals that were read from a file have been checked, but one put together in Python may be
    anything. Raises ValueError.
    """
    if not 0 <= number <= most:
        raise ValueError(f"{what}: 0 to {most} are possible, not {number}")


def make_arrays(thing: object, arrays: Mapping[str, tuple[int, ...]]) -> None:
    """Give an object of the interpreted rules its arrays, all zero: lists, or lists of lists.

    Compiled, the arrays lie in the object itself from the start, and nothing is done.
    arrays: by the attribute's name its length, or its lengths.
    """
    if compiled():
        return
    for name, (length, *columns) in arrays.items():
        setattr(thing, name, [[0] * columns[0] for _ in range(length)] if columns else [0] * length)

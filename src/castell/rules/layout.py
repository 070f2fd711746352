"""What is dealt face up at the start and stays where it is for the whole game (U2, U3, U4, U6).

Board skill tiles on the wheel, the calendar, the rows of performance tiles as dealt, and who starts. What
changes during play is in `position.Position`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from castell.rules.box import Box
from castell.rules.limits import MAX_FESTIVALS, MAX_SIZES, REGIONS, ROW, WHEEL, check_room, make_arrays

if TYPE_CHECKING:
    import cython


ARRAYS = {
    "wheel": (WHEEL,),
    "festival_region": (MAX_FESTIVALS,),
    "festival_size": (MAX_FESTIVALS, MAX_SIZES),
    "festival_sizes": (MAX_FESTIVALS,),
    "row": (REGIONS, ROW),
}


class Layout:
    """The face-up layout of one game.

    advanced: is the wheel's advanced side up, so that the hub offers nothing (B4)?
    first: the seat that starts round 1 (U6).
    wheel: the kind of tile (`skills`) at each position in round 1, the hub first (U2).
    festival_region, festival_size, festival_sizes: of each festival in calendar order the region, the sizes,
    and how many sizes there are (U3).
    row: the two tiles dealt to each region, as numbers of `Box.tile_ids` (U4).
    Raises ValueError if there is more of something than `limits` has room for.
    """

    box: Box
    advanced: cython.bint
    first: cython.int
    wheel: list[int]
    festival_region: list[int]
    festival_size: list[list[int]]
    festival_sizes: list[int]
    row: list[list[int]]

    def __init__(
        self,
        box: Box,
        advanced: cython.bint,
        first: cython.int,
        wheel: Sequence[int],
        festivals: Sequence[tuple[int, tuple[int, ...]]],
        rows: Sequence[Sequence[int]],
    ) -> None:
        self.box = box
        self.advanced = advanced
        self.first = first
        make_arrays(self, ARRAYS)
        check_room("first player", first, box.players - 1)
        check_room("board skill tiles", len(wheel), WHEEL)
        check_room("festivals", len(festivals), MAX_FESTIVALS)
        check_room("rows", len(rows), REGIONS)
        for position, kind in enumerate(wheel):
            self.wheel[position] = kind
        for number, (region, sizes) in enumerate(festivals):
            check_room("sizes of a festival", len(sizes), MAX_SIZES)
            self.festival_region[number] = region
            self.festival_sizes[number] = len(sizes)
            for slot, size in enumerate(sizes):
                self.festival_size[number][slot] = size
        for region, tiles in enumerate(rows):
            check_room("tiles of a row", len(tiles), ROW)
            for place, tile in enumerate(tiles):
                self.row[region][place] = tile


def tile_at(layout: Layout, turn_of_wheel: cython.int, position: cython.int) -> cython.int:
    """The kind of board skill tile that lies at a wheel position in a round (R2).

    turn_of_wheel: the round, 1 to 10. position: 0 for the hub, else 1 + the region's number.
    """
    # Two turns of the wheel on top, since of a negative number C's remainder isn't Python's.
    return layout.wheel[(position - turn_of_wheel + 1 + 2 * WHEEL) % WHEEL]

"""Everything on the table that changes during a game, in named arrays: the position.

It holds no history and no secret: of the bag only how many castellers of each size are left in it, which
anybody can count. `copy` is cheap, so searching programs copy rather than take back. How a position
changes is in `moves` and `festivals`; what it is worth in `scoring`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from castell.rules import compiled
from castell.rules.box import Box
from castell.rules.layout import Layout, tile_at
from castell.rules.limits import (
    MAX_FESTIVALS,
    MAX_PLAYERS,
    MAX_SIZES,
    PRIZES,
    REGIONS,
    ROW,
    SIZE_SLOTS,
    SKILL_COUNT,
    make_arrays,
)
from castell.rules.phases import NOBODY, OVER, REFILL, TURN

if TYPE_CHECKING:
    import cython

ARRAYS = {
    "bag": (SIZE_SLOTS,),
    "regions": (REGIONS, SIZE_SLOTS),
    "colla": (MAX_PLAYERS, SIZE_SLOTS),
    "rank": (MAX_PLAYERS, SKILL_COUNT),
    "pawn": (MAX_PLAYERS,),
    "tokens": (MAX_PLAYERS,),
    "row_tokens": (REGIONS, MAX_PLAYERS),
    "tile_holder": (REGIONS, ROW),
    "collected": (MAX_PLAYERS, REGIONS),
    "best": (MAX_PLAYERS,),
    "prize_left": (PRIZES,),
    "prize_holder": (MAX_FESTIVALS, MAX_PLAYERS),
    "size_holder": (MAX_FESTIVALS, MAX_SIZES),
    "shown": (MAX_PLAYERS,),
    "shown_castellers": (MAX_PLAYERS,),
    "shown_count": (MAX_PLAYERS, MAX_SIZES),
}

INTERPRETED = not compiled()  # compiled, the arrays lie in the object itself


class Position:
    """A position. Seats, regions, skills and tiles are numbers; a casteller's size is its index.

    Positions compare by what changes (`key`), so only those of one layout are to be compared.

    box, layout: the fixed parts. bag, regions, colla: castellers by size in the bag, in a region, of a seat.
    rank: a seat's rank in each skill. pawn: a seat's region or NOBODY's -1 while not placed. tokens: unspent.
    row_tokens: the special action tokens lying in a region's row, by the seat that spent them (A7).
    tile_holder: who holds the tile dealt to a place of a row, NOBODY while it lies there (L4).
    collected: the tokens that a seat collected with tiles, by region (L4).
    best: the score marker (F3). prize_left: the supply of each prize (B8).
    prize_holder, size_holder: by festival, who won each place's prize (F4) and each size token (F5).
    round: 1 to 10. phase: TURN, FESTIVAL, REFILL or OVER. turn: the place in the round's order of the seat
    that acts. moved, recruited, trained, special: which actions this turn has used (A1).
    festival: the festival that is held, or in a turn the next one to come.
    shown, shown_castellers, shown_count: of the festival being held each seat's tower score (0: none shown),
    castellers, and castellers of each of the festival's sizes.
    """

    box: Box
    layout: Layout
    bag: list[int]
    regions: list[list[int]]
    colla: list[list[int]]
    rank: list[list[int]]
    pawn: list[int]
    tokens: list[int]
    row_tokens: list[list[int]]
    tile_holder: list[list[int]]
    collected: list[list[int]]
    best: list[int]
    prize_left: list[int]
    prize_holder: list[list[int]]
    size_holder: list[list[int]]
    round: cython.int
    phase: cython.int
    turn: cython.int
    moved: cython.bint
    recruited: cython.bint
    trained: cython.bint
    special: cython.bint
    festival: cython.int
    shown: list[int]
    shown_castellers: list[int]
    shown_count: list[list[int]]

    def __init__(self, layout: Layout) -> None:
        self.box = layout.box
        self.layout = layout
        make_arrays(self, ARRAYS)
        self.round = 1
        self.phase = TURN
        self.turn = 0
        self.moved = False
        self.recruited = False
        self.trained = False
        self.special = False
        self.festival = 0
        for seat in range(MAX_PLAYERS):
            self.pawn[seat] = NOBODY
        for region in range(REGIONS):
            for place in range(ROW):
                self.tile_holder[region][place] = NOBODY
        for festival in range(MAX_FESTIVALS):
            for place in range(MAX_PLAYERS):
                self.prize_holder[festival][place] = NOBODY
            for slot in range(MAX_SIZES):
                self.size_holder[festival][slot] = NOBODY

    def copy(self) -> Position:
        """An equal, independent position."""
        new: Position = Position.__new__(Position)
        if INTERPRETED:
            make_arrays(new, ARRAYS)
        assign(new, self)
        return new

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> str:
        raise TypeError("a position isn't pickled: keep the record and replay it")

    def key(self) -> tuple[object, ...]:
        """All that changes, as nested tuples of numbers, in the order of the class's fields."""
        players = self.box.players
        return (
            tuple(self.bag),
            _rows(self.regions, REGIONS),
            _rows(self.colla, players),
            _rows(self.rank, players),
            tuple(self.pawn),
            tuple(self.tokens),
            _rows(self.row_tokens, REGIONS),
            _rows(self.tile_holder, REGIONS),
            _rows(self.collected, players),
            tuple(self.best),
            tuple(self.prize_left),
            _rows(self.prize_holder, MAX_FESTIVALS),
            _rows(self.size_holder, MAX_FESTIVALS),
            (self.round, self.phase, self.turn),
            (self.moved, self.recruited, self.trained, self.special),
            self.festival,
            tuple(self.shown),
            tuple(self.shown_castellers),
            _rows(self.shown_count, players),
        )


def _rows(rows: Sequence[Sequence[int]], count: int) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple(rows[number]) for number in range(count)])


def assign(to: Position, source: Position) -> None:
    """Make `to` equal to `source`, without sharing anything that changes."""
    number: cython.int
    to.box = source.box
    to.layout = source.layout
    to.bag[:] = source.bag
    to.pawn[:] = source.pawn
    to.tokens[:] = source.tokens
    to.best[:] = source.best
    to.prize_left[:] = source.prize_left
    to.shown[:] = source.shown
    to.shown_castellers[:] = source.shown_castellers
    for number in range(REGIONS):
        to.regions[number][:] = source.regions[number]
        to.row_tokens[number][:] = source.row_tokens[number]
        to.tile_holder[number][:] = source.tile_holder[number]
    for number in range(source.box.players):
        to.colla[number][:] = source.colla[number]
        to.rank[number][:] = source.rank[number]
        to.collected[number][:] = source.collected[number]
        to.shown_count[number][:] = source.shown_count[number]
    for number in range(source.box.festivals):
        to.prize_holder[number][:] = source.prize_holder[number]
        to.size_holder[number][:] = source.size_holder[number]
    to.round = source.round
    to.phase = source.phase
    to.turn = source.turn
    to.moved = source.moved
    to.recruited = source.recruited
    to.trained = source.trained
    to.special = source.special
    to.festival = source.festival


def seat_to_act(p: Position) -> cython.int:
    """The seat whose move is awaited (R3, R5); in a refill or at the end nobody's: -1."""
    if p.phase == REFILL or p.phase == OVER:
        return NOBODY
    return seat_in_order(p, p.turn)


def seat_in_order(p: Position, place: cython.int) -> cython.int:
    """The seat at a place, from 0, of this round's turn order (R5)."""
    first: cython.int = p.layout.first
    if not p.box.fixed_first:
        first += p.round - 1
    return (first + place) % p.box.players


def skill_offered(p: Position, region: cython.int) -> cython.int:
    """The kind of board skill tile at a region in the position's round (A4, R2)."""
    return tile_at(p.layout, p.round, region + 1)


def skill_at_hub(p: Position) -> cython.int:
    """The kind of tile at the hub, or -1 on the advanced side, whose hub offers nothing (B4)."""
    if p.layout.advanced:
        return NOBODY
    return tile_at(p.layout, p.round, 0)

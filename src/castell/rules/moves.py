"""What a move does to a position (A2 to A7, L4), what a refill does (R1), and how a game begins (U1, U5).

`play` doesn't ask whether a move is legal: that is `legal.refusal`'s question, asked by whoever takes moves
from outside.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from castell.rules.codes import (
    END,
    MOVE,
    RECRUIT,
    SHOW,
    SPECIAL_MOVE,
    SPECIAL_PERFORM,
    SPECIAL_RECRUIT,
    STAY_OUT,
    TRAIN,
    TRAIN_SPECIAL_RECRUIT,
    larger_of,
    pair_index,
)
from castell.rules.festivals import begin_festivals, next_tower, show_outcome
from castell.rules.layout import Layout
from castell.rules.limits import MAX_PLAYERS, PRIZES, REGIONS, ROW, SIZE_SLOTS, check_room
from castell.rules.phases import REFILL, TURN
from castell.rules.position import Position, seat_to_act
from castell.rules.search import TowerSearch

if TYPE_CHECKING:
    import cython


def begin(layout: Layout, regions: Sequence[Sequence[int]], hands: Sequence[Sequence[int]]) -> Position:
    """The position after the deal (U1, U5): castellers in regions and collas, the rest in the bag.

    regions, hands: the sizes dealt to each region in wheel order and to each seat, in any order.
    Raises ValueError if there are too many of them, or a size isn't one.
    """
    check_room("regions", len(regions), REGIONS)
    check_room("hands", len(hands), layout.box.players)
    for sizes in (*regions, *hands):
        for dealt in sizes:
            check_room("size", dealt, SIZE_SLOTS - 1)
    p = Position(layout)
    size: cython.int
    seat: cython.int
    for size in range(SIZE_SLOTS):
        p.bag[size] = p.box.castellers[size]
    for region, sizes in enumerate(regions):
        for size in sizes:
            p.bag[size] -= 1
            p.regions[region][size] += 1
    for seat, sizes in enumerate(hands):
        for size in sizes:
            p.bag[size] -= 1
            p.colla[seat][size] += 1
    for seat in range(p.box.players):
        p.tokens[seat] = p.box.tokens
    for number in range(PRIZES):
        p.prize_left[number] = p.box.prize_count[number]
    if p.box.refill_due[1]:
        p.phase = REFILL
    return p


def play(p: Position, search: TowerSearch, code: cython.longlong) -> None:
    """Carry out a legal move, and what follows by itself: festivals, prizes, the next round (R3 to R5)."""
    if code >= SHOW:
        show_outcome(p, code)
        next_tower(p, search)
    elif code == STAY_OUT:
        next_tower(p, search)
    elif code == END:
        end_turn(p, search)
    elif code >= TRAIN:
        p.rank[seat_to_act(p)][code - TRAIN] += 1
        p.trained = True
    elif code >= TRAIN_SPECIAL_RECRUIT:
        train_special(p, code - TRAIN_SPECIAL_RECRUIT)
    elif code >= MOVE:
        p.pawn[seat_to_act(p)] = p.box.by_code[code - MOVE]
        p.moved = True
    elif code >= RECRUIT:
        recruit_pair(p, code - RECRUIT)
        p.recruited = True
    else:
        spend_token(p, code)


def recruit_pair(p: Position, pair: cython.int) -> None:
    """Take one or two castellers, given by their `pair_index`, from the pawn's region (A3)."""
    larger: cython.int = larger_of(pair)
    smaller: cython.int = pair - pair_index(larger, 0)
    recruit(p, larger)
    if smaller:
        recruit(p, smaller)


def recruit(p: Position, size: cython.int) -> None:
    """Take one casteller from the pawn's region into the colla (A3, A6 a)."""
    seat: cython.int = seat_to_act(p)
    p.regions[p.pawn[seat]][size] -= 1
    p.colla[seat][size] += 1


def spend_token(p: Position, code: cython.int) -> None:
    """Do a special action, given by its code, and place a token where the pawn stands after it (A6, A7)."""
    seat: cython.int = seat_to_act(p)
    p.tokens[seat] -= 1
    p.special = True
    if p.box.collects_spent and code >= SPECIAL_PERFORM:
        p.row_tokens[p.pawn[seat]][seat] += 1
        do_special(p, code)
    else:
        do_special(p, code)
        p.row_tokens[p.pawn[seat]][seat] += 1


def train_special(p: Position, code: cython.int) -> None:
    """Do a special action, given by its code with a token, by the tile Special: no token is placed (A5)."""
    p.trained = True
    if not p.box.special_is_extra:
        p.special = True
    do_special(p, code)


def do_special(p: Position, code: cython.int) -> None:
    """Do one of the three special actions (A6 a to c), given by its code with a token."""
    if code < SPECIAL_MOVE:
        recruit(p, code - SPECIAL_RECRUIT)
    elif code < SPECIAL_PERFORM:
        p.pawn[seat_to_act(p)] = p.box.by_code[code - SPECIAL_MOVE]
    else:
        take_tile(p, code - SPECIAL_PERFORM)


def take_tile(p: Position, tile: cython.int) -> None:
    """Take a tile and all tokens of its row from the pawn's region (L4)."""
    seat: cython.int = seat_to_act(p)
    region: cython.int = p.pawn[seat]
    place: cython.int
    owner: cython.int
    for place in range(ROW):
        if p.layout.row[region][place] == tile:
            p.tile_holder[region][place] = seat
    for owner in range(MAX_PLAYERS):
        p.collected[seat][region] += p.row_tokens[region][owner]
        p.row_tokens[region][owner] = 0


def end_turn(p: Position, search: TowerSearch) -> None:
    """The next seat's turn, or after the last one's the round's festivals (R3, R4)."""
    p.moved = False
    p.recruited = False
    p.trained = False
    p.special = False
    p.turn += 1
    if p.turn == p.box.players:
        begin_festivals(p, search)


def refill_due(p: Position) -> list[int]:
    """How many castellers the refill (R1) draws for each region in wheel order, as long as the bag lasts."""
    left = sum(p.bag)
    due = []
    for region in range(REGIONS):
        drawn = min(left, max(0, p.box.castellers_per_region - sum(p.regions[region])))
        due.append(drawn)
        left -= drawn
    return due


def refill(p: Position, drawn: Sequence[int]) -> None:
    """Put the castellers drawn, in the order in which they leave the bag, into the regions (R1): turns begin.

    drawn: exactly as many sizes as `refill_due` adds up to, all of them in the bag.
    """
    number: cython.int = 0
    size: cython.int
    for region, count in enumerate(refill_due(p)):
        for _ in range(count):
            size = drawn[number]
            p.bag[size] -= 1
            p.regions[region][size] += 1
            number += 1
    p.phase = TURN

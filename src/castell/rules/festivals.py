"""Festivals (R4, F1 to F5): who shows a tower, who wins prizes and size tokens; and the next round (R5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from castell.rules.codes import SHOW
from castell.rules.legal import takes_part
from castell.rules.limits import MAX_SIZES, ROUNDS
from castell.rules.phases import FESTIVAL, NOBODY, OVER, REFILL, TURN
from castell.rules.position import Position, seat_in_order, seat_to_act
from castell.rules.search import TowerSearch

if TYPE_CHECKING:
    import cython


def begin_festivals(p: Position, search: TowerSearch) -> None:
    """After the round's last turn: go to the first festival tower that is awaited, or past all (R4)."""
    p.phase = FESTIVAL
    p.turn = -1
    next_tower(p, search)


def next_tower(p: Position, search: TowerSearch) -> None:
    """Go on to the next seat that can take part (F1), awarding each festival when all have shown (F4)."""
    while p.festival < p.box.festivals and p.box.festival_round[p.festival] == p.round:
        p.turn += 1
        while p.turn < p.box.players:
            if takes_part(p, search, seat_to_act(p)):
                return
            p.turn += 1
        award_prizes(p)
        award_sizes(p)
        clear_stage(p)
        p.festival += 1
        p.turn = -1
    end_round(p)


def show_outcome(p: Position, code: cython.longlong) -> None:
    """A seat shows a tower, given by its outcome; the score marker moves if it is its best (F2, F3)."""
    seat: cython.int = seat_to_act(p)
    slot: cython.int
    outcome: cython.longlong = code - SHOW
    for slot in range(MAX_SIZES):
        p.shown_count[seat][MAX_SIZES - 1 - slot] = outcome & 255
        outcome >>= 8
    p.shown_castellers[seat] = outcome & 255
    p.shown[seat] = outcome >> 8
    if p.shown[seat] > p.best[seat]:
        p.best[seat] = p.shown[seat]


def award_prizes(p: Position) -> None:
    """Prizes by the chart, highest tower first, as long as the supply lasts (F4)."""
    placed: cython.int = 0  # bit by seat
    place: cython.int
    turn: cython.int
    seat: cython.int
    best: cython.int
    for place in range(p.box.chart_length):
        best = NOBODY
        for turn in range(p.box.players):
            seat = seat_in_order(p, turn)
            if p.shown[seat] and not placed & (1 << seat) and (best == NOBODY or higher(p, seat, best)):
                best = seat
        if best == NOBODY:
            return
        placed |= 1 << best
        if p.prize_left[p.box.chart[place]]:
            p.prize_left[p.box.chart[place]] -= 1
            p.prize_holder[p.festival][place] = best


def higher(p: Position, seat: cython.int, other: cython.int) -> cython.bint:
    """Is the seat's tower strictly better: higher score, or as high with more castellers (F4)?"""
    if p.shown[seat] != p.shown[other]:
        return p.shown[seat] > p.shown[other]
    return p.shown_castellers[seat] > p.shown_castellers[other]


def award_sizes(p: Position) -> None:
    """Each size token to the seat that showed most castellers of its size (F5)."""
    slot: cython.int
    turn: cython.int
    seat: cython.int
    best: cython.int
    for slot in range(p.layout.festival_sizes[p.festival]):
        best = NOBODY
        for turn in range(p.box.players):
            seat = seat_in_order(p, turn)
            if p.shown_count[seat][slot] and (best == NOBODY or more_of(p, slot, seat, best)):
                best = seat
        p.size_holder[p.festival][slot] = best


def more_of(p: Position, slot: cython.int, seat: cython.int, other: cython.int) -> cython.bint:
    """Has the seat shown more castellers of a size token's size, or as many in a better tower (F5)?"""
    if p.shown_count[seat][slot] != p.shown_count[other][slot]:
        return p.shown_count[seat][slot] > p.shown_count[other][slot]
    return higher(p, seat, other)


def clear_stage(p: Position) -> None:
    """Forget the towers shown: they are taken down (T1)."""
    seat: cython.int
    slot: cython.int
    for seat in range(p.box.players):
        p.shown[seat] = 0
        p.shown_castellers[seat] = 0
        for slot in range(MAX_SIZES):
            p.shown_count[seat][slot] = 0


def end_round(p: Position) -> None:
    """The next round, with its refill if one is due, or the end of the game (R1, R5, E1)."""
    p.turn = 0
    if p.round == ROUNDS:
        p.phase = OVER
        return
    p.round += 1
    p.phase = REFILL if p.box.refill_due[p.round] else TURN

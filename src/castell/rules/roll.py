"""Random play: a legal move by chance, as the bot `random` plays and as whole games are rolled out.

First a kind of action is drawn among those that are open, then a move within it, so that the many ways to
recruit don't crowd out the rest. At a festival the best tower is shown, or one time in eight none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from castell.rules.chance import Chance
from castell.rules.codes import END, MOVE, RECRUIT, TRAIN_SPECIAL_RECRUIT
from castell.rules.legal import MoveList, legal_codes
from castell.rules.phases import FESTIVAL
from castell.rules.position import Position
from castell.rules.search import TowerSearch

if TYPE_CHECKING:
    import cython

STAYS_OUT_ONE_IN = 8


def random_code(p: Position, search: TowerSearch, moves: MoveList, chance: Chance) -> cython.longlong:
    """The code of a random legal move of the seat to act.

    search, moves: work space, overwritten. chance: where the numbers come from.
    """
    number: cython.int
    kinds: cython.int = 0
    kind: cython.int = -1
    chosen: cython.int
    start: cython.int = 0
    stop: cython.int
    legal_codes(p, search, moves)
    if p.phase == FESTIVAL:
        # The codes ascend with the score: the last is the best tower.
        return moves.codes[0 if chance.below(STAYS_OUT_ONE_IN) == 0 else moves.count - 1]
    for number in range(moves.count):
        if kind_of(moves.codes[number]) != kind:
            kind = kind_of(moves.codes[number])
            kinds += 1
    chosen = chance.below(kinds)
    kind = kind_of(moves.codes[0])
    for number in range(moves.count):
        if kind_of(moves.codes[number]) != kind:
            if chosen == 0:
                break
            chosen -= 1
            kind = kind_of(moves.codes[number])
            start = number
    stop = start
    while stop < moves.count and kind_of(moves.codes[stop]) == kind:
        stop += 1
    return moves.codes[start + chance.below(stop - start)]


def kind_of(code: cython.longlong) -> cython.int:
    """The kind of a turn's move: 0 special, 1 recruit, 2 end, 3 move, 4 train; codes ascend by it."""
    if code < RECRUIT:
        return 0
    if code < END:
        return 1
    if code < MOVE:
        return 2
    return 3 if code < TRAIN_SPECIAL_RECRUIT else 4

"""Which tower to show at a festival: the one that brings its seat most points, prizes and tokens counted.

Those who show later are taken to show their best towers, as the seat itself would; nothing further ahead is
looked at.
"""

from __future__ import annotations

from castell.rules.codes import STAY_OUT
from castell.rules.legal import MoveList, legal_codes
from castell.rules.moves import play
from castell.rules.phases import FESTIVAL
from castell.rules.position import Position, seat_to_act
from castell.rules.scoring import total
from castell.rules.search import TowerSearch


def best_showing(p: Position, search: TowerSearch, moves: MoveList) -> int:
    """The code of the tower to show; of several that bring as much the highest score.

    p: a position that awaits a tower. search, moves: work space, overwritten.
    """
    seat = seat_to_act(p)
    legal_codes(p, search, moves)
    own = [code for code in moves.listed() if code != STAY_OUT]
    later = _best_towers_after(p, search, moves)
    best = own[-1]  # the codes ascend with the score
    most = -1
    for code in reversed(own):
        after = p.copy()
        for shown in (code, *later):
            play(after, search, shown)
        points = total(after, seat)
        if points > most:
            best, most = code, points
    return best


def _best_towers_after(p: Position, search: TowerSearch, moves: MoveList) -> list[int]:
    """The best tower of each seat that shows later at this festival; what is shown before changes none."""
    after = p.copy()
    code = STAY_OUT
    found: list[int] = []
    while True:
        play(after, search, code)
        if after.phase != FESTIVAL or after.festival != p.festival:
            return found
        legal_codes(after, search, moves)
        code = moves.listed()[-1]
        found.append(code)

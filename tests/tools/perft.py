"""Perft of moves: how many sequences of listed moves there are from a position, by their length.

A wrong number means that some move is listed too many or too few somewhere below. It is counted by the
functions of the rules alone; refills are drawn in the order of the dealer's bag.
"""

from __future__ import annotations

from castell.edition import load_edition
from castell.game import Dealer
from castell.game.deal import deal
from castell.game.moves import box_for
from castell.rules.chance import Chance
from castell.rules.legal import MoveList, legal_codes
from castell.rules.moves import begin, play, refill, refill_due
from castell.rules.phases import OVER, REFILL
from castell.rules.position import Position
from castell.rules.search import TowerSearch


class Perft:
    """The counts from one position.

    seed, players, wheel: how the game is dealt. plies: random moves made before counting begins.
    """

    def __init__(self, seed: int, players: int, wheel: str, plies: int) -> None:
        edition = load_edition()
        dealer = Dealer.from_seed(seed)
        dealt = deal(dealer, edition, players)
        self.bag = dealer.bag(edition)
        self.search = TowerSearch()
        layout = dealt.layout(box_for(edition, players), wheel == "advanced")
        self.position = begin(layout, dealt.regions, dealt.hands)
        chance = Chance(seed)
        for _ in range(plies):
            codes = self.listed(self.position)
            self.make(self.position, codes[chance.below(len(codes))])

    def listed(self, p: Position) -> list[int]:
        """The codes of the listed moves."""
        moves = MoveList()
        legal_codes(p, self.search, moves)
        return moves.listed()

    def make(self, p: Position, code: int) -> None:
        """Make a move, and the refill that may follow."""
        play(p, self.search, code)
        if p.phase == REFILL:
            place = len(self.bag) - sum(p.bag)
            refill(p, self.bag[place : place + sum(refill_due(p))])

    def count(self, depth: int, position: Position | None = None) -> int:
        """The sequences of so many moves; one that the game's end cuts short isn't counted."""
        p = position if position is not None else self.position
        if depth == 0:
            return 1
        if p.phase == OVER:
            return 0
        codes = self.listed(p)
        if depth == 1:
            return len(codes)
        total = 0
        for code in codes:
            child = p.copy()
            self.make(child, code)
            total += self.count(depth - 1, child)
        return total

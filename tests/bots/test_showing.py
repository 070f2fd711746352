"""At a festival greedy shows the tower that brings it most points, whoever shows later."""

from __future__ import annotations

from castell.bots import find_bot
from castell.bots.showing import best_showing
from castell.game import Dealer, Game
from castell.rules.codes import STAY_OUT
from castell.rules.legal import MoveList, legal_codes
from castell.rules.moves import play
from castell.rules.phases import FESTIVAL
from castell.rules.position import Position
from castell.rules.scoring import total
from castell.rules.search import TowerSearch


def points_after(p: Position, seat: int, code: int, search: TowerSearch, moves: MoveList) -> int:
    """The seat's points when it has shown a tower and all others then show their best."""
    after = p.copy()
    play(after, search, code)
    while after.phase == FESTIVAL and after.festival == p.festival:
        legal_codes(after, search, moves)
        play(after, search, moves.listed()[-1])
    return total(after, seat)


def test_F4_F5_the_tower_shown_brings_most_points_in_prizes_and_size_tokens() -> None:
    search, moves = TowerSearch(), MoveList()
    dealer = Dealer.from_seed(1)
    game = Game(3, dealer=dealer)
    bots = [find_bot("greedy:1") for _ in range(3)]
    chance = dealer.chance("bots")
    lower = 0
    while (seat := game.seat) is not None:
        p = game.position
        if p.phase == FESTIVAL:
            legal_codes(p, search, moves)
            codes = moves.listed()
            points = {code: points_after(p, seat, code, search, moves) for code in codes}
            chosen = best_showing(p, search, moves)
            assert chosen != STAY_OUT
            # Of several that bring as much it is the highest.
            assert chosen == max(codes, key=lambda code: (points[code], code))
            lower += chosen != codes[-1]
        game.push(bots[seat].choose(game.view(seat), chance))
    # Another seed will do: one where a lower tower brings more than the highest, by its size tokens.
    assert lower > 0

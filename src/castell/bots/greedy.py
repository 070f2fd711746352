"""The bot `greedy`: plans its whole turn for what the position is then worth, and shows its best towers.

It looks no further than its own turn; what comes after it only values (`worth`). It draws no random numbers:
the same view gives the same move.
"""

from __future__ import annotations

from castell.bots.showing import best_showing
from castell.bots.worth import Outlook, Weights
from castell.faults import CastellError, Fault
from castell.game import View
from castell.game.listing import move_of
from castell.notation.move import Move
from castell.rules.chance import Chance
from castell.rules.codes import END
from castell.rules.legal import MoveList, legal_codes
from castell.rules.moves import play
from castell.rules.phases import FESTIVAL
from castell.rules.position import Position, seat_to_act
from castell.rules.search import TowerSearch

LONGEST_TURN = 5  # actions: four, and the one done by the tile Special counts with its training
WIDEST = 32


class GreedyBot:
    """Plans a turn by keeping, action by action, the most promising ways to go on.

    width: how many ways are kept, 1 to 32, as the argument of `greedy:width`; more play better and slower.
    """

    name = "greedy"

    def __init__(self, width: str = "4") -> None:
        if not width.isascii() or not width.isdigit() or not 1 <= int(width) <= WIDEST:
            raise CastellError(Fault.of("bot-greedy-width", width=width, widest=WIDEST))
        self._width = int(width)
        self._weights = Weights()
        self._search = TowerSearch()
        self._moves = MoveList()
        self._plan: dict[object, int] = {}  # by what the position is, the move to make in it

    def choose(self, view: View, chance: Chance) -> Move:
        """The next move of the plan; it is made anew when the turn is a new one."""
        p = view.position
        if p.phase == FESTIVAL:
            code = best_showing(p, self._search, self._moves)
            legal_codes(p, self._search, self._moves)  # listed again, for the tower of this outcome
        else:
            code = self._plan.get(p.key(), -1)
            if code < 0:
                self._plan = self._planned(p)
                code = self._plan[p.key()]
        return move_of(p, self._search, self._moves, code)

    def _planned(self, start: Position) -> dict[object, int]:
        """The best way found through this turn: for each position on it the move to make."""
        seat = seat_to_act(start)
        outlook = Outlook(start, seat, self._search, self._weights)
        best_worth = outlook.worth(start)
        best: tuple[int, ...] = ()
        ways: list[tuple[Position, tuple[int, ...]]] = [(start, ())]
        seen = {_turn_key(start, seat)}
        for _ in range(LONGEST_TURN):
            further: list[tuple[float, Position, tuple[int, ...]]] = []
            for position, way in ways:
                legal_codes(position, self._search, self._moves)
                for code in self._moves.listed():
                    if code == END:
                        continue
                    after = position.copy()
                    play(after, self._search, code)
                    key = _turn_key(after, seat)
                    if key not in seen:
                        seen.add(key)
                        further.append((outlook.worth(after), after, (*way, code)))
            # Sorting keeps the order of equals, so the plan depends on nothing but the position.
            further.sort(key=lambda found: -found[0])
            if not further:
                break
            if further[0][0] > best_worth:
                best_worth, _, best = further[0]
            ways = [(position, way) for _, position, way in further[: self._width]]
        return self._along(start, (*best, END))

    def _along(self, start: Position, way: tuple[int, ...]) -> dict[object, int]:
        plan: dict[object, int] = {}
        position = start.copy()
        for code in way:
            plan[position.key()] = code
            play(position, self._search, code)
        return plan


def _turn_key(p: Position, seat: int) -> tuple[object, ...]:
    """What a seat can change in its turn: equal keys, equal positions. `Position.key` takes longer."""
    return (
        tuple(p.colla[seat]),
        tuple(p.rank[seat]),
        p.pawn[seat],
        p.tokens[seat],
        (p.moved, p.recruited, p.trained, p.special),
        tuple(p.collected[seat]),
        tuple(map(tuple, p.regions)),
        tuple(map(tuple, p.row_tokens)),
        tuple(map(tuple, p.tile_holder)),
    )

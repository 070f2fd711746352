"""A game of Castell: a position and the log that led to it, with push, undo and what may be done now.

The dealer, when there is one, draws the refills; without one they are given from outside, as a record does.
Nothing here shows or stores anything.
"""

from __future__ import annotations

from collections.abc import Sequence

from castell.edition.loader import load_edition
from castell.edition.model import Edition
from castell.faults import CastellError, Fault, IllegalMove
from castell.game.check import checked_code
from castell.game.deal import Deal, deal
from castell.game.dealer import Dealer
from castell.game.ending import Score, scores, winners
from castell.game.legal_moves import LegalMoves
from castell.game.listing import listed
from castell.game.log import Entry, Moved, Player, Refilled, Rewind
from castell.game.moves import box_for, move_table
from castell.game.view import DealerView, View
from castell.notation.move import Move
from castell.rules.legal import MoveList
from castell.rules.moves import begin, play, refill, refill_due
from castell.rules.phases import FESTIVAL, OVER, REFILL
from castell.rules.position import Position, seat_to_act
from castell.rules.search import TowerSearch

WHEELS = ("standard", "advanced")


class Game:
    """A game, from the deal to the winner.

    players: 2 to 4, or their names, or `Player` values by seat.
    seed: an open seed (0 to 2**63 - 1) that fixes all chance; None lets a secret dealer deal.
    edition: the box; None is Diada. wheel: "standard" or "advanced" (B4).
    first_player: the seat that starts; None lets the dealer draw it (U6).
    dealer: deals in place of a new one. Raises CastellError where an argument is out of range.
    """

    def __init__(
        self,
        players: int | Sequence[str | Player] = 4,
        *,
        seed: int | None = None,
        edition: Edition | None = None,
        wheel: str = "standard",
        first_player: int | None = None,
        dealer: Dealer | None = None,
    ) -> None:
        edition = edition if edition is not None else load_edition()
        seated = seat_players(players)
        if dealer is None:
            dealer = Dealer.fresh() if seed is None else Dealer.from_seed(seed)
        if first_player is not None and not 0 <= first_player < len(seated):
            raise CastellError(Fault.of("game-first-player", "U6", seat=first_player, players=len(seated)))
        self._begin(seated, edition, wheel, deal(dealer, edition, len(seated), first_player), dealer)

    @classmethod
    def from_deal(
        cls,
        dealt: Deal,
        players: Sequence[str | Player],
        *,
        edition: Edition,
        wheel: str = "standard",
        dealer: Dealer | None = None,
    ) -> Game:
        """A game that begins from a given deal; without a dealer its refills are given with `push_refill`."""
        game = cls.__new__(cls)
        game._begin(seat_players(players), edition, wheel, dealt, dealer)
        return game

    def _begin(
        self, players: tuple[Player, ...], edition: Edition, wheel: str, dealt: Deal, dealer: Dealer | None
    ) -> None:
        if wheel not in WHEELS:
            raise CastellError(Fault.of("game-wheel", "B4", wheel=wheel, wheels=WHEELS))
        self.players = players
        self.edition = edition
        self.wheel = wheel
        self.deal = dealt
        self.rewinds: tuple[Rewind, ...] = ()
        self._dealer = dealer
        self._bag = dealer.bag(edition) if dealer is not None else ()
        self._box = box_for(edition, len(players))
        self._table = move_table(self._box.region_codes)
        self._search = TowerSearch()
        self._codes = MoveList()
        self._log: list[Entry] = []
        self._position = begin(dealt.layout(self._box, wheel == "advanced"), dealt.regions, dealt.hands)
        # A copy at the start of every turn and festival tower, with the length of the log there: to go back
        # anywhere by playing at most one turn again.
        self._starts: list[tuple[int, Position]] = [(0, self._position.copy())]
        self._listed: dict[str, tuple[Move, int]] | None = None
        self._draw_refill()

    # What is so

    @property
    def position(self) -> Position:
        """A copy of the position: everything on the table, and nothing secret."""
        return self._position.copy()

    @property
    def log(self) -> tuple[Entry, ...]:
        """What happened, in order."""
        return tuple(self._log)

    @property
    def round(self) -> int:
        """The round, 1 to 10."""
        return self._position.round

    @property
    def seat(self) -> int | None:
        """The seat whose move is awaited, or None: the game is over, or a refill is to be given."""
        seat = seat_to_act(self._position)
        return None if seat < 0 else seat

    @property
    def is_over(self) -> bool:
        """Has round ten ended (E1)?"""
        return self._position.phase == OVER

    @property
    def refill_due(self) -> tuple[int, ...] | None:
        """How many castellers each region gets, in wheel order, when a refill is awaited (R1); else None."""
        return tuple(refill_due(self._position)) if self._position.phase == REFILL else None

    @property
    def scores(self) -> tuple[Score, ...]:
        """Every seat's points, as if the game ended now (E1)."""
        return scores(self._position)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won (E7); nobody while the game goes on."""
        return winners(self._position) if self.is_over else ()

    @property
    def commitment(self) -> str | None:
        """The hash of the dealer's secret, or None if no dealer is known."""
        return self._dealer.commitment if self._dealer is not None else None

    @property
    def seed(self) -> int | None:
        """The open seed, if the game was dealt from one."""
        return self._dealer.seed if self._dealer is not None else None

    @property
    def secret(self) -> bytes | None:
        """The dealer's secret, once the game is over; before that None."""
        return self._dealer.secret if self._dealer is not None and self.is_over else None

    # What may be done

    @property
    def legal_moves(self) -> LegalMoves:
        """What the seat to act may do: a lazy view."""
        return LegalMoves(self)

    def listed_moves(self) -> list[Move]:
        """The legal moves as a list, sorted by notation: what iterating `legal_moves` gives."""
        return [move for move, _ in self._listing().values()]

    def faults(self, move: Move | str) -> tuple[Fault, ...]:
        """Why a move is illegal now: every fault, or nothing if it is legal.

        Raises InvalidNotation if a text isn't a move at all.
        """
        move = self._read(move)
        if self._listed is not None and move.text in self._listed:
            return ()
        _, faults = checked_code(self._position, self._search, self._table, move)
        return faults

    def view(self, seat: int | None = None) -> View:
        """What a seat may see and do, or a spectator (None). Raises CastellError if there is no such seat."""
        if seat is not None and seat not in range(len(self.players)):
            raise CastellError(Fault.of("game-no-seat", "B1", seat=seat, players=len(self.players)))
        return View(seat, self.position, self.players, self.edition, self.wheel, self.log)

    def dealer_view(self) -> DealerView:
        """What the dealer sees: a spectator's view, the secret, and the order of the bag (U1)."""
        left = sum(self._position.bag)
        return DealerView(
            None, self.position, self.players, self.edition, self.wheel, self.log,
            bag_order=self._bag[len(self._bag) - left :],
            secret=self._dealer.secret if self._dealer is not None else None,
        )

    # What is done

    def push(self, move: Move | str) -> Move:
        """Make a move, and return it as a value.

        move: a `Move`, or its text. Raises InvalidNotation if the text isn't a move and IllegalMove, with
        every fault, if it isn't legal; then nothing has changed.
        """
        move = self._read(move)
        known = self._listed.get(move.text) if self._listed is not None else None
        if known is not None:
            code = known[1]
        else:
            code, faults = checked_code(self._position, self._search, self._table, move)
            if faults:
                raise IllegalMove(*faults)
        p = self._position
        festival = p.festival if p.phase == FESTIVAL else None
        self._log.append(Moved(p.round, seat_to_act(p), move, code, festival))
        self._play(code)
        self._draw_refill()
        return move

    def push_refill(self, drawn: Sequence[Sequence[int]]) -> None:
        """Give the castellers that a refill draws (R1), for each region in wheel order, in the order drawn.

        Raises IllegalMove if none is due or the castellers can't be those; then nothing has changed.
        """
        due = self.refill_due
        if due is None:
            raise IllegalMove(Fault.of("refill-not-due", "R1"))
        counts = tuple(len(sizes) for sizes in drawn)
        if counts != due:
            raise IllegalMove(Fault.of("refill-count", "R1", due=due, drawn=counts))
        castellers = [size for sizes in drawn for size in sizes]
        for size in sorted(set(castellers)):
            if not 1 <= size <= 10 or castellers.count(size) > self._position.bag[size]:
                raise IllegalMove(Fault.of("refill-not-in-bag", "R1", size=size))
        self._log.append(Refilled(self._position.round, tuple(tuple(sizes) for sizes in drawn)))
        refill(self._position, castellers)
        self._begin_turn()

    def undo(self) -> Move:
        """Take back the last move of the turn that is running, and return it (A8).

        Raises IllegalMove if this turn has no move yet: what came before is final.
        """
        start, _ = self._starts[-1]
        if len(self._log) == start:
            raise IllegalMove(Fault.of("undo-nothing", "A8"))
        last = self._log[-1]
        assert isinstance(last, Moved)
        self._cut(len(self._log) - 1)
        return last.move

    def undo_turn(self) -> int:
        """Take back every move of the turn that is running (A8), and return how many there were."""
        start, _ = self._starts[-1]
        taken = len(self._log) - start
        self._cut(start)
        return taken

    def rewind(self, length: int) -> None:
        """Go back to where the log had this length, past the start of the turn too.

        For games among people who agree to it: the bag keeps its order, so the same refills come again, and
        the record tells. Raises IllegalMove if the log isn't that long.
        """
        if not 0 <= length <= len(self._log):
            raise IllegalMove(Fault.of("rewind-range", "A8", length=length, longest=len(self._log)))
        start, _ = self._starts[-1]
        if length < start:
            self.rewinds = (*self.rewinds, Rewind(len(self._log), length))
        self._cut(length)
        self._draw_refill()

    def at(self, length: int) -> Game:
        """This game as it was when its log had this length, as a game of its own.

        It has no dealer, since a look back must not show what the bag would have given.
        Raises IllegalMove if the log isn't that long.
        """
        if not 0 <= length <= len(self._log):
            raise IllegalMove(Fault.of("rewind-range", "A8", length=length, longest=len(self._log)))
        past = self.copy()
        past._dealer, past._bag = None, ()
        past._cut(length)
        return past

    def copy(self) -> Game:
        """An equal, independent game, with the same dealer."""
        new = Game.__new__(Game)
        new.__dict__.update(self.__dict__)
        new._search = TowerSearch()
        new._codes = MoveList()
        new._log = self._log.copy()
        new._starts = self._starts.copy()
        new._position = self._position.copy()
        return new

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __repr__(self) -> str:
        awaited = "over" if self.is_over else f"seat {self.seat} to act"
        return f"<Game: {len(self.players)} players, round {self.round}, {awaited}, {len(self._log)} entries>"

    # How it is done

    def _read(self, move: Move | str) -> Move:
        """The move of a text; of a value, too, only the text counts, whatever else its maker filled in."""
        text = move.text if isinstance(move, Move) else move
        if self._listed is not None and text in self._listed:
            return self._listed[text][0]
        code = self._table.codes.get(text)
        return self._table.by_code[code] if code is not None else Move.parse(text)

    def _listing(self) -> dict[str, tuple[Move, int]]:
        if self._listed is None:
            self._listed = {
                move.text: (move, code)
                for move, code in listed(self._position, self._search, self._codes, self._table)
            }
        return self._listed

    def _play(self, code: int) -> None:
        p = self._position
        before = (p.round, p.phase, p.turn, p.festival)
        play(p, self._search, code)
        self._listed = None
        if (p.round, p.phase, p.turn, p.festival) != before:
            self._begin_turn()

    def _begin_turn(self) -> None:
        self._listed = None
        self._starts.append((len(self._log), self._position.copy()))

    def _draw_refill(self) -> None:
        """Let the dealer draw a refill that is due (R1); without a dealer it is awaited."""
        if self._dealer is None or self._position.phase != REFILL:
            return
        place = len(self._bag) - sum(self._position.bag)
        drawn = []
        for count in refill_due(self._position):
            drawn.append(self._bag[place : place + count])
            place += count
        self.push_refill(drawn)

    def _cut(self, length: int) -> None:
        """Cut the log to a length, and play again what is left of its last turn."""
        while self._starts[-1][0] > length:
            self._starts.pop()
        start, position = self._starts[-1]
        self._position = position.copy()
        del self._log[length:]
        for entry in self._log[start:]:
            assert isinstance(entry, Moved)
            play(self._position, self._search, entry.code)
        self._listed = None


def seat_players(players: int | Sequence[str | Player]) -> tuple[Player, ...]:
    """The players by seat. Raises CastellError if there aren't 2 to 4 (B1)."""
    seats = players if isinstance(players, int) else len(players)
    if not 2 <= seats <= 4:
        raise CastellError(Fault.of("game-players", "B1", players=seats))
    if isinstance(players, int):
        players = [f"P{seat + 1}" for seat in range(seats)]
    return tuple(player if isinstance(player, Player) else Player(player) for player in players)

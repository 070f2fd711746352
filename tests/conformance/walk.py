"""A random game that is checked at every state against the independent referee: the walk and its checks.

Each check is a method that asserts; `walk` makes the moves and calls them. The referee plays along, so a
difference shows at the first state where it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from mirror import draw_of, public_state, referee_for, result
from options import Options
from referee import Referee
from texts import Texts

from castell.faults import CastellError, Fault, IllegalMove, InvalidNotation
from castell.game import Moved
from castell.notation.move import Action, Deed, Move
from castell.rules.chance import Chance
from castell.rules.moves import play
from castell.rules.search import TowerSearch

# Where the package and the referee may name different clauses for one refusal: the package's, and what the
# referee names then. The package stops at the first reason and says the more exact of two clauses.
RELATED = {
    ("B3", "notation"),  # a region or a tile that the edition doesn't have is read, then refused
    ("L1", "notation"),
    ("F1", "R4"),  # a festival tower while no festival is held
    ("A5", "A4"),  # the tile Special isn't offered
    ("T6", "T2"),
    ("T6", "T3"),
    ("T6", "T4"),
    ("T6", "T5"),
    ("T8", "L3"),
}


def choose(chance: Chance, moves: list[Move], region: str = "") -> Move:
    """A move by chance, with more towers and fewer early ends of turns than pure chance gives.

    region: where it goes by preference, if it can.
    """
    towers = [move for move in moves if move.tower is not None]
    if towers and chance.below(2):
        return towers[chance.below(len(towers))]
    there = [move for move in moves if region and move.region == region]
    if there and chance.below(2):
        return there[chance.below(len(there))]
    move = moves[chance.below(len(moves))]
    if move.action is Action.END and chance.below(4):
        move = moves[chance.below(len(moves))]
    return move


class Walk:
    """One game, its referee, and what was met on the way.

    tried: other texts to try at each state. on_fault: is told of every fault of a refusal.
    states, listings: the position's key and the moves at every length of the log that was seen.
    met: what happened, counted.
    closed: reasons that the views' choices gave. turn_from: the log's length where this turn or show began.
    """

    def __init__(
        self, options: Options, tried: int = 4, on_fault: Callable[[Fault], None] = lambda fault: None
    ) -> None:
        self.options = options
        self.tried = tried
        self.on_fault = on_fault
        self.chance = Chance(options.number ^ 0x5EED)
        self.game = options.game()
        self.referee: Referee = referee_for(self.game)
        self.texts = Texts(self.chance)
        self.heard = 0
        self.states: dict[int, tuple[object, ...]] = {}
        self.listings: dict[int, list[Move]] = {}
        self.met: Counter[str] = Counter()
        self.closed: list[Fault] = []
        self.turn: tuple[object, ...] = ()
        self.turn_from = 0
        self.follow()

    def follow(self) -> None:
        """Tell the referee what has happened since it heard last."""
        for entry in self.game.log[self.heard :]:
            if isinstance(entry, Moved):
                self.referee.push(entry.move.text)
            else:
                self.referee.refill(draw_of(self.game, entry))
                self.met["refill"] += 1
                if sum(self.game.position.bag) == 0:
                    self.met["empty bag"] += 1
        self.heard = len(self.game.log)
        p = self.game.position
        turn = (p.round, p.phase, p.festival, self.game.seat)
        if turn != self.turn:
            self.turn, self.turn_from = turn, self.heard
        self.states[self.heard] = self.game.position.key()

    def walk(self) -> None:
        """Play to the end, checking every state."""
        while not self.game.is_over:
            self.check_state()
            moves = self.check_listing()
            self.check_other_texts(moves)
            if self.chance.below(4) == 0:
                self.check_copy(moves)
            if self.chance.below(4) == 0:
                self.check_undo()
                self.check_view(moves)
            move = choose(self.chance, moves, self.next_region())
            self.met[f"{move.action} {move.deed or ''}".strip()] += 1
            self.game.push(move if self.chance.below(2) else move.text)
            self.follow()
        self.check_state()
        self.check_end()
        self.check_going_back()

    def next_region(self) -> str:
        """Where the next festival is: players who meet there have towers to compare."""
        coming = (festival for festival in self.game.deal.calendar if festival.round >= self.game.round)
        return next((festival.region for festival in coming), "")

    # What is checked

    def check_state(self) -> None:
        """The whole table as the referee has it, and nothing lost or made up."""
        seen, wanted = public_state(self.game), self.referee.state()
        for key, value in wanted.items():
            assert seen[key] == value, f"{self.where()}: {key} is {seen[key]}, not {value}"
        assert seen.keys() == wanted.keys()
        self.referee.check_conservation()
        p = self.game.position
        for size, count in enumerate(self.options.edition.castellers, start=1):
            everywhere = p.bag[size] + sum(row[size] for row in p.regions) + sum(row[size] for row in p.colla)
            assert everywhere == count, f"{self.where()}: castellers of size {size}"
        tokens = sum(p.tokens) + sum(map(sum, p.row_tokens)) + sum(map(sum, p.collected))
        assert tokens == self.options.players * self.options.edition.tokens, self.where()

    def check_listing(self) -> list[Move]:
        """The listed moves: sorted, unique, accepted, and exactly the referee's."""
        basic = self.referee.legal_basic()
        legal = self.game.legal_moves
        for text in basic:  # before anything is listed, so that the rules are asked and no list
            assert text in legal, f"{self.where()}: {text} isn't accepted"
        moves = list(legal)
        texts = [move.text for move in moves]
        assert texts == sorted(set(texts)), f"{self.where()}: not sorted or not unique"
        assert len(legal) == len(moves) and bool(legal) and all(move in legal for move in moves)
        listed = {move.text for move in moves if move.tower is None}
        assert listed == basic, f"{self.where()}: {sorted(listed ^ basic)}"
        towers = [move for move in moves if move.tower is not None]
        for move in towers:
            assert self.referee.legal(move.text) is None, f"{self.where()}: {move}"
        if self.referee.phase == "festival":
            self.met["festival state"] += 1
            assert towers, f"{self.where()}: no tower is listed for a festival"
        elif self.chance.below(3) == 0:
            performed = [move.text.partition("=")[0] for move in towers]
            wanted = sorted(self.referee.legal_performances())
            assert performed == wanted, f"{self.where()}: {performed}, not {wanted}"
        self.texts.keep([move.text for move in towers] or texts[:2])
        self.listings[len(self.game.log)] = moves
        return moves

    def check_other_texts(self, moves: list[Move]) -> None:
        """Other texts are accepted exactly if they are legal, and change nothing if they are refused."""
        game, referee = self.game, self.referee
        assert game.seat is not None
        row = referee.rows[referee.pawns[game.seat]] if referee.pawns[game.seat] else ()
        tiles = row or sorted(referee.tiles)
        hand = list(referee.collas[game.seat].elements())
        before, log = game.position.key(), game.log
        for text in self.texts.some([move.text for move in moves], tiles, hand, self.tried):
            broken = referee.broken(text)
            assert (text in game.legal_moves) == (not broken), f"{self.where()}: {text} breaks {broken}"
            if broken:
                self.met["refused"] += 1
                self.check_refused(text, broken)
                assert game.position.key() == before and game.log == log, f"{self.where()}: {text}"
            else:
                self.met["accepted"] += 1
                self.check_accepted(text, moves)

    def check_refused(self, text: str, broken: list[str]) -> None:
        """A refusal is an error with faults, whose clauses the referee names too."""
        try:
            self.game.push(text)
        except InvalidNotation as error:
            faults = error.faults
            unread = broken == ["notation"] or error.fault.key == "move-too-many-recruits"
            assert unread, f"{self.where()}: {text}: {faults} for {broken}"
        except IllegalMove as error:
            faults = error.faults
            assert faults == self.game.faults(text)
            for fault in faults:
                named = any(fault.clause == clause or (fault.clause, clause) in RELATED for clause in broken)
                assert named, f"{self.where()}: {text}: {fault} for {broken}"
        else:
            raise AssertionError(f"{self.where()}: {text} was made")
        for fault in faults:
            self.on_fault(fault)

    def check_accepted(self, text: str, moves: list[Move]) -> None:
        """A legal text can be pushed; a festival tower is no better than every outcome that is listed."""
        copy = self.game.copy()
        move = copy.push(text)
        assert Move.parse(move.text) == move
        if move.deed is Deed.PERFORM:
            listed = [other for other in moves if other.tile == move.tile and other.action is move.action]
            assert len(listed) == 1, f"{self.where()}: {text}"
            other = self.game.copy()
            other.push(listed[0])
            assert other.position == copy.position, f"{self.where()}: {text}"
        if move.action is Action.SHOW:
            shown = self.outcome(move)
            outcomes = [self.outcome(listed) for listed in moves if listed.tower is not None]
            best = any(all(a >= b for a, b in zip(other, shown, strict=True)) for other in outcomes)
            assert best, f"{self.where()}: {text} beats the list"

    def outcome(self, move: Move) -> tuple[int, ...]:
        """Tower score and castellers of each of the festival's sizes."""
        assert move.tower is not None
        counts = [move.tower.castellers.count(size) for size in self.referee.festivals[0]["sizes"]]
        return (len(move.tower.levels) + sum(counts), *counts)

    def check_copy(self, moves: list[Move]) -> None:
        """A copy is equal, goes its own way, and gets to where the game gets by the same move."""
        game, log = self.game, self.game.log
        copy = game.copy()
        key = game.position.key()
        assert copy.position == game.position and hash(copy.position) == hash(game.position)
        assert copy.log == log and list(copy.legal_moves) == moves
        move = moves[self.chance.below(len(moves))]
        copy.push(move)
        assert game.position.key() == key and game.log == log, f"{self.where()}: a copy changed the game"
        made = copy.log[len(log)]
        assert isinstance(made, Moved) and (made.round, made.seat, made.move) == (game.round, game.seat, move)
        position = game.position  # what is handed out is a copy too
        play(position, TowerSearch(), made.code)
        assert len(copy.log) > len(log) + 1 or position == copy.position
        assert game.position.key() == key, f"{self.where()}: the position handed out is the game's own"

    def check_undo(self) -> None:
        """Taking back step by step or all at once leads to the same earlier states; made again, to this."""
        game = self.game.copy()
        key, log = game.position.key(), game.log
        back = []
        while True:
            try:
                back.append(game.undo())
            except IllegalMove as error:
                assert error.clause == "A8"
                break
            assert len(game.log) == len(log) - len(back)
            assert game.position.key() == self.states[len(game.log)], f"{self.where()}: undo"
            assert list(game.legal_moves) == self.listings[len(game.log)], f"{self.where()}: undo"
        assert len(game.log) == self.turn_from, f"{self.where()}: undo goes back to {len(game.log)}"
        at_once = self.game.copy()
        assert at_once.undo_turn() == len(back)
        assert at_once.position == game.position and at_once.log == game.log
        for move in reversed(back):
            game.push(move)
        assert game.position.key() == key and game.log == log, f"{self.where()}: made again"
        assert game.rewinds == ()

    def check_view(self, moves: list[Move]) -> None:
        """The seat to act sees its moves, each in one choice, and why others are closed; nobody else does."""
        for seat in (*range(self.options.players), None):
            view = self.game.view(seat)
            if seat != self.game.seat:
                assert view.legal_moves == () and view.choices == ()
                continue
            assert view.legal_moves == tuple(moves)
            assert sorted(move for choice in view.choices for move in choice.moves) == moves
            for choice in view.choices:
                assert bool(choice.moves) == (choice.closed is None), f"{self.where()}: {choice.kind}"
                reasons = [fault for _, fault in choice.refused]
                self.closed += reasons if choice.closed is None else [*reasons, choice.closed]

    def check_end(self) -> None:
        """Nothing may be done after the end; scores and winners are the referee's."""
        game = self.game
        assert game.seat is None and list(game.legal_moves) == [] and not game.legal_moves
        assert result(game) == self.referee.result()
        for text in (".", "@GIR", "F-", "+1"):
            assert [fault.clause for fault in game.faults(text)] == ["E1"]
        try:
            game.push(".")
        except CastellError as error:
            assert error.clause == "E1"
        else:
            raise AssertionError("a move after the end")

    def check_going_back(self) -> None:
        """Every earlier state can be seen again, and from anywhere the same moves meet the same refills."""
        game = self.game
        for length, key in self.states.items():
            if self.chance.below(8) == 0:
                past = game.at(length)
                assert past.position.key() == key and past.log == game.log[:length], f"at {length}"
                assert past.commitment is None
        for _ in range(2):
            again = game.copy()
            length = self.chance.below(len(game.log) + 1)
            again.rewind(length)
            marks = [(mark.before, mark.after) for mark in again.rewinds]
            assert marks == ([(len(game.log), length)] if length < self.turn_from else [])
            for entry in game.log[len(again.log) :]:
                if len(again.log) < len(game.log) and isinstance(entry, Moved):
                    again.push(entry.move)
            assert again.log == game.log and again.position == game.position, f"rewind {length}"
            assert result(again) == result(game)

    def where(self) -> str:
        """Where the walk is, to find the state again."""
        return f"game {self.options.number}, entry {len(self.game.log)}"

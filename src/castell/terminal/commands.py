"""The commands at the table that aren't moves: taking back, hints, looking things up, saving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from castell.bots import find_bot
from castell.faults import CastellError, Fault
from castell.game import Moved, Refilled, View
from castell.locale import rules_text
from castell.notation.move import Move
from castell.render.text import lacks_lines
from castell.render.words import seat_mark
from castell.rules.phases import FESTIVAL
from castell.terminal.reading import seat_named
from castell.terminal.saving import save, save_copy
from castell.terminal.telling import (
    move_in_words,
    refill_in_words,
    score_lines,
    turn_in_notation,
    turns,
)

if TYPE_CHECKING:
    from castell.terminal.table import Table

HINT_BOT = "greedy"


class Commands:
    """What can be typed in place of a move.

    table: where it is typed.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.by_name: dict[str, Callable[[View, str], None]] = {
            "help": self._help,
            "?": self._help,
            "board": self._board,
            "undo": self._undo,
            "back": self._back,
            "hint": self._hint,
            "rules": self._rules,
            "save": self._save,
            "log": self._log,
            "scores": self._scores,
            "lacks": self._lacks,
        }

    def do(self, view: View, word: str, rest: str) -> bool:
        """Carry out a command; False if there is none of this name. Raises CastellError if it can't."""
        command = self.by_name.get(word)
        if command is not None:
            command(view, rest)
        return command is not None

    def _help(self, view: View, rest: str) -> None:
        self.table.say("play-help")

    def _board(self, view: View, rest: str) -> None:
        self.table.board(view)

    def _undo(self, view: View, rest: str) -> None:
        table = self.table
        if rest.lower() == "turn":
            table.say("play-undone-turn", count=table.game.undo_turn())
        else:
            move = table.game.undo()
            table.say("play-undone", move=move.text)
        save(table.game, table.path)

    def _back(self, view: View, rest: str) -> None:
        """Go back to the start of this seat's turn so many turns ago, at least one."""
        turns = rest or "1"
        starts = self._turn_starts(view)
        if not (turns.isascii() and turns.isdigit() and 1 <= int(turns[:9]) <= len(starts)):
            raise CastellError(Fault.of("play-back-range", turns=turns[:20], most=len(starts)))
        table = self.table
        table.game.rewind(starts[-int(turns)])
        save(table.game, table.path)
        table.looked = None
        table.say("play-back", round=table.game.round)

    def _turn_starts(self, view: View) -> list[int]:
        """Where in the log the turns that this seat has ended began."""
        starts: dict[int, int] = {}
        for number, entry in enumerate(view.log):
            if isinstance(entry, Moved) and entry.seat == view.viewer and entry.festival is None:
                starts.setdefault(entry.round, number)
        if view.position.phase != FESTIVAL:
            starts.pop(view.round, None)
        return list(starts.values())

    def _hint(self, view: View, rest: str) -> None:
        bot = find_bot(HINT_BOT)
        chance = self.table.dealer.chance(f"hint {view.viewer} {len(view.log)}")
        move = Move.parse(str(bot.choose(view, chance)))
        words = move_in_words(self.table.texts, view, move, view.position.festival)
        self.table.say("play-hint", move=move.text, words=words)

    def _rules(self, view: View, rest: str) -> None:
        found = rules_text(self.table.texts.language).find(*rest.split())
        self.table.screen.say("\n".join(part.text() for part in found))

    def _save(self, view: View, rest: str) -> None:
        if not rest:
            self.table.say("play-saved-at", file=str(self.table.path))
            return
        path = Path(rest).expanduser()
        save_copy(self.table.game, path)
        self.table.say("play-copied-to", file=str(path), game=str(self.table.path))

    def _log(self, view: View, rest: str) -> None:
        """Every turn in notation, and the refills."""
        table = self.table
        number = 0
        for part in turns(view.log):
            first = part[0]
            if first.round != number:
                number = first.round
                table.say("tell-round", "title", round=number)
            if isinstance(first, Refilled):
                table.screen.say("  " + refill_in_words(table.texts, view, first))
            else:
                moves = [entry for entry in part if isinstance(entry, Moved)]
                table.screen.say(turn_in_notation(view, moves))

    def _scores(self, view: View, rest: str) -> None:
        for line in score_lines(self.table.texts, view):
            self.table.screen.say(line)

    def _lacks(self, view: View, rest: str) -> None:
        """What a seat can do and what it lacks, by default the one that asks."""
        names = [player.name for player in view.players]
        seat = seat_named(rest, names) if rest else view.viewer
        if seat is None:
            raise CastellError(Fault.of("play-lacks-seat", seats=tuple(map(seat_mark, range(len(names))))))
        table = self.table
        table.screen.show(lacks_lines(table.game.view(seat), table.texts, table.screen.width))

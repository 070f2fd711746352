"""The table itself: whose move it is, what is asked and what is done with the answer, until the game is over.

It knows no rule: what may be done it takes from the view's choices, and what may not it is told by the game.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from castell.bots import Bot, find_bot
from castell.faults import CastellError, Fault
from castell.game import Dealer, Game, View
from castell.locale import Texts, rules_text
from castell.record import Record
from castell.render.text import board_lines
from castell.terminal.asking import Offer, offer
from castell.terminal.reading import as_notation
from castell.terminal.saving import save
from castell.terminal.screen import Screen
from castell.terminal.telling import entry_in_words, move_in_words, news, score_lines, winners_in_words

HINT_BOT = "greedy"


class Table:
    """A game at a terminal.

    game, dealer: the game and who dealt it. path: its record. bots: by seat a bot, or None for a person.
    """

    def __init__(
        self, game: Game, dealer: Dealer, path: Path, bots: list[Bot | None], screen: Screen, texts: Texts
    ) -> None:
        self.game = game
        self.dealer = dealer
        self.path = path
        self.bots = bots
        self.screen = screen
        self.texts = texts
        self.looked: tuple[int, int] | None = None  # the seat and the round that the board was last shown for
        self.offered: tuple[int, int] | None = None  # the seat and the log's length of the last offer

    def play(self) -> None:
        """Play until the game is over, somebody quits, or the input ends; every step is saved."""
        save(self.game, self.dealer, self.path)
        self.say("play-saved-at", file=str(self.path))
        while (seat := self.game.seat) is not None:
            bot = self.bots[seat]
            if bot is not None:
                self._move_bot(seat, bot)
            elif not self._ask(seat):
                self.say("play-goodbye", file=str(self.path))
                return
        self.screen.say()
        for line in score_lines(self.texts, self.game):
            self.screen.say(line)
        self.screen.say(winners_in_words(self.texts, self.game), "title")
        self.say("play-over-at", file=str(self.path))

    def say(self, key: str, style: str = "", **params: str | int | tuple[str, ...]) -> None:
        """Show a message."""
        self.screen.say(self.texts.text(key, **params), style)

    def explain(self, error: CastellError) -> None:
        """Show what is wrong, each fault in a line."""
        for fault in error.faults:
            self.screen.say("  " + self.texts.explain(fault), "wrong")

    def _move_bot(self, seat: int, bot: Bot) -> None:
        view = self.game.view(seat)
        # A stream for each decision: a game that is resumed needs to know nothing of its bots.
        chance = self.dealer.chance(f"bot {seat} {len(self.game.log)}")
        self._push(view, str(bot.choose(view, chance)))

    def _push(self, before: View, move: str) -> None:
        """Make a move, save, and tell it with all that follows. Raises CastellError if it isn't legal."""
        self.game.push(move)
        save(self.game, self.dealer, self.path)
        after = self.game.view(before.viewer)
        self.screen.say(entry_in_words(self.texts, after, after.log[len(before.log)]))
        for line in news(self.texts, before, after):
            self.screen.say(line, "title")

    def _ask(self, seat: int) -> bool:
        """Ask a person once and do what they say; False when the table is left."""
        view = self.game.view(seat)
        name = self.game.players[seat].name
        if self.looked != (seat, view.round):
            if self.bots.count(None) > 1:
                self.say("play-pass", "title", name=name)
            self.looked = (seat, view.round)
            self._board(view)
        offered = offer(view, self.texts)
        if self.offered != (seat, len(view.log)):
            self.screen.show(offered.lines)
            self.offered = (seat, len(view.log))
        answer = self.screen.ask(self.texts.text("play-prompt", name=name))
        if answer is None:
            return False
        try:
            return self._answer(view, offered, answer)
        except CastellError as error:
            self.explain(error)
            return True

    def _answer(self, view: View, offered: Offer, answer: str) -> bool:
        word, _, rest = answer.partition(" ")
        commands: dict[str, Callable[[View, str], None]] = {
            "help": self._help,
            "?": self._help,
            "board": lambda view, rest: self._board(view),
            "undo": self._undo,
            "back": self._back,
            "hint": self._hint,
            "rules": self._rules,
            "save": self._save,
            "log": self._log,
            "scores": self._scores,
            "lacks": self._lacks,
        }
        if word.lower() in ("quit", "exit"):
            return False
        if word.lower() in commands:
            commands[word.lower()](view, rest.strip())
        elif answer.isdecimal():
            if not 1 <= int(answer) <= len(offered.moves):
                raise CastellError(Fault.of("play-no-choice", number=answer, most=len(offered.moves)))
            self._push(view, offered.moves[int(answer) - 1].text)
        elif answer or offered.usual is not None:
            text = as_notation(answer, offered.festival) if answer else str(offered.usual)
            self._push(view, text)
        else:
            self.say("play-say-something")
        return True

    # The commands

    def _board(self, view: View) -> None:
        self.screen.say()
        self.screen.show(board_lines(view, self.texts))
        self.screen.say()
        self.offered = None

    def _help(self, view: View, rest: str) -> None:
        self.say("play-help")

    def _undo(self, view: View, rest: str) -> None:
        if rest.lower() == "turn":
            taken = self.game.undo_turn()
            self.say("play-undone-turn", count=taken)
        else:
            move = self.game.undo()
            self.say("play-undone", move=move.text, words=move_in_words(self.texts, move))
        save(self.game, self.dealer, self.path)

    def _back(self, view: View, rest: str) -> None:
        """Go back to the start of this seat's turn so many turns ago, at least one."""
        turns = rest or "1"
        starts = self._turn_starts(view)
        if not turns.isdecimal() or not 1 <= int(turns) <= len(starts):
            raise CastellError(Fault.of("play-back-range", turns=turns, most=len(starts)))
        self.game.rewind(starts[-int(turns)])
        save(self.game, self.dealer, self.path)
        self.looked = None
        self.say("play-back", round=self.game.round)

    def _turn_starts(self, view: View) -> list[int]:
        """Where in the log the turns of earlier rounds of the seat that looks began."""
        starts: dict[int, int] = {}
        for number, entry in enumerate(view.log):
            if getattr(entry, "seat", None) == view.viewer and getattr(entry, "festival", None) is None:
                starts.setdefault(entry.round, number)
        return [number for turn, number in sorted(starts.items()) if turn < view.round]

    def _hint(self, view: View, rest: str) -> None:
        bot = find_bot(HINT_BOT)
        assert view.viewer is not None
        chance = self.dealer.chance(f"hint {view.viewer} {len(view.log)}")
        move = self.game.copy().push(bot.choose(view, chance))
        self.say("play-hint", move=move.text, words=move_in_words(self.texts, move))

    def _rules(self, view: View, rest: str) -> None:
        found = rules_text(self.texts.language).find(*rest.split())
        self.screen.say("\n".join(part.text() for part in found))

    def _save(self, view: View, rest: str) -> None:
        if rest:
            try:
                Record.of(self.game).write(rest)
            except OSError as error:
                reason = error.strerror or type(error).__name__
                raise CastellError(Fault.of("cli-file-trouble", file=rest, reason=reason)) from error
        self.say("play-saved-at", file=rest or str(self.path))

    def _log(self, view: View, rest: str) -> None:
        turn = 0
        for entry in view.log:
            if entry.round != turn:
                turn = entry.round
                self.say("tell-round", "title", round=turn)
            self.screen.say(entry_in_words(self.texts, view, entry))

    def _scores(self, view: View, rest: str) -> None:
        for line in score_lines(self.texts, self.game):
            self.screen.say(line)

    def _lacks(self, view: View, rest: str) -> None:
        """The map with what another seat lacks."""
        seats = len(view.players)
        if not rest.isdecimal() or not 1 <= int(rest) <= seats:
            raise CastellError(Fault.of("play-lacks-seat", seats=seats))
        self._board(self.game.view(int(rest) - 1))

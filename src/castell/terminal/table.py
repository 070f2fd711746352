"""The table itself: whose move it is, what is asked and what is done with the answer, until the game is over.

It knows no rule: what may be done it takes from the view's choices, and what may not it is told by the game.
"""

from __future__ import annotations

from pathlib import Path

from castell.bots import Bot
from castell.faults import CastellError, Fault
from castell.game import Dealer, Game, Kind, Moved, View
from castell.locale import Texts
from castell.notation.move import Action
from castell.render.text import board_lines
from castell.render.words import player_name
from castell.terminal.asking import Offer, offer
from castell.terminal.commands import Commands
from castell.terminal.reading import as_notation, bare_tile
from castell.terminal.saving import save
from castell.terminal.screen import Screen
from castell.terminal.telling import news, score_lines, turn_in_words, winners_in_words


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
        self.commands = Commands(self)
        self.looked: tuple[int, int] | None = None  # the seat and the round that the board was last shown for
        self.offered = -1  # the log's length at the last offer
        self.running: list[Moved] = []  # what a bot has done in its turn and hasn't been told yet

    def play(self) -> None:
        """Play until the game is over, somebody quits, or the input ends; every step is saved."""
        self.say("play-saved-at", file=str(self.path))
        if None in self.bots and not self.game.is_over:
            self.say("play-welcome")
        while (seat := self.game.seat) is not None:
            bot = self.bots[seat]
            if bot is not None:
                self._move_bot(seat, bot)
            elif not self._ask(seat):
                self.leave()
                return
        self.screen.say()
        for line in score_lines(self.texts, self.game.view()):
            self.screen.say(line)
        self.screen.say()
        self.screen.say(winners_in_words(self.texts, self.game), "title")
        self.say("play-over-at", file=str(self.path))

    def leave(self) -> None:
        """Say where the game lies; saved it is already."""
        self.say("play-goodbye", file=str(self.path))

    def say(self, key: str, style: str = "", **params: str | int | tuple[str, ...]) -> None:
        """Show a message."""
        self.screen.say(self.texts.text(key, **params), style)

    def board(self, view: View) -> None:
        """Show the whole board, and what may be done again after it."""
        self.screen.say()
        self.screen.show(board_lines(view, self.texts, self.screen.width))
        self.screen.say()
        self.offered = -1

    def _move_bot(self, seat: int, bot: Bot) -> None:
        view = self.game.view(seat)
        # A stream for each decision: a game that is resumed needs to know nothing of its bots.
        chance = self.dealer.chance(f"bot {seat} {len(self.game.log)}")
        self._push(view, str(bot.choose(view, chance)))

    def _push(self, before: View, move: str) -> None:
        """Make a move, save, and tell it with all that follows. Raises CastellError if it isn't legal.

        A bot's turn is told when it has ended, a person's at every step.
        """
        made = self.game.push(move)
        save(self.game, self.path)
        after = self.game.view(before.viewer)
        entry = after.log[len(before.log)]
        assert isinstance(entry, Moved)
        self.running.append(entry)
        if self.bots[entry.seat] is None or made.action in (Action.END, Action.SHOW, Action.STAY_OUT):
            if self.bots[entry.seat] is not None or made.action is not Action.END:
                self.screen.say(turn_in_words(self.texts, after, self.running))
            self.running.clear()
        for line in news(self.texts, before, after):
            self.screen.say(line, "title")

    def _ask(self, seat: int) -> bool:
        """Ask a person once and do what they say; False when the table is left."""
        view = self.game.view(seat)
        name = player_name(view, seat)
        if self.looked != (seat, view.round):
            if self.bots.count(None) > 1:
                self.screen.say()
                self.say("play-pass", "title", name=name)
            self.looked = (seat, view.round)
            self.board(view)
        offered = offer(view, self.texts, self.screen.width)
        if self.offered != len(view.log):
            self.screen.show(offered.lines)
            self.offered = len(view.log)
        answer = self.screen.ask(self.texts.text("play-prompt", name=name))
        if answer is None:
            return False
        word, _, rest = answer.partition(" ")
        if word.lower() in ("quit", "exit"):
            return False
        try:
            if not self.commands.do(view, word.lower(), rest.strip()):
                self._answer(view, offered, answer)
        except CastellError as error:
            for fault in error.faults:
                self.screen.say("  " + self.texts.explain(fault), "wrong")
        return True

    def _answer(self, view: View, offered: Offer, answer: str) -> None:
        """Make the move that was typed or chosen by its number."""
        if not answer:
            if offered.usual is None:
                self.say("play-say-something")
            else:
                self._push(view, offered.usual.text)
        elif answer.isascii() and answer.isdigit():
            number = int(answer[:9])
            if not 1 <= number <= len(offered.moves):
                fault = Fault.of("play-no-choice", number=answer[:20], most=len(offered.moves))
                raise CastellError(fault)
            self._push(view, offered.moves[number - 1].text)
        else:
            text = as_notation(answer, offered.festival)
            tile = bare_tile(text) if not offered.festival else None
            self._push(view, self._performance(view, *tile) if tile else text)

    def _performance(self, view: View, sign: str, tile: str) -> str:
        """The move that performs a tile with the coach's tower. Raises CastellError if it can't be done.

        sign: `!`, `^!`, or "" for whichever is open, with a token if both are.
        """
        found = [
            move.text
            for choice in view.choices
            for move in choice.moves
            if move.tile == tile and move.text.startswith(sign)
        ]
        if found:
            return min(found)  # `!` sorts before `^`
        for choice in view.choices:
            if choice.kind is Kind.PERFORM:
                reasons = [fault for name, fault in choice.refused if name == tile]
                raise CastellError(*(reasons or self.game.faults(f"{sign or '!'}{tile}=1")))
        return tile

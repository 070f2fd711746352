"""A table in this process: answers from a text, what is shown in another, the record in a folder."""

from __future__ import annotations

from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from castell.bots import find_bot
from castell.game import Dealer, Game, Moved, Player
from castell.locale import Texts
from castell.record import Record
from castell.terminal import saving
from castell.terminal.screen import Screen
from castell.terminal.table import Table


@dataclass
class Sitting:
    """A game, its dealer and its record."""

    game: Game
    dealer: Dealer
    path: Path

    @property
    def moves(self) -> list[str]:
        return [entry.move.text for entry in Record.read(self.path).log if isinstance(entry, Moved)]


def begin(
    folder: Path, kinds: str = "human,human", *, seed: int | None = 5, wheel: str = "standard"
) -> Sitting:
    """A game that nobody has played at yet; of a seed, or of a secret."""
    dealer = Dealer.fresh() if seed is None else Dealer.from_seed(seed)
    players = [
        Player(f"P{seat}", kind if kind == "human" else f"bot:{kind}")
        for seat, kind in enumerate(kinds.split(","), start=1)
    ]
    game = Game(players, wheel=wheel, dealer=dealer, first_player=0)
    saving.begin(game, dealer, folder / "game.castell")
    return Sitting(game, dealer, folder / "game.castell")


def sit(sitting: Sitting, *answers: str) -> str:
    """Play on with these answers, one a line, until the input ends; returns what was shown."""
    out = StringIO()
    screen = Screen(StringIO("".join(f"{answer}\n" for answer in answers)), out)
    bots = [
        find_bot(player.kind.removeprefix("bot:")) if player.kind != "human" else None
        for player in sitting.game.players
    ]
    Table(sitting.game, sitting.dealer, sitting.path, bots, screen, Texts()).play()
    return out.getvalue()

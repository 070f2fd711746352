"""`castell play`: a table for people and bots. Without a browser game it is the one in the terminal.

Who sits where and what is dealt is settled here; the playing is `castell.terminal`'s.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App

from castell.cli.common import RIGHT, WrongUsage
from castell.faults import CastellError, Fault

if TYPE_CHECKING:
    from castell.bots import Bot
    from castell.bots.finding import BotClass
    from castell.game import Dealer, Game

app = App(name="play", help="Play a game, alone against bots or with friends.")

LONGEST_NAME = 24


@app.default
def play(
    file: Path | None = None,
    /,
    *,
    terminal: bool = False,
    players: str = "human,greedy,greedy",
    names: str = "",
    wheel: str = "standard",
    seed: int | None = None,
    edition: Path | None = None,
    bots: Path | None = None,
    save: Path | None = None,
    resume: bool = False,
    language: str = "",
) -> int:
    """Play a game, alone against bots or with friends.

    Parameters
    ----------
    file
        With --resume the game to go on with; without it the newest unfinished one.
    terminal
        Play in the terminal, which is where it is played anyway as long as there is no other table.
    players
        Who sits where: human or a bot for each of two to four seats, as in human,greedy,random.
    names
        The players' names by seat, with commas between.
    wheel
        The wheel's side: standard or advanced.
    seed
        Deal from an open seed: the same seed deals the same game, and whoever knows it knows the bag.
    edition
        An edition file; without one Diada is played.
    bots
        A Python file with bots of your own.
    save
        Where the game is kept; without it a new file in the data folder.
    resume
        Go on with a game that was left.
    language
        The language of the table; without it that of the environment.
    """
    from castell.bots import load_bots
    from castell.locale import Texts, languages, user_language
    from castell.terminal.saving import begin, games_folder, latest_file, new_file
    from castell.terminal.saving import resume as resumed
    from castell.terminal.screen import Screen
    from castell.terminal.table import Table

    if language and language not in languages():
        raise WrongUsage(Fault.of("cli-unknown-language", language=language, known=languages()))
    extra = load_bots(bots) if bots is not None else ()
    if resume or file is not None:
        path = file if file is not None else latest_file(games_folder())
        game, dealer = resumed(path)
    else:
        game, dealer = _dealt(players, names, wheel, seed, edition, extra)
        if save is not None and save.exists():
            raise WrongUsage(Fault.of("play-file-taken", file=str(save)))
        path = save if save is not None else new_file(games_folder())
        begin(game, dealer, path)
    seated = [_bot(player.kind, extra) for player in game.players]
    table = Table(game, dealer, path, seated, Screen(), Texts(language or user_language(os.environ)))
    try:
        table.play()
    except KeyboardInterrupt:
        table.screen.say()
        table.leave()
        raise
    return RIGHT


def _dealt(
    players: str, names: str, wheel: str, seed: int | None, edition: Path | None, extra: Sequence[BotClass]
) -> tuple[Game, Dealer]:
    """A new game and its dealer. Raises WrongUsage where it can't be dealt as asked."""
    from castell.game import Dealer, Game, Player
    from castell.rules.fits import load_edition_file

    kinds = [kind.strip() for kind in players.split(",")]
    if not 2 <= len(kinds) <= 4:
        raise WrongUsage(Fault.of("play-players", "B1", players=len(kinds)))
    named = [name.strip() for name in names.split(",")] if names else _usual_names(kinds)
    if len(named) != len(kinds):
        raise WrongUsage(Fault.of("play-names", names=len(named), seats=len(kinds)))
    for name in named:
        if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
            raise WrongUsage(Fault.of("play-name", name=ascii(name)[1:-1][:40]))
    box = load_edition_file(edition)
    try:
        kinds = [kind if kind == "human" else f"bot:{kind}" for kind in kinds]
        for kind in kinds:
            _bot(kind, extra)
        dealer = Dealer.fresh() if seed is None else Dealer.from_seed(seed)
        seats = [Player(name, kind) for name, kind in zip(named, kinds, strict=True)]
        return Game(seats, edition=box, wheel=wheel, dealer=dealer), dealer
    except CastellError as error:
        raise WrongUsage(*error.faults) from error


def _usual_names(kinds: list[str]) -> list[str]:
    """Names for those who gave none: what sits there, numbered where several of a kind do."""
    titles = [kind.partition(":")[0].capitalize() for kind in kinds]
    return [
        title if titles.count(title) == 1 else f"{title} {titles[: seat + 1].count(title)}"
        for seat, title in enumerate(titles)
    ]


def _bot(kind: str, extra: Sequence[BotClass]) -> Bot | None:
    """The bot for a player of this kind, or None for a person."""
    from castell.bots import find_bot

    return find_bot(kind.removeprefix("bot:"), extra) if kind.startswith("bot:") else None

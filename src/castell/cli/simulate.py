"""`castell simulate`: many games among bots, in a table or as JSON.

The games are `castell.arena`'s; here is only what was asked for and how it is shown.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import redirect_stdout
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App

from castell.cli.common import INTERRUPTED, RIGHT, JsonOption, WrongUsage, console, error_console, print_json
from castell.faults import CastellError, Fault
from castell.locale import Texts, user_language

if TYPE_CHECKING:
    from rich.table import Table

    from castell.arena import Setup, Tally

app = App(name="simulate", help="Let bots play many games and count who wins what.")

MOST_GAMES = 100_000_000
MOST_JOBS = 256


@app.default
def simulate(
    *,
    players: str = "greedy,random,random,random",
    games: int = 100,
    seed: int | None = None,
    jobs: int = 1,
    wheel: str = "standard",
    edition: Path | None = None,
    bots: Path | None = None,
    records: Path | None = None,
    json: JsonOption = False,
) -> int:
    """Let bots play many games and count who wins what.

    Parameters
    ----------
    players
        The bots by seat, two to four, as in greedy,random,random; name:argument passes an argument.
    games
        How many games are played.
    seed
        The same seed gives the same games, whatever the number of jobs; without one a new seed is drawn.
    jobs
        How many processes play.
    wheel
        The wheel's side: standard or advanced.
    edition
        An edition file; without one Diada counts.
    bots
        A Python file with bots of your own.
    records
        A folder for a record of each game; it is made if it isn't there.
    """
    from castell.arena import Tally
    from castell.arena import simulate as play_all

    with redirect_stdout(sys.stderr):  # what a bot prints must not get into the result
        setup = _setup(players, games, seed, jobs, wheel, edition, bots, records)
    tally = Tally(len(setup.players))
    texts = Texts(user_language(os.environ))
    began = inf
    seconds = 0.0
    complete = True
    with _Progress(setup.games, texts) as progress, redirect_stdout(sys.stderr):
        results = play_all(setup, jobs)
        try:
            for some in results:
                tally.add(some)
                began = min([began, *(result.began for result in some)])
                seconds = time.perf_counter() - began
                progress.advance(len(some))
        except KeyboardInterrupt:
            complete = False
            results.close()
    if json:
        print_json(_as_json(setup, tally, seconds, complete))
    else:
        out = console()
        out.print(_table(setup, tally, texts))
        taken = round(seconds, 1)
        out.print(texts.text("simulate-rate", games=tally.games, decisions=tally.decisions, seconds=taken))
        out.print(texts.text("simulate-seed", seed=str(setup.seed)))
        if not complete:
            out.print(texts.text("simulate-interrupted", games=tally.games, asked=setup.games))
    return RIGHT if complete else INTERRUPTED


def _setup(
    players: str,
    games: int,
    seed: int | None,
    jobs: int,
    wheel: str,
    edition: Path | None,
    bots: Path | None,
    records: Path | None,
) -> Setup:
    """The simulation asked for. Raises WrongUsage if it can't be played, before anything is."""
    from secrets import randbelow

    from castell.arena import Setup
    from castell.bots import find_bot, load_bots
    from castell.game.dealer import LARGEST_SEED
    from castell.game.game import WHEELS
    from castell.rules.fits import load_edition_file

    named = tuple(name.strip() for name in players.split(","))
    faults = []
    if not 2 <= len(named) <= 4:
        faults.append(Fault.of("simulate-players", "B1", players=len(named)))
    if not 1 <= games <= MOST_GAMES:
        faults.append(Fault.of("simulate-games", games=games, most=MOST_GAMES))
    if not 1 <= jobs <= MOST_JOBS:
        faults.append(Fault.of("simulate-jobs", jobs=jobs, most=MOST_JOBS))
    if wheel not in WHEELS:
        faults.append(Fault.of("game-wheel", "B4", wheel=wheel, wheels=WHEELS))
    if seed is not None and not 0 <= seed <= LARGEST_SEED:
        faults.append(Fault.of("dealer-seed-range", seed=str(seed), largest=str(LARGEST_SEED)))
    if faults:
        raise WrongUsage(*faults)
    extra = load_bots(bots) if bots is not None else ()
    try:
        for name in named:
            find_bot(name, extra)
    except CastellError as error:
        raise WrongUsage(*error.faults) from error
    box = load_edition_file(edition) if edition is not None else None
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    return Setup(named, randbelow(2**32) if seed is None else seed, games, wheel, box, bots, records)


class _Progress:
    """A progress bar on standard error, with rate and time left; only on a terminal."""

    def __init__(self, games: int, texts: Texts) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        err = error_console()
        self.progress = Progress(
            TextColumn(texts.text("simulate-progress")),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[rate]}"),
            TimeRemainingColumn(),
            console=err,
            disable=not err.is_terminal,
            transient=True,
        )
        self.texts = texts
        self.task = self.progress.add_task("", total=games, rate="")

    def __enter__(self) -> _Progress:
        self.progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.progress.stop()

    def advance(self, games: int) -> None:
        """Some more games have been played."""
        speed = self.progress.tasks[0].speed
        rate = self.texts.text("simulate-speed", rate=round(speed, 1)) if speed else ""
        self.progress.update(self.task, advance=games, rate=rate)


def _as_json(setup: Setup, tally: Tally, seconds: float, complete: bool) -> dict[str, object]:
    from castell.arena.tally import CATEGORIES

    return {
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 6),
        "complete": complete,
        "seed": setup.seed,
        "wheel": setup.wheel,
        "seats": [
            {
                "player": player,
                "wins": round(tally.wins[seat], 6),
                "mean": {name: round(tally.mean(seat, name), 6) for name in CATEGORIES},
                "margin95": {name: round(tally.margin(seat, name), 6) for name in CATEGORIES},
            }
            for seat, player in enumerate(setup.players)
        ],
    }


def _table(setup: Setup, tally: Tally, texts: Texts) -> Table:
    """Per seat the share of wins and the means, each with the half width of its 95 % confidence interval."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from castell.arena.tally import CATEGORIES

    # A column for each seat, so that the whole fits into a terminal of 80 columns.
    table = Table(box=SIMPLE_HEAD, caption=texts.text("simulate-caption"), caption_justify="left")
    table.add_column(no_wrap=True)
    for seat, player in enumerate(setup.players):
        table.add_column(texts.text("simulate-seat", seat=seat, player=player), justify="right")
    seats = range(len(setup.players))
    shares = [100 * tally.wins[seat] / max(1, tally.games) for seat in seats]
    wins = [f"{share:.1f} ± {100 * tally.win_margin(seat):.1f} %" for seat, share in enumerate(shares)]
    table.add_row(texts.text("simulate-wins"), *wins, end_section=True)
    for name in CATEGORIES:
        cells = [f"{tally.mean(seat, name):.1f} ± {tally.margin(seat, name):.1f}" for seat in seats]
        title = texts.text(f"category-{name.replace('_', '-')}")
        table.add_row(title, *cells, end_section=name == "performances")
    return table

"""`castell show`: a recorded game for people to read, as JSON, as the text of its file, or at one moment.

What a record is and whether it is right is known in `castell.record`; here is only how it is laid out.
"""

from __future__ import annotations

import os
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from castell.cli.common import JsonOption, WrongUsage, console, print_json
from castell.edition.reading import show as shown
from castell.faults import Fault
from castell.locale import Texts, user_language

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from castell.game import Entry, Game
    from castell.record import Record

app = App(name="show")

AtOption = Annotated[
    int | None, Parameter(help="Show the game after so many entries of its log, 0: the deal.")
]


@app.default
def show(file: Path, /, *, json: JsonOption = False, text: bool = False, at: AtOption = None) -> None:
    """Show a recorded game: who played, every move in notation by round, and the points.

    A record that isn't right isn't shown: exit code 1 and what is wrong with it.

    Parameters
    ----------
    file
        A game record, as text or as JSON.
    text
        Print the record as the text of a record file; with comments and odd spacing gone.
    """
    from castell.record import Record

    if text and (json or at is not None):
        raise WrongUsage(Fault.of("record-show-one"))
    record = Record.read(file)
    if text:
        print(record.text(), end="")
    elif at is not None:
        game = record.at(at)
        if json:
            print(game.view().to_json())
        else:
            _print_moment(game, Texts(user_language(os.environ)))
    elif json:
        print_json(record.to_json())
    else:
        _print_record(record, Texts(user_language(os.environ)))


def _print_record(record: Record, texts: Texts) -> None:
    from castell.record.proof import PROOF_TEXTS

    out = console()
    wheel, players = texts.text(f"wheel-{record.wheel}"), len(record.players)
    edition = record.edition.name
    _say(out, texts.text("record-show-title", edition=edition, wheel=wheel, players=players))
    for seat, player in enumerate(record.players):
        name, kind = shown(player.name), shown(player.kind)
        _say(out, texts.text("record-show-player", seat=seat, name=name, kind=kind))
    proof = record.verify()
    for fault in proof.faults:
        _say(out, texts.explain(fault))
    _say(out, texts.text(PROOF_TEXTS[proof.proof]))
    if record.rewinds:
        back = tuple(f"{one.before} → {one.after}" for one in record.rewinds)
        _say(out, texts.text("record-show-rewinds", count=len(back), rewinds=back))
    for number, entries in groupby(record.log, key=lambda entry: entry.round):
        out.print()
        _say(out, texts.text("record-show-round", round=number))
        out.print(_moves(record, list(entries), texts))
    out.print()
    _print_scores(out, record.replay(), texts)


def _moves(record: Record, entries: list[Entry], texts: Texts) -> Table:
    """A round's refill, turns and festivals: who, and the moves in notation."""
    from rich.table import Table
    from rich.text import Text

    from castell.game import Moved
    from castell.notation.tower import format_castellers
    from castell.record.text_form import festival_heading

    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    before = None
    for entry in entries:
        if not isinstance(entry, Moved):
            drawn = zip(record.edition.regions, entry.drawn, strict=True)
            places = [f"{region.code} {format_castellers(sizes)}" for region, sizes in drawn if sizes]
            table.add_row(texts.text("record-show-refill"), Text(", ".join(places) or "–"))
            continue
        if before != (entry.seat, entry.festival):
            name = shown(record.players[entry.seat].name)
            if entry.festival is not None:
                heading = festival_heading(record.deal, entry.festival)
                name = texts.text("record-show-festival", name=name, festival=heading)
            moves = Text()
            table.add_row(Text(name), moves)
        before = (entry.seat, entry.festival)
        moves.append(f"{entry.move} ")
    return table


def _print_moment(game: Game, texts: Texts) -> None:
    from castell.render.text import board_text

    # A file may give names that would move a terminal's cursor; the board prints names as they are.
    game.players = tuple(replace(player, name=shown(player.name)) for player in game.players)
    out = console()
    awaited = "" if game.seat is None else shown(game.players[game.seat].name)
    _say(out, texts.text("record-show-moment", entries=len(game.log), round=game.round, name=awaited))
    out.print()
    _say(out, board_text(game.view(), texts))
    out.print()
    _print_scores(out, game, texts)


def _print_scores(out: Console, game: Game, texts: Texts) -> None:
    """Everybody's points by category, and who has won."""
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(texts.text("record-show-points"))
    for player in game.players:
        table.add_column(Text(shown(player.name)), justify="right")
    scores = [score.to_json() for score in game.scores]
    for name in scores[0]:
        category = texts.text(f"category-{name.replace('_', '-')}")
        table.add_row(category, *(str(score[name]) for score in scores))
    out.print(table)
    winners = tuple(shown(game.players[seat].name) for seat in game.winners)
    if winners:
        _say(out, texts.text("record-show-winners", count=len(winners), names=winners))
    else:
        _say(out, texts.text("record-show-unfinished"))


def _say(out: Console, text: str) -> None:
    out.print(text, markup=False, soft_wrap=True)

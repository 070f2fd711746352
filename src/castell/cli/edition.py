"""`castell edition`: check, show and copy edition files, for owners of a printed box and makers of boxes.

Whether an edition is right is decided in `castell.edition` and `castell.rules.fits`; here is only how one is
asked for and laid out.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import asdict
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App

from castell.cli.common import RIGHT, JsonOption, WrongUsage, console, print_json
from castell.faults import Fault
from castell.locale import Texts, user_language

if TYPE_CHECKING:
    from rich.console import RenderableType

    from castell.edition import Edition

app = App(name="edition", help="Check, show or copy an edition, the contents of the box.")

_START = Path("my-edition.toml")

Line = list[str | int]


@app.command
def check(file: Path, /) -> int:
    """Check an edition file: exit code 0 if it is right, else 1 and a line for every fault.

    A line names the place by its keys, and entries of a list from 0: map.regions[2] is the third region.

    Parameters
    ----------
    file
        An edition file (TOML).
    """
    from castell.rules.fits import load_edition_file

    edition = load_edition_file(file)
    two, three, four = (sum(entry.festivals[place] for entry in edition.calendar) for place in range(3))
    summary = Texts(user_language(os.environ)).text(
        "edition-check-right",
        file=str(file),
        name=edition.name,
        id=edition.id,
        version=edition.version,
        two=two,
        three=three,
        four=four,
    )
    print(summary)
    return RIGHT


@app.command
def show(file: Path | None = None, /, *, json: JsonOption = False) -> int:
    """Show everything that is in the box.

    Parameters
    ----------
    file
        An edition file (TOML); without one Diada, the edition that ships.
    """
    from rich.text import Text

    from castell.edition import edition_to_data
    from castell.rules.fits import load_edition_file

    edition = load_edition_file(file)
    if json:
        print_json(edition_to_data(edition))
        return RIGHT
    texts = Texts(user_language(os.environ))
    out = console()
    title = texts.text("edition-title", name=edition.name, id=edition.id, version=edition.version)
    out.print(Text(title, "bold"))
    for part in _parts(edition, texts):
        out.print()
        out.print(*part, sep="\n")
    return RIGHT


@app.command
def copy(*, to: Path = _START, force: bool = False) -> int:
    """Write a copy of Diada, to be changed into an edition of your own.

    Parameters
    ----------
    to
        The file to write; its name becomes the edition's id.
    force
        Replace the file if it exists.
    """
    from castell.edition.loader import DIADA

    own = re.fullmatch("[a-z][a-z0-9-]{0,39}", to.stem) and to.stem != "diada"
    content = DIADA.read_text(encoding="utf-8")
    for before, after in (
        (
            "# Diada, the edition that ships with Castell.",
            "# An edition of Castell, begun as a copy of Diada.",
        ),
        ('id = "diada"', f'id = "{to.stem if own else _START.stem}"'),
        ('name = "Diada"', 'name = "My edition"'),
    ):
        content = content.replace(before, after, 1)
    try:
        with to.open("w" if force else "x", encoding="utf-8") as target:
            target.write(content)
    except FileExistsError:
        raise WrongUsage(Fault.of("edition-copy-exists", file=str(to))) from None
    print(Texts(user_language(os.environ)).text("edition-copied", file=str(to)))
    return RIGHT


def _parts(edition: Edition, texts: Texts) -> list[list[RenderableType]]:
    """The parts of an edition in the order of its file, each a title, a table and perhaps a line below it."""
    say = texts.text
    prizes: list[Line] = [[say(f"prize-{prize.name}"), prize.points, prize.count] for prize in edition.prizes]
    shapes: list[Line] = [[tile.id, "-".join(map(str, tile.levels)), tile.points] for tile in edition.shapes]
    exhibitions: list[Line] = [
        [tile.id, ", ".join(say(f"skill-{name}") for name in tile.skills), tile.points]
        for tile in edition.exhibitions
    ]
    points = edition.region_points
    return [
        _castellers(edition, texts),
        _regions(edition, texts),
        _skills(edition, texts),
        _calendar(edition, texts),
        _part(texts, "edition-prizes", ["edition-prize", "edition-points", "edition-count"], prizes),
        _chart(edition, texts),
        _part(texts, "edition-shapes", ["edition-tile", "edition-levels", "edition-points"], shapes),
        _part(texts, "edition-exhibitions", ["edition-tile", "edition-skill", "edition-points"], exhibitions),
        _part(
            texts,
            "edition-region-points",
            ["edition-region-count", *range(len(points))],
            [[say("edition-points"), *points]],
        ),
        _rulings(edition, texts),
    ]


def _part(
    texts: Texts, title: str, heads: Sequence[str | int], lines: Sequence[Line], below: str = ""
) -> list[RenderableType]:
    """A title, a table and a line below it.

    title: a message's key. heads: messages' keys, or numbers. below: a text.
    """
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    table = Table(box=SIMPLE_HEAD)
    for place, head in enumerate(heads):
        numeric = all(isinstance(line[place], int) for line in lines)
        shown = str(head) if isinstance(head, int) else texts.text(head)
        table.add_column(Text(shown), justify="right" if numeric else "left")
    for line in lines:
        table.add_row(*(Text(str(entry)) for entry in line))
    return [Text(texts.text(title), "bold"), table, *([Text(below)] if below else [])]


def _castellers(edition: Edition, texts: Texts) -> list[RenderableType]:
    two, three, four = edition.castellers_per_region
    return _part(
        texts,
        "edition-castellers",
        ["edition-size", *range(1, len(edition.castellers) + 1)],
        [
            [texts.text("edition-count"), *edition.castellers],
            [texts.text("edition-size-tokens"), *edition.size_tokens],
        ],
        texts.text("edition-castellers-below", hand=edition.hand, two=two, three=three, four=four),
    )


def _regions(edition: Edition, texts: Texts) -> list[RenderableType]:
    def beside(code: str, dotted: bool) -> str:
        pairs = [pair for pair in edition.adjacent if code in pair and (pair in edition.dotted) == dotted]
        return " ".join(pair[1] if pair[0] == code else pair[0] for pair in pairs)

    lines: list[Line] = [
        [
            region.code,
            region.name,
            beside(region.code, dotted=False),
            beside(region.code, dotted=True),
            " ".join(name for name, code in edition.locations if code == region.code),
        ]
        for region in edition.regions
    ]
    return _part(
        texts,
        "edition-regions",
        ["edition-code", "edition-region", "edition-touching", "edition-dotted", "edition-locations"],
        lines,
    )


def _skills(edition: Edition, texts: Texts) -> list[RenderableType]:
    numbers = {"rank": edition.max_rank, "limit": edition.width_limit, "tokens": edition.tokens}
    lines: list[Line] = [
        [texts.text(f"skill-{name}"), edition.skill_tiles.count(name)]
        for name in dict.fromkeys(edition.skill_tiles)
    ]
    below = texts.text("edition-skills-below", **numbers)
    return _part(texts, "edition-skills", ["edition-skill", "edition-skill-tiles"], lines, below)


def _calendar(edition: Edition, texts: Texts) -> list[RenderableType]:
    heads = [
        "edition-round",
        "edition-set",
        "edition-two-players",
        "edition-three-players",
        "edition-four-players",
        "edition-size-spaces",
    ]
    lines: list[Line] = [
        [entry.round, entry.set, *entry.festivals, entry.size_spaces] for entry in edition.calendar
    ]
    return _part(texts, "edition-calendar", heads, lines)


def _chart(edition: Edition, texts: Texts) -> list[RenderableType]:
    lines: list[Line] = []
    for place in range(max(map(len, edition.prize_chart))):
        awards = [names[place] if place < len(names) else "" for names in edition.prize_chart]
        lines.append([place + 1, *(texts.text(f"prize-{name}") if name else "" for name in awards)])
    return _part(
        texts,
        "edition-chart",
        ["edition-place", "edition-two-players", "edition-three-players", "edition-four-players"],
        lines,
    )


def _rulings(edition: Edition, texts: Texts) -> list[RenderableType]:
    # By the keys of the file, since that is where they are changed.
    lines: list[Line] = [[name, dumps(value).strip('"')] for name, value in asdict(edition.rulings).items()]
    return _part(texts, "edition-rulings", ["edition-ruling", "edition-value"], lines)

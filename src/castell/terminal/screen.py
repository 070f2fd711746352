"""Where the table shows and asks: a terminal with colours, or a pipe with plain lines."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import TextIO

from rich.console import Console
from rich.text import Text

from castell.render.text import Line

STYLES = {
    "title": "bold",
    "mine": "bold cyan",
    "good": "green",
    "faint": "dim",
    "now": "bold yellow",
    "wrong": "red",
}


class Screen:
    """Shows lines and reads answers.

    source, out: streams; the standard ones where none are given. In a pipe the answers read are shown too, so
    that what comes out reads like the game, and lines that begin with `#` are passed over.
    """

    def __init__(self, source: TextIO | None = None, out: TextIO | None = None) -> None:
        self.source = source if source is not None else sys.stdin
        out = out if out is not None else sys.stdout
        self.live = self.source.isatty() and out.isatty()
        live = out.isatty()
        self.console = Console(file=out, highlight=False, soft_wrap=not live, force_terminal=live)

    def say(self, text: str = "", style: str = "") -> None:
        """Show a text of one or more lines."""
        self.console.print(Text(_harmless(text), STYLES.get(style, "")))

    def show(self, lines: Iterable[Line]) -> None:
        """Show lines of styled pieces."""
        for line in lines:
            pieces = ((_harmless(piece.text), STYLES.get(piece.style, "")) for piece in line)
            self.console.print(Text.assemble(*pieces))

    def ask(self, prompt: str) -> str | None:
        """The next answer, or None at the end of the input."""
        while True:
            self.console.print(Text(f"{_harmless(prompt)}> ", "bold"), end="")
            self.console.file.flush()
            line = self.source.readline()
            if not line:
                self.console.print()
                return None
            answer = line.strip()
            if not self.live:
                self.console.print(Text(_harmless(answer)))
            if not answer.startswith("#"):
                return answer


def _harmless(text: str) -> str:
    """The text without what could move the cursor: names come from files, answers from anywhere."""
    return "".join(
        letter if letter.isprintable() or letter == "\n" else "\N{REPLACEMENT CHARACTER}" for letter in text
    )

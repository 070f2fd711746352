"""Where the table shows and asks: a terminal with colours, or a pipe with plain lines."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterable
from contextlib import suppress
from io import TextIOWrapper
from typing import TextIO

from rich.console import Console
from rich.text import Text

from castell.render.lines import Line

STYLES = {
    "title": "bold",
    "mine": "bold cyan",
    "good": "green",
    "faint": "dim",
    "now": "bold yellow",
    "wrong": "red",
}
NARROWEST, WIDEST = 80, 100


class Screen:
    """Shows lines and reads answers.

    source, out: streams; the standard ones where none are given. In a pipe the answers read are shown too, so
    that what comes out reads like the game. Lines that begin with `#` are passed over.
    """

    def __init__(self, source: TextIO | None = None, out: TextIO | None = None) -> None:
        self.source = source if source is not None else sys.stdin
        out = out if out is not None else sys.stdout
        if isinstance(self.source, TextIOWrapper):
            self.source.reconfigure(errors="replace")  # what isn't a letter at all is refused like any other
        self.live = self.source is sys.stdin and self.source.isatty() and out.isatty()
        colours = out.isatty()
        self.console = Console(file=out, highlight=False, soft_wrap=not colours, force_terminal=colours)
        if self.live:
            with suppress(ImportError):  # arrow keys and earlier answers, where the system has them
                importlib.import_module("readline")

    @property
    def width(self) -> int:
        """The columns that lines may take: those of the terminal, within bounds."""
        if not self.console.is_terminal:
            return WIDEST
        return max(NARROWEST, min(self.console.width, WIDEST))

    def say(self, text: str = "", style: str = "") -> None:
        """Show a text of one or more lines."""
        self.console.print(Text(text, STYLES.get(style, "")))

    def show(self, lines: Iterable[Line]) -> None:
        """Show lines of styled pieces."""
        for line in lines:
            text = Text.assemble(*((piece.text, STYLES.get(piece.style, "")) for piece in line))
            text.rstrip()
            self.console.print(text)

    def ask(self, prompt: str) -> str | None:
        """The next answer, or None at the end of the input."""
        while True:
            line = self._read(f"{prompt}> ")
            if line is None:
                self.console.print()
                return None
            answer = "".join(letter if letter.isprintable() else " " for letter in line).strip()
            if not self.live:
                self.console.print(Text(answer))
            if not answer.startswith("#"):
                return answer

    def _read(self, prompt: str) -> str | None:
        if self.live:
            try:
                return input(prompt)
            except EOFError:
                return None
        self.console.print(Text(prompt), end="")
        self.console.file.flush()
        return self.source.readline() or None

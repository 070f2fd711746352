"""The screen: colours and widths on a terminal, plain lines in a pipe, answers of any kind."""

from __future__ import annotations

import fcntl
import os
import re
import struct
import subprocess
import sys
import termios
from collections.abc import Mapping
from contextlib import suppress
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path

import pytest
from rich.cells import cell_len

from castell.render.lines import Piece
from castell.terminal.screen import Screen

STYLED = re.compile(r"\x1b\[([0-9;]*)m")
ESCAPED = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
COLOUR = re.compile(r"(^|;)(3[0-7]|9[0-7]|38;.*)(;|$)")


def at_terminal(
    folder: Path, answers: str, *, columns: int = 100, env: Mapping[str, str] | None = None
) -> str:
    """What a terminal of so many columns is sent by `castell play` while these answers are typed."""
    ours, theirs = os.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
    kept = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLUMNS", "LINES")}
    table = subprocess.Popen(
        [sys.executable, "-m", "castell", "play", "--seed", "5", "--players", "human,random,random"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={
            **kept,
            "XDG_DATA_HOME": str(folder),
            "LANG": "C.UTF-8",
            "TERM": "xterm-256color",
            **(env or {}),
        },
    )
    os.close(theirs)
    os.write(ours, answers.encode())
    sent = b""
    with suppress(OSError):  # which is how Linux tells that the other side has gone
        while part := os.read(ours, 65536):
            sent += part
    os.close(ours)
    assert table.wait() == 0
    return sent.decode().replace("\r\n", "\n")


def colours(sent: str) -> list[str]:
    return [code for code in STYLED.findall(sent) if COLOUR.search(code)]


def test_a_terminal_gets_colours_and_what_is_typed_is_not_repeated(tmp_path: Path) -> None:
    sent = at_terminal(tmp_path, "1\n+nonsense\n.\nquit\n")
    assert colours(sent)
    assert "\x1b[31m" in sent  # what is wrong, in red
    assert "Human>" in sent
    assert "castell play --resume" in ESCAPED.sub("", sent)


def test_no_color_is_respected(tmp_path: Path) -> None:
    sent = at_terminal(tmp_path, "1\n+nonsense\n.\nquit\n", env={"NO_COLOR": "1"})
    assert not colours(sent)
    assert "Human>" in sent


@pytest.mark.parametrize("columns", [80, 100])
def test_no_line_of_the_game_is_broken_by_the_terminals_edge(tmp_path: Path, columns: int) -> None:
    sent = ESCAPED.sub(
        "", at_terminal(tmp_path, "1\n1\n1\n.\nboard\nlacks B\n1\nhint\nhelp\nquit\n", columns=columns)
    )
    assert "Girona" in sent or columns < 100
    wide = [line for line in sent.split("\n") if cell_len(line) > columns]
    assert wide == []


def test_a_pipe_gets_plain_lines_and_the_answers_with_them() -> None:
    out = StringIO()
    screen = Screen(StringIO("# a comment\n  +83 \n"), out)
    screen.show([(Piece("Festival ", "title"), Piece("LLE", "good"), Piece("  ", "now"))])
    assert screen.ask("Ada") == "+83"
    assert screen.ask("Ada") is None
    assert out.getvalue() == "Festival LLE\nAda> # a comment\nAda> +83\nAda> \n"


def test_a_long_line_in_a_pipe_is_left_whole() -> None:
    out = StringIO()
    Screen(StringIO(), out).say("castell " * 40)
    assert out.getvalue().rstrip("\n").count("\n") == 0


def test_markup_is_text_like_any_other() -> None:
    out = StringIO()
    Screen(StringIO(), out).say("[bold]Ada[/bold] :smile:")
    assert out.getvalue() == "[bold]Ada[/bold] :smile:\n"


@pytest.mark.parametrize(
    "typed", [b"\xff\xfe\n", b"\x00\n", b"\x1b[A\x1b[2J\n", "٣\n".encode(), b"9" * 5000 + b"\n"]
)
def test_answers_that_are_no_text_are_read_without_harm(typed: bytes) -> None:
    out = StringIO()
    answer = Screen(TextIOWrapper(BytesIO(typed), encoding="utf-8"), out).ask("Ada")
    assert answer is not None
    assert answer.isprintable()
    assert "\x1b" not in out.getvalue()

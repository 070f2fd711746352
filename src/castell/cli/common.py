"""What the commands share: exit codes, JSON and errors as they are printed, consoles, common options.

Importing this module imports nothing heavy; what it does to print imports what it needs.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from castell.faults import CastellError, Fault

if TYPE_CHECKING:
    from rich.console import Console

RIGHT: Final = 0
WRONG: Final = 1  # the content of a file, a tower, a clause
USAGE: Final = 2
INTERRUPTED: Final = 130

JsonOption = Annotated[bool, Parameter(name="--json", help="Print one JSON object and nothing else.")]


class WrongUsage(CastellError):
    """A command line that can't be carried out, whatever the files hold: exit code 2, and how to get help."""


def console() -> Console:
    """The console for standard output: colours only on a terminal, and not with NO_COLOR."""
    from rich.console import Console
    from rich.theme import Theme

    # Examples in the rules would stand on black, which is a hole in a light terminal.
    theme = Theme({"markdown.code": "cyan"})
    return Console(force_terminal=sys.stdout.isatty(), highlight=False, theme=theme)


def error_console() -> Console:
    """The console for standard error: progress and what is not the result."""
    from rich.console import Console

    return Console(stderr=True, force_terminal=sys.stderr.isatty(), highlight=False)


def print_json(value: object) -> None:
    """Print a value as one JSON object on one line of standard output."""
    # Other encodings than UTF-8 may lack the letters of a name.
    readable = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    print(json.dumps(value, ensure_ascii=not readable))


def print_faults(faults: Iterable[Fault], *advice: Fault) -> None:
    """Print faults on standard error in the user's language, one line each; the last takes the advice too."""
    from castell.locale import Texts, user_language

    texts = Texts(user_language(os.environ))
    lines = [texts.explain(fault) for fault in faults]
    lines[-1] = " ".join([lines[-1], *(texts.explain(fault) for fault in advice)])
    for line in lines:
        # What a message quotes may come from any file: no letter of it moves the cursor.
        words = "".join(letter if letter.isprintable() else " " for letter in line).split()
        print("castell:", *words, file=sys.stderr)

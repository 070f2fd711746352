"""The command line: which commands there are, and what becomes of their results and errors.

Each command lives in the module of its name and is imported when it is called, not before. What it does is
written there; the manners common to all (exit codes, errors in one line on standard error) are here.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from errno import ENOSPC
from io import TextIOWrapper
from typing import Final

from cyclopts import App, CycloptsError, Parameter
from cyclopts.exceptions import MissingArgumentError, UnusedCliTokensError

from castell.cli.common import INTERRUPTED, RIGHT, USAGE, WRONG, WrongUsage, print_faults
from castell.faults import CastellError, Fault

# The command `x` is `app` in castell/cli/x.py, a cyclopts App named `x` or a function.
COMMANDS: Final = {
    "play": "Play a game, alone against bots or with friends.",
    "simulate": "Let bots play many games and count the results.",
    "tower": "The tower coach: check a tower, find the best one, solve many problems.",
    "show": "Show a recorded game.",
    "verify": "Check that a recorded game is right, or find out where it isn't.",
    "rules": "Read the rules of the game: all of them, a clause, or those about a word.",
    "edition": "Check, show or copy an edition, the contents of the box.",
}

_FLAGS: Final = ("--help", "-h", "--version")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line.

    arguments: the words after `castell`; None: those this program was called with.
    Returns the exit code: 0 right, 1 wrong content, 2 wrong usage, 130 interrupted.
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    _open_streams()
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a letter that a terminal lacks is no reason to stop
    try:
        code = _run(words)
        sys.stdout.flush()  # here, where a reader who has gone away is still caught
        return code
    except CycloptsError as error:
        return _refuse_usage([_usage_fault(error)], error.command_chain or ())
    except WrongUsage as error:
        return _refuse_usage(error.faults, [word for word in words[:1] if word in COMMANDS])
    except CastellError as error:
        print_faults(error.faults)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has seen enough, as in `castell rules | head`. Python flushes once more at its end.
        _discard_output()
        return RIGHT
    except OSError as error:
        if error.filename is None and error.errno != ENOSPC:
            raise
        if error.filename is None:
            _discard_output()  # maybe it was standard output that is full, and Python flushes once more
            print_faults([Fault.of("cli-disk-full")])
            return WRONG
        reason = error.strerror or type(error).__name__
        print_faults([Fault.of("cli-file-trouble", file=str(error.filename), reason=reason)])
        return WRONG


def _open_streams() -> None:
    """Stand something in for standard streams that are closed, as for programs that no terminal started."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            # The lowest number that is free is the stream's own: no file that is opened later gets it.
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))


def _discard_output() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(words: list[str]) -> int:
    if words and words[0] not in (*COMMANDS, *_FLAGS):
        # Asked here because cyclopts would import every command to say the same.
        meant = get_close_matches(words[0], COMMANDS, n=1)
        known = tuple(COMMANDS)
        raise WrongUsage(Fault.of("cli-unknown-command", command=words[0], meant="".join(meant), known=known))
    result = _app(words)(
        words, exit_on_error=False, print_error=False, verbose=False, result_action="return_value"
    )
    return result if isinstance(result, int) else RIGHT


def _app(words: list[str]) -> App:
    """The application for one command line; no command is imported yet."""
    app = App(
        name="castell",
        help="Castell, the strategy game of human towers.",
        version=_version,
        version_format="plaintext",
        default_parameter=Parameter(negative=(), show_default=lambda value: str(value) if value else None),
        suppress_keyboard_interrupt=False,
    )
    for place, (name, summary) in enumerate(COMMANDS.items()):
        # A summary replaces the command's own help, so the command that is called gets none.
        shown = None if words[:1] == [name] else summary
        app.command(f"castell.cli.{name}:app", name=name, help=shown, sort_key=place)
    return app


def _version() -> str:
    from castell import __version__
    from castell.rules import compiled

    python = ".".join(map(str, sys.version_info[:3]))
    return f"castell {__version__} (Python {python}, rules {'compiled' if compiled() else 'not compiled'})"


def _usage_fault(error: CycloptsError) -> Fault:
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        if error.keyword:
            return Fault.of("cli-value-missing", name=error.keyword)
        return Fault.of("cli-argument-missing", name=error.argument.name)
    if isinstance(error, UnusedCliTokensError):
        return Fault.of("cli-too-many-arguments", arguments=tuple(error.unused_tokens or ()))
    return Fault.of("cli-usage", problem=str(error))


def _refuse_usage(faults: Sequence[Fault], commands: Sequence[str]) -> int:
    print_faults(faults, Fault.of("cli-see-help", command=" ".join(["castell", *commands])))
    return USAGE

"""Which languages there are, and which of them a person wants.

A language is named by its folder (`en`, or `pt-BR` for a form of one). Whatever a language lacks is said in
English, message by message, so an unfinished or unknown language never stops a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

FALLBACK: Final = "en"

# In the order in which POSIX asks for the language of messages; ours comes first.
_VARIABLES = ("CASTELL_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def languages() -> tuple[str, ...]:
    """The languages that ship, in alphabetical order."""
    folders = [entry for entry in files(__package__).iterdir() if entry.is_dir()]
    return tuple(sorted(entry.name for entry in folders if entry.joinpath("terms.ftl").is_file()))


def chain(language: str) -> tuple[str, ...]:
    """Where to look for a text: the language, its general form (`pt` for `pt-BR`), English; if they ship."""
    wanted = language.replace("_", "-").split(".")[0].split("@")[0].casefold()
    known = {name.casefold(): name for name in languages()}
    found = [known[name] for name in (wanted, wanted.split("-")[0]) if name in known]
    return tuple(dict.fromkeys([*found, FALLBACK]))


def user_language(environ: Mapping[str, str]) -> str:
    """The language that the user's environment asks for.

    environ: the environment's variables. The first that is set decides: CASTELL_LANGUAGE, then the usual
    LC_ALL, LC_MESSAGES and LANG. A language that doesn't ship gives English.
    """
    wanted = next((environ[name] for name in _VARIABLES if environ.get(name)), FALLBACK)
    return chain(wanted)[0]

"""Messages by key: `Texts` in a language, and `explain`, which puts a fault into words.

The Fluent packages are imported when the first message is needed, since they are slow to load. A message
that lacks is shown as its key and its parameters: a player may see that, but never a traceback.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from castell.faults import Fault, Param
from castell.locale.languages import FALLBACK, chain

if TYPE_CHECKING:
    from castell.locale.bundle import Bundle


class Texts:
    """The messages of one language.

    language: a language's name, `en` or `pt_BR.UTF-8`; what it lacks is taken from English.
    """

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = chain(language)[0]
        self._bundles = tuple(_bundle(name) for name in chain(language))

    def text(self, key: str, /, **params: Param | float) -> str:
        """The message `key` in words.

        params: what its variables stand for. Numbers and lists (tuples) are written by the language's rules;
        texts are put in as they are: castellers, regions and moves in notation, names as people write them.
        """
        flawed = ""
        for bundle in self._bundles:
            text, complete = bundle.format(key, params)
            if complete:
                return text
            flawed = flawed or text
        if flawed:
            return flawed
        shown = ", ".join(f"{name}={value}" for name, value in params.items())
        return f"{{{key}: {shown}}}" if shown else f"{{{key}}}"

    def has(self, key: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return any(key in bundle for bundle in self._bundles)

    def explain(self, fault: Fault) -> str:
        """A fault as a sentence, with the clause it breaks in brackets after it."""
        sentence = self.text(fault.key, **fault.values)
        return f"{sentence} ({fault.clause})" if fault.clause else sentence


def explain(fault: Fault, language: str = FALLBACK) -> str:
    """A fault as a sentence, with the clause it breaks in brackets after it: `... (A2)`."""
    return Texts(language).explain(fault)


@cache
def _bundle(language: str) -> Bundle:
    from castell.locale.bundle import Bundle

    return Bundle(language)

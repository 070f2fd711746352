"""The Fluent files of one language, read and ready to format.

Besides Fluent's own functions a message has `COUNT($list)`, the number of a list's items, `OR($list)`, the
list with "or" in it, and `GIVEN($value)`, which is `no` for an empty text or list and otherwise `yes`. Which
language falls back to which is not known here.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax.ast import BaseNode, Message, VariableReference
from fluent.syntax.visitor import Visitor

from castell.faults import Param

# Lists and numbers follow another name than the folder's: British English writes "a, b and c".
_RULES: Final = {"en": "en-GB"}


class FluentList(FluentType):
    """A list of texts or whole numbers, written by the language's rules."""

    def __init__(self, items: tuple[str, ...] | tuple[int, ...], style: str = "standard") -> None:
        self.items = items
        self.style = style

    def format(self, locale: Locale) -> str:
        """The items as one text: "a, b and c" in English."""
        shown = [item if isinstance(item, str) else fluent_number(item).format(locale) for item in self.items]
        return format_list(shown, style=self.style, locale=locale)  # type: ignore[arg-type]


def _fluent_value(value: Param | float) -> Any:
    return FluentList(value) if isinstance(value, tuple) else value


def _count(value: object) -> Any:
    return fluent_number(len(value.items) if isinstance(value, FluentList) else 1)


def _given(value: object) -> Any:
    empty = value == "" or (isinstance(value, FluentList) and not value.items)
    return "no" if empty else "yes"


def _or(value: object) -> Any:
    return FluentList(value.items, "or") if isinstance(value, FluentList) else value


class Bundle:
    """The messages of one language, with no fallback."""

    def __init__(self, language: str) -> None:
        """Read every Fluent file in the language's folder, which must be one that ships."""
        self._messages: dict[str, Message] = {}
        self._fluent = FluentBundle(
            [_RULES.get(language, language)],
            functions={"COUNT": _count, "GIVEN": _given, "OR": _or},
            use_isolating=False,  # the marks that it puts around every value show up in terminals
        )
        folder = files(__package__).joinpath(language)
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if entry.name.endswith(".ftl"):
                resource = FluentResource(entry.read_text(encoding="utf-8"))
                self._fluent.add_resource(resource)
                self._messages.update(
                    (item.id.name, item) for item in resource.body if isinstance(item, Message) and item.value
                )

    def __contains__(self, key: object) -> bool:
        return key in self._messages

    def format(self, key: str, params: Mapping[str, Param | float]) -> tuple[str, bool]:
        """A message in words, and whether nothing was amiss; an empty text if there is no such message.

        A parameter that lacks is shown by its name in Fluent's own writing, `{$region}`.
        """
        if key not in self._messages:
            return "", False
        pattern = self._fluent.get_message(key).value
        assert pattern is not None  # those without a value weren't taken
        values = {name: _fluent_value(value) for name, value in params.items()}
        text, errors = self._fluent.format_pattern(pattern, values)
        if errors:
            lacking = {name: f"{{${name}}}" for name in variables(self._messages[key]) if name not in values}
            text, _ = self._fluent.format_pattern(pattern, {**values, **lacking})
        return str(text), not errors


class _Variables(Visitor):
    """Collects the names of all variables in a message, in the order of the text."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.append(node.id.name)


def variables(node: BaseNode) -> tuple[str, ...]:
    """The names of all variables that a message, or any part of one, refers to itself; each once."""
    found = _Variables()
    found.visit(node)
    return tuple(dict.fromkeys(found.names))

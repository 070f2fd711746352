"""Reading untrusted tables and values, with every fault noted under the place where it stands.

Nothing here knows what an edition is. A reader never raises: a value that is wrong is noted in `Findings` and
comes back as None, so that the rest can be read and all faults are reported at once.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final, TypeVar

from castell.faults import Fault, Param

# Stands for a value that isn't there, which has been noted already.
ABSENT: Final = object()

_LONGEST_SHOWN = 60
_LARGEST_SHOWN = 10**18
_MOST_UNKNOWN = 50  # a file of another kind is told at once, not key by key

T = TypeVar("T")


class Findings:
    """The faults found in one file, in the order in which they were found.

    file: how messages call it; empty for data that lies in no file.
    """

    def __init__(self, file: str) -> None:
        self.file = file
        self.faults: list[Fault] = []

    def add(self, message: str, key: str, value: object = "", clause: str = "", **specifics: Param) -> None:
        """Note a fault: the message's key, where it stands (a dotted path), and the value found there."""
        params: dict[str, Param] = {"file": self.file, "key": key, "value": show(value), **specifics}
        self.faults.append(Fault(message, clause, tuple(sorted(params.items()))))


def show(value: object) -> str:
    """A value as short, printable text: strings as they are, the rest as JSON would write it."""
    if isinstance(value, int) and abs(value) > _LARGEST_SHOWN:
        text = hex(value)  # the decimal form of a huge number is refused by Python itself
    elif isinstance(value, str):
        text = value[: _LONGEST_SHOWN + 1]
    elif isinstance(value, list | tuple | dict):
        text = _show_nested(value, 3)
    elif value is None or isinstance(value, bool):
        text = json.dumps(value)
    else:
        text = str(value)
    if not text.isprintable():
        text = ascii(text)[1:-1]
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 1] + "…"


def _note_type(findings: Findings, key: str, value: object, expected: str, clause: str = "") -> None:
    """Note a value of another type than expected; texts are shown in quotes, as "7" must not pass for 7."""
    findings.add("edition-wrong-type", key, _show_nested(value, 3), clause, expected=expected)


def _show_nested(value: object, depth: int) -> str:
    if isinstance(value, list | tuple):
        if depth == 0:
            return "[…]"
        return "[" + ", ".join(_show_nested(item, depth - 1) for item in value[:20]) + "]"
    if isinstance(value, dict):
        if depth == 0:
            return "{…}"
        pairs = list(value.items())[:10]
        return "{" + ", ".join(f"{show(key)} = {_show_nested(item, depth - 1)}" for key, item in pairs) + "}"
    return json.dumps(show(value), ensure_ascii=False) if isinstance(value, str) else show(value)


def _nearest(name: str, known: Sequence[str]) -> str:
    """The known name that was most likely meant; empty if none is near."""
    close = get_close_matches(name.lower(), [known_name.lower() for known_name in known], n=1)
    return next((known_name for known_name in known if close and known_name.lower() == close[0]), "")


def table(findings: Findings, value: object, key: str, names: Sequence[str]) -> dict[str, object]:
    """A table with exactly these keys; those missing are noted and stand as ABSENT, and so are unknown ones.

    key: the table's own dotted path, empty for the file's top.
    """
    if value is ABSENT:
        return dict.fromkeys(names, ABSENT)
    if not isinstance(value, Mapping):
        _note_type(findings, key or "edition", value, "table")
        return dict.fromkeys(names, ABSENT)
    prefix = f"{key}." if key else ""
    for name in [name for name in value if name not in names][:_MOST_UNKNOWN]:
        known, meant = tuple(names), _nearest(show(name), names)
        findings.add("edition-key-unknown", prefix + show(name), value[name], known=known, meant=meant)
    for name in names:
        if name not in value:
            findings.add("edition-key-missing", prefix + name)
    return {name: value.get(name, ABSENT) for name in names}


def rows(
    findings: Findings, value: object, key: str, low: int, high: int, clause: str = ""
) -> list[tuple[str, object]]:
    """The entries of a list, each with its own dotted path; a length outside `low` to `high` is noted."""
    if value is ABSENT:
        return []
    if not isinstance(value, list | tuple):
        _note_type(findings, key, value, "list", clause)
        return []
    found = len(value)
    if not low <= found <= high and low == high:
        findings.add("edition-wrong-length", key, value, clause, found=found, expected=low)
    elif not low <= found <= high:
        findings.add("edition-length-out-of-range", key, value, clause, found=found, low=low, high=high)
    # A list that is far too long is one fault, not thousands.
    return [(f"{key}[{place}]", item) for place, item in enumerate(value[: high + 20])]


def whole(findings: Findings, value: object, key: str, low: int, high: int, clause: str = "") -> int | None:
    """A whole number from `low` to `high`."""
    if value is ABSENT:
        return None
    if isinstance(value, bool) or not isinstance(value, int):
        _note_type(findings, key, value, "whole", clause)
        return None
    if not low <= value <= high:
        findings.add("edition-out-of-range", key, value, clause, low=low, high=high)
        return None
    return value


def wholes(
    findings: Findings, value: object, key: str, length: int, low: int, high: int, clause: str = ""
) -> tuple[int, ...] | None:
    """A list of `length` whole numbers from `low` to `high`; None if anything about it is wrong."""
    entries = rows(findings, value, key, length, length, clause)
    numbers = [whole(findings, item, place, low, high, clause) for place, item in entries]
    complete = [number for number in numbers if number is not None]
    return tuple(complete) if len(complete) == len(numbers) == length else None


def text(
    findings: Findings,
    value: object,
    key: str,
    longest: int,
    form: str = "",
    message: str = "",
) -> str | None:
    """A printable text of 1 to `longest` characters; `message` is noted if it lacks the `form`, a pattern.

    A wrong text comes back nevertheless, as `show` shows it: what refers to it is not wrong on top of that.
    """
    if value is ABSENT:
        return None
    if not isinstance(value, str):
        _note_type(findings, key, value, "text")
        return None
    if form and not re.fullmatch(form, value):
        findings.add(message, key, value)
    elif not 1 <= len(value) <= longest or not value.isprintable() or value != value.strip():
        findings.add("edition-bad-text", key, value, longest=longest)
    return show(value)


def truth(findings: Findings, value: object, key: str, clause: str = "") -> None:
    """True or false."""
    if value is not ABSENT and not isinstance(value, bool):
        _note_type(findings, key, value, "truth", clause)


def one_of(
    findings: Findings, value: object, key: str, known: Sequence[str], message: str, clause: str = ""
) -> str | None:
    """One of the `known` texts; anything else is noted under `message`, with the nearest of them."""
    if value is ABSENT:
        return None
    if not isinstance(value, str):
        _note_type(findings, key, value, "text", clause)
        return None
    if value not in known:
        findings.add(message, key, value, clause, known=tuple(known), meant=_nearest(show(value), known))
        return None
    return value


def note_duplicates(
    findings: Findings, entries: Sequence[tuple[str, T | None]], message: str, clause: str = ""
) -> None:
    """Note each entry (dotted path, value) whose value stood before, with the path where it first stood."""
    first: dict[T, str] = {}
    for key, value in entries:
        if value is None:
            continue
        if value in first:
            findings.add(message, key, value, clause, first=first[value])
        else:
            first[value] = key

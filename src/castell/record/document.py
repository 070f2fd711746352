"""What both forms of a record have in common before anything is checked: plain data and where they stand.

`Document` reads single values out of such data and refuses what isn't of the right kind. What the values
mean for the game is asked in `deal_reading` and `reading`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from castell.edition.reading import show
from castell.faults import Fault, InvalidRecord

FORMAT: Final = "castell-record"
VERSION: Final = 1
LARGEST: Final = 10**9  # of numbers that only count something


@dataclass(frozen=True, slots=True)
class Document:
    """Unchecked data in the JSON form of a record.

    data: the object of section 10. lines: of a text file the line of each key (`log[12]`), else nothing.
    headings: of a text file the festival's heading over each entry of the log, `BCN 7`; "" where none is.
    """

    data: Any
    lines: Mapping[str, int] = field(default_factory=dict)
    headings: Sequence[str] | None = None

    def line(self, key: str) -> int:
        """The line where a value stands, or what it is part of; 0 in the JSON form."""
        while key:
            if key in self.lines:
                return self.lines[key]
            key = key[: max(key.rfind("."), key.rfind("["), 0)]
        return 0

    def wrong_kind(self, value: object, key: str, expected: str) -> InvalidRecord:
        """The error for a value of another kind than expected: whole, text, list or table."""
        line, shown = self.line(key), show([value])[1:-1]
        return InvalidRecord(
            Fault.of("record-wrong-type", line=line, key=key, value=shown, expected=expected)
        )

    def fields(
        self, value: object, key: str, names: Sequence[str], also: Sequence[str] = ()
    ) -> dict[str, Any]:
        """A table that has all the names, maybe those of `also`, and no others."""
        table = self.table(value, key)
        prefix = f"{key}." if key else ""
        for name in names:
            if name not in table:
                missing = prefix + name
                raise InvalidRecord(Fault.of("record-key-missing", line=self.line(key), key=missing))
        for name in table:
            if name not in names and name not in also:
                unknown = prefix + show(name)
                line = self.line(unknown)
                known = (*names, *also)
                raise InvalidRecord(Fault.of("record-key-unknown", line=line, key=unknown, known=known))
        return table

    def table(self, value: object, key: str) -> dict[str, Any]:
        """A table, whatever its keys."""
        if not isinstance(value, dict):
            raise self.wrong_kind(value, key, "table")
        return value

    def items(self, value: object, key: str, count: int | None = None, clause: str = "") -> list[Any]:
        """A list, of `count` entries if that is given."""
        if not isinstance(value, list):
            raise self.wrong_kind(value, key, "list")
        if count is not None and len(value) != count:
            raise InvalidRecord(
                Fault.of(
                    "record-wrong-length",
                    clause,
                    line=self.line(key),
                    key=key,
                    found=len(value),
                    expected=count,
                )
            )
        return value

    def whole(self, value: object, key: str, low: int, high: int, clause: str = "") -> int:
        """A whole number from `low` to `high`."""
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong_kind(value, key, "whole")
        if not low <= value <= high:
            raise InvalidRecord(
                Fault.of(
                    "record-out-of-range",
                    clause,
                    line=self.line(key),
                    key=key,
                    value=show(value),
                    low=str(low),
                    high=str(high),
                )
            )
        return value

    def text(self, value: object, key: str) -> str:
        """A text."""
        if not isinstance(value, str):
            raise self.wrong_kind(value, key, "text")
        return value

    def sizes(self, value: object, key: str, count: int | None = None, clause: str = "B2") -> tuple[int, ...]:
        """Sizes of castellers or size tokens, descending; `count` of them if that is given."""
        items = self.items(value, key, count, clause)
        sizes = [self.whole(item, f"{key}[{place}]", 1, 10, "B2") for place, item in enumerate(items)]
        return tuple(sorted(sizes, reverse=True))

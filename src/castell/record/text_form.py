"""A record as text: headers, the deal, the rounds and the result, one line a turn.

Equal records give equal texts. The words of the lines are those that `text_reader` reads, and
`docs/record-format.md` shows them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from castell.game.deal import Deal
from castell.game.log import Moved
from castell.notation.tower import format_castellers
from castell.record.document import FORMAT

if TYPE_CHECKING:
    from castell.record.record import Record

WORD: Final = re.compile(r"[A-Za-z0-9._:=/+-]+")  # what stands without quotes
NOTHING: Final = "-"


def format_text(record: Record) -> str:
    """The canonical text of a record."""
    data = record.to_json()
    lines = [f"{FORMAT} {data['version']}", *_head(data), "", "deal", *_deal(data["deal"])]
    lines += _log(record, data)
    if "result" in data:
        lines += ["", "result", *_result(data["result"])]
    return "\n".join(lines) + "\n"


def festival_heading(dealt: Deal, number: int) -> str:
    """How a text calls a festival of the calendar: `BCN 73`."""
    festival = dealt.calendar[number]
    return f"{festival.region} {format_castellers(festival.sizes)}"


def _head(data: dict[str, Any]) -> Iterator[str]:
    yield f"engine: {_word(data['engine'])}"
    yield f"edition: {_word(data['edition'])}"
    yield f"edition version: {_word(data['edition_version'])}"
    for name, value in data.get("edition_data", {}).items():
        yield f"edition data {name}: {json.dumps(value, ensure_ascii=False)}"
    yield f"wheel: {data['wheel']}"
    for seat, player in enumerate(data["players"]):
        yield f"player {seat}: {_quoted(player['name'])} {_word(player['kind'])}"
    for name, value in data.get("dealer", {}).items():
        yield f"{name}: {value}"
    for rewind in data.get("rewinds", ()):
        yield f"rewind: {rewind['before']} to {rewind['after']}"


def _deal(data: dict[str, Any]) -> Iterator[str]:
    yield f"first player: {data['first_player']}"
    for seat, hand in enumerate(data["hands"]):
        yield f"hand {seat}: {_sizes(hand)}"
    for code, sizes in data["regions"].items():
        yield f"region {code}: {' '.join([_sizes(sizes), *data['performances'][code]])}"
    yield f"skill tiles: {' '.join(data['wheel'])}"
    for festival in data["calendar"]:
        yield f"festival {festival['round']}: {festival['region']} {_sizes(festival['sizes'])}"


def _log(record: Record, data: dict[str, Any]) -> list[str]:
    lines: list[str] = []
    number, festival = 0, None
    seat = None  # whose line can be gone on with
    for entry, item in zip(record.log, data["log"], strict=True):
        if entry.round != number:
            number, festival, seat = entry.round, None, None
            lines += ["", f"round {number}"]
        if not isinstance(entry, Moved):
            lines.append(f"refill: {_refill(item['refill'])}")
        elif entry.festival is not None:
            if entry.festival != festival:
                lines.append(f"festival {festival_heading(record.deal, entry.festival)}")
            lines.append(f"{entry.seat}: {item['move']}")
            festival = entry.festival
        elif entry.seat == seat:
            lines[-1] += f" {item['move']}"
        else:
            lines.append(f"{entry.seat}: {item['move']}")
            seat = entry.seat
    return lines


def _refill(drawn: dict[str, list[int]]) -> str:
    return ", ".join(f"{code} {_sizes(sizes)}" for code, sizes in drawn.items()) or NOTHING


def _result(data: dict[str, Any]) -> Iterator[str]:
    for seat, score in enumerate(data["scores"]):
        yield f"{seat}: " + ", ".join(f"{name.replace('_', ' ')} {points}" for name, points in score.items())
    yield f"winners: {' '.join(map(str, data['winners']))}"


def _sizes(sizes: list[int]) -> str:
    return format_castellers(sizes) or NOTHING


def _word(text: str) -> str:
    return text if WORD.fullmatch(text) else _quoted(text)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=not text.isprintable())

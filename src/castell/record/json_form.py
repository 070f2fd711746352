"""The JSON form of a record (section 10): to plain values, to a file's content, and back to a document."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any, NoReturn

from castell.edition.loader import edition_to_data, load_edition
from castell.edition.reading import show
from castell.faults import Fault, InvalidRecord
from castell.game.deal import Deal
from castell.game.log import entry_to_json
from castell.record.document import FORMAT, VERSION, Document

if TYPE_CHECKING:
    from castell.record.record import DealerNote, Record


def to_json(record: Record) -> dict[str, Any]:
    """The record as plain values, the keys in the order of section 10."""
    edition = record.edition
    codes = tuple(region.code for region in edition.regions)
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "engine": record.engine,
        "edition": edition.id,
        "edition_version": edition.version,
    }
    if edition != load_edition():
        data["edition_data"] = edition_to_data(edition)
    data["wheel"] = record.wheel
    data["players"] = [{"name": player.name, "kind": player.kind} for player in record.players]
    if record.dealer is not None:
        data["dealer"] = _dealer(record.dealer)
    if record.rewinds:
        data["rewinds"] = [{"before": one.before, "after": one.after} for one in record.rewinds]
    data["deal"] = _deal(record.deal, codes)
    data["log"] = [entry_to_json(entry, codes) for entry in record.log]
    if record.scores:
        data["result"] = {
            "scores": [score.to_json() for score in record.scores],
            "winners": list(record.winners),
        }
    return data


def _dealer(note: DealerNote) -> dict[str, Any]:
    if note.seed is not None:
        return {"generator": note.generator, "seed": note.seed}
    data = {"generator": note.generator, "commitment": note.commitment}
    if note.secret is not None:
        data["secret"] = note.secret.hex()
    return data


def _deal(dealt: Deal, codes: tuple[str, ...]) -> dict[str, Any]:
    return {
        "first_player": dealt.first_player,
        "hands": [list(hand) for hand in dealt.hands],
        "regions": {code: list(sizes) for code, sizes in zip(codes, dealt.regions, strict=True)},
        "wheel": list(dealt.wheel),
        "calendar": [
            {"round": one.round, "region": one.region, "sizes": list(one.sizes)} for one in dealt.calendar
        ],
        "performances": {code: list(row) for code, row in zip(codes, dealt.performances, strict=True)},
    }


def format_json(record: Record) -> str:
    """The record as the content of a JSON file: a line an entry of the log, so that files can be compared."""
    readable = all(player.name.isprintable() and player.kind.isprintable() for player in record.players)
    parts = []
    for key, value in record.to_json().items():
        if key == "log" and value:
            rows = [f"  {json.dumps(entry, ensure_ascii=not readable)}" for entry in value]
            shown = "[\n" + ",\n".join(rows) + "\n ]"
        else:
            shown = json.dumps(value, ensure_ascii=not readable)
        parts.append(f' "{key}": {shown}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def parse_json(text: str) -> Document:
    """The document of a JSON text. Raises InvalidRecord, with the line where it isn't JSON."""
    try:
        return Document(json.loads(text, object_pairs_hook=_once, parse_constant=_no_number))
    except json.JSONDecodeError as error:
        raise InvalidRecord(Fault.of("record-not-json", line=error.lineno, problem=error.msg)) from None
    except RecursionError:
        raise InvalidRecord(Fault.of("record-not-json", line=1, problem="[[[[[[…")) from None
    except InvalidRecord:
        raise
    except ValueError as error:  # Python refuses whole numbers of thousands of digits
        raise InvalidRecord(Fault.of("record-not-json", line=1, problem=show(str(error)))) from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A table in which no key stands twice: one of the two would be there to be overlooked."""
    table = dict(pairs)
    if len(table) < len(pairs):
        counts = Counter(name for name, _ in pairs)
        twice = next(name for name, count in counts.items() if count > 1)
        raise InvalidRecord(Fault.of("record-key-twice", line=0, key=show(twice)))
    return table


def _no_number(name: str) -> NoReturn:
    raise InvalidRecord(Fault.of("record-not-json", line=1, problem=name))

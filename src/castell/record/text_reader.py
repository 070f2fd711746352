"""A record's text, line by line, as the plain data of the JSON form, with the line of every value.

A line that can't be read is refused here, with an example of what could stand there. Whether the data make a
game isn't asked.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from castell.edition.reading import show
from castell.faults import Fault, InvalidNotation, InvalidRecord
from castell.notation.tower import parse_castellers
from castell.record.document import FORMAT, VERSION, Document
from castell.record.text_form import NOTHING, WORD

TURN = "0: @BCN +83 ."


def parse_text(text: str) -> Document:
    """The document of a text. Raises InvalidRecord at the first line that can't be read."""
    reader = _Reader()
    for number, raw in enumerate(text.split("\n"), start=1):
        line = without_comment(raw.expandtabs(1)).strip()
        reader.number = number
        if line:
            # Faults quote lines to a terminal, so what can't be printed is escaped, as in quoted names.
            reader.line = "".join(
                letter if letter.isprintable() else json.dumps(letter)[1:-1] for letter in line
            )
            reader.read()
    return reader.document()


def without_comment(line: str) -> str:
    """A line up to the first `;` that isn't in quotes."""
    if ";" not in line:
        return line
    quoted = escaped = False
    for place, letter in enumerate(line):
        if escaped:
            escaped = False
        elif quoted and letter == "\\":
            escaped = True
        elif letter == '"':
            quoted = not quoted
        elif letter == ";" and not quoted:
            return line[:place]
    return line


class _Reader:
    """The state between lines. `read` is how lines are read in the part of the file that is reached."""

    def __init__(self) -> None:
        self.data: dict[str, Any] = {}
        self.lines: dict[str, int] = {}
        self.headings: list[str] = []
        self.heading = ""
        self.round = 0
        self.awaited = ""  # an example of the line that must follow a heading
        self.number = 0
        self.line = ""
        self.read: Callable[[], None] = self.first

    def document(self) -> Document:
        """What was read; the text is at its end."""
        if not self.data:
            raise InvalidRecord(Fault.of("record-not-a-record", format=FORMAT))
        self.line = ""
        self.check_not_empty()
        return Document(self.data, self.lines, self.headings)

    # The parts of a file

    def first(self) -> None:
        name, _, version = self.line.partition(" ")
        if name != FORMAT:
            raise InvalidRecord(Fault.of("record-not-a-record", format=FORMAT))
        self.put(self.data, "format", FORMAT, "format")
        self.put(self.data, "version", self.whole(version, f"{FORMAT} {VERSION}"), "version")
        if self.data["version"] == VERSION:
            self.data["players"] = []
            self.read = self.head
        else:
            self.read = self.skip

    def skip(self) -> None:
        """Another version may say anything."""

    def head(self) -> None:
        if self.line == "deal":
            self.data["deal"] = {"hands": [], "regions": {}, "calendar": [], "performances": {}}
            self.data["log"] = []
            self.lines["deal"] = self.number
            self.read = self.deal
            return
        name, value = self.pair("wheel: standard")
        if name in ("engine", "edition", "edition version", "wheel"):
            key = name.replace(" ", "_")
            self.put(self.data, key, self.word(value, f"{name}: diada"), key)
        elif name in ("generator", "commitment", "secret"):
            text = self.word(value, "generator: shake-256/1")
            self.put(self.part("dealer", {}), name, text, f"dealer.{name}")
        elif name == "seed":
            self.put(self.part("dealer", {}), "seed", self.whole(value, "seed: 7"), "dealer.seed")
        elif name == "rewind":
            before, _, after = value.partition(" to ")
            rewind = {"before": self.whole(before, "rewind: 120 to 96")}
            rewind["after"] = self.whole(after, "rewind: 120 to 96")
            self.append(self.part("rewinds", []), rewind, "rewinds")
        elif name.startswith("player "):
            players = self.data["players"]
            self.check_seat(name.removeprefix("player "), players, 'player 0: "Red" human')
            self.append(players, self.player(value), "players")
        elif name.startswith("edition data "):
            key = show(name.removeprefix("edition data "))
            table = self.json(value, 'edition data scoring: {"region_points": [0, 0, 1, 3, 5, 7, 10, 14]}')
            self.put(self.part("edition_data", {}), key, table, f"edition_data.{key}")
        else:
            raise self.unreadable("wheel: standard")

    def deal(self) -> None:
        if re.fullmatch("round [0-9]+|result", self.line):
            self.read = self.play
            self.play()
            return
        deal = self.data["deal"]
        name, value = self.pair("first player: 0")
        if name == "first player":
            self.put(deal, "first_player", self.whole(value, "first player: 0"), "deal.first_player")
        elif name == "skill tiles":
            self.put(deal, "wheel", value.split(), "deal.wheel")
        elif name.startswith("hand "):
            self.check_seat(name.removeprefix("hand "), deal["hands"], "hand 0: X998542")
            self.append(deal["hands"], self.sizes(value, "hand 0: X998542"), "deal.hands")
        elif name.startswith("region "):
            code = show(name.removeprefix("region "))
            text, *tiles = value.split()
            sizes = self.sizes(text, "region BCN: 983 S03 E11")
            self.put(deal["regions"], code, sizes, f"deal.regions.{code}")
            self.put(deal["performances"], code, tiles, f"deal.performances.{code}")
        elif name.startswith("festival "):
            expected = "festival 3: BCN 7"
            region, _, text = value.partition(" ")
            festival: dict[str, Any] = {"round": self.whole(name.removeprefix("festival "), expected)}
            festival |= {"region": region, "sizes": self.sizes(text.strip(), expected)}
            self.append(deal["calendar"], festival, "deal.calendar")
        else:
            raise self.unreadable("hand 0: X998542")

    def play(self) -> None:
        name, colon, _ = self.line.partition(":")
        if self.line == "result":
            self.check_not_empty()
            self.data["result"] = {"scores": []}
            self.lines["result"] = self.number
            self.read = self.result
        elif not colon and name.startswith("round "):
            self.check_not_empty()
            self.round = self.whole(name.removeprefix("round "), "round 1")
            self.heading, self.awaited = "", TURN
        elif not colon and name.startswith("festival "):
            # A round's first line may be that of a festival if what stands before it was cut off; the
            # replay says so.
            if self.awaited and self.heading:
                self.check_not_empty()
            self.heading, self.awaited = " ".join(name.split()[1:]), "0: F=XX9/88/7/6"
        else:
            self.awaited = ""
            name, value = self.pair(TURN)
            if name == "refill":
                self.entry({"round": self.round, "refill": self.refill(value)})
                return
            seat = self.whole(name, TURN)
            for move in value.split():
                self.entry({"round": self.round, "seat": seat, "move": move})

    def result(self) -> None:
        result = self.data["result"]
        name, value = self.pair("winners: 0")
        if name == "winners":
            winners = [self.whole(seat, "winners: 0 2") for seat in value.split()]
            self.put(result, "winners", winners, "result.winners")
            return
        expected = "0: best tower 9, regions 5"
        self.check_seat(name, result["scores"], expected)
        place = f"result.scores[{len(result['scores'])}]"
        score: dict[str, Any] = {}
        for part in value.split(","):
            category, _, points = part.strip().rpartition(" ")
            key = show(category.replace(" ", "_"))
            self.put(score, key, self.whole(points, expected), f"{place}.{key}")
        self.append(result["scores"], score, "result.scores")

    # What stands in a line

    def unreadable(self, expected: str) -> InvalidRecord:
        text = show(self.line)
        return InvalidRecord(
            Fault.of("record-line-unreadable", line=self.number, text=text, expected=expected)
        )

    def check_not_empty(self) -> None:
        """Below the heading of a round or festival something must stand."""
        if self.awaited:
            raise self.unreadable(self.awaited)

    def check_seat(self, text: str, items: list[Any], expected: str) -> None:
        """Lines by seat follow each other from seat 0 on."""
        if self.whole(text, expected) != len(items):
            raise self.unreadable(expected.replace("0", str(len(items)), 1))

    def pair(self, expected: str) -> tuple[str, str]:
        name, colon, value = self.line.partition(":")
        if not colon or not value.strip():
            raise self.unreadable(expected)
        return name.strip(), value.strip()

    def part(self, key: str, empty: Any) -> Any:
        self.lines.setdefault(key, self.number)
        return self.data.setdefault(key, empty)

    def put(self, table: dict[str, Any], name: str, value: object, key: str) -> None:
        if name in table:
            raise InvalidRecord(Fault.of("record-key-twice", line=self.number, key=key))
        table[name] = value
        self.lines[key] = self.number

    def append(self, items: list[Any], value: object, key: str) -> None:
        self.lines[f"{key}[{len(items)}]"] = self.number
        items.append(value)

    def entry(self, entry: dict[str, Any]) -> None:
        self.append(self.data["log"], entry, "log")
        self.headings.append(self.heading)

    def whole(self, text: str, expected: str) -> int:
        if not re.fullmatch("[0-9]{1,20}", text.strip()):
            raise self.unreadable(expected)
        return int(text)

    def word(self, value: str, expected: str) -> str:
        word = value if WORD.fullmatch(value) else self.json(value, expected)
        if not isinstance(word, str):
            raise self.unreadable(expected)
        return word

    def player(self, value: str) -> dict[str, str]:
        expected = 'player 0: "Red" human'
        try:
            name, end = json.JSONDecoder().raw_decode(value)
        except (ValueError, RecursionError):
            raise self.unreadable(expected) from None
        if not isinstance(name, str):
            raise self.unreadable(expected)
        return {"name": name, "kind": self.word(value[end:].strip(), expected)}

    def json(self, value: str, expected: str) -> Any:
        try:
            return json.loads(value)
        except (ValueError, RecursionError):
            raise self.unreadable(expected) from None

    def sizes(self, value: str, expected: str) -> list[int]:
        if value == NOTHING:
            return []
        try:
            sizes = parse_castellers(value)
        except InvalidNotation as error:
            raise InvalidRecord(*self.unreadable(expected).faults, *error.faults) from None
        if not sizes:
            raise self.unreadable(expected)
        return list(sizes)

    def refill(self, value: str) -> dict[str, list[int]]:
        drawn: dict[str, list[int]] = {}
        for part in value.split(",") if value != NOTHING else ():
            code, _, sizes = part.strip().partition(" ")
            place = f"log[{len(self.data['log'])}].refill.{show(code)}"
            self.put(drawn, code, self.sizes(sizes.strip(), "refill: GIR 44, BCN 1"), place)
        return drawn

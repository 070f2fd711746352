"""Damaged and tampered records are refused, each by its clause, and no content whatever breaks the reader."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from recorded import finished, other_edition, played, unfinished

from castell.faults import InvalidRecord
from castell.game import Dealer, Game
from castell.locale import explain
from castell.record import Proof, Record
from castell.record.record import MAX_BYTES
from mutations import GONE, Place, mutated, places, replaced

DATA = finished().to_json()
TEXT = finished().text()
UNFINISHED = unfinished().to_json()

Change = Callable[[Any], object]


def refused(content: str | bytes | dict[str, Any]) -> InvalidRecord:
    """The error by which a record is refused; every fault of it can be said in words."""
    with pytest.raises(InvalidRecord) as caught:
        Record.from_json(content) if isinstance(content, dict) else Record.parse(content)
    for fault in caught.value.faults:
        assert not explain(fault).startswith("{"), fault
    return caught.value


def changed(path: Place, value: object, data: Any = DATA) -> dict[str, Any]:
    data = copy.deepcopy(data)
    replaced(data, path, value)
    return dict(data)


LAST = len(DATA["log"]) - 1
REFILLS = [number for number, entry in enumerate(DATA["log"]) if "refill" in entry]
FIRST_SIZE = DATA["deal"]["hands"][0][0]
TILE = DATA["deal"]["performances"]["GIR"][0]

CHANGES: list[tuple[Place, object, str, str]] = [
    # headers
    (("format",), "pgn", "record-not-a-record", ""),
    (("version",), 2, "record-version", ""),
    (("version",), True, "record-wrong-type", ""),
    (("engine",), GONE, "record-key-missing", ""),
    (("engine",), 7, "record-wrong-type", ""),
    (("created",), "today", "record-key-unknown", ""),
    (("edition",), "house", "record-other-edition", ""),
    (("edition_version",), "0", "record-other-edition", ""),
    (("edition_data",), {}, "record-edition-data", ""),
    (("wheel",), "round", "record-wheel", "B4"),
    (("players",), DATA["players"][:1], "record-players", "B1"),
    (("players", 0), {"name": "Red"}, "record-key-missing", ""),
    (("players", 0, "name"), None, "record-wrong-type", ""),
    (("dealer", "generator"), "dice", "record-generator", ""),
    (("dealer", "commitment"), "00", "record-not-hexadecimal", ""),
    (("dealer", "secret"), "g" * 64, "record-not-hexadecimal", ""),
    (("dealer", "seed"), 7, "record-key-unknown", ""),
    (("dealer",), {"generator": "shake-256/1", "seed": 2**63}, "record-out-of-range", ""),
    (("rewinds", 0, "after"), 10**6, "record-out-of-range", "A8"),
    # the deal
    (("deal", "first_player"), 3, "record-out-of-range", "U6"),
    (("deal", "first_player"), 1.0, "record-wrong-type", ""),
    (("deal", "hands", 0), [1, 1, 1], "record-wrong-length", "U5"),
    (("deal", "hands"), [[1] * 7] * 3, "record-too-many-castellers", "U1"),
    (("deal", "hands", 0, 0), 11, "record-out-of-range", "B2"),
    (("deal", "regions", "GIR"), [1, 1, 1], "record-wrong-length", "U1"),
    (("deal", "regions", "GIR"), GONE, "record-key-missing", ""),
    (("deal", "regions", "REU"), [1, 1, 1, 1], "record-key-unknown", ""),
    (("deal", "wheel"), DATA["deal"]["wheel"][:7], "record-wrong-length", "U2"),
    (("deal", "wheel"), ["mix"] * 8, "record-other-tiles", "U2"),
    (("deal", "calendar"), DATA["deal"]["calendar"][1:], "record-wrong-length", "U3"),
    (("deal", "calendar", 0, "round"), 4, "record-out-of-range", "U3"),
    (("deal", "calendar", 0, "region"), "REU", "record-no-location", "U3"),
    (("deal", "calendar", 0, "region"), DATA["deal"]["calendar"][1]["region"], "record-no-location", "U3"),
    (("deal", "calendar", 0, "sizes"), [1, 2], "record-wrong-length", "U3"),
    (("deal", "calendar", 9, "sizes"), [3, 3, 2], "record-no-size-token", "U3"),
    (("deal", "performances", "GIR"), [TILE], "record-wrong-length", "U4"),
    (("deal", "performances", "GIR"), [TILE, TILE], "record-no-tile", "U4"),
    (("deal", "performances", "GIR", 0), "S99", "record-no-tile", "U4"),
    # the log
    (("log", 0), 7, "record-wrong-type", ""),
    (("log", 0, "move"), "+", "record-illegal-move", "A3"),
    (("log", 0, "move"), ".", "record-wrong-turn", "R3"),
    (("log", 0, "move"), "\x1b[2J", "record-illegal-move", ""),
    (("log", 0, "seat"), (DATA["log"][0]["seat"] + 1) % 3, "record-wrong-turn", "R3"),
    (("log", 0, "round"), 2, "record-wrong-turn", "R3"),
    (("log", REFILLS[0]), GONE, "record-illegal-move", "R1"),
    (("log", REFILLS[0], "round"), 4, "record-illegal-refill", "R1"),
    (("log", REFILLS[0], "refill"), {}, "record-illegal-refill", "R1"),
    (("log", REFILLS[0], "refill", "GIR"), [1, 1, 1, 1, 1], "record-illegal-refill", "R1"),
    (("log", REFILLS[0], "refill", "REU"), [1], "record-key-unknown", ""),
    (("log", 0), {"round": 1, "refill": {}}, "record-illegal-refill", "R1"),
    (("log", LAST + 1), DATA["log"][LAST], "record-after-end", "E1"),
    (("log", LAST), GONE, "record-result-early", "E1"),
    # the result
    (("result",), GONE, "record-result-missing", "E1"),
    (("result", "winners"), [0, 1, 2], "record-winners", "E7"),
    (("result", "winners"), [], "record-winners", "E7"),
    (("result", "winners"), [3], "record-out-of-range", "E7"),
    (("result", "scores"), DATA["result"]["scores"][:2], "record-wrong-length", "E1"),
    *(
        (("result", "scores", 0, name), points + 1, "record-score", clause)
        for (name, points), clause in zip(
            DATA["result"]["scores"][0].items(), ("E2", "E3", "E4", "E5", "E6", "E1"), strict=True
        )
    ),
    (("result", "scores", 0, "total"), float(DATA["result"]["scores"][0]["total"]), "record-wrong-type", ""),
]


@pytest.mark.parametrize(
    ("path", "value", "key", "clause"),
    CHANGES,
    ids=[f"{number}-{key}-{clause}" for number, (_, _, key, clause) in enumerate(CHANGES)],
)
def test_a_changed_record_is_refused_by_its_clause(path: Place, value: object, key: str, clause: str) -> None:
    error = refused(changed(path, value))
    assert (error.fault.key, error.clause) == (key, clause)


def test_U3_tokens_run_out() -> None:
    data = copy.deepcopy(DATA)
    for festival in data["deal"]["calendar"]:
        festival["sizes"] = list(range(len(festival["sizes"]), 0, -1))
    error = refused(data)
    assert (error.fault.key, error.clause, error.fault.values["size"]) == ("record-no-size-token", "U3", 1)


def test_a_result_without_an_end_is_refused() -> None:
    data = UNFINISHED | {"result": DATA["result"]}
    assert refused(data).fault.key == "record-result-early"


def test_an_illegal_move_is_told_with_its_line_and_what_the_rules_say() -> None:
    number, line = next(
        (number, line) for number, line in enumerate(TEXT.splitlines(), 1) if line.startswith("round 2")
    )
    assert line == "round 2"
    lines = TEXT.splitlines()
    seat = lines[number].partition(":")[0]
    lines[number] = f"{seat}: ^special"
    error = refused("\n".join(lines))
    values = error.fault.values
    assert (values["line"], values["round"], values["seat"], values["move"]) == (
        number + 1,
        2,
        int(seat),
        "^special",
    )
    assert error.fault.key == "record-illegal-move"
    assert error.faults[1].key == "move-skill-unreadable" and error.clause == error.faults[1].clause == "A4"


def test_in_json_the_place_is_told_by_its_key() -> None:
    values = refused(changed(("log", 3, "move"), "@REU")).fault.values
    assert (values["line"], values["key"], values["move"]) == (0, "log[3]", "@REU")


BAD_LINES = [
    ("castell-record 1", "castell-record 2", "record-version", 1),
    ("castell-record 1", "castell-record x", "record-line-unreadable", 1),
    ("castell-record 1", "[Event]", "record-not-a-record", 0),
    ("wheel: standard", "wheel standard", "record-line-unreadable", 5),
    ("wheel: standard", "wheel:", "record-line-unreadable", 5),
    ("wheel: standard", "wheel: standard\nwheel: standard", "record-key-twice", 6),
    ("wheel: standard", "wheels: standard", "record-line-unreadable", 5),
    ("wheel: standard", "wheel: [1]", "record-line-unreadable", 5),
    ("wheel: standard\n", "", "record-key-missing", 0),
    ("player 1:", "player 2:", "record-line-unreadable", 7),
    ('player 0: "Núria" human', "player 0: Núria human", "record-line-unreadable", 6),
    ('player 0: "Núria" human', "player 0: 7 human", "record-line-unreadable", 6),
    ("hand 0: ", "hand 0: 0", "record-line-unreadable", 16),
    ("hand 0: ", "hand x: ", "record-line-unreadable", 16),
    ("first player: ", "first player: x", "record-line-unreadable", 15),
    ("first player: ", "first seat: ", "record-line-unreadable", 15),
    ("\nround 1\n", "\nround 1\nround 1\n", "record-line-unreadable", 40),
    ("\nround 1\n", "\nround one\n", "record-line-unreadable", 39),
    ("\nround 1\n", "\nround 1\nfestival BCN 7\n", "record-heading", 41),
    ("refill: ", "refill: BCN 1 1, ", "record-line-unreadable", 0),
    ("winners: ", "winners: x", "record-line-unreadable", 0),
    ("0: best tower", "0: best castle", "record-key-missing", 0),
    ("0: best tower", "1: best tower", "record-line-unreadable", 0),
    ("0: best tower", "0: best tower x", "record-key-missing", 0),
]


@pytest.mark.parametrize(
    ("old", "new", "key", "line"), BAD_LINES, ids=[f"{bad[2]}-{bad[1]!r}" for bad in BAD_LINES]
)
def test_a_line_that_cant_be_is_refused_where_it_stands(old: str, new: str, key: str, line: int) -> None:
    assert old in TEXT
    error = refused(TEXT.replace(old, new, 1))
    assert error.fault.key == key
    if line:
        assert error.fault.values["line"] == line


def test_R4_festivals_stand_under_their_heading() -> None:
    headings = [line for line in TEXT.splitlines() if line.startswith("festival") and ":" not in line]
    assert headings
    for new in ("", "festival LLE X", f"{headings[0]}\n{headings[0]}"):
        error = refused(TEXT.replace(headings[0], new, 1))
        assert error.clause == "R4" or error.fault.key == "record-line-unreadable"


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "record-not-a-record"),
        (b"; nothing\n", "record-not-a-record"),
        (b"\xff\xfe", "record-not-utf8"),
        (b"{", "record-not-json"),
        (b"{}", "record-not-a-record"),
        (b'{"format": NaN}', "record-not-json"),
        (b'{"a": 1, "b": 1, "a": 2}', "record-key-twice"),
        (b'{"a":' * 100_000, "record-not-json"),
        (b'{"format": "castell-record", "version": ' + b"9" * 5000 + b"}", "record-not-json"),
        (b" " * (MAX_BYTES + 1), "record-too-large"),
        (b"castell-record 1\n" + b"round 1\n" * 9, "record-line-unreadable"),
        (b"castell-record 1\nedition data x: " + b"[" * 100_000, "record-line-unreadable"),
    ],
    ids=range(12),
)
def test_other_files_are_refused(content: bytes, key: str) -> None:
    assert refused(content).fault.key == key


# What the secret proves


def swapped(data: Any, one: Place, other: Place) -> dict[str, Any]:
    """Two values of a record, each in the other's place."""
    data = copy.deepcopy(data)
    values = []
    for path in (one, other):
        value = data
        for step in path:
            value = value[step]
        values.append(value)
    replaced(data, one, values[1])
    replaced(data, other, values[0])
    return dict(data)


def fresh() -> Any:
    """A record before its first move, its deal provable: with an open seed."""
    return Record.of(Game(3, seed=3)).to_json()


@pytest.mark.parametrize(
    ("one", "other", "clause"),
    [
        (("deal", "hands", 0), ("deal", "hands", 1), "U5"),
        (("deal", "regions", "GIR"), ("deal", "regions", "BCN"), "U1"),
        (("deal", "performances", "GIR"), ("deal", "performances", "BCN"), "U4"),
        (("deal", "calendar", 2, "sizes"), ("deal", "calendar", 3, "sizes"), "U3"),
    ],
)
def test_a_changed_deal_is_refuted(one: Place, other: Place, clause: str) -> None:
    record = Record.from_json(swapped(fresh(), one, other))
    verification = record.verify()
    assert verification.proof is Proof.REFUTED and not verification.right
    assert [(fault.key, fault.clause) for fault in verification.faults] == [("record-deal-differs", clause)]


def test_U2_a_changed_wheel_is_refuted() -> None:
    data = fresh()
    data["deal"]["wheel"].sort()
    assert [fault.clause for fault in Record.from_json(data).verify().faults] == ["U2"]


def test_R1_a_changed_refill_is_refuted_where_it_stands() -> None:
    record = unfinished_with_seed()
    text = record.text()
    refills = [line for line in text.splitlines() if line.startswith("refill")]
    code, old = refills[0].removeprefix("refill: ").split(",")[0].split()
    for size in "123456789X":
        new = refills[0].replace(f"{code} {old}", f"{code} {size * len(old)}")
        try:
            changed_record = Record.parse(text.replace(refills[0], new, 1))
        except InvalidRecord:
            continue  # somebody recruits who isn't there now
        if changed_record == record:
            continue
        verification = changed_record.verify()
        assert [fault.key for fault in verification.faults] == ["record-refill-differs"]
        assert verification.faults[0].clause == "R1"
        assert verification.faults[0].values["line"] == text.splitlines().index(refills[0]) + 1
        return
    raise AssertionError("no refill could be changed")


def unfinished_with_seed() -> Record:
    """A game in which nobody did anything up to the second refill but place the pawn and recruit once."""
    game = Game(2, seed=6)
    while game.round < 5:
        if game.round == 1 and "@GIR" in game.legal_moves:
            game.push("@GIR")
            game.push(next(move for move in game.legal_moves if move.text.startswith("+")))
        game.push(".")
    return Record.of(game)


def test_another_secret_is_refuted() -> None:
    record = Record.from_json(changed(("dealer", "secret"), "ab" * 32))
    verification = record.verify()
    assert verification.proof is Proof.REFUTED
    assert [(fault.key, fault.clause) for fault in verification.faults] == [
        ("record-commitment-differs", "U1")
    ]


def test_another_secret_with_its_own_hash_is_refuted_by_the_deal() -> None:
    dealer = Dealer(bytes(32))
    data = changed(("dealer", "secret"), dealer.secret.hex())
    data["dealer"]["commitment"] = dealer.commitment
    clauses = [fault.clause for fault in Record.from_json(data).verify().faults]
    assert {"U1", "U2", "U3", "U4", "U5", "R1"} >= set(clauses) >= {"U1", "U3", "U4", "U5"}


def test_a_secret_is_awaited_until_it_is_published() -> None:
    assert unfinished().verify().proof is Proof.NOT_YET
    assert Record.from_json(changed(("dealer", "secret"), GONE)).verify().proof is Proof.NOT_YET
    assert finished().verify().to_json() == {"proof": "proved", "faults": []}


# Anything at all


def survives(content: str | bytes | dict[str, Any]) -> None:
    """Reading gives a record, which comes back, or an InvalidRecord."""
    try:
        record = Record.from_json(content) if isinstance(content, dict) else Record.parse(content)
    except InvalidRecord as error:
        assert all(explain(fault) for fault in error.faults)
        return
    record.verify()
    assert Record.parse(record.text()) == record


@settings(max_examples=150)
@given(mutated(UNFINISHED))
def test_changed_json_values_never_break_the_reader(data: dict[str, Any]) -> None:
    survives(data)


@settings(max_examples=60)
@given(mutated(Record.of(played(3, 2, edition=other_edition(), length=9)).to_json()))
def test_changed_editions_never_break_the_reader(data: dict[str, Any]) -> None:
    survives(data)


FILES = [
    Record.of(unfinished().at(30)).text().encode(),
    json.dumps(UNFINISHED).encode(),
    TEXT.encode(),
]


@settings(max_examples=150)
@given(
    st.sampled_from(FILES),
    st.lists(
        st.tuples(st.integers(0, 6000), st.integers(0, 9), st.binary(max_size=6)), min_size=1, max_size=3
    ),
)
def test_changed_bytes_never_break_the_reader(content: bytes, changes: list[tuple[int, int, bytes]]) -> None:
    for where, length, new in changes:
        place = where % len(content)
        content = content[:place] + new + content[place + length :]
    survives(content)


@settings(max_examples=150)
@given(st.lists(st.tuples(st.integers(0, 200), st.integers(0, 200)), min_size=1, max_size=3), st.booleans())
def test_lines_in_other_places_never_break_the_reader(moves: list[tuple[int, int]], twice: bool) -> None:
    lines = TEXT.splitlines()
    for one, other in moves:
        line = lines[one % len(lines)]
        if not twice:
            lines.remove(line)
        lines.insert(other % (len(lines) + 1), line)
    survives("\n".join(lines))


def test_every_place_of_a_record_matters() -> None:
    """Without any one of its values a record is another one, or none."""
    for place in places(UNFINISHED):
        if place[0] == "log" and len(place) > 1 and int(place[1]) > 12:
            continue
        try:
            record = Record.from_json(changed(place, GONE, UNFINISHED))
        except InvalidRecord:
            continue
        assert record != unfinished(), place

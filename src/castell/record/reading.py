"""From a document to a record: everything is checked, move by move, and the game is played to its end.

A document that passes is a game that the rules allow. Whether its chance came from the dealer it names is
asked in `proof`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from castell.edition.loader import load_edition
from castell.edition.model import Edition
from castell.edition.reading import show
from castell.faults import CastellError, Fault, InvalidEdition, InvalidRecord
from castell.game.dealer import GENERATOR, LARGEST_SEED, SECRET_BYTES
from castell.game.game import WHEELS, Game
from castell.game.log import Moved, Player, Rewind
from castell.record.deal_reading import read_deal
from castell.record.document import FORMAT, LARGEST, VERSION, Document
from castell.record.record import DealerNote, Record
from castell.record.text_form import festival_heading
from castell.rules import scoring
from castell.rules.fits import fitting_edition

NEEDED: Final = (
    "format",
    "version",
    "engine",
    "edition",
    "edition_version",
    "wheel",
    "players",
    "deal",
    "log",
)
OPTIONAL: Final = ("edition_data", "dealer", "rewinds", "result")
CATEGORIES: Final = (*scoring.CATEGORIES, "total")
SCORE_CLAUSES: Final = dict(zip(CATEGORIES, ("E2", "E3", "E4", "E5", "E6", "E1"), strict=True))
HEXADECIMAL: Final = re.compile(f"[0-9a-f]{{{2 * SECRET_BYTES}}}")


def read_record(document: Document) -> Record:
    """The record that a document holds. Raises InvalidRecord at the first thing that can't be."""
    if isinstance(document.data, dict):
        _check_version(document, document.data)
    data = document.fields(document.data, "", NEEDED, OPTIONAL)
    edition = _edition(document, data)
    wheel = document.text(data["wheel"], "wheel")
    if wheel not in WHEELS:
        line = document.line("wheel")
        raise InvalidRecord(
            Fault.of("record-wheel", "B4", line=line, key="wheel", value=show(wheel), known=WHEELS)
        )
    players = _players(document, data["players"])
    dealt = read_deal(document, data["deal"], edition, len(players))
    game = _replayed(document, data["log"], Game.from_deal(dealt, players, edition=edition, wheel=wheel))
    game.rewinds = _rewinds(document, data.get("rewinds", []))
    if "dealer" in data and game.refill_due is not None:
        line = document.line("log")
        raise InvalidRecord(Fault.of("record-refill-missing", "R1", line=line, key="log", round=game.round))
    _check_result(document, data, game)
    return Record(
        edition=edition,
        wheel=wheel,
        players=players,
        deal=dealt,
        log=game.log,
        engine=document.text(data["engine"], "engine"),
        dealer=_dealer(document, data["dealer"], game.is_over) if "dealer" in data else None,
        rewinds=game.rewinds,
        scores=game.scores if game.is_over else (),
        winners=game.winners,
        document=document,
        end=game,
    )


def _check_version(document: Document, data: Mapping[str, Any]) -> None:
    """First of all: a file of another kind or of a newer version is told as such."""
    if data.get("format") != FORMAT:
        raise InvalidRecord(Fault.of("record-not-a-record", format=FORMAT))
    version = document.whole(data.get("version", 0), "version", 0, LARGEST)
    if version != VERSION:
        line = document.line("version")
        raise InvalidRecord(
            Fault.of("record-version", line=line, key="version", value=version, expected=VERSION)
        )


def _edition(document: Document, data: Mapping[str, Any]) -> Edition:
    """The edition that ships, or the one the record brings along."""
    name = document.text(data["edition"], "edition")
    version = document.text(data["edition_version"], "edition_version")
    if "edition_data" in data:
        try:
            brought = document.table(data["edition_data"], "edition_data")
            edition = fitting_edition(brought, "edition_data")
        except InvalidEdition as error:
            line = document.line("edition_data")
            fault = Fault.of("record-edition-data", error.clause, line=line, key="edition_data")
            raise InvalidRecord(fault, *error.faults) from None
    else:
        edition = load_edition()
    for key, found, expected in (
        ("edition", name, edition.id),
        ("edition_version", version, edition.version),
    ):
        if found != expected:
            line = document.line(key)
            raise InvalidRecord(
                Fault.of("record-other-edition", line=line, key=key, value=show(found), expected=expected)
            )
    return edition


def _players(document: Document, value: object) -> tuple[Player, ...]:
    items = document.items(value, "players")
    if not 2 <= len(items) <= 4:
        line = document.line("players")
        raise InvalidRecord(Fault.of("record-players", "B1", line=line, key="players", found=len(items)))
    players = []
    for seat, item in enumerate(items):
        key = f"players[{seat}]"
        data = document.fields(item, key, ("name", "kind"))
        name, kind = document.text(data["name"], f"{key}.name"), document.text(data["kind"], f"{key}.kind")
        players.append(Player(name, kind))
    return tuple(players)


def _rewinds(document: Document, value: object) -> tuple[Rewind, ...]:
    rewinds = []
    for number, item in enumerate(document.items(value, "rewinds")):
        key = f"rewinds[{number}]"
        data = document.fields(item, key, ("before", "after"))
        before = document.whole(data["before"], f"{key}.before", 1, LARGEST, "A8")
        after = document.whole(data["after"], f"{key}.after", 0, before - 1, "A8")
        rewinds.append(Rewind(before, after))
    return tuple(rewinds)


def _dealer(document: Document, value: object, is_over: bool) -> DealerNote:
    """What the record says of its dealer: an open seed, or a commitment and, after the end, the secret."""
    opened = isinstance(value, dict) and "seed" in value
    data = (
        document.fields(value, "dealer", ("generator", "seed"))
        if opened
        else document.fields(value, "dealer", ("generator", "commitment"), ("secret",))
    )
    generator = document.text(data["generator"], "dealer.generator")
    if generator != GENERATOR:
        line, key = document.line("dealer.generator"), "dealer.generator"
        raise InvalidRecord(
            Fault.of("record-generator", line=line, key=key, value=show(generator), expected=GENERATOR)
        )
    if opened:
        return DealerNote(generator, seed=document.whole(data["seed"], "dealer.seed", 0, LARGEST_SEED))
    for name in ("commitment", "secret"):
        key = f"dealer.{name}"
        if name in data and not HEXADECIMAL.fullmatch(document.text(data[name], key)):
            line = document.line(key)
            raise InvalidRecord(
                Fault.of("record-not-hexadecimal", line=line, key=key, digits=2 * SECRET_BYTES)
            )
    if "secret" not in data:
        return DealerNote(generator, data["commitment"])
    if not is_over:
        line, key = document.line("dealer.secret"), "dealer.secret"
        raise InvalidRecord(Fault.of("record-secret-early", "U5", line=line, key=key))
    return DealerNote(generator, data["commitment"], bytes.fromhex(data["secret"]))


def _replayed(document: Document, value: object, game: Game) -> Game:
    """The game after every entry of the log; each is made only if the rules allow it there."""
    for number, item in enumerate(document.items(value, "log")):
        key = f"log[{number}]"
        if game.is_over:
            raise InvalidRecord(Fault.of("record-after-end", "E1", line=document.line(key), key=key))
        if isinstance(item, dict) and "refill" in item:
            _refill(document, item, key, game)
        else:
            _move(document, item, key, game)
        if document.headings is not None:
            _check_heading(document, document.headings[number], key, game)
    return game


def _move(document: Document, item: object, key: str, game: Game) -> None:
    data = document.fields(item, key, ("round", "seat", "move"))
    turn = document.whole(data["round"], f"{key}.round", 1, LARGEST, "R3")
    seat = document.whole(data["seat"], f"{key}.seat", 0, LARGEST, "R3")
    move = document.text(data["move"], f"{key}.move")
    awaited = game.seat
    line = document.line(key)
    if awaited is not None and (turn, seat) != (game.round, awaited):
        raise InvalidRecord(
            Fault.of(
                "record-wrong-turn",
                "R3",
                line=line,
                key=key,
                round=turn,
                seat=seat,
                move=show(move),
                right_round=game.round,
                right_seat=awaited,
            )
        )
    try:
        game.push(move if move.isprintable() else ascii(move)[1:-1])  # the faults quote it to a terminal
    except CastellError as error:
        fault = Fault.of(
            "record-illegal-move", error.clause, line=line, key=key, round=turn, seat=seat, move=show(move)
        )
        raise InvalidRecord(fault, *error.faults) from None


def _refill(document: Document, item: object, key: str, game: Game) -> None:
    data = document.fields(item, key, ("round", "refill"))
    turn = document.whole(data["round"], f"{key}.round", 1, LARGEST, "R1")
    codes = [region.code for region in game.edition.regions]
    drawn = document.fields(data["refill"], f"{key}.refill", (), codes)
    sizes = [document.sizes(drawn.get(code, []), f"{key}.refill.{code}", clause="R1") for code in codes]
    line = document.line(key)
    faults: tuple[Fault, ...] = ()
    if turn == game.round:
        try:
            game.push_refill(sizes)
            return
        except CastellError as error:
            faults = error.faults
    raise InvalidRecord(Fault.of("record-illegal-refill", "R1", line=line, key=key, round=turn), *faults)


def _check_heading(document: Document, heading: str, key: str, game: Game) -> None:
    """In a text file every festival's towers stand under its heading, and nothing else does."""
    entry = game.log[-1]
    expected = ""
    if isinstance(entry, Moved) and entry.festival is not None:
        expected = festival_heading(game.deal, entry.festival)
    if heading != expected:
        raise InvalidRecord(
            Fault.of(
                "record-heading",
                "R4",
                line=document.line(key),
                key=key,
                heading=show(heading),
                expected=expected,
            )
        )


def _check_result(document: Document, data: Mapping[str, Any], game: Game) -> None:
    """A finished game has its result, exactly; another game has none."""
    if ("result" in data) != game.is_over:
        message = "record-result-missing" if game.is_over else "record-result-early"
        raise InvalidRecord(Fault.of(message, "E1", line=document.line("result"), key="result"))
    if not game.is_over:
        return
    result = document.fields(data["result"], "result", ("scores", "winners"))
    seats = document.items(result["scores"], "result.scores", len(game.players), "E1")
    for seat, (item, score) in enumerate(zip(seats, game.scores, strict=True)):
        key = f"result.scores[{seat}]"
        recorded = document.fields(item, key, CATEGORIES)
        for category, right in score.to_json().items():
            points = document.whole(recorded[category], f"{key}.{category}", -LARGEST, LARGEST, "E1")
            if points != right:
                raise InvalidRecord(
                    Fault.of(
                        "record-score",
                        SCORE_CLAUSES[category],
                        line=document.line(key),
                        key=f"{key}.{category}",
                        seat=seat,
                        value=points,
                        right=right,
                    )
                )
    items = document.items(result["winners"], "result.winners")
    winners = tuple(
        document.whole(item, f"result.winners[{place}]", 0, len(game.players) - 1, "E7")
        for place, item in enumerate(items)
    )
    if winners != game.winners:
        line, key = document.line("result.winners"), "result.winners"
        raise InvalidRecord(
            Fault.of("record-winners", "E7", line=line, key=key, value=winners, right=game.winners)
        )

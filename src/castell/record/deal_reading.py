"""The deal of a record: read from plain data, and held against what the edition's box can give (U1 to U6).

Whether a dealer's secret gives just this deal is asked in `proof`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from castell.edition.model import Edition
from castell.edition.reading import show
from castell.faults import Fault, InvalidRecord
from castell.game.deal import Deal, Festival
from castell.record.document import Document

FIELDS: Final = ("first_player", "hands", "regions", "wheel", "calendar", "performances")


def read_deal(document: Document, value: object, edition: Edition, players: int) -> Deal:
    """The deal, if the box holds it. Raises InvalidRecord with the clause of the set-up that it breaks."""
    data = document.fields(value, "deal", FIELDS)
    first = document.whole(data["first_player"], "deal.first_player", 0, players - 1, "U6")
    hands = tuple(
        document.sizes(hand, f"deal.hands[{seat}]", edition.hand, "U5")
        for seat, hand in enumerate(document.items(data["hands"], "deal.hands", players, "U5"))
    )
    codes = [region.code for region in edition.regions]
    each = edition.castellers_per_region[players - 2]
    by_code = document.fields(data["regions"], "deal.regions", codes)
    regions = tuple(document.sizes(by_code[code], f"deal.regions.{code}", each, "U1") for code in codes)
    _check_castellers(document, edition, [*hands, *regions])
    return Deal(
        first_player=first,
        hands=hands,
        regions=regions,
        wheel=_wheel(document, data["wheel"], edition),
        calendar=_calendar(document, data["calendar"], edition, players),
        performances=_performances(document, data["performances"], edition),
    )


def _check_castellers(document: Document, edition: Edition, dealt: list[tuple[int, ...]]) -> None:
    counts = Counter(size for sizes in dealt for size in sizes)
    for size, most in enumerate(edition.castellers, start=1):
        if counts[size] > most:
            raise InvalidRecord(
                Fault.of(
                    "record-too-many-castellers",
                    "U1",
                    line=document.line("deal"),
                    key="deal",
                    size=size,
                    found=counts[size],
                    most=most,
                )
            )


def _wheel(document: Document, value: object, edition: Edition) -> tuple[str, ...]:
    items = document.items(value, "deal.wheel", len(edition.skill_tiles), "U2")
    wheel = tuple(document.text(tile, f"deal.wheel[{place}]") for place, tile in enumerate(items))
    if sorted(wheel) != sorted(edition.skill_tiles):
        line, tiles = document.line("deal.wheel"), tuple(map(show, wheel))
        raise InvalidRecord(
            Fault.of(
                "record-other-tiles",
                "U2",
                line=line,
                key="deal.wheel",
                tiles=tiles,
                expected=tuple(sorted(edition.skill_tiles)),
            )
        )
    return wheel


def _calendar(document: Document, value: object, edition: Edition, players: int) -> tuple[Festival, ...]:
    """The festivals in calendar order, from the location tiles and size tokens there are (U3)."""
    places = [entry for entry in edition.calendar for _ in range(entry.festivals[players - 2])]
    locations = Counter(edition.locations)
    tokens = list(edition.size_tokens)
    festivals = []
    for number, item in enumerate(document.items(value, "deal.calendar", len(places), "U3")):
        key = f"deal.calendar[{number}]"
        line = document.line(key)
        data = document.fields(item, key, ("round", "region", "sizes"))
        entry = places[number]
        turn = document.whole(data["round"], f"{key}.round", entry.round, entry.round, "U3")
        region = document.text(data["region"], f"{key}.region")
        if not locations[entry.set, region]:
            raise InvalidRecord(
                Fault.of("record-no-location", "U3", line=line, key=key, region=show(region), set=entry.set)
            )
        locations[entry.set, region] -= 1
        sizes = document.sizes(data["sizes"], f"{key}.sizes", entry.size_spaces, "U3")
        for size in sizes:
            tokens[size - 1] -= 1
            if tokens[size - 1] < 0 or sizes.count(size) > 1:
                raise InvalidRecord(Fault.of("record-no-size-token", "U3", line=line, key=key, size=size))
        festivals.append(Festival(turn, region, sizes))
    return tuple(festivals)


def _performances(document: Document, value: object, edition: Edition) -> tuple[tuple[str, ...], ...]:
    """The tiles of each region's row, each tile dealt once (U4)."""
    codes = [region.code for region in edition.regions]
    left = [*(tile.id for tile in edition.shapes), *(tile.id for tile in edition.exhibitions)]
    by_code: dict[str, Any] = document.fields(value, "deal.performances", codes)
    rows = []
    for code in codes:
        key = f"deal.performances.{code}"
        row = []
        for place, item in enumerate(document.items(by_code[code], key, edition.tiles_per_row, "U4")):
            tile = document.text(item, f"{key}[{place}]")
            if tile not in left:
                line = document.line(key)
                raise InvalidRecord(Fault.of("record-no-tile", "U4", line=line, key=key, tile=show(tile)))
            left.remove(tile)
            row.append(tile)
        rows.append(tuple(row))
    return tuple(rows)

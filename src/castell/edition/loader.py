"""From an edition file to an `Edition`, and from an `Edition` back to plain data.

The data are checked first, all faults at once (`castell.edition.validate`), and then built without a check.
The loader doesn't ask whether the tiles can be built by the rules: that is `castell.rules.fits`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from castell.edition.model import CalendarRound, Edition, Exhibition, Prize, Region, Rulings, Shape
from castell.edition.reading import Findings
from castell.edition.validate import FORMAT, PRIZES, SETS, SKILL_TILES, find_faults
from castell.faults import InvalidEdition

DIADA: Final = Path(__file__).with_name("diada.toml")
MAX_BYTES: Final = 256 * 1024


def load_edition(path: str | Path | None = None) -> Edition:
    """The edition in a TOML file; without a path Diada, the edition that ships.

    Raises InvalidEdition with every fault of the file.
    """
    return diada() if path is None else edition_from_data(read_edition_file(path), str(path))


@cache
def diada() -> Edition:
    """The edition that ships; read once, and never checked but by the tests."""
    return _build(tomllib.loads(DIADA.read_text(encoding="utf-8")))


def read_edition_file(path: str | Path) -> dict[str, object]:
    """The unchecked data of a TOML file of at most 256 KiB. Raises InvalidEdition if it can't be read."""
    findings = Findings(str(path))
    try:
        with Path(path).open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:  # a ValueError: the path holds a zero character
        findings.add("edition-unreadable", "", getattr(error, "strerror", None) or str(error))
        raise InvalidEdition(*findings.faults) from error
    try:
        if len(content) <= MAX_BYTES:
            return tomllib.loads(content.decode("utf-8-sig"))
        findings.add("edition-too-large", "", f"{MAX_BYTES // 1024} KiB")
    except UnicodeDecodeError as error:
        findings.add("edition-not-utf8", "", line=content.count(b"\n", 0, error.start) + 1)
    except RecursionError:
        findings.add("edition-not-toml", "", "[[[[[[…")
    except ValueError as error:
        findings.add("edition-not-toml", "", str(error))
    raise InvalidEdition(*findings.faults)


def edition_from_data(data: Mapping[str, object], file: str = "edition") -> Edition:
    """The edition that plain data describe: the tables of an edition file, or `edition_data` of a record.

    file: what the faults call the source of the data. Raises InvalidEdition with every fault.
    """
    faults = find_faults(data, file)
    if faults:
        raise InvalidEdition(*faults)
    edition = _build(data)
    if edition.id == diada().id and edition != diada():
        # Otherwise its records would be replayed with the Diada that ships.
        findings = Findings(file)
        findings.add("edition-id-taken", "id", edition.id)
        raise InvalidEdition(*findings.faults)
    return edition


def _build(data: Any) -> Edition:
    """The edition of data without faults."""
    skill_tiles = data["skill_tiles"]
    locations = data["calendar"]["locations"]
    touching = tuple((one, other) for one, other in data["map"]["touching"])
    dotted = tuple((one, other) for one, other in data["map"]["dotted"])
    rulings = data["rulings"]
    return Edition(
        id=data["id"],
        version=data["version"],
        name=data["name"],
        castellers=tuple(data["castellers"]["counts"]),
        castellers_per_region=tuple(data["castellers"]["per_region"]),
        hand=data["castellers"]["hand"],
        tokens=data["player"]["special_action_tokens"],
        max_rank=data["player"]["max_rank"],
        width_limit=data["player"]["width_limit"],
        regions=tuple(Region(region["code"], region["name"]) for region in data["map"]["regions"]),
        adjacent=touching + dotted,
        dotted=dotted,
        skill_tiles=tuple(name for name in SKILL_TILES for _ in range(skill_tiles[name])),
        locations=tuple((name, code) for name in SETS for code in locations[name]),
        size_tokens=tuple(data["calendar"]["size_tokens"]),
        calendar=tuple(
            CalendarRound(entry["round"], entry["set"], tuple(entry["festivals"]), entry["size_spaces"])
            for entry in data["calendar"]["rounds"]
        ),
        prizes=tuple(
            Prize(name, data["prizes"][name]["points"], data["prizes"][name]["count"]) for name in PRIZES
        ),
        prize_chart=tuple(tuple(names) for names in data["prizes"]["chart"]),
        shapes=tuple(
            Shape(tile["id"], tile["points"], tuple(tile["levels"]))
            for tile in data["performances"]["shapes"]
        ),
        exhibitions=tuple(
            Exhibition(tile["id"], tile["points"], tuple(tile["skills"]))
            for tile in data["performances"]["exhibitions"]
        ),
        region_points=tuple(data["scoring"]["region_points"]),
        rulings=Rulings(**{**rulings, "refill_rounds": tuple(rulings["refill_rounds"])}),
    )


def edition_to_data(edition: Edition) -> dict[str, object]:
    """The edition as plain data, in the order of an edition file; `edition_from_data` gives it back."""
    rulings = edition.rulings
    return {
        "format": FORMAT,
        "id": edition.id,
        "version": edition.version,
        "name": edition.name,
        "castellers": {
            "counts": list(edition.castellers),
            "per_region": list(edition.castellers_per_region),
            "hand": edition.hand,
        },
        "player": {
            "special_action_tokens": edition.tokens,
            "max_rank": edition.max_rank,
            "width_limit": edition.width_limit,
        },
        "map": {
            "regions": [{"code": region.code, "name": region.name} for region in edition.regions],
            "touching": [list(pair) for pair in edition.adjacent if pair not in edition.dotted],
            "dotted": [list(pair) for pair in edition.dotted],
        },
        "skill_tiles": {name: edition.skill_tiles.count(name) for name in SKILL_TILES},
        "calendar": {
            "locations": {name: [code for of, code in edition.locations if of == name] for name in SETS},
            "size_tokens": list(edition.size_tokens),
            "rounds": [
                {
                    "round": entry.round,
                    "set": entry.set,
                    "festivals": list(entry.festivals),
                    "size_spaces": entry.size_spaces,
                }
                for entry in edition.calendar
            ],
        },
        "prizes": {
            **{prize.name: {"points": prize.points, "count": prize.count} for prize in edition.prizes},
            "chart": [list(names) for names in edition.prize_chart],
        },
        "performances": {
            "shapes": [
                {"id": tile.id, "points": tile.points, "levels": list(tile.levels)} for tile in edition.shapes
            ],
            "exhibitions": [
                {"id": tile.id, "points": tile.points, "skills": list(tile.skills)}
                for tile in edition.exhibitions
            ],
        },
        "scoring": {"region_points": list(edition.region_points)},
        "rulings": {
            "special_move": rulings.special_move,
            "performer_collects_spent_token": rulings.performer_collects_spent_token,
            "festival_requires": rulings.festival_requires,
            "refill_rounds": list(rulings.refill_rounds),
            "first_player": rulings.first_player,
            "special_tile_is_extra": rulings.special_tile_is_extra,
        },
    }

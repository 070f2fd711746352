"""Every fault of an edition's data: keys, types, ranges, codes and names, part by part.

It reads the data as a file holds them and builds nothing; what must hold between several values is checked in
`castell.edition.consistency`, which is called from here. Data without a fault can be built without a check.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from castell.edition import consistency
from castell.edition.model import CalendarRound
from castell.edition.reading import (
    ABSENT,
    Findings,
    note_duplicates,
    one_of,
    rows,
    table,
    text,
    truth,
    whole,
    wholes,
)
from castell.faults import Fault

FORMAT: Final = 1
SKILLS: Final = ("balance", "base", "mix", "strength", "width")  # B5
SKILL_TILES: Final = (*SKILLS, "special")
PRIZES: Final = ("trophy", "medal", "ribbon")  # B8
SETS: Final = ("I", "II")  # B6
SIZES: Final = 10  # B2
ROUNDS: Final = 10  # B1
PLAYER_COUNTS: Final = 3  # two, three and four players (B1)

# Limits of the program, not of the game: no box comes near them, and the arrays of the rules keep to them.
LONGEST_NAME: Final = 40
MOST_POINTS: Final = 99
MOST_TOKENS: Final = 99
MOST_RANKS: Final = 9
WIDEST: Final = 9
MOST_SIZE_SPACES: Final = 4
MOST_LEVELS: Final = 20  # ten sizes, and Strength nine times (T3, T6)
MOST_TILES: Final = 64

_TOP = (
    "format",
    "id",
    "version",
    "name",
    "castellers",
    "player",
    "map",
    "skill_tiles",
    "calendar",
    "prizes",
    "performances",
    "scoring",
    "rulings",
)


def find_faults(data: Mapping[str, object], file: str = "edition") -> tuple[Fault, ...]:
    """All faults of an edition's data; none if an edition can be built of them.

    file: what messages call the source of the data.
    """
    findings = Findings(file)
    if isinstance(data, Mapping) and not any(name in data for name in _TOP):
        findings.add("edition-of-another-kind", "", known=_TOP)
        return tuple(findings.faults)
    top = table(findings, data, "", _TOP)
    if top["format"] is not ABSENT and (type(top["format"]) is not int or top["format"] != FORMAT):
        findings.add("edition-unknown-format", "format", top["format"], expected=FORMAT)
    text(findings, top["id"], "id", LONGEST_NAME, r"[a-z][a-z0-9-]*", "edition-bad-id")
    text(findings, top["version"], "version", LONGEST_NAME)
    text(findings, top["name"], "name", LONGEST_NAME)
    _castellers(findings, top["castellers"])
    _player(findings, top["player"])
    codes = _map(findings, top["map"])
    _skill_tiles(findings, top["skill_tiles"])
    _calendar(findings, top["calendar"], codes)
    _prizes(findings, top["prizes"])
    _performances(findings, top["performances"])
    scoring = table(findings, top["scoring"], "scoring", ("region_points",))
    points = scoring["region_points"]
    wholes(findings, points, "scoring.region_points", consistency.REGIONS + 1, 0, MOST_POINTS, "E3")
    _rulings(findings, top["rulings"])
    return tuple(findings.faults)


def _castellers(findings: Findings, data: object) -> None:
    part = table(findings, data, "castellers", ("counts", "per_region", "hand"))
    total = consistency.CASTELLERS
    counts = wholes(findings, part["counts"], "castellers.counts", SIZES, 0, total, "B2")
    per_region = wholes(findings, part["per_region"], "castellers.per_region", PLAYER_COUNTS, 0, total, "U1")
    hand = whole(findings, part["hand"], "castellers.hand", 0, total, "U5")
    if counts is not None:
        consistency.check_total(findings, "castellers.counts", counts, total, "B2")
    if counts is not None and per_region is not None and hand is not None:
        consistency.check_deal(findings, sum(counts), per_region, hand)


def _player(findings: Findings, data: object) -> None:
    part = table(findings, data, "player", ("special_action_tokens", "max_rank", "width_limit"))
    tokens = part["special_action_tokens"]
    whole(findings, tokens, "player.special_action_tokens", 0, MOST_TOKENS, "B9")
    whole(findings, part["max_rank"], "player.max_rank", 1, MOST_RANKS, "A4")
    whole(findings, part["width_limit"], "player.width_limit", 1, WIDEST, "T5")


def _map(findings: Findings, data: object) -> consistency.Keyed:
    """Returns the regions' codes as they stand, so that what refers to them can be checked."""
    part = table(findings, data, "map", ("regions", "touching", "dotted"))
    codes: list[tuple[str, str | None]] = []
    names: list[tuple[str, str | None]] = []
    seven = consistency.REGIONS
    for key, item in rows(findings, part["regions"], "map.regions", seven, seven, "B3"):
        region = table(findings, item, key, ("code", "name"))
        code = text(findings, region["code"], f"{key}.code", LONGEST_NAME, r"[A-Z]{2,4}", "edition-bad-code")
        codes.append((f"{key}.code", code))
        names.append((f"{key}.name", text(findings, region["name"], f"{key}.name", LONGEST_NAME)))
    note_duplicates(findings, codes, "edition-duplicate-code")
    note_duplicates(findings, names, "edition-duplicate-name")
    touching = _pairs(findings, part["touching"], "map.touching")
    dotted = _pairs(findings, part["dotted"], "map.dotted")
    consistency.check_map(findings, codes, touching, dotted)
    return codes


def _pairs(findings: Findings, data: object, key: str) -> consistency.KeyedPairs:
    if not isinstance(data, list | tuple):
        rows(findings, data, key, 0, 0, "B3")
        return [(key, None)]
    pairs: list[tuple[str, tuple[str, str] | None]] = []
    most = consistency.REGIONS * (consistency.REGIONS - 1) // 2
    for place, item in rows(findings, data, key, 0, most, "B3"):
        entries = rows(findings, item, place, 2, 2, "B3")
        codes = [text(findings, code, where, LONGEST_NAME) for where, code in entries]
        known = [code for code in codes if code is not None]
        pairs.append((place, (known[0], known[1]) if len(known) == len(codes) == 2 else None))
    return pairs


def _skill_tiles(findings: Findings, data: object) -> None:
    part = table(findings, data, "skill_tiles", SKILL_TILES)
    total = consistency.SKILL_TILES
    counts = [whole(findings, part[name], f"skill_tiles.{name}", 0, total, "B4") for name in SKILL_TILES]
    consistency.check_total(findings, "skill_tiles", counts, total, "B4")


def _calendar(findings: Findings, data: object, codes: consistency.Keyed) -> None:
    regions = [code for _, code in codes if code is not None]
    part = table(findings, data, "calendar", ("locations", "size_tokens", "rounds"))
    sets = table(findings, part["locations"], "calendar.locations", SETS)
    locations: dict[str, consistency.Keyed] = {}
    for name in SETS:
        tiles = rows(findings, sets[name], f"calendar.locations.{name}", 0, consistency.LOCATIONS, "B6")
        if isinstance(sets[name], list | tuple):
            locations[name] = [(place, text(findings, code, place, LONGEST_NAME)) for place, code in tiles]
            consistency.check_regions(findings, locations[name], regions, "B6")
    if len(locations) == len(SETS):
        found = [len(tiles) for tiles in locations.values()]
        consistency.check_total(findings, "calendar.locations", found, consistency.LOCATIONS, "B6")
    total = consistency.SIZE_TOKENS
    size_tokens = wholes(findings, part["size_tokens"], "calendar.size_tokens", SIZES, 0, total, "B6")
    if size_tokens is not None:
        consistency.check_total(findings, "calendar.size_tokens", size_tokens, total, "B6")
    entries = rows(findings, part["rounds"], "calendar.rounds", 1, ROUNDS - 2, "R4")
    rounds = [(key, _calendar_round(findings, item, key)) for key, item in entries]
    consistency.check_calendar(findings, rounds, locations, size_tokens)


def _calendar_round(findings: Findings, data: object, key: str) -> CalendarRound | None:
    part = table(findings, data, key, ("round", "set", "festivals", "size_spaces"))
    number = whole(findings, part["round"], f"{key}.round", 3, ROUNDS, "R4")
    name = one_of(findings, part["set"], f"{key}.set", SETS, "edition-unknown-set", "B6")
    most = consistency.LOCATIONS
    festivals = wholes(findings, part["festivals"], f"{key}.festivals", PLAYER_COUNTS, 0, most, "U3")
    spaces = whole(findings, part["size_spaces"], f"{key}.size_spaces", 1, MOST_SIZE_SPACES, "U3")
    if number is None or name is None or festivals is None or spaces is None:
        return None
    return CalendarRound(number, name, (festivals[0], festivals[1], festivals[2]), spaces)


def _prizes(findings: Findings, data: object) -> None:
    part = table(findings, data, "prizes", (*PRIZES, "chart"))
    counts: list[int | None] = []
    for name in PRIZES:
        prize = table(findings, part[name], f"prizes.{name}", ("points", "count"))
        whole(findings, prize["points"], f"prizes.{name}.points", 0, MOST_POINTS, "E4")
        counts.append(whole(findings, prize["count"], f"prizes.{name}.count", 0, consistency.PRIZES, "B8"))
    consistency.check_total(findings, "prizes", counts, consistency.PRIZES, "B8")
    lines = rows(findings, part["chart"], "prizes.chart", PLAYER_COUNTS, PLAYER_COUNTS, "F4")
    for place, (key, line) in enumerate(lines):
        # At most one prize for each player: nobody is awarded two at one festival (F4).
        for where, entry in rows(findings, line, key, 0, place + 2, "F4"):
            one_of(findings, entry, where, PRIZES, "edition-unknown-prize", "F4")


def _performances(findings: Findings, data: object) -> None:
    part = table(findings, data, "performances", ("shapes", "exhibitions"))
    ids: list[tuple[str, str | None]] = []
    shapes = rows(findings, part["shapes"], "performances.shapes", 0, MOST_TILES, "B7")
    for key, item in shapes:
        shape = table(findings, item, key, ("id", "points", "levels"))
        ids.append((f"{key}.id", _tile_id(findings, shape["id"], f"{key}.id")))
        whole(findings, shape["points"], f"{key}.points", 0, MOST_POINTS, "L4")
        for where, level in rows(findings, shape["levels"], f"{key}.levels", 1, MOST_LEVELS, "L2"):
            whole(findings, level, where, 1, consistency.CASTELLERS, "T1")
    exhibitions = rows(findings, part["exhibitions"], "performances.exhibitions", 0, MOST_TILES, "B7")
    for key, item in exhibitions:
        exhibition = table(findings, item, key, ("id", "points", "skills"))
        ids.append((f"{key}.id", _tile_id(findings, exhibition["id"], f"{key}.id")))
        whole(findings, exhibition["points"], f"{key}.points", 1, MOST_LEVELS, "L3")
        skills = [
            (where, one_of(findings, skill, where, SKILLS, "edition-unknown-skill", "B5"))
            for where, skill in rows(findings, exhibition["skills"], f"{key}.skills", 1, len(SKILLS), "L3")
        ]
        note_duplicates(findings, skills, "edition-duplicate-skill", "L3")
    note_duplicates(findings, ids, "edition-duplicate-id")
    if isinstance(part["shapes"], list | tuple) and isinstance(part["exhibitions"], list | tuple):
        found = len(part["shapes"]) + len(part["exhibitions"])
        consistency.check_total(findings, "performances", [found], consistency.TILES, "B7")


def _tile_id(findings: Findings, data: object, key: str) -> str | None:
    return text(findings, data, key, LONGEST_NAME, r"[A-Z][0-9]{2}", "edition-bad-tile-id")


def _rulings(findings: Findings, data: object) -> None:
    names = (
        "special_move",
        "performer_collects_spent_token",
        "festival_requires",
        "refill_rounds",
        "first_player",
        "special_tile_is_extra",
    )
    part = table(findings, data, "rulings", names)

    def choice(name: str, known: Sequence[str], clause: str) -> None:
        one_of(findings, part[name], f"rulings.{name}", known, "edition-unknown-choice", clause)

    choice("special_move", ("adjacent", "any"), "A6")
    truth(findings, part["performer_collects_spent_token"], "rulings.performer_collects_spent_token", "A7")
    choice("festival_requires", ("each", "any"), "F1")
    entries = rows(findings, part["refill_rounds"], "rulings.refill_rounds", 0, ROUNDS - 1, "R1")
    refills = [(key, whole(findings, number, key, 2, ROUNDS, "R1")) for key, number in entries]
    consistency.check_refills(findings, refills)
    choice("first_player", ("clockwise", "fixed"), "R5")
    truth(findings, part["special_tile_is_extra"], "rulings.special_tile_is_extra", "A5")

"""What must hold between the values of an edition: totals, references, the map and the calendar.

Each function checks one subject and notes every fault it finds; entries that could not be read are None and
are passed over, since they have been noted already. Whether a tile can be built is a question for the rules
(`castell.rules.fits`), not for this module.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from castell.edition.model import CalendarRound
from castell.edition.reading import Findings, note_duplicates

CASTELLERS: Final = 150  # B2
SKILL_TILES: Final = 8  # B4
LOCATIONS: Final = 14  # B6
SIZE_TOKENS: Final = 30  # B6
TILES: Final = 32  # B7
PRIZES: Final = 40  # B8
REGIONS: Final = 7  # B3
PLAYERS: Final = (2, 3, 4)  # B1

Keyed = Sequence[tuple[str, str | None]]  # dotted path and text; None where it could not be read
KeyedPairs = Sequence[tuple[str, tuple[str, str] | None]]


def check_total(
    findings: Findings, key: str, numbers: Sequence[int | None], expected: int, clause: str
) -> None:
    """Note a sum that isn't what the box must hold; nothing if a number could not be read."""
    known = [number for number in numbers if number is not None]
    if len(known) == len(numbers) and sum(known) != expected:
        findings.add("edition-wrong-total", key, sum(known), clause, expected=expected, found=sum(known))


def check_deal(findings: Findings, castellers: int, per_region: Sequence[int], hand: int) -> None:
    """Note numbers of players for which the deal (U1, U5) takes more castellers than the box holds."""
    for place, (players, each) in enumerate(zip(PLAYERS, per_region, strict=True)):
        needed = REGIONS * each + players * hand
        if needed > castellers:
            key = f"castellers.per_region[{place}]"
            numbers = {"players": players, "hand": hand, "needed": needed, "available": castellers}
            findings.add("edition-too-few-castellers", key, each, "U1", **numbers)


def check_map(findings: Findings, codes: Keyed, touching: KeyedPairs, dotted: KeyedPairs) -> None:
    """Note unknown regions, a region beside itself, a pair given twice, and regions that can't be reached."""
    known = [code for _, code in codes if code is not None]
    pairs = [(key, pair) for key, pair in (*touching, *dotted) if pair is not None]
    for key, pair in pairs:
        check_regions(findings, [(f"{key}[{place}]", code) for place, code in enumerate(pair)], known, "B3")
        if pair[0] == pair[1]:
            findings.add("edition-region-beside-itself", key, pair, "B3")
    unordered = [(key, (min(pair), max(pair))) for key, pair in pairs]
    note_duplicates(findings, unordered, "edition-pair-twice", "B3")
    if not known or len(known) < len(codes) or len(pairs) < len(touching) + len(dotted):
        return  # what lacks may be what joins
    reached = {known[0]}
    for _ in known:
        reached |= {code for _, pair in pairs for code in pair if reached & set(pair)}
    lost = [code for code in known if code not in reached]
    if lost:
        findings.add("edition-map-unconnected", "map.touching", lost, "B3", start=known[0], lost=tuple(lost))


def check_regions(findings: Findings, entries: Keyed, known: Sequence[str], clause: str) -> None:
    """Note each code that no region has."""
    for key, code in entries:
        if code is not None and code not in known:
            findings.add("edition-unknown-region", key, code, clause, known=tuple(known))


def check_calendar(
    findings: Findings,
    rounds: Sequence[tuple[str, CalendarRound | None]],
    locations: dict[str, Keyed],
    size_tokens: Sequence[int] | None,
) -> None:
    """Note rounds out of order, and whatever the calendar needs but the tiles and tokens don't give (U3).

    locations: of each set the region codes of its tiles.
    """
    entries = [(key, entry) for key, entry in rounds if entry is not None]
    for (_, before), (key, entry) in pairwise(entries):
        if entry.round <= before.round:
            findings.add("edition-not-ascending", f"{key}.round", entry.round, "U3", before=before.round)
    for name, tiles in locations.items():
        of_set = [(key, entry) for key, entry in entries if entry.set == name]
        _check_locations(findings, name, of_set, tiles)
    if size_tokens is None:
        return
    different = sum(1 for count in size_tokens if count > 0)
    for key, entry in entries:
        if entry.size_spaces > different:
            where = f"{key}.size_spaces"
            findings.add("edition-too-few-sizes", where, entry.size_spaces, "U3", available=different)
    if all(entry.size_spaces <= different for _, entry in entries):
        _check_size_tokens(findings, [entry for _, entry in entries], size_tokens)


def _check_locations(
    findings: Findings, name: str, rounds: Sequence[tuple[str, CalendarRound]], tiles: Keyed
) -> None:
    """Note a set with fewer tiles than festivals, and one that may deal a region twice to one round."""
    key = f"calendar.locations.{name}"
    for place, players in enumerate(PLAYERS):
        needed = sum(entry.festivals[place] for _, entry in rounds)
        if needed > len(tiles):
            numbers = {"players": players, "needed": needed, "available": len(tiles)}
            findings.add("edition-too-few-locations", key, len(tiles), "U3", set=name, **numbers)
    crowded = [entry.round for _, entry in rounds if max(entry.festivals) > 1]
    counts = Counter(code for _, code in tiles if code is not None)
    twice = [code for code, count in counts.items() if count > 1]
    if crowded and twice:
        findings.add(
            "edition-region-twice-in-round",
            key,
            twice,
            "U3",
            regions=tuple(twice),
            set=name,
            rounds=tuple(crowded),
        )


def _check_size_tokens(
    findings: Findings, rounds: Sequence[CalendarRound], size_tokens: Sequence[int]
) -> None:
    """Note numbers of players for which no deal gives every festival different sizes (U3).

    Festivals that need d1 >= d2 >= ... different sizes can be served from counts c if, for every k, the
    first k together need no more than the sum over all sizes of min(c, k) (Gale and Ryser).
    """
    for place, players in enumerate(PLAYERS):
        spaces = [entry.size_spaces for entry in rounds for _ in range(entry.festivals[place])]
        spaces.sort(reverse=True)
        needed, available = sum(spaces), sum(size_tokens)
        if needed > available:
            numbers = {"players": players, "needed": needed, "available": available}
            findings.add("edition-too-few-size-tokens", "calendar.rounds", needed, "U3", **numbers)
        elif any(
            sum(spaces[:first]) > sum(min(count, first) for count in size_tokens)
            for first in range(1, len(spaces) + 1)
        ):
            findings.add(
                "edition-sizes-too-alike", "calendar.size_tokens", size_tokens, "U3", players=players
            )


def check_refills(findings: Findings, rounds: Sequence[tuple[str, int | None]]) -> None:
    """Note refill rounds out of order or named twice (R1)."""
    for (_, before), (key, number) in pairwise(rounds):
        if before is not None and number is not None and number <= before:
            findings.add("edition-not-ascending", key, number, "R1", before=before)

"""What a scenario is: a deal, the moves and draws that follow, and what the rules say of them, all as data.

`run` plays one through any driver with the referee's methods, so that the same tables judge the referee and,
behind an adapter, the package. Scenarios themselves are in `scenarios*.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, Protocol

from deal import Deal, codes
from diada import EditionDict, diada
from towers_naive import parse_sizes


class Refused(NamedTuple):
    """These texts (blank between them) are illegal now, by one of these clauses (blank between them)."""

    texts: str
    clauses: str


class Open(NamedTuple):
    """These texts are legal now."""

    texts: str


class Basic(NamedTuple):
    """These are all texts without a tower that are legal now, in canonical writing."""

    texts: str


class Can(NamedTuple):
    """For this tile, in the row where the pawn of the player to act stands, a tower can be shown (or not)."""

    tile: str
    answer: bool


class Now(NamedTuple):
    """The value at this path of the state, keys and indices with blanks between: "areas 0 BCN tokens"."""

    path: str
    value: object


class BadRefill(NamedTuple):
    """This refill can't be what was drawn, by one of these clauses."""

    draw: Mapping[str, list[int]]
    clauses: str


class Refill(NamedTuple):
    """This is what was drawn."""

    draw: Mapping[str, list[int]]


Step = (
    str | Refused | Open | Basic | Can | Now | BadRefill | Refill
)  # a str: texts to push, blank between them


@dataclass(frozen=True)
class Scenario:
    """One story. Its name starts with the clause it is about.

    hands: texts by seat. regions, rows: texts by code, the others stay as in `base_deal`. wheel: eight tiles.
    festivals: "REGION sizes" by round, or by (round, place) where there are two. edition: fields of the
    edition by name; rulings: likewise.
    """

    name: str
    steps: tuple[Step, ...]
    players: int = 2
    side: str = "standard"
    first_player: int = 0
    hands: tuple[str, ...] = ()
    regions: Mapping[str, str] = field(default_factory=dict)
    wheel: str = "special balance balance base mix strength width special"
    festivals: Mapping[int | tuple[int, int], str] = field(default_factory=dict)
    rows: Mapping[str, str] = field(default_factory=dict)
    edition: Mapping[str, Any] = field(default_factory=dict)
    rulings: Mapping[str, Any] = field(default_factory=dict)

    def with_steps(self, name: str, *steps: Step, **changes: Any) -> Scenario:
        """The same setting with another name and other steps."""
        return replace(self, name=name, steps=steps, **changes)


def idle(players: int, first: int, last: int) -> tuple[Step, ...]:
    """The steps of rounds in which all just end their turns, no region lacks castellers and nobody shows."""
    steps: list[Step] = []
    for number in range(first, last + 1):
        if number in (3, 5, 7, 9):
            steps.append(Refill({}))
        steps.append(" ".join(["."] * players))
    return tuple(steps)


def hub(skills: str) -> str:
    """A wheel that brings these skills (blank between them) to the hub position in rounds 1, 2, ..."""
    left: Counter[str] = Counter(diada()["skill_tiles"])
    wheel: dict[int, str] = {}
    for number, skill in enumerate(skills.split(), start=1):
        wheel[(1 - number) % 8] = skill
        left[skill] -= 1
    rest = iter(sorted(left.elements()))
    return " ".join(wheel.get(position) or next(rest) for position in range(8))


def edition_dict(scenario: Scenario) -> EditionDict:
    """Diada with what the scenario changes; then it has another id, as the package asks."""
    edition = diada() | dict(scenario.edition)
    edition["rulings"] = edition["rulings"] | dict(scenario.rulings)
    if scenario.edition or scenario.rulings:
        edition["id"] = "scenario"
    return edition


def build_deal(scenario: Scenario) -> Deal:
    """The deal of a scenario: what it says, and for the rest what lies ready in the plainest order.

    Every hand is 9998876 and every region 543, 5432 or 54321 unless told otherwise. Rows hold tiles and
    festivals have regions and sizes in the order of the box, without those that the scenario puts elsewhere:
    for two players the festivals of rounds 3 to 6 and of 7 to 10 are at GIR, BCN, VNG, TGN.
    """
    edition = edition_dict(scenario)
    hands = scenario.hands or ("9998876",) * scenario.players
    castellers = {2: "543", 3: "5432", 4: "54321"}[scenario.players]
    regions = {code: scenario.regions.get(code, castellers) for code in codes(edition)}
    taken = " ".join(scenario.rows.values()).split()
    tiles = [tile["id"] for tile in (*edition["shapes"], *edition["exhibitions"]) if tile["id"] not in taken]
    rows = {}
    for code in codes(edition):
        row = scenario.rows.get(code, "").split()
        rows[code] = row + [tiles.pop(0) for _ in range(2 - len(row))]
    return {
        "first_player": scenario.first_player,
        "hands": [list(parse_sizes(hand)) for hand in hands],
        "regions": {code: list(parse_sizes(text)) for code, text in regions.items()},
        "wheel": scenario.wheel.split(),
        "calendar": build_calendar(scenario, edition),
        "performances": rows,
    }


def build_calendar(scenario: Scenario, edition: EditionDict) -> list[dict[str, Any]]:
    spaces = [
        (entry["round"], place, entry["set"], entry["size_spaces"])
        for entry in edition["calendar"]
        for place in range(entry["festivals"][scenario.players - 2])
    ]
    told: dict[tuple[int, int], tuple[str, list[int]]] = {}
    for key, text in scenario.festivals.items():
        region, _, shown = text.partition(" ")
        told[key if isinstance(key, tuple) else (key, 0)] = (region, list(parse_sizes(shown)))
    locations = [tuple(location) for location in edition["locations"]]
    tokens = Counter({size: edition["size_tokens"][size - 1] for size in range(10, 0, -1)})
    for number, place, back, _ in spaces:
        if (number, place) in told:
            locations.remove((back, told[number, place][0]))
            tokens.subtract(told[number, place][1])
    calendar = []
    for number, place, back, size_spaces in spaces:
        if (number, place) not in told:
            location = next(location for location in locations if location[0] == back)
            locations.remove(location)
            sizes = [size for size, _ in tokens.most_common(size_spaces)]
            tokens.subtract(sizes)
            told[number, place] = (location[1], sorted(sizes, reverse=True))
        region, sizes = told[number, place]
        calendar.append({"round": number, "region": region, "sizes": sizes})
    return calendar


class Driver(Protocol):
    """What `run` asks of the judged. `broken` may name just one clause; all else is as the referee says."""

    def push(self, text: str) -> None: ...
    def refill(self, draw: dict[str, list[int]]) -> None: ...
    def broken(self, text: str) -> list[str]: ...
    def refill_faults(self, draw: dict[str, list[int]]) -> list[str]: ...
    def legal_basic(self) -> set[str]: ...
    def can_perform(self, tile: str) -> bool: ...
    def state(self) -> dict[str, Any]: ...


def run(scenario: Scenario, driver: Driver) -> None:
    """Play the scenario; raises AssertionError that tells the step where the driver sees it otherwise."""
    for number, step in enumerate(scenario.steps):
        where = f"{scenario.name}, step {number}: {step}"
        match step:
            case str():
                for text in step.split():
                    assert driver.broken(text) == [], f"{where}: {text} breaks {driver.broken(text)}"
                    driver.push(text)
            case Refill(draw):
                assert driver.refill_faults(dict(draw)) == [], where
                driver.refill(dict(draw))
            case BadRefill(draw, clauses):
                found = driver.refill_faults(dict(draw))
                assert set(found) & set(clauses.split()), f"{where}: {found}"
            case Refused(texts, clauses):
                for text in texts.split():
                    found = driver.broken(text)
                    assert set(found) & set(clauses.split()), f"{where}: {text} breaks {found}"
            case Open(texts):
                for text in texts.split():
                    assert driver.broken(text) == [], f"{where}: {text} breaks {driver.broken(text)}"
            case Basic(texts):
                found_texts, wanted = driver.legal_basic(), set(texts.split())
                assert found_texts == wanted, f"{where}: {sorted(found_texts ^ wanted)}"
            case Can(tile, answer):
                assert driver.can_perform(tile) == answer, where
            case Now(path, value):
                node: Any = driver.state()
                for key in path.split():
                    node = node[int(key)] if isinstance(node, list) or key.isdigit() else node[key]
                assert node == value, f"{where}: {node}"

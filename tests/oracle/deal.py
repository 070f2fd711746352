"""Deals, the slow and obvious way: is a record's `deal` right (section 2), and a random one to play with.

The package's dealer, its secret and its shuffles are another matter; nothing here follows them.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from diada import EditionDict

Deal = dict[str, Any]

ROW = 2  # tiles in a row (U4)


def codes(edition: EditionDict) -> list[str]:
    """The regions in wheel order."""
    return [region["code"] for region in edition["regions"]]


def deal_faults(deal: Deal, players: int, edition: EditionDict) -> list[str]:
    """Every clause of the setup that the deal breaks, with what is wrong; empty if it is right."""
    faults = []

    def need(right: bool, fault: str) -> None:
        if not right:
            faults.append(fault)

    regions = codes(edition)
    need(players in (2, 3, 4), "B1 players")
    keys = {"first_player", "hands", "regions", "wheel", "calendar", "performances"}
    need(set(deal) == keys, "notation keys")
    need(deal["first_player"] in range(players), "U6 first player")

    need(list(deal["regions"]) == regions, "U1 regions in wheel order")
    per_region = edition["castellers_per_region"][players - 2]
    need(all(len(sizes) == per_region for sizes in deal["regions"].values()), "U1 castellers of a region")
    need(len(deal["hands"]) == players, "U5 one hand a player")
    need(all(len(hand) == edition["hand"] for hand in deal["hands"]), "U5 castellers of a hand")
    drawn = Counter(size for sizes in [*deal["regions"].values(), *deal["hands"]] for size in sizes)
    need(set(drawn) <= set(range(1, 11)), "B2 sizes")
    need(all(drawn[size] <= edition["castellers"][size - 1] for size in range(1, 11)), "B2 not in the box")

    need(sorted(deal["wheel"]) == sorted(edition["skill_tiles"]), "U2 skill tiles")

    spaces = [
        (entry["round"], entry["size_spaces"], entry["set"])
        for entry in edition["calendar"]
        for _ in range(entry["festivals"][players - 2])
    ]
    shown = [(festival["round"], len(festival["sizes"])) for festival in deal["calendar"]]
    need(shown == [(number, size_spaces) for number, size_spaces, _ in spaces], "U3 festivals of the rounds")
    backs = {number: back for number, _, back in spaces}
    dealt = Counter((backs.get(festival["round"]), festival["region"]) for festival in deal["calendar"])
    need(dealt <= Counter(tuple(location) for location in edition["locations"]), "U3 location tiles")
    twice = Counter((festival["round"], festival["region"]) for festival in deal["calendar"])
    need(all(count == 1 for count in twice.values()), "U3 a region twice in a round")
    need(all(len(set(f["sizes"])) == len(f["sizes"]) for f in deal["calendar"]), "U3 a size twice")
    tokens = Counter(size for festival in deal["calendar"] for size in festival["sizes"])
    need(all(tokens[size] <= edition["size_tokens"][size - 1] for size in range(1, 11)), "U3 size tokens")

    need(list(deal["performances"]) == regions, "U4 rows in wheel order")
    tiles = [tile for row in deal["performances"].values() for tile in row]
    known = {tile["id"] for tile in (*edition["shapes"], *edition["exhibitions"])}
    need(all(len(row) == ROW for row in deal["performances"].values()), "U4 two tiles a row")
    need(len(set(tiles)) == len(tiles) and set(tiles) <= known, "U4 tiles")

    lists = [*deal["hands"], *deal["regions"].values(), *(festival["sizes"] for festival in deal["calendar"])]
    need(all(sizes == sorted(sizes, reverse=True) for sizes in lists), "notation sizes descending")
    return faults


def random_deal(rng: random.Random, players: int, edition: EditionDict) -> Deal:
    """Section 2, step by step."""
    bag = [size for size in range(1, 11) for _ in range(edition["castellers"][size - 1])]
    rng.shuffle(bag)

    def draw(number: int) -> list[int]:
        return sorted((bag.pop() for _ in range(number)), reverse=True)

    regions = {code: draw(edition["castellers_per_region"][players - 2]) for code in codes(edition)}  # U1
    wheel = list(edition["skill_tiles"])  # U2
    rng.shuffle(wheel)
    tiles = sorted(tile["id"] for tile in (*edition["shapes"], *edition["exhibitions"]))  # U4
    rng.shuffle(tiles)
    return {
        "first_player": rng.randrange(players),
        "hands": [draw(edition["hand"]) for _ in range(players)],
        "regions": regions,
        "wheel": wheel,
        "calendar": random_calendar(rng, players, edition),
        "performances": {code: [tiles.pop(), tiles.pop()] for code in codes(edition)},
    }


def random_calendar(rng: random.Random, players: int, edition: EditionDict) -> list[dict[str, Any]]:
    """U3. A size token that a festival shows already is put back and another drawn."""
    stacks = {back: [code for its, code in edition["locations"] if its == back] for back in ("I", "II")}
    for stack in stacks.values():
        rng.shuffle(stack)
    calendar: list[dict[str, Any]] = []
    for entry in edition["calendar"]:
        for _ in range(entry["festivals"][players - 2]):
            calendar.append({"round": entry["round"], "region": stacks[entry["set"]].pop(), "sizes": []})
    spaces = {entry["round"]: entry["size_spaces"] for entry in edition["calendar"]}
    while True:
        tokens = [size for size in range(1, 11) for _ in range(edition["size_tokens"][size - 1])]
        for festival in calendar:
            sizes: list[int] = []
            while len(sizes) < spaces[festival["round"]] and set(tokens) - set(sizes):
                size = rng.choice([token for token in tokens if token not in sizes])
                tokens.remove(size)
                sizes.append(size)
            festival["sizes"] = sorted(sizes, reverse=True)
        if all(len(festival["sizes"]) == spaces[festival["round"]] for festival in calendar):
            return calendar


def random_refill(rng: random.Random, state: dict[str, Any], number: int) -> dict[str, list[int]]:
    """R1 for a referee's `state()`: fill every region up to that number while the bag lasts."""
    bag = [size for size, count in state["bag"].items() for _ in range(count)]
    rng.shuffle(bag)
    refill = {}
    for code, castellers in state["regions"].items():
        drawn = [bag.pop() for _ in range(min(number - len(castellers), len(bag)))]
        if drawn:
            refill[code] = sorted(drawn, reverse=True)
    return refill

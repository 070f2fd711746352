"""Awards and final scores the slow and obvious way: F4, F5 and section 8, for the referee.

It works on plain lists and dicts that the referee hands in, and knows no moves.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from diada import EditionDict
from towers_naive import Tower, tower_score

Area = dict[str, Any]  # "prizes": names, "sizes": size tokens, "tiles": ids, "tokens": how many
Areas = dict[str, Area]  # by region: one player's board


def empty_areas(regions: list[str]) -> Areas:
    return {code: {"prizes": [], "sizes": [], "tiles": [], "tokens": 0} for code in regions}


def award(
    region: str,
    sizes: tuple[int, ...],
    shown: dict[int, Tower],
    places: tuple[str, ...],
    supply: dict[str, int],
    areas: list[Areas],
) -> None:
    """F4 and F5 for one festival.

    shown: the towers of those who took part, by seat, in this round's turn order. places: the row of the
    prize chart. supply and areas (by seat) are changed.
    """
    turn_order = list(shown)

    def castellers(seat: int) -> int:
        return sum(len(level) for level in shown[seat])

    def of_size(seat: int, size: int) -> int:
        return sum(level.count(size) for level in shown[seat])

    def prize_place(seat: int) -> tuple[int, int, int]:
        return -tower_score(shown[seat], sizes), -castellers(seat), turn_order.index(seat)

    for prize, seat in zip(places, sorted(turn_order, key=prize_place), strict=False):
        if supply[prize] > 0:
            supply[prize] -= 1
            areas[seat][region]["prizes"].append(prize)

    for size in sizes:
        matching = [seat for seat in turn_order if of_size(seat, size) > 0]
        if matching:
            winner = min(matching, key=lambda seat: (-of_size(seat, size), *prize_place(seat)))
            areas[winner][region]["sizes"].append(size)


def held_regions(areas: Areas) -> int:
    """E3: regions whose area holds anything."""
    return sum(any(area.values()) for area in areas.values())


def score(areas: Areas, best_tower: int, edition: EditionDict) -> dict[str, int]:
    """E2 to E6 for one player, by the names of the record's `scores`."""
    prize_points = {prize["name"]: prize["points"] for prize in edition["prizes"]}
    tile_points = {tile["id"]: tile["points"] for tile in (*edition["shapes"], *edition["exhibitions"])}
    sizes = Counter(size for area in areas.values() for size in area["sizes"])
    categories = {
        "best_tower": best_tower,
        "regions": edition["region_points"][held_regions(areas)],
        "prizes": sum(prize_points[prize] for area in areas.values() for prize in area["prizes"]),
        "size_tokens": sum(2 + (count - 1) for count in sizes.values()),
        "performances": sum(tile_points[tile] for area in areas.values() for tile in area["tiles"])
        + sum(area["tokens"] for area in areas.values()),
    }
    return {**categories, "total": sum(categories.values())}


def winners(scores: list[dict[str, int]], areas: list[Areas]) -> list[int]:
    """E7: most points; then more regions; then the better best tower; then shared."""
    ranking = [
        (points["total"], held_regions(board), points["best_tower"])
        for points, board in zip(scores, areas, strict=True)
    ]
    return [seat for seat, rank in enumerate(ranking) if rank == max(ranking)]

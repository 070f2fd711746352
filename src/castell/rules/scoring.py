"""What a position is worth to each seat in the five categories (E2 to E6), and who wins (E7).

The values are the final scores if the game ended now; nothing is kept, all is counted from the position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from castell.rules.limits import REGIONS, ROW
from castell.rules.position import Position

if TYPE_CHECKING:
    import cython

CATEGORIES: Final = ("best_tower", "regions", "prizes", "size_tokens", "performances")


def best_tower(p: Position, seat: cython.int) -> cython.int:
    """The score marker (E2)."""
    return p.best[seat]


def regions_won(p: Position, seat: cython.int) -> cython.int:
    """In how many regions' areas of its player board the seat has anything (E3)."""
    won: cython.int = 0
    region: cython.int
    for region in range(REGIONS):
        if holds_anything(p, seat, region):
            won += 1
    return won


def holds_anything(p: Position, seat: cython.int, region: cython.int) -> cython.bint:
    """Has the seat a tile, token, prize or size token on this region's area (E3)?"""
    place: cython.int
    festival: cython.int
    for place in range(ROW):  # collected tokens always lie with a tile (L4)
        if p.tile_holder[region][place] == seat:
            return True
    for festival in range(p.box.festivals):
        if p.layout.festival_region[festival] == region and won_at(p, seat, festival):
            return True
    return False


def won_at(p: Position, seat: cython.int, festival: cython.int) -> cython.bint:
    """Did the seat win a prize (F4) or a size token (F5) at this festival?"""
    place: cython.int
    slot: cython.int
    for place in range(p.box.chart_length):
        if p.prize_holder[festival][place] == seat:
            return True
    for slot in range(p.layout.festival_sizes[festival]):
        if p.size_holder[festival][slot] == seat:
            return True
    return False


def region_points(p: Position, seat: cython.int) -> cython.int:
    """Points for region variety (E3)."""
    return p.box.region_points[regions_won(p, seat)]


def prize_points(p: Position, seat: cython.int) -> cython.int:
    """Points for trophies, medals and ribbons (E4)."""
    points: cython.int = 0
    festival: cython.int
    place: cython.int
    for festival in range(p.box.festivals):
        for place in range(p.box.chart_length):
            if p.prize_holder[festival][place] == seat:
                points += p.box.prize_points[p.box.chart[place]]
    return points


def size_points(p: Position, seat: cython.int) -> cython.int:
    """Two points for each different size token, one for each further one of a size (E5)."""
    points: cython.int = 0
    festival: cython.int
    slot: cython.int
    size: cython.int
    seen: cython.int = 0  # bit by size
    for festival in range(p.box.festivals):
        for slot in range(p.layout.festival_sizes[festival]):
            if p.size_holder[festival][slot] == seat:
                size = p.layout.festival_size[festival][slot]
                points += 1 if seen & (1 << size) else 2
                seen |= 1 << size
    return points


def performance_points(p: Position, seat: cython.int) -> cython.int:
    """The points on the tiles, and one for each special action token collected with them (E6)."""
    points: cython.int = 0
    region: cython.int
    place: cython.int
    for region in range(REGIONS):
        for place in range(ROW):
            if p.tile_holder[region][place] == seat:
                points += p.box.tile_points[p.layout.row[region][place]]
        points += p.collected[seat][region]
    return points


def total(p: Position, seat: cython.int) -> cython.int:
    """The sum of the five categories (E1)."""
    return (
        best_tower(p, seat)
        + region_points(p, seat)
        + prize_points(p, seat)
        + size_points(p, seat)
        + performance_points(p, seat)
    )


def scores(p: Position, seat: cython.int) -> tuple[int, int, int, int, int]:
    """The points in the order of `CATEGORIES`."""
    return (
        best_tower(p, seat),
        region_points(p, seat),
        prize_points(p, seat),
        size_points(p, seat),
        performance_points(p, seat),
    )


def winners(p: Position) -> tuple[int, ...]:
    """The seats with most points; ties go to more regions, then the better best tower, or are shared (E7)."""
    ranking = [(total(p, seat), regions_won(p, seat), best_tower(p, seat)) for seat in range(p.box.players)]
    best = max(ranking)
    return tuple([seat for seat, standing in enumerate(ranking) if standing == best])

"""How far regions are from each other on the map: the fewest moves of a pawn (A2)."""

from __future__ import annotations

from castell.rules.box import Box
from castell.rules.limits import REGIONS

Roads = tuple[tuple[int, ...], ...]


def roads(box: Box) -> Roads:
    """By region and region the number of moves between them; editions see to it that there is a way."""
    adjacent = box.adjacent
    return tuple(_distances(adjacent, start) for start in range(REGIONS))


def _distances(adjacent: list[list[int]], start: int) -> tuple[int, ...]:
    distance = {start: 0}
    reached = [start]
    for region in reached:
        for near in range(REGIONS):
            if adjacent[region][near] and near not in distance:
                distance[near] = distance[region] + 1
                reached.append(near)
    return tuple(distance[region] for region in range(REGIONS))

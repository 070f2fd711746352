"""What a seat has or lacks for each local performance and each festival, as its screens tell it.

The answers are exact (`rules.lacks`): the fewest castellers missing at today's ranks, and the fewest ranks
missing with today's castellers.
"""

from __future__ import annotations

from castell.rules.lacks import Builder, Lacks, lacks_for_exhibition, lacks_for_festival, lacks_for_shape
from castell.rules.limits import SKILL_COUNT
from castell.rules.position import Position
from castell.rules.search import TowerSearch


def tile_lacks(p: Position, seat: int, tile: int) -> Lacks:
    """What a seat lacks for a performance tile (L2, L3), wherever its pawn stands.

    tile: the tile's number, its place in `Box.tile_ids`.
    """
    box = p.box
    if box.tile_is_shape[tile]:
        return lacks_for_shape(_builder(p, seat), box.tile_shape[tile][: box.tile_levels[tile]])
    skills = [skill for skill in range(SKILL_COUNT) if box.tile_show[tile][skill]]
    return lacks_for_exhibition(_builder(p, seat), box.tile_levels[tile], skills)


def festival_lacks(p: Position, seat: int, festival: int) -> Lacks:
    """What a seat lacks to take part in a festival (F1), given by its place in the calendar."""
    sizes = p.layout.festival_size[festival][: p.layout.festival_sizes[festival]]
    return lacks_for_festival(_builder(p, seat), sizes, bool(p.box.requires_each))


def festival_best(p: Position, seat: int, festival: int) -> int | None:
    """The best score a seat could show at a festival with today's castellers and ranks (F2), or None (F1)."""
    search = TowerSearch()
    search.set_builder(p.colla[seat], p.rank[seat], p.box.width_limit)
    sizes = p.layout.festival_size[festival][: p.layout.festival_sizes[festival]]
    search.set_festival(sizes, bool(p.box.requires_each))
    return max((outcome[0] for outcome in search.outcome_list()), default=None)


def _builder(p: Position, seat: int) -> Builder:
    return Builder(p.colla[seat], p.rank[seat], p.box.width_limit, p.box.castellers, p.box.max_rank)

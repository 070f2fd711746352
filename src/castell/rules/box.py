"""The contents of the box as the compiled rules read them: an edition for a number of players.

`Box` is made once from an `Edition` and never changes. It holds no layout (that is `layout.Layout`) and
no text but the codes that order the moves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from castell.edition.model import Edition, Exhibition, Shape
from castell.rules.limits import (
    MAX_FESTIVALS,
    MAX_LEVELS,
    MAX_PLAYERS,
    MAX_TILES,
    PRIZES,
    REGIONS,
    ROUNDS,
    SIZE_SLOTS,
    SKILL_COUNT,
    check_room,
    make_arrays,
)
from castell.rules.skills import SKILLS

if TYPE_CHECKING:
    import cython


ARRAYS = {
    "castellers": (SIZE_SLOTS,),
    "adjacent": (REGIONS, REGIONS),
    "by_code": (REGIONS,),
    "code_place": (REGIONS,),
    "tile_is_shape": (MAX_TILES,),
    "tile_points": (MAX_TILES,),
    "tile_levels": (MAX_TILES,),
    "tile_shape": (MAX_TILES, MAX_LEVELS),
    "tile_show": (MAX_TILES, SKILL_COUNT),
    "festival_round": (MAX_FESTIVALS,),
    "festival_spaces": (MAX_FESTIVALS,),
    "refill_due": (ROUNDS + 1,),
    "prize_points": (PRIZES,),
    "prize_count": (PRIZES,),
    "chart": (MAX_PLAYERS,),
    "region_points": (REGIONS + 1,),
}


class Box:
    """An edition and a number of players, in fixed arrays.

    edition: the edition it was made from. players: 2 to 4 (B1).
    by_code: the regions (numbered in wheel order) in the order of their letters; code_place: its inverse.
    tile_*: the performance tiles in the order of their ids (`tile_ids`).
    festival_*: the festivals of the calendar for this number of players, in calendar order.
    Raises ValueError if there is more of something than `limits` has room for.
    """

    edition: Edition
    tile_ids: tuple[str, ...]
    region_codes: tuple[str, ...]
    players: cython.int
    castellers_per_region: cython.int
    tokens: cython.int
    max_rank: cython.int
    width_limit: cython.int
    special_anywhere: cython.bint
    collects_spent: cython.bint
    requires_each: cython.bint
    fixed_first: cython.bint
    special_is_extra: cython.bint
    castellers: list[int]
    adjacent: list[list[int]]
    by_code: list[int]
    code_place: list[int]
    tile_count: cython.int
    tile_is_shape: list[int]
    tile_points: list[int]
    tile_levels: list[int]
    tile_shape: list[list[int]]
    tile_show: list[list[int]]
    festivals: cython.int
    festival_round: list[int]
    festival_spaces: list[int]
    refill_due: list[int]
    prize_points: list[int]
    prize_count: list[int]
    chart: list[int]
    chart_length: cython.int
    region_points: list[int]

    def __init__(self, edition: Edition, players: cython.int) -> None:
        rulings = edition.rulings
        make_arrays(self, ARRAYS)
        check_room("players", players, MAX_PLAYERS)
        check_room("sizes", len(edition.castellers), SIZE_SLOTS - 1)
        self.edition = edition
        self.players = players
        self.castellers_per_region = edition.castellers_per_region[players - 2]
        self.tokens = edition.tokens
        self.max_rank = edition.max_rank
        self.width_limit = edition.width_limit
        self.special_anywhere = rulings.special_move == "any"
        self.collects_spent = rulings.performer_collects_spent_token
        self.requires_each = rulings.festival_requires == "each"
        self.fixed_first = rulings.first_player == "fixed"
        self.special_is_extra = rulings.special_tile_is_extra
        for size, count in enumerate(edition.castellers, start=1):
            self.castellers[size] = count
        self._lay_out_map(edition)
        self._lay_out_tiles(edition)
        self._lay_out_calendar(edition)
        self._lay_out_prizes(edition)

    def _lay_out_map(self, edition: Edition) -> None:
        self.region_codes = tuple(region.code for region in edition.regions)
        check_room("regions", len(self.region_codes), REGIONS)
        place = {code: number for number, code in enumerate(self.region_codes)}
        for one, other in edition.adjacent:
            self.adjacent[place[one]][place[other]] = 1
            self.adjacent[place[other]][place[one]] = 1
        for number, code in enumerate(sorted(self.region_codes)):
            self.by_code[number] = place[code]
            self.code_place[place[code]] = number

    def _lay_out_tiles(self, edition: Edition) -> None:
        tiles: list[Shape | Exhibition] = [*edition.shapes, *edition.exhibitions]
        tiles.sort(key=lambda tile: tile.id)
        self.tile_ids = tuple(tile.id for tile in tiles)
        self.tile_count = len(tiles)
        check_room("tiles", len(tiles), MAX_TILES)
        for number, tile in enumerate(tiles):
            levels = len(tile.levels) if isinstance(tile, Shape) else tile.points  # L3
            check_room("levels of a tile", levels, MAX_LEVELS)
            self.tile_points[number] = tile.points
            self.tile_levels[number] = levels
            if isinstance(tile, Shape):
                self.tile_is_shape[number] = 1
                for level, castellers in enumerate(tile.levels):
                    self.tile_shape[number][level] = castellers
            else:
                for name in tile.skills:
                    self.tile_show[number][SKILLS.index(name)] = 1

    def _lay_out_calendar(self, edition: Edition) -> None:
        number = 0
        total = sum([entry.festivals[self.players - 2] for entry in edition.calendar])
        check_room("festivals", total, MAX_FESTIVALS)
        for entry in edition.calendar:
            for _ in range(entry.festivals[self.players - 2]):
                self.festival_round[number] = entry.round
                self.festival_spaces[number] = entry.size_spaces
                number += 1
        self.festivals = number
        for turn in edition.rulings.refill_rounds:
            check_room("rounds", turn, ROUNDS)
            self.refill_due[turn] = 1

    def _lay_out_prizes(self, edition: Edition) -> None:
        names = [prize.name for prize in edition.prizes]
        chart = edition.prize_chart[self.players - 2]
        check_room("prizes", len(names), PRIZES)
        check_room("places of the prize chart", len(chart), MAX_PLAYERS)
        check_room("region points", len(edition.region_points), REGIONS + 1)
        for number, prize in enumerate(edition.prizes):
            self.prize_points[number] = prize.points
            self.prize_count[number] = prize.count
        self.chart_length = len(chart)
        for place, name in enumerate(chart):
            self.chart[place] = names.index(name)
        for number, points in enumerate(edition.region_points):
            self.region_points[number] = points

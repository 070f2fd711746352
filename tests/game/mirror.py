"""A game of the package in the words of the independent referee, so that the two can be compared key by key.

Nothing is judged here: `referee_for` starts a referee on a game's deal, `public_state` says what lies on the
game's table, `draw_of` what a refill drew.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from referee import Referee

from castell.game import Deal, Game, Moved, Refilled
from castell.rules.layout import tile_at
from castell.rules.legal import takes_part
from castell.rules.phases import FESTIVAL, NOBODY, OVER, REFILL, TURN
from castell.rules.position import Position, seat_in_order
from castell.rules.search import TowerSearch
from castell.rules.skills import SKILLS, TILE_KINDS

PHASES = {TURN: "turn", FESTIVAL: "festival", REFILL: "refill", OVER: "over"}
SIZES = range(10, 0, -1)


def plain_deal(deal: Deal, codes: tuple[str, ...]) -> dict[str, Any]:
    """A deal as a record writes it (section 10)."""
    return {
        "first_player": deal.first_player,
        "hands": [list(hand) for hand in deal.hands],
        "regions": {code: list(sizes) for code, sizes in zip(codes, deal.regions, strict=True)},
        "wheel": list(deal.wheel),
        "calendar": [
            {"round": festival.round, "region": festival.region, "sizes": list(festival.sizes)}
            for festival in deal.calendar
        ],
        "performances": {code: list(row) for code, row in zip(codes, deal.performances, strict=True)},
    }


def referee_for(game: Game) -> Referee:
    """A referee at the start of the same game."""
    codes = game.position.box.region_codes
    return Referee(plain_deal(game.deal, codes), len(game.players), game.edition, game.wheel)


def draw_of(game: Game, entry: Refilled) -> dict[str, list[int]]:
    """A refill as a record writes it: regions that got nothing are left out."""
    codes = game.position.box.region_codes
    drawn = zip(codes, entry.drawn, strict=True)
    return {code: sorted(sizes, reverse=True) for code, sizes in drawn if sizes}


def public_state(game: Game) -> dict[str, Any]:
    """All that is public, with the keys of the referee's `state`."""
    p = game.position
    seats = range(p.box.players)
    codes = p.box.region_codes
    regions, colla, rank, pawn = p.regions, p.colla, p.rank, p.pawn
    row_tokens = p.row_tokens
    done = {"move": p.moved, "recruit": p.recruited, "special": p.special, "train": p.trained}
    prizes = zip_longest(game.edition.prizes, p.prize_left)
    return {
        "round": p.round,
        "phase": PHASES[p.phase],
        "seat": game.seat,
        "order": [seat_in_order(p, place) for place in seats],
        "wheel": [TILE_KINDS[tile_at(p.layout, p.round, place)] for place in range(8)],
        "done": [name for name, used in done.items() if used],
        "festival": festival_state(game, p) if p.phase == FESTIVAL else None,
        "regions": {code: castellers(counts) for code, counts in zip(codes, regions, strict=True)},
        "collas": [castellers(colla[seat]) for seat in seats],
        "bag": {size: p.bag[size] for size in range(1, 11)},
        "ranks": [dict(zip(SKILLS, rank[seat], strict=True)) for seat in seats],
        "pawns": [None if pawn[seat] == NOBODY else codes[pawn[seat]] for seat in seats],
        "tokens": [p.tokens[seat] for seat in seats],
        "rows": {code: tiles_held(p, region, NOBODY) for region, code in enumerate(codes)},
        "row_tokens": {code: sum(row_tokens[region]) for region, code in enumerate(codes)},
        "areas": [areas(p, seat, game) for seat in seats],
        "best": [p.best[seat] for seat in seats],
        "supply": {prize.name: left for prize, left in prizes if prize is not None},
        "result": result(game) if game.is_over else None,
    }


def result(game: Game) -> dict[str, Any]:
    """Final scores and winners as a record writes them."""
    return {"scores": [score.to_json() for score in game.scores], "winners": list(game.winners)}


def castellers(counts: list[int]) -> list[int]:
    return [size for size in SIZES for _ in range(counts[size])]


def tiles_held(p: Position, region: int, holder: int) -> list[str]:
    """The tiles of a region's row that a seat holds, or with NOBODY those that still lie there."""
    row = zip(p.layout.row[region], p.tile_holder[region], strict=True)
    return [p.box.tile_ids[tile] for tile, whose in row if whose == holder]


def areas(p: Position, seat: int, game: Game) -> dict[str, dict[str, Any]]:
    """What lies on the areas of a player board."""
    codes, layout, box = p.box.region_codes, p.layout, p.box
    found: dict[str, dict[str, Any]] = {
        code: {
            "prizes": [],
            "sizes": [],
            "tiles": sorted(tiles_held(p, region, seat)),
            "tokens": p.collected[seat][region],
        }
        for region, code in enumerate(codes)
    }
    for festival in range(box.festivals):
        area = found[codes[layout.festival_region[festival]]]
        for place in range(box.chart_length):
            if p.prize_holder[festival][place] == seat:
                area["prizes"].append(game.edition.prizes[box.chart[place]].name)
        for slot in range(layout.festival_sizes[festival]):
            if p.size_holder[festival][slot] == seat:
                area["sizes"].append(layout.festival_size[festival][slot])
    for area in found.values():
        area["prizes"].sort()
        area["sizes"].sort(reverse=True)
    return found


def festival_state(game: Game, p: Position) -> dict[str, Any]:
    """The festival that is held: who has shown what, and who may still."""
    layout = p.layout
    search = TowerSearch()
    order = [seat_in_order(p, place) for place in range(p.turn, p.box.players)]
    count = layout.festival_sizes[p.festival]
    shown = {
        entry.seat: str(entry.move.tower)
        for entry in game.log
        if isinstance(entry, Moved) and entry.festival == p.festival and entry.move.tower is not None
    }
    return {
        "region": p.box.region_codes[layout.festival_region[p.festival]],
        "sizes": sorted(layout.festival_size[p.festival][:count], reverse=True),
        "waiting": [seat for seat in order if takes_part(p, search, seat)],
        "shown": shown,
    }

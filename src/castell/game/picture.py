"""A view as plain values, for screens, programs and bots that don't run here: the whole table, by names.

The keys and their order are fixed, so that equal views give equal texts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from castell.game.log import entry_to_json
from castell.game.refusals import castellers_of, ranks_of, region_code
from castell.notation.tower import format_castellers
from castell.rules.layout import tile_at
from castell.rules.limits import ROUNDS
from castell.rules.phases import FESTIVAL, NOBODY, OVER, REFILL, TURN
from castell.rules.position import Position, seat_in_order
from castell.rules.skills import TILE_KINDS

if TYPE_CHECKING:
    from castell.game.view import View

PHASES = {TURN: "turn", FESTIVAL: "festival", REFILL: "refill", OVER: "over"}


def picture(view: View) -> dict[str, object]:
    """Everything in a view as JSON values. Castellers are texts in notation, seats numbers, regions codes."""
    p = view.position
    return {
        "viewer": view.viewer,
        "edition": view.edition.id,
        "wheel": view.wheel,
        "round": p.round,
        "phase": PHASES[p.phase],
        "seat": view.seat,
        "order": [seat_in_order(p, place) for place in range(p.box.players)],
        "used": {"move": p.moved, "recruit": p.recruited, "train": p.trained, "special": p.special},
        "hub": wheel_place(p, 0),
        "regions": [_region(p, region) for region in range(len(p.box.region_codes))],
        "calendar": [_festival(p, festival) for festival in range(p.box.festivals)],
        "festival": p.festival if p.phase == FESTIVAL else None,
        "shown": [{"seat": seat, "tower": str(tower) if tower else None} for seat, tower in view.shown],
        "collas": [_colla(view, seat) for seat in range(p.box.players)],
        "bag": format_castellers(castellers_of(p.bag)),
        "prizes": {prize.name: left for prize, left in zip(view.edition.prizes, p.prize_left, strict=True)},
        "choices": [choice.to_json() for choice in view.choices],
        "winners": list(view.winners),
        "log": [entry_to_json(entry, p.box.region_codes) for entry in view.log],
    }


def wheel_place(p: Position, place: int) -> dict[str, str | None]:
    """The board skill tile at a wheel position in this round and the next (R2); the hub is 0."""
    if place == 0 and p.layout.advanced:
        return {"now": None, "next": None}
    coming = TILE_KINDS[tile_at(p.layout, p.round + 1, place)] if p.round < ROUNDS else None
    return {"now": TILE_KINDS[tile_at(p.layout, p.round, place)], "next": coming}


def _region(p: Position, region: int) -> dict[str, object]:
    row = zip(p.layout.row[region], p.tile_holder[region], strict=True)
    return {
        "code": region_code(p, region),
        "castellers": format_castellers(castellers_of(p.regions[region])),
        "skill": wheel_place(p, region + 1),
        "tiles": [{"id": p.box.tile_ids[tile], "holder": _seat(holder)} for tile, holder in row],
        "tokens": list(p.row_tokens[region][: p.box.players]),
    }


def _festival(p: Position, festival: int) -> dict[str, object]:
    count = p.layout.festival_sizes[festival]
    return {
        "round": p.box.festival_round[festival],
        "region": region_code(p, p.layout.festival_region[festival]),
        "sizes": list(p.layout.festival_size[festival][:count]),
        "prizes": [_seat(holder) for holder in p.prize_holder[festival][: p.box.chart_length]],
        "size_tokens": [_seat(holder) for holder in p.size_holder[festival][:count]],
    }


def _colla(view: View, seat: int) -> dict[str, object]:
    p = view.position
    return {
        "name": view.players[seat].name,
        "kind": view.players[seat].kind,
        "pawn": region_code(p, p.pawn[seat]) or None,
        "castellers": format_castellers(castellers_of(p.colla[seat])),
        "ranks": ranks_of(p, seat),
        "tokens": p.tokens[seat],
        "collected": list(p.collected[seat]),
        "score": view.scores[seat].to_json(),
    }


def _seat(holder: int) -> int | None:
    return None if holder == NOBODY else holder

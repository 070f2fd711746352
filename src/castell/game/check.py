"""Is a move legal, as people may give it: with any tower, any region and any tile.

The answer is the move's code inside the rules, or every fault. Towers are checked level by level, since who
shows one wants to know each thing that is wrong with it.
"""

from __future__ import annotations

from castell.faults import Fault
from castell.game.moves import MoveTable, outcome_code, performance_code
from castell.game.refusals import refused
from castell.notation.move import Action, Deed, Move
from castell.notation.tower import Tower
from castell.rules.codes import STAY_OUT
from castell.rules.legal import refusal, special_closed, tile_refused, train_special_closed
from castell.rules.position import Position, seat_to_act
from castell.rules.reasons import OPEN
from castell.rules.search import TowerSearch
from castell.rules.towers import check_tower, matches_shape, shows_skills, takes_part

NO_CODE = -1

Checked = tuple[int, tuple[Fault, ...]]


def checked_code(p: Position, search: TowerSearch, table: MoveTable, move: Move) -> Checked:
    """The code of a move and no fault, or every fault that makes it illegal at this position."""
    if move.action is Action.SHOW:
        return _checked_show(p, search, move)
    if move.deed is Deed.PERFORM:
        return _checked_performance(p, move)
    code = table.codes.get(move.text)
    if code is None:  # the notation is right, so it is a region that this edition doesn't have
        regions = p.box.region_codes
        return NO_CODE, (Fault.of("move-unknown-region", "B3", region=move.region, regions=regions),)
    reason = refusal(p, search, code)
    return (code, ()) if reason == OPEN else (NO_CODE, (refused(p, reason, move),))


def _checked_performance(p: Position, move: Move) -> Checked:
    """A local performance, with the tower that is shown (L1 to L3)."""
    assert move.tower is not None
    if move.tile not in p.box.tile_ids:
        return NO_CODE, (Fault.of("move-unknown-tile", "L1", tile=move.tile),)
    tile = p.box.tile_ids.index(move.tile)
    closed = special_closed(p) if move.action is Action.SPECIAL else train_special_closed(p)
    reason = closed or tile_refused(p, tile)
    if reason != OPEN:
        return NO_CODE, (refused(p, reason, move),)
    seat, levels, box = seat_to_act(p), move.tower.levels, p.box
    faults = _tower_faults(p, seat, move.tower)
    if box.tile_is_shape[tile]:
        faults += matches_shape(levels, box.tile_shape[tile][: box.tile_levels[tile]], move.tile)
    else:
        faults += shows_skills(
            levels, box.tile_levels[tile], box.tile_show[tile], p.rank[seat], box.width_limit, move.tile
        )
    return (NO_CODE, faults) if faults else (performance_code(move, tile), ())


def _checked_show(p: Position, search: TowerSearch, move: Move) -> Checked:
    """A festival tower (F1)."""
    assert move.tower is not None
    reason = refusal(p, search, STAY_OUT)
    if reason != OPEN:
        return NO_CODE, (refused(p, reason),)
    layout = p.layout
    sizes = tuple(layout.festival_size[p.festival][: layout.festival_sizes[p.festival]])
    faults = _tower_faults(p, seat_to_act(p), move.tower)
    faults += takes_part(move.tower.levels, sizes, bool(p.box.requires_each))
    return (NO_CODE, faults) if faults else (outcome_code(move.tower, sizes), ())


def _tower_faults(p: Position, seat: int, tower: Tower) -> tuple[Fault, ...]:
    """What is wrong with the tower itself (T1 to T8)."""
    return check_tower(tower.levels, p.colla[seat], p.rank[seat], p.box.width_limit).faults

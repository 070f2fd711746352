"""The legal moves of a position as values, sorted by their notation, each with its code.

A local performance is listed with one tower, a festival with one tower for each outcome that no other beats:
the one with most castellers, among these the one whose text is greatest.
"""

from __future__ import annotations

from castell.game.moves import MoveTable, is_outcome, move_table, performance, performed_tile
from castell.notation.move import Move
from castell.notation.tower import Tower
from castell.rules.legal import MoveList, legal_codes, load_tile
from castell.rules.phases import FESTIVAL
from castell.rules.position import Position, seat_to_act
from castell.rules.search import TowerSearch


def listed(p: Position, search: TowerSearch, moves: MoveList, table: MoveTable) -> list[tuple[Move, int]]:
    """Every legal move that is listed, with its code.

    search, moves: work space, overwritten.
    """
    legal_codes(p, search, moves)
    codes = moves.listed()
    if p.phase == FESTIVAL:
        return _festival(search, table, codes)
    by_code = table.by_code
    return [(by_code[code] if code in by_code else performance_move(p, search, code), code) for code in codes]


def move_of(p: Position, search: TowerSearch, moves: MoveList, code: int) -> Move:
    """The move of a legal code, as `listed` would give it.

    moves: for a festival tower what `legal_codes` has just listed, `search` as it left it; else not read.
    """
    if is_outcome(code):
        outcomes = [shown for shown in moves.listed() if is_outcome(shown)]
        return Move.show(Tower.of(search.outcome_tower(len(outcomes) - 1 - outcomes.index(code))))
    move = move_table(p.box.region_codes).by_code.get(code)
    return move if move is not None else performance_move(p, search, code)


def performance_move(p: Position, search: TowerSearch, code: int) -> Move:
    """The move of a code that performs a tile, with the tower that the search finds for the seat to act."""
    tile = performed_tile(code)
    assert tile is not None
    load_tile(p, search, seat_to_act(p), tile)
    levels = search.shape_tower() if p.box.tile_is_shape[tile] else search.exhibition_tower()
    assert levels is not None
    return performance(code, p.box.tile_ids[tile], Tower.of(levels))


def _festival(search: TowerSearch, table: MoveTable, codes: list[int]) -> list[tuple[Move, int]]:
    """Staying out, and each outcome that `legal_codes` has just made the search find, with its tower."""
    outcomes = [code for code in codes if is_outcome(code)]
    # The search lists outcomes from the best down, the codes ascend.
    towers = [Tower.of(search.outcome_tower(number)) for number in range(len(outcomes))]
    shown = [(Move.show(tower), code) for tower, code in zip(towers, reversed(outcomes), strict=True)]
    stay_out = [(table.by_code[code], code) for code in codes if not is_outcome(code)]
    return sorted(stay_out + shown)

"""Why a move is refused: the rules' small reasons become faults with clause and parameters.

Nothing is decided here, it is only said with the names and numbers that make it exact.
"""

from __future__ import annotations

from castell.faults import Fault
from castell.notation.move import Deed, Move
from castell.notation.tower import format_castellers
from castell.rules import reasons
from castell.rules.phases import NOBODY
from castell.rules.position import Position, seat_to_act, skill_at_hub, skill_offered
from castell.rules.skills import SKILLS, TILE_KINDS

SIZES = range(10, 0, -1)

# Reasons that need no more words than their key.
PLAIN = {
    reasons.MOVED_ALREADY: Fault.of("refused-moved-already", "A1"),
    reasons.RECRUITED_ALREADY: Fault.of("refused-recruited-already", "A1"),
    reasons.TRAINED_ALREADY: Fault.of("refused-trained-already", "A1"),
    reasons.SPECIAL_ALREADY: Fault.of("refused-special-already", "A1"),
    reasons.NOT_PLACED: Fault.of("refused-not-placed", "A2"),
    reasons.NO_TOKEN: Fault.of("refused-no-token", "A6"),
    reasons.NO_SPECIAL_POSSIBLE: Fault.of("refused-no-special-possible", "A5"),
    reasons.NOT_A_FESTIVAL: Fault.of("refused-not-a-festival", "F1"),
    reasons.REFILL_DUE: Fault.of("refused-refill-due", "R1"),
    reasons.GAME_OVER: Fault.of("refused-game-over", "E1"),
}


def refused(p: Position, reason: int, move: Move | None = None) -> Fault:
    """The fault for a reason of `castell.rules.reasons`.

    move: the move that was refused, or None where a whole kind of action is closed.
    """
    if reason in PLAIN:
        return PLAIN[reason]
    seat = seat_to_act(p)
    pawn = p.pawn[seat]
    here = region_code(p, pawn)
    if reason == reasons.FESTIVAL_RUNNING:
        held = region_code(p, p.layout.festival_region[p.festival])
        return Fault.of("refused-festival-running", "R4", region=held)
    if reason == reasons.NOBODY_THERE:
        return Fault.of("refused-nobody-there", _recruit_clause(move), region=here)
    if reason == reasons.NO_TILE:
        return Fault.of("refused-no-tile", "L1", region=here)
    if reason == reasons.NO_SKILL:
        return Fault.of("refused-no-skill", "A4", region=here, offered=offered_names(p), rank=p.box.max_rank)
    assert move is not None, reason
    if reason == reasons.SAME_REGION:
        return Fault.of("refused-same-region", _movement_clause(move), region=here)
    if reason == reasons.NOT_ADJACENT:
        return Fault.of(
            "refused-not-adjacent",
            _movement_clause(move),
            region=move.region,
            pawn=here,
            neighbours=neighbours(p, pawn),
        )
    if reason == reasons.CASTELLER_NOT_THERE:
        return Fault.of(
            "refused-casteller-not-there",
            _recruit_clause(move),
            castellers=format_castellers(move.castellers),
            region=here,
            there=format_castellers(castellers_of(p.regions[pawn])),
        )
    if reason == reasons.NOT_OFFERED:
        clause = "A5" if move.skill == "special" else "A4"
        offered = offered_names(p)
        return Fault.of("refused-not-offered", clause, skill=move.skill, region=here, offered=offered)
    if reason == reasons.AT_MAXIMUM:
        return Fault.of("refused-at-maximum", "A4", skill=move.skill, rank=p.box.max_rank)
    if reason == reasons.TILE_NOT_HERE:
        tiles = tiles_in_row(p, pawn)
        return Fault.of("refused-tile-not-here", "L1", tile=move.tile, region=here, tiles=tiles)
    if reason == reasons.TILE_TAKEN:
        return Fault.of("refused-tile-taken", "L1", tile=move.tile, region=here)
    assert reason == reasons.CANNOT_BUILD, reason
    shape = p.box.tile_is_shape[p.box.tile_ids.index(move.tile)]
    return Fault.of("refused-cannot-build", "L2" if shape else "L3", tile=move.tile)


def region_code(p: Position, region: int) -> str:
    """The code of a region's number, or nothing for a pawn not yet placed."""
    return "" if region == NOBODY else p.box.region_codes[region]


def neighbours(p: Position, region: int) -> tuple[str, ...]:
    """The codes of the regions adjacent to a region (B3), in wheel order."""
    return tuple(code for code, near in zip(p.box.region_codes, p.box.adjacent[region], strict=True) if near)


def offered_names(p: Position) -> tuple[str, ...]:
    """What the seat to act can train where its pawn stands (A4): the region's tile and the hub's."""
    kinds = {skill_offered(p, p.pawn[seat_to_act(p)]), skill_at_hub(p)}
    return tuple(TILE_KINDS[kind] for kind in sorted(kinds) if kind != NOBODY)


def tiles_in_row(p: Position, region: int) -> tuple[str, ...]:
    """The ids of the tiles that still lie in a region's row (L1)."""
    row = zip(p.layout.row[region], p.tile_holder[region], strict=True)
    return tuple(p.box.tile_ids[tile] for tile, holder in row if holder == NOBODY)


def castellers_of(counts: list[int]) -> tuple[int, ...]:
    """Counts by size as the sizes themselves, descending."""
    return tuple(size for size in SIZES for _ in range(counts[size]))


def ranks_of(p: Position, seat: int) -> dict[str, int]:
    """A seat's rank in each skill by name."""
    return dict(zip(SKILLS, p.rank[seat], strict=True))


def _recruit_clause(move: Move | None) -> str:
    return "A6" if move is not None and move.deed is Deed.RECRUIT else "A3"


def _movement_clause(move: Move) -> str:
    return "A6" if move.deed is Deed.MOVE else "A2"

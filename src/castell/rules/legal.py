"""Which moves are legal in a turn and at a festival (A1 to A7, L1, F1), and what stands against the others.

Every rule stands here once, as a question that answers with a reason (`reasons`) or OPEN; the list of moves
and the refusals shown to people are made of the same questions. How a move changes the position is in
`moves`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from castell.rules.codes import (
    END,
    MOVE,
    RECRUIT,
    SHOW,
    SPECIAL_MOVE,
    SPECIAL_PERFORM,
    SPECIAL_RECRUIT,
    STAY_OUT,
    TRAIN,
    TRAIN_SPECIAL_MOVE,
    TRAIN_SPECIAL_PERFORM,
    TRAIN_SPECIAL_RECRUIT,
    TURN_CODES,
    larger_of,
    pair_index,
)
from castell.rules.limits import MAX_MOVES, MAX_SIZES, REGIONS, ROW, SIZE_SLOTS, SKILL_COUNT, make_arrays
from castell.rules.phases import FESTIVAL, NOBODY, OVER, TURN
from castell.rules.position import Position, seat_to_act, skill_at_hub, skill_offered
from castell.rules.reasons import (
    AT_MAXIMUM,
    CANNOT_BUILD,
    CASTELLER_NOT_THERE,
    FESTIVAL_RUNNING,
    GAME_OVER,
    MOVED_ALREADY,
    NO_TOKEN,
    NOBODY_THERE,
    NOT_A_FESTIVAL,
    NOT_ADJACENT,
    NOT_OFFERED,
    NOT_PLACED,
    OPEN,
    RECRUITED_ALREADY,
    REFILL_DUE,
    SAME_REGION,
    SPECIAL_ALREADY,
    TILE_NOT_HERE,
    TILE_TAKEN,
    TRAINED_ALREADY,
)
from castell.rules.search import TowerSearch
from castell.rules.skills import SPECIAL

if TYPE_CHECKING:
    import cython


class MoveList:
    """A list of move codes that is filled again and again: `codes[:count]`."""

    codes: list[int]
    count: cython.int

    def __init__(self) -> None:
        make_arrays(self, {"codes": (MAX_MOVES,)})
        self.count = 0

    def add(self, code: cython.longlong) -> None:
        """Append one code."""
        self.codes[self.count] = code
        self.count += 1

    def listed(self) -> list[int]:
        """The codes as a list of its own."""
        return [self.codes[number] for number in range(self.count)]


def no_turn(p: Position) -> cython.int:
    """Why no turn's action is possible at all: another phase (R1, R3, R4, E1)."""
    if p.phase == TURN:
        return OPEN
    if p.phase == FESTIVAL:
        return FESTIVAL_RUNNING
    if p.phase == OVER:
        return GAME_OVER
    return REFILL_DUE


def move_closed(p: Position) -> cython.int:
    """Why the pawn can't be placed or moved by the action of A2."""
    if p.phase != TURN:
        return no_turn(p)
    if p.moved:
        return MOVED_ALREADY
    return OPEN


def recruit_closed(p: Position) -> cython.int:
    """Why the player can't recruit (A3), whomever."""
    if p.phase != TURN:
        return no_turn(p)
    region: cython.int = p.pawn[seat_to_act(p)]
    if region == NOBODY:
        return NOT_PLACED
    if p.recruited:
        return RECRUITED_ALREADY
    if not anybody_in(p, region):
        return NOBODY_THERE
    return OPEN


def train_closed(p: Position) -> cython.int:
    """Why the player can't train (A4), whichever skill."""
    if p.phase != TURN:
        return no_turn(p)
    if p.pawn[seat_to_act(p)] == NOBODY:
        return NOT_PLACED
    if p.trained:
        return TRAINED_ALREADY
    return OPEN


def special_closed(p: Position) -> cython.int:
    """Why the player can't spend a token on a special action (A6)."""
    seat: cython.int
    if p.phase != TURN:
        return no_turn(p)
    seat = seat_to_act(p)
    if p.pawn[seat] == NOBODY:
        return NOT_PLACED
    if p.special:
        return SPECIAL_ALREADY
    if p.tokens[seat] == 0:
        return NO_TOKEN
    return OPEN


def train_special_closed(p: Position) -> cython.int:
    """Why the player can't train the tile Special (A5); whether a special action is possible isn't asked."""
    reason: cython.int = train_closed(p)
    if reason != OPEN:
        return reason
    if not offered(p, SPECIAL):
        return NOT_OFFERED
    if p.special and not p.box.special_is_extra:
        return SPECIAL_ALREADY
    return OPEN


def offered(p: Position, kind: cython.int) -> cython.bint:
    """Does the wheel offer this kind of tile where the pawn stands, or at All Regions (A4)?"""
    region: cython.int = p.pawn[seat_to_act(p)]
    return skill_offered(p, region) == kind or skill_at_hub(p) == kind


def anybody_in(p: Position, region: cython.int) -> cython.bint:
    """Is there a casteller in the region?"""
    size: cython.int
    for size in range(1, SIZE_SLOTS):
        if p.regions[region][size]:
            return True
    return False


def region_refused(p: Position, region: cython.int) -> cython.int:
    """Why the move of A2 can't lead to this region; a pawn not yet placed may go anywhere."""
    pawn: cython.int = p.pawn[seat_to_act(p)]
    if pawn == NOBODY:
        return OPEN
    if pawn == region:
        return SAME_REGION
    if not p.box.adjacent[pawn][region]:
        return NOT_ADJACENT
    return OPEN


def special_region_refused(p: Position, region: cython.int) -> cython.int:
    """Why the special action's move (A6 b) can't lead to this region."""
    pawn: cython.int = p.pawn[seat_to_act(p)]
    if pawn == region:
        return SAME_REGION
    if not p.box.special_anywhere and not p.box.adjacent[pawn][region]:
        return NOT_ADJACENT
    return OPEN


def castellers_refused(p: Position, one: cython.int, other: cython.int) -> cython.int:
    """Why these castellers can't be recruited from the pawn's region (A3, A6 a); `other` 0: only one."""
    region: cython.int = p.pawn[seat_to_act(p)]
    if p.regions[region][one] < (2 if one == other else 1):
        return CASTELLER_NOT_THERE
    if other and p.regions[region][other] == 0:
        return CASTELLER_NOT_THERE
    return OPEN


def skill_refused(p: Position, skill: cython.int) -> cython.int:
    """Why this skill can't be trained here and now (A4)."""
    if not offered(p, skill):
        return NOT_OFFERED
    if p.rank[seat_to_act(p)][skill] >= p.box.max_rank:
        return AT_MAXIMUM
    return OPEN


def tile_refused(p: Position, tile: cython.int) -> cython.int:
    """Why this tile can't be performed in the pawn's region (L1); whether a tower fits isn't asked."""
    region: cython.int = p.pawn[seat_to_act(p)]
    place: cython.int
    for place in range(ROW):
        if p.layout.row[region][place] == tile:
            return OPEN if p.tile_holder[region][place] == NOBODY else TILE_TAKEN
    return TILE_NOT_HERE


def can_perform(p: Position, search: TowerSearch, seat: cython.int, tile: cython.int) -> cython.bint:
    """Can the seat build a tower for this tile (L2, L3), wherever its pawn and the tile are?"""
    load_tile(p, search, seat, tile)
    if p.box.tile_is_shape[tile]:
        return search.shape_possible()
    return search.exhibition_possible()


def load_tile(p: Position, search: TowerSearch, seat: cython.int, tile: cython.int) -> None:
    """Set the search to the question of a tile for a seat."""
    load_builder(p, search, seat)
    search.levels = p.box.tile_levels[tile]
    if p.box.tile_is_shape[tile]:
        search.shape[:] = p.box.tile_shape[tile]
    else:
        search.show[:] = p.box.tile_show[tile]


def load_festival(p: Position, search: TowerSearch, seat: cython.int, festival: cython.int) -> None:
    """Set the search to the question of a festival for a seat (F1)."""
    load_builder(p, search, seat)
    search.sizes[:] = p.layout.festival_size[festival]
    search.size_count = p.layout.festival_sizes[festival]
    search.each = p.box.requires_each


def load_builder(p: Position, search: TowerSearch, seat: cython.int) -> None:
    """Set the search's castellers and ranks to a seat's."""
    search.hand[:] = p.colla[seat]
    search.rank[:] = p.rank[seat]
    search.width_limit = p.box.width_limit


def takes_part(p: Position, search: TowerSearch, seat: cython.int) -> cython.bint:
    """Can the seat show a tower at the festival being held: pawn there, and a tower that takes part (F1)?"""
    if p.pawn[seat] != p.layout.festival_region[p.festival]:
        return False
    load_festival(p, search, seat, p.festival)
    return search.festival_possible()


def legal_codes(p: Position, search: TowerSearch, moves: MoveList) -> None:
    """Fill `moves` with every legal move's code, ascending; of a festival with the non-dominated outcomes.

    A festival tower with a dominated outcome is legal too: nobody wants it, so it isn't listed.
    """
    moves.count = 0
    if p.phase == TURN:
        if special_closed(p) == OPEN:
            add_special(p, search, moves, SPECIAL_RECRUIT, SPECIAL_MOVE, SPECIAL_PERFORM)
        if recruit_closed(p) == OPEN:
            add_recruits(p, moves)
        moves.add(END)
        if move_closed(p) == OPEN:
            add_moves(p, moves)
        if train_special_closed(p) == OPEN:
            add_special(p, search, moves, TRAIN_SPECIAL_RECRUIT, TRAIN_SPECIAL_MOVE, TRAIN_SPECIAL_PERFORM)
        if train_closed(p) == OPEN:
            add_skills(p, moves)
    elif p.phase == FESTIVAL:
        moves.add(STAY_OUT)
        add_outcomes(p, search, moves)


def add_special(
    p: Position,
    search: TowerSearch,
    moves: MoveList,
    recruit: cython.int,
    move: cython.int,
    perform: cython.int,
) -> None:
    """Add the special actions (A6), as codes that begin at the three given ones."""
    seat: cython.int = seat_to_act(p)
    region: cython.int = p.pawn[seat]
    size: cython.int
    place: cython.int
    first: cython.int
    second: cython.int
    for size in range(1, SIZE_SLOTS):
        if p.regions[region][size]:
            moves.add(recruit + size)
    for place in range(REGIONS):
        if special_region_refused(p, p.box.by_code[place]) == OPEN:
            moves.add(move + place)
    first = p.layout.row[region][0]
    second = p.layout.row[region][1]
    if first > second:
        first, second = second, first
    if tile_refused(p, first) == OPEN and can_perform(p, search, seat, first):
        moves.add(perform + first)
    if tile_refused(p, second) == OPEN and can_perform(p, search, seat, second):
        moves.add(perform + second)


def add_recruits(p: Position, moves: MoveList) -> None:
    """Add one or two castellers of the pawn's region (A3)."""
    region: cython.int = p.pawn[seat_to_act(p)]
    code: cython.int = RECRUIT
    larger: cython.int
    smaller: cython.int
    for larger in range(1, SIZE_SLOTS):
        if p.regions[region][larger] == 0:
            code += larger + 1
            continue
        moves.add(code)
        code += 1
        for smaller in range(1, larger):
            if p.regions[region][smaller]:
                moves.add(code)
            code += 1
        if p.regions[region][larger] > 1:
            moves.add(code)
        code += 1


def add_moves(p: Position, moves: MoveList) -> None:
    """Add the regions that the pawn can be placed in or moved to (A2)."""
    place: cython.int
    for place in range(REGIONS):
        if region_refused(p, p.box.by_code[place]) == OPEN:
            moves.add(MOVE + place)


def add_skills(p: Position, moves: MoveList) -> None:
    """Add the skills that can be trained (A4)."""
    skill: cython.int
    for skill in range(SKILL_COUNT):
        if skill_refused(p, skill) == OPEN:
            moves.add(TRAIN + skill)


def add_outcomes(p: Position, search: TowerSearch, moves: MoveList) -> None:
    """Add the non-dominated outcomes of the festival for the seat whose tower is awaited (F1, F2)."""
    number: cython.int
    slot: cython.int
    count: cython.int
    code: cython.longlong
    load_festival(p, search, seat_to_act(p), p.festival)
    count = search.outcomes()
    for number in range(count - 1, -1, -1):  # the search sorts from the best down, codes ascend
        code = search.outcome_score[number]
        code = code * 256 + search.outcome_castellers[number]
        for slot in range(MAX_SIZES):
            code = code * 256 + (search.outcome_count[number][slot] if slot < search.size_count else 0)
        moves.add(SHOW + code)


def refusal(p: Position, search: TowerSearch, code: cython.longlong) -> cython.int:
    """The reason why a move is illegal now, or OPEN. Of a festival's outcome only the phase is asked.

    It asks the same questions as `legal_codes`, in the order in which a person would want to hear them.
    """
    if code >= SHOW or code == STAY_OUT:
        return OPEN if p.phase == FESTIVAL else (NOT_A_FESTIVAL if p.phase == TURN else no_turn(p))
    if code == END:
        return no_turn(p)
    if MOVE <= code < MOVE + REGIONS:
        return move_closed(p) or region_refused(p, p.box.by_code[code - MOVE])
    if RECRUIT <= code < END:
        return recruit_closed(p) or pair_refused(p, code - RECRUIT)
    if TRAIN <= code < TURN_CODES:
        return train_closed(p) or skill_refused(p, code - TRAIN)
    if code < RECRUIT:
        return special_closed(p) or special_refused(p, search, code)
    return train_special_closed(p) or special_refused(p, search, code - TRAIN_SPECIAL_RECRUIT)


def pair_refused(p: Position, pair: cython.int) -> cython.int:
    """Why the castellers of a recruit's `pair_index` can't be taken (A3)."""
    larger: cython.int = larger_of(pair)
    return castellers_refused(p, larger, pair - pair_index(larger, 0))


def special_refused(p: Position, search: TowerSearch, code: cython.int) -> cython.int:
    """Why a special action, given by its code with a token, can't be done (A6 a to c)."""
    tile: cython.int
    reason: cython.int
    if code < SPECIAL_MOVE:
        if not anybody_in(p, p.pawn[seat_to_act(p)]):
            return NOBODY_THERE
        return castellers_refused(p, code - SPECIAL_RECRUIT, 0)
    if code < SPECIAL_PERFORM:
        return special_region_refused(p, p.box.by_code[code - SPECIAL_MOVE])
    tile = code - SPECIAL_PERFORM
    reason = tile_refused(p, tile)
    if reason == OPEN and not can_perform(p, search, seat_to_act(p), tile):
        return CANNOT_BUILD
    return reason

"""What may be done now, kind by kind, with the reason for whatever isn't open.

Every screen shows the same choices; none needs to know a rule for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from castell.faults import Fault
from castell.game.refusals import refused, tiles_in_row
from castell.notation.move import Action, Deed, Move
from castell.rules import reasons
from castell.rules.legal import (
    can_perform,
    move_closed,
    recruit_closed,
    region_refused,
    skill_refused,
    special_closed,
    special_region_refused,
    train_closed,
    train_special_closed,
)
from castell.rules.phases import FESTIVAL, TURN
from castell.rules.position import Position, seat_to_act
from castell.rules.search import TowerSearch
from castell.rules.skills import SKILLS


class Kind(StrEnum):
    """The kinds of choices, in the order in which screens show them."""

    MOVE = "move"  # A2
    RECRUIT = "recruit"  # A3
    TRAIN = "train"  # A4
    TRAIN_SPECIAL = "train-special"  # A5: with any of the three special actions
    SPECIAL_RECRUIT = "special-recruit"  # A6 a
    SPECIAL_MOVE = "special-move"  # A6 b
    PERFORM = "perform"  # A6 c
    END = "end"  # A1
    SHOW = "show"  # F1
    STAY_OUT = "stay-out"  # F1


# The kinds of special actions that spend a token.
SPECIAL_KINDS: Final = {
    Deed.RECRUIT: Kind.SPECIAL_RECRUIT,
    Deed.MOVE: Kind.SPECIAL_MOVE,
    Deed.PERFORM: Kind.PERFORM,
}


@dataclass(frozen=True, slots=True)
class Choice:
    """One kind of choice.

    moves: the legal moves of the kind, sorted; a performance and a festival with the towers of `legal_moves`.
    closed: why there is none, or None.
    refused: single things that are not open, each with its reason: a region's code, a skill, a tile's id.
    """

    kind: Kind
    moves: tuple[Move, ...]
    closed: Fault | None
    refused: tuple[tuple[str, Fault], ...] = ()

    def to_json(self) -> dict[str, object]:
        """As plain JSON values."""
        return {
            "kind": self.kind.value,
            "moves": [move.text for move in self.moves],
            "closed": self.closed.to_json() if self.closed is not None else None,
            "refused": {target: fault.to_json() for target, fault in self.refused},
        }


def kind_of(move: Move) -> Kind:
    """The kind of choice that a move belongs to."""
    if move.deed is None:
        return Kind(move.action.value)
    return SPECIAL_KINDS[move.deed] if move.action is Action.SPECIAL else Kind.TRAIN_SPECIAL


def choices(p: Position, search: TowerSearch, moves: Sequence[Move]) -> tuple[Choice, ...]:
    """The choices of the seat to act; none when no seat is.

    search: work space. moves: the legal moves as `legal_moves` lists them.
    """
    if p.phase == FESTIVAL:
        return tuple(
            Choice(kind, tuple(move for move in moves if kind_of(move) is kind), None)
            for kind in (Kind.SHOW, Kind.STAY_OUT)
        )
    if p.phase != TURN:
        return ()
    by_kind: dict[Kind, list[Move]] = {kind: [] for kind in Kind}
    for move in moves:
        by_kind[kind_of(move)].append(move)
    found = []
    for kind in Kind:
        if kind in (Kind.SHOW, Kind.STAY_OUT):
            continue
        closed = None if by_kind[kind] else _closed(p, kind)
        single = () if closed is not None and kind is not Kind.PERFORM else tuple(_refused(p, search, kind))
        found.append(Choice(kind, tuple(by_kind[kind]), closed, single))
    return tuple(found)


def _closed(p: Position, kind: Kind) -> Fault:
    """Why no move of a kind is open."""
    if kind is Kind.MOVE:
        return refused(p, move_closed(p))
    if kind is Kind.RECRUIT:
        return refused(p, recruit_closed(p))
    if kind is Kind.TRAIN:
        return refused(p, train_closed(p) or reasons.NO_SKILL)
    if kind is Kind.TRAIN_SPECIAL:
        reason = train_special_closed(p)
        if reason == reasons.NOT_OFFERED:
            return refused(p, reason, Move.special_recruit(1).by_tile())
        return refused(p, reason or reasons.NO_SPECIAL_POSSIBLE)
    reason = special_closed(p)
    if reason:
        return refused(p, reason)
    if kind is Kind.SPECIAL_RECRUIT:
        return refused(p, reasons.NOBODY_THERE, Move.special_recruit(1))
    row = tiles_in_row(p, p.pawn[seat_to_act(p)])
    if kind is Kind.PERFORM and row:
        return Fault.of("refused-cannot-build-any", "L1", tiles=row)
    return refused(p, reasons.NO_TILE)


def _refused(p: Position, search: TowerSearch, kind: Kind) -> Iterator[tuple[str, Fault]]:
    """The single regions, skills or tiles of a kind that are not open, each with its reason."""
    if kind is Kind.MOVE:
        for region, code in enumerate(p.box.region_codes):
            if reason := region_refused(p, region):
                yield code, refused(p, reason, Move.to(code))
    elif kind is Kind.SPECIAL_MOVE:
        for region, code in enumerate(p.box.region_codes):
            if reason := special_region_refused(p, region):
                yield code, refused(p, reason, Move.special_move(code))
    elif kind is Kind.TRAIN:
        for skill, name in enumerate(SKILLS):
            if reason := skill_refused(p, skill):
                yield name, refused(p, reason, Move.train(name))
    elif kind is Kind.PERFORM and not special_closed(p):
        seat = seat_to_act(p)
        for name in tiles_in_row(p, p.pawn[seat]):
            tile = p.box.tile_ids.index(name)
            if not can_perform(p, search, seat, tile):
                shape = p.box.tile_is_shape[tile]
                yield name, Fault.of("refused-cannot-build", "L2" if shape else "L3", tile=name)

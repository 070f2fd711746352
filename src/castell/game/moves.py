"""Between the two forms of a move: the value that people see, and the small integer inside the rules.

`MoveTable` holds every move of an edition that shows no tower; those with a tower are made when asked for.
"""

from __future__ import annotations

from functools import lru_cache

from castell.edition.model import Edition
from castell.notation.move import Action, Move
from castell.notation.tower import Tower
from castell.rules.box import Box
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
    pair_index,
    show_code,
)
from castell.rules.skills import SKILLS

SIZES = range(1, 11)


class MoveTable:
    """The moves of an edition without a tower, by code and by text.

    by_code: the move of a code. codes: the code of a move's text.
    """

    __slots__ = ("by_code", "codes")

    def __init__(self, region_codes: tuple[str, ...]) -> None:
        self.by_code: dict[int, Move] = {END: Move.end(), STAY_OUT: Move.stay_out()}
        for larger in SIZES:
            self.by_code[RECRUIT + pair_index(larger, 0)] = Move.recruit(larger)
            for smaller in range(1, larger + 1):
                self.by_code[RECRUIT + pair_index(larger, smaller)] = Move.recruit(larger, smaller)
            self.by_code[SPECIAL_RECRUIT + larger] = Move.special_recruit(larger)
            self.by_code[TRAIN_SPECIAL_RECRUIT + larger] = Move.special_recruit(larger).by_tile()
        for place, code in enumerate(sorted(region_codes)):
            self.by_code[MOVE + place] = Move.to(code)
            self.by_code[SPECIAL_MOVE + place] = Move.special_move(code)
            self.by_code[TRAIN_SPECIAL_MOVE + place] = Move.special_move(code).by_tile()
        for skill, name in enumerate(SKILLS):
            self.by_code[TRAIN + skill] = Move.train(name)
        self.codes = {move.text: code for code, move in self.by_code.items()}


@lru_cache(maxsize=16)
def move_table(region_codes: tuple[str, ...]) -> MoveTable:
    """The table of an edition, given by its region codes in wheel order. Made once: it never changes."""
    return MoveTable(region_codes)


@lru_cache(maxsize=16)
def box_for(edition: Edition, players: int) -> Box:
    """The rules' form of an edition for 2 to 4 players. Made once: it never changes."""
    return Box(edition, players)


def performed_tile(code: int) -> int | None:
    """The tile of a code that performs one (A6 c), with a token or by the tile Special; None of any other."""
    if SPECIAL_PERFORM <= code < RECRUIT:
        return code - SPECIAL_PERFORM
    if TRAIN_SPECIAL_PERFORM <= code < TRAIN:
        return code - TRAIN_SPECIAL_PERFORM
    return None


def performance_code(move: Move, tile: int) -> int:
    """The code of a move that performs this tile."""
    return (SPECIAL_PERFORM if move.action is Action.SPECIAL else TRAIN_SPECIAL_PERFORM) + tile


def performance(code: int, tile: str, tower: Tower) -> Move:
    """The move of a code that performs a tile, showing this tower."""
    move = Move.perform(tile, tower)
    return move if code < RECRUIT else move.by_tile()


def outcome_code(tower: Tower, sizes: tuple[int, ...]) -> int:
    """The code of a festival tower: its outcome (F2, F4, F5)."""
    counts = tuple(tower.castellers.count(size) for size in sizes)
    return show_code(tower.score(sizes), len(tower.castellers), counts)


def is_outcome(code: int) -> bool:
    """Is it the code of a festival tower?"""
    return code >= SHOW

"""A move inside the rules is a small integer; this file is the whole list of them.

The numbers ascend in the order of the moves' notation, so that a turn's codes sorted by number are sorted by
text. Regions are counted here in the order of their letters (`Box.by_code`), tiles in the order of their ids.
A performance is its tile: which tower is shown changes nothing. A festival tower is its outcome: score,
castellers, and how many of each of the festival's sizes (`show_code`); these codes ascend by their worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from castell.rules.limits import MAX_SIZES

if TYPE_CHECKING:
    import cython

SPECIAL_RECRUIT: Final = 0  # `!+8`: plus the size
SPECIAL_MOVE: Final = 11  # `!@BCN`: plus the region's place by letters
SPECIAL_PERFORM: Final = 18  # `!E03=...`: plus the tile
RECRUIT: Final = 82  # `+8`, `+83`: plus `pair_index`
END: Final = 147  # `.`
MOVE: Final = 148  # `@BCN`: plus the region's place by letters
STAY_OUT: Final = 155  # `F-`
TRAIN_SPECIAL_RECRUIT: Final = 160  # `^!+8`
TRAIN_SPECIAL_MOVE: Final = 171  # `^!@BCN`
TRAIN_SPECIAL_PERFORM: Final = 178  # `^!E03=...`
TRAIN: Final = 242  # `^balance`: plus the skill
TURN_CODES: Final = 247  # every code but the outcomes lies below

SHOW: Final = 1 << 48  # `F=...`: plus score, castellers and counts, eight bits each


def pair_index(larger: cython.int, smaller: cython.int) -> cython.int:
    """The place of a recruit among all of them; `smaller` is 0 when only one casteller is taken (A3)."""
    return larger - 1 + larger * (larger - 1) // 2 + smaller


def larger_of(pair: cython.int) -> cython.int:
    """The larger size of a `pair_index`; the smaller is what the index is beyond that size taken alone."""
    larger: cython.int = 1
    while pair > larger:
        pair -= larger + 1
        larger += 1
    return larger


def show_code(score: int, castellers: int, counts: tuple[int, ...]) -> int:
    """The code of a festival tower: its score (F2), castellers (F4), and count of each size (F5).

    The score lies highest, so that a greater code is a better tower.
    """
    code = score << 8 | castellers
    for slot in range(MAX_SIZES):
        code = code << 8 | (counts[slot] if slot < len(counts) else 0)
    return SHOW | code

"""Castell, the strategy game of human towers: rules, records, bots and tables.

The names below are the public library. Each is imported when it is first asked for, so that `import castell`
costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from castell.edition import Edition
    from castell.faults import (
        CastellError,
        Fault,
        IllegalMove,
        InvalidEdition,
        InvalidNotation,
        InvalidRecord,
    )
    from castell.game import Game, Player, View
    from castell.notation.coach import best_tower
    from castell.notation.move import Move
    from castell.notation.tower import Tower
    from castell.record import Record
    from castell.rules.fits import load_edition_file as load_edition

__version__ = "0.1.0"

_HOMES = {
    "CastellError": "castell.faults",
    "Edition": "castell.edition",
    "Fault": "castell.faults",
    "Game": "castell.game",
    "IllegalMove": "castell.faults",
    "InvalidEdition": "castell.faults",
    "InvalidNotation": "castell.faults",
    "InvalidRecord": "castell.faults",
    "Move": "castell.notation.move",
    "Player": "castell.game",
    "Record": "castell.record",
    "Tower": "castell.notation.tower",
    "View": "castell.game",
    "best_tower": "castell.notation.coach",
    "load_edition": "castell.rules.fits",
}
_OTHER_NAMES = {"load_edition": "load_edition_file"}

__all__ = [
    "CastellError",
    "Edition",
    "Fault",
    "Game",
    "IllegalMove",
    "InvalidEdition",
    "InvalidNotation",
    "InvalidRecord",
    "Move",
    "Player",
    "Record",
    "Tower",
    "View",
    "best_tower",
    "load_edition",
]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'castell' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), _OTHER_NAMES.get(name, name))


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])

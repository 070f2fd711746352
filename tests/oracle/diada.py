"""The Diada edition copied by hand from section 9 of the rules: a plain dict with the model's names.

It is typed anew, not read from the package's file, so that a slip in either shows.
"""

from __future__ import annotations

from dataclasses import asdict, is_dataclass
from typing import Any

EditionDict = dict[str, Any]

_SHAPES = """
S01 3-2-1 2 · S02 2-2-1 3 · S03 1-1-1 3 · S04 4-2-1 3 · S05 3-2-2-1 4 · S06 2-2-1-1 4 · S07 3-3-2-1 4 · S08 4-3-2-1 5 · S09 1-1-1-1 4 ·
S10 2-2-2-1 5 · S11 5-3-2-1 5 · S12 3-3-2-2-1 6 · S13 4-4-2-1 6 · S14 1-1-1-1-1 6 · S15 4-3-3-2-1 7 · S16 5-4-3-2-1 8
"""  # noqa: E501
_EXHIBITIONS = """
E01 3 Mix · E02 3 Strength · E03 4 Balance · E04 4 Width · E05 4 Base · E06 4 Balance+Mix · E07 4 Balance+Strength · E08 4 Width+Mix ·
E09 5 Balance+Width · E10 5 Balance+Base · E11 5 Width+Strength · E12 5 Base+Mix · E13 6 Balance+Mix+Strength ·
E14 6 Balance+Width+Mix · E15 6 Width+Base · E16 7 Balance+Width+Base
"""  # noqa: E501
# Rows of the calendar's table: round, set, festivals for 2, 3 and 4 players, size spaces.
_CALENDAR = """
3 I 1 1 1 1
4 I 1 1 1 1
5 I 1 1 2 2
6 I 1 2 2 2
7 II 1 1 2 2
8 II 1 2 2 2
9 II 1 2 2 3
10 II 1 1 1 3
"""
_REGIONS = "GIR Girona, BCN Barcelona, VNG Vilanova, TGN Tarragona, VLS Valls, VFR Vilafranca, LLE Lleida"
_TOUCHING = "GIR-BCN, BCN-VNG, BCN-VFR, VNG-VFR, VNG-TGN, TGN-VLS, VLS-VFR, VLS-LLE"
_DOTTED = "GIR-LLE, LLE-VFR"


def _pairs(text: str) -> list[tuple[str, str]]:
    return [(pair[:3], pair[4:]) for pair in text.split(", ")]


def _shape(text: str) -> dict[str, Any]:
    name, levels, points = text.split()
    return {"id": name, "points": int(points), "levels": tuple(int(n) for n in levels.split("-"))}


def _exhibition(text: str) -> dict[str, Any]:
    name, points, skills = text.split()
    return {"id": name, "points": int(points), "skills": tuple(skills.lower().split("+"))}


def _calendar_round(text: str) -> dict[str, Any]:
    number, back, two, three, four, spaces = text.split()
    festivals = (int(two), int(three), int(four))
    return {"round": int(number), "set": back, "festivals": festivals, "size_spaces": int(spaces)}


def diada() -> EditionDict:
    """A fresh copy, to be changed at will."""
    regions = [{"code": text[:3], "name": text[4:]} for text in _REGIONS.split(", ")]
    return {
        "id": "diada",
        "version": "1",
        "name": "Diada",
        "castellers": (15,) * 10,
        "castellers_per_region": (3, 4, 5),
        "hand": 7,
        "tokens": 7,
        "max_rank": 4,
        "width_limit": 3,
        "regions": tuple(regions),
        "adjacent": tuple(_pairs(_TOUCHING) + _pairs(_DOTTED)),
        "dotted": tuple(_pairs(_DOTTED)),
        "skill_tiles": ("balance", "balance", "base", "mix", "strength", "width", "special", "special"),
        "locations": tuple((back, region["code"]) for back in ("I", "II") for region in regions),
        "size_tokens": (3,) * 10,
        "calendar": tuple(_calendar_round(line) for line in _CALENDAR.strip().splitlines()),
        "prizes": (
            {"name": "trophy", "points": 5, "count": 14},
            {"name": "medal", "points": 3, "count": 13},
            {"name": "ribbon", "points": 1, "count": 13},
        ),
        "prize_chart": (("trophy", "ribbon"), ("trophy", "medal"), ("trophy", "medal", "ribbon")),
        "shapes": tuple(_shape(text) for text in _SHAPES.strip().replace("\n", " ").split(" · ")),
        "exhibitions": tuple(_exhibition(text) for text in _EXHIBITIONS.replace("\n", " ").split(" ·")),
        "region_points": (0, 0, 1, 3, 5, 7, 10, 14),
        "rulings": {
            "special_move": "adjacent",
            "performer_collects_spent_token": False,
            "festival_requires": "each",
            "refill_rounds": (3, 5, 7, 9),
            "first_player": "clockwise",
            "special_tile_is_extra": True,
        },
    }


def plain(edition: Any) -> EditionDict:
    """An edition as a plain dict: the package's dataclass or such a dict itself."""
    if is_dataclass(edition) and not isinstance(edition, type):
        return asdict(edition)
    return dict(edition)

"""Scenarios of festivals: F1 to F5, with the prizes and size tokens they leave. Worked out by hand.

Where nothing else is said, all have 9998876, place the pawn at GIR in round 1 and train Balance there (it is
at the hub), do nothing in round 2, and the festival of round 3 is at GIR. With Balance once,
999/88/7/6 (3-2-1-1) is a tower of four levels. Round 3 starts with seat 0 of two, 2 of three, 2 of four.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scenario import Basic, Now, Open, Refill, Refused, Scenario, Step, hub, idle

T = "F=999/88/7/6"
NOTHING: dict[str, object] = {"prizes": [], "sizes": [], "tiles": [], "tokens": 0}


def _won(prizes: list[str], sizes: list[int]) -> dict[str, object]:
    return {"prizes": prizes, "sizes": sizes, "tiles": [], "tokens": 0}


def _come(players: int) -> tuple[Step, ...]:
    """Rounds 1 and 2, all at GIR with Balance, and the refill of round 3."""
    return ("@GIR ^balance . " * players, *idle(players, 2, 2), Refill({}))


def _festival(
    name: str, festivals: Mapping[int | tuple[int, int], str], *steps: Step, players: int = 2, **changes: Any
) -> Scenario:
    return Scenario(
        name, steps, players=players, **{"wheel": hub("balance balance"), "festivals": festivals, **changes}
    )


def _round_3(name: str, sizes: str, *steps: Step, players: int = 2, **changes: Any) -> Scenario:
    """The festival of round 3 at GIR, from the end of that round's turns on."""
    turns = (*_come(players), " ".join(["."] * players))
    return _festival(name, {3: f"GIR {sizes}"}, *turns, *steps, players=players, **changes)


def _round_5(name: str, sizes: str, *steps: Step, **changes: Any) -> Scenario:
    """The first festival of two sizes, in round 5 at GIR, for two players; those before are elsewhere.

    Seat 1 trains Balance again in round 2.
    """
    turns: tuple[Step, ...] = (
        "@GIR ^balance . @GIR ^balance . ^balance . .",
        *idle(2, 3, 4),
        Refill({}),
        ". .",
    )
    return _festival(name, {5: f"GIR {sizes}"}, *turns, *steps, **changes)


FESTIVAL: tuple[Scenario, ...] = (
    _round_3(
        "F1 who takes part, and with what",
        "7",
        Now("phase", "festival"),
        Now("round", 3),
        Now("seat", 0),
        Now("festival", {"region": "GIR", "sizes": [7], "waiting": [0, 1], "shown": {}}),
        Basic("F-"),
        Open("F=999/88/7/6 F=999/88/7/5"),
        Refused("F=999/88/7 F=999/88 F=7", "F1"),  # four levels at least
        Refused("F=999/88/6/5", "F1"),  # no 7
        Refused("F=99/88/7/6", "T4 T6"),
        Refused("F=9/88/7/6", "T4"),  # Balance for 7/6, but none helps 88 on 9
        Refused("F=999/88/77/6", "T1"),
        Refused(". @BCN +5 ^balance !+5 ^!+5 !@BCN", "R3 R4 F1 A1"),
        T,
        Now("best", [5, 0]),  # F2: four levels and one 7; F3
        Now("areas 0 GIR", NOTHING),  # F4: when all have shown
        Now("festival", {"region": "GIR", "sizes": [7], "waiting": [1], "shown": {0: "999/88/7/6"}}),
        Now("seat", 1),
        "F-",
        Now("phase", "turn"),
        Now("round", 4),
        Now("seat", 1),
        Now("festival", None),
        Now("best", [5, 0]),
        Now("areas 0 GIR", _won(["trophy"], [7])),
        Now("areas 1 GIR", NOTHING),
        Now("supply", {"trophy": 13, "medal": 13, "ribbon": 13}),
        hands=("99988765", "99988766"),
        edition={"hand": 8},
    ),
    _festival(
        "F1 no festival move in a turn",
        {3: "GIR 7"},
        *_come(2),
        Refused("F- F=999/88/7/6", "R4 F1"),
    ),
    _round_3(
        "F1 nobody wants to show", "7", "F- F-", Now("areas 0 GIR", NOTHING), Now("areas 1 GIR", NOTHING)
    ),
    _festival(
        "F1 nobody is there",
        {3: "VFR 7"},
        *_come(2),
        ". .",
        Now("phase", "turn"),
        Now("round", 4),
        Now("supply", {"trophy": 14, "medal": 13, "ribbon": 13}),
    ),
    _round_3("F1 nobody has the size", "X", Now("phase", "turn"), Now("round", 4)),
    _festival(
        "F1 who can't build four levels is not asked",
        {3: "GIR 7"},
        "@GIR . @GIR ^balance .",
        *idle(2, 2, 2),
        Refill({}),
        ". .",
        Now("festival waiting", [1]),
        T,
        Now("round", 4),
        Now("areas 1 GIR", _won(["trophy"], [7])),  # the ribbon stays
        Now("supply ribbon", 13),
    ),
    _festival(
        "F1 who is elsewhere is not asked",
        {3: "GIR 7"},
        *_come(2),
        "@BCN . .",
        Now("festival waiting", [1]),
        T,
        Now("areas 1 GIR", _won(["trophy"], [7])),
    ),
    _festival(
        "F1 no festival before round 3",
        {3: "GIR 7"},
        "@GIR ^balance . @GIR ^balance . . .",
        Now("phase", "refill"),
        Now("best", [0, 0]),
    ),
    _festival(
        "F1 what was recruited and trained in that very round counts",
        {3: "GIR 4"},
        "@GIR . @GIR .",
        *idle(2, 2, 2),
        Refill({}),
        "+4 ^balance . .",
        Now("festival waiting", [0]),
        "F=999/88/7/4",
        Now("areas 0 GIR", _won(["trophy"], [4])),
        wheel=hub("mix strength balance"),
    ),
    _round_5("F1 each of the sizes", "X9", Now("phase", "turn"), Now("round", 6)),
    _round_5(
        "F1 any of the sizes, by ruling",
        "X9",
        Now("festival waiting", [0, 1]),
        T,
        Now("best", [7, 0]),  # four levels, three 9
        "F-",
        Now("areas 0 GIR", _won(["trophy"], [9])),  # F5: no tower matches X
        rulings={"festival_requires": "any"},
    ),
    _round_5(
        "F2 castellers of every size of the festival",
        "98",
        T,
        Now("best", [9, 0]),  # four levels, three 9, two 8
        "F-",
        Now("areas 0 GIR", _won(["trophy"], [9, 8])),
    ),
    _festival(
        "F3 the score marker never goes back",
        {3: "GIR 9", 4: "BCN 7"},
        *_come(2),
        f". . {T} F-",
        Now("best", [7, 0]),
        ". @BCN .",
        Now("festival waiting", [0]),
        T,
        Now("best", [7, 0]),  # this one made five
        Now("areas 0 GIR", _won(["trophy"], [9])),
        Now("areas 0 BCN", _won(["trophy"], [7])),
    ),
    _round_3(
        "F4 the higher score, although with fewer castellers",
        "6",
        "F=999/888/77/6 F=999/88/66/5",
        Now("best", [5, 6]),
        Now("areas 1 GIR", _won(["trophy"], [6])),
        Now("areas 0 GIR", _won(["ribbon"], [])),
        hands=("999888776", "999886655"),
        edition={"hand": 9},
    ),
    _round_3(
        "F4 equal scores: more castellers, although later",
        "6",
        "F=999/88/7/6 F=999/88/77/6",
        Now("best", [5, 5]),
        Now("areas 1 GIR", _won(["trophy"], [6])),  # F5 likewise: one 6 each
        Now("areas 0 GIR", _won(["ribbon"], [])),
        hands=("99988776", "99988776"),
        edition={"hand": 8},
    ),
    _round_3(
        "F4 all equal: earlier in turn order",
        "7",
        f"{T} {T}",
        Now("areas 0 GIR", _won(["trophy"], [7])),
        Now("areas 1 GIR", _won(["ribbon"], [])),
    ),
    _festival(
        "F4 all equal: the turn order of this round",
        {4: "GIR 7"},
        *_come(2),
        ". . . .",
        Now("festival waiting", [1, 0]),
        f"{T} {T}",
        Now("areas 1 GIR", _won(["trophy"], [7])),
        Now("areas 0 GIR", _won(["ribbon"], [])),
    ),
    _festival(
        "F4 all equal: the turn order when the first player stays, by ruling",
        {4: "GIR 7"},
        "@GIR ^balance . @GIR ^balance . . .",
        Refill({}),
        ". . . .",
        Now("festival waiting", [0, 1]),
        f"{T} {T}",
        Now("areas 0 GIR", _won(["trophy"], [7])),
        rulings={"first_player": "fixed"},
    ),
    _round_3(
        "F4 the chart of three",
        "7",
        Now("festival waiting", [2, 0, 1]),
        f"{T} {T} {T}",
        Now("areas 2 GIR", _won(["trophy"], [7])),
        Now("areas 0 GIR", _won(["medal"], [])),
        Now("areas 1 GIR", NOTHING),
        Now("best", [5, 5, 5]),
        players=3,
    ),
    _round_3(
        "F4 the chart of four",
        "7",
        Now("festival waiting", [2, 3, 0, 1]),
        f"{T} {T} {T} {T}",
        Now("areas 2 GIR", _won(["trophy"], [7])),
        Now("areas 3 GIR", _won(["medal"], [])),
        Now("areas 0 GIR", _won(["ribbon"], [])),
        Now("areas 1 GIR", NOTHING),
        Now("supply", {"trophy": 13, "medal": 12, "ribbon": 12}),
        players=4,
    ),
    _round_3(
        "F4 who stays out has no place",
        "7",
        f"F- {T} F- {T}",
        Now("areas 3 GIR", _won(["trophy"], [7])),
        Now("areas 1 GIR", _won(["medal"], [])),
        Now("areas 2 GIR", NOTHING),
        Now("areas 0 GIR", NOTHING),
        Now("supply ribbon", 13),
        players=4,
    ),
    _round_3(
        "F4 an exhausted prize is not awarded, the others are",
        "7",
        f"{T} {T}",
        Now("areas 0 GIR", _won([], [7])),
        Now("areas 1 GIR", _won(["ribbon"], [])),
        Now("supply", {"trophy": 0, "medal": 13, "ribbon": 26}),
        edition={
            "prizes": (
                {"name": "trophy", "points": 5, "count": 0},
                {"name": "medal", "points": 3, "count": 13},
                {"name": "ribbon", "points": 1, "count": 27},
            )
        },
    ),
    _festival(
        "F4 the last prize of a kind",
        {3: "GIR 7", 4: "BCN 6"},
        *_come(2),
        f". . {T} {T}",
        Now("supply trophy", 0),
        "@BCN . @BCN .",
        Now("festival waiting", [1, 0]),
        f"{T} {T}",
        Now("areas 1 BCN", _won([], [6])),
        Now("areas 0 BCN", _won(["ribbon"], [])),
        Now("areas 0 GIR", _won(["trophy"], [7])),
        Now("supply", {"trophy": 0, "medal": 13, "ribbon": 24}),
        edition={
            "prizes": (
                {"name": "trophy", "points": 5, "count": 1},
                {"name": "medal", "points": 3, "count": 13},
                {"name": "ribbon", "points": 1, "count": 26},
            )
        },
    ),
    _round_5(
        "F5 a token each",
        "86",
        "F=999/888/77/6 F=999/88/66/5",
        Now("best", [8, 8]),
        Now("areas 0 GIR", _won(["trophy"], [8])),  # three 8; F4: nine castellers
        Now("areas 1 GIR", _won(["ribbon"], [6])),  # two 6
        hands=("999888776", "999886655"),
        edition={"hand": 9},
    ),
    _round_5(
        "F5 most castellers of the size, although with the lower score",
        "86",
        "F=999/888/77/6 F=999/88/66/5/4",
        Now("best", [8, 9]),
        Now("areas 0 GIR", _won(["ribbon"], [8])),
        Now("areas 1 GIR", _won(["trophy"], [6])),
        hands=("999888776", "999886654"),
        edition={"hand": 9},
    ),
    _round_5(
        "F5 as many castellers of the size: the higher score",
        "86",
        "F=999/888/77/6 F=888/777/66/5",
        Now("best", [8, 9]),
        Now("areas 0 GIR", _won(["ribbon"], [])),
        Now("areas 1 GIR", _won(["trophy"], [8, 6])),
        hands=("999888776", "888777665"),
        edition={"hand": 9},
    ),
    _round_5(
        "F5 as many and the same score: earlier in turn order",
        "98",
        f"{T} {T}",
        Now("areas 0 GIR", _won(["trophy"], [9, 8])),
        Now("areas 1 GIR", _won(["ribbon"], [])),
    ),
    _round_5(
        "F5 a shown tower only",
        "98",
        f"F- {T}",
        Now("areas 0 GIR", NOTHING),
        Now("areas 1 GIR", _won(["trophy"], [9, 8])),
    ),
    _festival(
        "R4 two festivals of a round follow the calendar, not the turn order",
        {(6, 0): "BCN 76", (6, 1): "GIR 98"},
        "@GIR ^balance . @BCN ^balance . @GIR .",
        *idle(3, 2, 5),
        ". . .",
        Now("order", [2, 0, 1]),
        Now("festival", {"region": "BCN", "sizes": [7, 6], "waiting": [1], "shown": {}}),
        T,
        Now("festival", {"region": "GIR", "sizes": [9, 8], "waiting": [0], "shown": {}}),
        Now("areas 1 BCN", _won(["trophy"], [7, 6])),
        T,
        Now("phase", "refill"),
        Now("round", 7),
        Now("areas 0 GIR", _won(["trophy"], [9, 8])),
        Now("best", [9, 6, 0]),
        players=3,
    ),
    _festival(
        "R4 a festival without anybody is passed over",
        {(6, 0): "BCN 76", (6, 1): "GIR 98"},
        "@GIR ^balance . . .",
        *idle(3, 2, 5),
        ". . .",
        Now("festival", {"region": "GIR", "sizes": [9, 8], "waiting": [0], "shown": {}}),
        "F-",
        Now("round", 7),
        players=3,
    ),
)

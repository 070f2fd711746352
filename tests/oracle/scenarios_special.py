"""Scenarios of special actions, local performances and notation: A5 to A7, L1 to L4. Worked out by hand.

Where nothing else is said, two players have 9998876 each, every region holds 543, and S01 (3-2-1) and S02
(2-2-1) lie in the row of GIR. The wheel of round 1 reads special (hub), balance GIR, balance BCN, base VNG,
mix TGN, strength VLS, width VFR, special LLE; in round 2 the hub has special again, and GIR too.
"""

from __future__ import annotations

from scenario import Can, Now, Open, Refill, Refused, Scenario

_TWO_PERFORM = Scenario(
    "L4 who performs collects what lay in the row, not the token of that performance",
    (
        "@GIR !+5 . @GIR",
        Now("row_tokens GIR", 1),
        Can("S01", True),
        "!S01=999/88/7",
        Now("areas 1 GIR", {"prizes": [], "sizes": [], "tiles": ["S01"], "tokens": 1}),
        Now("areas 0 GIR", {"prizes": [], "sizes": [], "tiles": [], "tokens": 0}),
        Now("row_tokens GIR", 1),
        Now("rows GIR", ["S02"]),  # not replaced
        Now("tokens", [6, 6]),
        Now("collas 1", [9, 9, 9, 8, 8, 7, 6]),  # T1: castellers are not used up
        Refused("!S01=999/88/7", "A1 L1"),
    ),
)

SPECIAL: tuple[Scenario, ...] = (
    Scenario(
        "A5 Special needs no token and places none",
        (
            "@BCN",
            Refused("!+5 !@GIR !S01=999/88/7", "A6"),
            Open("^!+5 ^!@GIR ^!S01=999/88/7"),
            "^!+5",
            Now("tokens", [0, 0]),
            Now("row_tokens BCN", 0),
            Now("collas 0", [9, 9, 9, 8, 8, 7, 6, 5]),
            Now("regions BCN", [4, 3]),
            Now("ranks 0", {"balance": 0, "base": 0, "mix": 0, "strength": 0, "width": 0}),
        ),
        rows={"BCN": "S01"},
        edition={"tokens": 0},
    ),
    Scenario(
        "A5 Special trained when all tokens are spent",
        (
            "@BCN !+5",
            Now("tokens", [0, 1]),
            ". . .",
            Refused("!+4 !@GIR", "A6"),
            Open("^!+4 ^!@GIR"),  # special is at the hub in round 2
            "^!+4",
            Now("row_tokens BCN", 1),
        ),
        edition={"tokens": 1},
    ),
    Scenario(
        "A5 Special doesn't use up the special action",
        (
            "@BCN ^!+5",
            Now("done", ["move", "train"]),
            Refused("^balance ^!+4", "A1"),
            "!+4",
            Now("row_tokens BCN", 1),
            Now("tokens", [6, 7]),
            ". @BCN !+3",
            Open("^!@GIR ^balance"),
            "^!@GIR",
            Now("pawns", ["BCN", "GIR"]),
            Now("row_tokens GIR", 0),
        ),
    ),
    Scenario(
        "A5 Special is the turn's special action, by ruling",
        (
            "@BCN ^!+5",
            Now("tokens", [7, 7]),
            Now("row_tokens BCN", 0),
            Refused("!+4 !@GIR", "A1 A5"),
            Refused("^balance", "A1"),
            ". @BCN !+4",
            Refused("^!+3 ^!@GIR", "A1 A5"),
            "^balance",
            Now("ranks 1 balance", 1),
        ),
        rulings={"special_tile_is_extra": False},
    ),
    Scenario(
        "A5 the special action is of the same kinds",
        ("@BCN", Refused("^!+54 ^!+9 ^!@TGN ^!@BCN", "A6 A5"), Refused("^!S01=999/88/7", "L1")),
    ),
    Scenario(
        "A6 three moves in one turn",
        (
            "@BCN . . .",
            "^!@VFR +5 @LLE !@GIR",
            Now("pawns 0", "GIR"),
            Now("regions VFR", [4, 3]),
            Now("row_tokens", {"GIR": 1, "BCN": 0, "VNG": 0, "TGN": 0, "VLS": 0, "VFR": 0, "LLE": 0}),
            Now("tokens", [6, 7]),
        ),
    ),
    Scenario(
        "A6 exactly one casteller",
        ("@BCN", Open("!+5 !+3"), Refused("!+54 !+9 !+543", "A6"), "!+3", Now("regions BCN", [5, 4])),
    ),
    Scenario(
        "A6 a special move to any other region, by ruling",
        (
            "@GIR",
            Open("!@TGN !@BCN ^!@TGN ^!@VFR"),
            Refused("!@GIR ^!@GIR", "A6"),
            "!@TGN",
            Now("row_tokens TGN", 1),
            ". . .",
            Refused("@GIR", "A2"),  # the common move still goes to a neighbour
        ),
        rulings={"special_move": "any"},
    ),
    Scenario(
        "A6 a region without castellers",
        (
            "@BCN +54 !+3",
            Refused("^!+3 ^!+5", "A6 A5"),
            Open("^!@GIR"),
            ". @BCN",
            Refused("+3", "A3"),
            Refused("!+3", "A6"),
        ),
    ),
    Scenario(
        "A7 the token lies where the pawn now stands",
        (
            "@BCN !@VFR",
            Now("row_tokens VFR", 1),
            Now("row_tokens BCN", 0),
            ". @BCN !+5 .",
            Now("row_tokens BCN", 1),
            "+4 @GIR . !+5 @LLE",  # seat 1, then seat 0 in round 2: VFR again, then on to LLE
            Now("row_tokens VFR", 2),
            Now("row_tokens LLE", 0),
        ),
    ),
    Scenario(
        "A7 the token of a move stays when the pawn goes on",
        (
            "@BCN . . .",
            "!@VFR @LLE",
            Now("pawns 0", "LLE"),
            Now("row_tokens VFR", 1),
            Now("row_tokens LLE", 0),
        ),
    ),
    Scenario(
        "A7 a first performance leaves its token and takes none",
        (
            "@GIR !S01=999/88/7",
            Now("areas 0 GIR", {"prizes": [], "sizes": [], "tiles": ["S01"], "tokens": 0}),
            Now("row_tokens GIR", 1),
            Now("tokens", [6, 7]),
        ),
    ),
    Scenario(
        "A7 the performer collects the spent token too, by ruling",
        (
            "@GIR !S01=999/88/7",
            Now("areas 0 GIR", {"prizes": [], "sizes": [], "tiles": ["S01"], "tokens": 1}),
            Now("row_tokens GIR", 0),
            Now("tokens", [6, 7]),
        ),
        rulings={"performer_collects_spent_token": True},
    ),
    _TWO_PERFORM,
    _TWO_PERFORM.with_steps(
        "L4 all tokens and the spent one, by ruling",
        "@GIR !+5 . @GIR !S01=999/88/7",
        Now("areas 1 GIR tokens", 2),
        Now("row_tokens GIR", 0),
        rulings={"performer_collects_spent_token": True},
    ),
    _TWO_PERFORM.with_steps(
        "L4 a performance by Special places no token",
        "@GIR !+5 . @GIR ^!S01=999/88/7",
        Now("areas 1 GIR", {"prizes": [], "sizes": [], "tiles": ["S01"], "tokens": 1}),
        Now("row_tokens GIR", 0),
        Now("tokens", [6, 7]),
        Open("!+4"),
    ),
    _TWO_PERFORM.with_steps(
        "L4 a performance by Special with nothing in the row, ruling or not",
        "@GIR ^!S01=999/88/7",
        Now("areas 0 GIR", {"prizes": [], "sizes": [], "tiles": ["S01"], "tokens": 0}),
        Now("row_tokens GIR", 0),
        Now("tokens", [7, 7]),
        rulings={"performer_collects_spent_token": True},
    ),
    Scenario(
        "A7 a row without tiles still holds tokens",
        (
            "@GIR ^balance !S01=999/88/7 . . .",
            "!S02=99/88/7",  # seat 0, round 2: takes the token of round 1, leaves another
            Now("rows GIR", []),
            Now("areas 0 GIR", {"prizes": [], "sizes": [], "tiles": ["S01", "S02"], "tokens": 1}),
            Now("row_tokens GIR", 1),
            ".",
            Refill({}),
            "!+5",
            Now("row_tokens GIR", 2),
        ),
    ),
    Scenario(
        "L1 only tiles that still lie in that row",
        (
            "@BCN",
            Can("S01", False),  # it lies at GIR
            Refused("!S01=999/88/7 ^!S01=999/88/7", "L1"),
            "!@GIR",
            Can("S01", True),
            Open("^!S01=999/88/7"),
            "^!S01=999/88/7",
            Can("S01", False),
            ". @GIR",
            Can("S01", False),
            Refused("!S01=999/88/7", "L1"),
        ),
    ),
    Scenario(
        "L1 tiles that were not dealt",
        ("@BCN", Refused("!E16=999/88/7", "L1 L3 T8"), Can("E16", False)),
    ),
    Scenario(
        "L2 exactly the numbers pictured",
        (
            "@GIR",
            Open("!S01=999/88/7 !S01=999/88/6 ^!S01=999/88/6"),
            Refused("!S01=99/8 !S01=99 !S01=999/8", "L2"),
            Refused("!S01=999/88/7/6", "L2 T4"),
            Refused("!S01=999/88/5", "T1"),
            Refused("!S02=99/88/7", "T4 T6"),
            Can("S02", False),
            "^balance",
            Can("S02", True),
            Open("!S02=99/88/7"),
            Refused("!S02=99/88/77 !S02=99/8/7", "L2 T1"),
            "+54",
            Open("!S02=99/88/5 !S02=99/88/4"),  # castellers just recruited
        ),
    ),
    Scenario(
        "Notation smaller sizes may come first",
        ("@GIR +35", Now("collas 0", [9, 9, 9, 8, 8, 7, 6, 5, 3])),
    ),
    Scenario(
        "Notation texts that are no moves",
        (
            "@GIR",
            Refused(
                "@ @XYZ BCN + +0 +A +8,3 ^ ^special ^! ! !+ !@ !S01 !S01= ^!S01 F F= F-9 .. 5", "notation"
            ),
            Refused("!S01=999//88/7 !S01=/999/88/7 !S01=999/88/7/ S01=999/88/7 !+5+4 !^balance", "notation"),
            Refused("+-5 !=99 ^+5 ^@BCN @BCN@GIR F=99/88/ F=X0/9 balance !S99=999/88/7", "notation"),
        ),
    ),
)

"""Scenarios of rounds and turns: U1, R1 to R5, A1 to A7, L1, L4 and the notation. Worked out by hand.

Where nothing else is said, two players have 9998876 each, every region holds 543, and the wheel of round 1
reads special (hub), balance GIR, balance BCN, base VNG, mix TGN, strength VLS, width VFR, special LLE.
"""

from __future__ import annotations

from scenario import BadRefill, Basic, Now, Open, Refill, Refused, Scenario, Step, idle

NEIGHBOURS = {
    "GIR": "BCN LLE",
    "BCN": "GIR VNG VFR",
    "VNG": "BCN VFR TGN",
    "TGN": "VNG VLS",
    "VLS": "TGN VFR LLE",
    "VFR": "BCN VNG VLS LLE",
    "LLE": "VLS GIR VFR",
}
ALL_REGIONS = "@GIR @BCN @VNG @TGN @VLS @VFR @LLE"
WHEEL_1 = ["special", "balance", "balance", "base", "mix", "strength", "width", "special"]
WHEEL_2 = ["special", "special", "balance", "balance", "base", "mix", "strength", "width"]
WHEEL_3 = ["width", "special", "special", "balance", "balance", "base", "mix", "strength"]


def _neighbours(here: str) -> Scenario:
    """Round 2, second turn: seat 0 may go to the neighbours, by a move or a special action, nowhere else."""
    near = NEIGHBOURS[here].split()
    far = [code for code in NEIGHBOURS if code not in near]
    steps: tuple[Step, ...] = (
        f"@{here} . . .",
        Now("seat", 0),
        Open(" ".join(f"@{code} !@{code} ^!@{code}" for code in near)),
        Refused(" ".join(f"@{code}" for code in far), "A2"),
        Refused(" ".join(f"!@{code} ^!@{code}" for code in far), "A6"),
    )
    return Scenario(f"A2 neighbours of {here}", steps)


# Every casteller of the box dealt but one of size 1: 8 in each hand, 19 in each region.
_ALL = "".join(size * 15 for size in "X987654321")
_SHORT_BAG = Scenario(
    "R1 the bag runs out",
    (
        Now("bag 1", 1),
        Now("bag 2", 0),
        "@GIR +99 . @BCN +88 . . .",
        BadRefill({}, "R1"),
        BadRefill({"BCN": [1]}, "R1"),  # GIR comes first
        BadRefill({"GIR": [1], "BCN": [1]}, "R1 B2"),
        BadRefill({"GIR": [2]}, "R1 B2"),
        Refill({"GIR": [1]}),
        Now("bag 1", 0),
        Now("regions GIR", [9] * 12 + [8] * 5 + [1]),
        Now("regions BCN", [8] * 8 + [7] * 9),
        ". . . .",
        Refill({}),  # round 5, nothing left: the entry is written all the same
        Now("phase", "turn"),
    ),
    hands=(_ALL[:8], _ALL[8:16]),
    regions={code: _ALL[16 + 19 * place : 35 + 19 * place] for place, code in enumerate(NEIGHBOURS)},
    edition={"hand": 8, "castellers_per_region": (19, 4, 5)},
)

TURN: tuple[Scenario, ...] = (
    Scenario(
        "U1 setup for two",
        (
            Now("round", 1),
            Now("phase", "turn"),
            Now("seat", 0),
            Now("regions TGN", [5, 4, 3]),
            Now("collas 1", [9, 9, 9, 8, 8, 7, 6]),
            # 15 of each: two hands took 999 88 7 6 each, seven regions 5 4 3 each
            Now("bag", {1: 15, 2: 15, 3: 8, 4: 8, 5: 8, 6: 13, 7: 13, 8: 11, 9: 9, 10: 15}),
            Now("ranks 0", {"balance": 0, "base": 0, "mix": 0, "strength": 0, "width": 0}),
            Now("tokens", [7, 7]),
            Now("pawns", [None, None]),
            Now("best", [0, 0]),
            Now("supply", {"trophy": 14, "medal": 13, "ribbon": 13}),
            Now("rows VLS", ["S09", "S10"]),
            Now("row_tokens VLS", 0),
            Now("wheel", WHEEL_1),
        ),
    ),
    Scenario("U1 four castellers with three", (Now("regions LLE", [5, 4, 3, 2]),), players=3),
    Scenario("U1 five castellers with four", (Now("regions LLE", [5, 4, 3, 2, 1]),), players=4),
    Scenario(
        "U6 another seat starts", (Now("seat", 2), ". . . .", Now("seat", 3)), players=4, first_player=2
    ),
    *(_neighbours(code) for code in NEIGHBOURS),
    Scenario(
        "A2 before the pawn is placed",
        (
            Basic(f". {ALL_REGIONS}"),
            Refused("+5 +54 ^balance ^mix ^!+5 ^!@BCN !+5 !@BCN !S01=999/88/7 ^!S01=999/88/7", "A2"),
            "@BCN",
            Now("pawns", ["BCN", None]),
            Now("done", ["move"]),
            Refused("@GIR @VFR", "A1"),  # it is that turn's move
            Refused("@BCN @TGN", "A1 A2"),
            # BCN and, on the standard side, the hub: balance and special
            Basic(
                ". +5 +4 +3 +54 +53 +43 ^balance ^!+5 ^!+4 ^!+3 ^!@GIR ^!@VNG ^!@VFR"
                " !+5 !+4 !+3 !@GIR !@VNG !@VFR"
            ),
        ),
    ),
    Scenario(
        "A2 a turn may end with the pawn unplaced",
        (
            ". @TGN .",
            Now("pawns", [None, "TGN"]),
            Now("seat", 1),
            ".",
            Basic(f". {ALL_REGIONS}"),  # seat 0 in round 2: still its first move, anywhere
            Refused("+5", "A2"),
            "@LLE .",
            Now("pawns", ["LLE", "TGN"]),
        ),
    ),
    Scenario(
        "A1 each action once, in any order",
        (
            "@BCN +5 ^balance !+4",
            Now("done", ["move", "recruit", "special", "train"]),
            Basic("."),
            Refused("@GIR +3 ^balance !+3 !@GIR ^!+3", "A1"),
            ". . .",
            # seat 0 in round 2; BCN has size 3 left, position BCN holds balance again, the hub special
            Now("seat", 0),
            Now("done", []),
            "!+3 ^balance @GIR +54",
            Basic("."),
            Now("ranks 0 balance", 2),
            Now("collas 0", [9, 9, 9, 8, 8, 7, 6, 5, 5, 4, 4, 3]),
            Now("regions BCN", []),
            Now("regions GIR", [3]),
            Now("tokens", [5, 7]),
            Now("row_tokens BCN", 2),
        ),
    ),
    Scenario(
        "A1 nothing has to be done",
        ("@BCN . .", Now("round", 2), Now("row_tokens BCN", 0), Now("tokens", [7, 7])),
    ),
    Scenario(
        "A3 one or two from the pawn's region",
        (
            "@BCN",
            Open("+5 +44 +54 +45 +5"),
            Refused("+544 +55 +3 +X +43", "A3"),
            "+45",
            Now("collas 0", [9, 9, 9, 8, 8, 7, 6, 5, 4]),
            Now("regions BCN", [4]),
            Refused("+4", "A1"),
        ),
        regions={"BCN": "544"},
    ),
    Scenario(
        "A4 the tile of the region or of the hub, standard side",
        (
            "@VNG",
            Open("^base ^!+5"),
            Refused("^balance ^mix ^strength ^width", "A4"),
            "^base",
            Now("ranks 0", {"balance": 0, "base": 1, "mix": 0, "strength": 0, "width": 0}),
            Refused("^base ^!+5", "A1"),
            ". @VNG ^base",  # nothing is used up
            Now("ranks 1 base", 1),
        ),
    ),
    Scenario(
        "A4 the hub's skill may be trained from any region",
        ("@TGN", Open("^width ^mix"), Refused("^!+5 ^base", "A4"), "^width", Now("ranks 0 width", 1)),
        wheel="width balance balance base mix strength special special",
    ),
    Scenario(
        "A4 not at the hub on the advanced side",
        (
            "@VNG",
            Open("^base"),
            Refused("^!+5 ^!@BCN ^balance", "A4 A5"),
            Basic(". +5 +4 +3 +54 +53 +43 ^base !+5 !+4 !+3 !@BCN !@VFR !@TGN"),
            ". @LLE",
            Open("^!+5 ^!@GIR"),  # Special lies at LLE itself
            Refused("^width", "A4"),
        ),
        side="advanced",
    ),
    Scenario(
        "A4 where the pawn stands at that moment",
        (
            "@BCN",
            Open("^balance"),
            Refused("^base", "A4"),
            "!@VNG",
            Refused("^balance", "A4"),
            "^base",
            Now("ranks 0 base", 1),
        ),
    ),
    Scenario(
        "A4 a skill at its maximum rank",
        (
            "@BCN ^balance . . .",
            Now("wheel", WHEEL_2),
            Refused("^balance", "A4"),
            Open("^!+5"),
        ),
        edition={"max_rank": 1},
    ),
    Scenario(
        "R2 the wheel turns each round but the first",
        (
            Now("wheel", WHEEL_1),
            ".",
            Now("wheel", WHEEL_1),
            ".",
            Now("wheel", WHEEL_2),
            ". .",
            Refill({}),
            Now("wheel", WHEEL_3),
            ". .",
            *idle(2, 4, 8),
            Refill({}),
            Now("round", 9),
            Now("wheel", WHEEL_1),
            ". .",
            Now("wheel", WHEEL_2),
        ),
    ),
    Scenario(
        "R5 the first player marker passes clockwise",
        (
            Now("order", [1, 2, 0]),
            Now("seat", 1),
            ".",
            Now("seat", 2),
            ".",
            Now("seat", 0),
            ".",
            Now("order", [2, 0, 1]),
            ". . .",
            Refill({}),
            Now("order", [0, 1, 2]),
            ". . .",
            Now("order", [1, 2, 0]),
        ),
        players=3,
        first_player=1,
    ),
    Scenario(
        "R5 the first player stays, by ruling",
        (". . .", Now("round", 2), Now("order", [1, 2, 0]), ". . .", Refill({}), Now("seat", 1)),
        players=3,
        first_player=1,
        rulings={"first_player": "fixed"},
    ),
    Scenario(
        "R1 regions are filled up at the start of round 3",
        (
            BadRefill({}, "R1"),  # not yet
            "@BCN +54 . @VFR !+3 .",
            BadRefill({"BCN": [1, 1], "VFR": [1]}, "R1"),
            ". .",
            Now("phase", "refill"),
            Now("round", 3),
            Now("seat", None),
            Basic(""),
            Refused(". @GIR +3 F-", "R1"),
            BadRefill({}, "R1"),
            BadRefill({"BCN": [1], "VFR": [1]}, "R1"),
            BadRefill({"BCN": [1, 1]}, "R1"),
            BadRefill({"BCN": [2, 1, 1], "VFR": [1]}, "R1"),
            BadRefill({"GIR": [1], "BCN": [2, 1], "VFR": [1]}, "R1"),
            Refill({"BCN": [10, 2], "VFR": [2]}),
            Now("phase", "turn"),
            Now("seat", 0),
            Now("regions BCN", [10, 3, 2]),
            Now("regions VFR", [5, 4, 2]),
            Now("bag 2", 13),
            Now("bag 10", 14),
            BadRefill({}, "R1"),  # once is enough
        ),
    ),
    Scenario(
        "R1 only castellers that are in the bag",
        (
            "@BCN +54 . . . .",
            BadRefill({"BCN": [10, 9]}, "B2 R1"),  # the only X is in seat 0's hand
            Refill({"BCN": [9, 9]}),
        ),
        hands=("X998876", "9998876"),
        edition={"castellers": (16, 16, 16, 16, 16, 16, 16, 16, 21, 1)},
    ),
    _SHORT_BAG,
    Scenario(
        "R1 no refill in round 2, 4 or 10",
        (*idle(2, 1, 3), Now("phase", "turn"), *idle(2, 4, 9), Now("round", 10), Now("phase", "turn")),
    ),
    Scenario(
        "R1 other refill rounds, by ruling",
        (
            "@BCN +5 . .",
            Now("phase", "refill"),
            Now("round", 2),
            Refill({"BCN": [1]}),
            ". .",
            Now("phase", "turn"),
            Now("round", 3),
        ),
        rulings={"refill_rounds": (2, 6)},
    ),
)

"""Scenarios of whole games to their end: E1 to E7. Worked out by hand.

Where nothing else is said, two players have 9998876 each and every region holds 543. For two players no
festival is ever at VLS, VFR or LLE unless a scenario says so.
"""

from __future__ import annotations

from scenario import Basic, Now, Open, Refill, Refused, Scenario, hub, idle

ZERO = {"best_tower": 0, "regions": 0, "prizes": 0, "size_tokens": 0, "performances": 0, "total": 0}


def _score(best: int, regions: int, prizes: int, sizes: int, performances: int) -> dict[str, int]:
    total = best + regions + prizes + sizes + performances
    return {
        "best_tower": best,
        "regions": regions,
        "prizes": prizes,
        "size_tokens": sizes,
        "performances": performances,
        "total": total,
    }


def _nothing_done(players: int) -> Scenario:
    steps = (
        *idle(players, 1, 10),
        Now("phase", "over"),
        Now("seat", None),
        Now("pawns", [None] * players),
        Basic(""),
        Refused(". @GIR F- +5", "E1"),
        Now("result", {"scores": [ZERO] * players, "winners": list(range(players))}),
    )
    return Scenario(f"E7 {players} players who never do anything share the victory", steps, players=players)


T = "F=999/88/7/6"

END: tuple[Scenario, ...] = (
    *(_nothing_done(players) for players in (2, 3, 4)),
    Scenario(
        "E1 not before the last turn of round ten",
        (
            *idle(2, 1, 9),
            ".",
            Now("phase", "turn"),
            Now("round", 10),
            Now("result", None),
            ".",
            Now("phase", "over"),
        ),
    ),
    Scenario(
        "E1 after the festival of round ten",
        (
            "@GIR ^balance . .",
            *idle(2, 2, 9),
            ". .",
            Now("phase", "festival"),
            Now("result", None),
            Open(T),
            T,
            Now("phase", "over"),
            # four levels, three 9, one 7, one 6; three sizes of 2 points; one region gives nothing
            Now("result", {"scores": [_score(9, 0, 5, 6, 0), ZERO], "winners": [0]}),
        ),
        wheel=hub("balance"),
        festivals={3: "LLE 1", 4: "VLS 1", 5: "VFR 21", 6: "TGN 32", 10: "GIR 976"},
    ),
    Scenario(
        "E3 E5 three regions, one size three times",
        (
            "@GIR ^balance . . . .",
            Refill({}),
            f". . {T}",
            f". @BCN . {T}",
            Refill({}),
            f"@VNG . . {T}",
            ". @VFR .",
            *idle(2, 7, 10),
            Now("best", [8, 0]),  # four levels, three 9, one 7
            # size tokens 7 7 7 9: 2 + 1 + 1 and 2
            Now("result", {"scores": [_score(8, 3, 15, 6, 0), ZERO], "winners": [0]}),
        ),
        wheel=hub("balance"),
        festivals={3: "GIR 7", 4: "BCN 7", 5: "VNG 97"},
    ),
    Scenario(
        "E6 tile and collected tokens, E3 a tile makes a region",
        (
            "@GIR !+5 . @GIR !S01=999/88/7 .",
            ". .",
            Refill({"GIR": [1]}),
            ". .",
            *idle(2, 4, 10),
            # the token that seat 1 spent stays in the row and counts for nobody
            Now("row_tokens GIR", 1),
            Now("result", {"scores": [ZERO, _score(0, 0, 0, 0, 3)], "winners": [1]}),
        ),
    ),
    Scenario(
        "E3 castellers and the pawn make no region",
        (
            "@GIR +54 .",
            ". . .",
            Refill({"GIR": [1, 1]}),
            ". .",
            *idle(2, 4, 10),
            Now("result", {"scores": [ZERO, ZERO], "winners": [0, 1]}),
        ),
    ),
    Scenario(
        "E7 as many points: more regions",
        (
            "@VLS ^balance !+5 . @GIR ^balance !S01=999/88/7 .",
            "@BCN !S02=99/88/7 . !+4 .",
            Refill({"VLS": [1, 1]}),
            "!S05=999/88/77/5 . @VFR .",
            Now("areas 0 VLS", {"prizes": [], "sizes": [], "tiles": ["S05"], "tokens": 2}),
            *idle(2, 4, 10),
            # seat 0: 4 + two tokens in one region; seat 1: 2 + 3 in two regions, which give 1
            Now("result", {"scores": [_score(0, 0, 0, 0, 6), _score(0, 1, 0, 0, 5)], "winners": [1]}),
        ),
        hands=("9998877", "9998876"),
        rows={"GIR": "S01", "BCN": "S02", "VLS": "S05"},
        wheel=hub("balance"),
    ),
    Scenario(
        "E7 as many points and regions: the better best tower",
        (
            "@VLS ^balance +7 !+7 . @GIR ^balance .",
            ". !+5 .",
            Refill({"VLS": [2, 2, 2]}),
            f"!S05=999/88/77/5 . . {T}",
            "@LLE . !+2 .",
            Refill({"VLS": [1]}),
            "!S07=999/888/77/5 . .",
            Now("tokens", [2, 7]),
            *idle(2, 6, 10),
            # seat 0: 4 + 2 and 4 + 2; seat 1: best tower 5, trophy 5, one size 2
            Now("result", {"scores": [_score(0, 0, 0, 0, 12), _score(5, 0, 5, 2, 0)], "winners": [1]}),
        ),
        hands=("9998887", "9998876"),
        regions={"VLS": "775"},
        rows={"VLS": "S05 S07"},
        festivals={3: "GIR 7"},
        wheel=hub("balance"),
    ),
    Scenario(
        "E7 all equal: shared by two of three",
        (
            "@GIR ^balance !S02=99/88/7 . @LLE ^width !S04=9999/88/7 . .",
            *idle(3, 2, 10),
            Now(
                "result", {"scores": [_score(0, 0, 0, 0, 3), _score(0, 0, 0, 0, 3), ZERO], "winners": [0, 1]}
            ),
        ),
        players=3,
        hands=("9998876", "9999887", "6666555"),
        rows={"GIR": "S02", "LLE": "S04"},
        wheel=hub("balance width"),
    ),
)

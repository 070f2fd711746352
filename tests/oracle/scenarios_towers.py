"""Scenarios of towers and skills: T1 to T8 with L2 and L3, in real turns. Worked out by hand.

Seat 0 stands at LLE, where no festival comes, and trains there one skill a round: what the hub shows in a
round lies at LLE in the round before. Then the towers are tried on the tiles of the row at LLE.
"""

from __future__ import annotations

from scenario import Can, Open, Refill, Refused, Scenario, Step, hub

_FILLER = "111112222266666"  # seat 1's hand where hands are of fifteen


def _train(skills: str, first: int = 1) -> tuple[Step, ...]:
    """Seat 0 trains these (blank between them) in round `first` and those after; ends in its last such turn.

    For first > 1 the steps go on from seat 0's turn of the round before.
    """
    steps: list[Step] = []
    for number, skill in enumerate(skills.split(), start=first):
        if number == 1:
            steps.append("@LLE")
        elif number % 2 == 0:
            steps.append(". . .")  # seat 0, seat 1; seat 1 starts the round
        else:
            steps.extend([".", Refill({})])
        steps.append(f"^{skill}")
    return tuple(steps)


def _tower(name: str, row: str, wheel: str, hand: str, *steps: Step) -> Scenario:
    """A scenario with this row at LLE, these skills at the hub in rounds 1, 2, ..., this hand of seat 0."""
    other = "9998876" if len(hand) == 7 else _FILLER
    return Scenario(
        name,
        steps,
        hands=(hand, other[: len(hand)]),
        rows={"LLE": row},
        wheel=hub(wheel),
        edition={"hand": len(hand)},
    )


TOWERS: tuple[Scenario, ...] = (
    _tower(
        "T1 only castellers of the own area, none twice",
        "S01 S04",
        "width",
        "9998876",
        "@LLE",
        Open("!S01=999/88/7 !S01=999/88/6"),
        Refused("!S01=999/88/5 !S01=999/77/6 !S01=888/77/6", "T1"),
        "+5",
        Open("!S01=999/88/5"),
        Refused("!S01=999/88/4", "T1"),  # in the region, not in the area
    ),
    _tower(
        "T2 one size without Mix, n and n-1 with it",
        "S01 E01",
        "special mix",
        "9998765",
        "@LLE",
        Refused("!S01=999/87/6 !S01=999/76/5", "T2"),
        Can("S01", False),
        Can("E01", False),
        "^mix",
        Open("!S01=999/87/6 !S01=999/78/6 !S01=999/76/5 !E01=999/87/6"),
        Can("S01", True),
        Can("E01", True),
        Refused("!S01=999/86/5 !S01=997/86/5 !S01=987/65/9", "T2"),
        Refused("!S01=998/76/5", "T2 T6"),  # two mixed levels
        *_train("mix", first=2),
        Open("!S01=998/76/5 !S01=989/67/5"),
    ),
    _tower(
        "T3 a mixed level counts with its smallest below and its largest above",
        "S01 S02",
        "special mix",
        "9988765",
        *_train("mix mix"),
        Open("!S01=998/76/5"),
        Refused("!S01=998/87/6", "T3"),  # 8 above 8
    ),
    _tower(
        "T3 equal sizes need Strength",
        "S01 E02",
        "special strength",
        "9998887",
        "@LLE",
        Refused("!S01=999/88/8", "T3"),
        Can("S01", True),  # 999/88/7
        Can("E02", False),
        "^strength",
        Open("!S01=999/88/8 !E02=999/88/8"),
        Can("E02", True),
        Refused("!S01=888/99/7 !E02=888/99/7", "T3"),  # larger is never allowed
        Refused("!E02=999/88/7", "L3 T8"),
    ),
    _tower(
        "T6 each pair of levels is a use of Strength",
        "S01 E02",
        "special strength",
        "9999998",
        *_train("strength"),
        Open("!S01=999/99/8"),
        Refused("!S01=999/99/9", "T3 T6"),
        *_train("strength", first=2),
        Open("!S01=999/99/9 !E02=999/99/9"),
    ),
    _tower(
        "T6 Strength and Mix at the same place",
        "S01 E01",
        "special strength mix",
        "9988877",
        *_train("strength"),
        Refused("!S01=998/88/7", "T2 T6"),
        Can("S01", False),  # the only three alike are 888, and two 7 are not three
        *_train("mix", first=2),
        Open("!S01=998/88/7 !E01=998/88/7"),
        Refused("!S01=998/87/7", "T2 T3 T6"),
        Can("S01", True),
    ),
    _tower(
        "T3 Strength reaches the smallest below, no more",
        "S01 E01",
        "special strength mix",
        "9999887",
        *_train("strength mix"),
        Open("!S01=999/98/7"),
        Refused("!S01=998/99/7", "T3"),
    ),
    _tower(
        "T4 as many as below needs Balance, more is never allowed",
        "S02 S04",
        "special balance strength",
        "9998876",
        "@LLE",
        Refused("!S02=99/88/7", "T4 T6"),
        Can("S02", False),
        "^balance",
        Open("!S02=99/88/7"),
        Can("S02", True),
        Refused("!S02=9/88/7 !S02=99/888/7", "T4 T1 L2"),
    ),
    _tower(
        "T6 Balance and Strength at the same pair of levels",
        "S02 E07",
        "special strength balance",
        "9999987",
        *_train("strength"),
        Refused("!S02=99/99/8", "T4 T6"),
        *_train("balance", first=2),
        Open("!S02=99/99/8 !E07=999/99/8/7"),
        Refused("!E07=99/99/8/7", "T4 T6"),  # 99/99 and 8/7: Balance twice
        Refused("!E07=999/99/8", "L3"),  # exactly four levels
    ),
    _tower(
        "T6 Balance as often as its rank",
        "S14 S09",
        "special balance mix balance",
        "9876543",
        *_train("balance balance"),
        Refused("!S09=9/8/7/6", "T4 T6"),
        Can("S09", False),
        *_train("balance", first=3),
        Open("!S09=9/8/7/6 !S09=9/6/4/3"),
        Refused("!S14=9/8/7/6/5", "T4 T6"),
        Can("S14", False),
        *_train("balance", first=4),
        Open("!S14=9/8/7/6/5 !S09=9/8/7/6"),  # fewer uses than the rank are no matter
        Can("S14", True),
        Refused("!S14=9/8/7/6", "L2"),
    ),
    _tower(
        "T5 Width raises the limit of the whole tower",
        "S04 S11",
        "special width",
        "XXXXX9999888776",
        "@LLE",
        Refused("!S04=9999/88/7 !S04=XXXX/99/8", "T5 T6"),
        Can("S04", False),
        "^width",
        Open("!S04=9999/88/7 !S04=XXXX/99/8"),
        Refused("!S11=XXXXX/999/88/7", "T5 T6"),
        Can("S04", True),
        Can("S11", False),
        *_train("width", first=2),
        Open("!S11=XXXXX/999/88/7 !S04=9999/88/7"),
    ),
    _tower(
        "T5 Width two reaches two levels of different width",
        "S16 S13",
        "special width",
        "XXXXX9999888776",
        *_train("width"),
        Refused("!S16=XXXXX/9999/888/77/6", "T5 T6"),
        *_train("width", first=2),
        Open("!S16=XXXXX/9999/888/77/6"),
        Refused("!S13=XXXX/9999/88/7", "T4"),
    ),
    _tower(
        "T5 Base frees one level a use",
        "S16 S11",
        "special base",
        "XXXXX9999888776",
        "@LLE",
        Refused("!S11=XXXXX/999/88/7", "T5"),
        "^base",
        Open("!S11=XXXXX/999/88/7"),
        Refused("!S16=XXXXX/9999/888/77/6", "T5 T6"),  # 5 and 4 are both wider than 3
        Can("S16", False),
        *_train("base", first=2),
        Open("!S16=XXXXX/9999/888/77/6"),
    ),
    _tower(
        "T5 Base and Width together",
        "S16 S11",
        "special width base",
        "XXXXX9999888776",
        *_train("width base"),
        Open("!S16=XXXXX/9999/888/77/6"),  # w = 1: 4 is within, 5 is freed
        Open("!S11=XXXXX/999/88/7"),  # w = 0: 5 is freed
    ),
    _tower(
        "T5 two equal wide levels",
        "S13 S04",
        "special balance base width",
        "XXXXX9999888776",
        *_train("balance base"),
        Refused("!S13=XXXX/9999/88/7", "T5 T6"),
        *_train("width", first=3),
        Open("!S13=XXXX/9999/88/7"),
    ),
    _tower(
        "T7 Width is only declared when some level lies between L and L+w",
        "E04 E05",
        "special width base",
        "XXXXX9999888776",
        "@LLE ^width",
        Open("!E04=XXXX/999/88/7"),
        Refused("!E05=XXXX/999/88/7", "L3 T8"),
        Can("E05", False),
        *_train("base", first=2),
        Open("!E04=XXXX/999/88/7"),  # w = 1
        Open("!E05=XXXX/999/88/7"),  # w = 0: 4 is freed by Base
        Open("!E05=XXXXX/999/88/7"),
        Refused("!E04=XXXXX/999/88/7", "L3 T8"),  # none has four
        Open("!E04=XXXXX/9999/88/7 !E05=XXXXX/9999/88/7"),  # w = 1, and 5 is freed
        Refused("!E05=XXX/99/8/7 !E04=XXX/99/8/7", "T4"),
    ),
    _tower(
        "T8 one and the same w for all skills shown",
        "E15 E05",
        "balance balance special width base",
        "XXXXX9999887765",
        # hub and LLE: round 1 balance, 2 balance, 3 width at LLE, 4 base at LLE
        *_train("balance balance width"),
        Can("E15", False),
        *_train("base", first=4),
        Open("!E15=XXXXX/9999/88/77/6/5"),
        Refused("!E15=XXXX/999/88/77/6/5", "L3 T8"),  # w = 1: no Base; w = 0: no Width
        Refused("!E15=XXXXX/999/88/77/6/5", "L3 T8"),  # Base only
        Can("E15", True),
    ),
    _tower(
        "L3 exactly as many levels as points",
        "E03 E10",
        "special balance",
        "9998876",
        *_train("balance"),
        Open("!E03=999/88/7/6"),
        Refused("!E10=999/88/7/6", "L3 T8"),
        Refused("!E03=99/88/7", "L3"),
        "+5",
        Refused("!E03=999/88/7/6/5", "L3 T4"),
        *_train("balance", first=2),
        Refused("!E03=999/88/7/6/5", "L3"),
    ),
    Scenario(
        "T5 another limit, by edition",
        ("@GIR", Refused("!S01=999/88/7", "T5"), Can("S01", False)),
        edition={"width_limit": 2},
    ),
)

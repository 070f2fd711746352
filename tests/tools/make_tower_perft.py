"""Write tests/data/tower_perft.jsonl: how many legal towers a hand has, by their number of levels.

    python tests/tools/make_tower_perft.py

The counts come from the enumeration in `oracle.towers`, which knows the clauses and nothing of the package.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from pathlib import Path

TESTS = Path(__file__).parent.parent
sys.path.insert(0, str(TESTS))

from oracle.towers import every_tower  # noqa: E402

SKILLS = ("balance", "base", "mix", "strength", "width")
NAMED = (
    ("7654321", {}),
    ("XXXXXXX", {"balance": 4, "base": 4, "strength": 4}),
    ("XX998877", {"balance": 1, "mix": 1, "strength": 1}),
    ("XXXXX9998", {"base": 1, "width": 1}),
    ("987654321", {"balance": 4, "mix": 4}),
    ("XXX999888", {"balance": 2, "base": 2, "mix": 2, "strength": 2, "width": 2}),
)


def problems() -> list[tuple[list[int], dict[str, int], int]]:
    """The hands: some chosen, some random."""
    found = [([hand.count(letter) for letter in "123456789X"], ranks, 3) for hand, ranks in NAMED]
    rng = random.Random(1)
    for number in range(34):
        hand = [0] * 10
        kinds = rng.sample(range(10), rng.randint(2, 10))
        for _ in range(rng.randint(9, 17)):
            hand[rng.choice(kinds)] += 1
        highest = 1 + number % 4
        found.append((hand, {skill: rng.randint(0, highest) for skill in SKILLS}, rng.choice((2, 3, 3, 3))))
    return found


def main() -> None:
    """Write the file."""
    lines = []
    for hand, ranks, width_limit in problems():
        levels = Counter(len(tower) for tower in every_tower(hand, _all(ranks), width_limit))
        towers = [levels[number] for number in range(1, max(levels) + 1)]
        lines.append(
            json.dumps({"hand": hand, "skills": _all(ranks), "width_limit": width_limit, "towers": towers})
        )
    (TESTS / "data" / "tower_perft.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _all(ranks: dict[str, int]) -> dict[str, int]:
    return {skill: ranks.get(skill, 0) for skill in SKILLS}


if __name__ == "__main__":
    main()

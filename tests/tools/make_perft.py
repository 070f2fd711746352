"""Writes tests/data/moves_perft.json anew: `python tests/tools/make_perft.py`.

Look at the difference before it is kept: a count changes only when the rules of moves do.
"""

from __future__ import annotations

import json
import sys
from itertools import product
from pathlib import Path

sys.path.append(str(Path(__file__).parent))

from perft import Perft

FILE = Path(__file__).parent.parent / "data" / "moves_perft.json"
PLIES = (0, 1, 10, 20, 30)  # random moves a player before counting begins: from the deal to round ten
LARGEST = 60_000  # sequences: no deeper is counted


def counts(seed: int, players: int, wheel: str, plies: int) -> list[int]:
    """The number of sequences of one move, of two, and so on."""
    perft = Perft(seed, players, wheel, plies)
    found = [perft.count(1)]
    while found[-1] * found[0] <= LARGEST:
        found.append(perft.count(len(found) + 1))
    return found


def main() -> None:
    entries = []
    for number, (players, wheel, plies) in enumerate(product((2, 3, 4), ("standard", "advanced"), PLIES)):
        made = plies * players
        found = counts(number, players, wheel, made)
        entry = {"seed": number, "players": players, "wheel": wheel, "plies": made, "sequences": found}
        entries.append(json.dumps(entry))
    FILE.write_text("[\n" + ",\n".join(entries) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()

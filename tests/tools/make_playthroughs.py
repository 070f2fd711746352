"""Writes tests/data/playthroughs anew: `python tests/tools/make_playthroughs.py`.

Look at the difference before it is kept: a line changes only when the rules or the dealer do.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent))

from playthrough import playthrough

FOLDER = Path(__file__).parent.parent / "data" / "playthroughs"
# Seeds of games with many festival towers and performances; chance alone seldom builds four levels.
GAMES = {
    "2-standard": (2, "standard", 111),
    "2-advanced": (2, "advanced", 316),
    "3-standard": (3, "standard", 221),
    "3-advanced": (3, "advanced", 280),
    "4-standard": (4, "standard", 304),
    "4-advanced": (4, "advanced", 172),
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (players, wheel, seed) in GAMES.items():
        lines = "".join(f"{line}\n" for line in playthrough(players, wheel, seed))
        (FOLDER / f"{name}.txt").write_text(lines, encoding="utf-8")


if __name__ == "__main__":
    main()

"""Writes tests/data/boards anew: `python tests/tools/make_board_golden.py`.

Look at the difference before it is kept: a board changes when its layout does, the dealer, or the bot greedy.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent))

from board_golden import FOLDER, MOMENTS, golden_board


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in MOMENTS:
        (FOLDER / f"{name}.txt").write_text(golden_board(name), encoding="utf-8")


if __name__ == "__main__":
    main()

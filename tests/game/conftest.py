"""Lets the tests here import what they share: the referee, builders and tools."""

from __future__ import annotations

import sys
from pathlib import Path

TESTS = Path(__file__).parent.parent

for folder in ("oracle", "game", "tools"):
    if str(TESTS / folder) not in sys.path:
        sys.path.append(str(TESTS / folder))

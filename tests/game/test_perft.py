"""Perft of moves against the file of counts: at small depths always, at all depths in the long suite."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from perft import Perft

FILE = Path(__file__).parent.parent / "data" / "moves_perft.json"
ENTRIES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
FEW = 4000  # sequences that are counted in the fast suite


def name(entry: dict[str, Any]) -> str:
    return f"{entry['players']}-{entry['wheel']}-{entry['plies']}"


def check(entry: dict[str, Any], most: float) -> None:
    perft = Perft(entry["seed"], entry["players"], entry["wheel"], entry["plies"])
    for depth, count in enumerate(entry["sequences"], start=1):
        if count <= most:
            assert perft.count(depth) == count, f"depth {depth}"


@pytest.mark.parametrize("entry", ENTRIES, ids=name)
def test_as_many_sequences_of_moves_as_ever(entry: dict[str, Any]) -> None:
    check(entry, FEW)


@pytest.mark.long
@pytest.mark.parametrize("entry", ENTRIES, ids=name)
def test_as_many_long_sequences_of_moves_as_ever(entry: dict[str, Any]) -> None:
    check(entry, float("inf"))


def test_the_file_covers_all_kinds_of_games_and_depths() -> None:
    assert {(entry["players"], entry["wheel"]) for entry in ENTRIES} == {
        (players, wheel) for players in (2, 3, 4) for wheel in ("standard", "advanced")
    }
    assert max(len(entry["sequences"]) for entry in ENTRIES) >= 4
    assert all(entry["sequences"][0] <= FEW for entry in ENTRIES)

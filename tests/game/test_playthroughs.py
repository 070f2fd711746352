"""Whole games, state by state, as they were played before: golden texts compared line by line."""

from __future__ import annotations

from itertools import zip_longest

import pytest
from make_playthroughs import FOLDER, GAMES
from playthrough import playthrough


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_ever(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for number, (then, now) in enumerate(zip_longest(golden, playthrough(*GAMES[name])), start=1):
        assert now == then, f"{name}.txt, line {number}"


def test_the_games_show_every_kind_of_move() -> None:
    made = [
        line.split()[1].partition("=")[0]
        for name in GAMES
        for line in (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
        if line.startswith("  > ")
    ]
    kinds = {move[:2] if move[0] in "!F" else move[:3] if move[:2] == "^!" else move[0] for move in made}
    assert kinds >= {"@", "+", "^", ".", "F", "F-", "!+", "!@", "^!+", "^!@"}
    assert any(move[0] == "!" and move[1] in "SE" for move in made)
    assert any(move[:2] == "^!" and move[2] in "SE" for move in made)


def test_every_file_belongs_to_a_game() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(GAMES)

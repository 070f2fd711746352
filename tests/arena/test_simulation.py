"""Simulations give the same games whoever plays them: any number of jobs, any hash seed, compiled or not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from castell.arena import GameResult, Setup, play_game, simulate
from castell.arena.games import game_seed
from castell.faults import CastellError

DIGEST = """
from castell.arena import Setup, simulate
for results in simulate(Setup(("random", "greedy:1", "random"), seed=4, games=3)):
    for result in results:
        print(result.number, result.decisions, result.winners, [score.total for score in result.scores])
"""


def all_of(setup: Setup, jobs: int) -> list[GameResult]:
    return [result for results in simulate(setup, jobs) for result in results]


def test_the_number_of_jobs_changes_nothing() -> None:
    setup = Setup(("random", "random", "greedy:1"), seed=9, games=7)
    alone = all_of(setup, jobs=1)
    assert [result.number for result in alone] == list(range(1, 8))
    assert all_of(setup, jobs=2) == alone


def test_any_game_can_be_played_again_without_the_others() -> None:
    setup = Setup(("random", "random"), seed=3, games=5)
    assert play_game(setup, 4) == all_of(setup, jobs=1)[3]
    assert len({game_seed(seed, number) for seed in range(20) for number in range(20)}) == 400


def test_hash_seeds_and_the_form_of_the_rules_change_nothing() -> None:
    outputs = set()
    for change in ({"PYTHONHASHSEED": "1"}, {"PYTHONHASHSEED": "77"}, {"CASTELL_INTERPRETED": "1"}):
        command = [sys.executable, "-c", DIGEST]
        process = subprocess.run(command, env=os.environ | change, capture_output=True, text=True, check=True)
        outputs.add(process.stdout)
    assert len(outputs) == 1
    assert outputs.pop().count("\n") == 3


def test_closing_stops_early() -> None:
    results = simulate(Setup(("random", "random"), seed=1, games=1000), jobs=2)
    first = next(results)
    results.close()
    assert first[0].number == 1


BROKEN = """
class Cheat:
    name = "cheat"
    def choose(self, view, chance):
        return "+X" if view.round == 2 else "."

class Crash:
    name = "crash"
    def choose(self, view, chance):
        return [][view.round]

class Mumble:
    name = "mumble"
    def choose(self, view, chance):
        return "hello"
"""


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("bot", "key", "said"),
    [
        ("cheat", "bot-illegal-move", "`+X` in game 1, round 2"),
        ("mumble", "bot-illegal-move", "`hello`"),
        ("crash", "bot-failed", "IndexError"),
    ],
)
def test_a_bot_that_misbehaves_is_told_with_its_place(
    tmp_path: Path, bot: str, key: str, said: str, jobs: int
) -> None:
    path = tmp_path / "broken.py"
    path.write_text(BROKEN, encoding="utf-8")
    with pytest.raises(CastellError) as caught:
        all_of(Setup((bot, "random"), seed=1, games=3, bots=path), jobs)
    assert caught.value.fault.key == key
    assert said in str(caught.value)
    assert "{" not in str(caught.value)

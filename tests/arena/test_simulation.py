"""Simulations give the same games whoever plays them: any number of jobs, any hash seed, compiled or not."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import cast

import pytest

from castell.arena import GameResult, Setup, play_game, simulate
from castell.arena.games import game_seed
from castell.faults import CastellError
from castell.game import Game, Moved
from castell.notation.move import Move

DOCUMENTATION = Path(__file__).parents[2] / "docs" / "bots.md"
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


class Watcher:
    """Gathers what a game looked like when it was dealt, the moves with their seats, and how it ended."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    def before(self, game: Game) -> None:
        assert not self.seen  # a new one for each game
        assert not any(isinstance(entry, Moved) for entry in game.log)
        self.seen.append(f"first {game.deal.first_player}")

    def step(self, game: Game, seat: int, move: Move) -> None:
        made = [entry for entry in game.log if isinstance(entry, Moved)]
        assert (made[-1].seat, made[-1].move) == (seat, move)
        self.seen.append(f"{seat} {move.text}")

    def after(self, game: Game) -> tuple[int, tuple[str, ...]]:
        assert game.is_over
        return sum(score.total for score in game.scores), tuple(self.seen)


def test_accumulators_see_each_game_from_the_deal_to_the_end() -> None:
    setup = Setup(("random", "random"), seed=8, games=3, accumulators=(Watcher, Watcher))
    alone = all_of(setup, jobs=1)
    for result in alone:
        assert result.gathered[0] == result.gathered[1]
        total, seen = cast("tuple[int, tuple[str, ...]]", result.gathered[0])
        assert total == sum(score.total for score in result.scores)
        assert len(seen) == 1 + result.decisions
    assert all_of(setup, jobs=2) == alone


COUNTING = """
count = 0

class Counting:
    name = "counting"

    def __init__(self, path):
        global count
        count += 1
        with open(path, "a", encoding="utf-8") as file:
            file.write(str(count))

    def choose(self, view, chance):
        return view.legal_moves[0]
"""


def test_a_file_of_bots_is_run_once_and_its_bots_are_made_for_each_game(tmp_path: Path) -> None:
    path = tmp_path / "counting.py"
    path.write_text(COUNTING, encoding="utf-8")
    made = tmp_path / "made"
    all_of(Setup((f"counting:{made}", "random"), seed=1, games=3, bots=path), jobs=1)
    assert made.read_text(encoding="utf-8") == "123"


BROKEN = """
import os

class Dying:
    name = "dying"
    def choose(self, view, chance):
        os._exit(3)

class Cheat:
    name = "cheat"
    def choose(self, view, chance):
        return "+X" if view.round == 2 else "."

class Crash:
    name = "crash"
    def choose(self, view, chance):
        return [][view.round]

class Silent:
    name = "silent"
    def choose(self, view, chance):
        return None

class Leaver:
    name = "leaver"
    def choose(self, view, chance):
        raise SystemExit(7)

class Mumble:
    name = "mumble"
    def choose(self, view, chance):
        return "hello"
"""


def test_the_documented_accumulator_watches(tmp_path: Path) -> None:
    examples = re.findall(r"```python\n(.*?)```", DOCUMENTATION.read_text(encoding="utf-8"), re.DOTALL)
    path = tmp_path / "longest.py"
    path.write_text(examples[1], encoding="utf-8")
    process = subprocess.run([sys.executable, path], capture_output=True, text=True, check=True)
    longest, spent = map(int, process.stdout.split())
    assert longest > 40
    assert 0 < spent <= 14  # each of two players has seven
    assert process.stderr == ""


def test_a_process_that_dies_is_told(tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text(BROKEN, encoding="utf-8")
    with pytest.raises(CastellError) as caught:
        all_of(Setup(("dying", "random"), seed=1, games=3, bots=path), jobs=2)
    assert caught.value.fault.key == "arena-process-died"


@pytest.mark.parametrize(
    ("bot", "key", "said", "jobs"),
    [
        ("cheat", "bot-illegal-move", "`+X` in game 1, round 2", 1),
        ("cheat", "bot-illegal-move", "`+X` in game 1, round 2", 2),
        ("mumble", "bot-illegal-move", "`hello`", 1),
        ("crash", "bot-failed", "IndexError", 1),
        ("leaver", "bot-failed", "SystemExit: 7", 1),
        ("silent", "bot-no-move", "`None` in game 1, round 1", 1),
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

"""`castell simulate`: its table, its JSON, what it refuses, and how it is interrupted."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from castell.cli import main
from castell.record import Record

Captured = pytest.CaptureFixture[str]


def test_json_holds_counts_and_means_by_category(capsys: Captured) -> None:
    assert main(["simulate", "--players", "greedy:1,random", "--games", "2", "--seed", "5", "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    answer = json.loads(out)
    assert answer["games"] == 2
    assert answer["complete"] is True
    assert answer["decisions"] > 40
    assert answer["seconds"] > 0
    assert [seat["player"] for seat in answer["seats"]] == ["greedy:1", "random"]
    assert sum(seat["wins"] for seat in answer["seats"]) == 2
    for seat in answer["seats"]:
        mean = seat["mean"]
        assert list(mean) == ["best_tower", "regions", "prizes", "size_tokens", "performances", "total"]
        assert sum(mean.values()) == pytest.approx(2 * mean["total"])


def test_the_table_shows_every_seat_and_how_to_repeat_it(capsys: Captured) -> None:
    assert main(["simulate", "--players", "random,random,random", "--games", "3", "--seed", "6"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.count("random") == 3
    assert "±" in out
    assert "--seed 6" in out


def test_each_game_leaves_a_record_by_its_number(tmp_path: Path, capsys: Captured) -> None:
    folder = tmp_path / "deep" / "records"
    words = ["simulate", "--players", "random,random", "--games", "11", "--seed", "2", "--json"]
    assert main([*words, "--records", str(folder)]) == 0
    answer = json.loads(capsys.readouterr().out)
    names = [f"{number:02d}.castell" for number in range(1, 12)]
    assert sorted(path.name for path in folder.iterdir()) == names
    games = [Record.read(path).replay() for path in sorted(folder.iterdir())]
    assert all(game.is_over for game in games)
    total = sum(game.scores[1].total for game in games) / 11
    assert answer["seats"][1]["mean"]["total"] == pytest.approx(total, abs=1e-5)


TALKER = """
print("loaded")

class Talker:
    name = "talker"

    def choose(self, view, chance):
        print("thinking")
        return view.legal_moves[0]
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_a_bot_prints_stays_out_of_the_result(tmp_path: Path, jobs: str) -> None:
    path = tmp_path / "talker.py"
    path.write_text(TALKER, encoding="utf-8")
    words = ["--players", "talker,random", "--games", "2", "--bots", str(path), "--jobs", jobs, "--json"]
    process = subprocess.run(
        [sys.executable, "-m", "castell", "simulate", *words], capture_output=True, text=True
    )
    assert process.returncode == 0
    assert json.loads(process.stdout)["games"] == 2
    # Two processes may write into one line.
    assert "loaded" in process.stderr and "thinking" in process.stderr
    assert not process.stderr.replace("loaded", "").replace("thinking", "").strip()


def test_a_bot_that_makes_an_illegal_move_is_told_in_one_line(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "cheat.py"
    path.write_text(TALKER.replace("view.legal_moves[0]", "'+X'"), encoding="utf-8")
    assert main(["simulate", "--players", "random,talker", "--games", "2", "--bots", str(path)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    (line,) = (line for line in err.splitlines() if line not in ("loaded", "thinking"))
    assert "talker at seat 1 chose `+X` in game 1, round 1" in line


@pytest.mark.parametrize(
    "words",
    [
        ["--players", "random"],
        ["--players", "random,random,random,random,random"],
        ["--players", "random,gready"],
        ["--players", "random,greedy:99"],
        ["--games", "0"],
        ["--games", "many"],
        ["--jobs", "0"],
        ["--seed", "-1"],
        ["--wheel", "round"],
    ],
)
def test_wrong_usage_is_told_in_one_line_and_plays_nothing(words: list[str], capsys: Captured) -> None:
    assert main(["simulate", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Let programs that a test starts heed interrupts; a shell that runs tests behind others forbids it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_gives_the_games_played_so_far(tmp_path: Path, jobs: str) -> None:
    words = ["simulate", "--players", "random,random", "--games", "1000000", "--jobs", jobs, "--json"]
    process = subprocess.Popen(
        [sys.executable, "-m", "castell", *words, "--records", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    while not any(tmp_path.iterdir()):  # until the first game has been played
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130, err
    assert err == ""
    answer = json.loads(out)
    assert answer["complete"] is False
    # Of one process's games the one that was being played may lack; several give all that they have played.
    assert int(jobs == "2") <= answer["games"] < 1000000

"""`castell play` in processes of its own: pipes, kills and interrupts, wrong usage, the data folder."""

from __future__ import annotations

import os
import re
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from castell.record import Record

ONES = "1\n" * 600  # the first thing that is offered, again and again: a whole game
PROMPT = re.compile(r"\w+> ")


class Played:
    """Runs `castell play` with a data folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games = folder / "castell" / "games"
        self.env = {**os.environ, "XDG_DATA_HOME": str(folder), "LANG": "C.UTF-8", "COLUMNS": "100"}

    def run(self, *words: str, answers: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(*words), input=answers, env=self.env, text=True, capture_output=True
        )

    def start(self, *words: str) -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        return subprocess.Popen(
            self.command(*words), stdin=pipe, stdout=pipe, stderr=pipe, env=self.env, text=True, bufsize=1
        )

    def command(self, *words: str) -> list[str]:
        return [sys.executable, "-m", "castell", *words]

    def record(self, number: int = 1) -> Record:
        return Record.read(self.games / f"game-{number:04d}.castell")


@pytest.fixture
def played(tmp_path: Path) -> Played:
    return Played(tmp_path)


def ask(table: subprocess.Popen[str], answer: str = "") -> str:
    """Answer, and read on to the next prompt or to the end."""
    assert table.stdin is not None and table.stdout is not None
    if answer:
        table.stdin.write(f"{answer}\n")
        table.stdin.flush()
    heard = ""
    while not PROMPT.fullmatch(heard.rpartition("\n")[2]):
        letter = table.stdout.read(1)
        if not letter:
            break
        heard += letter
    return heard


def test_a_game_is_played_through_a_pipe_and_its_deal_is_proved(played: Played) -> None:
    done = played.run("play", "--terminal", "--players", "human,greedy:1,random", answers=ONES)
    assert (done.returncode, done.stderr) == (0, "")
    record = played.record()
    assert record.scores
    assert [path.name for path in played.games.iterdir()] == ["game-0001.castell"]  # no secret is left
    proof = played.run("verify", str(played.games / "game-0001.castell"))
    assert proof.returncode == 0, proof.stderr
    assert "\x1b" not in done.stdout


def test_a_game_is_played_by_asking_for_hints(played: Played) -> None:
    table = played.start("play", "--players", "human,random", "--seed", "3")
    heard = ask(table)
    while PROMPT.fullmatch(heard.rpartition("\n")[2]):
        heard = ask(table, "hint")
        found = re.search(r"The bot greedy .*: (\S+)$", heard, re.MULTILINE)
        assert found is not None
        heard = ask(table, found.group(1))
    assert table.wait() == 0
    record = played.record()
    assert record.scores
    assert record.scores[0].total > record.scores[1].total
    table.communicate()


def test_a_script_may_end_anywhere_and_go_on_later(played: Played) -> None:
    first = played.run("play", "--players", "human,human", "--names", "Ada,Bea", answers="# hello\n1\n1\n")
    assert first.returncode == 0
    assert re.search("^(Ada|Bea)> 1$", first.stdout, re.MULTILINE)
    assert f"castell play --resume {played.games / 'game-0001.castell'}" in first.stdout
    assert len(played.record().log) == 2
    second = played.run("play", "--resume", answers=ONES)
    assert second.returncode == 0
    assert played.record().scores
    third = played.run("play", "--resume")
    assert third.returncode == 1
    assert "no unfinished game" in third.stderr
    assert played.run("play", str(played.games / "game-0001.castell")).returncode == 1


def test_a_seat_is_told_when_the_keyboard_is_passed(played: Played) -> None:
    done = played.run("play", "--players", "human,human", "--names", "Ada,Bea", answers="1\n.\n1\n.\n")
    assert "Pass the keyboard to Ada" in done.stdout
    assert "Pass the keyboard to Bea" in done.stdout


def test_what_was_shown_before_a_kill_is_in_the_record(played: Played) -> None:
    table = played.start("play", "--players", "human,greedy:1", "--names", "Ada,Bot")
    ask(table)
    heard = [ask(table, "1") for _ in range(7)]
    table.kill()
    table.wait()
    table.communicate()
    secret = played.games / "game-0001.castell.secret"
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert secret.read_text() not in (played.games / "game-0001.castell").read_text()
    saved = [entry.move.text for entry in played.record().log if getattr(entry, "seat", None) == 0]
    shown = [line for text in heard for line in text.splitlines() if line.startswith("  A Ada ")]
    assert len(saved) == 7
    assert len(shown) == len([move for move in saved if move != "."])  # that a turn ends needs no line
    again = played.run("play", "--resume", answers=ONES)
    assert again.returncode == 0
    assert not secret.exists()
    assert played.record().verify().faults == ()


def test_an_interrupt_ends_with_130_and_the_game_is_kept(played: Played) -> None:
    table = played.start("play", "--players", "human,random")
    ask(table)
    ask(table, "1")
    table.send_signal(signal.SIGINT)
    out, err = table.communicate()
    assert table.returncode == 130
    assert "Traceback" not in err
    assert "--resume" in out
    assert any(getattr(entry, "seat", None) == 0 for entry in played.record().log)


@pytest.mark.parametrize(
    "words",
    [
        ["--players", "human"],
        ["--players", "human,human,human,human,human"],
        ["--players", "human,nobody"],
        ["--players", "human,greedy:nine"],
        ["--players", "human,"],
        ["--names", "Ada"],
        ["--names", "Ada,,Bea"],
        ["--names", f"{'A' * 25},B,C"],
        ["--names", "\x1b[2J,B,C"],
        ["--wheel", "square"],
        ["--seed", "x"],
        ["--seed", "-1"],
        ["--table"],
    ],
)
def test_wrong_usage_exits_with_2_and_one_line(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from castell.cli import main

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["play", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "\x1b" not in err
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_there_is_not_written_over(played: Played) -> None:
    kept = played.folder / "kept.castell"
    kept.write_text("mine")
    done = played.run("play", "--save", str(kept))
    assert done.returncode == 2
    assert kept.read_text() == "mine"


def test_a_game_is_kept_where_it_is_wanted(played: Played) -> None:
    kept = played.folder / "kept.castell"
    assert played.run("play", "--save", str(kept), "--seed", "4", answers="1\n").returncode == 0
    assert Record.read(kept).log
    assert not played.games.exists()


def test_same_seed_and_answers_give_the_same_game(played: Played) -> None:
    words = ("play", "--players", "human,greedy:1,random", "--seed", "8", "--wheel", "advanced")
    answers = "1\n" * 12
    assert played.run(*words, answers=answers).returncode == 0
    assert played.run(*words, answers=answers).returncode == 0
    assert played.record(1).text() == played.record(2).text()


def test_a_damaged_record_is_refused_with_its_line(played: Played) -> None:
    played.run("play", "--players", "human,human", answers="1\n")
    path = played.games / "game-0001.castell"
    path.write_text(path.read_text() + "0: @XYZ\n")
    done = played.run("play", "--resume", str(path))
    assert done.returncode == 1
    assert "line" in done.stderr.lower()
    assert "Traceback" not in done.stderr

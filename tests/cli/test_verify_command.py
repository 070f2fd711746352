"""`castell verify`: exit codes, and where it says what is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from castell.cli import main
from castell.game import Dealer, Game
from castell.record import Record

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The record of a game in which nobody does anything."""
    game = Game(2, dealer=Dealer(bytes(32)))
    while not game.is_over:
        game.push(".")
    path = tmp_path / "game.castell"
    Record.of(game).write(path)
    return path


def test_a_right_record(file: Path, capsys: Captured) -> None:
    assert main(["verify", str(file)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.startswith(f"{file} is right: a finished game of 24 entries.") and "are proved" in out


def test_an_unfinished_record(file: Path, capsys: Captured) -> None:
    Record.of(Game(2, dealer=Dealer(bytes(32)))).write(file)
    assert main(["verify", str(file)]) == 0
    out = capsys.readouterr().out
    assert "an unfinished game of 0 entries" in out and "when the dealer's secret is published" in out


def test_line_clause_and_reason_of_what_is_wrong(file: Path, capsys: Captured) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    number = lines.index("round 2") + 1
    lines[number] = lines[number].replace(".", "+5 .")
    file.write_text("\n".join(lines), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert f"castell: {file}: Line {number + 1}," in err and "`+5`" in err and "(A2)" in err


def test_a_refuted_deal(file: Path, capsys: Captured) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("secret: 00", "secret: 01"), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    out, err = capsys.readouterr()
    assert out == "" and "(U1)" in err and "hash" in err


def test_all_files_are_checked(file: Path, tmp_path: Path, capsys: Captured) -> None:
    other = tmp_path / "other.castell"
    other.write_text("castell-record 1\n", encoding="utf-8")
    assert main(["verify", str(tmp_path / "nowhere"), str(other), str(file)]) == 1
    out, err = capsys.readouterr()
    assert [line.split(":")[1].strip() for line in err.splitlines()][1] == str(other)
    assert "nowhere" in err and out.startswith(str(file))


def test_json(file: Path, tmp_path: Path, capsys: Captured) -> None:
    assert main(["verify", str(file), str(tmp_path / "nowhere"), "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert answer["right"] is False
    right, wrong = answer["files"]
    assert right == {
        "file": str(file),
        "right": True,
        "over": True,
        "entries": 24,
        "proof": "proved",
        "faults": [],
    }
    assert wrong["proof"] is None and wrong["faults"][0]["key"] == "cli-file-trouble"


def test_a_file_must_be_named(capsys: Captured) -> None:
    assert main(["verify"]) == 2
    assert "FILE" in capsys.readouterr().err

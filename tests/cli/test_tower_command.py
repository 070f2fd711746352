"""`castell tower`: what it prints, where, and with which exit code."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from castell.cli import main

DATA = Path(__file__).parent.parent / "data" / "towers.jsonl"

Captured = pytest.CaptureFixture[str]


def type_in(monkeypatch: pytest.MonkeyPatch, content: bytes) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(content)))


def test_check_shows_a_legal_tower_with_its_skills(capsys: Captured) -> None:
    assert main(["tower", "check", "9XX/88/7/6", "--hand", "XX98876", "--skills", "mix=1,balance=1"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert [line.split() for line in out.splitlines()[:4]] == [
        ["4", "6", "Balance"],
        ["3", "7"],
        ["2", "88"],
        ["1", "XX9", "Mix"],
    ]
    assert "Legal" in out


def test_check_tells_every_fault_with_its_clause(capsys: Captured) -> None:
    words = ["tower", "check", "XX9/88/7/6", "--hand", "XX98876", "--sizes", "8,3", "--shape", "3-2-1"]
    assert main([*words, "--show", "width", "--levels", "5"]) == 1
    out, err = capsys.readouterr()
    assert err == ""
    assert "Score 6" in out
    for clause in ("(T2)", "(T4)", "(F1)", "(L2)", "(L3)", "(T8)"):
        assert clause in out


def test_check_as_json(capsys: Captured) -> None:
    assert main(["tower", "check", "XX9/88", "--skills", "mix=1", "--sizes", "9", "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert answer["tower"] == "XX9/88"
    assert answer["score"] == 3
    assert answer["uses"]["mix"] == 1
    assert [fault["key"] for fault in answer["faults"]] == ["tower-too-low"]
    assert answer["legal"]


def test_check_takes_the_limits_of_an_edition(tmp_path: Path, capsys: Captured) -> None:
    from castell.edition.loader import DIADA

    file = tmp_path / "wide.toml"
    text = DIADA.read_text(encoding="utf-8")
    assert "width_limit = 3" in text
    file.write_text(
        text.replace("width_limit = 3", "width_limit = 5").replace('id = "diada"', 'id = "wide"'),
        encoding="utf-8",
    )
    assert main(["tower", "check", "XXXXX/99"]) == 1
    assert main(["tower", "check", "XXXXX/99", "--edition", str(file)]) == 0


@pytest.mark.parametrize(
    "words",
    [
        ["check", "X", "--hand", "A"],
        ["check", "X", "--skills", "luck=1"],
        ["check", "X", "--sizes", "11"],
        ["check", "X", "--shape", "3.2"],
        ["check", "X", "--show", "luck"],
        ["best", "--hand", "XX", "--sizes", "88"],
        ["best", "--hand", "XX"],
        ["check"],
    ],
)
def test_options_that_cannot_be_read_are_wrong_usage(words: list[str], capsys: Captured) -> None:
    assert main(["tower", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "castell tower" in err
    assert "--help" in err


def test_a_tower_that_cannot_be_read_is_wrong_content(capsys: Captured) -> None:
    assert main(["tower", "check", "XX//9"]) == 1
    assert "character 4" in capsys.readouterr().err


def test_best_shows_the_tower_and_what_else_could_be_shown(capsys: Captured) -> None:
    words = [
        "tower",
        "best",
        "--hand",
        "3333888888899XXXX",
        "--skills",
        "balance=1,base=1,strength=1,width=1",
    ]
    assert main([*words, "--sizes", "3,8"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("scores 13.")
    assert any(line.startswith("12 ") and "3: 4, 8: 4" in line for line in lines)


def test_best_as_json(capsys: Captured) -> None:
    assert (
        main(["tower", "best", "--hand", "XXX998876", "--skills", "balance=1", "--sizes", "8", "--json"]) == 0
    )
    assert json.loads(capsys.readouterr().out) == {
        "feasible": True,
        "score": 6,
        "tower": "XXX/99/88/7",
        "outcomes": [{"score": 6, "counts": [2], "tower": "XXX/99/88/7"}],
    }


def test_best_says_what_lacks_when_no_tower_takes_part(capsys: Captured) -> None:
    assert main(["tower", "best", "--hand", "XXX99887", "--sizes", "7"]) == 1
    out, err = capsys.readouterr()
    assert err == ""
    assert "Balance +1" in out
    assert main(["tower", "best", "--hand", "XXX99887", "--skills", "balance=1", "--sizes", "2,7"]) == 1
    assert "castellers it could: 2 " in capsys.readouterr().out


def test_solve_answers_a_file_in_order(capsys: Captured) -> None:
    assert main(["tower", "solve", str(DATA)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    answers = [json.loads(line) for line in out.splitlines()]
    problems = [json.loads(line) for line in DATA.read_text(encoding="utf-8").splitlines()]
    assert [answer["id"] for answer in answers] == [problem["id"] for problem in problems]


def test_solve_answers_the_good_lines_and_tells_the_bad_ones(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    good = DATA.read_bytes().splitlines(keepends=True)
    type_in(monkeypatch, good[0] + b"{\n\n" + b"\xff\n" + b"\xef\xbb\xbf" + good[5].rstrip())
    assert main(["tower", "solve"]) == 1
    out, err = capsys.readouterr()
    assert [json.loads(line)["id"] for line in out.splitlines()] == [0, 5]
    first, second = err.splitlines()
    assert "Line 2" in first
    assert "Line 4" in second


def test_solve_without_a_problem_prints_nothing(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    type_in(monkeypatch, b"")
    assert main(["tower", "solve"]) == 0
    assert capsys.readouterr() == ("", "")


def test_solve_names_a_file_that_is_not_there(capsys: Captured) -> None:
    assert main(["tower", "solve", "nowhere.jsonl"]) == 1
    assert "nowhere.jsonl" in capsys.readouterr().err

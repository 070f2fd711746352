"""`castell rules`: all, a clause, a section, words; plain in a pipe, set in columns on a terminal, JSON."""

from __future__ import annotations

import json
import sys

import pytest

from castell.cli import main
from castell.locale import rules_text


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CASTELL_LANGUAGE", "en")


def test_all_rules_are_plain_in_a_pipe(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "The rules of Castell"
    for clause in rules_text().clauses:
        assert any(line.startswith(f"{clause.number} ") for line in lines), clause.number
    assert not any("[S]" in line or "\x1b" in line for line in lines)


def test_a_clause_is_one_line_below_its_section(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "t4"]) == 0
    assert capsys.readouterr().out == (
        "5. Towers\n"
        "T4 A level has fewer castellers than the level below, unless Balance is used: "
        "then it has as many as the level directly below. Never more.\n"
    )


def test_a_section_is_found_by_letter_and_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "F"]) == 0
    by_letter = capsys.readouterr().out
    assert main(["rules", "7"]) == 0
    assert capsys.readouterr().out == by_letter
    assert by_letter.startswith("7. Festivals\nF1 ") and "\nF5 " in by_letter and "\nE1" not in by_letter


def test_words_are_looked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "bag", "refill"]) == 0
    assert capsys.readouterr().out.startswith("3. Round\nR1 Refill: ")


def test_sources_are_shown_when_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "T4", "--sources"]) == 0
    assert "directly below [S]. Never more." in capsys.readouterr().out
    assert main(["rules", "--sources"]) == 0
    assert "[H] A house ruling" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["T9"], "There is no clause T9. Did you mean T8, T7 or T6?"),
        (["T4", "A12"], "There is no clause A12. Did you mean A2, A1 or A8?"),
        (["Q"], "There is no section Q. The sections are B, U, R, A, T, L, F, E and N;"),
        (["9"], "There is no section 9."),
        (["balcony"], 'No clause contains "balcony".'),
    ],
)
def test_what_is_not_there_is_told_with_the_nearest(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", *words]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err and err.count("\n") == 1


def test_json_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "T4", "E2", "--json"]) == 0
    out, err = capsys.readouterr()
    clause = rules_text().clause("T4")
    assert clause is not None
    assert json.loads(out) == {
        "language": "en",
        "sections": [
            {
                "number": 5,
                "letter": "T",
                "title": "Towers",
                "clauses": [{"clause": "T4", "text": clause.text()}],
            },
            {
                "number": 8,
                "letter": "E",
                "title": "End of the game",
                "clauses": [{"clause": "E2", "text": "Best tower: the score marker."}],
            },
        ],
    }
    assert err == ""


def test_json_with_sources_keeps_the_marks(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "B5", "--json", "--sources"]) == 0
    assert json.loads(capsys.readouterr().out)["sections"][0]["title"] == "Box [S]"


def test_a_language_can_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "T4", "--language", "en"]) == 0
    assert main(["rules", "T4", "--language", "xx"]) == 2
    err = capsys.readouterr().err
    assert err == 'castell: There is no language "xx". Choose en. `castell rules --help` tells more.\n'


@pytest.mark.parametrize("width", ["60", "200"])
def test_a_terminal_gets_columns(
    width: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TERM", "dumb")  # no codes for bold either
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert main(["rules"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= min(int(width), 100)
    assert lines[0] == "The rules of Castell"
    assert "5. Towers" in lines
    assert [line for line in lines if line.startswith("T4  A level has fewer castellers")]
    words = " ".join(" ".join(lines).split())
    assert "S01=999/88/7" in words and '"castell-record"' in words

"""The text of the rules: every clause in its section, found by number, section and words, and its sources."""

from __future__ import annotations

import re

import pytest

from castell.faults import CastellError
from castell.locale import languages, rules_text
from castell.locale.rulebook import parse

BOOK = rules_text("en")
CLAUSES = {
    "B": 9,
    "U": 6,
    "R": 5,
    "A": 8,
    "T": 8,
    "L": 4,
    "F": 5,
    "E": 7,
    "N": 7,
}


def test_every_clause_is_there_in_order() -> None:
    expected = [f"{letter}{number}" for letter, count in CLAUSES.items() for number in range(1, count + 1)]
    assert [clause.number for clause in BOOK.clauses] == expected


def test_a_section_holds_the_clauses_of_its_letter() -> None:
    assert [section.number for section in BOOK.sections] == [1, 2, 3, 4, 5, 6, 7, 8, 10]
    for section in BOOK.sections:
        assert {clause.number[0] for clause in section.clauses} == {section.letter}


def test_every_language_has_the_same_clauses() -> None:
    for language in languages():
        assert [one.number for one in rules_text(language).clauses] == [one.number for one in BOOK.clauses]


def test_a_language_without_rules_gets_the_english_ones() -> None:
    assert rules_text("xx") is BOOK


def test_the_marks_of_sources_are_shown_only_when_asked_for() -> None:
    clause = BOOK.clause("T2")
    assert clause is not None
    assert clause.text() == (
        "All castellers of a level have the same size, unless Mix is used on it: "
        "then it holds exactly two sizes, n and n-1."
    )
    assert "same size [S], unless" in clause.text(sources=True)
    section = BOOK.section("T")
    assert section is not None
    assert (BOOK.sections[0].title(), BOOK.sections[0].title(sources=True)) == ("Box", "Box [S]")
    assert "[H]" in BOOK.preface(sources=True) and "[" not in BOOK.preface()


def test_what_is_left_without_the_marks_is_clean() -> None:
    for clause in BOOK.clauses:
        text = clause.text()
        assert text[0].isupper() or text[0].isdigit(), clause.number
        assert not re.search(r"\[[SPH]\b|\*\*|`", text), clause.number
        if clause.number not in ("N4", "N7"):  # a table and an example, with spaces of their own
            assert not re.search(r"  | [,;:)]|\( | \.(?!\.)", text), clause.number


def test_no_line_of_a_clause_reads_as_other_markdown() -> None:
    for clause in BOOK.clauses:
        prose = re.sub(r"```.*?```", "", clause.source, flags=re.DOTALL)
        assert not re.search(r"^(?:[>#+*-] |\d+[.)] |    )", prose, flags=re.MULTILINE), clause.number


def test_tables_and_examples_keep_their_lines() -> None:
    moves, form = BOOK.clause("N4"), BOOK.clause("N7")
    assert moves is not None and form is not None
    assert "\nrecruit (A3)                                +83, +X\n" in moves.text()
    assert '\n{"format": "castell-record", "version": 1,' in form.text()


@pytest.mark.parametrize(
    ("words", "numbers"),
    [
        (("T4",), ["T4"]),
        (("t4",), ["T4"]),
        (("F2", "T4"), ["T4", "F2"]),
        (("L",), ["L1", "L2", "L3", "L4"]),
        (("6",), ["L1", "L2", "L3", "L4"]),
        (("L", "l1", "E2"), ["L1", "L2", "L3", "L4", "E2"]),
        (("bag",), ["U1", "U5", "R1"]),
        (("BAG", "refill"), ["R1"]),
    ],
)
def test_clauses_are_found_by_number_section_and_words(words: tuple[str, ...], numbers: list[str]) -> None:
    assert [clause.number for section in BOOK.find(*words) for clause in section.clauses] == numbers


def test_a_word_of_a_title_finds_the_whole_section() -> None:
    numbers = {clause.number for clause in BOOK.search("festivals")}
    assert {"F1", "F2", "F3", "F4", "F5", "R4"} <= numbers


def test_examples_are_not_searched() -> None:
    assert BOOK.search("castell-record") == ()


def test_words_that_no_clause_has_are_told() -> None:
    with pytest.raises(CastellError) as caught:
        BOOK.find("bag", "balcony")
    assert caught.value.fault.values["words"] == "bag balcony"


def test_nothing_asked_is_everything() -> None:
    assert BOOK.find() == BOOK.sections


def test_an_unknown_clause_names_the_nearest() -> None:
    with pytest.raises(CastellError) as caught:
        BOOK.find("T4", "T9", "X1")
    assert [fault.key for fault in caught.value.faults] == ["rules-unknown-clause"] * 2
    assert [fault.values["number"] for fault in caught.value.faults] == ["T9", "X1"]
    nearest = caught.value.fault.values["nearest"]
    assert isinstance(nearest, tuple) and len(nearest) == 3
    assert all(str(one).startswith("T") for one in nearest)


def test_an_unknown_section_names_all() -> None:
    with pytest.raises(CastellError) as caught:
        BOOK.find("Q")
    assert caught.value.fault.key == "rules-unknown-section"
    assert caught.value.fault.values["sections"] == tuple(CLAUSES)


@pytest.mark.parametrize(
    "section", ["## 1. Box\n", "## 1. Box\n\nwords\n\n**B1** 2\n", "## Box\n\n**B1** 2\n"]
)
def test_a_file_of_another_form_is_refused(section: str) -> None:
    with pytest.raises(ValueError, match="not a section of clauses"):
        parse("en", "# Rules\n\n" + section)

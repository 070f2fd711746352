"""Towers, castellers and skills as texts: both ways, and what is said of texts that are none."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from castell.faults import Fault, InvalidNotation
from castell.notation.tower import (
    LONGEST_TOWER,
    Tower,
    format_castellers,
    hand_counts,
    parse_castellers,
    parse_skills,
    skill_ranks,
)
from castell.rules.skills import SKILLS

levels = st.lists(st.lists(st.integers(1, 10), min_size=1, max_size=8), min_size=1, max_size=8)


def fault_of(text: str) -> Fault:
    with pytest.raises(InvalidNotation) as caught:
        Tower(text)
    return caught.value.fault


@given(levels)
def test_a_tower_is_read_as_it_is_written(castellers: list[list[int]]) -> None:
    tower = Tower.of(castellers)
    again = Tower(tower.text)
    assert again == tower
    assert again.levels == tower.levels == tuple(tuple(sorted(level, reverse=True)) for level in castellers)
    assert str(again) == tower.text


@given(levels, st.randoms(use_true_random=False))
def test_people_may_type_any_order_within_a_level(castellers: list[list[int]], rng: object) -> None:
    tower = Tower.of(castellers)
    typed = []
    for level in tower.text.split("/"):
        letters = list(level)
        rng.shuffle(letters)  # type: ignore[attr-defined]
        typed.append("".join(letters))
    assert Tower("/".join(typed)) == tower


@given(st.text(max_size=30) | st.text("123456789X/", max_size=30))
def test_any_text_is_a_tower_or_invalid_notation(text: str) -> None:
    try:
        tower = Tower(text)
    except InvalidNotation as error:
        assert str(error)
    else:
        assert Tower(tower.text) == tower


def test_parts_of_a_tower() -> None:
    tower = Tower("9XX/88/7/6")
    assert tower.text == "XX9/88/7/6"
    assert tower.levels == ((10, 10, 9), (8, 8), (7,), (6,))
    assert tower.shape == (3, 2, 1, 1)
    assert tower.castellers == (10, 10, 9, 8, 8, 7, 6)
    assert repr(tower) == "Tower('XX9/88/7/6')"


def test_towers_are_equal_hashed_and_ordered_by_text() -> None:
    assert Tower("98/7") == Tower("89/7")
    assert len({Tower("98/7"), Tower("89/7"), Tower("98")}) == 2
    assert sorted([Tower("X"), Tower("9/8"), Tower("99"), Tower("9")]) == [
        Tower("9"),
        Tower("9/8"),
        Tower("99"),
        Tower("X"),
    ]
    assert Tower("9") != "9"


@given(levels, levels)
def test_levels_compare_as_their_texts_do(one: list[list[int]], other: list[list[int]]) -> None:
    first, second = Tower.of(one), Tower.of(other)
    assert (first < second) == (first.levels < second.levels)


def test_a_tower_does_not_change() -> None:
    tower = Tower("9/8")
    with pytest.raises(AttributeError):
        tower.text = "8/9"  # type: ignore[misc]
    assert copy.deepcopy(tower) == tower
    assert pickle.loads(pickle.dumps(tower)) == tower


def test_empty_levels_are_told_with_their_place() -> None:
    assert fault_of("") == Fault.of("notation-empty-level", "T1", text="", level=1, position=1)
    assert fault_of("XX//9") == Fault.of("notation-empty-level", "T1", text="XX//9", level=2, position=4)
    assert fault_of("X/") == Fault.of("notation-empty-level", "T1", text="X/", level=2, position=3)


@pytest.mark.parametrize("letter", ["0", "x", " ", "A", "é", "١", "\n", "\ud800"])
def test_other_characters_are_told_with_their_place(letter: str) -> None:
    text = f"XX/9{letter}"
    assert fault_of(text) == Fault.of("notation-no-casteller", text=text, character=letter, position=5)


def test_very_long_texts_are_refused() -> None:
    assert len(Tower("9" * LONGEST_TOWER).castellers) == LONGEST_TOWER
    assert fault_of("9" * (LONGEST_TOWER + 1)).key == "notation-too-long"
    for read in (parse_castellers, parse_skills):
        with pytest.raises(InvalidNotation):
            read("9" * (LONGEST_TOWER + 1))


def test_castellers_both_ways() -> None:
    assert parse_castellers("8X9X") == (10, 10, 9, 8)
    assert parse_castellers("") == ()
    assert format_castellers((8, 10, 9, 10)) == "XX98"


def test_skills_are_read() -> None:
    assert parse_skills("") == dict.fromkeys(SKILLS, 0)
    assert parse_skills(" mix = 2, balance=1 ") == {**dict.fromkeys(SKILLS, 0), "balance": 1, "mix": 2}
    assert skill_ranks({"width": 3}) == [0, 0, 0, 0, 3]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("courage=1", "notation-unknown-skill"),
        (",", "notation-unknown-skill"),
        ("special=1", "notation-unknown-skill"),
        ("mix", "notation-rank-unreadable"),
        ("mix=", "notation-rank-unreadable"),
        ("mix=-1", "notation-rank-unreadable"),
        ("mix=²", "notation-rank-unreadable"),
        ("mix=1,mix=2", "notation-skill-twice"),
        ("mix=10", "notation-rank-range"),
        ("mix=" + "9" * 300, "notation-rank-unreadable"),
    ],
)
def test_other_skills_are_refused(text: str, key: str) -> None:
    with pytest.raises(InvalidNotation) as caught:
        parse_skills(text)
    assert caught.value.fault.key == key
    assert str(caught.value)


def test_skills_by_name_are_checked_too() -> None:
    for skills in ({"courage": 1}, {"mix": -1}, {"mix": 10}):
        with pytest.raises(InvalidNotation):
            skill_ranks(skills)


def test_hands_are_texts_or_sizes() -> None:
    assert hand_counts("X1X") == hand_counts([10, 1, 10]) == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2]
    for hand in ([0], [11], [-1], [5] * 151):
        with pytest.raises(InvalidNotation):
            hand_counts(hand)


def test_a_check_as_in_the_guide() -> None:
    found = Tower("XX9/88/7/6").check(hand="XX98876", skills={"balance": 1})
    assert not found.legal
    assert [(fault.key, fault.clause) for fault in found.faults] == [("tower-needs-mix", "T2")]
    assert Tower("XX9/88/7/6").check(hand=[10, 10, 9, 8, 8, 7, 6], skills="balance=1,mix=1").legal


def test_F2_a_score() -> None:
    assert Tower("XX9/88/7/6").score([8, 10]) == Tower("XX9/88/7/6").score("8X") == 8

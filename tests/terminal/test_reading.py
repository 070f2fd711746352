"""What people type: lenient where it is clear what they mean, and left alone where it isn't."""

from __future__ import annotations

import pytest

from castell.terminal.reading import as_notation, bare_tile, seat_named


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("@bcn", "@BCN"),
        (" @ BCN ", "@BCN"),
        ("+ 8 3", "+83"),
        ("+x", "+X"),
        ("^bal", "^balance"),
        ("^BALANCE", "^balance"),
        ("^ w", "^width"),
        ("^ba", "^ba"),  # balance or base
        ("^", "^"),
        ("^!+x", "^!+X"),
        ("^! @bcn", "^!@BCN"),
        ("!s02 = xx/9/8", "!S02=XX/9/8"),
        (".", "."),
        ("nonsense", "NONSENSE"),
    ],
)
def test_a_move_is_read_in_any_case_and_with_spaces(typed: str, meant: str) -> None:
    assert as_notation(typed, festival=False) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("xx9/88/7/6", "F=XX9/88/7/6"),
        ("f=xx9/88/7/6", "F=XX9/88/7/6"),
        ("f-", "F-"),
        ("", ""),
        (".", "."),
    ],
)
def test_F1_at_a_festival_a_bare_tower_is_one_to_show(typed: str, meant: str) -> None:
    assert as_notation(typed, festival=True) == meant


@pytest.mark.parametrize(
    ("text", "tile"),
    [
        ("S02", ("", "S02")),
        ("!S02", ("!", "S02")),
        ("^!E13=", ("^!", "E13")),
        ("!S02=XX/9/8", None),
        ("@BCN", None),
        ("S2", None),
    ],
)
def test_a_performance_may_leave_the_tower_to_the_coach(text: str, tile: tuple[str, str] | None) -> None:
    assert bare_tile(text) == tile


@pytest.mark.parametrize(
    ("text", "seat"), [("A", 0), ("b", 1), ("2", 1), ("jordi", 1), ("D", None), ("", None)]
)
def test_a_seat_is_named_by_letter_number_or_name(text: str, seat: int | None) -> None:
    assert seat_named(text, ["Maria", "Jordi"]) == seat

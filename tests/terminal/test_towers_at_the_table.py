"""Towers at the table: how one is shown, how one is refused, and performances with or without a tower."""

from __future__ import annotations

from pathlib import Path

import pytest
from sitting import Sitting, begin, sit

from castell.bots import find_bot
from castell.game import Kind
from castell.notation.move import Move
from castell.rules.chance import Chance
from castell.terminal.saving import save


def played_to(folder: Path, kind: Kind) -> Sitting:
    """A game that was played until a person has a choice of this kind."""
    sitting = begin(folder)
    game, bot, chance = sitting.game, find_bot("greedy:1"), Chance(1)
    while not offered(sitting, kind):
        assert game.seat is not None
        game.push(bot.choose(game.view(game.seat), chance))
    save(game, sitting.path)
    return sitting


def offered(sitting: Sitting, kind: Kind) -> list[Move]:
    """The moves of a kind, of whoever is to act."""
    choices = sitting.game.view(sitting.game.seat).choices
    return [move for choice in choices if choice.kind is kind for move in choice.moves]


def best_tower(sitting: Sitting) -> str:
    layout, festival = sitting.game.position.layout, sitting.game.position.festival
    sizes = tuple(layout.festival_size[festival][: layout.festival_sizes[festival]])
    towers = [move.tower for move in offered(sitting, Kind.SHOW) if move.tower is not None]
    return max(towers, key=lambda tower: (tower.score(sizes), len(tower.castellers), tower)).text


@pytest.mark.parametrize("answer", ["", "1", "tower", "F=tower", "f = tower"])
def test_F1_the_best_tower_is_shown_by_enter_by_number_or_in_notation(tmp_path: Path, answer: str) -> None:
    sitting = played_to(tmp_path, Kind.SHOW)
    tower = best_tower(sitting)
    number = len(sitting.moves)
    shown = sit(sitting, answer.replace("tower", tower))
    assert "your best tower" in shown
    assert sitting.moves[number] == f"F={tower}"
    assert f"shows {tower}" in shown


def test_castellers_of_a_level_are_typed_in_any_order(tmp_path: Path) -> None:
    sitting = played_to(tmp_path, Kind.SHOW)
    tower = best_tower(sitting)
    number = len(sitting.moves)
    sit(sitting, "/".join(level[::-1] for level in tower.split("/")).lower())
    assert sitting.moves[number] == f"F={tower}"


@pytest.mark.parametrize("answer", ["F-", "f-", "last"])
def test_F1_a_festival_is_left_out_by_its_sign_or_by_the_last_number(tmp_path: Path, answer: str) -> None:
    sitting = played_to(tmp_path, Kind.SHOW)
    number = len(sitting.moves)
    last = str(len(offered(sitting, Kind.SHOW)) + 1)
    sit(sitting, answer.replace("last", last))
    assert sitting.moves[number] == "F-"


@pytest.mark.parametrize(
    ("wrong", "clauses"),
    [
        ("1/2/3/4", ["(T3)"]),  # it stands on its head
        ("9/8/7", ["(F1)"]),
        ("9/8/7/5555", ["(T4)"]),
        ("9876/5/4/3", ["(T2)"]),
        ("XXXXXXXXX/9/8/7", ["(T5)"]),
    ],
)
def test_a_wrong_tower_is_explained_and_the_right_one_taken_after_it(
    tmp_path: Path, wrong: str, clauses: list[str]
) -> None:
    sitting = played_to(tmp_path, Kind.SHOW)
    tower = best_tower(sitting)
    moves = sitting.moves
    shown = sit(sitting, wrong)
    for clause in clauses:
        assert clause in shown
    assert sitting.moves == moves
    sit(sitting, wrong, tower)
    assert sitting.moves[len(moves)] == f"F={tower}"


def test_every_level_that_is_wrong_is_named(tmp_path: Path) -> None:
    sitting = played_to(tmp_path, Kind.SHOW)
    shown = sit(sitting, "1/2/3/4")
    for level in ("2", "3", "4"):
        assert any(f"evel {level}" in line and "(T3)" in line for line in shown.splitlines()), shown


@pytest.mark.parametrize("answer", ["", "F-"])
def test_A8_what_was_shown_at_a_festival_is_final(tmp_path: Path, answer: str) -> None:
    sitting = played_to(tmp_path, Kind.SHOW)
    sit(sitting, answer)
    moves = sitting.moves
    assert "could be taken back" in sit(sitting, "undo")
    assert sitting.moves == moves


def test_back_leads_from_a_festival_to_the_turn_before_it(tmp_path: Path) -> None:
    sitting = played_to(tmp_path, Kind.SHOW)
    turn, seat = sitting.game.round, sitting.game.seat
    assert f"start of your turn in round {turn}" in sit(sitting, "back")
    assert (sitting.game.round, sitting.game.seat) == (turn, seat)
    assert not offered(sitting, Kind.SHOW)


@pytest.mark.parametrize("before", ["", "!"])
def test_L1_a_performance_needs_no_more_than_its_tile(tmp_path: Path, before: str) -> None:
    sitting = played_to(tmp_path, Kind.PERFORM)
    move = next(move for move in offered(sitting, Kind.PERFORM) if move.text.startswith("!"))
    number = len(sitting.moves)
    sit(sitting, f"{before}{move.tile}".lower())
    assert sitting.moves[number] == move.text


def test_L1_a_performance_elsewhere_or_with_a_wrong_tower_is_refused(tmp_path: Path) -> None:
    sitting = played_to(tmp_path, Kind.PERFORM)
    game = sitting.game
    here = next(move.tile for move in offered(sitting, Kind.PERFORM))
    region = game.position.pawn[game.seat or 0]
    rows = game.position.layout.row
    away = game.position.box.tile_ids[rows[(region + 1) % len(rows)][0]]
    moves = sitting.moves
    shown = sit(sitting, away, f"!{away}=9/8/7", f"!{here}=1/2/3/4")
    assert shown.count("(L1)") >= 2
    assert "(L2)" in shown or "(L3)" in shown or "(T3)" in shown
    assert sitting.moves == moves

"""`castell show`: a record as people read it, as JSON, as its text, and at one moment."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from castell.cli import main
from castell.game import Game, Player
from castell.record import Record
from castell.rules.chance import Chance

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def game() -> Game:
    """A finished game in which one of the players has an odd name."""
    game = Game(["Núria", Player("[b]\x1b[2J", "bot:greedy")], seed=3)
    chance = Chance(3)
    while not game.is_over:
        moves = list(game.legal_moves)
        towers = [move for move in moves if move.tower is not None] or moves
        game.push(towers[chance.below(len(towers))])
    return game


@pytest.fixture
def file(game: Game, tmp_path: Path) -> str:
    path = tmp_path / "game.castell"
    Record.of(game).write(path)
    return str(path)


def test_a_record_is_shown_with_players_moves_and_points(game: Game, file: str, capsys: Captured) -> None:
    assert main(["show", file]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.startswith("Diada, standard wheel, 2 players\nSeat 0: Núria (human)\n")
    assert "[b]\\x1b[2J" in out and "\x1b" not in out
    assert "are proved" in out
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert [line for line in lines if line.startswith("Round")] == [f"Round {n}" for n in range(1, 11)]
    assert f"Best tower {game.scores[0].best_tower} {game.scores[1].best_tower}" in lines
    assert f"Total {game.scores[0].total} {game.scores[1].total}" in lines
    assert sum(line.startswith("refill") for line in lines) == 4
    assert " has won." in out or " share the victory." in out
    shown = " ".join(lines).split()
    for entry in Record.of(game).to_json()["log"]:
        assert "refill" in entry or entry["move"] in shown


def test_json_is_the_form_of_section_10(game: Game, file: str, capsys: Captured) -> None:
    assert main(["show", file, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == Record.of(game).to_json()


def test_text_is_the_canonical_file(file: str, capsys: Captured) -> None:
    text = Path(file).read_text(encoding="utf-8")
    Path(file).write_text(text.replace("\ndeal\n", "\ndeal ; dealt\n"), encoding="utf-8")
    assert main(["show", file, "--text"]) == 0
    assert capsys.readouterr().out == text


def test_a_moment_is_shown(game: Game, file: str, capsys: Captured) -> None:
    assert main(["show", file, "--at", "0"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("After 0 entries, round 1, ")
    assert "\x1b" not in out
    assert all(region.code in out for region in game.edition.regions)
    assert "isn't over" in out
    assert main(["show", file, "--at", "20", "--json"]) == 0
    assert capsys.readouterr().out == Record.of(game).at(20).view().to_json() + "\n"


def test_a_moment_beyond_the_end_is_refused(file: str, capsys: Captured) -> None:
    assert main(["show", file, "--at", "9999"]) == 1
    assert "Name a number from 0" in capsys.readouterr().err


def test_a_wrong_record_is_not_shown(file: str, capsys: Captured) -> None:
    text = Path(file).read_text(encoding="utf-8")
    Path(file).write_text(text.replace("winners: ", "winners: 0 1 ;"), encoding="utf-8")
    assert main(["show", file]) == 1
    out, err = capsys.readouterr()
    assert out == "" and "(E7)" in err


def test_text_goes_alone(file: str, capsys: Captured) -> None:
    assert main(["show", file, "--text", "--json"]) == 2
    assert main(["show", file, "--text", "--at", "3"]) == 2
    assert "--text" in capsys.readouterr().err


def test_a_file_that_isnt_there(capsys: Captured) -> None:
    assert main(["show", "nowhere.castell"]) == 1
    assert "nowhere.castell" in capsys.readouterr().err

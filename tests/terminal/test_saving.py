"""Where games lie: resumed as they were, and nothing that is overwritten. Secrets are tested at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from castell.faults import CastellError
from castell.game import Dealer, Game
from castell.record import Record
from castell.terminal.saving import begin, latest_file, new_file, resume, save, save_copy, secret_file


def begun(folder: Path, dealer: Dealer) -> tuple[Game, Path]:
    path = new_file(folder)
    game = Game(2, dealer=dealer)
    begin(game, dealer, path)
    return game, path


def finish(game: Game) -> None:
    """To the end by ending every turn."""
    while not game.is_over:
        game.push("." if "." in game.legal_moves else "F-")


def test_an_open_seed_needs_no_secret(tmp_path: Path) -> None:
    game, path = begun(tmp_path, Dealer.from_seed(3))
    assert not secret_file(path).exists()
    game.push("@BCN")
    save(game, path)
    resumed, _ = resume(path)
    assert resumed.log == game.log and resumed.view(0).to_json() == game.view(0).to_json()


def test_a_resumed_game_draws_what_it_would_have_drawn(tmp_path: Path) -> None:
    game, path = begun(tmp_path, Dealer.fresh())
    game.push("@BCN")
    save(game, path)
    resumed, _ = resume(path)
    finish(game)
    finish(resumed)
    assert Record.of(resumed) == Record.of(game)


def test_another_games_secret_is_refused(tmp_path: Path) -> None:
    _, path = begun(tmp_path, Dealer.fresh())
    secret_file(path).write_text("00" * 32)
    with pytest.raises(CastellError):
        resume(path)


def test_new_files_are_numbered_and_never_the_same(tmp_path: Path) -> None:
    (tmp_path / "game-9999.castell").write_text("")
    (tmp_path / "game-old.castell").write_text("")
    assert [new_file(tmp_path).name, new_file(tmp_path).name] == ["game-10000.castell", "game-10001.castell"]


def test_the_latest_game_is_the_last_that_is_unfinished(tmp_path: Path) -> None:
    with pytest.raises(CastellError) as caught:
        latest_file(tmp_path)
    assert caught.value.fault.key == "play-nothing-to-resume"
    _, first = begun(tmp_path, Dealer.from_seed(1))
    over, second = begun(tmp_path, Dealer.from_seed(2))
    finish(over)
    save(over, second)
    new_file(tmp_path).write_text("damaged")
    assert latest_file(tmp_path) == first


def test_a_copy_overwrites_an_earlier_one_of_the_same_game_alone(tmp_path: Path) -> None:
    game, path = begun(tmp_path, Dealer.from_seed(1))
    copy = tmp_path / "copy.castell"
    save_copy(game, copy)
    game.push("@BCN")
    save_copy(game, copy)
    assert Record.read(copy) == Record.of(game)
    other, _ = begun(tmp_path, Dealer.from_seed(2))
    with pytest.raises(CastellError) as caught:
        save_copy(other, copy)
    assert caught.value.fault.key == "play-file-foreign"
    foreign = tmp_path / "letter.txt"
    foreign.write_text("Dear Maria")
    with pytest.raises(CastellError):
        save_copy(game, foreign)
    assert foreign.read_text() == "Dear Maria"
    assert path.exists()


def test_a_copy_that_cant_be_written_is_explained(tmp_path: Path) -> None:
    game, _ = begun(tmp_path, Dealer.from_seed(1))
    for target in (tmp_path, tmp_path / "missing" / "copy.castell"):
        with pytest.raises(CastellError) as caught:
            save_copy(game, target)
        assert caught.value.fault.key == "cli-file-trouble"

"""The table in a terminal: what answers do, what they don't, and what the record tells afterwards."""

from __future__ import annotations

import re
import stat
from pathlib import Path

import pytest
from sitting import Sitting, begin, sit

from castell.faults import CastellError
from castell.game import Moved
from castell.record import Record
from castell.terminal.saving import resume, secret_file

ONES = ("1",) * 600  # the first thing that is offered, again and again: a whole game


def seat_ready(folder: Path, *more: str) -> Sitting:
    """Two people, the first with the pawn in Barcelona, where Width and everywhere Special are taught."""
    sitting = begin(folder)
    sit(sitting, "@BCN", *more)
    return sitting


@pytest.mark.parametrize(
    ("kinds", "wheel"),
    [
        ("human,greedy:1", "standard"),
        ("human,human", "advanced"),
        ("random,human,greedy:1", "advanced"),
        ("human,random,human", "standard"),
        ("human,random,random,greedy:1", "standard"),
        ("human,human,human,human", "advanced"),
    ],
)
def test_a_whole_game_is_played_by_numbers(tmp_path: Path, kinds: str, wheel: str) -> None:
    sitting = begin(tmp_path, kinds, wheel=wheel)
    shown = sit(sitting, *ONES)
    record = Record.read(sitting.path)
    assert sitting.game.is_over
    assert record.scores
    assert record.replay().scores == sitting.game.scores
    assert "Round 10" in shown
    told = next(line for line in shown.splitlines() if "with" in line and "points" in line)
    for seat in sitting.game.winners:
        assert sitting.game.players[seat].name in told
    assert ("Pass the keyboard" in shown) == (kinds.count("human") > 1)


def test_every_answer_is_saved_before_it_is_shown(tmp_path: Path) -> None:
    sitting = begin(tmp_path)
    sit(sitting, "@BCN", "+8", "^wid")
    assert sitting.moves == ["@BCN", "+8", "^width"]


def test_a_game_is_resumed_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    sitting = begin(tmp_path, seed=None)
    shown = sit(sitting, "@BCN")
    assert f"castell play --resume {sitting.path}" in shown
    game, dealer = resume(sitting.path)
    again = Sitting(game, dealer, sitting.path)
    sit(again, ".", "@VLS", ".", *ONES)
    assert again.game.is_over
    assert again.moves[:4] == ["@BCN", ".", "@VLS", "."]
    assert Record.read(again.path).verify().faults == ()


def test_a_game_that_is_over_is_not_resumed(tmp_path: Path) -> None:
    sitting = begin(tmp_path)
    sit(sitting, *ONES)
    with pytest.raises(CastellError) as caught:
        resume(sitting.path)
    assert caught.value.fault.key == "play-over"


def test_the_secret_is_only_its_owners_and_goes_at_the_end(tmp_path: Path) -> None:
    sitting = begin(tmp_path, seed=None)
    sit(sitting, "@BCN")
    secret = secret_file(sitting.path)
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert bytes.fromhex(secret.read_text()) == sitting.dealer.secret
    assert sitting.dealer.secret.hex() not in sitting.path.read_text()
    sit(sitting, *ONES)
    assert not secret.exists()
    assert sitting.dealer.secret.hex() in sitting.path.read_text()


def test_a_secret_left_by_another_game_is_not_taken_for_this_ones(tmp_path: Path) -> None:
    begin(tmp_path, seed=None).path.unlink()
    sitting = begin(tmp_path, seed=None)
    sit(sitting, "@VLS")
    assert resume(sitting.path)[1].secret == sitting.dealer.secret


@pytest.mark.parametrize("damage", ["", "no number", "ab" * 31])
def test_a_game_without_its_secret_is_not_resumed(tmp_path: Path, damage: str) -> None:
    sitting = begin(tmp_path, seed=None)
    sit(sitting, "@BCN")
    secret_file(sitting.path).write_text(damage)
    with pytest.raises(CastellError) as caught:
        resume(sitting.path)
    assert caught.value.fault.key == "play-no-secret"


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("@TGN", "(A1)"),  # it has moved in this turn
        ("+5", "(A3)"),
        ("+888", "`+888` can't be"),
        ("^bal", "(A4)"),
        ("^ba", "doesn't name a skill"),
        ("^!+5", "(A6)"),
        ("!E05=9/8/7/6", "E05"),
        ("F=9/8/7/6", "(F1)"),
        ("F-", "(F1)"),
        ("9/8/7/6", "No festival is being held"),
        ("0", "from 1 to"),
        ("99", "from 1 to"),
        ("nonsense", "`NONSENSE` is no move"),
        ("", "Type a move"),
        ("lacks 3", "Say whose lacks"),
        ("lacks C", "Say whose lacks"),
        ("save", "The game is saved in"),
        ("back 1", "no earlier turn"),
        ("rules Z9", "Z9"),
    ],
)
def test_what_cannot_be_is_explained_and_changes_nothing(tmp_path: Path, answer: str, said: str) -> None:
    sitting = seat_ready(tmp_path)
    before = sitting.path.read_bytes()
    assert said in sit(sitting, answer)
    assert sitting.moves == ["@BCN"]
    assert sitting.path.read_bytes() == before


def test_A2_a_pawn_that_stands_nowhere_is_explained(tmp_path: Path) -> None:
    sitting = begin(tmp_path)
    assert "(A2)" in sit(sitting, "+8")
    assert sitting.moves == []


@pytest.mark.parametrize("answer", ["+8", " + 8 ", "+8 "])
def test_spaces_in_a_move_are_passed_over(tmp_path: Path, answer: str) -> None:
    assert seat_ready(tmp_path, answer).moves == ["@BCN", "+8"]


@pytest.mark.parametrize(
    ("answer", "move"),
    [("@vfr", "@VFR"), ("^W", "^width"), ("^!+8", "^!+8"), ("^!@vng", "^!@VNG"), ("!@vng", "!@VNG")],
)
def test_moves_are_understood_in_any_case_and_skills_by_their_first_letters(
    tmp_path: Path, answer: str, move: str
) -> None:
    sitting = begin(tmp_path) if answer == "@vfr" else seat_ready(tmp_path)
    sit(sitting, answer)
    assert sitting.moves[-1] == move


def test_comments_are_passed_over(tmp_path: Path) -> None:
    sitting = begin(tmp_path)
    sit(sitting, "# first to the sea", "@BCN", "# and wait")
    assert sitting.moves == ["@BCN"]


def test_A8_undo_takes_back_an_action_or_the_turn(tmp_path: Path) -> None:
    sitting = seat_ready(tmp_path, "+8", "^wid", "undo")
    assert sitting.moves == ["@BCN", "+8"]
    shown = sit(sitting, "undo turn")
    assert "2 actions are taken back" in shown
    assert sitting.moves == []
    assert "could be taken back" in sit(sitting, "undo")


def test_A8_the_end_of_a_turn_is_final_for_undo(tmp_path: Path) -> None:
    sitting = seat_ready(tmp_path, ".")
    assert "could be taken back" in sit(sitting, "undo")
    assert sitting.moves == ["@BCN", "."]


def test_back_goes_to_an_earlier_turn_and_the_record_tells_it(tmp_path: Path) -> None:
    sitting = begin(tmp_path, "human,random")
    sit(sitting, "@BCN", ".", "+8", ".", "+9", ".")
    turns = [entry for entry in Record.read(sitting.path).log if entry.round == 1]
    shown = sit(sitting, "back 9")
    assert "1 to 3 turns" in shown
    shown = sit(sitting, "back 2")
    record = Record.read(sitting.path)
    assert "start of your turn in round 2" in shown
    assert sitting.game.round == 2
    assert list(record.log[: len(turns)]) == turns
    assert not any(entry.round == 2 and entry.seat == 0 for entry in record.log if isinstance(entry, Moved))
    assert len(record.rewinds) == 1


def test_a_hint_is_what_greedy_would_play_and_changes_nothing(tmp_path: Path) -> None:
    sitting = begin(tmp_path)
    shown = sit(sitting, "hint")
    assert re.search(r"The bot greedy .*: @[A-Z]{3}$", shown, re.MULTILINE)
    assert sitting.moves == []


def test_the_commands_tell_what_they_are_asked_for(tmp_path: Path) -> None:
    sitting = seat_ready(tmp_path)
    assert "`help` tells how" in sit(sitting)
    assert "rules T4" in sit(sitting, "help")
    assert sit(sitting, "?").replace("> ?", "> help") == sit(sitting, "help")
    assert "A level has fewer castellers" in sit(sitting, "rules T4")
    assert "@BCN" in sit(sitting, "log")
    assert "Size tokens" in sit(sitting, "scores")
    assert sit(sitting, "board").count("Skill →") == sit(sitting, "").count("Skill →") + 1
    assert sit(sitting, "lacks 1").replace("> lacks 1", "> lacks") == sit(sitting, "lacks")
    assert sit(sitting, "lacks b").replace("> lacks b", "> lacks P2") == sit(sitting, "lacks P2")
    assert sit(sitting, "lacks b") != sit(sitting, "lacks a")


def test_quit_leaves_at_once(tmp_path: Path) -> None:
    sitting = begin(tmp_path)
    shown = sit(sitting, "QUIT", "@BCN")
    assert sitting.moves == []
    assert "--resume" in shown


def test_save_writes_the_record_to_another_file_too(tmp_path: Path) -> None:
    sitting = begin(tmp_path, seed=None)
    copy = tmp_path / "Copy Of It.castell"
    sit(sitting, "@BCN", f"save {copy}", ".")
    assert Record.read(copy).log == Record.read(sitting.path).log[:1]
    assert sitting.dealer.secret.hex() not in copy.read_text()
    assert sitting.moves == ["@BCN", "."]


@pytest.mark.parametrize("place", ["nowhere/game.castell", "."])
def test_a_place_where_nothing_can_be_saved_is_explained(tmp_path: Path, place: str) -> None:
    sitting = begin(tmp_path)
    shown = sit(sitting, f"save {tmp_path / place}", "@BCN")
    assert str(tmp_path / place) in shown
    assert sitting.moves == ["@BCN"]


def test_text_that_would_move_the_cursor_is_shown_harmlessly(tmp_path: Path) -> None:
    sitting = begin(tmp_path)
    assert "\x1b" not in sit(sitting, "\x1b[2J", "@\x1b[31m", "rules \x1b[2J", "lacks \x1b")

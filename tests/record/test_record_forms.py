"""Records in both forms: what is written is read again, the same game is one file, and no secret leaks."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest
from recorded import SECRET, finished, other_edition, play, played, unfinished

from castell.faults import CastellError, IllegalMove, InvalidRecord
from castell.game import Dealer, Game, Moved, Player, Refilled, Rewind
from castell.record import Proof, Record
from castell.rules.chance import Chance

ALL = [
    pytest.param(players, wheel, id=f"{players}-{wheel}")
    for players in (2, 3, 4)
    for wheel in ("standard", "advanced")
]


@pytest.mark.parametrize(("players", "wheel"), ALL)
def test_every_game_comes_back_from_text_and_json(players: int, wheel: str) -> None:
    for number in range(4):
        game = played(10 * players + number, players, wheel=wheel, length=10_000 if number < 2 else 70)
        record = Record.of(game)
        text = record.text()
        for back in (Record.parse(text), Record.from_json(json.loads(json.dumps(record.to_json())))):
            assert back == record
            assert back.text() == text
            assert back.to_json() == record.to_json()
            end = back.replay()
            assert end.position == game.position and end.seat == game.seat
            assert (end.is_over, end.scores, end.winners) == (game.is_over, game.scores, game.winners)


def test_games_of_another_edition_bring_it_along() -> None:
    record = Record.of(played(2, 4, edition=other_edition()))
    assert [entry.round for entry in record.log if isinstance(entry, Refilled)] == [2, 4]
    for back in (Record.parse(record.text()), Record.from_json(record.to_json())):
        assert back == record and back.edition == other_edition()
    assert "edition_data" in record.to_json()
    assert "edition_data" not in finished().to_json()


def test_section_10_the_json_form_has_its_keys_in_order() -> None:
    data = finished().to_json()
    named = ["format", "version", "edition", "wheel", "players", "deal", "log", "result"]
    assert [key for key in data if key in named] == named
    assert set(data) - set(named) == {"engine", "edition_version", "dealer", "rewinds"}
    assert list(data["deal"]) == ["first_player", "hands", "regions", "wheel", "calendar", "performances"]
    assert list(data["deal"]["calendar"][0]) == ["round", "region", "sizes"]
    assert list(data["result"]) == ["scores", "winners"]
    categories = ["best_tower", "regions", "prizes", "size_tokens", "performances", "total"]
    assert [list(score) for score in data["result"]["scores"]] == [categories] * 3
    assert {tuple(entry) for entry in data["log"]} == {("round", "seat", "move"), ("round", "refill")}
    assert list(data["dealer"]) == ["generator", "commitment", "secret"]
    assert "result" not in unfinished().to_json()


def test_R1_every_refill_round_has_an_entry_with_sizes_descending() -> None:
    refills = [entry for entry in finished().to_json()["log"] if "refill" in entry]
    assert [entry["round"] for entry in refills] == [3, 5, 7, 9]
    for entry in refills:
        for sizes in entry["refill"].values():
            assert sizes and sizes == sorted(sizes, reverse=True)


def test_R1_a_refill_that_draws_nothing_is_written_out() -> None:
    game = Game(2, seed=1)
    while game.round < 3:
        game.push(".")
    record = Record.of(game)
    assert record.to_json()["log"][-1] == {"round": 3, "refill": {}}
    assert record.text().endswith("\nround 3\nrefill: -\n")
    assert Record.parse(record.text()) == record


def test_the_same_game_is_the_same_file(tmp_path: Path) -> None:
    one, other = Record.of(played(4)), Record.of(played(4))
    assert one == other and one.text() == other.text()
    for name in ("game.castell", "game.json"):
        one.write(tmp_path / name)
        before = (tmp_path / name).read_bytes()
        Record.read(tmp_path / name).write(tmp_path / name)
        assert (tmp_path / name).read_bytes() == before
    assert sorted(os.listdir(tmp_path)) == ["game.castell", "game.json"]


def test_a_turn_is_a_line() -> None:
    game = played(4, length=40)
    while game.log[-1].move.text != ".":  # type: ignore[union-attr]
        game.push(".")
    before = Record.of(game).text().splitlines()
    number = game.round
    game.push(".")
    after = Record.of(game).text().splitlines()
    assert game.round == number and len(after) == len(before) + 1 and after[:-1] == before


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.castell"
    unfinished().write(path)
    before = path.read_bytes()

    def broken(*paths: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "replace", broken)
    with pytest.raises(OSError, match="no space left"):
        finished().write(path)
    assert path.read_bytes() == before and os.listdir(tmp_path) == ["game.castell"]


def test_a_link_to_a_record_stays_a_link(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "game.castell")
    finished().write(link)
    assert link.is_symlink() and Record.read(link) == finished()


def test_comments_and_spacing_mean_nothing() -> None:
    text = finished().text()
    assert "; c" in text.splitlines()[6], "a name with the mark of a comment"
    lines = [f'  {line}\t; {number} said "so"' for number, line in enumerate(text.splitlines())]
    commented = "\N{BYTE ORDER MARK}; a game\r\n\r\n" + "\r\n".join(lines) + "\r\n;"
    assert Record.parse(commented) == finished()
    assert Record.parse(commented).text() == text


def test_sizes_may_stand_in_any_order() -> None:
    record = finished()
    data = record.to_json()
    data["deal"]["hands"][0].reverse()
    for entry in data["log"]:
        for sizes in entry.get("refill", {}).values():
            sizes.reverse()
    number, move = next(
        (number, entry.move.text)
        for number, entry in enumerate(record.log)
        if isinstance(entry, Moved) and len(set(entry.move.text)) > 2 and entry.move.text[0] == "+"
    )
    data["log"][number]["move"] = f"+{move[:0:-1]}"
    assert Record.from_json(data) == record


def test_U5_an_unfinished_game_keeps_its_secret() -> None:
    for record in (unfinished(), Record.parse(unfinished().text())):
        for text in (record.text(), json.dumps(record.to_json()), repr(record)):
            assert SECRET[1:].hex() not in text and "secret" not in text.replace("secret=None", "")
        assert record.dealer is not None and record.dealer.commitment in record.text()
    assert f"secret: 04{SECRET[1:].hex()}\n" in finished().text()


def test_U5_a_secret_told_too_early_is_refused() -> None:
    text = unfinished().text().replace("\n\ndeal\n", f"\nsecret: {SECRET.hex()}\n\ndeal\n")
    with pytest.raises(InvalidRecord) as caught:
        Record.parse(text)
    assert caught.value.fault.key == "record-secret-early" and caught.value.clause == "U5"


def test_an_open_seed_is_told_at_once() -> None:
    record = Record.of(play(Game(2, seed=2**63 - 1), Chance(1), 20))
    assert record.to_json()["dealer"] == {"generator": "shake-256/1", "seed": 2**63 - 1}
    assert Record.parse(record.text()) == record
    assert record.verify().proof is Proof.PROVED


def test_A8_a_game_that_went_back_says_so() -> None:
    record = finished()
    assert len(record.rewinds) == 1 and record.rewinds[0].after == 60
    assert f"rewind: {record.rewinds[0].before} to 60\n" in record.text()
    assert Record.parse(record.text()).replay().rewinds == record.rewinds
    assert Record.from_json(record.to_json()).rewinds == (Rewind(record.rewinds[0].before, 60),)
    assert "rewind" not in unfinished().text()


def test_a_game_dealt_by_hand_has_no_dealer() -> None:
    past = Record.parse(unfinished().text()).at(30)
    record = Record.of(past)
    assert record.dealer is None and "dealer" not in record.to_json()
    assert Record.parse(record.text()) == record
    assert record.verify().proof is Proof.NO_DEALER


def test_R1_a_game_that_awaits_its_refill_can_be_kept_unless_a_dealer_should_have_drawn() -> None:
    record = unfinished()
    first = next(number for number, entry in enumerate(record.log) if isinstance(entry, Refilled))
    waiting = Record.of(record.at(first))
    assert Record.parse(waiting.text()).replay().refill_due is not None
    data = waiting.to_json()
    data["dealer"] = record.to_json()["dealer"]
    with pytest.raises(InvalidRecord) as caught:
        Record.from_json(data)
    assert (caught.value.fault.key, caught.value.clause) == ("record-refill-missing", "R1")


def test_any_moment_can_be_seen() -> None:
    game = played(4)
    for record in (Record.of(game), Record.parse(Record.of(game).text())):
        for length in (0, 1, 50, len(game.log)):
            past = record.at(length)
            assert past.log == record.log[:length] and past.commitment is None
            assert past.position == game.at(length).position
        for length in (-1, len(game.log) + 1):
            with pytest.raises(IllegalMove):
                record.at(length)


def test_a_replay_is_a_game_of_its_own() -> None:
    record = Record.parse(unfinished().text())
    game = record.replay()
    game.push(".")
    assert len(record.replay().log) == len(record.log) == len(game.log) - 1


def test_an_unfinished_game_goes_on_with_its_dealer() -> None:
    whole = played(8, 2)
    for record in (unfinished(), Record.parse(unfinished().text())):
        game = record.resume(Dealer(bytes([8]) + SECRET[1:]))
        for entry in whole.log[len(game.log) :]:
            if isinstance(entry, Moved):
                game.push(entry.move)
        assert game.is_over and game.log == whole.log and game.secret is not None
        assert record.resume().commitment is None


def test_an_open_seed_goes_on_by_itself() -> None:
    game = play(Game(2, seed=5), Chance(5), 60)
    assert Record.parse(Record.of(game).text()).resume().seed == 5


def test_only_its_own_dealer_goes_on_with_a_game() -> None:
    with pytest.raises(InvalidRecord) as caught:
        unfinished().resume(Dealer(SECRET))
    assert caught.value.fault.key == "record-commitment-differs"
    by_hand = Record.of(unfinished().at(30))
    with pytest.raises(InvalidRecord) as caught:
        by_hand.resume(Dealer(SECRET))
    assert {fault.clause for fault in caught.value.faults} >= {"U1", "U2", "U3", "U4", "U5"}
    assert (
        by_hand.resume(Dealer(bytes([8]) + SECRET[1:])).commitment
        == unfinished().resume(Dealer(bytes([8]) + SECRET[1:])).commitment
    )


def test_names_of_every_kind_come_back() -> None:
    names = ["\ud800", "a\u2028b\u202e\x1b[1m\t", '👩\u200d🚀;"\\', "\n\r\x85"]
    record = Record.of(Game([Player(name, name) for name in names], seed=1))
    text = record.text()
    assert all(line.isprintable() for line in text.split("\n"))
    assert Record.parse(text.encode()) == record
    assert len(text.splitlines()) == len(text.split("\n")) - 1


def test_names_of_every_kind_come_back_from_a_json_file(tmp_path: Path) -> None:
    for name in ("\ud800", "Núria", "👩\u200d🚀"):
        record = Record.of(Game([name, "x"], seed=1))
        record.write(tmp_path / "game.json")
        assert Record.read(tmp_path / "game.json") == record


def test_a_record_that_was_put_together_wrongly_has_no_replay() -> None:
    record = finished()
    with pytest.raises(CastellError):
        replace(record, log=record.log[1:]).replay()

"""Random games as records: text and JSON and back, replayed, gone on with, and read by the referee."""

from __future__ import annotations

import json

import pytest
from mirror import draw_of, plain_deal, public_state, result
from options import Options, boxed_options
from referee import Referee
from walk import choose

from castell.edition import edition_from_data, edition_to_data
from castell.game import Game, Moved
from castell.record import Record
from castell.rules.chance import Chance


def check_round_trip(game: Game) -> None:
    """Both forms hold the whole game: what is read is equal, and replays to the same position."""
    record = Record.of(game)
    text, data = record.text(), record.to_json()
    for read in (Record.parse(text), Record.from_json(json.loads(json.dumps(data)))):
        assert read == record and read.text() == text and read.to_json() == data
        replayed = read.replay()
        assert replayed.position == game.position and replayed.seat == game.seat
        assert replayed.rewinds == game.rewinds and len(replayed.log) == len(game.log)
        assert replayed.scores == game.scores and replayed.winners == game.winners
        assert not read.verify().faults


def check_referee_reads(game: Game, options: Options) -> None:
    """N7: the JSON form alone is enough for a reader that knows the rules and nothing of the package."""
    data = json.loads(json.dumps(Record.of(game).to_json()))
    referee = Referee(data["deal"], len(data["players"]), options.edition, data["wheel"])
    assert data["deal"] == plain_deal(game.deal, game.position.box.region_codes)
    for entry in data["log"]:
        assert entry["round"] == referee.round
        if "refill" in entry:
            referee.refill(entry["refill"])
        else:
            assert entry["seat"] == referee.seat
            referee.push(entry["move"])
    assert referee.state() == public_state(game)
    assert data.get("result") == (result(game) if game.is_over else None)
    refills = [draw_of(game, entry) for entry in game.log if not isinstance(entry, Moved)]
    assert [entry["refill"] for entry in data["log"] if "refill" in entry] == refills


def check_resumed(game: Game) -> None:
    """An unfinished game is gone on with by its dealer just as if it had never been put away."""
    resumed = Record.parse(Record.of(game).text()).resume()
    here = game.copy()
    while not here.is_over:
        move = here.listed_moves()[-1]
        here.push(move)
        resumed.push(move)
    assert resumed.log == here.log
    assert result(resumed) == result(here)


def keep_records(number: int) -> None:
    options = boxed_options(number)
    assert edition_from_data(edition_to_data(options.edition)) == options.edition
    game = options.game()
    chance = Chance(number)
    check_round_trip(game)
    while not game.is_over:
        if chance.below(40) == 0:
            check_round_trip(game)
            check_referee_reads(game, options)
            check_resumed(game)
        if chance.below(60) == 0:
            game.rewind(len(game.log) - chance.below(min(len(game.log), 30) + 1))
        game.push(choose(chance, game.listed_moves()))
    check_round_trip(game)
    check_referee_reads(game, options)


@pytest.mark.parametrize("part", range(4))
def test_N6_N7_a_record_holds_the_whole_game(part: int) -> None:
    for number in range(6 * part, 6 * part + 6):
        keep_records(number)


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
def test_N6_N7_many_records_hold_the_whole_game(part: int) -> None:
    for number in range(1000 + 60 * part, 1060 + 60 * part):
        keep_records(number)

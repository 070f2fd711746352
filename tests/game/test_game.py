"""The game as a library's user sees it: players, moves as texts and values, the lazy list, looking back."""

from __future__ import annotations

import copy

import pytest
from builders import play, start

from castell.faults import CastellError, IllegalMove, InvalidNotation
from castell.game import Game, Moved, Player
from castell.notation.move import Action, Move


def test_players_are_numbers_names_or_values() -> None:
    assert [player.name for player in Game(3, seed=1).players] == ["P1", "P2", "P3"]
    named = Game(["Ada", Player("Bo", "bot:greedy")], seed=1)
    assert named.players == (Player("Ada", "human"), Player("Bo", "bot:greedy"))


def test_a_move_is_pushed_as_text_or_value_and_returned_as_value() -> None:
    game = start()
    assert game.push("@GIR") == Move.to("GIR")
    assert game.push(" +45 ").text == "+54"  # the canonical writing
    assert [entry.move.text for entry in game.log if isinstance(entry, Moved)] == ["@GIR", "+54"]


def test_what_is_refused_changes_nothing_and_says_why() -> None:
    game = start()
    key, log = game.position.key(), game.log
    for text, error in (("+5", IllegalMove), ("@NOWHERE", InvalidNotation), ("", InvalidNotation)):
        with pytest.raises(error) as caught:
            game.push(text)
        assert isinstance(caught.value, CastellError) and caught.value.faults
        assert game.position.key() == key and game.log == log
    assert game.faults("+5")[0].clause == "A2" and game.faults("@GIR") == ()


def test_a_move_is_what_its_text_says() -> None:
    game = start()
    game.push("@GIR")
    tower = Move.parse("!S01=999/88/7")
    lie = Move("hello", tower.action, tower.deed, tile=tower.tile, tower=tower.tower)
    assert lie not in game.legal_moves
    with pytest.raises(InvalidNotation):
        game.push(lie)
    assert game.push(Move(tower.text, Action.END)).tower == tower.tower
    assert [entry.move.text for entry in game.log if isinstance(entry, Moved)] == ["@GIR", tower.text]


def test_who_and_what_there_cannot_be_is_refused_at_once() -> None:
    for players in (10**30, -1, 1):
        with pytest.raises(CastellError) as caught:
            Game(players, seed=1)
        assert dict(caught.value.faults[0].params)["players"] == players
    with pytest.raises(TypeError):
        Game(2, seed=1.5)  # type: ignore[arg-type]
    for seat in (2, -1):
        with pytest.raises(CastellError):
            Game(2, seed=1).view(seat)


def test_legal_moves_are_a_lazy_view_that_follows_the_game() -> None:
    game = start()
    legal = game.legal_moves
    assert len(legal) == 8 and "@GIR" in legal and Move.to("GIR") in legal and "+5" not in legal
    assert None not in legal and "nonsense" not in legal
    assert repr(legal).startswith("<LegalMoves: . @BCN")
    game.push("@GIR")
    assert "@GIR" not in legal and "+5" in legal and legal


def test_every_legal_tower_is_accepted_though_one_is_listed() -> None:
    game = start()
    game.push("@GIR")
    listed = [move.text for move in game.legal_moves if move.tile == "S01"]
    assert listed == ["!S01=999/88/7", "^!S01=999/88/7"]
    assert "!S01=999/88/6" in game.legal_moves
    assert game.push("!S01=999/88/6").tower is not None


def test_looking_back_gives_games_of_their_own_without_a_dealer() -> None:
    game = Game(2, seed=8)
    while game.round < 4:
        game.push(game.listed_moves()[-1])
    past = game.at(5)
    assert past.log == game.log[:5] and past.commitment is None and game.commitment is not None
    assert past.dealer_view().bag_order == () and past.dealer_view().secret is None
    while past.refill_due is None:
        past.push(".")
    assert past.seat is None  # it doesn't know what the bag would give
    assert game.at(len(game.log)).position == game.position
    assert game.at(0).log == () and game.round == 4


def test_a_copy_goes_its_own_way_with_the_same_dealer() -> None:
    game = Game(2, seed=8)
    other = copy.copy(game)
    for each in (game, other):
        while each.round < 4:
            each.push(each.listed_moves()[-1])
    assert game.log == other.log and game.position == other.position
    other.push(".")
    assert len(game.log) + 1 == len(other.log)
    deep = copy.deepcopy(other)
    deep.push(deep.listed_moves()[0])
    assert deep.commitment == other.commitment and deep.log[:-1] == other.log


def test_a_repr_tells_where_the_game_is_and_no_secret() -> None:
    game = start()
    play(game, "@GIR")
    assert repr(game) == "<Game: 2 players, round 1, seat 0 to act, 1 entries>"

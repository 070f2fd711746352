"""Turns by the clauses A1 to A8, L1, L2 and L4: what is open, what is closed and by which clause."""

from __future__ import annotations

from typing import Any

import pytest
from builders import clauses, play, rounds, start, state

from castell.faults import IllegalMove, InvalidNotation
from castell.game import Game, Moved
from castell.notation.move import Move

SHAPE = "!S01=999/88/7"  # 3-2-1, in the row of GIR


def texts(game: Game) -> set[str]:
    return {move.text for move in game.legal_moves}


def trained(game: Game) -> set[str]:
    """The skills that can be trained, Special not among them."""
    return {text for text in texts(game) if text[0] == "^" and text[1] != "!"}


def placed(*, at: str = "GIR", **settings: Any) -> Game:
    """Round 2, seat 1 first (it passes): seat 0 to act, its pawn at a region since round 1."""
    game = start(**settings)
    play(game, f"@{at} . . .")
    return game


def closed(game: Game) -> dict[str, str]:
    """The clause by which each closed kind of choice is closed, for the seat to act."""
    choices = game.view(game.seat).choices
    return {choice.kind.value: choice.closed.clause for choice in choices if choice.closed is not None}


@pytest.mark.parametrize("order", ["+5 !+4 @BCN ^balance", "@BCN !+4 ^balance +5", "!@BCN ^balance @GIR +5"])
def test_A1_each_action_once_in_any_order(order: str) -> None:
    game = placed()
    play(game, order)
    assert texts(game) == {"."}
    assert closed(game) == dict.fromkeys(
        ("move", "recruit", "train", "train-special", "special-recruit", "special-move", "perform"), "A1"
    )
    for text in ("@LLE", "+3", "^balance", "^!+3", "!+3", "!@BCN", SHAPE):
        assert clauses(game, text) == {"A1"}
    play(game, ".")
    assert game.round == 3 and state(game, "done") == []


def test_A1_every_action_is_optional() -> None:
    game = placed()
    before = state(game, "collas"), state(game, "ranks"), state(game, "tokens"), state(game, "pawns")
    play(game, ".")
    assert (
        state(game, "collas"),
        state(game, "ranks"),
        state(game, "tokens"),
        state(game, "pawns"),
    ) == before


def test_A2_first_the_pawn_is_placed_anywhere_by_the_move_only() -> None:
    game = start()
    everywhere = {f"@{code}" for code in ("GIR", "BCN", "VNG", "TGN", "VLS", "VFR", "LLE")}
    assert texts(game) == everywhere | {"."}
    assert closed(game) == dict.fromkeys(
        ("recruit", "train", "train-special", "special-recruit", "special-move", "perform"), "A2"
    )
    for text in ("+5", "^balance", "!+5", "!@BCN", "^!@BCN", "^!+5", SHAPE):
        assert clauses(game, text) == {"A2"}
    play(game, "@TGN")
    assert closed(game)["move"] == "A1"


def test_A2_a_player_who_never_places_the_pawn_plays_to_the_end() -> None:
    game = start(hands=("9998876", "9998876"))
    while not game.is_over:
        if game.seat == 0:
            assert "+5" not in game.legal_moves and "@GIR" in game.legal_moves
            play(game, ".")
        else:
            play(game, "F-" if "F-" in game.legal_moves else ".")
    assert state(game, "pawns") == [None, None]
    assert [score.total for score in game.scores] == [0, 0] and game.winners == (0, 1)


def test_A2_not_to_where_it_stands_nor_farther_than_a_neighbour() -> None:
    game = placed(at="VFR")
    near = {text for text in texts(game) if text.startswith("@")}
    assert near == {"@BCN", "@VNG", "@VLS", "@LLE"}  # LLE by the dotted line
    assert clauses(game, "@VFR") == clauses(game, "@GIR") == {"A2"}
    assert [game.faults(text)[0].key for text in ("@VFR", "@GIR", "!@VFR", "!@GIR")] == [
        "refused-same-region",
        "refused-not-adjacent",
    ] * 2
    refused = {
        target: fault.clause
        for choice in game.view(0).choices
        if choice.kind.value == "move"
        for target, fault in choice.refused
    }
    assert refused == {"GIR": "A2", "TGN": "A2", "VFR": "A2"}


@pytest.mark.parametrize("text", ["@XYZ", "!@XYZ", "^!@XYZ"])
def test_B3_not_to_a_region_that_is_not_on_the_map(text: str) -> None:
    assert clauses(placed(), text) == {"B3"}


def test_A3_one_or_two_castellers_that_are_there() -> None:
    game = placed(regions={"GIR": "644"})
    assert {text for text in texts(game) if text[0] == "+"} == {"+6", "+4", "+64", "+44"}
    assert clauses(game, "+66") == clauses(game, "+5") == clauses(game, "+65") == {"A3"}
    assert clauses(game, "+644") == {"A3"}  # three are no move at all
    play(game, "+46")
    assert state(game, "regions GIR") == [4] and state(game, "collas 0")[6:] == [6, 6, 4]


def test_A3_nobody_can_be_recruited_from_an_empty_region() -> None:
    game = start()
    play(game, "@GIR +54 !+3 . @GIR")
    assert state(game, "regions GIR") == []
    assert closed(game)["recruit"] == "A3" and closed(game)["special-recruit"] == "A6"
    assert clauses(game, "+3") == {"A3"} and clauses(game, "!+3") == clauses(game, "^!+3") == {"A6"}
    assert {fault.key for text in ("+3", "!+3") for fault in game.faults(text)} == {"refused-nobody-there"}


def test_A4_the_tile_where_the_pawn_stands_at_that_moment() -> None:
    game = placed(at="VNG")  # round 2: VNG balance, TGN base, and at the hub special
    assert trained(game) == {"^balance"} and clauses(game, "^base") == {"A4"}
    play(game, "@TGN")
    assert trained(game) == {"^base"} and clauses(game, "^balance") == {"A4"}
    play(game, "!@VNG")
    assert trained(game) == {"^balance"}
    play(game, "^balance . .")
    assert state(game, "ranks 0 balance") == 1


def test_A4_others_may_train_the_same_skill() -> None:
    game = start()
    play(game, "@BCN ^balance . @BCN ^balance")
    assert [ranks["balance"] for ranks in state(game, "ranks")] == [1, 1]


def test_A4_the_hub_offers_nothing_on_the_advanced_side() -> None:
    wheel = "base special balance balance mix strength width special"
    standard, advanced = start(wheel=wheel), start(wheel=wheel, side="advanced")
    for game in (standard, advanced):
        play(game, "@TGN")
    assert {"^base", "^mix"} < texts(standard)
    assert "^mix" in texts(advanced) and clauses(advanced, "^base") == {"A4"}


@pytest.mark.parametrize(("max_rank", "refused"), [(1, {"A4"}), (2, set())])
def test_A4_no_skill_beyond_the_maximum_rank(max_rank: int, refused: set[str]) -> None:
    wheel = "balance special special balance base mix strength width"
    game = start(edition={"max_rank": max_rank}, wheel=wheel)
    play(game, "@TGN ^balance . .")
    rounds(game, 7)
    assert game.round == 9 and state(game, "wheel 0") == "balance"
    assert clauses(game, "^balance") == refused
    assert ("^balance" in texts(game)) == (not refused)


def test_A4_at_maximum_rank_the_skill_is_closed_with_its_reason() -> None:
    game = start(edition={"max_rank": 1}, side="advanced")
    play(game, "@GIR ^balance . . .")  # round 2: special at GIR, balance at BCN
    play(game, "@BCN")
    assert clauses(game, "^balance") == {"A4"} and closed(game)["train"] == "A4"


def test_A5_special_by_the_tile_takes_no_token_and_leaves_the_special_action() -> None:
    game = placed()
    play(game, "^!+5 !+4")
    assert state(game, "tokens") == [6, 7] and state(game, "row_tokens GIR") == 1
    assert state(game, "ranks 0") == dict.fromkeys(("balance", "base", "mix", "strength", "width"), 0)
    assert clauses(game, "^balance") == {"A1"}


@pytest.mark.parametrize(("first", "open_still"), [("^!+5", set()), ("!+5", {"^balance"})])
def test_A5_by_ruling_special_is_the_special_action_of_the_turn(first: str, open_still: set[str]) -> None:
    game = placed(at="BCN", rulings={"special_tile_is_extra": False})
    play(game, first)
    assert clauses(game, "!+4") == {"A1"} == clauses(game, "^!+4")
    assert trained(game) == open_still
    game = placed(at="BCN")
    play(game, first)
    other = "!+4" if first == "^!+5" else "^!+4"
    assert clauses(game, other) == set()


def test_A5_special_with_all_seven_tokens_spent() -> None:
    game = start(players=2, wheel="special special balance balance base mix strength width")
    while state(game, "tokens 0") > 0:
        if game.seat == 0 and state(game, "pawns 0") is None:
            play(game, "@GIR")
        elif game.seat == 0:
            here = state(game, "pawns 0")
            play(game, f"!@{'BCN' if here == 'GIR' else 'GIR'} .")
        else:
            play(game, "F-" if "F-" in game.legal_moves else ".")
    assert game.round >= 7 and state(game, "tokens") == [0, 7]
    assert sum(state(game, "row_tokens").values()) == 7
    rounds(game, 9 - game.round)  # in round 9 the wheel is as in round 1
    while game.seat != 0:
        play(game, ".")
    assert state(game, "wheel 0") == "special"
    assert closed(game)["special-move"] == closed(game)["special-recruit"] == closed(game)["perform"] == "A6"
    assert clauses(game, "!+5") == clauses(game, "!@LLE") == {"A6"}
    play(game, "^!+5")
    assert state(game, "tokens 0") == 0 and sum(state(game, "row_tokens").values()) == 7


def test_A5_special_cannot_be_trained_when_no_special_action_is_possible() -> None:
    # An island: nowhere to move to, nobody left to recruit, and no tile that can be built.
    bridges = [pair for pair in start().edition.adjacent if "GIR" not in pair]
    box = {"adjacent": tuple(bridges), "dotted": (("LLE", "VFR"),)}
    game = start(edition=box, rows={"GIR": "S16 E16"})
    play(game, "@GIR +54")
    assert "^!+3" in texts(game)
    play(game, "!+3")
    assert not any(text.startswith("^!") for text in texts(game))
    assert closed(game)["train-special"] == "A5" and "train" not in closed(game)
    assert clauses(game, "^!+3") == clauses(game, "^!@BCN") == {"A6"}


def test_A6_a_special_action_is_one_of_three_things() -> None:
    game = placed()
    special = {text.partition("=")[0] for text in texts(game) if text[0] == "!"}
    assert special == {"!+5", "!+4", "!+3", "!@BCN", "!@LLE", "!S01"}
    with pytest.raises(InvalidNotation) as caught:
        game.push("!+54")
    assert caught.value.clause == "A6"
    assert clauses(game, "!+9") == clauses(game, "!@TGN") == clauses(game, "!@GIR") == {"A6"}


def test_A6_a_token_once_collected_is_never_spent_again() -> None:
    game = start(edition={"tokens": 1})
    play(game, "@GIR !+5 . @GIR !S01=999/88/7")
    assert state(game, "areas 1 GIR tokens") == 1 and state(game, "tokens") == [0, 0]
    play(game, ". .")
    assert game.seat == 0 and clauses(game, "!+4") == {"A6"}
    assert clauses(game, "!S02=99/88/7") == {"A6"}


@pytest.mark.parametrize(("special", "here"), [("!+5", "GIR"), ("!@BCN", "BCN"), (SHAPE, "GIR")])
def test_A7_token_lies_where_the_pawn_now_stands(special: str, here: str) -> None:
    game = placed()
    play(game, special)
    assert {code: n for code, n in state(game, "row_tokens").items() if n} == {here: 1}
    assert state(game, "tokens") == [6, 7]
    p = game.position
    assert [sum(column) for column in zip(*p.row_tokens, strict=True)] == [1, 0, 0, 0]  # of seat 0


def test_A7_who_performs_does_not_collect_the_token_of_that_performance() -> None:
    for ruling, collected in ((False, 1), (True, 2)):
        game = start(rulings={"performer_collects_spent_token": ruling})
        play(game, f"@GIR !+5 . @GIR {SHAPE}")
        assert state(game, "areas 1 GIR tokens") == collected
        assert state(game, "row_tokens GIR") == 2 - collected
        assert game.scores[1].performances == 2 + collected


def test_A7_a_row_without_tiles_holds_tokens() -> None:
    game = start(rows={"GIR": "S01 S04"}, hands=("9999887", "9998876"), edition={"width_limit": 4})
    play(game, f"@GIR {SHAPE} . @GIR . . !S04=9999/88/7")
    assert state(game, "rows GIR") == [] and state(game, "row_tokens GIR") == 1
    assert state(game, "areas 0 GIR tokens") == 1
    play(game, ".")
    assert closed(game)["perform"] == "L1"
    play(game, "!+5")
    assert state(game, "row_tokens GIR") == 2


def test_A8_any_part_of_the_turn_can_be_taken_back_until_it_is_ended() -> None:
    game = placed()
    start_of_turn, open_moves = game.position, texts(game)
    play(game, "+5 ^!+4 !@BCN @GIR")
    assert texts(game) == {"."}
    seen = [game.undo().text for _ in range(4)]
    assert seen == ["@GIR", "!@BCN", "^!+4", "+5"]
    assert game.position == start_of_turn and texts(game) == open_moves
    with pytest.raises(IllegalMove) as caught:
        game.undo()
    assert caught.value.clause == "A8" and game.undo_turn() == 0
    play(game, "+5 !+4")
    assert game.undo_turn() == 2 and game.position == start_of_turn


def test_A8_what_is_shown_at_a_festival_is_final() -> None:
    box = {"width_limit": 4, "hand": 10}
    game = start(festivals={3: "GIR 7"}, edition=box, hands=("9999888776",) * 2)
    play(game, "@GIR . @GIR . . . . .")
    assert state(game, "phase") == "festival"
    for text in ("F=9999/888/77/6", "F-"):
        play(game, text)
        with pytest.raises(IllegalMove) as caught:
            game.undo()
        assert caught.value.clause == "A8" and game.undo_turn() == 0
    length = len(game.log)
    game.rewind(length - 2)
    assert state(game, "phase") == "festival" and state(game, "festival shown") == {}
    assert [(rewind.before, rewind.after) for rewind in game.rewinds] == [(length, length - 2)]


def test_A8_a_game_goes_back_further_only_with_a_mark() -> None:
    game = Game(2, seed=4)
    while game.round < 4:
        game.push(game.listed_moves()[-1] if len(game.log) % 3 else ".")
    log, key = game.log, game.position.key()
    game.rewind(3)
    assert game.rewinds[0].before == len(log) and game.rewinds[0].after == 3
    for entry in log[3:]:
        if isinstance(entry, Moved):
            game.push(entry.move)
    assert game.log == log and game.position.key() == key  # the bag kept its order
    with pytest.raises(IllegalMove):
        game.rewind(len(log) + 1)
    with pytest.raises(IllegalMove):
        game.at(-1)


def test_L1_only_with_a_tile_of_the_pawns_row() -> None:
    game = placed(at="BCN")
    assert not any("S01" in text for text in texts(game))
    assert clauses(game, SHAPE) == {"L1"} and clauses(game, "!S99=999/88/7") == {"L1"}
    play(game, "@GIR")
    assert SHAPE in game.legal_moves
    play(game, f"{SHAPE} .")
    assert game.seat == 0 and clauses(game, SHAPE) == {"L1"}


def test_L2_and_L3_what_cannot_be_built_is_told_tile_by_tile() -> None:
    game = placed(rows={"GIR": "S02 E16"})
    (perform,) = (choice for choice in game.view(0).choices if choice.kind.value == "perform")
    assert perform.closed is not None and perform.closed.clause == "L1"
    assert [(tile, fault.clause) for tile, fault in perform.refused] == [("S02", "L2"), ("E16", "L3")]


def test_L4_the_tile_and_everybodys_tokens_go_to_the_region_of_the_players_board() -> None:
    game = start(players=3)
    play(game, "@GIR !+5 . @GIR !+4 . @GIR !+3 .")
    play(game, SHAPE)  # seat 1 begins round 2
    assert state(game, "areas 1 GIR") == {"prizes": [], "sizes": [], "tiles": ["S01"], "tokens": 3}
    assert state(game, "rows GIR") == ["S02"]  # not replaced
    assert state(game, "row_tokens GIR") == 1  # the one just spent
    assert state(game, "collas 1") == sorted([9, 9, 9, 8, 8, 7, 6, 4], reverse=True)  # none used up (T1)
    assert state(game, "tokens") == [6, 5, 6]


def test_moves_are_values_that_can_be_pushed_as_well() -> None:
    game = placed()
    assert Move.recruit(5, 4) in game.legal_moves and Move.recruit(4, 5) == Move.parse("+45")
    assert game.push(Move.special_move("BCN")).text == "!@BCN"
    assert 7 not in game.legal_moves and "no move" not in game.legal_moves

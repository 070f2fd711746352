"""The deal of section 2, by the real dealer: what lies where, and that chance reaches everything."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from deal import deal_faults
from diada import plain
from mirror import plain_deal

from castell.edition import load_edition
from castell.faults import CastellError
from castell.game import Dealer, Game
from castell.game.deal import deal
from castell.game.dealer import LARGEST_SEED

DIADA = load_edition()
CODES = tuple(region.code for region in DIADA.regions)
PLAYERS = (2, 3, 4)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("wheel", ["standard", "advanced"])
def test_U1_to_U6_every_deal_is_right(players: int, wheel: str) -> None:
    for seed in range(60):
        game = Game(players, seed=seed, wheel=wheel)
        assert deal_faults(plain_deal(game.deal, CODES), players, plain(DIADA)) == []
        assert game.wheel == wheel and game.round == 1 and game.seat == game.deal.first_player


@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 4), (4, 5)])
def test_U1_castellers_in_every_region(players: int, each: int) -> None:
    p = Game(players, seed=1).position
    assert [sum(row) for row in p.regions] == [each] * 7
    assert sum(p.bag) == 150 - 7 * each - 7 * players


def test_U1_the_bag_is_dealt_from_its_order() -> None:
    game = Game(2, seed=5)
    order = Dealer.from_seed(5).bag(DIADA)
    dealt = [*game.deal.regions, *game.deal.hands]
    assert Counter(order[: 7 * 3 + 2 * 7]) == Counter(size for sizes in dealt for size in sizes)
    assert game.dealer_view().bag_order == order[7 * 3 + 2 * 7 :]
    assert Counter(order) == Counter(dict.fromkeys(range(1, 11), 15))


def test_U2_every_tile_comes_to_every_position() -> None:
    met = {
        (place, tile)
        for seed in range(200)
        for place, tile in enumerate(deal(Dealer.from_seed(seed), DIADA, 2).wheel)
    }
    assert met == {(place, tile) for place in range(8) for tile in DIADA.skill_tiles}


@pytest.mark.parametrize("players", PLAYERS)
def test_U3_as_many_festivals_as_the_calendar_has_spaces(players: int) -> None:
    for seed in range(60):
        calendar = deal(Dealer.from_seed(seed), DIADA, players).calendar
        spaces = {entry.round: entry for entry in DIADA.calendar}
        for number, entry in spaces.items():
            held = [festival for festival in calendar if festival.round == number]
            assert len(held) == entry.festivals[players - 2]
            assert all(len(set(festival.sizes)) == entry.size_spaces for festival in held)
            assert len({festival.region for festival in held}) == len(held)
        for name in ("I", "II"):
            regions = [festival.region for festival in calendar if spaces[festival.round].set == name]
            assert len(set(regions)) == len(regions)


def test_U3_a_size_already_shown_is_put_back_and_another_drawn() -> None:
    # Two sizes only: whatever comes first, every festival of two spaces must show both.
    tokens = (15, 15, 0, 0, 0, 0, 0, 0, 0, 0)
    spaces = tuple(replace(entry, size_spaces=2) for entry in DIADA.calendar)
    box = replace(DIADA, size_tokens=tokens, calendar=spaces)
    for seed in range(20):
        assert {festival.sizes for festival in deal(Dealer.from_seed(seed), box, 4).calendar} == {(2, 1)}


def test_U3_all_size_tokens_are_dealt_again_when_no_other_size_is_left() -> None:
    # Eight festivals of one space and one of each size but one: the last has always another size to show.
    spaces = tuple(replace(entry, size_spaces=min(entry.size_spaces, 2)) for entry in DIADA.calendar)
    box = replace(DIADA, size_tokens=(7, 1, 1, 1, 1, 1, 2, 0, 0, 0), calendar=spaces)
    assert sum(entry.festivals[0] * entry.size_spaces for entry in spaces) == 14
    for seed in range(40):
        calendar = deal(Dealer.from_seed(seed), box, 2).calendar
        assert all(len(set(festival.sizes)) == len(festival.sizes) for festival in calendar)
        shown = Counter(size for festival in calendar for size in festival.sizes)
        assert all(shown[size] <= box.size_tokens[size - 1] for size in range(1, 11))


def test_U3_a_box_without_enough_sizes_is_refused() -> None:
    box = replace(DIADA, size_tokens=(30, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    with pytest.raises(CastellError) as caught:
        deal(Dealer.from_seed(0), box, 4)
    assert caught.value.clause == "U3"


def test_U4_two_tiles_in_every_row_and_the_others_leave_the_game() -> None:
    met = set()
    for seed in range(60):
        rows = deal(Dealer.from_seed(seed), DIADA, 3).performances
        tiles = [tile for row in rows for tile in row]
        assert [len(row) for row in rows] == [2] * 7 and len(set(tiles)) == 14
        met.update(tiles)
    assert len(met) == 32


def test_U5_seven_castellers_each_and_nothing_else() -> None:
    game = Game(3, seed=2)
    p = game.position
    assert [sum(p.colla[seat]) for seat in range(3)] == [7] * 3
    assert [len(hand) for hand in game.deal.hands] == [7] * 3
    assert p.best[:3] == [0] * 3 and p.rank[:3] == [[0] * 5] * 3
    assert p.tokens[:3] == [7] * 3 and p.pawn[:3] == [-1] * 3
    assert [score.total for score in game.scores] == [0] * 3


@pytest.mark.parametrize("players", PLAYERS)
def test_U6_the_start_player_is_drawn_unless_the_table_names_one(players: int) -> None:
    drawn = {Game(players, seed=seed).seat for seed in range(40)}
    assert drawn == set(range(players))
    for seat in range(players):
        named = Game(players, seed=3, first_player=seat)
        assert named.seat == named.deal.first_player == seat
        # Naming one changes nothing else of the deal.
        assert replace(named.deal, first_player=0) == replace(Game(players, seed=3).deal, first_player=0)


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_U6_no_seat_that_is_not_there_starts(seat: int) -> None:
    with pytest.raises(CastellError) as caught:
        Game(2, seed=1, first_player=seat)
    assert caught.value.clause == "U6"


@pytest.mark.parametrize("players", [0, 1, 5, ["a"], ["a"] * 5])
def test_B1_two_to_four_players(players: int | list[str]) -> None:
    with pytest.raises(CastellError) as caught:
        Game(players, seed=1)
    assert caught.value.clause == "B1"


def test_B4_a_wheel_has_two_sides() -> None:
    with pytest.raises(CastellError) as caught:
        Game(2, seed=1, wheel="other")
    assert caught.value.clause == "B4"


def test_an_open_seed_fixes_the_game_and_a_secret_is_kept_until_the_end() -> None:
    assert Game(4, seed=9).deal == Game(4, seed=9).deal != Game(4, seed=10).deal
    assert Game(4).deal != Game(4).deal
    assert Game(4).secret is None and Game(4).seed is None and Game(4, seed=9).seed == 9


@pytest.mark.parametrize("seed", [-1, LARGEST_SEED + 1])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(CastellError) as caught:
        Game(2, seed=seed)
    assert caught.value.fault.key == "dealer-seed-range"


def test_the_stream_of_a_secret_is_documented_and_stays_the_same() -> None:
    # Fixed by docs/decisions/dealer.md: another value here means that old records can't be verified any more.
    dealer = Dealer(bytes(32))
    assert dealer.commitment == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert dealer.shuffled("wheel", range(8)) == (7, 4, 1, 2, 6, 5, 0, 3)
    assert dealer.bag(DIADA)[:12] == (1, 10, 4, 9, 3, 5, 2, 1, 8, 8, 4, 7)
    assert dealer.chance("bot").bits() == 1581765264049730127


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33)])
def test_a_secret_has_32_bytes(secret: bytes) -> None:
    with pytest.raises(CastellError):
        Dealer(secret)


def test_a_dealers_repr_tells_no_secret() -> None:
    dealer = Dealer.fresh()
    assert dealer.secret.hex() not in repr(dealer) and repr(dealer.secret) not in repr(dealer)

"""The shipped bots play whole games by the rules, from views alone, and the better one wins."""

from __future__ import annotations

import pytest

from castell.bots import find_bot
from castell.edition.model import Edition
from castell.game import Dealer, Game, Refilled
from castell.notation.move import Action, Move
from castell.rules.chance import Chance


def play(players: tuple[str, ...], seed: int, wheel: str = "standard") -> Game:
    dealer = Dealer.from_seed(seed)
    game = Game(len(players), dealer=dealer, wheel=wheel)
    bots = [find_bot(name) for name in players]
    chances = [dealer.chance(f"bot {seat}") for seat in range(len(players))]
    while (seat := game.seat) is not None:
        game.push(bots[seat].choose(game.view(seat), chances[seat]))
    return game


@pytest.mark.parametrize("wheel", ["standard", "advanced"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_play_whole_games_by_the_rules(players: int, wheel: str) -> None:
    for name in ("random", "greedy:1"):
        assert play((name,) * players, seed=players, wheel=wheel).is_over


class OtherBag(Dealer):
    """A dealer whose bag holds what was dealt from another's, and then the rest in the opposite order."""

    __slots__ = ("order",)

    def __init__(self, seed: int, order: tuple[int, ...], dealt: int) -> None:
        super().__init__(Dealer.from_seed(seed).secret, seed)
        self.order = (*order[:dealt], *reversed(order[dealt:]))

    def bag(self, edition: Edition) -> tuple[int, ...]:
        return self.order


@pytest.mark.parametrize("name", ["random", "greedy:2"])
def test_U1_bots_choose_the_same_whatever_the_order_of_the_bag(name: str) -> None:
    dealer = Dealer.from_seed(6)
    game = Game(3, dealer=dealer)
    dealt = sum(map(len, game.deal.hands)) + sum(map(len, game.deal.regions))
    other = OtherBag(6, dealer.bag(game.edition), dealt)
    twin = Game.from_deal(game.deal, game.players, edition=game.edition, dealer=other)
    bots = [find_bot(name), find_bot(name)]
    chances = [dealer.chance("bot"), dealer.chance("bot")]
    moves = 0
    while game.log == twin.log:
        seat = game.seat
        assert seat is not None
        move = bots[0].choose(game.view(seat), chances[0])
        assert move == bots[1].choose(twin.view(seat), chances[1])
        game.push(move)
        twin.push(move)
        moves += 1
    assert isinstance(game.log[-1], Refilled)  # where the bags give different castellers, and not before
    assert game.round == 3
    assert moves >= 6


def test_greedy_beats_random_clearly() -> None:
    for seed in range(2):
        game = play(("random", "greedy:1"), seed)
        assert game.winners == (1,)
        assert game.scores[1].total > 2 * game.scores[0].total


def test_greedy_uses_what_the_game_offers() -> None:
    game = play(("greedy", "greedy"), seed=11)
    for seat in range(2):
        score = game.scores[seat]
        assert score.best_tower >= 8  # a tower of four levels at least, and castellers of the sizes
        assert min(score.regions, score.prizes, score.size_tokens, score.performances) > 0


def test_greedy_needs_no_memory_and_no_luck() -> None:
    game = Game(3, seed=5)
    fresh, kept = find_bot("greedy:2"), find_bot("greedy:2")
    for number in range(12):
        seat = game.seat
        assert seat is not None
        moves = [bot.choose(game.view(seat), Chance(number)) for bot in (fresh, kept)]
        assert moves[0] == moves[1]
        fresh = find_bot("greedy:2")
        game.push(moves[0])


def test_random_now_and_then_stays_out_of_a_festival() -> None:
    answers = {Action.SHOW: 0, Action.STAY_OUT: 0}
    game = play(("greedy:1", "greedy:1"), seed=2)
    shown = [number for number, entry in enumerate(game.log) if getattr(entry, "festival", None) is not None]
    festival = game.at(shown[0])
    assert festival.seat is not None
    bot = find_bot("random")
    chance = Chance(1)
    for _ in range(200):
        answers[Move.parse(str(bot.choose(festival.view(festival.seat), chance))).action] += 1
    assert 5 < answers[Action.STAY_OUT] < 60


@pytest.mark.long
def test_four_greedy_bots_reach_65_points_on_average() -> None:
    from castell.arena import Setup, Tally, simulate

    tally = Tally(4)
    for results in simulate(Setup(("greedy",) * 4, seed=1, games=1000), jobs=2):
        tally.add(results)
    assert sum(tally.mean(seat, "total") for seat in range(4)) / 4 >= 65

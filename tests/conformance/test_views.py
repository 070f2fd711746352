"""Views tell nothing of the bag's order: games that differ only there look the same, byte by byte, to all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from options import DIADA, Options, options
from walk import choose

from castell.edition.model import Edition
from castell.game import DealerView, Game, Refilled, View
from castell.game.dealer import Dealer
from castell.rules.chance import Chance


class OtherBag(Dealer):
    """A dealer with another secret, whose bag holds the same castellers as was dealt, then others first."""

    __slots__ = ("order",)

    def __init__(self, secret: bytes, order: tuple[int, ...]) -> None:
        super().__init__(secret)
        self.order = order

    def bag(self, edition: Edition) -> tuple[int, ...]:
        return self.order


def twins(choice: Options) -> tuple[Game, Game, int]:
    """Two games with the same deal and different bags, and how many castellers were dealt from them."""
    game = choice.game()
    dealt = sum(map(len, game.deal.hands)) + sum(map(len, game.deal.regions))
    full = game.dealer_view().bag_order
    taken = game._bag[: len(game._bag) - len(full)]
    left = list(full)
    chance = Chance(choice.number)
    for last in range(len(left) - 1, 0, -1):
        other = chance.below(last + 1)
        left[last], left[other] = left[other], left[last]
    secret = bytes(range(32))
    twin = Game.from_deal(
        game.deal,
        game.players,
        edition=choice.edition,
        wheel=choice.wheel,
        dealer=OtherBag(secret, (*taken, *left)),
    )
    return game, twin, dealt


def seen_by_all(game: Game) -> list[str]:
    return [game.view(seat).to_json() for seat in (*range(len(game.players)), None)]


def play_until_they_differ(game: Game, twin: Game, chance: Chance) -> int:
    """Play both in step until a refill differs; returns at how many states all views were compared."""
    compared = 0
    while not game.is_over and game.log == twin.log:
        assert seen_by_all(game) == seen_by_all(twin), f"entry {len(game.log)}"
        compared += 1
        move = choose(chance, list(game.legal_moves))
        game.push(move)
        twin.push(move)
    return compared


@pytest.mark.parametrize("number", range(0, 12))
def test_games_that_differ_only_in_the_bag_look_the_same(number: int) -> None:
    game, twin, dealt = twins(options(number))
    assert game.deal == twin.deal
    assert game.commitment != twin.commitment
    until = [game.dealer_view().bag_order, twin.dealer_view().bag_order]
    assert sorted(until[0]) == sorted(until[1]) and len(until[0]) + dealt == sum(game.edition.castellers)
    compared = play_until_they_differ(game, twin, Chance(number))
    assert compared >= 2 * len(game.players) or isinstance(game.log[0], Refilled)
    if game.log == twin.log:
        assert seen_by_all(game) == seen_by_all(twin)
    else:
        # They part at a refill, and not before: up to it the logs are the same.
        assert isinstance(game.log[-1], Refilled) and game.log[:-1] == twin.log[:-1]
        before, after = game.at(len(game.log) - 1), twin.at(len(twin.log) - 1)
        assert seen_by_all(before) == seen_by_all(after)


def test_some_of_these_games_are_told_apart_by_their_refills() -> None:
    parted = 0
    for number in range(0, 12, 3):
        game, twin, _ = twins(options(number))
        play_until_they_differ(game, twin, Chance(number))
        parted += game.log != twin.log
    assert parted == 4


def reachable(thing: object, known: set[int]) -> Iterator[object]:
    """Everything that can be got at from a value through attributes and containers."""
    if id(thing) in known or isinstance(thing, type | str | int):
        return
    known.add(id(thing))
    yield thing
    held: list[object] = []
    if isinstance(thing, dict):
        held += [*thing.keys(), *thing.values()]
    elif isinstance(thing, tuple | list | set | frozenset):
        held += thing
    else:
        names = [*getattr(thing, "__dict__", {})]
        for kind in type(thing).__mro__:
            names += getattr(kind, "__slots__", ())
        held += [getattr(thing, name) for name in names if hasattr(thing, name)]
    for value in held:
        yield from reachable(value, known)


@pytest.mark.parametrize("number", range(3))
def test_no_view_leads_to_the_secret_or_the_bag(number: int) -> None:
    game = Game(2 + number, seed=number, edition=DIADA)
    chance = Chance(number)
    while not game.is_over:
        if chance.below(12) == 0:
            order = game.dealer_view().bag_order
            for seat in (*range(len(game.players)), None):
                view = game.view(seat)
                assert view.choices or seat != game.seat
                held = list(reachable(view, set()))
                assert not any(isinstance(thing, Dealer | Game | DealerView) for thing in held)
                assert order not in held and list(order) not in held and game._bag not in held
                assert not any(isinstance(thing, bytes) for thing in held)
        game.push(choose(chance, list(game.legal_moves)))


def test_the_text_of_a_view_holds_no_secret_but_the_dealers_does() -> None:
    game = Game(3, edition=DIADA)
    chance = Chance(1)
    secret = game.dealer_view().secret
    assert secret is not None
    while not game.is_over:
        text = game.view(None).to_json()
        assert secret.hex() not in text and "secret" not in text and "bag_order" not in text
        assert game.secret is None
        game.push(choose(chance, list(game.legal_moves)))
    assert game.secret == secret
    assert secret.hex() in game.dealer_view().to_json()


def test_a_view_of_a_moment_stays_as_it_was() -> None:
    game = Game(2, seed=3)
    view: View = game.view(0)
    text = view.to_json()
    later = Game(2, seed=3).view(0)
    while not game.is_over:
        game.push(game.listed_moves()[-1])
    assert view.to_json() == text
    assert later.to_json() == text  # even if nothing was asked before the game went on

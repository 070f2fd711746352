"""Games to record: played by chance, with more towers than chance alone gives, to the end or not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from castell.edition import Edition, load_edition
from castell.game import Dealer, Game, Player
from castell.record import Record
from castell.rules.chance import Chance

SECRET = bytes(range(32))


def play(game: Game, chance: Chance, length: int = 10_000) -> Game:
    """Play a game by chance until its end, or until its log has a length; returns it."""
    while not game.is_over and len(game.log) < length:
        moves = list(game.legal_moves)
        towers = [move for move in moves if move.tower is not None]
        chosen = towers if towers and chance.below(2) else moves
        game.push(chosen[chance.below(len(chosen))])
    return game


def played(
    number: int,
    players: int | Sequence[str | Player] = 3,
    *,
    wheel: str = "standard",
    edition: Edition | None = None,
    length: int = 10_000,
) -> Game:
    """A game with a secret dealer, the same for the same number."""
    dealer = Dealer(bytes([number % 256]) + SECRET[1:])
    game = Game(players, dealer=dealer, wheel=wheel, edition=edition)
    return play(game, Chance(number), length)


def other_edition() -> Edition:
    """An edition that doesn't ship: other rulings, and refills in other rounds."""
    diada = load_edition()
    rulings = replace(diada.rulings, special_move="any", refill_rounds=(2, 4), first_player="fixed")
    return replace(diada, id="house", version="2 b", name="The “house” edition", rulings=rulings)


@cache
def finished() -> Record:
    """A finished game of three players that has festivals, refills, performances and one rewind."""
    game = played(4, [Player("Núria"), Player('a "b" ; c\n', "bot:greedy:depth=2"), Player("", "bot:x y")])
    assert any(entry.round == 3 for entry in game.log)
    game.rewind(60)
    return Record.of(play(game, Chance(3)))


@cache
def unfinished() -> Record:
    """A game of two players that stops in the middle of a turn in round 5 or later."""
    game = played(8, 2)
    before = next(number for number, entry in enumerate(game.log) if entry.round == 5)
    return Record.of(played(8, 2, length=before + 3))

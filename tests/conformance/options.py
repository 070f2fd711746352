"""Random games to test with: any number of players, either wheel, any rulings, and boxes of every kind.

The editions made here go beyond what an edition file may say (a box need not add up), since the rules must
hold for them too. A number gives always the same options.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from castell.edition import load_edition
from castell.edition.model import Edition, Rulings
from castell.game import Game
from castell.rules.chance import Chance

T = TypeVar("T")

DIADA = load_edition()
REFILLS = ((3, 5, 7, 9), (3, 5, 7, 9), (), (2, 4, 6, 8, 10), (1, 2, 3), tuple(range(1, 11)), (10,))


@dataclass(frozen=True)
class Options:
    """How a game is begun, and how it is played: of `eager` in 8 chosen moves one ends the turn too early."""

    number: int
    players: int
    wheel: str
    edition: Edition
    first_player: int | None

    def game(self) -> Game:
        """The game, newly dealt."""
        return Game(
            self.players,
            seed=self.number,
            edition=self.edition,
            wheel=self.wheel,
            first_player=self.first_player,
        )


def pick(chance: Chance, values: Sequence[T]) -> T:
    """One of the values."""
    return values[chance.below(len(values))]


def options(number: int) -> Options:
    """The options of a number: every third game is of the Diada edition as it ships."""
    chance = Chance(number)
    players = 2 + chance.below(3)
    wheel = pick(chance, ("standard", "advanced"))
    edition = DIADA if number % 3 == 0 else random_edition(chance, players)
    first = chance.below(players) if chance.below(4) == 0 else None
    return Options(number, players, wheel, edition, first)


def random_edition(chance: Chance, players: int) -> Edition:
    """A box and rulings by chance."""
    hand = pick(chance, (5, 7, 7, 10, 12))
    per_region = pick(chance, (2, 3, 4, 5))
    dealt = 7 * per_region + players * hand
    return replace(
        DIADA,
        castellers=random_castellers(chance, dealt + pick(chance, (0, 1, 3, 8, 30, 60))),
        castellers_per_region=(per_region,) * 3,
        hand=hand,
        tokens=pick(chance, (0, 1, 2, 7, 7, 7)),
        max_rank=pick(chance, (1, 2, 4, 4, 6)),
        width_limit=pick(chance, (1, 2, 3, 3, 4, 6, 9)),
        prizes=tuple(replace(prize, count=pick(chance, (0, 1, 3, 13))) for prize in DIADA.prizes),
        prize_chart=pick(
            chance,
            (
                DIADA.prize_chart,
                (("trophy",), ("ribbon", "ribbon"), ("medal", "medal", "trophy")),
                ((), (), ()),
            ),
        ),
        rulings=random_rulings(chance),
    )


def boxed_options(number: int) -> Options:
    """Options whose edition an edition file could hold, so that a record can: its box adds up."""
    chance = Chance(number)
    edition = DIADA if number % 3 == 0 else boxed_edition(chance, f"box-{number}")
    return Options(number, 2 + chance.below(3), pick(chance, ("standard", "advanced")), edition, None)


def boxed_edition(chance: Chance, name: str) -> Edition:
    """A box of 150 castellers and 40 prizes, and rulings, by chance."""
    trophies, medals = chance.below(20), chance.below(20)
    counts = (trophies, medals, 40 - trophies - medals)
    prizes = zip(DIADA.prizes, counts, strict=True)
    rulings = random_rulings(chance)
    later = tuple(number for number in rulings.refill_rounds if number > 1)
    return replace(
        DIADA,
        id=name,
        castellers=random_castellers(chance, 150),
        hand=pick(chance, (5, 7, 10)),
        tokens=pick(chance, (0, 2, 7, 9)),
        max_rank=pick(chance, (4, 5, 9)),
        width_limit=pick(chance, (3, 4)),
        prizes=tuple(replace(prize, count=count) for prize, count in prizes),
        rulings=replace(rulings, refill_rounds=later),
    )


def random_castellers(chance: Chance, total: int) -> tuple[int, ...]:
    """Ten counts with this sum, at most 20 of a size, spread evenly or not."""
    favoured = [1 + chance.below(10) for _ in range(3)]
    counts = [0] * 10
    while sum(counts) < total:
        size = 1 + chance.below(10) if chance.below(2) else pick(chance, favoured)
        if counts[size - 1] < 20:
            counts[size - 1] += 1
    return tuple(counts)


def random_rulings(chance: Chance) -> Rulings:
    """The rulings that an edition may set otherwise."""
    return Rulings(
        special_move=pick(chance, ("adjacent", "any")),
        performer_collects_spent_token=pick(chance, (False, True)),
        festival_requires=pick(chance, ("each", "any")),
        refill_rounds=pick(chance, REFILLS),
        first_player=pick(chance, ("clockwise", "fixed")),
        special_tile_is_extra=pick(chance, (True, False)),
    )

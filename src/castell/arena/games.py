"""One game of many: who plays, how its chance comes from the simulation's seed, and what is kept of it."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from castell.arena.accumulator import Accumulator
from castell.bots import Bot, BotClass, find_bot, load_bots
from castell.edition.model import Edition
from castell.faults import CastellError, Fault
from castell.game import Dealer, Game, Player, Score
from castell.notation.move import Move
from castell.rules.chance import Chance


@dataclass(frozen=True, slots=True)
class Setup:
    """What the games of a simulation have in common.

    players: the bots by seat, as `find_bot` takes them. seed: of the whole simulation, 0 to 2**63 - 1.
    bots: a file with more bots, or None. records: a folder for a record of each game, or None; its names have
    as many digits as the number of games. accumulators: what makes one for each game; for several processes
    these must be picklable, as classes and functions of a module are.
    """

    players: tuple[str, ...]
    seed: int
    games: int
    wheel: str = "standard"
    edition: Edition | None = None
    bots: Path | None = None
    records: Path | None = None
    accumulators: tuple[Callable[[], Accumulator], ...] = ()


@dataclass(frozen=True, slots=True)
class GameResult:
    """What is kept of a game.

    number: from 1. scores: by seat. winners: seats. decisions: how many moves were made. gathered: what each
    accumulator gave. began: when it was dealt, by `time.perf_counter`, one clock for all processes; results
    compare without it.
    """

    number: int
    scores: tuple[Score, ...]
    winners: tuple[int, ...]
    decisions: int
    gathered: tuple[object, ...] = ()
    began: float = field(default=0.0, compare=False)


def game_seed(seed: int, number: int) -> int:
    """The open seed of a simulation's game: any game can be dealt again without the others."""
    return int.from_bytes(hashlib.shake_256(f"castell/1/game/{seed}/{number}".encode()).digest(8), "big") >> 1


def extra_bots(setup: Setup) -> tuple[BotClass, ...]:
    """The bots that the setup's file brings. Raises CastellError if it can't be loaded."""
    return load_bots(setup.bots) if setup.bots is not None else ()


def play_game(setup: Setup, number: int, extra: Sequence[BotClass] | None = None) -> GameResult:
    """Play one game, through views, each bot new and with a stream of its own.

    extra: what `extra_bots` gave, so that many games load the file once; None loads it.
    Raises CastellError if a bot isn't found, fails, or makes an illegal move.
    """
    if extra is None:
        extra = extra_bots(setup)
    began = time.perf_counter()
    bots = [find_bot(spec, extra) for spec in setup.players]
    dealer = Dealer.from_seed(game_seed(setup.seed, number))
    seats = [Player(f"P{seat + 1}", f"bot:{spec}") for seat, spec in enumerate(setup.players)]
    game = Game(seats, edition=setup.edition, wheel=setup.wheel, dealer=dealer)
    chances = [dealer.chance(f"bot {seat}") for seat in range(len(bots))]
    accumulators = [make() for make in setup.accumulators]
    for accumulator in accumulators:
        accumulator.before(game)
    decisions = 0
    while (seat := game.seat) is not None:
        move = _move(game, seat, bots[seat], chances[seat], number)
        decisions += 1
        for accumulator in accumulators:
            accumulator.step(game, seat, move)
    if setup.records is not None:
        from castell.record import Record  # few simulations want records

        Record.of(game).write(setup.records / f"{number:0{len(str(setup.games))}d}.castell")
    gathered = tuple([accumulator.after(game) for accumulator in accumulators])
    return GameResult(number, game.scores, game.winners, decisions, gathered, began)


def _move(game: Game, seat: int, bot: Bot, chance: Chance, number: int) -> Move:
    """Ask a bot for its move and make it; what it does wrong is told with the place."""
    move: Move | str | None = None
    try:
        move = bot.choose(game.view(seat), chance)
        if isinstance(move, Move | str):
            return game.push(move)
    except CastellError as error:
        if move is None:
            raise _failed(game, seat, bot, number, str(error)) from error
        fault = Fault.of(
            "bot-illegal-move",
            error.clause,
            bot=bot.name,
            seat=seat,
            game=number,
            round=game.round,
            move=str(move)[:80],
            reason=str(error),
        )
        raise CastellError(fault) from error
    except (Exception, SystemExit) as error:  # whatever somebody's program raises, they want to know where
        raise _failed(game, seat, bot, number, f"{type(error).__name__}: {error}") from error
    answer = ascii(move)[:80]
    raise CastellError(
        Fault.of("bot-no-move", bot=bot.name, seat=seat, game=number, round=game.round, answer=answer)
    )


def _failed(game: Game, seat: int, bot: Bot, number: int, reason: str) -> CastellError:
    return CastellError(
        Fault.of("bot-failed", bot=bot.name, seat=seat, game=number, round=game.round, reason=reason)
    )

"""One game of many: who plays, how its chance comes from the simulation's seed, and what is kept of it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path

from castell.bots import Bot, find_bot, load_bots
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
    as many digits as the number of games.
    """

    players: tuple[str, ...]
    seed: int
    games: int
    wheel: str = "standard"
    edition: Edition | None = None
    bots: Path | None = None
    records: Path | None = None


@dataclass(frozen=True, slots=True)
class GameResult:
    """What is kept of a game: its number from 1, the points and winners by seat, and the moves made."""

    number: int
    scores: tuple[Score, ...]
    winners: tuple[int, ...]
    decisions: int


def game_seed(seed: int, number: int) -> int:
    """The open seed of a simulation's game: any game can be dealt again without the others."""
    return int.from_bytes(hashlib.shake_256(f"castell/1/game/{seed}/{number}".encode()).digest(8), "big") >> 1


def play_game(setup: Setup, number: int) -> GameResult:
    """Play one game, through views, each bot with a stream of its own.

    Raises CastellError if a bot isn't found, fails, or makes an illegal move.
    """
    extra = load_bots(setup.bots) if setup.bots is not None else ()
    bots = [find_bot(spec, extra) for spec in setup.players]
    dealer = Dealer.from_seed(game_seed(setup.seed, number))
    seats = [Player(f"P{seat + 1}", f"bot:{spec}") for seat, spec in enumerate(setup.players)]
    game = Game(seats, edition=setup.edition, wheel=setup.wheel, dealer=dealer)
    chances = [dealer.chance(f"bot {seat}") for seat in range(len(bots))]
    decisions = 0
    while (seat := game.seat) is not None:
        _move(game, seat, bots[seat], chances[seat], number)
        decisions += 1
    if setup.records is not None:
        from castell.record import Record  # few simulations want records

        Record.of(game).write(setup.records / f"{number:0{len(str(setup.games))}d}.castell")
    return GameResult(number, game.scores, game.winners, decisions)


def _move(game: Game, seat: int, bot: Bot, chance: Chance, number: int) -> None:
    """Ask a bot for its move and make it; what it does wrong is told with the place."""
    move: Move | str | None = None
    try:
        move = bot.choose(game.view(seat), chance)
        game.push(move)
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
    except Exception as error:  # somebody else's program: whatever it raises, they want to know where
        raise _failed(game, seat, bot, number, f"{type(error).__name__}: {error}") from error


def _failed(game: Game, seat: int, bot: Bot, number: int, reason: str) -> CastellError:
    return CastellError(
        Fault.of("bot-failed", bot=bot.name, seat=seat, game=number, round=game.round, reason=reason)
    )

"""Boards at chosen moments of games between bots, which the golden boards are made of."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from castell.bots import find_bot
from castell.game import Dealer, Game
from castell.locale import Texts
from castell.render.text import board_text

FOLDER = Path(__file__).parent.parent / "data" / "boards"
# players, wheel, round, width: with seat 0 looking when its turn in that round begins; round 11 is the end.
MOMENTS = {
    "2-deal": (2, "standard", 1, 80),
    "3-middle": (3, "standard", 6, 100),
    "4-advanced": (4, "advanced", 5, 100),
    "2-end": (2, "advanced", 11, 80),
}
SEED = 7


@cache
def game_at(players: int, wheel: str, turn: int) -> Game:
    """A game of greedy bots, up to the turn of seat 0 in a round. It is shared: make no move in it."""
    game = Game(players, seed=SEED, wheel=wheel)
    dealer = Dealer.from_seed(SEED)
    bot = find_bot("greedy")
    while game.seat is not None and (game.round < turn or game.seat != 0):
        game.push(bot.choose(game.view(game.seat), dealer.chance(f"bot {game.seat} {len(game.log)}")))
    return game


def golden_board(name: str) -> str:
    """The text of a golden board."""
    players, wheel, turn, width = MOMENTS[name]
    return board_text(game_at(players, wheel, turn).view(0), Texts("en"), width) + "\n"

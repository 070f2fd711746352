"""Many games among bots: played, counted, and spread over processes. It shows nothing."""

from castell.arena.accumulator import Accumulator
from castell.arena.games import GameResult, Setup, play_game
from castell.arena.simulation import simulate
from castell.arena.tally import Tally

__all__ = ["Accumulator", "GameResult", "Setup", "Tally", "play_game", "simulate"]

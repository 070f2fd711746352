"""Adding up the games of a simulation: wins, means by category, and how sure the means are."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from castell.arena.games import GameResult
from castell.game import Score
from castell.rules import scoring

CATEGORIES = (*scoring.CATEGORIES, "total")
SURE = 1.96  # standard errors on each side of a mean, for 95 of 100 intervals to hold the true one


class Tally:
    """The sums over games, by seat.

    players: how many seats. games, decisions: how many were added. wins: by seat, shared ones in parts.
    """

    def __init__(self, players: int) -> None:
        self.games = 0
        self.decisions = 0
        self.wins = [0.0] * players
        self._sums = [dict.fromkeys(CATEGORIES, 0) for _ in range(players)]
        self._squares = [dict.fromkeys(CATEGORIES, 0) for _ in range(players)]

    def add(self, results: Iterable[GameResult]) -> None:
        """Count more games."""
        for result in results:
            self.games += 1
            self.decisions += result.decisions
            for seat in result.winners:
                self.wins[seat] += 1 / len(result.winners)
            for seat, score in enumerate(result.scores):
                for category in CATEGORIES:
                    points = _points(score, category)
                    self._sums[seat][category] += points
                    self._squares[seat][category] += points * points

    def mean(self, seat: int, category: str) -> float:
        """The mean points of a seat in a category; 0 before the first game."""
        return self._sums[seat][category] / self.games if self.games else 0.0

    def margin(self, seat: int, category: str) -> float:
        """Half the width of the mean's 95 % confidence interval; 0 while there are fewer than two games."""
        if self.games < 2:
            return 0.0
        mean = self.mean(seat, category)
        variance = max(0.0, self._squares[seat][category] - self.games * mean * mean) / (self.games - 1)
        return SURE * sqrt(variance / self.games)

    def win_margin(self, seat: int) -> float:
        """Half the width of the 95 % confidence interval of the share of wins."""
        if self.games < 2:
            return 0.0
        share = self.wins[seat] / self.games
        return SURE * sqrt(share * (1 - share) / self.games)


def _points(score: Score, category: str) -> int:
    points: int = getattr(score, category)
    return points

"""A small stream of random numbers that is the same on every Python, compiled or not.

It is SplitMix64 (Steele, Lea, Flood 2014), for bots and simulations. It is no secret: what a table keeps
secret comes from `game.dealer`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import cython


class Chance:
    """Random numbers from a seed. seed: any whole number; only its last 64 bits count."""

    state: cython.ulonglong

    def __init__(self, seed: int) -> None:
        self.state = seed & 0xFFFFFFFFFFFFFFFF

    def bits(self) -> cython.ulonglong:
        """The next 64 random bits."""
        z: cython.ulonglong
        self.state = (self.state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        return z ^ (z >> 31)

    def below(self, limit: cython.int) -> cython.int:
        """A whole number from 0 up to but not including `limit` (1 to 2**31 - 1), each equally likely."""
        bound: cython.ulonglong = limit
        rejected: cython.ulonglong = 0x100000000 % bound
        product: cython.ulonglong
        while True:
            product = (self.bits() >> 32) * bound
            if (product & 0xFFFFFFFF) >= rejected:
                return product >> 32

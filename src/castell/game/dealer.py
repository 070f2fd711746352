"""The dealer: the only one who knows the order of the bag, and how chance comes from a secret.

The secret is 32 bytes from the system's source, or made from an open seed that a person chose. Everything
random about a game is derived from it, label by label, by the documented stream below; so whoever is given
the secret after the game can deal it again and compare. Before that only its hash is published.

The stream of a label is SHAKE-256 of `castell/1/` + secret + `/` + label, read as big-endian 32-bit words. A
number below n is the next word modulo n, where words from the last incomplete multiple of n on are skipped.
A shuffle is that of Fisher and Yates, from the last place down to the second.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from operator import index
from typing import Final, TypeVar

from castell.edition.model import Edition
from castell.faults import CastellError, Fault
from castell.rules.chance import Chance

T = TypeVar("T")

GENERATOR: Final = "shake-256/1"
SECRET_BYTES: Final = 32
LARGEST_SEED: Final = 2**63 - 1
WORD: Final = 4


class Dealer:
    """A source of a game's chance.

    secret: 32 bytes. seed: the open seed that the secret was made from, or None.
    """

    __slots__ = ("secret", "seed")

    def __init__(self, secret: bytes, seed: int | None = None) -> None:
        if len(secret) != SECRET_BYTES:
            raise CastellError(Fault.of("dealer-secret-length", length=len(secret), expected=SECRET_BYTES))
        self.secret = secret
        self.seed = seed

    @staticmethod
    def fresh() -> Dealer:
        """A dealer with a new secret that nobody knows."""
        return Dealer(secrets.token_bytes(SECRET_BYTES))

    @staticmethod
    def from_seed(seed: int) -> Dealer:
        """A dealer with an open seed (0 to 2**63 - 1): anybody who knows the seed knows the bag."""
        seed = int(index(seed))  # 7.5 would deal what 7 deals, and a record that can't be read
        if not 0 <= seed <= LARGEST_SEED:
            raise CastellError(Fault.of("dealer-seed-range", seed=str(seed), largest=str(LARGEST_SEED)))
        return Dealer(hashlib.shake_256(b"castell/1/seed/%d" % seed).digest(SECRET_BYTES), seed)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret, in hexadecimal: published at the deal, proves the secret later."""
        return hashlib.sha256(self.secret).hexdigest()

    def shuffled(self, label: str, items: Sequence[T]) -> tuple[T, ...]:
        """The items in the order that this label's stream gives."""
        words = _Words(self.secret, label, expected=len(items))
        shuffled = list(items)
        for last in range(len(shuffled) - 1, 0, -1):
            other = words.below(last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return tuple(shuffled)

    def bag(self, edition: Edition) -> tuple[int, ...]:
        """All castellers in the order in which they leave the bag (U1)."""
        sizes = [size for size, count in enumerate(edition.castellers, start=1) for _ in range(count)]
        return self.shuffled("bag", sizes)

    def chance(self, label: str) -> Chance:
        """A stream of its own, for a bot: it tells nothing about any other label."""
        seed = hashlib.shake_256(b"castell/1/chance/" + self.secret + b"/" + label.encode()).digest(8)
        return Chance(int.from_bytes(seed, "big"))

    def __repr__(self) -> str:
        # Never the secret: reprs end in logs and error messages.
        known = f"commitment={self.commitment!r}" if self.seed is None else f"seed={self.seed}"
        return f"Dealer({known})"


class _Words:
    """The 32-bit words of a label's stream."""

    def __init__(self, secret: bytes, label: str, expected: int) -> None:
        self.source = hashlib.shake_256(b"castell/1/" + secret + b"/" + label.encode())
        self.stream = self.source.digest(WORD * (expected + 8))
        self.place = 0

    def below(self, limit: int) -> int:
        accepted = 2**32 - 2**32 % limit
        while True:
            if self.place == len(self.stream):
                self.stream = self.source.digest(2 * len(self.stream))
            word = int.from_bytes(self.stream[self.place : self.place + WORD], "big")
            self.place += WORD
            if word < accepted:
                return word % limit

"""The dealer's stream, written a second time from its description, since proofs of deals rest on it."""

from __future__ import annotations

import hashlib

import pytest

from castell.edition import load_edition
from castell.faults import CastellError
from castell.game import Dealer

SECRET = bytes(range(32))


def shuffled_again(label: str, count: int) -> tuple[list[int], int]:
    """The numbers below `count` as the stream of a label shuffles them, and how many words it skips."""
    stream = hashlib.shake_256(b"castell/1/" + SECRET + b"/" + label.encode()).digest(4 * (count + 100))
    words = iter([int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)])
    order = list(range(count))
    skipped = 0
    for last in range(count - 1, 0, -1):
        while (word := next(words)) >= 2**32 // (last + 1) * (last + 1):
            skipped += 1
        other = word % (last + 1)
        order[last], order[other] = order[other], order[last]
    return order, skipped


@pytest.mark.parametrize("label", ["bag", "wheel", "locations II", "size tokens 0"])
def test_a_shuffle_is_that_of_the_documented_stream(label: str) -> None:
    order, _ = shuffled_again(label, 150)
    assert list(Dealer(SECRET).shuffled(label, range(150))) == order


def test_words_of_the_last_incomplete_multiple_are_skipped() -> None:
    order, skipped = shuffled_again("many", 200_000)
    assert skipped > 0
    assert list(Dealer(SECRET).shuffled("many", range(200_000))) == order


def test_the_bag_holds_the_smallest_size_first_before_it_is_shuffled() -> None:
    order, _ = shuffled_again("bag", 150)
    assert list(Dealer(SECRET).bag(load_edition())) == [number // 15 + 1 for number in order]


def test_an_open_seed_makes_the_documented_secret() -> None:
    assert Dealer.from_seed(7).secret == hashlib.shake_256(b"castell/1/seed/7").digest(32)


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert Dealer(SECRET).commitment == hashlib.sha256(SECRET).hexdigest()


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_secret_has_32_bytes(length: int) -> None:
    with pytest.raises(CastellError):
        Dealer(bytes(length))

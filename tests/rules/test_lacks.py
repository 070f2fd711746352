"""What lacks for a tower, held against trying every group of castellers and every raise of ranks."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement, product

import pytest

from castell.rules.lacks import Builder, Lacks, lacks_for_exhibition, lacks_for_festival, lacks_for_shape
from castell.rules.search import TowerSearch
from castell.rules.skills import BALANCE, BASE, MIX, SKILLS, STRENGTH, WIDTH

DIADA = (0, *[15] * 10)
MOST = 4  # larger groups aren't tried


def builder(hand: str, max_rank: int = 4, box: Sequence[int] = DIADA, **ranks: int) -> Builder:
    counts = [0, *(hand.count(letter) for letter in "123456789X")]
    return Builder(counts, [ranks.get(skill, 0) for skill in SKILLS], 3, box, max_rank)


def test_nothing_lacks_for_what_can_be_built() -> None:
    found = lacks_for_shape(builder("XXX998"), (3, 2, 1))
    assert found == Lacks((), (0, 0, 0, 0, 0))
    assert found.possible


def test_L2_the_fewest_castellers_for_a_shape() -> None:
    found = lacks_for_shape(builder("XX998"), (3, 2, 1))
    assert not found.possible
    assert found.castellers == (10,)
    assert len(lacks_for_shape(builder("XX"), (3, 2, 1)).castellers or ()) == 4


def test_L2_the_fewest_ranks_for_a_shape() -> None:
    # XX9 by Mix; then 98 takes Mix and Strength, but 8 and 7 are there.
    found = lacks_for_shape(builder("XX98876"), (3, 2, 1))
    assert found.ranks is not None
    assert found.ranks[MIX] == 1
    assert sum(found.ranks) == 1


def test_ranks_that_no_training_reaches() -> None:
    assert lacks_for_shape(builder("9", max_rank=4), (1, 1)).ranks is None
    assert lacks_for_shape(builder("987654", max_rank=4), (1,) * 6).ranks is None
    raised = lacks_for_shape(builder("987654", max_rank=5), (1,) * 6).ranks
    assert raised == tuple(5 if skill == BALANCE else 0 for skill in range(5))


def test_castellers_that_no_box_holds() -> None:
    few = (0, *[1] * 10)
    assert lacks_for_shape(builder("X", box=few), (2, 1)).castellers is None
    assert lacks_for_shape(builder("X", box=few, mix=1), (2, 1)).castellers is not None


def test_T4_no_casteller_helps_where_balance_lacks() -> None:
    found = lacks_for_shape(builder("XX998"), (2, 2, 1))
    assert found.castellers is None
    assert found.ranks == tuple(1 if skill == BALANCE else 0 for skill in range(5))


def test_L3_an_exhibition_lacks_the_skills_it_shows() -> None:
    found = lacks_for_exhibition(builder("XXXXX9998887"), 4, [BASE, WIDTH])
    assert found.castellers is None
    assert found.ranks is not None
    assert found.ranks[BASE] >= 1
    assert found.ranks[WIDTH] >= 1


def test_F1_what_lacks_for_a_festival() -> None:
    found = lacks_for_festival(builder("XXX99887"), (7, 2), each=True)
    assert found.castellers is None  # three levels only, without a skill
    found = lacks_for_festival(builder("XXX99887", balance=1), (7, 2), each=True)
    assert found.castellers == (2,)
    assert lacks_for_festival(builder("XXX99887", balance=1), (7, 2), each=False).possible


def fewest_castellers(who: Builder, possible: Callable[[Sequence[int], Sequence[int]], bool]) -> int | None:
    """By trying every group of up to MOST castellers; None: none of these would do."""
    for number in range(MOST + 1):
        for group in combinations_with_replacement(range(1, 11), number):
            hand = [count + group.count(size) for size, count in enumerate(who.hand)]
            within = all(count <= there for count, there in zip(hand, who.box, strict=True))
            if within and possible(hand, who.ranks):
                return number
    return None


def fewest_ranks(who: Builder, possible: Callable[[Sequence[int], Sequence[int]], bool]) -> int | None:
    """By trying every raise."""
    sums = [
        sum(ranks) - sum(who.ranks)
        for ranks in product(*(range(rank, who.max_rank + 1) for rank in who.ranks))
        if possible(who.hand, ranks)
    ]
    return min(sums, default=None)


def agree(who: Builder, search: TowerSearch, ask: Callable[[], bool], found: Lacks) -> None:
    """Is the answer the one that is found by trying, and does its example do?"""

    def possible(hand: Sequence[int], ranks: Sequence[int]) -> bool:
        search.set_builder(hand, ranks, who.width_limit)
        return ask()

    expected = fewest_castellers(who, possible)
    if expected is not None:
        assert found.castellers is not None
        assert len(found.castellers) == expected
        group = found.castellers
        hand = [count + group.count(size) for size, count in enumerate(who.hand)]
        assert all(count <= there for count, there in zip(hand, who.box, strict=True))
        assert possible(hand, who.ranks)
    elif found.castellers is None:
        assert not possible(who.box, who.ranks)
    else:
        assert len(found.castellers) > MOST
    expected = fewest_ranks(who, possible)
    assert (None if found.ranks is None else sum(found.ranks)) == expected
    if found.ranks is not None:
        assert possible(who.hand, [rank + more for rank, more in zip(who.ranks, found.ranks, strict=True)])


def random_builder(rng: random.Random) -> Builder:
    kinds = rng.sample(range(1, 11), rng.randint(1, 10))
    hand = [0] * 11
    for _ in range(rng.randint(0, 10)):
        hand[rng.choice(kinds)] += 1
    box = [0, *(max(count, rng.choice((0, 2, 3, 15))) for count in hand[1:])]
    max_rank = rng.choice((1, 2, 2))
    ranks = [rng.randint(0, rng.choice((0, max_rank))) for _ in SKILLS]
    return Builder(hand, ranks, rng.choice((1, 2, 3, 3, 3)), box, max_rank)


def compare(rng: random.Random) -> None:
    who = random_builder(rng)
    search = TowerSearch()
    widest = rng.choice((2, 3, 5))
    shape = sorted((rng.randint(1, widest) for _ in range(rng.randint(1, 6))), reverse=True)
    search.set_shape(shape)
    agree(who, search, search.shape_possible, lacks_for_shape(who, shape))
    show, levels = rng.sample(range(5), rng.randint(1, 3)), rng.randint(1, 6)
    search.set_exhibition(levels, show)
    agree(who, search, search.exhibition_possible, lacks_for_exhibition(who, levels, show))
    sizes, each = rng.sample(range(1, 11), rng.randint(1, 4)), rng.random() < 0.7
    search.set_festival(sizes, each)
    agree(who, search, search.festival_possible, lacks_for_festival(who, sizes, each))


@pytest.mark.parametrize("seed", range(8))
def test_random_lacks_as_found_by_trying(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(25):
        compare(rng)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(8))
def test_many_random_lacks_as_found_by_trying(seed: int) -> None:
    rng = random.Random(100 + seed)
    for _ in range(250):
        compare(rng)


def test_strength_of_ten_on_ten() -> None:
    found = lacks_for_shape(builder("XXX", box=(*[0] * 10, 15)), (3, 2, 1))
    assert found.castellers is None
    found = lacks_for_shape(builder("XXX", box=(*[0] * 10, 15), strength=2), (3, 2, 1))
    assert found.castellers == (10, 10, 10)
    assert lacks_for_shape(builder("XXXXXX"), (3, 2, 1)).ranks == tuple(
        2 if skill == STRENGTH else 0 for skill in range(5)
    )

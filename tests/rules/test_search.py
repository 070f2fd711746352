"""The search for towers, held against given cases and against the enumeration of every legal tower."""

from __future__ import annotations

import json
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from castell.rules.search import TowerSearch
from castell.rules.skills import SKILLS
from oracle import towers as oracle

DATA = Path(__file__).parent.parent / "data"
CASES = [json.loads(line) for line in (DATA / "towers.jsonl").read_text(encoding="utf-8").splitlines()]

Problem = tuple[list[int], dict[str, int], int]  # castellers of size 1 to 10, ranks, L


def asked(hand: list[int], ranks: dict[str, int], width_limit: int = 3) -> TowerSearch:
    search = TowerSearch()
    search.set_builder([0, *hand], [ranks.get(skill, 0) for skill in SKILLS], width_limit)
    return search


def counts(text: str) -> list[int]:
    """Castellers of size 1 to 10 in `XX98`."""
    return [text.count(letter) for letter in "123456789X"]


def front(search: TowerSearch) -> list[tuple[tuple[int, ...], int, str]]:
    """Outcomes, their most castellers, and their towers."""
    found = search.outcome_list()
    most = search.outcome_castellers[: len(found)]
    return [
        (outcome, most[number], oracle.text(search.outcome_tower(number)))
        for number, outcome in enumerate(found)
    ]


def random_problem(rng: random.Random, most: int) -> Problem:
    """A hand of up to `most` castellers, often of few sizes, so that skills matter."""
    hand = [0] * 10
    kinds = rng.sample(range(10), rng.randint(1, 10))
    for _ in range(rng.randint(1, most)):
        hand[rng.choice(kinds)] += 1
    highest = rng.randint(1, 4)
    return hand, {skill: rng.randint(0, highest) for skill in SKILLS}, rng.choice((1, 2, 3, 3, 3))


def random_festival(rng: random.Random, hand: list[int]) -> tuple[list[int], bool]:
    held = [size for size, count in enumerate(hand, start=1) if count]
    pool = held if rng.random() < 0.8 else range(1, 11)
    return rng.sample(pool, min(len(pool), rng.randint(1, 4))), rng.random() < 0.7


def compare(rng: random.Random, hand: list[int], ranks: dict[str, int], width_limit: int) -> None:
    """Every kind of question about one hand."""
    towers = list(oracle.every_tower(hand, ranks, width_limit))
    search = asked(hand, ranks, width_limit)
    compare_shapes(rng, search, towers)
    for _ in range(6):
        show = rng.sample(SKILLS, rng.randint(1, 4))
        levels = rng.randint(1, 6)
        fitting = [
            tower
            for tower in towers
            if len(tower) == levels and oracle.shows(tower, ranks, width_limit, show)
        ]
        search.set_exhibition(levels, [SKILLS.index(skill) for skill in show])
        assert search.exhibition_possible() == bool(fitting), (levels, show)
        assert search.exhibition_tower() == max(fitting, key=oracle.text, default=None), (levels, show)
    for _ in range(3):
        sizes, each = random_festival(rng, hand)
        search.set_festival(sizes, each)
        expected = oracle.best_outcomes(towers, sizes, each)
        assert search.festival_possible() == bool(expected), (sizes, each)
        assert front(search) == expected, (sizes, each)


def compare_shapes(rng: random.Random, search: TowerSearch, towers: list[oracle.Tower]) -> None:
    best: dict[tuple[int, ...], str] = {}
    for tower in towers:
        shape = tuple(map(len, tower))
        best[shape] = max(best.get(shape, ""), oracle.text(tower))
    widest = rng.randint(2, 5)
    guesses = [
        tuple(sorted((rng.randint(1, widest) for _ in range(rng.randint(1, 6))), reverse=True))
        for _ in range(6)
    ]
    for shape in (*guesses, *rng.sample(sorted(best), min(4, len(best)))):
        search.set_shape(shape)
        assert search.shape_possible() == (shape in best), shape
        found = search.shape_tower()
        assert (oracle.text(found) if found is not None else None) == best.get(shape), shape


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_given_cases(case: dict[str, object]) -> None:
    search = asked(case["hand"], case["skills"])
    answer = case["answer"]
    if case["task"] == "shape":
        search.set_shape(case["shape"])
        assert search.shape_possible() == answer["feasible"]
        assert (search.shape_tower() is not None) == answer["feasible"]
    elif case["task"] == "exhibition":
        search.set_exhibition(case["levels"], [SKILLS.index(skill) for skill in case["show"]])
        assert search.exhibition_possible() == answer["feasible"]
        assert (search.exhibition_tower() is not None) == answer["feasible"]
    else:
        search.set_festival(case["sizes"], True)
        assert search.festival_possible() == (answer["score"] is not None)
        found = [list(outcome) for outcome, _, _ in front(search)]
        assert (found[0][0] if found else None) == answer["score"]
        if "front" in answer:
            assert found == sorted(answer["front"], reverse=True)


@pytest.mark.parametrize("seed", range(8))
def test_random_small_hands_as_enumerated(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(500):
        compare(rng, *random_problem(rng, 9))


@pytest.mark.parametrize("seed", range(2))
def test_random_hands_of_twelve_as_enumerated(seed: int) -> None:
    rng = random.Random(100 + seed)
    for _ in range(100):
        compare(rng, *random_problem(rng, 12))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
def test_many_random_hands_as_enumerated(seed: int) -> None:
    rng = random.Random(1000 + seed)
    for _ in range(3000):
        compare(rng, *random_problem(rng, rng.choice((8, 9, 10))))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_random_larger_hands_as_enumerated(seed: int) -> None:
    rng = random.Random(2000 + seed)
    for _ in range(300):
        compare(rng, *random_problem(rng, 14))


def test_T1_no_casteller_stands_twice() -> None:
    search = asked(counts("998"), {"strength": 4, "balance": 4})
    search.set_shape((2, 2))
    assert not search.shape_possible()


def test_T2_mix_at_every_level() -> None:
    search = asked(counts("XX987"), {"mix": 2})
    search.set_shape((3, 2))
    assert oracle.text(search.shape_tower()) == "XX9/87"
    search = asked(counts("X9876543"), {"mix": 4, "balance": 3})
    search.set_shape((2, 2, 2, 2))
    assert oracle.text(search.shape_tower()) == "X9/87/65/43"
    search = asked(counts("X9876543"), {"mix": 3, "balance": 3})
    search.set_shape((2, 2, 2, 2))
    assert not search.shape_possible()


def test_T3_size_ten_stands_on_size_ten_by_strength() -> None:
    search = asked(counts("XXXXXX"), {"strength": 2})
    search.set_shape((3, 2, 1))
    assert oracle.text(search.shape_tower()) == "XXX/XX/X"
    search = asked(counts("XXXXXX"), {"strength": 1})
    search.set_shape((3, 2, 1))
    assert not search.shape_possible()


def test_T4_balance_allows_equal_levels() -> None:
    for rank, possible in ((0, False), (1, False), (2, True)):
        search = asked(counts("X98"), {"balance": rank})
        search.set_shape((1, 1, 1))
        assert search.shape_possible() == possible


def test_T4_a_level_never_grows() -> None:
    search = asked([9] * 10, dict.fromkeys(SKILLS, 4))
    search.set_shape((1, 2))
    assert not search.shape_possible()


def test_T5_width_raises_the_limit_and_base_frees_levels() -> None:
    hand = counts("XXXXXXXX99999888777")
    for ranks, possible in (
        ({}, False),
        ({"base": 1}, False),
        ({"base": 2}, True),
        ({"width": 2}, False),
        ({"width": 5}, True),
        ({"width": 2, "base": 1}, True),
        ({"width": 1, "base": 1}, False),
    ):
        search = asked(hand, ranks)
        search.set_shape((8, 5, 3, 2))
        assert search.shape_possible() == possible, ranks


def test_T7_base_is_not_needed_where_width_is_enough() -> None:
    search = asked(counts("XXXX998"), {"width": 1})
    search.set_shape((4, 2, 1))
    assert search.shape_possible()


def test_T8_one_w_must_serve_width_and_base() -> None:
    show = [SKILLS.index("width"), SKILLS.index("base")]
    # With w = 1 Base frees the five, and Width lets the four stand. No w does both for five and three.
    search = asked(counts("XXXXX9999888"), {"width": 2, "base": 1})
    search.set_exhibition(2, show)
    assert oracle.text(search.exhibition_tower()) == "XXXXX/9999"
    search = asked(counts("XXXXX999"), {"width": 2, "base": 1})
    search.set_exhibition(2, show)
    assert not search.exhibition_possible()


def test_T8_width_counts_only_for_a_level_that_it_lets_stand() -> None:
    search = asked(counts("XXXXXX98"), {"width": 2, "base": 1, "balance": 1})
    search.set_exhibition(3, [SKILLS.index("width")])
    assert oracle.text(search.exhibition_tower()) == "XXXXX/9/8"
    search = asked(counts("XXX98"), {"width": 2, "base": 1, "balance": 1})
    search.set_exhibition(3, [SKILLS.index("width")])
    assert not search.exhibition_possible()


def test_L3_an_exhibition_has_exactly_its_levels() -> None:
    search = asked(counts("XX9"), {"balance": 1, "strength": 2})
    search.set_exhibition(3, [SKILLS.index("balance")])
    assert not search.exhibition_possible()
    search.set_exhibition(2, [SKILLS.index("balance")])
    assert oracle.text(search.exhibition_tower()) == "X/X"


def test_F1_four_levels_and_each_or_any_of_the_sizes() -> None:
    search = asked(counts("XXX998876"), {"balance": 1})
    search.set_festival([5, 8], each=True)
    assert not search.festival_possible()
    assert search.outcomes() == 0
    search.set_festival([5, 8], each=False)
    assert search.festival_possible()
    assert front(search) == [((6, 0, 2), 8, "XXX/99/88/7")]
    search = asked(counts("XXX9987"), {})
    search.set_festival([9], each=True)
    assert not search.festival_possible()


def test_F2_outcomes_trade_levels_for_castellers_of_a_size() -> None:
    search = asked([0, 0, 4, 0, 0, 0, 0, 7, 3, 4], {"balance": 1, "base": 1, "strength": 1, "width": 1})
    search.set_festival([3, 8], each=True)
    assert [outcome for outcome, _, _ in front(search)] == [(13, 2, 7), (12, 4, 4)]


def test_F4_an_outcome_has_the_most_castellers_it_can_have() -> None:
    search = asked(counts("XXX99988887776665"), {"balance": 1})
    search.set_festival([5], each=True)
    assert front(search) == [((5, 1), 9, "XXX/999/88/5")]


def test_the_arrays_hold_what_is_listed() -> None:
    search = asked([0, 0, 4, 0, 0, 0, 0, 7, 3, 4], {"balance": 1, "base": 1, "strength": 1, "width": 1})
    search.set_festival([3, 8], each=True)
    assert search.outcome_list() == [(13, 2, 7), (12, 4, 4)]
    assert list(search.outcome_score[:2]) == [13, 12]
    assert [list(counts[:2]) for counts in search.outcome_count[:2]] == [[2, 7], [4, 4]]


def test_the_number_of_an_outcome_is_checked() -> None:
    search = asked(counts("XXX998876"), {"balance": 1})
    search.set_festival([8], each=True)
    for number in (-1, search.outcomes()):
        with pytest.raises(IndexError):
            search.outcome_tower(number)


def test_one_object_answers_one_question_after_the_other() -> None:
    rng = random.Random(5)
    search = TowerSearch()
    for _ in range(300):
        hand, ranks, width_limit = random_problem(rng, 14)
        sizes, each = random_festival(rng, hand)
        fresh = asked(hand, ranks, width_limit)
        fresh.set_festival(sizes, each)
        search.set_builder([0, *hand], [ranks[skill] for skill in SKILLS], width_limit)
        search.set_festival(sizes, each)
        assert front(search) == front(fresh)
        search.set_exhibition(4, [rng.randrange(5)])
        search.exhibition_tower()
        search.set_shape((3, 2, 1))
        search.shape_tower()
        assert front(search) == front(fresh)


def test_a_search_is_not_pickled() -> None:
    with pytest.raises(TypeError):
        pickle.dumps(TowerSearch())


def answers(seed: int) -> Iterator[object]:
    """Answers to questions too large to enumerate."""
    rng = random.Random(seed)
    for _ in range(40):
        hand, ranks, width_limit = random_problem(rng, 30)
        search = asked(hand, ranks, width_limit)
        search.set_festival(*random_festival(rng, hand))
        yield search.festival_possible(), front(search)
        search.set_exhibition(rng.randint(3, 7), rng.sample(range(5), rng.randint(1, 3)))
        yield search.exhibition_tower()
        search.set_shape(sorted((rng.randint(1, 5) for _ in range(rng.randint(3, 6))), reverse=True))
        yield search.shape_tower()


def test_compiled_and_plain_rules_answer_alike() -> None:
    # Where nothing is compiled this holds the plain rules against themselves in another process.
    code = "import test_search; print(repr(list(test_search.answers(3))))"
    tests = Path(__file__).parent
    environment = os.environ | {
        "CASTELL_INTERPRETED": "1",
        "PYTHONPATH": os.pathsep.join([str(tests), str(tests.parent), *sys.path]),
    }
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == repr(list(answers(3)))

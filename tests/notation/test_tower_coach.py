"""The coach: best towers from hands as people give them, and problems as lines of JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from castell.faults import InvalidNotation
from castell.notation.coach import best_tower, build_exhibition, build_shape, outcomes
from castell.notation.problems import LONGEST_LINE, solve_line
from castell.notation.tower import Tower

DATA = Path(__file__).parent.parent / "data" / "towers.jsonl"
LINES = DATA.read_text(encoding="utf-8").splitlines()

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=10) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
near_problems = st.fixed_dictionaries(
    {},
    optional={
        "id": json_values,
        "task": st.sampled_from(["festival", "shape", "exhibition"]) | json_values,
        "hand": st.lists(st.integers(-1, 3), min_size=10, max_size=10) | json_values,
        "skills": st.dictionaries(st.sampled_from(["mix", "base"]), st.integers(-1, 5)) | json_values,
        "sizes": st.lists(st.integers(0, 11), max_size=5) | json_values,
        "shape": st.lists(st.integers(0, 4), max_size=5) | json_values,
        "levels": st.integers(-1, 30) | json_values,
        "show": st.lists(st.sampled_from(["mix", "base", "luck"]), max_size=3) | json_values,
    },
)


def test_the_best_tower_of_a_hand() -> None:
    best = best_tower(hand="XX9988765", skills={"balance": 1, "mix": 2}, sizes=[8])
    assert best is not None
    assert (best.score, best.counts, best.castellers) == (6, (2,), 8)
    assert best.tower == Tower("XX9/88/76/5")
    assert best_tower(hand="XX9988765", skills={"balance": 1, "mix": 2}, sizes="8,3") is None


def test_F4_of_equal_scores_the_largest_tower_is_best() -> None:
    found = outcomes("X" * 4 + "88899" + "1111", "balance=2,base=1", "8,1")
    best = best_tower("X" * 4 + "88899" + "1111", "balance=2,base=1", "8,1")
    assert best is not None
    assert best.score == max(outcome.score for outcome in found)
    assert best.castellers == max(outcome.castellers for outcome in found if outcome.score == best.score)


def test_F1_any_of_the_sizes_if_the_edition_says_so() -> None:
    assert best_tower("XXX998876", "balance=1", "8,5") is None
    best = best_tower("XXX998876", "balance=1", "8,5", each=False)
    assert best is not None
    assert best.counts == (2, 0)


def test_T5_another_width_limit() -> None:
    assert build_shape("XXXX998", "", "4-2-1") is None
    assert build_shape("XXXX998", "", "4-2-1", width_limit=4) == Tower("XXXX/99/8")


def test_shapes_and_exhibitions_are_built() -> None:
    assert build_shape("XX9988765", "mix=1", (3, 2, 1)) == Tower("XX9/88/7")
    assert build_exhibition("XX9988765", "mix=1,balance=1", 4, ["mix", "balance"]) == Tower("XX9/88/7/6")
    assert build_exhibition("XX9988765", "mix=1", 4, ["mix", "balance"]) is None


def test_sizes_may_be_written_in_several_ways() -> None:
    hand, skills = "XXX998876", "balance=1"
    assert outcomes(hand, skills, "10,8") == outcomes(hand, skills, "X8") == outcomes(hand, skills, [10, 8])


@pytest.mark.parametrize("sizes", ["", "88", "12345", "0", [], [0], [11], [3, 3]])
def test_sizes_no_festival_has(sizes: str | list[int]) -> None:
    with pytest.raises(InvalidNotation):
        best_tower("XX", "", sizes)


@pytest.mark.parametrize(
    "shape", ["", "3-", "3--1", "a", "0", "999", "1-" * 20 + "1", "-1", [], [0], [151], [1] * 21]
)
def test_shapes_that_are_none(shape: str | list[int]) -> None:
    with pytest.raises(InvalidNotation):
        build_shape("XX", "", shape)


@pytest.mark.parametrize(("levels", "show"), [(0, ["mix"]), (21, ["mix"]), (3, ["special"])])
def test_exhibitions_that_are_none(levels: int, show: list[str]) -> None:
    with pytest.raises(InvalidNotation):
        build_exhibition("XX", "", levels, show)


@pytest.mark.parametrize("line", LINES, ids=lambda line: str(json.loads(line)["id"]))
def test_problems_are_solved_as_known(line: str) -> None:
    problem = json.loads(line)
    known, answer = problem["answer"], solve_line(line)
    assert list(answer) == ["id", "feasible", "score", "tower", "front"]
    assert answer["id"] == problem["id"]
    assert answer["feasible"] == (answer["tower"] is not None)
    if problem["task"] == "festival":
        assert answer["score"] == known["score"]
        assert answer["feasible"] == (known["score"] is not None)
        assert "front" not in known or answer["front"] == sorted(known["front"], reverse=True)
    else:
        assert (answer["feasible"], answer["score"], answer["front"]) == (known["feasible"], None, [])
    if answer["tower"] is not None:
        tower = Tower(str(answer["tower"]))
        hand = [size for size, count in enumerate(problem["hand"], start=1) for _ in range(count)]
        assert tower.check(hand, problem["skills"]).legal
        if problem["task"] == "festival":
            assert tower.score(problem["sizes"]) == answer["score"]
        if problem["task"] == "shape":
            assert tower.shape == tuple(problem["shape"])


@given(near_problems)
def test_any_object_is_answered_or_refused(problem: dict[str, object]) -> None:
    try:
        answer = solve_line(json.dumps(problem))
    except InvalidNotation as error:
        assert str(error)
    else:
        json.dumps(answer, allow_nan=False)


@pytest.mark.parametrize(
    "line", ["", "{", "[]", "1", "null", "[" * 5000, '{"id": NaN}', "{" + " " * LONGEST_LINE]
)
def test_lines_that_are_no_problems(line: str) -> None:
    with pytest.raises(InvalidNotation) as caught:
        solve_line(line)
    assert caught.value.fault.key.startswith("problem-")


def test_unknown_keys_are_passed_over() -> None:
    problem = {
        "task": "shape",
        "hand": [0] * 9 + [1],
        "skills": {},
        "shape": [1],
        "answer": 1,
        "colour": "red",
    }
    assert solve_line(json.dumps(problem)) == {
        "id": None,
        "feasible": True,
        "score": None,
        "tower": "X",
        "front": [],
    }

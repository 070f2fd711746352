"""Tower problems as lines of JSON: what `castell tower solve` reads and writes.

A problem is an object with `hand` (ten numbers: castellers of size 1, 2, ... 10), `skills` (ranks by name)
and a `task`: `festival` with `sizes`, `shape` with `shape`, or `exhibition` with `levels` and `show`. Its
`id` comes back with the answer; keys that aren't known are passed over.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from castell.faults import Fault, InvalidNotation
from castell.notation.coach import best_of, build_exhibition, build_shape, outcomes
from castell.notation.tower import MOST_CASTELLERS

TASKS: Final = ("festival", "shape", "exhibition")
LONGEST_LINE: Final = 10_000  # characters

_SIZES: Final = 10
_LARGEST: Final = 1_000_000  # what is larger can't be meant


def solve_line(line: str) -> dict[str, object]:
    """Read a problem and solve it.

    Returns the answer as plain JSON values: `id`, `feasible`, `score`, `tower` and `front`. For a festival
    `score` is the best score, `tower` a tower that reaches it, and `front` lists every outcome that no other
    beats as `[score, castellers of the first size, ...]`, best first. For a shape and an exhibition `score`
    is null and `front` empty. If nothing can be built, `tower` is null too.
    Raises InvalidNotation if the line is no problem.
    """
    if len(line) > LONGEST_LINE:
        raise InvalidNotation(Fault.of("problem-too-long", length=len(line), limit=LONGEST_LINE))
    try:
        problem = json.loads(line.strip(), parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as error:
        raise InvalidNotation(Fault.of("problem-not-json", problem=str(error))) from None
    if not isinstance(problem, dict):
        raise InvalidNotation(Fault.of("problem-no-object"))
    return solve(problem)


def solve(problem: Mapping[str, object]) -> dict[str, object]:
    """Solve a problem given as plain JSON values; the answer and the error are those of `solve_line`."""
    hand = _hand(problem)
    skills = _skills(problem)
    task = problem.get("task")
    answer: dict[str, object] = {
        "id": _id(problem),
        "feasible": False,
        "score": None,
        "tower": None,
        "front": [],
    }
    if task == "festival":
        found = outcomes(hand, skills, _counts(problem, "sizes"))
        answer["front"] = [[outcome.score, *outcome.counts] for outcome in found]
        best = best_of(found)
        if best is not None:
            answer |= {"feasible": True, "score": best.score, "tower": str(best.tower)}
        return answer
    if task == "shape":
        tower = build_shape(hand, skills, _counts(problem, "shape"))
    elif task == "exhibition":
        tower = build_exhibition(hand, skills, _count(problem, "levels"), _names(problem, "show"))
    else:
        raise InvalidNotation(Fault.of("problem-task", tasks=TASKS))
    if tower is not None:
        answer |= {"feasible": True, "tower": str(tower)}
    return answer


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is no number")


def _id(problem: Mapping[str, object]) -> str | int | None:
    name = problem.get("id")
    if isinstance(name, str | int | None):
        return name
    raise InvalidNotation(Fault.of("problem-id"))


def _hand(problem: Mapping[str, object]) -> list[int]:
    """The castellers of the hand, by their sizes."""
    counts = problem.get("hand")
    if not isinstance(counts, list) or len(counts) != _SIZES or not all(_is_count(count) for count in counts):
        raise InvalidNotation(Fault.of("problem-hand", "B2", sizes=_SIZES))
    if sum(counts) > MOST_CASTELLERS:
        raise InvalidNotation(
            Fault.of("notation-too-many-castellers", "B2", count=sum(counts), limit=MOST_CASTELLERS)
        )
    return [size for size, count in enumerate(counts, start=1) for _ in range(count)]


def _skills(problem: Mapping[str, object]) -> dict[str, int]:
    skills = problem.get("skills")
    if not isinstance(skills, dict) or not all(_is_count(rank) for rank in skills.values()):
        raise InvalidNotation(Fault.of("problem-skills", "T6"))
    return skills


def _count(problem: Mapping[str, object], key: str) -> int:
    value = problem.get(key)
    if not isinstance(value, int) or not _is_count(value):
        raise InvalidNotation(Fault.of("problem-number", name=key))
    return value


def _counts(problem: Mapping[str, object], key: str) -> list[int]:
    values = problem.get(key)
    if not isinstance(values, list) or not all(_is_count(value) for value in values):
        raise InvalidNotation(Fault.of("problem-numbers", name=key))
    return values


def _names(problem: Mapping[str, object], key: str) -> list[str]:
    values = problem.get(key)
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise InvalidNotation(Fault.of("problem-names", name=key))
    return values


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _LARGEST

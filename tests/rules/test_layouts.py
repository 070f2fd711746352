"""The `.pxd` files say in C what the `.py` files beside them say in Python; only this compares the two.

Cython takes a wrong array length, a field that the class doesn't have, or a constant that the module never
fills without a word; the compiled rules would then read past an array's end or count with zeros.
"""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import castell.rules
from castell.edition import CalendarRound, Exhibition, Shape, consistency, load_edition, validate
from castell.game import Game
from castell.notation import tower
from castell.rules import codes, limits, phases, reasons, search_numbers, skills
from castell.rules.box import Box

RULES = Path(castell.rules.__file__).parent
DIADA = load_edition()
DEAL = Game(2, seed=1).deal
STEMS = sorted(path.stem for path in RULES.glob("*.pxd"))

CLASS = re.compile(r"^cdef class (\w+)(?:\((\w+)\))?:\n((?:    .*\n|\n)*)", re.MULTILINE)
FIELD = re.compile(r"^    cdef (?:readonly |public )?([\w ]+?)((?:\[\d+\])*) (\w+(?:, \w+)*)$", re.MULTILINE)
CONSTANT = re.compile(r"^cdef (bint|int|long long) ([A-Z][A-Z0-9_]*(?:, [A-Z][A-Z0-9_]*)*)$", re.MULTILINE)
LARGEST = {"bint": 1, "int": 2**31 - 1, "long long": 2**63 - 1}

# Tables that only the compiled form has, and arrays that grow in the interpreted one.
COMPILED_ONLY = {
    "failed_key": [search_numbers.FAILED_SLOTS],
    "failed_generation": [search_numbers.FAILED_SLOTS],
    "seen_generation": [search_numbers.SEEN_SLOTS],
    "seen_state": [search_numbers.SEEN_SLOTS],
    "seen_value": [search_numbers.SEEN_SLOTS],
    "outcome_score": [search_numbers.MAX_OUTCOMES],
    "outcome_castellers": [search_numbers.MAX_OUTCOMES],
    "outcome_count": [search_numbers.MAX_OUTCOMES, limits.MAX_SIZES],
}

# The interpreted objects are made in a process of their own, since this one may have the compiled rules.
MEASURE = """
import json
from castell import Game
from castell.rules import compiled
from castell.rules.legal import MoveList
from castell.rules.search import TowerSearch

def lengths(value):
    return [len(value), *lengths(value[0])] if isinstance(value, list) and value else []

assert not compiled()
p = Game(seed=1).position
things = (p, p.box, p.layout, TowerSearch(), MoveList())
print(json.dumps({type(thing).__name__: {
    name: lengths(value) for name, value in vars(thing).items() if lengths(value)
} for thing in things}))
"""


def pxd(stem: str) -> str:
    return (RULES / f"{stem}.pxd").read_text(encoding="utf-8")


def fields_of(body: str) -> dict[str, list[int]]:
    """The fields of a class in a .pxd, each with the lengths of its array; none for a single value."""
    return {
        name: [int(length) for length in re.findall(r"\d+", dimensions)]
        for _, dimensions, names in FIELD.findall(body)
        for name in names.split(", ")
    }


def module(stem: str) -> ast.Module:
    return ast.parse((RULES / f"{stem}.py").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def interpreted() -> dict[str, dict[str, list[int]]]:
    """By class and array its lengths in the interpreted form, which come from the constants."""
    environment = {**os.environ, "CASTELL_INTERPRETED": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    result = subprocess.run(
        [sys.executable, "-c", MEASURE], env=environment, capture_output=True, text=True, check=True
    )
    found: dict[str, dict[str, list[int]]] = json.loads(result.stdout)
    return found


@pytest.mark.parametrize(
    ("name", "stems"),
    [
        ("Box", ("box",)),
        ("Layout", ("layout",)),
        ("Position", ("position",)),
        ("MoveList", ("legal",)),
        ("TowerSearch", ("building", "fronts", "search")),
    ],
)
def test_arrays_are_as_long_compiled_as_interpreted(
    name: str, stems: tuple[str, ...], interpreted: dict[str, dict[str, list[int]]]
) -> None:
    bodies = "".join(body for stem in stems for _, _, body in CLASS.findall(pxd(stem)))
    declared = {field: lengths for field, lengths in fields_of(bodies).items() if lengths}
    only = {field: lengths for field, lengths in COMPILED_ONLY.items() if field in declared}
    assert declared == interpreted[name] | only


def test_every_array_of_the_compiled_rules_is_compared() -> None:
    classes = {name for stem in STEMS for name, _, body in CLASS.findall(pxd(stem)) if "[" in body}
    assert classes == {"Box", "Building", "Fronts", "Layout", "MoveList", "Position"}
    assert all("[" not in CLASS.sub("", pxd(stem)) for stem in STEMS)


@pytest.mark.parametrize("stem", STEMS)
def test_a_class_has_the_same_fields_in_both_files(stem: str) -> None:
    declared = {name: list(fields_of(body)) for name, _, body in CLASS.findall(pxd(stem))}
    annotated = {
        node.name: [
            item.target.id
            for item in node.body
            if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
        ]
        for node in module(stem).body
        if isinstance(node, ast.ClassDef)
    }
    assert {name: sorted(fields) for name, fields in declared.items()} == {
        name: sorted(fields) for name, fields in annotated.items()
    }


@pytest.mark.parametrize("stem", STEMS)
def test_every_c_constant_is_filled_by_the_module_and_fits(stem: str) -> None:
    values: dict[str, object] = {}
    for source in (codes, limits, phases, reasons, search_numbers, skills):
        values |= vars(source)
    bound: dict[str, object] = {}
    for node in module(stem).body:
        if isinstance(node, ast.ImportFrom):
            bound |= {alias.name: values.get(alias.name) for alias in node.names}
        elif isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            bound |= {ast.unparse(target): node.value.value}
    for kind, names in CONSTANT.findall(pxd(stem)):
        for name in names.split(", "):
            if name == "INTERPRETED":
                continue
            value = bound.get(name)
            assert isinstance(value, int), f"{stem}.pxd declares {name}, but {stem}.py doesn't fill it"
            assert -LARGEST[kind] <= value <= LARGEST[kind], name


def test_the_arrays_hold_every_edition_that_passes_the_checks() -> None:
    assert (validate.ROUNDS, consistency.REGIONS) == (limits.ROUNDS, limits.REGIONS)
    assert consistency.SKILL_TILES == limits.WHEEL == limits.REGIONS + 1
    assert max(consistency.PLAYERS) == limits.MAX_PLAYERS
    assert validate.SIZES == limits.SIZE_SLOTS - 1 == search_numbers.GROUND - 1
    assert validate.SKILLS == skills.SKILLS and validate.SKILL_TILES == skills.TILE_KINDS
    assert len(skills.SKILLS) == limits.SKILL_COUNT
    assert len(validate.PRIZES) == limits.PRIZES
    assert consistency.TILES <= limits.MAX_TILES == codes.RECRUIT - codes.SPECIAL_PERFORM
    assert consistency.LOCATIONS == limits.MAX_FESTIVALS
    assert validate.MOST_SIZE_SPACES == limits.MAX_SIZES
    assert validate.MOST_LEVELS == limits.MAX_LEVELS
    assert validate.MOST_RANKS == tower.HIGHEST_RANK < 2**5  # five bits of a state of the search
    assert consistency.CASTELLERS == tower.MOST_CASTELLERS < search_numbers.BOTTOMLESS
    # The largest outcome fits in the eight bits of a code's parts, and in the fields of a value.
    largest = limits.MAX_LEVELS + consistency.CASTELLERS
    assert largest < 2**8 and largest < 2 ** (search_numbers.FIELD - 1)
    assert search_numbers.MAX_OUTCOMES < limits.MAX_MOVES


@pytest.mark.parametrize(
    "changes",
    [
        {"castellers": (14,) * 11},
        {"regions": DIADA.regions + DIADA.regions[:1]},
        {"shapes": DIADA.shapes * 4},
        {"shapes": (Shape("S01", 2, (1,) * 21),)},
        {"exhibitions": (Exhibition("E01", 21, ("mix",)),)},
        {"calendar": (CalendarRound(3, "I", (15, 15, 15), 1),)},
        {"prizes": DIADA.prizes * 2},
        {"prize_chart": (("trophy",) * 5,) * 3},
        {"region_points": DIADA.region_points * 2},
        {"rulings": replace(DIADA.rulings, refill_rounds=(11,))},
        {"rulings": replace(DIADA.rulings, refill_rounds=(-1,))},
    ],
)
def test_an_edition_put_together_in_python_is_refused_beyond_the_arrays(changes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="possible, not"):
        Box(replace(DIADA, **changes), 4)


@pytest.mark.parametrize(
    "changes",
    [
        {"first_player": -1},
        {"first_player": 2},
        {"wheel": DEAL.wheel * 2},
        {"calendar": DEAL.calendar * 2},
        {"calendar": (replace(DEAL.calendar[0], sizes=(5, 4, 3, 2, 1)), *DEAL.calendar[1:])},
        {"performances": DEAL.performances * 2},
        {"performances": (DEAL.performances[0] * 2, *DEAL.performances[1:])},
        {"regions": DEAL.regions * 2},
        {"regions": ((-1,), *DEAL.regions[1:])},
        {"hands": DEAL.hands * 2},
        {"hands": ((11,), *DEAL.hands[1:])},
    ],
)
def test_a_deal_put_together_in_python_is_refused_beyond_the_arrays(changes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="possible, not"):
        Game.from_deal(replace(DEAL, **changes), ("A", "B"), edition=DIADA)


def test_every_field_of_a_position_is_compared_and_copied() -> None:
    fields = {name for _, _, body in CLASS.findall(pxd("position")) for name in fields_of(body)}
    functions = {
        node.name: node for node in ast.walk(module("position")) if isinstance(node, ast.FunctionDef)
    }

    def read_from(function: str, owner: str) -> set[str]:
        found = [node for node in ast.walk(functions[function]) if isinstance(node, ast.Attribute)]
        return {node.attr for node in found if isinstance(node.value, ast.Name) and node.value.id == owner}

    assert read_from("key", "self") == fields - {"layout"}  # of the box only the number of players
    assert read_from("assign", "source") == read_from("assign", "to") == fields

"""Every clause of the rules has a test or a scenario that names it, so that none is forgotten."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from scenarios import ALL

from castell.locale import rules_text

TESTS = Path(__file__).parent.parent
CLAUSE = re.compile(r"(?<![A-Za-z0-9])[BURATLFE]\d+(?![A-Za-z0-9])")


def named_by_tests() -> dict[str, list[str]]:
    """The tests that name a clause, by clause: `test_A7_...`, `test_R3_R5_...`."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in CLAUSE.findall(node.name.replace("_", " ")):
                    found.setdefault(clause, []).append(node.name)
    return found


def test_every_clause_has_a_test_that_names_it() -> None:
    clauses = [
        clause.number
        for section in rules_text("en").sections
        for clause in section.clauses
        if clause.number[0] != "N"  # of notation and records there are folders of tests
    ]
    named = set(named_by_tests())
    for scenario in ALL:
        named.update(CLAUSE.findall(scenario.name))
    assert [clause for clause in clauses if clause not in named] == []
    assert sorted(named - set(clauses)) == []  # nor does a test name a clause that isn't there
    assert len(clauses) > 50

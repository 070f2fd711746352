"""The same seed is the same game: in other processes, under any hash seed, compiled or not, on any Python."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import cache
from itertools import zip_longest
from pathlib import Path

import pytest
from digests import digest, states

import castell

SCRIPT = Path(__file__).parent / "digests.py"
SOURCE = Path(castell.__file__).parent.parent
GAMES = 6


def run(python: str, *arguments: str, **environment: str) -> list[str]:
    """The lines that the script prints under a Python, with the package in source form on its path."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("CASTELL_", "PYTHON"))}
    done = subprocess.run(
        [python, str(SCRIPT), *arguments],
        env=kept | {"PYTHONPATH": str(SOURCE), "PYTHONDONTWRITEBYTECODE": "1"} | environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def compare(first: int, count: int, python: str = sys.executable, **environment: str) -> None:
    """Compare games played here with the same ones played there, and tell the first state that differs."""
    there = run(python, str(first), str(first + count), **environment)
    for number, other in zip_longest(range(first, first + count), there):
        if digest(number) != other:
            far = run(python, "--moves", str(number), **environment)
            for step, (mine, its) in enumerate(zip_longest(states(number), far)):
                assert mine == its, f"game {number}, state {step}"
            raise AssertionError(f"game {number} has another digest, but the same states")


@cache
def pythons() -> dict[str, str]:
    """Every Python from 3.11 on that is found on the machine, by its version; this one among them."""
    name = re.compile(r"python3(\.\d+)?")
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    folders += sorted(Path.home().glob(".pyenv/versions/*/bin"))
    tell = "import sys; print('%d.%d.%d' % sys.version_info[:3] if sys.version_info >= (3, 11) else '')"
    found = {".".join(map(str, sys.version_info[:3])): sys.executable}
    tried = set()
    for folder in folders:
        for path in sorted(folder.glob("python3*")):
            if not name.fullmatch(path.name) or not os.access(path, os.X_OK) or path.resolve() in tried:
                continue
            tried.add(path.resolve())
            try:
                told = subprocess.run([str(path), "-c", tell], capture_output=True, text=True, timeout=60)
            except (OSError, subprocess.TimeoutExpired):
                continue
            version = told.stdout.strip()
            if told.returncode == 0 and version:
                found.setdefault(version, str(path))
    return found


@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
def test_the_same_game_under_any_hash_seed(hash_seed: str) -> None:
    compare(0, GAMES, PYTHONHASHSEED=hash_seed)


def test_the_same_game_in_plain_python() -> None:
    compare(GAMES, 40, CASTELL_INTERPRETED="1")


@pytest.mark.long
@pytest.mark.parametrize("part", range(8))
def test_many_games_are_the_same_in_plain_python(part: int) -> None:
    compare(20_000 + 150 * part, 150, CASTELL_INTERPRETED="1")


def test_the_same_game_on_every_python_of_the_machine() -> None:
    for python in pythons().values():
        compare(0, GAMES, python, CASTELL_INTERPRETED="1")


def test_the_same_game_twice_in_one_process() -> None:
    assert [digest(number) for number in range(3)] == [digest(number) for number in range(3)]
    assert digest(0) != digest(3)

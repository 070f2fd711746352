"""Which form of the rules is loaded: the compiled modules or the .py files beside them."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import castell.rules

SWITCH = Path(castell.rules.__file__)


def run(code: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name != "CASTELL_INTERPRETED"}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, cwd=folder, env=kept | environment, capture_output=True, text=True)


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with this switch and two modules, each with a .pxd and a file that claims to be compiled."""
    folder = tmp_path / "pk"
    folder.mkdir()
    (folder / "__init__.py").write_text(SWITCH.read_text(encoding="utf-8"), encoding="utf-8")
    for name in ("one", "two"):
        (folder / f"{name}.py").write_text("form = 'plain'\n", encoding="utf-8")
        (folder / f"{name}.pxd").touch()
        (folder / f"{name}{EXTENSION_SUFFIXES[0]}").write_bytes(b"not really compiled")
    return tmp_path


def test_compiled_modules_are_taken_where_they_are(package: Path) -> None:
    result = run("import pk; assert pk.compiled(); import pk.one", package)
    assert "ImportError" in result.stderr  # it tried to load the file that only claims to be compiled


def test_the_environment_asks_for_the_plain_modules(package: Path) -> None:
    code = "import pk; assert not pk.compiled(); import pk.one, pk.two; print(pk.one.form, pk.two.form)"
    assert run(code, package, CASTELL_INTERPRETED="1").stdout == "plain plain\n"


def test_a_build_that_stopped_half_way_counts_as_none(package: Path) -> None:
    (package / "pk" / f"two{EXTENSION_SUFFIXES[0]}").unlink()
    code = "import pk; assert not pk.compiled(); import pk.one, pk.two; print(pk.one.form, pk.two.form)"
    assert run(code, package).stdout == "plain plain\n"


def test_the_rules_are_compiled_where_that_is_required() -> None:
    required = os.environ.get("CASTELL_REQUIRE_EXT") == "1"
    interpreted = os.environ.get("CASTELL_INTERPRETED") == "1"
    assert not castell.rules.compiled() if interpreted else castell.rules.compiled() or not required

"""The house of the package: who may import whom, which modules are compiled, and how long a module may be."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"
PACKAGE = SOURCE / "castell"
MODULES = sorted(PACKAGE.rglob("*.py"))

# A folder may import itself and those above it in this list.
LAYERS = (
    "faults",
    "edition",
    "rules",
    "notation",
    "game",
    "record",
    "bots",
    "arena",
    "locale",
    "render",
    "terminal",
    "cli",
)

# What may import downward, and why: (module, enclosing function) -> folder.
EXCEPTIONS = {
    # An error says what is wrong in words only when somebody reads it.
    ("castell.faults", "__str__"): "locale",
    # A game, a tower and a record show themselves in a notebook.
    ("castell.game.*", "_repr_svg_"): "render",
    ("castell.notation.*", "_repr_svg_"): "render",
    ("castell.record.*", "_repr_svg_"): "render",
    ("castell.rules.*", "_repr_svg_"): "render",
}


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(text: str, package: str) -> list[tuple[str, str, int]]:
    """Every module of castell that a source text imports: its full name, the enclosing function, the line.

    package: the package that relative imports start from. A `from castell.a import b` counts as
    `castell.a.b`, which may be a module; its folder is the same either way. Imports for the type checker
    alone count too: knowing a type is knowing.
    """
    found: list[tuple[str, str, int]] = []

    def visit(node: ast.AST, function: str) -> None:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            function = node.name
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: package.count(".") + 2 - node.level] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            names = [f"{base}.{alias.name}" for alias in node.names]
        found.extend((name, function, node.lineno) for name in names if name.split(".")[0] == "castell")
        for child in ast.iter_child_nodes(node):
            visit(child, function)

    visit(ast.parse(text), "")
    return found


def allowed_downward(module: str, function: str, folder: str) -> bool:
    folder_pattern = ".".join(module.split(".")[:2]) + ".*"
    return folder in (EXCEPTIONS.get((module, function)), EXCEPTIONS.get((folder_pattern, function)))


# The package itself hands out what lies in every folder.
HOUSED = [path for path in MODULES if module_name(path) not in ("castell", "castell.__main__")]


@pytest.mark.parametrize("path", HOUSED, ids=module_name)
def test_imports_go_upward_only(path: Path) -> None:
    module = module_name(path)
    own = module.split(".")[1]
    assert own in LAYERS, f"{module}: {own} has no place in the list of layers"
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for name, function, line in imports(path.read_text(encoding="utf-8"), package):
        target = name.split(".")[1]
        if target == "__version__":
            continue
        assert target in LAYERS, f"{path}:{line}: import {name} by its folder, not by the package itself"
        if LAYERS.index(target) > LAYERS.index(own):
            assert allowed_downward(module, function, target), f"{path}:{line}: {own} may not import {target}"


def test_imports_are_found_in_functions_and_in_relative_form() -> None:
    inside = "def f():\n    from castell.cli import main\n    from ..game import view\n"
    assert imports("import os, castell.faults\n" + inside, "castell.rules") == [
        ("castell.faults", "", 1),
        ("castell.cli.main", "f", 3),
        ("castell.game.view", "f", 4),
    ]


def test_every_pxd_has_its_module() -> None:
    layouts = sorted(PACKAGE.rglob("*.pxd"))
    assert all(path.with_suffix(".py").exists() for path in layouts)
    assert {path.parent for path in layouts} <= {PACKAGE / "rules"}, "setup.py compiles castell.rules only"


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_modules_stay_short(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 500

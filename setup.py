"""The compiled form of the rules: every module of `castell.rules` that has a .pxd beside it.

Everything else about the package stands in pyproject.toml. Compilation is optional: without a C compiler (or
without Cython) the same modules run as plain Python. Two environment variables decide otherwise:
CASTELL_REQUIRE_EXT=1 makes a failure an error, CASTELL_PURE=1 compiles nothing.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

RULES = Path("src/castell/rules")
DIRECTIVES = {
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "auto_pickle": False,
}


def extensions() -> list[Extension]:
    required = os.environ.get("CASTELL_REQUIRE_EXT") == "1"
    if os.environ.get("CASTELL_PURE") == "1":
        if required:
            raise SystemExit("CASTELL_PURE=1 and CASTELL_REQUIRE_EXT=1 contradict each other: unset one.")
        return []
    modules = sorted(path.with_suffix(".py") for path in RULES.glob("*.pxd"))
    if not modules:
        return []
    try:
        from Cython.Build import cythonize
        from Cython.Compiler.Errors import CompileError
    except ImportError:
        if required:
            raise
        print("castell: Cython is missing, the rules will run as plain Python.", file=sys.stderr)
        return []
    try:
        found: list[Extension] = cythonize(
            [Extension(f"castell.rules.{path.stem}", [path.as_posix()]) for path in modules],
            build_dir="build/cython",
            compiler_directives=DIRECTIVES,
            include_path=["src"],
            language_level=3,
        )
    except CompileError:
        if required:
            raise
        print("castell: Cython refused the rules, they will run as plain Python.", file=sys.stderr)
        return []
    # cythonize() drops an `optional` given before it, so it is set on the result.
    for extension in found:
        extension.optional = not required
    return found


setup(ext_modules=extensions())

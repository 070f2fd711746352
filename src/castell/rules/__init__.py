"""The rules of Castell: towers, positions, moves and scores, with no history, texts or input and output.

Modules with a .pxd beside them are compiled where there was a C compiler at install time; the same files run
as plain Python otherwise. This module decides which form is loaded and can tell; it holds no rule.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

_FOLDER = Path(__file__).parent


def _all_built() -> bool:
    """Whether there are compiled modules, and one for each .pxd."""
    files = set(os.listdir(_FOLDER))
    stems = [name.removesuffix(".pxd") for name in files if name.endswith(".pxd")]
    return bool(stems) and all(any(stem + suffix in files for suffix in EXTENSION_SUFFIXES) for stem in stems)


_COMPILED = os.environ.get("CASTELL_INTERPRETED") != "1" and _all_built()

if not _COMPILED:
    # Python prefers an extension to the .py beside it. A finder for this folder that knows only .py files
    # turns that round: when asked to (CASTELL_INTERPRETED=1), and when a build stopped half-way, since a
    # compiled module can't take the C types of a neighbour that isn't compiled.
    for _entry in __path__:
        sys.path_importer_cache[_entry] = FileFinder(_entry, (SourceFileLoader, SOURCE_SUFFIXES))


def compiled() -> bool:
    """Whether the rules run compiled; if not, they run as plain Python with the same results."""
    return _COMPILED

"""Nested data with a few values replaced or taken away, for readers that must survive anything."""

from __future__ import annotations

import copy
from typing import Any, Final

from hypothesis import strategies as st

GONE: Final = object()
Place = tuple[str | int, ...]

_LEAVES = (
    st.none()
    | st.booleans()
    | st.integers(-3, 160)
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["BCN", "REU", "mix", "special", "trophy", "any", "I", "S01"])
)
VALUES = st.recursive(
    _LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
)


def places(value: object, path: Place = ()) -> list[Place]:
    """The path of every value inside nested data."""
    items: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    return [place for key, item in items for place in [(*path, key), *places(item, (*path, key))]]


def replaced(data: Any, path: Place, value: object) -> None:
    """Replace the value at a path, append one just behind a list, or take one away (GONE)."""
    for step in path[:-1]:
        data = data[step]
    if value is GONE:
        del data[path[-1]]
    elif isinstance(data, list) and path[-1] == len(data):
        data.append(value)
    else:
        data[path[-1]] = value


def mutated(data: Any) -> st.SearchStrategy[Any]:
    """Copies of nested data with one to four places changed."""
    changes = st.tuples(st.sampled_from(places(data)), st.just(GONE) | VALUES)

    def apply(chosen: list[tuple[Place, object]]) -> Any:
        result = copy.deepcopy(data)
        for path, value in chosen:
            try:
                replaced(result, path, value)
            except (LookupError, TypeError):
                continue  # an earlier change took the place away
        return result

    return st.lists(changes, min_size=1, max_size=4).map(apply)

"""Every legal tower of a small hand, listed straight from T1 to T8: what the search is held against.

Nothing here is clever and nothing is shared with `castell.rules`. A tower is built level by level from all
groups of castellers that there are; whatever breaks a clause for good isn't built upon.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

Tower = tuple[tuple[int, ...], ...]
Ranks = Mapping[str, int]


def every_tower(hand: Sequence[int], ranks: Ranks, width_limit: int) -> Iterator[Tower]:
    """All legal towers. hand: castellers of size 1, 2, ... 10; ranks: by skill."""
    yield from _grow((), list(hand), ranks, width_limit)


def _grow(tower: Tower, left: list[int], ranks: Ranks, width_limit: int) -> Iterator[Tower]:
    for level in _levels(left):
        taller = (*tower, level)
        if not legal(taller, ranks, width_limit):
            continue
        yield taller
        rest = list(left)
        for size in level:
            rest[size - 1] -= 1
        yield from _grow(taller, rest, ranks, width_limit)


def _levels(left: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """T2: castellers of one size, or of exactly the sizes n and n-1."""
    for n in range(1, 11):
        for upper in range(1, left[n - 1] + 1):
            yield (n,) * upper
            if n > 1:
                for lower in range(1, left[n - 2] + 1):
                    yield (n,) * upper + (n - 1,) * lower


def legal(tower: Tower, ranks: Ranks, width_limit: int) -> bool:
    """T2 to T7, for castellers that there are."""
    return bool(legal_widths(tower, ranks, width_limit))


def legal_widths(tower: Tower, ranks: Ranks, width_limit: int) -> list[int]:
    """The choices of w for which the tower is legal (T7)."""
    pairs = list(pairwise(tower))
    if any(max(above) > min(below) for below, above in pairs):  # T3
        return []
    if any(len(above) > len(below) for below, above in pairs):  # T4
        return []
    uses = _uses(tower)
    if any(uses[skill] > ranks[skill] for skill in uses):
        return []
    found = []
    for w in range(ranks["width"] + 1):
        declared = w == 0 or any(width_limit < len(level) <= width_limit + w for level in tower)
        if declared and _wider(tower, width_limit + w) <= ranks["base"]:
            found.append(w)
    return found


def _uses(tower: Tower) -> dict[str, int]:
    pairs = list(pairwise(tower))
    return {
        "balance": sum(len(above) == len(below) for below, above in pairs),
        "mix": sum(len(set(level)) == 2 for level in tower),
        "strength": sum(max(above) == min(below) for below, above in pairs),
    }


def _wider(tower: Tower, limit: int) -> int:
    return sum(len(level) > limit for level in tower)


def shows(tower: Tower, ranks: Ranks, width_limit: int, skills: Iterable[str]) -> bool:
    """T8: one and the same legal w makes every skill's count at least one."""
    wanted = list(skills)
    for w in legal_widths(tower, ranks, width_limit):
        uses = {**_uses(tower), "width": w, "base": _wider(tower, width_limit + w)}
        if all(uses[skill] >= 1 for skill in wanted):
            return True
    return False


def takes_part(tower: Tower, sizes: Iterable[int], each: bool) -> bool:
    """F1."""
    standing = {size for level in tower for size in level}
    return len(tower) >= 4 and (all if each else any)(size in standing for size in sizes)


def outcome(tower: Tower, sizes: Sequence[int]) -> tuple[int, ...]:
    """F2 and F5: the score, then the castellers of each size."""
    standing = [size for level in tower for size in level]
    counts = [standing.count(size) for size in sizes]
    return (len(tower) + sum(counts), *counts)


def castellers(tower: Tower) -> int:
    """How many stand in the tower (F4)."""
    return sum(map(len, tower))


def text(tower: Tower) -> str:
    """Section 10."""
    letters = "0123456789X"
    return "/".join("".join(letters[size] for size in sorted(level, reverse=True)) for level in tower)


def best_outcomes(
    towers: Iterable[Tower], sizes: Sequence[int], each: bool
) -> list[tuple[tuple[int, ...], int, str]]:
    """All outcomes that no other beats, best first: outcome, most castellers, then the greatest text (F4)."""
    found: dict[tuple[int, ...], tuple[int, str]] = {}
    for tower in towers:
        if takes_part(tower, sizes, each):
            reached = outcome(tower, sizes)
            found[reached] = max(found.get(reached, (0, "")), (castellers(tower), text(tower)))
    front = [
        reached
        for reached in found
        if not any(
            other != reached and all(a >= b for a, b in zip(other, reached, strict=True)) for other in found
        )
    ]
    return [(reached, *found[reached]) for reached in sorted(front, reverse=True)]

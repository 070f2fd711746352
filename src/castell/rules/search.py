"""The search for towers: what can be built, a festival's best outcomes, and a tower to show for each of them.

`TowerSearch` is what the rest of the program asks. Whether anything can be built is found in `building`, the
outcomes in `fronts`; here they become towers: of all that would do, the one with the greatest text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from castell.rules.fronts import Fronts
from castell.rules.search_numbers import BOTTOMLESS, GROUND, LEVEL
from castell.rules.skills import BALANCE, BASE, MIX, STRENGTH, WIDTH

if TYPE_CHECKING:
    import cython

Levels = tuple[tuple[int, ...], ...]  # from the ground up, sizes descending in a level

SHAPE: Final = 0
EXHIBITION: Final = 1
FESTIVAL: Final = 2


class TowerSearch(Fronts):
    """A question about towers, and its answer: see `Building` for the fields, `Fronts` for the outcomes.

    Towers compare as their texts do, level by level: in a text `X` is the greatest size, and `/` sorts before
    all sizes.
    """

    def shape_tower(self) -> Levels | None:
        """The tower of the shape (L2) with the greatest text, or None if there is none."""
        if not self.shape_possible():
            return None
        self.limit = self.width_limit + self.rank[WIDTH]
        return self.greatest(SHAPE, 0)

    def exhibition_tower(self) -> Levels | None:
        """The tower of the exhibition (L3, T8) with the greatest text, or None if there is none."""
        w: cython.int
        best: Levels | None = None
        if not self.exhibition_possible():
            return None
        for w in range(self.least_width(), self.rank[WIDTH] + 1):
            if self.shows(w):
                tower = self.greatest(EXHIBITION, self.due_skills())
                if best is None or tower > best:
                    best = tower
        return best

    def outcome_tower(self, number: cython.int) -> Levels:
        """The largest tower of an outcome (F4), of several the one with the greatest text.

        number: the place of the outcome among those of the question as it stands. Raises IndexError if there
        is no such outcome.
        """
        if not 0 <= number < self.outcomes():
            raise IndexError("no such outcome")
        self.prepare()
        self.goal = self.front[number]
        tower = self.greatest(FESTIVAL, 0)
        self.goal = 0
        return tower

    def greatest(self, task: cython.int, due: cython.int) -> Levels:
        """Lay the greatest level from which the task can be fulfilled, until it is. There must be a way.

        due: a bit for each skill that must be used.
        """
        n: cython.int = 0
        s: cython.int = GROUND
        left: cython.int = 0
        c: cython.int = BOTTOMLESS
        b: cython.int = self.rank[BALANCE]
        m: cython.int = self.rank[MIX]
        t: cython.int = self.rank[STRENGTH]
        value: cython.longlong = 0
        # The same of a level that is tried:
        size: cython.int
        upper: cython.int
        lower: cython.int
        count: cython.int
        rest: cython.int
        used: cython.int
        worth: cython.longlong
        balance: cython.bint
        strength: cython.bint
        mix: cython.bint
        tower = []
        while value != self.goal if task == FESTIVAL else n < self.levels:
            self.forget_climbs()
            count = self.shape[n] if task == SHAPE else 0
            for size, upper, lower in self.levels_on(s, left if t > 0 else 0, max(count, 1), count or c, m):
                count = upper + lower
                balance = count == c
                strength = size == s
                mix = lower > 0
                if (balance and b == 0) or (count > self.limit and (c <= self.limit or n >= self.rank[BASE])):
                    continue
                used = balance << BALANCE | mix << MIX | strength << STRENGTH
                if count > self.limit:
                    used |= 1 << BASE
                elif due & (1 << BASE) or (due & (1 << WIDTH) and count < self.forced):
                    # Base is used by the lowest levels, and Width by the lowest within the limit.
                    continue
                elif c > self.limit:
                    used |= 1 << WIDTH
                rest = self.hand[size - 1] - lower if mix else (left if strength else self.hand[size]) - upper
                worth = value + LEVEL + upper * self.unit[size] + lower * self.unit[size - 1]
                if self.leads(
                    task,
                    n + 1,
                    size - mix,
                    rest,
                    count,
                    b - balance,
                    m - mix,
                    t - strength,
                    due & ~used,
                    worth,
                ):
                    break
            else:
                raise AssertionError("there was a way, and it is lost")
            tower.append((size,) * upper + (size - 1,) * lower)
            n += 1
            s = size - mix
            left = rest
            c = count
            b -= balance
            m -= mix
            t -= strength
            due &= ~used
            value = worth
        return tuple(tower)

    def leads(
        self,
        task: cython.int,
        n: cython.int,
        s: cython.int,
        left: cython.int,
        c: cython.int,
        b: cython.int,
        m: cython.int,
        t: cython.int,
        due: cython.int,
        value: cython.longlong,
    ) -> cython.bint:
        """Can the task be fulfilled from this state, with `n` levels laid?"""
        if task == SHAPE:
            return self.shape_from(n, s, left, m, t)
        if task == EXHIBITION:
            return self.stack(self.levels - n, s, left, c, b, m, t, due)
        self.caught = False
        self.climb(n, s, left, c, b, m, t, False, value)
        return self.caught

    def levels_on(
        self, s: cython.int, left: cython.int, least: cython.int, most: cython.int, m: cython.int
    ) -> list[tuple[int, int, int]]:
        """The levels of `least` to `most` castellers that T1 to T3 allow on the state, the greatest first.

        Each as its larger size, castellers of that, and castellers of the size below.
        """
        size: cython.int
        upper: cython.int
        lower: cython.int
        there: cython.int
        found = []
        for size in range(s if left > 0 else s - 1, 0, -1):
            there = left if size == s else self.hand[size]
            for upper in range(min(there, most), 0, -1):
                if m > 0:
                    for lower in range(min(self.hand[size - 1], most - upper), max(least - upper, 1) - 1, -1):
                        found.append((size, upper, lower))
                if upper >= least:
                    found.append((size, upper, 0))
        return found

"""Can a tower be built at all: for a shape (L2), for an exhibition (L3, T8), for a festival (F1)?

The exact answers for one colla and its ranks, by looking for the least tower that would do. It lists no
towers and knows no scores: the best festival towers are found in `fronts`, the towers themselves in `search`.

How it thinks. A tower is laid from the ground up, and of all that lies below only this matters: the smallest
size `s` of the last level and how many castellers of it are `left`, the last level's count `c`, and how often
Balance `b`, Mix `m` and Strength `t` may still be used. A larger `s`, and for the same `s` more `left`, is
never worse: whatever can stand on the worse state can stand on the better one. So for a given count only the
largest size that does is tried, unless a size or a use of Strength is due. And a tower can be thinned out
until each level has one casteller, or two where it is mixed or equals a mixed one, or one more than the level
above: so only small counts are tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from castell.rules import compiled
from castell.rules.limits import MAX_LEVELS, MAX_SIZES, SIZE_SLOTS, SKILL_COUNT, make_arrays
from castell.rules.search_numbers import BOTTOMLESS, FAILED_SLOTS, FESTIVAL_LEVELS, GROUND, PROBES
from castell.rules.skills import BALANCE, BASE, MIX, STRENGTH, WIDTH

if TYPE_CHECKING:
    import cython

INTERPRETED = not compiled()


class Building:
    """A question about towers: fill the fields, ask, read the answer; then fill them again.

    hand: castellers by size. rank: of each skill. width_limit: L of T5.
    levels: how many, of a shape or an exhibition. shape: castellers of each level from the ground up.
    show: 1 for each skill of the exhibition. sizes: the festival's, `size_count` of them; each: must a tower
    hold each of them, or any (F1)?

    Compiled modules write the arrays element by element. Python code uses `set_builder` and its neighbours:
    it can't see the arrays of a compiled object.
    """

    hand: list[int]
    rank: list[int]
    width_limit: cython.int
    levels: cython.int
    shape: list[int]
    show: list[int]
    sizes: list[int]
    size_count: cython.int
    each: cython.bint

    limit: cython.int  # L+w of T5
    height: cython.int  # levels the tower is to have
    forced: cython.int  # what the widest level within the limit must hold for Width to be used (T7), or 0
    spread: cython.bint  # may levels be wider than thinning out leaves them, for Base or Width to be used?
    slack: cython.int  # 1 if a level that is mixed can keep those above it at two castellers, else 0
    kinds: list[int]  # by size: how many smaller sizes are in the hand
    below: list[int]  # by size: how many smaller castellers are in the hand
    need: list[int]  # by size: the largest smaller size that the tower must hold, or 0
    generation: cython.longlong  # which question the entries of the tables belong to
    failed_key: list[int]
    failed_generation: list[int]
    failed: set[int]

    def __init__(self) -> None:
        make_arrays(
            self,
            {
                "hand": (SIZE_SLOTS,),
                "rank": (SKILL_COUNT,),
                "shape": (MAX_LEVELS,),
                "show": (SKILL_COUNT,),
                "sizes": (MAX_SIZES,),
                "kinds": (GROUND + 1,),
                "below": (GROUND + 1,),
                "need": (GROUND + 1,),
            },
        )
        self.width_limit = 0
        self.levels = 0
        self.size_count = 0
        self.each = True
        self.generation = 0
        self.failed = set()

    def __reduce__(self) -> str:
        raise TypeError("a search isn't pickled: make a new one and ask again")

    def set_builder(self, hand: Sequence[int], rank: Sequence[int], width_limit: cython.int) -> None:
        """Set who builds: castellers by size (index 0 unused), ranks in the order of `skills`, and L (T5)."""
        number: cython.int
        for number in range(SIZE_SLOTS):
            self.hand[number] = hand[number]
        for number in range(SKILL_COUNT):
            self.rank[number] = rank[number]
        self.width_limit = width_limit

    def set_shape(self, levels: Sequence[int]) -> None:
        """Set the shape to be built, from the ground up: one to MAX_LEVELS levels (L2)."""
        number: cython.int
        self.levels = len(levels)
        for number in range(self.levels):
            self.shape[number] = levels[number]

    def set_exhibition(self, levels: cython.int, skills: Sequence[int]) -> None:
        """Set the exhibition to be built: its exact number of levels and the skills to be used (L3)."""
        number: cython.int
        self.levels = levels
        for number in range(SKILL_COUNT):
            self.show[number] = 1 if number in skills else 0

    def set_festival(self, sizes: Sequence[int], each: cython.bint) -> None:
        """Set the festival's sizes, one to MAX_SIZES different ones, and the ruling on them (F1)."""
        number: cython.int
        self.size_count = len(sizes)
        self.each = each
        for number in range(self.size_count):
            self.sizes[number] = sizes[number]

    def shape_possible(self) -> cython.bint:
        """Can a tower of this shape be built (L2)?"""
        return self.shape_allowed() and self.shape_from(0, GROUND, 0, self.rank[MIX], self.rank[STRENGTH])

    def exhibition_possible(self) -> cython.bint:
        """Can a tower of exactly so many levels be built that uses every skill shown (L3, T8)?"""
        number: cython.int
        for number in range(SKILL_COUNT):
            if self.show[number] and not self.rank[number]:
                return False
        self.count_hand()
        if not self.enough(self.levels):
            return False
        self.need_sizes(0, 0)
        for number in range(self.least_width(), self.rank[WIDTH] + 1):
            if self.shows(number):
                return True
        return False

    def festival_possible(self) -> cython.bint:
        """Can a tower be built that takes part (F1)?

        Four levels are enough: the festival's sizes, four at most, stand in four of them, and every other
        level can be taken out of a tower.
        """
        number: cython.int
        self.count_hand()
        if not self.enough(FESTIVAL_LEVELS):
            return False
        self.height = FESTIVAL_LEVELS
        self.limit = self.width_limit + self.rank[WIDTH]
        self.forced = 0
        self.spread = False
        if self.each:
            return self.holds(0, self.size_count)
        for number in range(self.size_count):
            if self.holds(number, number + 1):
                return True
        return False

    def shape_allowed(self) -> cython.bint:
        """Do the numbers of the shape keep T4 and T5? Which castellers stand where isn't asked here."""
        level: cython.int
        count: cython.int
        c: cython.int = BOTTOMLESS
        b: cython.int = self.rank[BALANCE]
        base: cython.int = self.rank[BASE]
        limit: cython.int = self.width_limit + self.rank[WIDTH]
        for level in range(self.levels):
            count = self.shape[level]
            if count >= c:
                b -= 1
                if count > c or b < 0:
                    return False
            if count > limit:
                base -= 1
                if base < 0:
                    return False
            c = count
        return True

    def shape_from(
        self, level: cython.int, s: cython.int, left: cython.int, m: cython.int, t: cython.int
    ) -> cython.bint:
        """Can the levels of the shape from this one on stand on a level whose smallest size is `s`?"""
        count: cython.int
        size: cython.int
        mixed: cython.int
        if level == self.levels:
            return True
        count = self.shape[level]
        size = s - 1
        mixed = 0
        while size > 0 and self.hand[size] < count:
            if m > 0 and not mixed and self.hand[size] and self.hand[size] + self.hand[size - 1] >= count:
                mixed = size
            size -= 1
        if size > 0 and self.shape_from(level + 1, size, self.hand[size] - count, m, t):
            return True
        # A mixed level of a size that could fill it alone would be the same with a worse state after it.
        if mixed > 1 and self.shape_from(
            level + 1, mixed - 1, self.hand[mixed - 1] - count + self.hand[mixed], m - 1, t
        ):
            return True
        if t > 0 and left >= count:
            return self.shape_from(level + 1, s, left - count, m, t - 1)
        if t > 0 and left > 0 and m > 0 and s > 1 and left + self.hand[s - 1] >= count:
            return self.shape_from(level + 1, s - 1, self.hand[s - 1] - count + left, m - 1, t - 1)
        return False

    def shows(self, w: cython.int) -> cython.bint:
        """Can the exhibition be built with this w, the same for every skill shown (T8)?"""
        self.height = self.levels
        self.limit = self.width_limit + w
        self.forced = self.width_limit + 1 if self.show[WIDTH] else 0
        self.spread = self.show[BASE] > 0 or self.show[WIDTH] > 0
        self.begin()
        return self.stack(
            self.levels,
            GROUND,
            0,
            BOTTOMLESS,
            self.rank[BALANCE],
            self.rank[MIX],
            self.rank[STRENGTH],
            self.due_skills(),
        )

    def due_skills(self) -> cython.int:
        """A bit for each skill that the exhibition shows."""
        number: cython.int
        due: cython.int = 0
        for number in range(SKILL_COUNT):
            if self.show[number]:
                due |= 1 << number
        return due

    def least_width(self) -> cython.int:
        """The smallest w that needs to be tried for the exhibition (T8).

        If Base isn't shown, the largest is the best: more levels keep to the limit, and more use Width.
        """
        if not self.show[BASE]:
            return self.rank[WIDTH]
        return 1 if self.show[WIDTH] else 0

    def holds(self, first: cython.int, end: cython.int) -> cython.bint:
        """Can `height` levels be built that hold each of the festival's sizes from place `first` to `end`?"""
        number: cython.int
        for number in range(first, end):
            if not self.hand[self.sizes[number]]:
                return False
        self.need_sizes(first, end)
        self.begin()
        return self.stack(
            self.height, GROUND, 0, BOTTOMLESS, self.rank[BALANCE], self.rank[MIX], self.rank[STRENGTH], 0
        )

    def count_hand(self) -> None:
        """Count the sizes and castellers below each size."""
        size: cython.int
        kinds: cython.int = 0
        below: cython.int = 0
        for size in range(1, SIZE_SLOTS):
            self.kinds[size] = kinds
            self.below[size] = below
            if self.hand[size]:
                kinds += 1
                below += self.hand[size]
        self.kinds[GROUND] = kinds
        self.below[GROUND] = below

    def enough(self, levels: cython.int) -> cython.bint:
        """Are there castellers for so many levels, each level one more than that above, but for Balance?"""
        steps: cython.int = levels - self.rank[BALANCE]
        if self.kinds[GROUND] + self.rank[STRENGTH] < levels:
            return False
        if steps < 1:
            return self.below[GROUND] >= levels
        return self.below[GROUND] >= levels - steps + steps * (steps + 1) // 2

    def need_sizes(self, first: cython.int, end: cython.int) -> None:
        """Note the sizes from place `first` to `end` of the festival's as needed."""
        size: cython.int
        number: cython.int
        need: cython.int = 0
        for size in range(1, GROUND + 1):
            self.need[size] = need
            for number in range(first, end):
                if self.sizes[number] == size:
                    need = size

    def begin(self) -> None:
        """Begin a search: forget the failures of earlier ones."""
        self.generation += 1
        self.slack = 1 if self.rank[MIX] else 0
        if INTERPRETED:
            self.failed.clear()

    def stack(
        self,
        r: cython.int,
        s: cython.int,
        left: cython.int,
        c: cython.int,
        b: cython.int,
        m: cython.int,
        t: cython.int,
        due: cython.int,
    ) -> cython.bint:
        """Can exactly `r` more levels stand on this state, with the needed sizes and the skills that are due?

        due: a bit for each skill that must still be used.
        """
        key: cython.longlong
        low: cython.int
        high: cython.int
        least: cython.int
        most: cython.int
        bases: cython.int
        if r == 0:
            return due == 0 and self.need[s] == 0
        if c - 1 + b < r or self.kinds[s] + t < r:
            return False
        if t == 0:
            if due & (1 << STRENGTH):
                return False
            left = 0
        # Shifted one by one, so that compiled no step is narrower than the whole.
        key = r << 4 | s
        key = key << 16 | left << 8 | c
        key = key << 20 | b << 15 | m << 10 | t << 5 | due
        if self.has_failed(key):
            return False
        low = r - b if r > b else 1
        high = r + self.slack
        if due & (1 << BALANCE) and c < BOTTOMLESS:
            high = max(high, c)  # the next level may be the one that uses Balance
        bases = self.rank[BASE] - self.height + r  # so far every level used one, if c is beyond the limit
        if not due & (1 << BASE):
            # The first level within the limit is the widest of them: that Width is used hangs on it.
            least = max(low, self.forced) if due & (1 << WIDTH) else low
            most = min(max(high, self.forced), self.limit)
            if self.counts(r, s, left, c, b, m, t, due & ~(1 << WIDTH), least, most):
                return True
        if c > self.limit and bases > 0:
            least = max(low, self.limit + 1)
            most = max(high, self.limit + 1) + (bases - 1 if self.spread else 0)
            if self.counts(r, s, left, c, b, m, t, due & ~(1 << BASE), least, most):
                return True
        self.note_failure(key)
        return False

    def counts(
        self,
        r: cython.int,
        s: cython.int,
        left: cython.int,
        c: cython.int,
        b: cython.int,
        m: cython.int,
        t: cython.int,
        due: cython.int,
        low: cython.int,
        high: cython.int,
    ) -> cython.bint:
        """The same with a next level of `low` to `high` castellers."""
        count: cython.int
        for count in range(low, min(high, c - 1) + 1):
            if self.place(r - 1, s, left, count, b, m, t, due):
                return True
        if low <= c <= high and b > 0:
            return self.place(r - 1, s, left, c, b - 1, m, t, due & ~(1 << BALANCE))
        return False

    def place(
        self,
        r: cython.int,
        s: cython.int,
        left: cython.int,
        c: cython.int,
        b: cython.int,
        m: cython.int,
        t: cython.int,
        due: cython.int,
    ) -> cython.bint:
        """The same with a next level of exactly `c` castellers and `r` levels on top of it."""
        need: cython.int = self.need[s]
        size: cython.int = s - 1
        while size >= 1 and size >= need:
            if self.hand[size] < c:
                size -= 1
                continue
            if self.stack(r, size, self.hand[size] - c, c, b, m, t, due):
                return True
            if due & (1 << STRENGTH):
                size -= 1
            elif size > need:
                size = need
            else:
                break
        if t > 0 and left >= c and self.stack(r, s, left - c, c, b, m, t - 1, due & ~(1 << STRENGTH)):
            return True
        return m > 0 and c > 1 and self.place_mixed(r, s, left, c, b, m, t, due)

    def place_mixed(
        self,
        r: cython.int,
        s: cython.int,
        left: cython.int,
        c: cython.int,
        b: cython.int,
        m: cython.int,
        t: cython.int,
        due: cython.int,
    ) -> cython.bint:
        """The same with a mixed level, of as many of its larger size as possible."""
        need: cython.int = self.need[s]
        size: cython.int = s - 1
        upper: cython.int
        lower: cython.int
        if t > 0 and left > 0 and s > 1:
            lower = max(c - left, 1)
            if self.hand[s - 1] >= lower and self.stack(
                r, s - 1, self.hand[s - 1] - lower, c, b, m - 1, t - 1, due & ~(1 << STRENGTH | 1 << MIX)
            ):
                return True
        while size > 1 and size >= need:
            upper = self.hand[size]
            lower = max(c - upper, 1)
            if not upper or self.hand[size - 1] < lower:
                size -= 1
                continue
            if self.stack(r, size - 1, self.hand[size - 1] - lower, c, b, m - 1, t, due & ~(1 << MIX)):
                return True
            if due & (1 << STRENGTH):
                size -= 1
            elif size - 1 > need > 0:
                size = need + 1
            elif size > need > 0:
                size = need
            else:
                break
        return False

    def has_failed(self, key: cython.longlong) -> cython.bint:
        """Is the state known not to lead to a tower?"""
        slot: cython.int
        _probe: cython.int
        if INTERPRETED:
            return key in self.failed
        slot = key % FAILED_SLOTS
        for _probe in range(PROBES):
            if self.failed_generation[slot] != self.generation:
                return False
            if self.failed_key[slot] == key:
                return True
            slot = slot + 1 if slot + 1 < FAILED_SLOTS else 0
        return False

    def note_failure(self, key: cython.longlong) -> None:
        """Remember that the state doesn't lead to a tower, if there is room."""
        slot: cython.int
        _probe: cython.int
        if INTERPRETED:
            self.failed.add(key)
            return
        slot = key % FAILED_SLOTS
        for _probe in range(PROBES):
            if self.failed_generation[slot] != self.generation:
                self.failed_generation[slot] = self.generation
                self.failed_key[slot] = key
                return
            slot = slot + 1 if slot + 1 < FAILED_SLOTS else 0

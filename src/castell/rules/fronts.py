"""The best festival towers of a colla: every outcome that no other outcome beats (F1, F2, F4, F5).

An outcome is a tower's score and its castellers of each of the festival's sizes; it is beaten by one that is
at least as good in everything and better in something. Of each outcome the castellers of its largest tower
are kept too (F4). Towers themselves are not kept: `search` finds one for an outcome.

How it thinks. The state of `building`, from the ground up, depth first. Only levels that can't be bettered by
one more casteller are tried: if a level could hold one more, that casteller must be needed further up, so its
size must be used up there (`must`). What a state can still gain at most, from the sizes and the counts that
are left, is compared with the outcomes found so far; and a state that was reached before with at least as
much isn't climbed again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from castell.rules import compiled
from castell.rules.building import Building
from castell.rules.limits import MAX_SIZES, SIZE_SLOTS, SKILL_COUNT, make_arrays
from castell.rules.search_numbers import (
    BOTTOMLESS,
    CASTELLER,
    CASTELLERS,
    COUNTS,
    FESTIVAL_LEVELS,
    FIELD,
    FLOOR,
    GROUND,
    GUARDS,
    LEAST_COUNT,
    LEVEL,
    MATCH,
    MAX_OUTCOMES,
    PROBES,
    SEEN_SLOTS,
)
from castell.rules.skills import BALANCE, BASE, MIX, STRENGTH, WIDTH

if TYPE_CHECKING:
    import cython

INTERPRETED = not compiled()


class Fronts(Building):
    """A question about a festival's best towers, and its answer.

    outcome_score, outcome_castellers, outcome_count: of each outcome its score, the castellers of its largest
    tower, and its castellers of each size; from the best down.
    """

    outcome_score: list[int]
    outcome_castellers: list[int]
    outcome_count: list[list[int]]

    found: cython.int
    front: list[int]  # the values of the outcomes found so far
    goal: cython.longlong  # the one value that is looked for, or 0: the whole front is
    caught: cython.bint  # has the goal been reached?
    matches: list[int]  # by size: 1 if it is one of the festival's
    unit: list[int]  # by size: what a casteller adds to a value
    supply: list[int]  # by size: what all smaller castellers together could add to the counts of a value
    supplied: list[int]  # and to its score
    seen_generation: list[int]
    seen_state: list[int]
    seen_value: list[int]
    seen: dict[int, list[int]]

    answered: cython.bint
    answered_hand: list[int]
    answered_rank: list[int]
    answered_sizes: list[int]
    answered_limit: cython.int
    answered_size_count: cython.int
    answered_each: cython.bint

    def __init__(self) -> None:
        super().__init__()
        make_arrays(
            self,
            {
                "front": (MAX_OUTCOMES,),
                "matches": (SIZE_SLOTS,),
                "unit": (SIZE_SLOTS,),
                "supply": (GROUND + 1,),
                "supplied": (GROUND + 1,),
                "answered_hand": (SIZE_SLOTS,),
                "answered_rank": (SKILL_COUNT,),
                "answered_sizes": (MAX_SIZES,),
            },
        )
        self.make_room(0)
        self.found = 0
        self.goal = 0
        self.caught = False
        self.seen = {}
        self.answered = False
        self.answered_limit = 0
        self.answered_size_count = 0
        self.answered_each = False

    def make_room(self, outcomes: cython.int) -> None:
        """Have arrays for this many outcomes; compiled, there is always room for MAX_OUTCOMES."""
        make_arrays(
            self,
            {
                "outcome_score": (outcomes,),
                "outcome_castellers": (outcomes,),
                "outcome_count": (outcomes, MAX_SIZES),
            },
        )

    def outcomes(self) -> cython.int:
        """Find every outcome that no other beats; returns how many there are, 0 if no tower takes part (F1).

        The same question again costs nothing. Raises OverflowError if there are more than MAX_OUTCOMES.
        """
        number: cython.int
        slot: cython.int
        b: cython.int
        value: cython.longlong
        if self.same_question():
            return self.found
        self.answered = False
        self.found = 0
        self.count_hand()
        if self.enough(FESTIVAL_LEVELS) and self.sizes_there():
            self.prepare()
            b = self.rank[BALANCE]
            self.climb(0, GROUND, 0, BOTTOMLESS, b, self.rank[MIX], self.rank[STRENGTH], False, 0)
            self.sort_front()
        if INTERPRETED:
            self.make_room(self.found)
        for number in range(self.found):
            value = self.front[number]
            self.outcome_castellers[number] = value & CASTELLERS
            self.outcome_score[number] = value >> (5 * FIELD)
            for slot in range(MAX_SIZES):
                self.outcome_count[number][slot] = (value >> ((4 - slot) * FIELD)) & CASTELLERS
        self.note_question()
        return self.found

    def outcome_list(self) -> list[tuple[int, ...]]:
        """The outcomes of the question as it stands, the best first, each as score and counts of the sizes.

        Python code reads them here: from a compiled object it would copy whole arrays for each number.
        """
        number: cython.int
        found = []
        for number in range(self.outcomes()):
            counts = [self.outcome_count[number][slot] for slot in range(self.size_count)]
            found.append((self.outcome_score[number], *counts))
        return found

    def same_question(self) -> cython.bint:
        """Is the question the one that was answered last?"""
        number: cython.int
        if not self.answered or self.answered_limit != self.width_limit:
            return False
        if self.answered_size_count != self.size_count or self.answered_each != self.each:
            return False
        for number in range(self.size_count):
            if self.answered_sizes[number] != self.sizes[number]:
                return False
        for number in range(SKILL_COUNT):
            if self.answered_rank[number] != self.rank[number]:
                return False
        for number in range(SIZE_SLOTS):
            if self.answered_hand[number] != self.hand[number]:
                return False
        return True

    def note_question(self) -> None:
        """Remember the question that is answered now."""
        self.answered_hand[:] = self.hand
        self.answered_rank[:] = self.rank
        self.answered_sizes[:] = self.sizes
        self.answered_limit = self.width_limit
        self.answered_size_count = self.size_count
        self.answered_each = self.each
        self.answered = True

    def sizes_there(self) -> cython.bint:
        """Are there castellers of each, or any, of the festival's sizes?"""
        number: cython.int
        for number in range(self.size_count):
            if (self.hand[self.sizes[number]] > 0) != self.each:
                return not self.each
        return self.each

    def count_matches(self) -> None:
        """Note which sizes match, what a casteller is worth, and what the castellers below each size are."""
        size: cython.int
        number: cython.int
        for size in range(1, SIZE_SLOTS):
            self.matches[size] = 0
            self.unit[size] = CASTELLER
        for number in range(self.size_count):
            self.matches[self.sizes[number]] = 1
            self.unit[self.sizes[number]] = CASTELLER + MATCH + (LEAST_COUNT << ((3 - number) * FIELD))
        self.supply[1] = 0
        self.supplied[1] = 0
        for size in range(1, SIZE_SLOTS):
            self.supply[size + 1] = self.supply[size] + self.hand[size] * (self.unit[size] & COUNTS)
            self.supplied[size + 1] = self.supplied[size] + self.hand[size] * self.matches[size]

    def prepare(self) -> None:
        """Set what climbing needs to the festival's question."""
        self.limit = self.width_limit + self.rank[WIDTH]
        self.count_hand()
        self.need_sizes(0, self.size_count if self.each else 0)
        self.count_matches()
        self.forget_climbs()

    def forget_climbs(self) -> None:
        """Forget the states climbed so far."""
        self.generation += 1
        if INTERPRETED:
            self.seen.clear()

    def climb(
        self,
        n: cython.int,
        s: cython.int,
        left: cython.int,
        c: cython.int,
        b: cython.int,
        m: cython.int,
        t: cython.int,
        must: cython.bint,
        value: cython.longlong,
    ) -> None:
        """Try every tower that starts with the `n` levels laid, worth `value`; note its outcome.

        must: the castellers `left` must all be used up, since a level with one more would have been better.
        """
        size: cython.int
        low: cython.int
        room: cython.int
        points: cython.int
        castellers: cython.int
        most: cython.longlong
        state: cython.longlong
        above: cython.int = self.kinds[s] + t
        if c - 1 + b < above:
            above = c - 1 + b
        if n + above < FESTIVAL_LEVELS:
            return
        if t == 0:
            left = 0
        # What could be added at best: so many levels, and in them, as they narrow, so many castellers.
        room = above * c
        if above > b:
            room -= (above - b) * (above - b + 1) // 2
        points = self.supplied[s]
        castellers = self.below[s] + left
        most = value + above * LEVEL + self.supply[s]
        if left > 0 and self.matches[s]:
            points += left
            most += left * (self.unit[s] & COUNTS)
        most += min(points, room) * MATCH + min(castellers, room)
        if self.beaten(most):
            return
        # Levels laid so far count only while each takes a use of Base.
        state = n << 4 | s if c > self.limit else s
        state = state << 17 | left << 9 | c << 1 | must
        state = state << 15 | b << 10 | m << 5 | t
        if self.seen_better(state, value):
            return
        if left > 0:
            self.climb_size(n, s, left, c, b, m, t - 1, must, value)
        if must:
            return
        low = self.need[s]
        for size in range(s - 1, low - 1 if low else 0, -1):
            if self.hand[size]:
                self.climb_size(n, size, self.hand[size], c, b, m, t, False, value)
        if n >= FESTIVAL_LEVELS and low == 0 and value & COUNTS:
            self.record(value)

    def climb_size(
        self,
        n: cython.int,
        size: cython.int,
        upper: cython.int,
        c: cython.int,
        b: cython.int,
        m: cython.int,
        t: cython.int,
        must: cython.bint,
        value: cython.longlong,
    ) -> None:
        """Lay a level of this size, of which there are `upper`, on a level of `c`; and climb on."""
        count: cython.int
        fewer: cython.int
        rest: cython.int
        worth: cython.longlong
        unit: cython.longlong = self.unit[size]
        free: cython.bint = c <= self.limit or n < self.rank[BASE]
        cap: cython.int = c - 1 if free else self.limit
        value += LEVEL
        if b > 0 and free and upper >= c:
            rest = upper - c
            if not must or rest <= t * c:
                self.climb(n + 1, size, rest, c, b - 1, m, t, must and rest > 0, value + c * unit)
        count = min(upper, cap)
        if count > 0:
            rest = upper - count
            if not must or rest <= t * count:
                self.climb(n + 1, size, rest, count, b, m, t, must and rest > 0, value + count * unit)
            for fewer in range(count - 1, 0, -1):
                rest = upper - fewer
                if rest > t * fewer:
                    break
                self.climb(n + 1, size, rest, fewer, b, m, t, True, value + fewer * unit)
        if m > 0 and c > 1 and size > 1 and self.hand[size - 1]:
            if b > 0 and free and upper + self.hand[size - 1] >= c:
                self.climb_mixed(n, size, upper, c, b - 1, m, t, must, value)
            count = min(cap, upper + self.hand[size - 1])
            if count > 1:
                self.climb_mixed(n, size, upper, count, b, m, t, must, value)
                # Fewer in all: then all of the larger size, and the smaller size must be used up.
                value += upper * unit
                unit = self.unit[size - 1]
                for fewer in range(count - 1, upper, -1):
                    rest = upper + self.hand[size - 1] - fewer
                    if rest > t * fewer:
                        break
                    worth = value + (fewer - upper) * unit
                    self.climb(n + 1, size - 1, rest, fewer, b, m - 1, t, True, worth)

    def climb_mixed(
        self,
        n: cython.int,
        size: cython.int,
        upper: cython.int,
        c: cython.int,
        b: cython.int,
        m: cython.int,
        t: cython.int,
        must: cython.bint,
        value: cython.longlong,
    ) -> None:
        """Lay a mixed level of `c` castellers, as wide as can be; and climb on."""
        lower: cython.int
        rest: cython.int
        least: cython.int = max(c - upper, 1)
        most: cython.int = min(self.hand[size - 1], c - 1)
        unit: cython.longlong = self.unit[size]
        gain: cython.longlong = self.unit[size - 1] - unit
        value += c * unit
        if must or not self.matches[size - 1]:
            # As many as there are of the larger size; if they fill the level, it needn't be mixed.
            if upper < c:
                most = least
            else:
                return
        for lower in range(most, least - 1, -1):
            rest = self.hand[size - 1] - lower
            if lower == most or self.matches[size]:
                self.climb(n + 1, size - 1, rest, c, b, m - 1, t, False, value + lower * gain)
            elif rest <= t * c:
                self.climb(n + 1, size - 1, rest, c, b, m - 1, t, True, value + lower * gain)
            else:
                break

    def beaten(self, value: cython.longlong) -> cython.bint:
        """Is an outcome known that beats this one, or equals it with at least as many castellers?

        With a goal: is it past hope, or the need, to reach the goal with what has at most this value?
        """
        number: cython.int
        if self.goal:
            return (
                self.caught
                or ((value | FLOOR) - self.goal) & GUARDS != GUARDS
                or value & CASTELLERS < self.goal & CASTELLERS
            )
        for number in range(self.found):
            if self.front[number] >= value and ((self.front[number] | FLOOR) - value) & GUARDS == GUARDS:
                return True
        return False

    def record(self, value: cython.longlong) -> None:
        """Note an outcome unless it is beaten, and strike those that it beats."""
        number: cython.int
        kept: cython.int = 0
        if self.goal:
            self.caught = self.caught or value == self.goal
            return
        if self.beaten(value):
            return
        for number in range(self.found):
            if ((value | FLOOR) - self.front[number]) & GUARDS != GUARDS:
                self.front[kept] = self.front[number]
                kept += 1
        if kept == MAX_OUTCOMES:
            raise OverflowError("a festival has more outcomes than the program can list")
        self.front[kept] = value
        self.found = kept + 1

    def sort_front(self) -> None:
        """Bring the outcomes in order, the best first."""
        number: cython.int
        place: cython.int
        value: cython.longlong
        for number in range(1, self.found):
            value = self.front[number]
            place = number
            while place > 0 and self.front[place - 1] < value:
                self.front[place] = self.front[place - 1]
                place -= 1
            self.front[place] = value

    def seen_better(self, state: cython.longlong, value: cython.longlong) -> cython.bint:
        """Was the state climbed before with at least this value? If not, remember it, if there is room."""
        slot: cython.int
        _probe: cython.int
        known: cython.longlong
        if INTERPRETED:
            values = self.seen.get(state)
            if values is None:
                self.seen[state] = [value]
                return False
            for known in values:
                if known >= value and ((known | FLOOR) - value) & GUARDS == GUARDS:
                    return True
            values.append(value)
            return False
        slot = state % SEEN_SLOTS
        for _probe in range(PROBES):
            if self.seen_generation[slot] != self.generation:
                self.seen_generation[slot] = self.generation
                self.seen_state[slot] = state
                self.seen_value[slot] = value
                return False
            if self.seen_state[slot] == state:
                known = self.seen_value[slot]
                if known >= value and ((known | FLOOR) - value) & GUARDS == GUARDS:
                    return True
                if ((value | FLOOR) - known) & GUARDS == GUARDS:
                    self.seen_value[slot] = value
                    return False
            slot = slot + 1 if slot + 1 < SEEN_SLOTS else 0
        return False

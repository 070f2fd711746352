"""What a player lacks for a tower: the fewest castellers, or the fewest ranks, that would make it possible.

Castellers are counted at today's ranks, ranks with today's castellers. Both answers are exact. This is
plain Python, for screens and people; whether the tower can be built as things stand is asked of `search`.

Ranks are found by asking the search: first how high each rank must be if all others are as high as they can
be, then for rank after rank on top of that. Castellers are found by laying thin towers from the ground up, as
`building` does, with castellers that aren't there at a price of one each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from castell.rules.limits import SIZE_SLOTS
from castell.rules.search import TowerSearch
from castell.rules.search_numbers import BOTTOMLESS, FESTIVAL_LEVELS, GROUND
from castell.rules.skills import BALANCE, BASE, MIX, SKILLS, STRENGTH, WIDTH


@dataclass(frozen=True, slots=True)
class Lacks:
    """What is missing for a tower; nothing of either kind if it can be built.

    castellers: the sizes, descending, of a smallest group that would do at today's ranks; None if none would.
    ranks: by skill in the order of `SKILLS`, the fewest further ranks that would do with today's castellers;
    None if none would.
    """

    castellers: tuple[int, ...] | None
    ranks: tuple[int, ...] | None

    @property
    def possible(self) -> bool:
        """Whether the tower can be built as things stand."""
        return self.castellers == ()


@dataclass(frozen=True, slots=True)
class Builder:
    """Who builds, and within which bounds.

    hand: castellers by size, index 0 unused. ranks: in the order of `SKILLS`. width_limit: L of T5.
    box: how many castellers of each size there are in all, index 0 unused. max_rank: of each skill (A4).
    """

    hand: Sequence[int]
    ranks: Sequence[int]
    width_limit: int
    box: Sequence[int]
    max_rank: int


def lacks_for_shape(builder: Builder, shape: Sequence[int]) -> Lacks:
    """What is missing for a tower shape (L2). shape: castellers of each level from the ground up."""
    search = TowerSearch()
    search.set_shape(shape)
    return _lacks(
        builder,
        search,
        search.shape_possible,
        [_Wanted(len(shape), builder.ranks[WIDTH], shape=tuple(shape))],
    )


def lacks_for_exhibition(builder: Builder, levels: int, skills: Sequence[int]) -> Lacks:
    """What is missing for a skill exhibition (L3, T8). levels: how many exactly; skills: those to be used."""
    search = TowerSearch()
    search.set_exhibition(levels, skills)
    if BASE in skills:
        widths = range(1 if WIDTH in skills else 0, builder.ranks[WIDTH] + 1)
    else:
        widths = range(builder.ranks[WIDTH], builder.ranks[WIDTH] + 1)
    wanted = [_Wanted(levels, width, skills=tuple(skills)) for width in widths]
    return _lacks(builder, search, search.exhibition_possible, wanted)


def lacks_for_festival(builder: Builder, sizes: Sequence[int], each: bool) -> Lacks:
    """What is missing to take part in a festival (F1). each: is each of the sizes asked for, or any?"""
    search = TowerSearch()
    search.set_festival(sizes, each)
    needs = [tuple(sizes)] if each else [(size,) for size in sizes]
    wanted = [_Wanted(FESTIVAL_LEVELS, builder.ranks[WIDTH], needs=need) for need in needs]
    return _lacks(builder, search, search.festival_possible, wanted)


@dataclass(frozen=True, slots=True)
class _Wanted:
    """A tower of so many levels with this w: of this shape, or using these skills, or holding these sizes."""

    levels: int
    width: int
    shape: tuple[int, ...] = ()
    skills: tuple[int, ...] = ()
    needs: tuple[int, ...] = ()


def _lacks(
    builder: Builder, search: TowerSearch, possible: Callable[[], bool], wanted: Sequence[_Wanted]
) -> Lacks:
    """The answer to a question that the search is set to. wanted: towers of which any would do."""

    def possible_with(hand: Sequence[int], ranks: Sequence[int]) -> bool:
        search.set_builder(hand, ranks, builder.width_limit)
        return possible()

    if possible_with(builder.hand, builder.ranks):
        return Lacks((), (0,) * len(SKILLS))
    castellers = None
    if possible_with(builder.box, builder.ranks):
        castellers = _fewest_castellers(builder, wanted)
    return Lacks(castellers, _fewest_ranks(builder, lambda ranks: possible_with(builder.hand, ranks)))


def _fewest_ranks(builder: Builder, possible: Callable[[Sequence[int]], bool]) -> tuple[int, ...] | None:
    """The fewest further ranks that make the tower possible, or None."""
    highest = [max(rank, builder.max_rank) for rank in builder.ranks]
    if not possible(highest):
        return None
    least = list(builder.ranks)
    for skill in range(len(SKILLS)):
        while not possible([*highest[:skill], least[skill], *highest[skill + 1 :]]):
            least[skill] += 1
    more = 0
    while True:
        for ranks in _raised(least, highest, more):
            if possible(ranks):
                return tuple(rank - today for rank, today in zip(ranks, builder.ranks, strict=True))
        more += 1


def _raised(ranks: Sequence[int], highest: Sequence[int], more: int) -> Iterator[list[int]]:
    """All ways to raise ranks by so many in all."""
    if not ranks:
        if more == 0:
            yield []
        return
    for raise_by in range(min(more, highest[0] - ranks[0]), -1, -1):
        for rest in _raised(ranks[1:], highest[1:], more - raise_by):
            yield [ranks[0] + raise_by, *rest]


def _fewest_castellers(builder: Builder, wanted: Sequence[_Wanted]) -> tuple[int, ...]:
    """A smallest group of castellers that makes one of the towers possible. There must be one."""
    # What costs too much isn't looked at, so the price allowed is raised bit by bit.
    allowed = 1
    while True:
        found = [_Purchase(builder, tower, allowed).cheapest() for tower in wanted]
        groups = [group for group in found if group is not None]
        if groups:
            return min(groups, key=len)
        assert allowed <= sum(builder.box), "with the whole box it was possible"
        allowed += allowed // 2 + 1


@dataclass(frozen=True, slots=True)
class _Step:
    """The uppermost level laid so far, and those below it.

    s, used: its smallest size, and how many of that stand in the tower. size, upper, lower: its larger size,
    castellers of that, and of the size below.
    """

    s: int
    used: int
    size: int
    upper: int
    lower: int
    below: _Step | None


# What the levels above hang on, but for the position (s, used) in the step: the level's count; Balance, Mix
# and Strength that are left; skills that are due; the size needed next; and s again while Strength is due.
_State = tuple[int, int, int, int, int, int, int]


class _Purchase:
    """The search for the cheapest tower, if each casteller that the builder hasn't got costs one.

    It goes level by level and keeps, of each state and each price, the best position: as in `building` a
    larger size, and of the same size fewer used, is never worse.
    """

    def __init__(self, builder: Builder, wanted: _Wanted, allowed: int) -> None:
        self.hand = builder.hand
        self.box = builder.box
        self.ranks = builder.ranks
        self.wanted = wanted
        self.allowed = allowed
        self.limit = builder.width_limit + wanted.width
        self.forced = builder.width_limit + 1 if WIDTH in wanted.skills else 0
        self.spread = BASE in wanted.skills or WIDTH in wanted.skills
        self.need = [max((size for size in wanted.needs if size < s), default=0) for s in range(GROUND + 1)]

    def cheapest(self) -> tuple[int, ...] | None:
        """The castellers to get, descending, or None if the price allowed isn't enough."""
        due = sum(1 << skill for skill in self.wanted.skills)
        b, m, t = (self.ranks[skill] for skill in (BALANCE, MIX, STRENGTH))
        ground = _Step(GROUND, 0, 0, 0, 0, None)
        layer = {(BOTTOMLESS, b, m, t, due, self.need[GROUND], GROUND): {0: ground}}
        for r in range(self.wanted.levels, 0, -1):
            layer = self.lay(layer, r)
        best: tuple[int, _Step] | None = None
        for (_, _, _, _, due, need, _), steps in layer.items():
            for price, step in steps.items():
                if not due and not need and (best is None or price < best[0]):
                    best = price, step
        return self.bought(best[1]) if best is not None else None

    def lay(self, layer: dict[_State, dict[int, _Step]], r: int) -> dict[_State, dict[int, _Step]]:
        """Lay a level on every state. r: the levels that are still to be laid, with this one."""
        laid: dict[_State, dict[int, _Step]] = {}
        for (c, b, m, t, due, _, _), steps in layer.items():
            for count, due_then in self.counts(r, c, b, due):
                balance = count == c
                for price, step in steps.items():
                    for cost, mix, strength, then in self.levels_on(step, count, m, t, due):
                        total = price + cost
                        if total > self.allowed:
                            continue
                        used = balance << BALANCE | mix << MIX | strength << STRENGTH
                        still = due_then & ~used
                        place = then.s if still & (1 << STRENGTH) else 0
                        state = (count, b - balance, m - mix, t - strength, still, self.need[then.s], place)
                        _keep(laid.setdefault(state, {}), total, then)
        return laid

    def counts(self, r: int, c: int, b: int, due: int) -> Iterator[tuple[int, int]]:
        """The counts worth trying on a level of `c`, each with the skills that are then due (T4, T5, T7)."""
        bases = self.ranks[BASE] - self.wanted.levels + r
        high = r + (1 if self.ranks[MIX] else 0)
        within = max(high, self.forced)
        beyond = max(high, self.limit + 1) + (max(bases - 1, 0) if self.spread else 0)
        tried = (
            [self.wanted.shape[-r]] if self.wanted.shape else range(max(r - b, 1), max(within, beyond) + 1)
        )
        for count in tried:
            if count > c or (count == c and b == 0) or count - 1 + b < r - 1:
                continue
            if count > self.limit:
                if c > self.limit and bases > 0 and (count <= beyond or self.wanted.shape):
                    yield count, due & ~(1 << BASE)
            elif due & (1 << BASE) or (count > within and not self.wanted.shape):
                continue
            elif c <= self.limit:
                yield count, due
            elif count >= self.forced or not due & (1 << WIDTH):
                yield count, due & ~(1 << WIDTH)

    def levels_on(
        self, step: _Step, count: int, m: int, t: int, due: int
    ) -> Iterator[tuple[int, bool, bool, _Step]]:
        """The levels of `count` worth laying (T2, T3): price, is it mixed, does it use Strength, the step."""
        s, used = step.s, step.used
        need = self.need[s]
        if t > 0 and s < GROUND:
            if used + count <= self.box[s]:
                yield self.price(s, used, count), False, True, _Step(s, used + count, s, count, 0, step)
            if m > 0 and s > 1:
                for cost, upper in self.splits(s, used, count):
                    lower = count - upper
                    yield cost, True, True, _Step(s - 1, lower, s, upper, lower, step)
        everywhere = due & (1 << STRENGTH)
        for mix in (False, True) if m > 0 else (False,):
            cheapest = self.allowed + 1
            for size in range(s - 1, max(need, 1 + mix) - 1, -1):
                if need and size - mix <= need:
                    cheapest = self.allowed + 1  # what needs are met differs, so prices don't compare
                if mix:
                    for cost, upper in self.splits(size, 0, count):
                        if cost < cheapest or everywhere:
                            lower = count - upper
                            yield cost, True, False, _Step(size - 1, lower, size, upper, lower, step)
                            cheapest = cost
                elif count <= self.box[size]:
                    cost = self.price(size, 0, count)
                    if cost < cheapest or everywhere:
                        yield cost, False, False, _Step(size, count, size, count, 0, step)
                        cheapest = cost
                if cheapest == 0 and not everywhere and not need:
                    break

    def splits(self, size: int, used: int, count: int) -> Iterator[tuple[int, int]]:
        """The ways to mix a level of `count`, ever cheaper: price, and castellers of the larger size."""
        cheapest = self.allowed + 1
        for upper in range(min(count - 1, self.box[size] - used), 0, -1):
            if count - upper > self.box[size - 1]:
                return
            cost = self.price(size, used, upper) + self.price(size - 1, 0, count - upper)
            if cost < cheapest:
                yield cost, upper
                cheapest = cost

    def price(self, size: int, used: int, count: int) -> int:
        """What so many more castellers of a size cost, when so many are used already."""
        return max(used + count - self.hand[size], 0) - max(used - self.hand[size], 0)

    def bought(self, step: _Step) -> tuple[int, ...]:
        """The castellers of the tower that the builder hasn't got, descending."""
        standing = [0] * SIZE_SLOTS
        level: _Step | None = step
        while level is not None and level.below is not None:
            standing[level.size] += level.upper
            standing[level.size - 1] += level.lower
            level = level.below
        return tuple(
            size for size in range(SIZE_SLOTS - 1, 0, -1) for _ in range(standing[size] - self.hand[size])
        )


def _keep(steps: dict[int, _Step], price: int, step: _Step) -> None:
    """Keep a step at its price, unless one that is no dearer has at least as good a position."""
    for known, other in steps.items():
        if known <= price and (other.s, -other.used) >= (step.s, -step.used):
            return
    steps[price] = step

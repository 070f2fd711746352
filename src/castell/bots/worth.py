"""What a position at the end of a turn is worth to a seat, in points: those it has, and those in sight.

In sight are festivals that its pawn can still reach, with the towers it could build today, performances that
it could give today, and what castellers, ranks and tokens promise. The numbers in `Weights` were found by
playing; nothing here is a rule of the game.
"""

from __future__ import annotations

from dataclasses import dataclass

from castell.bots.roads import Roads, roads
from castell.rules.legal import can_perform, load_festival
from castell.rules.limits import REGIONS, ROUNDS, ROW
from castell.rules.phases import NOBODY
from castell.rules.position import Position
from castell.rules.scoring import holds_anything, total
from castell.rules.search import TowerSearch

Builder = tuple[tuple[int, ...], tuple[int, ...]]  # castellers by size, and ranks
Best = tuple[int, tuple[int, ...]]  # the best tower score at a festival (0: none), its counts of the sizes


@dataclass(frozen=True, slots=True)
class Weights:
    """How much what is in sight counts, in points.

    horizon: how many rounds ahead festivals are looked at. coming: what a festival counts that isn't this
    round's, and waiting: again for each round until then. best_tower: each point above the best tower so far.
    size_token: one won. new_region: a region where nothing was held, on top of half its points (E3).
    tile: a performance that can be given, and road: again for each move to get there; later: again for each
    one that must wait for the others. row_token: a token lying in its row.
    casteller, ranks, token: one of each at the start; castellers and ranks lose it evenly until the end.
    """

    horizon: int = 4
    coming: float = 0.8
    waiting: float = 0.85
    best_tower: float = 0.8
    size_token: float = 1.5
    new_region: float = 1.0
    tile: float = 0.75
    road: float = 0.8
    later: float = 0.7
    row_token: float = 0.8
    casteller: float = 0.6
    ranks: tuple[float, ...] = (3.2, 1.8, 2.0, 2.4, 1.8)  # Balance, Base, Mix, Strength, Width
    token: float = 0.35


class Sight:
    """What castellers and ranks can do, found once and kept for all positions of a turn that have them.

    festivals: by festival what its prize and size tokens and what the score marker are expected to gain; None
    where no tower takes part. tiles: whether it can be performed, by tile. promise: what all that promises.
    """

    __slots__ = ("festivals", "promise", "tiles")

    def __init__(self, promise: float) -> None:
        self.festivals: dict[int, tuple[float, float] | None] = {}
        self.tiles: dict[int, bool] = {}
        self.promise = promise


@dataclass(frozen=True, slots=True)
class Rival:
    """A rival that may come to a festival: the best tower it could show today, and how likely it comes."""

    score: int
    counts: tuple[int, ...]
    comes: float


class Outlook:
    """What lies ahead of a seat at the start of its planning; `worth` then values where its turn may lead.

    p: the position now. seat: whose worth is asked. search: work space.
    """

    def __init__(self, p: Position, seat: int, search: TowerSearch, weights: Weights) -> None:
        self.seat = seat
        self.search = search
        self.weights = weights
        self.roads: Roads = roads(p.box)
        self.region_points: list[int] = p.box.region_points
        self.tile_points: list[int] = p.box.tile_points
        self.prizes = [p.box.prize_points[prize] for prize in p.box.chart[: p.box.chart_length]]
        self.rows: list[list[int]] = p.layout.row
        regions: list[int] = p.layout.festival_region
        rounds: list[int] = p.box.festival_round
        self.festivals = [
            (festival, regions[festival], rounds[festival] - p.round)
            for festival in range(p.festival, p.box.festivals)
            if rounds[festival] - p.round <= weights.horizon
        ]
        self.left = (ROUNDS - p.round) / ROUNDS
        self.best = p.best[seat]  # no turn moves the score marker
        self._sights: dict[Builder, Sight] = {}
        self.rivals = {
            festival: self._rivals(p, festival, region, wait) for festival, region, wait in self.festivals
        }

    def worth(self, p: Position) -> float:
        """The worth of a position that differs from the one now by this turn's moves."""
        pawn = p.pawn[self.seat]
        points = float(total(p, self.seat))
        if pawn == NOBODY:
            return points
        builder = (tuple(p.colla[self.seat]), tuple(p.rank[self.seat]))
        sight = self._sights.get(builder)
        if sight is None:
            sight = self._sights[builder] = Sight(self._promise(builder))
        regions = self._region_gains(p)
        points += self._festivals_ahead(p, pawn, sight, regions)
        points += self._performances_ahead(p, pawn, sight, regions)
        return points + (sight.promise + (self.weights.token * p.tokens[self.seat] if self.left else 0.0))

    def best_tower(self, p: Position, seat: int, festival: int) -> Best:
        """The best tower that a seat's castellers and ranks give at a festival."""
        load_festival(p, self.search, seat, festival)
        outcomes = self.search.outcome_list()
        return (outcomes[0][0], outcomes[0][1:]) if outcomes else (0, ())

    def _rivals(self, p: Position, festival: int, region: int, wait: int) -> list[Rival]:
        """The rivals that could be at a festival in time, with the towers of today."""
        found = []
        pawns = p.pawn
        for seat in range(p.box.players):
            if seat == self.seat or pawns[seat] == NOBODY:
                continue
            distance = self.roads[pawns[seat]][region]
            if distance > wait + 1:
                continue
            score, counts = self.best_tower(p, seat, festival)
            if score:
                comes = (1.0, 0.5, 0.3)[min(distance, 2)]
                found.append(Rival(score, counts, comes if wait == 0 else min(comes, 0.45)))
        return found

    def _region_gains(self, p: Position) -> list[float]:
        """What the first thing won in each region is worth (E3)."""
        held = [holds_anything(p, self.seat, region) for region in range(REGIONS)]
        won = sum(held)
        if won == REGIONS:
            return [0.0] * REGIONS
        gain = (self.region_points[won + 1] - self.region_points[won]) / 2 + self.weights.new_region
        return [0.0 if there else gain for there in held]

    def _festivals_ahead(self, p: Position, pawn: int, sight: Sight, regions: list[float]) -> float:
        """The best festival of each round ahead that the pawn reaches in time."""
        gains: dict[int, float] = {}
        for festival, region, wait in self.festivals:
            if self.roads[pawn][region] > wait:
                continue
            if festival not in sight.festivals:
                sight.festivals[festival] = self._festival(p, festival)
            gains_there = sight.festivals[festival]
            if gains_there is None:
                continue
            gain = gains_there[0] + regions[region] + gains_there[1]
            if wait:
                gain *= self.weights.coming * self.weights.waiting**wait
            gains[wait] = max(gain, gains.get(wait, 0.0))
        return sum(gains.values())

    def _festival(self, p: Position, festival: int) -> tuple[float, float] | None:
        """What a festival gains with the best tower, as in `Sight.festivals`."""
        score, counts = self.best_tower(p, self.seat, festival)
        if not score:
            return None
        won = self._prize(score, festival) + self._size_tokens(score, counts, festival)
        return won, self.weights.best_tower * max(0, score - self.best)

    def _prize(self, score: int, festival: int) -> float:
        """The prize to expect for a tower, by how many rivals are likely to show a better one (F4)."""
        ahead = 0.0
        for rival in self.rivals[festival]:
            if rival.score >= score:
                ahead += rival.comes if rival.score > score else rival.comes / 2
        place = int(ahead)
        first, second = ((*self.prizes, 0, 0, 0, 0, 0)[place + step] for step in (0, 1))
        return first + (second - first) * (ahead - place)

    def _size_tokens(self, score: int, counts: tuple[int, ...], festival: int) -> float:
        """The size tokens to expect for a tower (F5)."""
        gain = 0.0
        for slot, count in enumerate(counts):
            if not count:
                continue
            lost = max(
                (
                    rival.comes
                    for rival in self.rivals[festival]
                    if (rival.counts[slot], rival.score) > (count, score)
                ),
                default=0.0,
            )
            gain += self.weights.size_token * (1 - lost)
        return gain

    def _performances_ahead(self, p: Position, pawn: int, sight: Sight, regions: list[float]) -> float:
        """The performances that could be given today, as many as tokens and rounds are left for."""
        left = min(p.tokens[self.seat], ROUNDS - p.round)
        if not left:
            return 0.0
        gains = []
        holders = p.tile_holder
        tokens = p.row_tokens
        for region in range(REGIONS):
            for place in range(ROW):
                tile = self.rows[region][place]
                if holders[region][place] != NOBODY:
                    continue
                if tile not in sight.tiles:
                    sight.tiles[tile] = can_perform(p, self.search, self.seat, tile)
                if not sight.tiles[tile]:
                    continue
                gain = self.tile_points[tile] + self.weights.row_token * sum(tokens[region]) + regions[region]
                gains.append(gain * self.weights.tile * self.weights.road ** self.roads[pawn][region])
        gains.sort(reverse=True)
        return sum(gain * self.weights.later**number for number, gain in enumerate(gains[:left]))

    def _promise(self, builder: Builder) -> float:
        """What castellers and ranks promise for the rounds that are left."""
        castellers, ranks = builder
        points = self.weights.casteller * sum(castellers)
        points += sum(rank * weight for rank, weight in zip(ranks, self.weights.ranks, strict=True))
        return points * self.left

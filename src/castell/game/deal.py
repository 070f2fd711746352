"""The deal: everything that lies open when a game begins (U1 to U6), as a value, and how it is dealt."""

from __future__ import annotations

from dataclasses import dataclass

from castell.edition.model import Edition
from castell.faults import CastellError, Fault
from castell.game.dealer import Dealer
from castell.rules.box import Box
from castell.rules.layout import Layout
from castell.rules.skills import TILE_KINDS


@dataclass(frozen=True, slots=True)
class Festival:
    """A festival of the calendar (U3): its round, its region's code and its sizes, descending."""

    round: int
    region: str
    sizes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """What was dealt, by names as in a record (section 10).

    first_player: the seat that starts (U6). hands: each seat's castellers, descending (U5).
    regions: each region's castellers in wheel order, descending (U1).
    wheel: the tiles by position in round 1, the hub first (U2).
    calendar: the festivals in calendar order (U3).
    performances: the ids of the two tiles of each region's row, in wheel order (U4).
    """

    first_player: int
    hands: tuple[tuple[int, ...], ...]
    regions: tuple[tuple[int, ...], ...]
    wheel: tuple[str, ...]
    calendar: tuple[Festival, ...]
    performances: tuple[tuple[str, ...], ...]

    def layout(self, box: Box, advanced: bool) -> Layout:
        """The same as the rules read it; the deal must fit the box."""
        tiles = {tile: number for number, tile in enumerate(box.tile_ids)}
        return Layout(
            box,
            advanced,
            self.first_player,
            [TILE_KINDS.index(name) for name in self.wheel],
            [(box.region_codes.index(festival.region), festival.sizes) for festival in self.calendar],
            [[tiles[tile] for tile in row] for row in self.performances],
        )


def deal(dealer: Dealer, edition: Edition, players: int, first_player: int | None = None) -> Deal:
    """Deal a game (section 2).

    first_player: the seat that starts; None lets the dealer draw it (U6).
    """
    bag = dealer.bag(edition)
    each = edition.castellers_per_region[players - 2]
    hands_from = len(edition.regions) * each
    tile_ids = [*(tile.id for tile in edition.shapes), *(tile.id for tile in edition.exhibitions)]
    tiles = dealer.shuffled("performances", sorted(tile_ids))
    row = edition.tiles_per_row
    if first_player is None:
        first_player = dealer.shuffled("first player", range(players))[0]
    return Deal(
        first_player=first_player,
        hands=_portions(bag[hands_from:], edition.hand, players),
        regions=_portions(bag, each, len(edition.regions)),
        wheel=dealer.shuffled("wheel", edition.skill_tiles),
        calendar=_calendar(dealer, edition, players),
        performances=tuple(tiles[row * n : row * (n + 1)] for n in range(len(edition.regions))),
    )


def _portions(bag: tuple[int, ...], each: int, count: int) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(sorted(bag[each * n : each * (n + 1)], reverse=True)) for n in range(count))


def _calendar(dealer: Dealer, edition: Edition, players: int) -> tuple[Festival, ...]:
    """The calendar (U3): locations of each set in shuffled order, then a different size on each space."""
    locations = {name: iter(_locations(dealer, edition, name)) for name in ("I", "II")}
    places = [
        (entry.round, next(locations[entry.set]), entry.size_spaces)
        for entry in edition.calendar
        for _ in range(entry.festivals[players - 2])
    ]
    sizes = _festival_sizes(dealer, edition, [spaces for _, _, spaces in places])
    return tuple(
        Festival(turn, region, shown) for (turn, region, _), shown in zip(places, sizes, strict=True)
    )


def _locations(dealer: Dealer, edition: Edition, name: str) -> tuple[str, ...]:
    return dealer.shuffled(f"locations {name}", [code for which, code in edition.locations if which == name])


def _festival_sizes(dealer: Dealer, edition: Edition, spaces: list[int]) -> list[tuple[int, ...]]:
    """Size tokens for each festival, never a size twice on one; if that fails all are dealt again (U3)."""
    tokens = [size for size, count in enumerate(edition.size_tokens, start=1) for _ in range(count)]
    for attempt in range(1000):
        left = list(dealer.shuffled(f"size tokens {attempt}", tokens))
        dealt = [_draw_sizes(left, count) for count in spaces]
        if all(len(sizes) == count for sizes, count in zip(dealt, spaces, strict=True)):
            return dealt
    raise CastellError(Fault.of("deal-no-sizes", "U3"))


def _draw_sizes(left: list[int], count: int) -> tuple[int, ...]:
    """Draw up to `count` different sizes; a token of a size already there is put back."""
    sizes: list[int] = []
    for _ in range(count):
        size = next((token for token in left if token not in sizes), None)
        if size is None:
            break
        left.remove(size)
        sizes.append(size)
    return tuple(sorted(sizes, reverse=True))

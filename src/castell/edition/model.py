"""The contents of a box as values: everything printed on its parts, and the house rulings an owner may set.

These classes hold what an edition file says and check nothing; `castell.edition.loader` makes them from
checked data only. They know nothing of positions or players' doings.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Region:
    """A region of the map (B3): its code in notation (`BCN`) and its name."""

    code: str
    name: str


@dataclass(frozen=True, slots=True)
class Shape:
    """A tower shape (B7, L2): how many castellers stand in each level, from the ground up."""

    id: str
    points: int
    levels: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Exhibition:
    """A skill exhibition (B7, L3): the skills to be used in a tower with as many levels as points."""

    id: str
    points: int
    skills: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CalendarRound:
    """The festival calendar of one round (U3).

    set: "I" or "II", where its location tiles come from.
    festivals: how many, for two, three and four players. size_spaces: size tokens of each of them.
    """

    round: int
    set: str
    festivals: tuple[int, int, int]
    size_spaces: int


@dataclass(frozen=True, slots=True)
class Prize:
    """A kind of prize token (B8): `trophy`, `medal` or `ribbon`, its points (E4), and how many there are."""

    name: str
    points: int
    count: int


@dataclass(frozen=True, slots=True)
class Rulings:
    """What owners of the printed game play differently; the values of Diada are the clauses as written.

    special_move: where a special action may move the pawn, "adjacent" or "any" (A6).
    performer_collects_spent_token: does who performs also collect the token spent on it (A7)?
    festival_requires: the festival's sizes a tower must hold, "each" or "any" (F1).
    refill_rounds: the rounds that start with a refill, ascending (R1).
    first_player: does the first player marker pass on, "clockwise", or stay, "fixed" (R5)?
    special_tile_is_extra: is a special action by the Special tile on top of the turn's own (A5)?
    """

    special_move: str
    performer_collects_spent_token: bool
    festival_requires: str
    refill_rounds: tuple[int, ...]
    first_player: str
    special_tile_is_extra: bool


@dataclass(frozen=True, slots=True)
class Edition:
    """Everything printed in a box of Castell.

    id, version, name: what records call the edition, which state of it, and what people call it.
    castellers: how many of size 1, 2, ... 10 (B2).
    castellers_per_region: for two, three and four players (U1).
    hand: castellers each player draws at the start (U5). tokens: special action tokens of each player (B9).
    max_rank: of each skill (A4). width_limit: L of T5.
    regions: seven, in wheel order (B3, B4).
    adjacent: pairs of region codes, touching ones first; dotted: those of them joined by a dotted line only.
    skill_tiles: the eight board skill tiles, in the order of the names with Special last (B4, B5).
    locations: the fourteen location tiles as set and region code (B6).
    size_tokens: how many of size 1, 2, ... 10 (B6).
    calendar: ascending by round (U3).
    prizes: trophy, medal, ribbon (B8).
    prize_chart: for two, three and four players, prize names by place (F4).
    shapes, exhibitions: the local performance tiles (B7).
    region_points: points for 0, 1, ... 7 regions (E3).
    """

    tiles_per_row: ClassVar[int] = 2  # U4

    id: str
    version: str
    name: str
    castellers: tuple[int, ...]
    castellers_per_region: tuple[int, int, int]
    hand: int
    tokens: int
    max_rank: int
    width_limit: int
    regions: tuple[Region, ...]
    adjacent: tuple[tuple[str, str], ...]
    dotted: tuple[tuple[str, str], ...]
    skill_tiles: tuple[str, ...]
    locations: tuple[tuple[str, str], ...]
    size_tokens: tuple[int, ...]
    calendar: tuple[CalendarRound, ...]
    prizes: tuple[Prize, ...]
    prize_chart: tuple[tuple[str, ...], ...]
    shapes: tuple[Shape, ...]
    exhibitions: tuple[Exhibition, ...]
    region_points: tuple[int, ...]
    rulings: Rulings

"""Move texts (section 10) taken apart for the referee, without asking whether the move is legal."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import NamedTuple

from towers_naive import SKILLS, Tower, parse_sizes, parse_tower


class Move(NamedTuple):
    """A text taken apart. kind: end, move, recruit, train, perform, show.

    special: "" for an action of the turn itself, "token" for `!`, "tile" for `^!`.
    """

    kind: str
    special: str = ""
    region: str = ""
    sizes: tuple[int, ...] = ()
    skill: str = ""
    tile: str = ""
    tower: Tower | None = None


def parse_move(text: str, regions: Collection[str], tiles: Collection[str]) -> Move | None:
    """Take a move text apart; None if it is none. regions, tiles: the codes and ids there are."""
    if text == ".":
        return Move("end")
    if text == "F-":
        return Move("show")
    if text.startswith("F="):
        shown = parse_tower(text[2:])
        return Move("show", tower=shown) if shown else None
    if text.startswith("^") and text[1:] in SKILLS:
        return Move("train", skill=text[1:])
    special = "tile" if text.startswith("^!") else "token" if text.startswith("!") else ""
    action = text.removeprefix({"tile": "^!", "token": "!", "": ""}[special])
    if action.startswith("@") and action[1:] in regions:
        return Move("move", special, region=action[1:])
    if re.fullmatch(r"\+[1-9X]+", action, re.ASCII):
        return Move("recruit", special, sizes=parse_sizes(action[1:]))
    tile, equals, tower_text = action.partition("=")
    tower = parse_tower(tower_text)
    if special and equals and tile in tiles and tower:
        return Move("perform", special, tile=tile, tower=tower)
    return None

"""What people type, made into the notation: any case, spaces, and skills by their first letters."""

from __future__ import annotations

import re

from castell.rules.skills import SKILLS

TOWER = re.compile(r"[0-9X]+(/[0-9X]+)+")
TILE = re.compile(r"(\^?!)?([A-Z][0-9]{2})=?")


def as_notation(typed: str, festival: bool) -> str:
    """The text that was probably meant; what isn't understood comes back for the notation to refuse.

    A bare tower is one to be shown at a festival, also when there is none: then the game says so.
    festival: is a festival tower awaited? Then whatever isn't a command is meant for one.
    """
    text = "".join(typed.split())
    if text.startswith("^") and not text.startswith("^!"):
        named = [skill for skill in SKILLS if text[1:] and skill.startswith(text[1:].lower())]
        return f"^{named[0]}" if len(named) == 1 else text.lower()
    text = text.upper()
    if TOWER.fullmatch(text) or (festival and text[:1].isalnum() and not text.startswith("F")):
        return f"F={text}"
    return text


def bare_tile(text: str) -> tuple[str, str] | None:
    """Of `S02`, `!S02` or `^!S02`, a performance without a tower: how it begins (maybe ""), and the tile."""
    found = TILE.fullmatch(text)
    return (found[1] or "", found[2]) if found else None


def seat_named(text: str, names: list[str]) -> int | None:
    """The seat that a letter, a number from 1 or a player's name means, or None."""
    wanted = text.strip().casefold()
    for seat, name in enumerate(names):
        if wanted in ("abcd"[seat], str(seat + 1), name.casefold()):
            return seat
    return None

"""Short words for what stands on a board: a seat, a skill, a tile, what somebody lacks."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from castell.edition.model import Edition
from castell.edition.reading import show
from castell.game import View
from castell.game.refusals import castellers_of
from castell.locale import Texts
from castell.notation.tower import format_castellers
from castell.rules.lacks import Lacks
from castell.rules.skills import SKILLS

SHORT_SKILLS: Final = {
    "balance": "board-short-balance",
    "base": "board-short-base",
    "mix": "board-short-mix",
    "strength": "board-short-strength",
    "width": "board-short-width",
}
SHORT_PRIZES: Final = {
    "trophy": "board-short-trophy",
    "medal": "board-short-medal",
    "ribbon": "board-short-ribbon",
}


def seat_mark(seat: int) -> str:
    """A seat as the board writes it: a letter, since figures are castellers."""
    return "ABCD"[seat]


def player_name(view: View, seat: int) -> str:
    """A player's name; of one that a file gives, what could move a terminal's cursor is written out."""
    return show(view.players[seat].name)


def skill_name(texts: Texts, skill: str | None) -> str:
    """A board skill tile's name; nothing where none lies."""
    return texts.text(f"skill-{skill}") if skill else "-"


def short_skill(texts: Texts, skill: str) -> str:
    """The first letters of a skill, as they may be typed too."""
    return texts.text(SHORT_SKILLS[skill])


def tile_picture(texts: Texts, edition: Edition, tile: str) -> str:
    """What a performance tile shows: `3-2-1`, or the skills of an exhibition, whose points are its levels."""
    shape = next((shape for shape in edition.shapes if shape.id == tile), None)
    if shape is not None:
        return "-".join(str(count) for count in shape.levels)
    exhibition = next(exhibition for exhibition in edition.exhibitions if exhibition.id == tile)
    return "+".join(short_skill(texts, skill) for skill in exhibition.skills)


def tile_points(edition: Edition, tile: str) -> int:
    """The points on a performance tile (E6)."""
    points = {shape.id: shape.points for shape in edition.shapes}
    points |= {exhibition.id: exhibition.points for exhibition in edition.exhibitions}
    return points[tile]


def grouped(castellers: tuple[int, ...]) -> str:
    """Castellers with a space between sizes: `XX 9 77`."""
    return " ".join(format_castellers(tuple(same)) for _, same in groupby(castellers))


def colla_in_words(view: View, texts: Texts, seat: int) -> tuple[str, tuple[str, ...]]:
    """What a seat builds with: its castellers, and the skills that it has a rank in."""
    p = view.position
    ranks = zip(SKILLS, p.rank[seat], strict=True)
    named = tuple(f"{skill_name(texts, name)} {rank}" for name, rank in ranks if rank)
    return grouped(castellers_of(p.colla[seat])), named


def lacks_in_words(texts: Texts, lacks: Lacks, room: int) -> str:
    """That a seat can, or the castellers or the ranks that would do.

    room: columns; where the sizes and skills take more, only how many are missing is told.
    """
    if lacks.possible:
        return texts.text("board-can")
    ways, counts = [], []
    if lacks.castellers is not None:
        ways.append(format_castellers(lacks.castellers))
        counts.append(texts.text("count-castellers", count=len(lacks.castellers)))
    if lacks.ranks is not None:
        raised = zip(SKILLS, lacks.ranks, strict=True)
        ways.append(" ".join(f"{short_skill(texts, name)}+{more}" for name, more in raised if more))
        counts.append(texts.text("board-ranks", count=sum(lacks.ranks)))
    if not ways:
        return texts.text("board-lacks-both")
    words = texts.text("board-lacks", ways=tuple(ways))
    return words if len(words) <= room else texts.text("board-lacks", ways=tuple(counts))

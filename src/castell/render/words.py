"""Short words for what stands on a board: a skill with its letters, a tile, what somebody lacks."""

from __future__ import annotations

from castell.edition.model import Edition
from castell.locale import Texts
from castell.notation.tower import format_castellers
from castell.rules.lacks import Lacks
from castell.rules.skills import SKILLS


def skill_name(texts: Texts, skill: str | None) -> str:
    """A board skill tile's name; nothing where none lies."""
    return texts.text(f"skill-{skill}") if skill else "-"


def tile_picture(texts: Texts, edition: Edition, tile: str) -> str:
    """What a performance tile shows: `3-2-1`, or the skills of an exhibition, whose points are its levels."""
    shape = next((shape for shape in edition.shapes if shape.id == tile), None)
    if shape is not None:
        return "-".join(str(count) for count in shape.levels)
    exhibition = next(exhibition for exhibition in edition.exhibitions if exhibition.id == tile)
    return "+".join(skill_name(texts, skill) for skill in exhibition.skills)


def tile_points(edition: Edition, tile: str) -> int:
    """The points on a performance tile (E6)."""
    points = {shape.id: shape.points for shape in edition.shapes}
    points |= {exhibition.id: exhibition.points for exhibition in edition.exhibitions}
    return points[tile]


def lacks_in_words(texts: Texts, lacks: Lacks) -> str:
    """What a seat lacks: that it can, or the fewest castellers or the fewest ranks that would do."""
    if lacks.possible:
        return texts.text("board-can")
    ways = []
    if lacks.castellers is not None:
        ways.append(format_castellers(lacks.castellers))
    if lacks.ranks is not None:
        raised = zip(SKILLS, lacks.ranks, strict=True)
        ways.append(", ".join(f"{skill_name(texts, name)} +{more}" for name, more in raised if more))
    return texts.text("board-lacks", ways=tuple(ways)) if ways else texts.text("board-lacks-much")

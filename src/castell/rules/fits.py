"""What an edition must satisfy by the rules, beyond being a sound box: every tile can be built by somebody.

The checks ask what is possible with all castellers of the box and every skill at the highest rank it can
ever have. They don't ask whether a game of ten rounds gets there. `castell.edition.validate` checks the box
itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from castell.edition.consistency import CASTELLERS
from castell.edition.consistency import SKILL_TILES as WHEEL
from castell.edition.loader import edition_from_data, load_edition, read_edition_file
from castell.edition.model import Edition
from castell.edition.reading import Findings, one_of, rows, table, whole, wholes
from castell.edition.validate import (
    MOST_LEVELS,
    MOST_POINTS,
    MOST_RANKS,
    MOST_TILES,
    SIZES,
    WIDEST,
)
from castell.faults import Fault, InvalidEdition
from castell.rules.search import TowerSearch
from castell.rules.skills import SKILLS, STRENGTH


@dataclass(frozen=True, slots=True)
class _Means:
    """All that towers can be built with: castellers by size, the highest rank of each skill, and L of T5."""

    castellers: tuple[int, ...]
    ranks: tuple[int, ...]
    width_limit: int

    @property
    def most_levels(self) -> int:
        """The levels of the tallest tower (T3).

        The largest casteller of a level is smaller than that of the level below, unless Strength lets them be
        equal. Mix changes nothing in it, as the largest is what counts.
        """
        return sum(1 for count in self.castellers if count) + self.ranks[STRENGTH]


def load_edition_file(path: str | Path | None = None) -> Edition:
    """The edition in a TOML file that is sound as a box and by the rules; without a path Diada.

    Raises InvalidEdition with every fault of both kinds.
    """
    return load_edition() if path is None else fitting_edition(read_edition_file(path), str(path))


def fitting_edition(data: Mapping[str, object], file: str = "edition") -> Edition:
    """The edition that plain data describe, sound as a box and by the rules.

    file: what the faults call the source of the data. Raises InvalidEdition with every fault of both kinds.
    """
    misfits = find_misfits(data, file)
    try:
        edition = edition_from_data(data, file)
    except InvalidEdition as error:
        raise InvalidEdition(*error.faults, *misfits) from None
    if misfits:
        raise InvalidEdition(*misfits)
    return edition


def find_misfits(data: Mapping[str, object], file: str = "edition") -> tuple[Fault, ...]:
    """All faults of an edition's data by the rules; what is no sound box is passed over."""
    findings = Findings(file)
    box = Findings(file)  # nobody reads it: what it gathers, `validate.find_faults` reports
    top = table(box, data, "", ("castellers", "player", "skill_tiles", "performances", "scoring"))
    means = _means(box, top)
    tiles = table(box, top["performances"], "performances", ("shapes", "exhibitions"))
    for key, item in rows(box, tiles["shapes"], "performances.shapes", 0, MOST_TILES):
        shape = table(box, item, key, ("levels",))
        entries = rows(box, shape["levels"], f"{key}.levels", 1, MOST_LEVELS)
        levels = wholes(box, shape["levels"], f"{key}.levels", len(entries), 1, CASTELLERS)
        if levels is not None and 0 < len(levels) <= MOST_LEVELS:
            _check_shape(findings, f"{key}.levels", levels, means)
    for key, item in rows(box, tiles["exhibitions"], "performances.exhibitions", 0, MOST_TILES):
        exhibition = table(box, item, key, ("points", "skills"))
        points = whole(box, exhibition["points"], f"{key}.points", 1, MOST_LEVELS)
        entries = rows(box, exhibition["skills"], f"{key}.skills", 1, len(SKILLS))
        skills = [(where, one_of(box, name, where, SKILLS, "")) for where, name in entries]
        if means is not None and points is not None and skills:
            _check_exhibition(findings, key, points, skills, means)
    _check_region_points(findings, box, top["scoring"])
    return tuple(findings.faults)


def _means(box: Findings, top: Mapping[str, object]) -> _Means | None:
    castellers = table(box, top["castellers"], "castellers", ("counts",))
    counts = wholes(box, castellers["counts"], "castellers.counts", SIZES, 0, CASTELLERS)
    player = table(box, top["player"], "player", ("max_rank", "width_limit"))
    max_rank = whole(box, player["max_rank"], "player.max_rank", 1, MOST_RANKS)
    width_limit = whole(box, player["width_limit"], "player.width_limit", 1, WIDEST)
    tiles = table(box, top["skill_tiles"], "skill_tiles", SKILLS)
    on_wheel = [whole(box, tiles[name], name, 0, WHEEL) for name in SKILLS]
    if counts is None or max_rank is None or width_limit is None or None in on_wheel:
        return None
    return _Means(counts, tuple(max_rank if count else 0 for count in on_wheel), width_limit)


def _check_shape(findings: Findings, key: str, levels: tuple[int, ...], means: _Means | None) -> None:
    """Note a shape that grows upward, or that nobody can ever build (L2)."""
    grows = False
    for place, (below, above) in enumerate(pairwise(levels)):
        if above > below:
            findings.add("edition-shape-grows", f"{key}[{place + 1}]", above, "T4", below=below)
            grows = True
    if grows or means is None:
        return
    available = sum(means.castellers)
    if sum(levels) > available:
        numbers = {"needed": sum(levels), "available": available}
        findings.add("edition-shape-too-many", key, levels, "T1", **numbers)
    elif not _too_tall(findings, key, levels, len(levels), means):

        def possible(search: TowerSearch) -> bool:
            search.set_shape(levels)
            return search.shape_possible()

        _check_possible(findings, key, levels, "L2", means, possible)


def _check_exhibition(
    findings: Findings, key: str, points: int, skills: list[tuple[str, str | None]], means: _Means
) -> None:
    """Note an exhibition of a skill that can't be trained, or that nobody can ever build (L3)."""
    show = [SKILLS.index(name) for _, name in skills if name is not None]
    untrainable = [(where, name) for where, name in skills if name and means.ranks[SKILLS.index(name)] == 0]
    for where, name in untrainable:
        findings.add("edition-skill-untrainable", where, name, "A4")
    if untrainable or len(show) < len(skills) or _too_tall(findings, f"{key}.points", points, points, means):
        return

    def possible(search: TowerSearch) -> bool:
        search.set_exhibition(points, show)
        return search.exhibition_possible()

    _check_possible(findings, key, [points, *(name for _, name in skills)], "L3", means, possible)


def _too_tall(findings: Findings, key: str, value: object, levels: int, means: _Means) -> bool:
    if levels <= means.most_levels:
        return False
    sizes = sum(1 for count in means.castellers if count)
    numbers = {"levels": levels, "sizes": sizes, "strength": means.ranks[STRENGTH], "most": means.most_levels}
    findings.add("edition-too-tall", key, value, "T3", **numbers)
    return True


def _check_possible(
    findings: Findings,
    key: str,
    value: object,
    clause: str,
    means: _Means,
    possible: Callable[[TowerSearch], bool],
) -> None:
    """Note a tile that no tower fits, and the skills of which a higher rank alone would make it possible."""
    search = TowerSearch()
    hand = (0, *means.castellers)
    search.set_builder(hand, means.ranks, means.width_limit)
    if possible(search):
        return
    lacking = []
    for skill, name in enumerate(SKILLS):
        ranks = [MOST_LEVELS if other == skill else rank for other, rank in enumerate(means.ranks)]
        search.set_builder(hand, ranks, means.width_limit)
        if possible(search):
            lacking.append(name)
    highest = tuple(f"{name} {rank}" for name, rank in zip(SKILLS, means.ranks, strict=True))
    findings.add("edition-cannot-be-built", key, value, clause, lacking=tuple(lacking), ranks=highest)


def _check_region_points(findings: Findings, box: Findings, data: object) -> None:
    """Note region points that fall with more regions (E3)."""
    key = "scoring.region_points"
    points = wholes(
        box, table(box, data, "scoring", ("region_points",))["region_points"], key, 8, 0, MOST_POINTS
    )
    for place, (before, number) in enumerate(pairwise(points or ())):
        if number < before:
            findings.add("edition-region-points-fall", f"{key}[{place + 1}]", number, "E3", before=before)

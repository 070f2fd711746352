"""`castell tower`: the tower coach on the command line.

What is legal and what is best is decided in `castell.rules`; here is only how it is asked for and laid out.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

from cyclopts import App, Parameter

from castell.cli.common import RIGHT, WRONG, JsonOption, WrongUsage, console, print_json
from castell.faults import Fault, InvalidNotation
from castell.locale import Texts, user_language

if TYPE_CHECKING:
    from rich.table import Table

    from castell.edition import Edition
    from castell.notation.coach import Outcome
    from castell.notation.tower import Tower
    from castell.rules.towers import TowerReport

app = App(name="tower", help="The tower coach: check a tower, find the best one, solve many problems.")

HandOption = Annotated[str, Parameter(help="Your castellers: sizes 1 to 9 and X for 10, as in XX98.")]
SkillsOption = Annotated[str, Parameter(help="Your ranks, as in balance=1,mix=2; 0 where none is given.")]
EditionOption = Annotated[Path | None, Parameter(help="An edition file; without one Diada counts.")]

Value = TypeVar("Value")


@app.command
def check(
    tower: str,
    /,
    *,
    hand: HandOption = "",
    skills: SkillsOption = "",
    sizes: str = "",
    shape: str = "",
    show: str = "",
    levels: int = 0,
    edition: EditionOption = None,
    json: JsonOption = False,
) -> int:
    """Check a tower: exit code 0 if it is legal and does what is asked of it, else 1 and all that is wrong.

    Parameters
    ----------
    tower
        Levels from the ground up with slashes between them, as in XX9/88/7/6.
    sizes
        A festival's sizes, as in 8,3: can the tower take part, and what is its score?
    shape
        A shape, as in 3-2-1: does the tower have it?
    show
        An exhibition's skills, as in balance,mix: does the tower use them all?
    levels
        The levels of the exhibition; without it, any number will do.
    """
    from castell.notation.coach import festival_sizes, shape_levels
    from castell.notation.tower import Tower, check_skill, hand_counts, skill_ranks
    from castell.rules.fits import load_edition_file
    from castell.rules.skills import SKILLS
    from castell.rules.towers import check_tower, festival_score, matches_shape, shows_skills, takes_part

    box = load_edition_file(edition)
    # Without --hand there are enough castellers of all sizes.
    counts = _read(hand_counts, hand) if hand else None
    ranks = _read(skill_ranks, skills)
    asked = _read(festival_sizes, sizes) if sizes else ()
    shown = [name.strip() for name in show.split(",")] if show else []
    for name in shown:
        _read(check_skill, name)
    wanted_shape = _read(shape_levels, shape) if shape else ()

    built = Tower(tower)
    report = check_tower(built.levels, counts, ranks, box.width_limit)
    faults = list(report.faults)
    score = None
    if asked:
        score = festival_score(built.levels, asked)
        faults += takes_part(built.levels, asked, box.rulings.festival_requires == "each")
    if wanted_shape:
        faults += matches_shape(built.levels, wanted_shape)
    if shown or levels:
        flags = [1 if name in shown else 0 for name in SKILLS]
        faults += shows_skills(built.levels, levels or len(built.levels), flags, ranks, box.width_limit)
    if json:
        answer = {"tower": built.text, **report.to_json(), "score": score}
        answer["faults"] = [fault.to_json() for fault in faults]
        print_json(answer)
    else:
        _print_report(built, report, faults, score)
    return WRONG if faults else RIGHT


@app.command
def best(
    *,
    hand: HandOption,
    sizes: str,
    skills: SkillsOption = "",
    edition: EditionOption = None,
    json: JsonOption = False,
) -> int:
    """Find the best tower for a festival: exit code 0, or 1 and what is lacking if none can take part.

    Parameters
    ----------
    sizes
        The festival's sizes, as in 8,3.
    """
    from castell.notation.coach import best_of, festival_sizes, outcomes
    from castell.notation.tower import hand_counts, parse_castellers, skill_ranks
    from castell.rules.fits import load_edition_file

    box = load_edition_file(edition)
    castellers = _read(parse_castellers, hand)
    counts = _read(hand_counts, castellers)
    ranks = _read(skill_ranks, skills)
    asked = _read(festival_sizes, sizes)
    each = box.rulings.festival_requires == "each"
    found = outcomes(castellers, skills, asked, width_limit=box.width_limit, each=each)
    top = best_of(found)
    if json:
        print_json(
            {
                "feasible": top is not None,
                "score": top.score if top else None,
                "tower": top.tower.text if top else None,
                "outcomes": [
                    {"score": outcome.score, "counts": list(outcome.counts), "tower": outcome.tower.text}
                    for outcome in found
                ],
            }
        )
    elif top is not None:
        _print_outcomes(top, found, asked)
    else:
        _print_lacks(counts, ranks, asked, each, box)
    return RIGHT if top is not None else WRONG


@app.command
def solve(file: Path | None = None, /) -> int:
    """Solve tower problems, a JSON object a line; an answer a line: id, feasible, score, tower, front.

    A problem has "hand" (ten numbers: castellers of size 1 to 10), "skills" (ranks by name) and "task":
    "festival" with "sizes", "shape" with "shape", or "exhibition" with "levels" and "show". Exit code 1 if a
    line is no problem; the others are answered all the same.

    Parameters
    ----------
    file
        A file of problems; without one they come from standard input.
    """
    from castell.notation.problems import solve_line

    texts = Texts(user_language(os.environ))
    code = RIGHT
    for number, line in enumerate(_lines(file), start=1):
        if not line.strip():
            continue
        try:
            try:
                text = line.decode("utf-8-sig")
            except UnicodeDecodeError:
                raise InvalidNotation(Fault.of("problem-not-utf8")) from None
            print_json(solve_line(text))
            sys.stdout.flush()  # whoever writes one problem after the other waits for each answer
        except InvalidNotation as error:
            problem = " ".join(texts.explain(fault) for fault in error.faults)
            sentence = texts.text("problem-line", line=number, problem=problem)
            print("castell:", sentence, file=sys.stderr)
            code = WRONG
    return code


def _lines(file: Path | None) -> Iterator[bytes]:
    if file is None:
        yield from sys.stdin.buffer
        return
    with file.open("rb") as source:
        yield from source


def _read(reader: Callable[..., Value], value: object) -> Value:
    """What an option holds; if it can't be read, the command was called wrongly."""
    try:
        return reader(value)
    except InvalidNotation as error:
        raise WrongUsage(*error.faults) from None


def _print_report(tower: Tower, report: TowerReport, faults: Iterable[Fault], score: int | None) -> None:
    """The tower from the top down, with the skills that each level uses, then the verdict."""
    from castell.rules.towers import size_text

    texts = Texts(user_language(os.environ))
    table = _table()
    for number in range(len(tower.levels), 0, -1):
        used = report.level_skills[number - 1]
        if number > 1:
            used += report.joint_skills[number - 2]
        names = ", ".join(texts.text(f"skill-{name}") for name in sorted(used))
        table.add_row(str(number), size_text(tower.levels[number - 1]), names)
    out = console()
    out.print(table)
    if score is not None:
        out.print(texts.text("tower-score", score=score), markup=False)
    uses = tuple(f"{texts.text(f'skill-{name}')} {count}" for name, count in report.counts.items() if count)
    wrong = [texts.explain(fault) for fault in faults]
    out.print(texts.text("tower-wrong" if wrong else "tower-right", uses=uses), markup=False, soft_wrap=True)
    for sentence in wrong:
        out.print(f"- {sentence}", markup=False, soft_wrap=True)


def _print_outcomes(top: Outcome, found: Iterable[Outcome], sizes: Iterable[int]) -> None:
    """The best tower, and below it what else could be shown."""
    from castell.rules.towers import size_text

    texts = Texts(user_language(os.environ))
    out = console()
    out.print(texts.text("tower-best", tower=top.tower.text, score=top.score), markup=False, soft_wrap=True)
    others = [outcome for outcome in found if outcome is not top]
    if not others:
        return
    out.print(texts.text("tower-best-others"), markup=False, soft_wrap=True)
    table = _table()
    names = [size_text([size]) for size in sizes]
    for outcome in others:
        counts = ", ".join(f"{name}: {count}" for name, count in zip(names, outcome.counts, strict=True))
        table.add_row(str(outcome.score), counts, outcome.tower.text)
    out.print(table)


def _print_lacks(hand: list[int], ranks: list[int], sizes: tuple[int, ...], each: bool, box: Edition) -> None:
    """That no tower takes part, and what would be needed for one."""
    from castell.notation.tower import format_castellers
    from castell.rules.lacks import Builder, lacks_for_festival
    from castell.rules.skills import SKILLS

    texts = Texts(user_language(os.environ))
    builder = Builder(hand, ranks, box.width_limit, (0, *box.castellers), box.max_rank)
    lacks = lacks_for_festival(builder, sizes, each)
    sentences = [texts.text("tower-best-none")]
    if lacks.castellers is not None:
        sentences.append(texts.text("tower-lacks-castellers", castellers=format_castellers(lacks.castellers)))
    if lacks.ranks is not None:
        raised = [(name, more) for name, more in zip(SKILLS, lacks.ranks, strict=True) if more]
        needed = tuple(f"{texts.text(f'skill-{name}')} +{more}" for name, more in raised)
        sentences.append(texts.text("tower-lacks-ranks", ranks=needed))
    console().print("\n".join(sentences), markup=False, soft_wrap=True)


def _table() -> Table:
    from rich.table import Table

    return Table(box=None, show_header=False, padding=(0, 2, 0, 0))

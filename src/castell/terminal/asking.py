"""What is offered to a person: the choices of the view, numbered, with the reason for whatever is closed."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import wrap

from castell.faults import Fault
from castell.game import Choice, Kind, View
from castell.locale import Texts
from castell.notation.move import Move
from castell.notation.tower import Tower, format_castellers
from castell.render.lines import Line, Piece
from castell.render.words import colla_in_words

INDENT = 20


@dataclass(frozen=True, slots=True)
class Offer:
    """The lines that offer moves, the moves by their numbers from 1, and what Enter alone means.

    festival: is a festival tower asked for? usual: the move that Enter makes, or None.
    """

    lines: tuple[Line, ...]
    moves: tuple[Move, ...]
    festival: bool
    usual: Move | None


def offer(view: View, texts: Texts, width: int) -> Offer:
    """What the viewer may do now. width: columns that the lines may take."""
    if any(choice.kind is Kind.SHOW for choice in view.choices):
        return _festival(view, texts)
    lines: list[Line] = [_own(view, texts)]
    moves: list[Move] = []
    done: list[str] = []  # kinds that this turn has had already
    closed: dict[Fault, list[str]] = {}  # kinds that are closed for the same reason share a line
    for choice in view.choices:
        label = texts.text(f"choice-{choice.kind.value}")
        if choice.closed is not None:
            if choice.closed.clause == "A1":
                done.append(label)
            else:
                closed.setdefault(choice.closed, []).append(label)
            continue
        cells = [f"{number}:{move.text}" for number, move in enumerate(choice.moves, start=len(moves) + 1)]
        moves.extend(choice.moves)
        lines.extend(_numbered(label, cells, width))
        lines.extend(_reasons(choice, texts, width))
    for fault, labels in closed.items():
        kinds = texts.text("offer-closed", kinds=tuple(labels))
        lines.extend(_faint(f"{kinds} {texts.explain(fault)}", "  ", width))
    if done:
        lines.extend(_faint(texts.explain(Fault.of("offer-done", "A1", kinds=tuple(done))), "  ", width))
    if len(moves) == 1:
        lines.append((Piece(f"  {texts.text('offer-only-one')}", "title"),))
    return Offer(tuple(lines), tuple(moves), festival=False, usual=moves[0] if len(moves) == 1 else None)


def _own(view: View, texts: Texts) -> Line:
    """What the viewer builds with: castellers and ranks."""
    assert view.viewer is not None
    castellers, ranks = colla_in_words(view, texts, view.viewer)
    return (Piece("  "), Piece(texts.text("offer-own", castellers=castellers, ranks=ranks), "mine"))


def _numbered(label: str, cells: list[str], width: int) -> list[Line]:
    first, *rest = wrap("  ".join(cells), width - INDENT, break_long_words=False, break_on_hyphens=False)
    return [
        (Piece(f"  {label:<{INDENT - 2}}", "title"), Piece(first)),
        *((Piece(" " * INDENT), Piece(row)) for row in rest),
    ]


def _reasons(choice: Choice, texts: Texts, width: int) -> list[Line]:
    """Of performances also those that can't be given: what lies there matters more than a far region."""
    if choice.kind is not Kind.PERFORM:
        return []
    return [line for _, fault in choice.refused for line in _faint(texts.explain(fault), " " * INDENT, width)]


def _faint(text: str, indent: str, width: int) -> list[Line]:
    rows = wrap(text, width, initial_indent=indent, subsequent_indent=indent + "  ")
    return [(Piece(row, "faint"),) for row in rows]


def _festival(view: View, texts: Texts) -> Offer:
    """A festival's towers, the best first: their scores and how many castellers of each size they hold."""
    p = view.position
    sizes = tuple(p.layout.festival_size[p.festival][: p.layout.festival_sizes[p.festival]])
    shown = next(choice.moves for choice in view.choices if choice.kind is Kind.SHOW)
    towers: list[tuple[int, Move, Tower]] = []
    for move in shown:
        assert move.tower is not None
        towers.append((move.tower.score(sizes), move, move.tower))
    towers.sort(key=lambda found: (found[0], len(found[2].castellers), found[2]), reverse=True)
    region = p.box.region_codes[p.layout.festival_region[p.festival]]
    asked = tuple(format_castellers((size,)) for size in sizes)
    lines: list[Line] = [
        (Piece(texts.text("offer-festival", region=region, sizes=asked, count=len(towers)), "title"),),
        _own(view, texts),
    ]
    for number, (score, _, tower) in enumerate(towers, start=1):
        held = tuple(
            texts.text("offer-held", count=tower.castellers.count(size), size=format_castellers((size,)))
            for size in sizes
        )
        words = texts.text("offer-tower", score=score, held=held)
        style = "good" if number == 1 else ""
        lines.append((Piece(f"  {number:>3}: {tower.text:<28} "), Piece(words, style)))
    lines.append((Piece(texts.text("offer-tower-help", number=len(towers) + 1), "faint"),))
    moves = (*(move for _, move, _ in towers), Move.stay_out())
    return Offer(tuple(lines), moves, festival=True, usual=moves[0] if towers else None)

"""The board as text: map, calendar and collas in aligned lines, each word in the reader's language.

A line is made of pieces with a style, so that a terminal may colour what a plain text says as well. The
viewer's own lacks are told; with a spectator's view nobody's.
"""

from __future__ import annotations

from dataclasses import dataclass

from castell.game import View
from castell.game.picture import wheel_place
from castell.game.refusals import castellers_of, neighbours
from castell.locale import Texts
from castell.notation.tower import format_castellers
from castell.render.words import lacks_in_words, skill_name, tile_picture, tile_points
from castell.rules.phases import FESTIVAL, NOBODY, OVER
from castell.rules.scoring import CATEGORIES, regions_won
from castell.rules.skills import SKILLS


@dataclass(frozen=True, slots=True)
class Piece:
    """Some text and what it is: "" for plain, `title`, `mine`, `good`, `faint`, `now`."""

    text: str
    style: str = ""


Line = tuple[Piece, ...]


def board_text(view: View, texts: Texts) -> str:
    """The whole board as plain text."""
    return "\n".join("".join(piece.text for piece in line).rstrip() for line in board_lines(view, texts))


def board_lines(view: View, texts: Texts) -> list[Line]:
    """The whole board as lines of pieces, at most 100 columns wide with names of usual length."""
    return [
        *_head(view, texts),
        *_map(view, texts),
        (Piece(""),),
        *_calendar(view, texts),
        (Piece(""),),
        *_collas(view, texts),
    ]


def _head(view: View, texts: Texts) -> list[Line]:
    p = view.position
    hub = wheel_place(p, 0)
    place = texts.text(f"hub-{view.wheel}")
    if hub["now"] is not None:
        after = f" > {skill_name(texts, hub['next'])}" if hub["next"] else ""
        place = f"{place}: {skill_name(texts, hub['now'])}{after}"
    head = texts.text("board-head", round=p.round, hub=place, bag=sum(p.bag))
    return [(Piece(head, "title"),)]


def _map(view: View, texts: Texts) -> list[Line]:
    """A region a line, with a second one for the other tile of its row."""
    p = view.position
    viewer = view.viewer
    columns = ("board-region", "board-here", "board-castellers", "board-skill", "board-near", "board-row")
    titles = [texts.text(key) for key in columns]
    lines: list[Line] = [(Piece(_columns(titles[:-1]) + titles[-1], "faint"),)]
    for region, code in enumerate(p.box.region_codes):
        skill = wheel_place(p, region + 1)
        pawns = " ".join(_seat(seat) for seat in range(p.box.players) if p.pawn[seat] == region)
        after = f" > {skill_name(texts, skill['next'])}" if skill["next"] else ""
        cells = [
            code,
            pawns,
            format_castellers(castellers_of(p.regions[region])),
            f"{skill_name(texts, skill['now'])}{after}",
            " ".join(neighbours(p, region)),
        ]
        mine = "now" if viewer is not None and p.pawn[viewer] == region else ""
        tiles = [_tile(view, texts, region, place) for place in range(len(p.layout.row[region]))]
        tokens = sum(p.row_tokens[region])
        if tokens:
            tiles[0] = (*tiles[0], Piece("  " + texts.text("board-tokens", count=tokens), "good"))
        lines.append((Piece(_columns(cells), mine), *tiles[0]))
        lines.extend((Piece(_columns([""] * len(cells))), *tile) for tile in tiles[1:])
    return lines


def _columns(cells: list[str]) -> str:
    return "".join(cell.ljust(width) for cell, width in zip(cells, (7, 8, 12, 21, 17), strict=True))


def _tile(view: View, texts: Texts, region: int, place: int) -> Line:
    p = view.position
    tile = p.box.tile_ids[p.layout.row[region][place]]
    holder = p.tile_holder[region][place]
    shown = f"{tile} {tile_picture(texts, view.edition, tile)} ({tile_points(view.edition, tile)})"
    if holder != NOBODY:
        return (Piece(f"{tile} " + texts.text("board-taken", seat=_seat(holder)), "faint"),)
    if view.viewer is None:
        return (Piece(shown),)
    lacks = view.tile_lacks(view.viewer, tile)
    return (Piece(f"{shown}  "), Piece(lacks_in_words(texts, lacks), "good" if lacks.possible else "faint"))


def _calendar(view: View, texts: Texts) -> list[Line]:
    """A festival a line: when, where, its sizes, and who won, or what the viewer lacks."""
    p = view.position
    refills = [number for number, due in enumerate(p.box.refill_due) if due]
    lines: list[Line] = [(Piece(texts.text("board-calendar", refills=tuple(refills)), "faint"),)]
    for festival in range(p.box.festivals):
        turn = p.box.festival_round[festival]
        region = p.box.region_codes[p.layout.festival_region[festival]]
        count = p.layout.festival_sizes[festival]
        sizes = " ".join(format_castellers((size,)) for size in p.layout.festival_size[festival][:count])
        label = f"{turn:>2} {region:<4} {sizes:<8}"
        if p.phase == OVER or festival < p.festival:
            lines.append((Piece(label + _won(view, texts, festival), "faint"),))
        elif view.viewer is None:
            lines.append((Piece(label),))
        else:
            lacks = view.festival_lacks(view.viewer, festival)
            said = Piece(lacks_in_words(texts, lacks), "good" if lacks.possible else "faint")
            lines.append((Piece(label, "now" if turn == p.round else ""), said))
    half = len(lines) // 2 + 1
    return [lines[0], *_beside(lines[1:half], lines[half:])]


def _beside(left: list[Line], right: list[Line]) -> list[Line]:
    """Two lists of lines beside each other."""
    width = 54
    joined = []
    for number, line in enumerate(left):
        if number < len(right):
            gap = max(2, width - sum(len(piece.text) for piece in line))
            joined.append((*line, Piece(" " * gap), *right[number]))
        else:
            joined.append(line)
    return joined


def _won(view: View, texts: Texts, festival: int) -> str:
    p = view.position
    chart = [view.edition.prizes[prize].name for prize in p.box.chart[: p.box.chart_length]]
    won = [
        f"{texts.text(f'prize-{name}')} {_seat(holder)}"
        for name, holder in zip(chart, p.prize_holder[festival], strict=False)
        if holder != NOBODY
    ]
    for slot in range(p.layout.festival_sizes[festival]):
        holder = p.size_holder[festival][slot]
        if holder != NOBODY:
            size = format_castellers((p.layout.festival_size[festival][slot],))
            won.append(texts.text("board-size-won", size=size, seat=_seat(holder)))
    return ", ".join(won) if won else texts.text("board-nobody")


def _collas(view: View, texts: Texts) -> list[Line]:
    """Two lines a colla: who, where, castellers and tokens; ranks, regions and points by category."""
    p = view.position
    lines: list[Line] = []
    for seat, player in enumerate(view.players):
        score = view.scores[seat]
        to_move = "> " if view.seat == seat else "  "
        where = p.box.region_codes[p.pawn[seat]] if p.pawn[seat] != NOBODY else texts.text("board-unplaced")
        castellers = format_castellers(castellers_of(p.colla[seat]))
        first = texts.text("board-colla", where=where, castellers=castellers, tokens=p.tokens[seat])
        named = zip(SKILLS, p.rank[seat], strict=True)
        ranks = "  ".join(f"{skill_name(texts, name)} {rank}" for name, rank in named)
        points = [getattr(score, name) for name in CATEGORIES]
        second = texts.text(
            "board-score",
            regions=regions_won(p, seat),
            total=score.total,
            sum=" + ".join(str(each) for each in points),
        )
        style = "mine" if seat == view.viewer else ""
        lines.append((Piece(f"{to_move}{_seat(seat)} {player.name:<12.12} ", style), Piece(first)))
        lines.append((Piece(" " * 17), Piece(f"{ranks}   "), Piece(second)))
    if p.phase == FESTIVAL:
        shown = [f"{_seat(seat)} {tower or '-'}" for seat, tower in view.shown]
        region = p.box.region_codes[p.layout.festival_region[p.festival]]
        lines.append((Piece(texts.text("board-festival", region=region, shown=tuple(shown)), "now"),))
    return lines


def _seat(seat: int) -> str:
    """A seat as the board writes it: from 1, as people count."""
    return str(seat + 1)

"""The board as text: map, performances, calendar and collas in aligned lines, in the reader's language.

What a seat has and lacks is told for the viewer; with a spectator's view nobody's. Lines keep to their width
with the texts of English and names of usual length.
"""

from __future__ import annotations

from collections.abc import Sequence

from castell.game import View
from castell.game.lacks import festival_best
from castell.game.picture import wheel_place
from castell.game.refusals import castellers_of
from castell.locale import Texts
from castell.notation.move import Action
from castell.notation.tower import format_castellers
from castell.render.lines import EMPTY, Line, Piece, beside, fitted, plain
from castell.render.map import MAP_WIDTH, map_lines
from castell.render.words import (
    SHORT_PRIZES,
    grouped,
    lacks_in_words,
    player_name,
    seat_mark,
    short_skill,
    skill_name,
    tile_picture,
    tile_points,
)
from castell.rules.lacks import Lacks
from castell.rules.phases import FESTIVAL, NOBODY, OVER, TURN
from castell.rules.position import Position
from castell.rules.scoring import CATEGORIES, holds_anything
from castell.rules.skills import SKILLS

WIDE = 96  # columns from which on the calendar stands beside the performances
TILES_WIDTH = 60
CALENDAR_HALF = 40
STATUS_ROOM = 26  # columns for what somebody lacks


def board_text(view: View, texts: Texts, width: int = 100) -> str:
    """The whole board as plain text. width: columns, 80 or more."""
    return "\n".join(plain(line) for line in board_lines(view, texts, width))


def board_lines(view: View, texts: Texts, width: int = 100) -> list[Line]:
    """The whole board as lines of pieces. width: columns, 80 or more."""
    return [
        *_head(view, texts),
        EMPTY,
        *beside([EMPTY, *map_lines(view)], _regions(view, texts, width), MAP_WIDTH),
        EMPTY,
        *lacks_lines(view, texts, width),
        EMPTY,
        *_collas(view, texts, width),
        *_moment(view, texts),
    ]


def lacks_lines(view: View, texts: Texts, width: int = 100) -> list[Line]:
    """The performances and the calendar alone, with what the viewer can do and what it lacks."""
    tiles = _tiles(view, texts)
    title, *festivals = _calendar(view, texts)
    if width >= WIDE:
        return beside(tiles, [title, *festivals], TILES_WIDTH)
    half = (len(festivals) + 1) // 2
    return [*tiles, EMPTY, title, *beside(festivals[:half], festivals[half:], CALENDAR_HALF)]


def skills_in_words(view: View, texts: Texts, place: int) -> str:
    """The board skill tile at a place of the wheel, 0 the hub: this round's, and the next round's."""
    skill = wheel_place(view.position, place)
    after = f" → {skill_name(texts, skill['next'])}" if skill["next"] else ""
    return f"{skill_name(texts, skill['now'])}{after}"


def _head(view: View, texts: Texts) -> list[Line]:
    p = view.position
    hub = f"{texts.text(f'hub-{view.wheel}')}: {skills_in_words(view, texts, 0)}"
    if p.layout.advanced:
        hub = texts.text(f"hub-{view.wheel}")
    return [(Piece(texts.text("board-head", round=p.round, hub=hub, bag=sum(p.bag)), "title"),)]


def _regions(view: View, texts: Texts, width: int) -> list[Line]:
    """A region a line: who lies there, the skills, tokens in the row, rounds of festivals to come."""
    p = view.position
    named = 17 if width >= WIDE else 5
    widths = (named, 12, 20, 7, 10)
    keys = ("board-region", "board-castellers", "board-skill", "board-tokens", "board-festivals")
    titles = [texts.text(key) for key in keys]
    titles[0] = titles[0] if len(titles[0]) < named else ""
    lines: list[Line] = [(Piece(_columns(titles, widths), "faint"),)]
    near = {move.region for choice in view.choices for move in choice.moves if move.action is Action.MOVE}
    for number, region in enumerate(view.edition.regions):
        rounds = [
            str(p.box.festival_round[festival])
            for festival in range(p.festival, p.box.festivals)
            if p.layout.festival_region[festival] == number and p.phase != OVER
        ]
        mark = "*" if region.code in near else " "
        cells = [
            f"{mark}{region.code} {region.name}" if width >= WIDE else f"{mark}{region.code}",
            format_castellers(castellers_of(p.regions[number])),
            skills_in_words(view, texts, number + 1),
            str(sum(p.row_tokens[number]) or "-"),
            " ".join(rounds) or "-",
        ]
        mine = view.viewer is not None and p.pawn[view.viewer] == number
        lines.append((Piece(_columns(cells, widths), "now" if mine else ""),))
    return lines


def _columns(cells: list[str], widths: tuple[int, ...]) -> str:
    return "".join(f"{fitted(cell, width - 1)} " for cell, width in zip(cells, widths, strict=True))


def _tiles(view: View, texts: Texts) -> list[Line]:
    """A performance tile a line: what it shows, its points, and who took it or what the viewer lacks."""
    p = view.position
    widths = (4, 5, 13, 4)
    title = fitted(texts.text("board-row"), sum(widths[:-1])) + fitted(texts.text("board-points"), 5)
    lines: list[Line] = [(Piece(title + _whose(view, texts), "faint"),)]
    for region, code in enumerate(p.box.region_codes):
        for place, number in enumerate(p.layout.row[region]):
            tile = p.box.tile_ids[number]
            holder = p.tile_holder[region][place]
            points = str(tile_points(view.edition, tile))
            cells = ["" if place else code, tile, tile_picture(texts, view.edition, tile), f"{points:>2}"]
            label = Piece(_columns(cells, widths), "" if holder == NOBODY else "faint")
            if holder != NOBODY:
                taken = texts.text("board-taken", name=player_name(view, holder), mark=seat_mark(holder))
                lines.append((label, Piece(f" {taken}", "faint")))
            elif view.viewer is None:
                lines.append((label,))
            else:
                lacks = view.tile_lacks(view.viewer, tile)
                words = lacks_in_words(texts, lacks, STATUS_ROOM + 6)
                lines.append((label, Piece(f" {words}", _style(lacks))))
    return lines


def _whose(view: View, texts: Texts) -> str:
    """The title over what the viewer lacks."""
    if view.viewer is None:
        return ""
    return texts.text("board-lacking", name=player_name(view, view.viewer)[:16])


def _calendar(view: View, texts: Texts) -> list[Line]:
    """A festival a line: when, where, its sizes, and who won what, or what the viewer lacks."""
    p = view.position
    refills = tuple(number for number, due in enumerate(p.box.refill_due) if due)
    lines: list[Line] = [(Piece(texts.text("board-calendar", refills=refills), "faint"),)]
    for festival in range(p.box.festivals):
        turn = p.box.festival_round[festival]
        region = p.box.region_codes[p.layout.festival_region[festival]]
        sizes = " ".join(format_castellers((size,)) for size in _sizes(p, festival))
        now = turn == p.round and p.phase != OVER
        label = f"{'>' if now else ' '}{turn:>2} {fitted(region, 4)}{sizes:<7}"
        if p.phase == OVER or festival < p.festival:
            lines.append((Piece(label + _won(view, texts, festival), "faint"),))
        elif view.viewer is None:
            lines.append((Piece(label, "now" if now else ""),))
        else:
            lacks = view.festival_lacks(view.viewer, festival)
            best = festival_best(p, view.viewer, festival)
            if best is None:
                words = lacks_in_words(texts, lacks, STATUS_ROOM - 1)
            else:
                words = texts.text("board-can-score", score=best)
            lines.append((Piece(label, "now" if now else ""), Piece(words, _style(lacks))))
    return lines


def _style(lacks: Lacks) -> str:
    """Green for what can be done, pale for what is far away."""
    if lacks.possible:
        return "good"
    return "faint" if lacks.castellers is None and lacks.ranks is None else ""


def _sizes(p: Position, festival: int) -> list[int]:
    return p.layout.festival_size[festival][: p.layout.festival_sizes[festival]]


def _won(view: View, texts: Texts, festival: int) -> str:
    """Prizes and size tokens with their holders, as in `T:A M:B 9:A`."""
    p = view.position
    chart = [view.edition.prizes[prize].name for prize in p.box.chart[: p.box.chart_length]]
    prizes = zip((texts.text(SHORT_PRIZES[name]) for name in chart), p.prize_holder[festival], strict=False)
    sizes = _sizes(p, festival)
    tokens = zip((format_castellers((size,)) for size in sizes), p.size_holder[festival], strict=False)
    won = [f"{what}:{seat_mark(holder)}" for what, holder in (*prizes, *tokens) if holder != NOBODY]
    return " ".join(won) or texts.text("board-nobody")


def _collas(view: View, texts: Texts, width: int) -> list[Line]:
    """Two lines a colla: tokens, ranks and points by category; where its pawn stands, and its castellers."""
    p = view.position
    keys = (
        "board-best-tower",
        "board-variety",
        "board-prizes",
        "board-size-tokens",
        "board-performances",
        "board-total",
    )
    heads = [texts.text(key) for key in keys]
    wide = width >= WIDE
    named, rank_width, gap = (18, 5, 2) if wide else (14, 4, 1)

    def row(first: Sequence[str], ranks: Sequence[str], points: Sequence[str]) -> str:
        columns = zip(points, heads, strict=True)
        return (
            f"{fitted(first[0], named)}{first[1]:>7}"
            + "".join(f"{rank:>{rank_width}}" for rank in ranks)
            + "".join(f"{value:>{len(head) + gap}}" for value, head in columns)
        )

    titles = (texts.text("board-colla"), texts.text("board-own-tokens"))
    skills = [short_skill(texts, skill) for skill in SKILLS]
    lines: list[Line] = [(Piece(row(titles, skills, heads), "faint"),)]
    for seat in range(p.box.players):
        score = view.scores[seat]
        ranks = [str(rank or "-") for rank in p.rank[seat]]
        points = [str(getattr(score, name)) for name in CATEGORIES]
        label = f"{'>' if view.seat == seat else ' '} {seat_mark(seat)} {player_name(view, seat)}"
        first = row((label, str(p.tokens[seat])), ranks, [*points, str(score.total)])
        cut = len(fitted(label, named))
        lines.append((Piece(first[:cut], "mine" if seat == view.viewer else "title"), Piece(first[cut:])))
        where = p.box.region_codes[p.pawn[seat]] if p.pawn[seat] != NOBODY else texts.text("board-unplaced")
        castellers = castellers_of(p.colla[seat])
        held = tuple(
            code for region, code in enumerate(p.box.region_codes) if holds_anything(p, seat, region)
        )
        second = texts.text("board-colla-castellers", where=where, castellers=grouped(castellers))
        won = texts.text("board-held", regions=" ".join(held)) if held else ""
        lines.append((Piece(f"    {second}"), Piece(won, "faint")))
    return lines


def _moment(view: View, texts: Texts) -> list[Line]:
    """What the seat to act has done in this turn, or what has been shown at the festival being held."""
    p = view.position
    if p.phase == FESTIVAL:
        shown = tuple(f"{seat_mark(seat)} {tower or '-'}" for seat, tower in view.shown)
        region = p.box.region_codes[p.layout.festival_region[p.festival]]
        words = texts.text("board-festival", region=region, shown=shown)
    elif p.phase == TURN and view.seat is not None:
        actions = (
            (p.moved, "board-done-move", "board-left-move"),
            (p.recruited, "board-done-recruit", "board-left-recruit"),
            (p.trained, "board-done-train", "board-left-train"),
            (p.special, "board-done-special", "board-left-special"),
        )
        done = tuple(texts.text(key) for used, key, _ in actions if used)
        left = tuple(texts.text(key) for used, _, key in actions if not used)
        words = texts.text("board-turn", name=player_name(view, view.seat), done=done, left=left)
    else:
        return []
    return [EMPTY, (Piece(words, "now"),)]

"""What happened, in words: moves, refills, festivals, rounds and the end."""

from __future__ import annotations

from collections.abc import Iterator

from castell.game import Entry, Game, Moved, View
from castell.locale import Texts
from castell.notation.move import Action, Deed, Move
from castell.notation.tower import format_castellers
from castell.render.words import skill_name
from castell.rules.phases import NOBODY
from castell.rules.scoring import CATEGORIES


def move_in_words(texts: Texts, move: Move) -> str:
    """What a move does."""
    if move.action is Action.END:
        return texts.text("tell-end")
    if move.action is Action.STAY_OUT:
        return texts.text("tell-stay-out")
    if move.action is Action.SHOW:
        return texts.text("tell-show", tower=str(move.tower))
    if move.action is Action.MOVE:
        return texts.text("tell-move", region=move.region)
    if move.action is Action.RECRUIT:
        return texts.text("tell-recruit", castellers=format_castellers(move.castellers))
    if move.deed is None:
        return texts.text("tell-train", skill=skill_name(texts, move.skill))
    if move.deed is Deed.RECRUIT:
        done = texts.text("tell-recruit", castellers=format_castellers(move.castellers))
    elif move.deed is Deed.MOVE:
        done = texts.text("tell-move", region=move.region)
    else:
        done = texts.text("tell-perform", tile=move.tile, tower=str(move.tower))
    key = "tell-by-token" if move.action is Action.SPECIAL else "tell-by-tile"
    return texts.text(key, done=done)


def entry_in_words(texts: Texts, view: View, entry: Entry) -> str:
    """An entry of the log, with its notation."""
    if isinstance(entry, Moved):
        name = view.players[entry.seat].name
        return f"  {name:<12.12} {entry.move.text:<14} {move_in_words(texts, entry.move)}"
    codes = view.position.box.region_codes
    drawn = tuple(
        f"{code} {format_castellers(sorted(sizes, reverse=True))}"
        for code, sizes in zip(codes, entry.drawn, strict=True)
        if sizes
    )
    return "  " + texts.text("tell-refill", drawn=drawn)


def news(texts: Texts, before: View, after: View) -> Iterator[str]:
    """What followed from a move by itself: festivals decided, the next round, refills."""
    p = after.position
    last = p.box.festivals if after.is_over else p.festival
    for festival in range(before.position.festival, last):
        yield festival_in_words(texts, after, festival)
    if after.round != before.round:
        yield texts.text("tell-round", round=after.round)
    for entry in after.log[len(before.log) :]:
        if not isinstance(entry, Moved):
            yield entry_in_words(texts, after, entry)


def festival_in_words(texts: Texts, view: View, festival: int) -> str:
    """Who won what at a festival (F4, F5)."""
    p = view.position
    region = p.box.region_codes[p.layout.festival_region[festival]]
    won = []
    for place, holder in enumerate(p.prize_holder[festival][: p.box.chart_length]):
        if holder != NOBODY:
            what = texts.text(f"prize-{view.edition.prizes[p.box.chart[place]].name}")
            won.append(texts.text("tell-won", name=view.players[holder].name, what=what))
    for slot in range(p.layout.festival_sizes[festival]):
        holder = p.size_holder[festival][slot]
        if holder != NOBODY:
            size = format_castellers((p.layout.festival_size[festival][slot],))
            what = texts.text("tell-size", size=size)
            won.append(texts.text("tell-won", name=view.players[holder].name, what=what))
    return texts.text("tell-festival", region=region, won=tuple(won))


def score_lines(texts: Texts, game: Game) -> Iterator[str]:
    """Everybody's points by category, as if the game ended now (E1 to E6)."""
    heads = [texts.text(f"category-{name.replace('_', '-')}") for name in (*CATEGORIES, "total")]
    widths = [max(len(head), 5) for head in heads]
    yield " " * 14 + "  ".join(head.rjust(width) for head, width in zip(heads, widths, strict=True))
    for player, score in zip(game.players, game.scores, strict=True):
        points = [*(getattr(score, name) for name in CATEGORIES), score.total]
        row = "  ".join(str(each).rjust(width) for each, width in zip(points, widths, strict=True))
        yield f"{player.name:<14.14}{row}"


def winners_in_words(texts: Texts, game: Game) -> str:
    """Who has won (E7)."""
    names = tuple(game.players[seat].name for seat in game.winners)
    return texts.text("tell-winners", names=names)

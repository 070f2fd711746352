"""What happened, in words: turns, refills, festivals, rounds and the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from castell.game import Entry, Game, Moved, Refilled, View
from castell.game.picture import wheel_place
from castell.locale import Texts
from castell.notation.move import Action, Deed, Move
from castell.notation.tower import format_castellers
from castell.render.words import player_name, seat_mark, skill_name
from castell.rules.phases import NOBODY
from castell.rules.scoring import CATEGORIES


def move_in_words(texts: Texts, view: View, move: Move, festival: int | None) -> str:
    """What a move does. festival: of an `F` move the festival's place in the calendar."""
    if move.action is Action.END:
        return texts.text("tell-end")
    if move.action is Action.STAY_OUT:
        return texts.text("tell-stay-out")
    if move.action is Action.SHOW:
        assert move.tower is not None and festival is not None
        score = move.tower.score(_sizes(view, festival))
        return texts.text("tell-show", tower=move.tower.text, score=score)
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
    return texts.text("tell-by-token" if move.action is Action.SPECIAL else "tell-by-tile", done=done)


def turn_in_words(texts: Texts, view: View, turn: Sequence[Moved]) -> str:
    """A turn, as far as it was played, or a festival tower: who, and all that was done."""
    done = [
        move_in_words(texts, view, entry.move, entry.festival)
        for entry in turn
        if entry.move.action is not Action.END
    ]
    words = texts.text("tell-turn", done=tuple(done)) if done else texts.text("tell-nothing")
    return f"{who(view, turn[0].seat)} {words}"


def turn_in_notation(view: View, turn: Sequence[Moved]) -> str:
    """The same as the record writes it."""
    return f"{who(view, turn[0].seat)} {' '.join(entry.move.text for entry in turn)}"


def who(view: View, seat: int) -> str:
    """A seat's letter and name, in a column."""
    return f"  {seat_mark(seat)} {player_name(view, seat):<12}"


def turns(log: Sequence[Entry]) -> Iterator[list[Entry]]:
    """The log in parts: the moves of a turn or one festival tower, or a refill."""
    part: list[Entry] = []
    key: object = None
    for entry in log:
        new = (entry.round, entry.seat, entry.festival) if isinstance(entry, Moved) else None
        if part and new != key:
            yield part
            part = []
        part.append(entry)
        key = new
    if part:
        yield part


def refill_in_words(texts: Texts, view: View, entry: Refilled) -> str:
    """Who came out of the bag, and where (R1)."""
    codes = view.position.box.region_codes
    drawn = tuple(
        f"{code} {format_castellers(sizes)}" for code, sizes in zip(codes, entry.drawn, strict=True) if sizes
    )
    return texts.text("tell-refill", drawn=drawn)


def news(texts: Texts, before: View, after: View) -> Iterator[str]:
    """What followed from a move by itself: festivals decided, the next round, refills."""
    p = after.position
    last = p.box.festivals if after.is_over else p.festival
    for festival in range(before.position.festival, last):
        yield festival_in_words(texts, after, festival)
    if after.round != before.round:
        places = [texts.text(f"hub-{after.wheel}"), *p.box.region_codes]
        skills = [(name, wheel_place(p, place)["now"]) for place, name in enumerate(places)]
        shown = tuple(f"{name} {skill_name(texts, skill)}" for name, skill in skills if skill)
        yield texts.text("tell-new-round", round=after.round, skills=shown)
    for entry in after.log[len(before.log) :]:
        if isinstance(entry, Refilled):
            yield refill_in_words(texts, after, entry)


def festival_in_words(texts: Texts, view: View, festival: int) -> str:
    """Who won what at a festival (F4, F5)."""
    p = view.position
    region = p.box.region_codes[p.layout.festival_region[festival]]
    won = []
    for place, holder in enumerate(p.prize_holder[festival][: p.box.chart_length]):
        if holder != NOBODY:
            what = texts.text(f"prize-{view.edition.prizes[p.box.chart[place]].name}")
            won.append(texts.text("tell-won", name=player_name(view, holder), what=what))
    for size, holder in zip(_sizes(view, festival), p.size_holder[festival], strict=False):
        if holder != NOBODY:
            what = texts.text("tell-size", size=format_castellers((size,)))
            won.append(texts.text("tell-won", name=player_name(view, holder), what=what))
    return texts.text("tell-festival", region=region, won=tuple(won))


def score_lines(texts: Texts, view: View) -> Iterator[str]:
    """Everybody's points by category, as if the game ended now (E1 to E6)."""
    heads = [texts.text(f"category-{name.replace('_', '-')}") for name in (*CATEGORIES, "total")]
    yield " " * 16 + "".join(f"  {head}" for head in heads)
    for seat, score in enumerate(view.scores):
        points = [*(getattr(score, name) for name in CATEGORIES), score.total]
        row = "".join(f"  {value:>{len(head)}}" for value, head in zip(points, heads, strict=True))
        yield f"{who(view, seat):<16.16}{row}"


def winners_in_words(texts: Texts, game: Game) -> str:
    """Who has won (E7)."""
    view = game.view()
    names = tuple(player_name(view, seat) for seat in game.winners)
    return texts.text("tell-winners", names=names, points=game.scores[game.winners[0]].total)


def _sizes(view: View, festival: int) -> tuple[int, ...]:
    layout = view.position.layout
    return tuple(layout.festival_size[festival][: layout.festival_sizes[festival]])

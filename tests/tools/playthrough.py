"""A whole game as text, state by state, to be compared line by line with how it was played before.

The moves are chosen by chance, towers more often than chance alone would. Every state has who acts, what the
player has and may do, and what was done; every round the whole table; every refill, festival and score.
"""

from __future__ import annotations

from collections.abc import Iterator

from castell.game import Game, Refilled
from castell.game.refusals import castellers_of
from castell.notation.move import Action, Move
from castell.notation.tower import format_castellers
from castell.rules.chance import Chance
from castell.rules.layout import tile_at
from castell.rules.phases import NOBODY
from castell.rules.position import Position
from castell.rules.skills import SKILLS, TILE_KINDS

MOST_TOWERS = 12  # festival towers shown of a longer list, half from each end


def playthrough(players: int, wheel: str, seed: int) -> Iterator[str]:
    """The lines of a game."""
    game = Game(players, seed=seed, wheel=wheel)
    chance = Chance(seed)
    yield f"castell playthrough: {players} players, {wheel} wheel, seed {seed}"
    yield from deal_lines(game)
    told = number = 0
    while not game.is_over:
        if game.round != told:
            told = game.round
            yield from round_lines(game)
        moves = list(game.legal_moves)
        move = choose(chance, moves)
        yield from state_lines(game, number, moves)
        before = game.position
        heard = len(game.log)
        game.push(move)
        yield f"  > {move}"
        yield from award_lines(game, before)
        for entry in game.log[heard:]:
            if isinstance(entry, Refilled):
                yield refill_line(before, entry)
        number += 1
    yield ""
    yield "end"
    yield from score_lines(game)
    yield f"winners {' '.join(map(str, game.winners))}"


def choose(chance: Chance, moves: list[Move]) -> Move:
    """A move by chance; where towers can be shown, mostly one of them, and turns aren't ended at once."""
    towers = [move for move in moves if move.tower is not None]
    others = [move for move in moves if move.action is not Action.END]
    if towers and chance.below(4):
        return towers[chance.below(len(towers))]
    pool = others if others and chance.below(4) else moves
    return pool[chance.below(len(pool))]


def deal_lines(game: Game) -> Iterator[str]:
    """The deal (section 2)."""
    deal, codes = game.deal, game.position.box.region_codes
    yield f"first player {deal.first_player}"
    yield f"wheel {' '.join(deal.wheel)}"
    for festival in deal.calendar:
        yield f"festival {festival.round} {festival.region} {format_castellers(festival.sizes)}"
    for code, row in zip(codes, deal.performances, strict=True):
        yield f"row {code} {' '.join(row)}"


def round_lines(game: Game) -> Iterator[str]:
    """The whole table at a round's beginning."""
    p = game.position
    codes = p.box.region_codes
    yield ""
    yield f"round {game.round}"
    yield f"  wheel {' '.join(TILE_KINDS[tile_at(p.layout, p.round, place)] for place in range(8))}"
    yield f"  bag {format_castellers(castellers_of(p.bag))}"
    for region, code in enumerate(codes):
        row = zip(p.layout.row[region], p.tile_holder[region], strict=True)
        tiles = [p.box.tile_ids[tile] for tile, holder in row if holder == NOBODY]
        standing = format_castellers(castellers_of(p.regions[region])) or "-"
        yield f"  {code} {standing} tiles {' '.join(tiles) or '-'} tokens {sum(p.row_tokens[region])}"
    for seat in range(p.box.players):
        yield f"  seat {seat}: {player_line(p, seat)}"
    yield from (f"  {line}" for line in score_lines(game))


def player_line(p: Position, seat: int) -> str:
    """What a player has: pawn, colla, ranks above 0, tokens left, best tower."""
    pawn = "-" if p.pawn[seat] == NOBODY else p.box.region_codes[p.pawn[seat]]
    ranks = [f"{name} {rank}" for name, rank in zip(SKILLS, p.rank[seat], strict=True) if rank]
    colla = format_castellers(castellers_of(p.colla[seat]))
    return f"{pawn} {colla} ranks {', '.join(ranks) or '-'} tokens {p.tokens[seat]} best {p.best[seat]}"


def state_lines(game: Game, number: int, moves: list[Move]) -> Iterator[str]:
    """One decision: who acts, what they have, and what they may do."""
    assert game.seat is not None
    texts = [move.text for move in moves]
    listed = texts
    if len(texts) > MOST_TOWERS and texts[0] == "F-":
        listed = [*texts[: MOST_TOWERS // 2], "...", *texts[-(MOST_TOWERS // 2) :]]
    yield f"{number}: round {game.round} seat {game.seat}: {player_line(game.position, game.seat)}"
    yield f"  {len(texts)} legal: {' '.join(listed)}"


def award_lines(game: Game, before: Position) -> Iterator[str]:
    """The festivals that a move brought to their end, with what they gave (F4, F5)."""
    p = game.position
    for festival in range(before.festival, p.festival):
        code = p.box.region_codes[p.layout.festival_region[festival]]
        prizes = p.prize_holder[festival][: p.box.chart_length]
        sizes = p.size_holder[festival][: p.layout.festival_sizes[festival]]
        yield f"festival at {code}: prizes to {named(prizes)}, size tokens to {named(sizes)}"


def refill_line(p: Position, entry: Refilled) -> str:
    """What a refill drew for each region (R1)."""
    drawn = zip(p.box.region_codes, entry.drawn, strict=True)
    return "refill " + " ".join(f"{code} {format_castellers(sizes) or '-'}" for code, sizes in drawn)


def named(holders: list[int]) -> str:
    """Seats, with a dash for nobody."""
    return " ".join("-" if holder == NOBODY else str(holder) for holder in holders)


def score_lines(game: Game) -> Iterator[str]:
    """Everybody's points as they stand."""
    for seat, score in enumerate(game.scores):
        points = " ".join(f"{name} {value}" for name, value in score.to_json().items())
        yield f"score {seat}: {points}"

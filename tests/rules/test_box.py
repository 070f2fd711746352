"""What is in the box by the clauses B2 to B9, as the rules read it from the edition."""

from __future__ import annotations

import pytest

from castell.edition import load_edition
from castell.game import Game
from castell.rules.box import Box
from castell.rules.skills import SKILLS, TILE_KINDS

DIADA = load_edition()
PLAYERS = (2, 3, 4)
NEIGHBOURS = {
    "GIR": {"BCN", "LLE"},
    "BCN": {"GIR", "VNG", "VFR"},
    "VNG": {"BCN", "VFR", "TGN"},
    "TGN": {"VNG", "VLS"},
    "VLS": {"TGN", "VFR", "LLE"},
    "VFR": {"BCN", "VNG", "VLS", "LLE"},
    "LLE": {"VLS", "GIR", "VFR"},
}


@pytest.mark.parametrize("players", PLAYERS)
def test_B2_150_castellers_wherever_they_are(players: int) -> None:
    p = Game(players, seed=players).position
    everywhere = [p.bag, *p.regions, *p.colla]
    assert [sum(counts[size] for counts in everywhere) for size in range(1, 11)] == [15] * 10
    assert all(counts[0] == 0 for counts in everywhere)


def test_B3_regions_that_touch_or_are_joined_by_a_dotted_line() -> None:
    box = Box(DIADA, 2)
    codes = box.region_codes
    adjacent = box.adjacent
    for region, code in enumerate(codes):
        near = {other for place, other in enumerate(codes) if adjacent[region][place]}
        assert near == NEIGHBOURS[code]


def test_B5_five_skills_and_special() -> None:
    assert SKILLS == ("balance", "base", "mix", "strength", "width")
    assert (*SKILLS, "special") == TILE_KINDS
    p = Game(2, seed=1).position
    assert len(p.rank[0]) == 5


@pytest.mark.parametrize("players", PLAYERS)
def test_B7_32_tiles_of_two_kinds(players: int) -> None:
    box = Box(DIADA, players)
    assert list(box.tile_ids) == sorted(tile.id for tile in (*DIADA.shapes, *DIADA.exhibitions))
    for number, tile in enumerate(box.tile_ids):
        shape = next((each for each in DIADA.shapes if each.id == tile), None)
        shown = next((each for each in DIADA.exhibitions if each.id == tile), None)
        assert bool(box.tile_is_shape[number]) == (shape is not None)
        if shape is not None:
            assert box.tile_points[number] == shape.points
            assert tuple(box.tile_shape[number][: box.tile_levels[number]]) == shape.levels
        else:
            assert shown is not None and box.tile_points[number] == box.tile_levels[number] == shown.points
            skills = [SKILLS[skill] for skill in range(5) if box.tile_show[number][skill]]
            assert skills == sorted(shown.skills)
    assert box.tile_count == 32


@pytest.mark.parametrize("players", PLAYERS)
def test_B8_40_prizes_in_the_supply(players: int) -> None:
    game = Game(players, seed=1)
    assert list(game.position.prize_left) == [14, 13, 13]
    box = game.position.box
    assert list(box.prize_points) == [5, 3, 1]


@pytest.mark.parametrize("players", PLAYERS)
def test_B9_every_player_has_a_pawn_seven_tokens_and_rank_0_in_all_skills(players: int) -> None:
    p = Game(players, seed=1).position
    for seat in range(players):
        assert (p.pawn[seat], p.tokens[seat], p.best[seat]) == (-1, 7, 0)
        assert list(p.rank[seat]) == [0] * 5
    assert all(sum(tokens) == 0 for tokens in p.row_tokens)

"""The board as text: golden boards, its width, and that it says what the view says."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from castell.edition import load_edition
from castell.game import Game, Player
from castell.locale import Texts
from castell.render.lines import Piece, beside, fitted, plain, width_of
from castell.render.map import DRAWN, map_lines
from castell.render.text import board_lines, board_text
from castell.render.words import lacks_in_words
from castell.rules.lacks import Lacks

sys.path.append(str(Path(__file__).parent.parent / "tools"))

from board_golden import FOLDER, MOMENTS, game_at, golden_board

TEXTS = Texts("en")


@pytest.fixture(scope="module")
def middle() -> Game:
    return game_at(3, "standard", 6)


@pytest.mark.parametrize("name", MOMENTS)
def test_the_board_is_the_golden_one(name: str) -> None:
    assert golden_board(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_keeps_to_its_width_and_to_45_lines(players: int, width: int) -> None:
    lines = board_text(Game(players, seed=3).view(0), TEXTS, width).split("\n")
    assert max(map(len, lines)) <= width
    assert len(lines) <= 50
    if width == 100:
        assert len(lines) <= 45


def test_a_spectator_is_told_nobodys_lacks(middle: Game) -> None:
    board = board_text(middle.view(), TEXTS)
    assert "lacks" not in board and "can, score" not in board
    assert "* " not in board


def test_regions_in_reach_are_marked(middle: Game) -> None:
    view = middle.view(0)
    reach = {move.region for move in view.legal_moves if move.text.startswith("@")}
    marked = {code for code in middle.position.box.region_codes if f"*{code}" in board_text(view, TEXTS)}
    assert reach == marked != set()


def test_each_pawn_stands_on_the_map_where_it_is(middle: Game) -> None:
    drawing = "\n".join(plain(line) for line in map_lines(middle.view(0)))
    codes = middle.position.box.region_codes
    for seat, region in enumerate(middle.position.pawn[:3]):
        after = drawing.partition(f"{codes[region]} ")[2]
        assert "ABC"[seat] in after.split()[0], drawing


def test_B3_the_drawing_is_the_map_of_diada() -> None:
    edition = load_edition(None)
    links = {code: set() for code in DRAWN}
    for one, other in edition.adjacent:
        links[one].add(other)
        links[other].add(one)
    assert {code: set(near) for code, near in DRAWN.items()} == links


def test_another_map_is_told_as_lists_of_neighbours() -> None:
    edition = load_edition(None)
    other = replace(edition, adjacent=(*edition.adjacent, ("GIR", "TGN")))
    lines = [plain(line) for line in map_lines(Game(2, seed=1, edition=other).view(0))]
    assert lines[0] == "GIR – BCN TGN LLE"
    assert len(lines) == 7


def test_a_name_that_a_file_gives_moves_no_cursor() -> None:
    game = Game([Player("\x1b[2JMaria"), Player("Jordi")], seed=1)
    assert "\x1b" not in board_text(game.view(0), TEXTS)


def test_wide_letters_take_two_columns() -> None:
    assert width_of((Piece("城堡"),)) == 4
    assert fitted("城堡塔", 4) == "城堡"
    (line,) = beside([(Piece("城堡"),)], [(Piece("x"),)], 6)
    assert plain(line) == "城堡  x"


def test_no_style_says_what_the_text_doesnt(middle: Game) -> None:
    lines = board_lines(middle.view(0), TEXTS)
    for line in lines:
        for piece in line:
            if piece.style == "good":
                assert "can" in piece.text


@pytest.mark.parametrize(
    ("lacks", "words"),
    [
        (Lacks((), (0, 0, 0, 0, 0)), "can"),
        (Lacks((9, 3), (1, 0, 2, 0, 0)), "93 or Bal+1 Mix+2"),
        (Lacks(None, (0, 0, 0, 0, 1)), "Wid+1"),
        (Lacks((10,), None), "X"),
        (Lacks(None, None), "castellers and ranks"),
        (Lacks((9,) * 9, (3, 1, 2, 0, 0)), "9 castellers or 6 ranks"),
        (Lacks((9,) * 25, (0, 1, 0, 0, 0)), "25 castellers or 1 rank"),
    ],
)
def test_what_is_lacking_is_said_in_the_room_there_is(lacks: Lacks, words: str) -> None:
    assert lacks_in_words(TEXTS, lacks, 26) == words

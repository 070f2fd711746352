"""The map of Diada as a small drawing: regions, the links between them, and whose pawns stand where.

A map with other regions or links isn't drawn; then each region's neighbours are listed.
"""

from __future__ import annotations

import re

from castell.game import View
from castell.game.refusals import neighbours
from castell.render.lines import Line, Piece
from castell.render.words import seat_mark

MAP_WIDTH = 26

# Dotted links are the dotted lines of the printed map. Pawns are written over what follows a region's code.
DRAWING = (
    "LLE ┄┄┄┄┄┄┄┄┄┄┄┄┄ GIR",
    " │  ┄┄             │",
    " │    ┄┄ VFR ──── BCN",
    " │      ╱   ╲      │",
    "VLS ───╯     ╰─── VNG",
    " │                 │",
    "TGN ───────────────╯",
)
# What the drawing shows, so that it is never shown of another map.
DRAWN = {
    "GIR": ("BCN", "LLE"),
    "BCN": ("GIR", "VNG", "VFR"),
    "VNG": ("BCN", "TGN", "VFR"),
    "TGN": ("VNG", "VLS"),
    "VLS": ("TGN", "VFR", "LLE"),
    "VFR": ("BCN", "VNG", "VLS", "LLE"),
    "LLE": ("GIR", "VLS", "VFR"),
}


def map_lines(view: View) -> list[Line]:
    """The map, a line for each region of Diada or, of another map, a line a region."""
    p = view.position
    links = {code: neighbours(p, region) for region, code in enumerate(p.box.region_codes)}
    if links != DRAWN:
        near = {code: Piece(f" – {' '.join(codes)}", "faint") for code, codes in links.items()}
        return [(*_region(view, code), near[code]) for code in links]
    lines: list[Line] = []
    for row in DRAWING:
        pieces: list[Piece] = []
        drawn = 0
        for found in re.finditer("[A-Z]+", row):
            pieces.append(Piece(row[drawn : found.start()], "faint"))
            region = _region(view, found.group())
            pieces.extend(region)
            drawn = found.start() + sum(len(piece.text) for piece in region)
            if len(region) > 1 and drawn < len(row):
                pieces.append(Piece(" "))
                drawn += 1
        pieces.append(Piece(row[drawn:], "faint"))
        lines.append(tuple(pieces))
    return lines


def _region(view: View, code: str) -> Line:
    """A region's code and, if there are any, the pawns that stand there."""
    p = view.position
    region = p.box.region_codes.index(code)
    pawns = "".join(seat_mark(seat) for seat in range(p.box.players) if p.pawn[seat] == region)
    mine = view.viewer is not None and p.pawn[view.viewer] == region
    name = Piece(code, "now" if mine else "title")
    return (name, Piece(f" {pawns}", "mine" if mine else "")) if pawns else (name,)

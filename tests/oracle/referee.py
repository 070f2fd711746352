"""An independent referee of Castell, written from the text of the rules alone, to judge the package by.

It plays on the `deal` of a record and the move texts of section 10, slowly and obviously, with no line shared
with the package. It draws nothing (refills are handed in), takes nothing back and keeps no log.
"""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Any

import scoring_naive
from deal import Deal, codes
from diada import plain
from texts_naive import Move, parse_move
from towers_naive import (
    SKILLS,
    Goal,
    Tower,
    find_tower,
    format_sizes,
    format_tower,
    takes_part,
    tower_faults,
    tower_score,
    uses_all,
)

LAST_ROUND = 10  # B1


class IllegalError(ValueError):
    """A move or a refill that breaks the rules; `clauses` names them, the first one foremost."""

    def __init__(self, what: object, clauses: list[str]) -> None:
        super().__init__(f"{what} breaks {', '.join(clauses)}")
        self.clauses = clauses


class Referee:
    """One game from its deal on.

    Attributes to read: phase ("turn", "festival", "refill", "over"), round (1 to 10; in a refill the round
    it opens), seat (who must act; None in a refill and when the game is over).
    """

    def __init__(self, deal: Deal, players: int, edition: Any, wheel: str = "standard") -> None:
        """edition: the model's dataclass or a plain dict with its names. wheel: "standard" or "advanced"."""
        self.edition = plain(edition)
        self.rulings = self.edition["rulings"]
        self.players = players
        self.wheel_side = wheel
        self.deal = deal
        self.codes = codes(self.edition)
        self.tiles = {tile["id"]: tile for tile in (*self.edition["shapes"], *self.edition["exhibitions"])}
        pairs = self.edition["adjacent"]
        self.adjacent = {(a, b) for a, b in pairs} | {(b, a) for a, b in pairs}

        seats = range(players)
        self.regions = {code: Counter(deal["regions"][code]) for code in self.codes}
        self.collas = [Counter(hand) for hand in deal["hands"]]
        self.bag = Counter({size: self.edition["castellers"][size - 1] for size in range(1, 11)})
        for castellers in (*self.regions.values(), *self.collas):
            self.bag.subtract(castellers)
        self.ranks = [dict.fromkeys(SKILLS, 0) for _ in seats]
        self.pawns: list[str | None] = [None for _ in seats]
        self.tokens = [self.edition["tokens"] for _ in seats]
        self.rows = {code: list(deal["performances"][code]) for code in self.codes}
        self.row_tokens = dict.fromkeys(self.codes, 0)
        self.areas = [scoring_naive.empty_areas(self.codes) for _ in seats]
        self.best = [0 for _ in seats]
        self.supply = {prize["name"]: prize["count"] for prize in self.edition["prizes"]}

        self.round = 0
        self.done: set[str] = set()  # of move, recruit, train, special: this turn's actions (A1)
        self.turns_taken = 0
        self.festivals: list[dict[str, Any]] = []  # of this round, the current one first
        self.waiting: list[int] = []  # who has yet to show at the current festival
        self.shown: dict[int, Tower] = {}
        self.found: dict[object, Tower | None] = {}  # what `find` has been asked before
        self.start_round()

    # Rounds

    def order(self) -> list[int]:
        """Seats in the turn order of this round (R3, R5)."""
        passed = self.round - 1 if self.rulings["first_player"] == "clockwise" else 0
        return [(self.deal["first_player"] + passed + place) % self.players for place in range(self.players)]

    @property
    def seat(self) -> int | None:
        if self.phase == "turn":
            return self.order()[self.turns_taken]
        return self.waiting[0] if self.phase == "festival" else None

    def start_round(self) -> None:
        self.round += 1
        self.turns_taken = 0
        self.phase = "refill" if self.round in self.rulings["refill_rounds"] else "turn"

    def end_turn(self) -> None:
        self.done = set()
        self.turns_taken += 1
        if self.turns_taken == self.players:
            self.festivals = [entry for entry in self.deal["calendar"] if entry["round"] == self.round]
            self.open_festival()

    def open_festival(self) -> None:
        """Go on to the first festival left where somebody has to move, or to the round's end (R4, R5)."""
        while self.festivals:
            self.shown = {}
            self.waiting = [seat for seat in self.order() if self.can_take_part(seat)]
            if self.waiting:
                self.phase = "festival"
                return
            del self.festivals[0]
        if self.round < LAST_ROUND:
            self.start_round()
        else:
            self.phase = "over"

    def close_festival(self) -> None:
        festival = self.festivals[0]
        places = self.edition["prize_chart"][self.players - 2]
        sizes = tuple(festival["sizes"])
        scoring_naive.award(festival["region"], sizes, self.shown, places, self.supply, self.areas)
        self.shown = {}
        del self.festivals[0]
        self.open_festival()

    def wheel(self) -> list[str]:
        """The tile at each position in this round, the hub position first (R2)."""
        return [self.deal["wheel"][(position - self.round + 1) % 8] for position in range(8)]

    def trainable(self, region: str) -> set[str]:
        """Tiles by which a player whose pawn stands there may train now (A4)."""
        wheel = self.wheel()
        tiles = {wheel[1 + self.codes.index(region)]}
        return tiles | {wheel[0]} if self.wheel_side == "standard" else tiles

    # Refills

    def refill_faults(self, draw: dict[str, list[int]]) -> list[str]:
        if self.phase != "refill":
            return ["R1"]
        faults = []
        if list(draw) != [code for code in self.codes if code in draw] or not all(draw.values()):
            faults.append("notation")  # wheel order, and regions that got nothing are left out
        full = self.edition["castellers_per_region"][self.players - 2]
        left = self.bag.total()
        for code in self.codes:
            due = min(full - self.regions[code].total(), left)
            if len(draw.get(code, [])) != due:
                faults.append("R1")
            left -= due
        if Counter(size for sizes in draw.values() for size in sizes) - self.bag:
            faults.append("B2")  # such castellers aren't in the bag
        return faults

    def refill(self, draw: dict[str, list[int]]) -> None:
        """Carry out a refill as a record writes it; raises IllegalError if it can't have been so (R1)."""
        faults = self.refill_faults(draw)
        if faults:
            raise IllegalError(draw, faults)
        for code, sizes in draw.items():
            self.regions[code].update(sizes)
            self.bag.subtract(sizes)
        self.phase = "turn"

    # Moves

    def legal(self, text: str) -> str | None:
        """None if the move is legal now, else the first clause it breaks ("notation": no move text)."""
        faults = self.broken(text)
        return faults[0] if faults else None

    def broken(self, text: str) -> list[str]:
        """The clauses that the move breaks now, as far as can be told; the foremost first, empty if legal."""
        move = parse_move(text, self.codes, self.tiles)
        if move is None:
            return ["notation"]
        if self.phase == "over":
            return ["E1"]
        if self.phase == "refill":
            return ["R1"]
        if (move.kind == "show") != (self.phase == "festival"):
            return ["R4"]
        if move.kind == "show":
            return self.show_faults(move)
        if move.kind == "end":
            return []
        return self.action_faults(move)

    def action_faults(self, move: Move) -> list[str]:
        assert self.seat is not None
        here = self.pawns[self.seat]
        if here is None:
            return [] if move.kind == "move" and not move.special else ["A2"]
        faults = []
        if self.slots(move) & self.done:
            faults.append("A1")
            if move.special and "special" in self.done and not self.rulings["special_tile_is_extra"]:
                faults.append("A5")
        if move.special == "tile" and "special" not in self.trainable(here):
            faults.append("A4")
        if move.special == "token" and self.tokens[self.seat] == 0:
            faults.append("A6")
        if move.kind == "move":
            anywhere = bool(move.special) and self.rulings["special_move"] == "any"
            if move.region == here or not (anywhere or (here, move.region) in self.adjacent):
                faults.append("A6" if move.special else "A2")
        if move.kind == "recruit":
            most = 1 if move.special else 2
            if len(move.sizes) > most or Counter(move.sizes) - self.regions[here]:
                faults.append("A6" if move.special else "A3")
        if move.kind == "train" and (
            move.skill not in self.trainable(here)
            or self.ranks[self.seat][move.skill] >= self.edition["max_rank"]
        ):
            faults.append("A4")
        if move.kind == "perform":
            if move.tile not in self.rows[here]:
                faults.append("L1")
            faults += self.tile_faults(move)
        return faults

    def slots(self, move: Move) -> set[str]:
        """Which of the turn's four actions the move uses up (A1, A5)."""
        if move.special == "token":
            return {"special"}
        if move.special == "tile":
            return {"train"} if self.rulings["special_tile_is_extra"] else {"train", "special"}
        return {move.kind}

    def tile_faults(self, move: Move) -> list[str]:
        """Section 5, and L2 or L3 for the tile."""
        assert self.seat is not None and move.tower is not None
        ranks, limit, tile = self.ranks[self.seat], self.edition["width_limit"], self.tiles[move.tile]
        faults = tower_faults(move.tower, self.collas[self.seat], ranks, limit)
        if "levels" in tile:
            if tuple(len(level) for level in move.tower) != tuple(tile["levels"]):
                faults.append("L2")
        elif len(move.tower) != tile["points"]:
            faults.append("L3")
        elif not uses_all(move.tower, ranks, limit, tuple(tile["skills"])):
            faults += ["L3", "T8"]
        return faults

    def show_faults(self, move: Move) -> list[str]:
        assert self.seat is not None
        if move.tower is None:
            return []
        limit = self.edition["width_limit"]
        faults = tower_faults(move.tower, self.collas[self.seat], self.ranks[self.seat], limit)
        each = self.rulings["festival_requires"] == "each"
        if not takes_part(move.tower, tuple(self.festivals[0]["sizes"]), each):
            faults.append("F1")
        return faults

    def push(self, text: str) -> None:
        """Carry out a legal move; raises IllegalError for any other."""
        faults = self.broken(text)
        move = parse_move(text, self.codes, self.tiles)
        seat = self.seat
        if faults or move is None or seat is None:
            raise IllegalError(text, faults)
        if move.kind == "end":
            self.end_turn()
            return
        if move.kind == "show":
            self.show(seat, move.tower)
            return
        self.done |= self.slots(move)
        if move.kind == "move":
            self.pawns[seat] = move.region
        here = self.pawns[seat]
        assert here is not None
        if move.kind == "recruit":
            self.regions[here].subtract(move.sizes)
            self.collas[seat].update(move.sizes)
        if move.kind == "train":
            self.ranks[seat][move.skill] += 1
        spent = 1 if move.special == "token" else 0
        self.tokens[seat] -= spent
        if move.kind == "perform":
            self.take_tile(seat, here, move.tile)
            if spent and self.rulings["performer_collects_spent_token"]:
                self.areas[seat][here]["tokens"] += 1
                return
        self.row_tokens[here] += spent  # A7: where the pawn now stands, after all else

    def take_tile(self, seat: int, here: str, tile: str) -> None:
        """L4."""
        self.rows[here].remove(tile)
        self.areas[seat][here]["tiles"].append(tile)
        self.areas[seat][here]["tokens"] += self.row_tokens[here]
        self.row_tokens[here] = 0

    def show(self, seat: int, tower: Tower | None) -> None:
        """F1 to F3, and the awards when it was the last."""
        del self.waiting[0]
        if tower is not None:
            self.shown[seat] = tower
            self.best[seat] = max(self.best[seat], tower_score(tower, tuple(self.festivals[0]["sizes"])))
        if not self.waiting:
            self.close_festival()

    # What can be done

    def legal_basic(self) -> set[str]:
        """Every legal text without a tower, in its canonical writing (larger sizes first)."""
        sizes = [format_sizes([size]) for size in range(1, 11)]
        pairs = [format_sizes([a, b]) for a in range(1, 11) for b in range(1, a + 1)]
        texts = [".", "F-", *(f"^{skill}" for skill in SKILLS), *(f"+{pair}" for pair in pairs)]
        for special in ("", "!", "^!"):
            texts += [f"{special}@{code}" for code in self.codes] + [f"{special}+{size}" for size in sizes]
        return {text for text in texts if self.legal(text) is None}

    def find(self, seat: int, goal: Goal) -> Tower | None:
        question = (tuple(sorted(self.collas[seat].elements())), tuple(self.ranks[seat].values()), goal)
        if question not in self.found:
            limit = self.edition["width_limit"]
            self.found[question] = find_tower(self.collas[seat], self.ranks[seat], limit, goal)
        return self.found[question]

    def performance_tower(self, seat: int, tile_id: str) -> Tower | None:
        """Some tower by which the player could fulfil the tile, wherever it lies (L2, L3)."""
        tile = self.tiles[tile_id]
        if "levels" in tile:
            return self.find(seat, Goal(shape=tuple(tile["levels"])))
        return self.find(seat, Goal(height=tile["points"], skills=tuple(tile["skills"])))

    def can_perform(self, tile: str) -> bool:
        """Does the tile lie where the pawn of the player to act stands, and can the player build it?

        Whether a token, a Special tile or the action itself is left is not asked; see `legal_performances`.
        """
        here = None if self.seat is None else self.pawns[self.seat]
        if self.phase != "turn" or self.seat is None or here is None or tile not in self.rows[here]:
            return False
        return self.performance_tower(self.seat, tile) is not None

    def legal_performances(self) -> dict[str, str]:
        """`!S01` and `^!S01` for every tile that can be performed so now, each with one full legal text."""
        found = {}
        for tile in sorted(tile for row in self.rows.values() for tile in row):
            for special in ("!", "^!"):
                if self.can_perform(tile):
                    assert self.seat is not None
                    tower = self.performance_tower(self.seat, tile)
                    text = f"{special}{tile}={format_tower(tower or ())}"
                    if self.legal(text) is None:
                        found[special + tile] = text
        return found

    def festival_tower(self, seat: int) -> Tower | None:
        """Some tower with which the player could take part in the festival now due (F1)."""
        festival = self.festivals[0]
        if self.pawns[seat] != festival["region"]:
            return None
        each = self.rulings["festival_requires"] == "each"
        return self.find(seat, Goal(sizes=tuple(festival["sizes"]), each=each))

    def can_take_part(self, seat: int) -> bool:
        """F1, at the current festival; False when there is none."""
        return bool(self.festivals) and self.festival_tower(seat) is not None

    # The end, and comparing

    def result(self) -> dict[str, Any]:
        """Section 8 in the form of a record's `result`, as if the game ended now."""
        scores = [
            scoring_naive.score(areas, best, self.edition)
            for areas, best in zip(self.areas, self.best, strict=True)
        ]
        return {"scores": scores, "winners": scoring_naive.winners(scores, self.areas)}

    def state(self) -> dict[str, Any]:
        """All that is public, as plain values, to compare key by key:

        round, phase, seat: as the attributes.
        order: seats in this round's turn order.
        wheel: skill tile at each position, the hub position first.
        done: this turn's actions so far, sorted, of "move", "recruit", "special", "train".
        festival: {"region", "sizes", "waiting", "shown"} of the current one, else None; waiting: seats, next
            first; shown: seat -> tower text, of those who took part.
        regions: code -> sizes descending. collas: by seat, sizes descending. bag: size -> count, all ten.
        ranks: by seat, skill -> rank. pawns: by seat, code or None. tokens: by seat, unspent.
        rows: code -> tile ids in the order of the deal. row_tokens: code -> number.
        areas: by seat, code -> {"prizes": sorted names, "sizes": descending, "tiles": sorted ids,
            "tokens": number}.
        best: by seat, the score marker. supply: prize name -> tokens left.
        result: as `result()` once the game is over, else None.
        """
        festival = None
        if self.phase == "festival":
            festival = {
                "region": self.festivals[0]["region"],
                "sizes": sorted(self.festivals[0]["sizes"], reverse=True),
                "waiting": list(self.waiting),
                "shown": {seat: format_tower(tower) for seat, tower in self.shown.items()},
            }
        return {
            "round": self.round,
            "phase": self.phase,
            "seat": self.seat,
            "order": self.order(),
            "wheel": self.wheel(),
            "done": sorted(self.done),
            "festival": festival,
            "regions": {code: sorted(self.regions[code].elements(), reverse=True) for code in self.codes},
            "collas": [sorted(colla.elements(), reverse=True) for colla in self.collas],
            "bag": {size: self.bag[size] for size in range(1, 11)},
            "ranks": [dict(ranks) for ranks in self.ranks],
            "pawns": list(self.pawns),
            "tokens": list(self.tokens),
            "rows": {code: list(row) for code, row in self.rows.items()},
            "row_tokens": dict(self.row_tokens),
            "areas": [
                {
                    code: {
                        "prizes": sorted(area["prizes"]),
                        "sizes": sorted(area["sizes"], reverse=True),
                        "tiles": sorted(area["tiles"]),
                        "tokens": area["tokens"],
                    }
                    for code, area in areas.items()
                }
                for areas in self.areas
            ],
            "best": list(self.best),
            "supply": dict(self.supply),
            "result": self.result() if self.phase == "over" else None,
        }

    def check_conservation(self) -> None:
        """Assert that no part of the box was lost, doubled or made up (B2, B6 to B9)."""
        everywhere = [self.bag, *self.regions.values(), *self.collas]
        for size in range(1, 11):
            counts = [castellers[size] for castellers in everywhere]
            assert min(counts) >= 0, f"fewer than no castellers of size {size}"
            assert sum(counts) == self.edition["castellers"][size - 1], f"castellers of size {size}"
        held = [area for areas in self.areas for area in areas.values()]
        tokens = sum(self.tokens) + sum(self.row_tokens.values()) + sum(area["tokens"] for area in held)
        assert tokens == self.players * self.edition["tokens"] and min(self.tokens) >= 0, "tokens"
        for prize in self.edition["prizes"]:
            owned = sum(area["prizes"].count(prize["name"]) for area in held)
            assert self.supply[prize["name"]] >= 0, prize["name"]
            assert self.supply[prize["name"]] + owned == prize["count"], prize["name"]
        tiles = [*chain(*self.rows.values()), *chain(*(area["tiles"] for area in held))]
        assert sorted(tiles) == sorted(chain(*self.deal["performances"].values())), "tiles"
        for code in self.codes:
            over = [f for f in self.deal["calendar"] if f["region"] == code and f["round"] <= self.round]
            dealt = Counter(size for festival in over for size in festival["sizes"])
            won = Counter(size for areas in self.areas for size in areas[code]["sizes"])
            assert won <= dealt, f"size tokens of {code}"
        assert all(0 <= rank <= self.edition["max_rank"] for ranks in self.ranks for rank in ranks.values())

"""Games to test a clause with: a hand-made deal in the plainest order, changed where a test says so.

It takes the settings of the oracle's scenarios, so that a story told there can be played here; no private
field is ever set. `Engine` lets the package be judged by those stories in place of the referee.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from deal import deal_faults
from mirror import public_state
from scenario import Scenario, build_deal, edition_dict

from castell.edition import load_edition
from castell.edition.model import CalendarRound, Edition, Exhibition, Prize, Region, Rulings, Shape
from castell.faults import CastellError, IllegalMove
from castell.game import Deal, Festival, Game
from castell.rules.legal import can_perform, tile_refused
from castell.rules.phases import TURN
from castell.rules.reasons import OPEN
from castell.rules.search import TowerSearch

PARTS = {
    "regions": Region,
    "calendar": CalendarRound,
    "prizes": Prize,
    "shapes": Shape,
    "exhibitions": Exhibition,
}


def edition_of(data: Mapping[str, Any]) -> Edition:
    """The edition of a plain dict with the model's names."""
    fields = {name: value for name, value in data.items() if name != "rulings"}
    for name, kind in PARTS.items():
        fields[name] = tuple(part if isinstance(part, kind) else kind(**part) for part in fields[name])
    return replace(load_edition(), rulings=Rulings(**data["rulings"]), **fields)


def deal_of(data: Mapping[str, Any]) -> Deal:
    """The deal of a record's `deal`."""
    return Deal(
        first_player=data["first_player"],
        hands=tuple(tuple(hand) for hand in data["hands"]),
        regions=tuple(tuple(sizes) for sizes in data["regions"].values()),
        wheel=tuple(data["wheel"]),
        calendar=tuple(
            Festival(festival["round"], festival["region"], tuple(festival["sizes"]))
            for festival in data["calendar"]
        ),
        performances=tuple(tuple(row) for row in data["performances"].values()),
    )


def game_of(scenario: Scenario) -> Game:
    """A scenario's game at its start. It has no dealer: refills are given."""
    players = [f"P{seat}" for seat in range(scenario.players)]
    edition = edition_of(edition_dict(scenario))
    return Game.from_deal(deal_of(build_deal(scenario)), players, edition=edition, wheel=scenario.side)


def start(**settings: Any) -> Game:
    """A game at its start, with the settings of a scenario: players, hands, regions, wheel, rows and so on.

    Where nothing is said: two players, hands 9998876, every region 543, and the wheel reads special (hub),
    balance GIR, balance BCN, base VNG, mix TGN, strength VLS, width VFR, special LLE.
    """
    scenario = Scenario("", (), **settings)
    assert not deal_faults(build_deal(scenario), scenario.players, edition_dict(scenario))
    return game_of(scenario)


def play(game: Game, texts: str) -> None:
    """Push moves given with blanks between; refills that come up are drawn from the smallest size on."""
    fill(game)
    for text in texts.split():
        game.push(text)
        fill(game)


def fill(game: Game) -> None:
    """Give a refill that is due, from the smallest casteller in the bag on."""
    due = game.refill_due
    if due is None:
        return
    bag = [size for size, count in enumerate(game.position.bag) for _ in range(count)]
    drawn = []
    for count in due:
        drawn.append(bag[:count])
        bag = bag[count:]
    game.push_refill(drawn)


def rounds(game: Game, count: int) -> None:
    """Let everybody end their turns, and stay out of festivals, until so many rounds more have begun."""
    until = game.round + count
    while game.round < until and not game.is_over:
        play(game, "F-" if "F-" in game.legal_moves else ".")


def clauses(game: Game, text: str) -> set[str]:
    """The clauses by which a text is refused now; empty if it is legal."""
    try:
        return {fault.clause for fault in game.faults(text)}
    except CastellError as error:
        return {fault.clause for fault in error.faults}


def state(game: Game, path: str) -> Any:
    """A value of the game's public state: keys and indices with blanks between, `areas 0 BCN tokens`."""
    node: Any = public_state(game)
    for key in path.split():
        node = node[int(key)] if isinstance(node, list) or key.isdigit() else node[key]
    return node


class Engine:
    """The package as a driver of scenarios: the same questions that the referee is asked."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def push(self, text: str) -> None:
        self.game.push(text)

    def refill(self, draw: dict[str, list[int]]) -> None:
        self.game.push_refill(self.drawn(draw))

    def broken(self, text: str) -> list[str]:
        """The clauses; "notation" too where the text can't be read or names nothing of this edition.

        Special where no such tile lies is refused by A5 here; that it can't be trained there is A4 as well.
        """
        key, log = self.game.position.key(), self.game.log
        try:
            faults = self.game.faults(text)
            unread = any(fault.key in ("move-unknown-region", "move-unknown-tile") for fault in faults)
        except CastellError as error:
            faults, unread = error.faults, True
        if faults:
            try:
                self.game.push(text)
            except CastellError as error:
                assert error.faults == faults
            else:
                raise AssertionError(f"{text} was made")
        assert self.game.position.key() == key and self.game.log == log
        also = ["notation"] if unread else []
        also += ["A4" for fault in faults if fault.key == "refused-not-offered"]
        return [*(fault.clause for fault in faults), *also]

    def refill_faults(self, draw: dict[str, list[int]]) -> list[str]:
        copy = self.game.copy()
        key = copy.position.key()
        try:
            copy.push_refill(self.drawn(draw))
        except IllegalMove as error:
            assert copy.position.key() == key
            return [fault.clause for fault in error.faults]
        return []

    def legal_basic(self) -> set[str]:
        return {move.text for move in self.game.legal_moves if move.tower is None}

    def can_perform(self, tile: str) -> bool:
        p = self.game.position
        seat = self.game.seat
        if p.phase != TURN or seat is None or p.pawn[seat] < 0:
            return False
        number = p.box.tile_ids.index(tile)
        return tile_refused(p, number) == OPEN and can_perform(p, TowerSearch(), seat, number)

    def state(self) -> dict[str, Any]:
        return public_state(self.game)

    def drawn(self, draw: dict[str, list[int]]) -> list[list[int]]:
        return [draw.get(code, []) for code in self.game.position.box.region_codes]

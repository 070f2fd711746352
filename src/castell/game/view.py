"""What somebody may see of a game and do in it: a seat, or a spectator.

Everything that a player, a bot or a page gets comes through a view. It is made from the position, which holds
no secret, and never from the dealer: two games that differ only in the order of the bag have equal views.
"""

from __future__ import annotations

import json
from functools import cached_property
from typing import TYPE_CHECKING

from castell.game.choices import Choice, choices
from castell.game.ending import Score, scores, winners
from castell.game.lacks import festival_lacks, tile_lacks
from castell.game.listing import listed
from castell.game.log import Entry, Moved
from castell.game.moves import move_table
from castell.game.picture import picture
from castell.notation.move import Move
from castell.notation.tower import Tower
from castell.rules.lacks import Lacks
from castell.rules.legal import MoveList
from castell.rules.phases import FESTIVAL, OVER
from castell.rules.position import Position, seat_to_act
from castell.rules.search import TowerSearch

if TYPE_CHECKING:
    from castell.edition.model import Edition
    from castell.game.log import Player


class View:
    """One viewer's sight of a game at one moment; later moves don't change it.

    viewer: the seat that looks, or None for a spectator. position: everything on the table.
    players: who sits where. edition, wheel: what is played. log: what happened so far.
    """

    def __init__(
        self,
        viewer: int | None,
        position: Position,
        players: tuple[Player, ...],
        edition: Edition,
        wheel: str,
        log: tuple[Entry, ...],
    ) -> None:
        self.viewer = viewer
        self.position = position
        self.players = players
        self.edition = edition
        self.wheel = wheel
        self.log = log

    @property
    def round(self) -> int:
        """The round, 1 to 10."""
        return self.position.round

    @property
    def seat(self) -> int | None:
        """The seat whose move is awaited, or None."""
        seat = seat_to_act(self.position)
        return None if seat < 0 else seat

    @property
    def is_over(self) -> bool:
        """Has round ten ended (E1)?"""
        return self.position.phase == OVER

    @property
    def scores(self) -> tuple[Score, ...]:
        """Every seat's points, as if the game ended now (E1)."""
        return scores(self.position)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won (E7); nobody while the game goes on."""
        return winners(self.position) if self.is_over else ()

    @cached_property
    def search(self) -> TowerSearch:
        """Work space for questions about towers, this view's own."""
        return TowerSearch()

    @cached_property
    def legal_moves(self) -> tuple[Move, ...]:
        """What the viewer may do now, sorted by notation; nothing when it isn't the viewer's move."""
        if self.seat is None or self.viewer != self.seat:
            return ()
        table = move_table(self.position.box.region_codes)
        return tuple(move for move, _ in listed(self.position, self.search, MoveList(), table))

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """What the viewer may do now, kind by kind, with reasons for what is closed; nothing out of turn."""
        if self.seat is None or self.viewer != self.seat:
            return ()
        return choices(self.position, self.search, self.legal_moves)

    @cached_property
    def shown(self) -> tuple[tuple[int, Tower | None], ...]:
        """Of the festival being held, in order: who has shown which tower, or stayed out (None)."""
        if self.position.phase != FESTIVAL:
            return ()
        return tuple(
            (entry.seat, entry.move.tower)
            for entry in self.log
            if isinstance(entry, Moved) and entry.festival == self.position.festival
        )

    def tile_lacks(self, seat: int, tile: str) -> Lacks:
        """What a seat lacks for a performance, given by the tile's id (L2, L3)."""
        return tile_lacks(self.position, seat, self.position.box.tile_ids.index(tile))

    def festival_lacks(self, seat: int, festival: int) -> Lacks:
        """What a seat lacks to take part in a festival, given by its place in the calendar (F1)."""
        return festival_lacks(self.position, seat, festival)

    def to_json(self) -> str:
        """The whole view as one JSON text: equal views give equal bytes."""
        return json.dumps(picture(self), ensure_ascii=False, separators=(",", ":"))


class DealerView(View):
    """The dealer's view: all of a spectator's, the order of the bag, and the secret. Nobody else gets it.

    bag_order: the castellers in the order in which they will leave the bag. secret: 32 bytes, or None.
    """

    def __init__(
        self,
        viewer: int | None,
        position: Position,
        players: tuple[Player, ...],
        edition: Edition,
        wheel: str,
        log: tuple[Entry, ...],
        *,
        bag_order: tuple[int, ...],
        secret: bytes | None,
    ) -> None:
        super().__init__(viewer, position, players, edition, wheel, log)
        self.bag_order = bag_order
        self.secret = secret

    def to_json(self) -> str:
        """The whole view as one JSON text, secrets included."""
        secret = None if self.secret is None else self.secret.hex()
        hidden = {"bag_order": self.bag_order, "secret": secret}
        return json.dumps({**picture(self), **hidden}, ensure_ascii=False, separators=(",", ":"))

"""The value `Record`: a game as it is kept, in a file of text or as JSON, to be replayed without any chance.

What the file looks like is in `text_form` and `json_form`; what makes one right is in `reading`.
"""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from castell.edition.model import Edition
from castell.faults import Fault, InvalidRecord
from castell.game.deal import Deal
from castell.game.dealer import GENERATOR, Dealer
from castell.game.ending import Score
from castell.game.game import Game
from castell.game.log import Entry, Moved, Player, Refilled, Rewind
from castell.record.proof import Proof, Verification, proof_faults

if TYPE_CHECKING:
    from castell.record.document import Document

MAX_BYTES: Final = 2 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class DealerNote:
    """What a record says of its dealer.

    generator: how chance comes from the secret. commitment: the secret's hash, or "" with an open seed.
    secret: known once the game is over. seed: the open seed, if a person chose one.
    """

    generator: str
    commitment: str = ""
    secret: bytes | None = None
    seed: int | None = None

    def dealer(self) -> Dealer | None:
        """The dealer, if its secret is published."""
        if self.seed is not None:
            return Dealer.from_seed(self.seed)
        return Dealer(self.secret) if self.secret is not None else None

    def published(self) -> str:
        """The commitment: as noted, or with an open seed that of the seed's dealer."""
        return self.commitment if self.seed is None else Dealer.from_seed(self.seed).commitment


@dataclass(frozen=True)
class Record:
    """A game as a value: equal if everything that a file of it says is equal.

    edition, wheel, players, deal: as of the game. log: its entries, the castellers of a refill descending.
    engine: the version of Castell that wrote it. dealer: None for a game that had no dealer.
    rewinds: how often, and from where to where, players went back past the start of a turn.
    scores, winners: of a finished game the points and who won, by seat; else nothing.
    document, end: what it was read from and the game at its end, if it was read; not part of the value.
    """

    edition: Edition
    wheel: str
    players: tuple[Player, ...]
    deal: Deal
    log: tuple[Entry, ...]
    engine: str
    dealer: DealerNote | None = None
    rewinds: tuple[Rewind, ...] = ()
    scores: tuple[Score, ...] = ()
    winners: tuple[int, ...] = ()
    document: Document | None = field(default=None, repr=False, compare=False)
    end: Game | None = field(default=None, repr=False, compare=False)

    @staticmethod
    def of(game: Game) -> Record:
        """The record of a game as it stands. An unfinished game's secret isn't in it."""
        from castell import __version__

        note = None
        if game.seed is not None:
            note = DealerNote(GENERATOR, seed=game.seed)
        elif game.commitment is not None:
            note = DealerNote(GENERATOR, game.commitment, game.secret)
        return Record(
            edition=game.edition,
            wheel=game.wheel,
            players=game.players,
            deal=_descending_deal(game.deal),
            log=tuple(_descending_entry(entry) for entry in game.log),
            engine=__version__,
            dealer=note,
            rewinds=game.rewinds,
            scores=game.scores if game.is_over else (),
            winners=game.winners,
        )

    @staticmethod
    def read(path: str | Path) -> Record:
        """The record in a file, text or JSON, of at most 2 MiB.

        Raises InvalidRecord, with line, clause and reason, if anything in it is wrong, and OSError if there
        is no such file.
        """
        with Path(path).open("rb") as file:
            content = file.read(MAX_BYTES + 1)
        return Record.parse(content)

    @staticmethod
    def parse(content: str | bytes) -> Record:
        """The record that a text, or the bytes of a file, holds in either form; raises like `read`."""
        from castell.record.json_form import parse_json
        from castell.record.reading import read_record
        from castell.record.text_reader import parse_text

        if len(content) > MAX_BYTES:
            raise InvalidRecord(Fault.of("record-too-large", most=MAX_BYTES // 2**20))
        text = content if isinstance(content, str) else _decoded(content)
        text = text.removeprefix("\N{BYTE ORDER MARK}")
        is_json = text.lstrip().startswith("{")
        return read_record(parse_json(text) if is_json else parse_text(text))

    @staticmethod
    def from_json(data: Any) -> Record:
        """The record of plain JSON values, as `to_json` gives them; raises like `read`."""
        from castell.record.document import Document
        from castell.record.reading import read_record

        return read_record(Document(data))

    def text(self) -> str:
        """The record as a file of text: the same game gives the same text."""
        from castell.record.text_form import format_text

        return format_text(self)

    def to_json(self) -> dict[str, Any]:
        """The record as plain JSON values (section 10)."""
        from castell.record.json_form import to_json

        return to_json(self)

    def write(self, path: str | Path) -> None:
        """Write it to a file: as JSON if its name ends in `.json`, else as text.

        The file is whole at any moment: it is written beside its place and then put there.
        """
        from castell.record.json_form import format_json

        target = Path(path).resolve()  # what a link points to is replaced, not the link
        content = format_json(self) if target.suffix == ".json" else self.text()
        beside = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
        try:
            with beside.open("xb") as file:
                file.write(content.encode("utf-8"))
                file.flush()
                os.fsync(file.fileno())
            os.replace(beside, target)
        except BaseException:
            beside.unlink(missing_ok=True)
            raise

    def replay(self) -> Game:
        """The game at the record's end, as a game of its own without a dealer.

        Raises IllegalMove if the record was put together by hand and isn't a legal game.
        """
        if self.end is not None:
            return self.end.copy()
        game = Game.from_deal(self.deal, self.players, edition=self.edition, wheel=self.wheel)
        for entry in self.log:
            if isinstance(entry, Moved):
                game.push(entry.move)
            else:
                game.push_refill(entry.drawn)
        game.rewinds = self.rewinds
        return game

    def at(self, length: int) -> Game:
        """The game after so many entries of the log, 0 being the deal. Raises IllegalMove beyond its end."""
        return self.replay().at(length)

    def verify(self) -> Verification:
        """Does its chance come from the dealer it names? That its moves are legal was checked on reading."""
        dealer = self.dealer.dealer() if self.dealer is not None else None
        if dealer is None:
            return Verification(Proof.NO_DEALER if self.dealer is None else Proof.NOT_YET)
        faults = self._proof_faults(dealer)
        return Verification(Proof.REFUTED if faults else Proof.PROVED, faults)

    def resume(self, dealer: Dealer | None = None) -> Game:
        """The game, to be gone on with by its dealer.

        dealer: who dealt it; None takes that of an open seed or a published secret. If there is none, the
        refills to come must be given (`Game.push_refill`). Raises InvalidRecord if the dealer is another one.
        """
        if dealer is None and self.dealer is not None:
            dealer = self.dealer.dealer()
        if dealer is None:
            return self.replay()
        faults = self._proof_faults(dealer)
        if faults:
            raise InvalidRecord(*faults)
        game = Game.from_deal(self.deal, self.players, edition=self.edition, wheel=self.wheel, dealer=dealer)
        for entry in self.log:
            if isinstance(entry, Moved):
                game.push(entry.move)
        game.rewinds = self.rewinds
        return game

    def _proof_faults(self, dealer: Dealer) -> tuple[Fault, ...]:
        commitment = self.dealer.published() if self.dealer is not None else ""
        line = self.document.line if self.document is not None else _nowhere
        return proof_faults(self.deal, self.edition, self.log, dealer, commitment, line)


def _decoded(content: bytes) -> str:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise InvalidRecord(Fault.of("record-not-utf8", line=line)) from None


def _nowhere(key: str) -> int:
    """Where a key stands in a record that was never a file."""
    return 0


def _descending(sizes: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(sizes, reverse=True))


def _descending_deal(dealt: Deal) -> Deal:
    """The same deal with all sizes descending, as a record writes them."""
    return replace(
        dealt,
        hands=tuple(map(_descending, dealt.hands)),
        regions=tuple(map(_descending, dealt.regions)),
        calendar=tuple(replace(one, sizes=_descending(one.sizes)) for one in dealt.calendar),
    )


def _descending_entry(entry: Entry) -> Entry:
    if isinstance(entry, Refilled):
        return Refilled(entry.round, tuple(map(_descending, entry.drawn)))
    return entry

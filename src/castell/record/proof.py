"""The proof of a deal: dealt again from the secret, it is the record's deal, and its refills come in turn.

The commitment was published at the deal, so a secret that has this hash can't have been chosen later. Who
starts may be named by the table (U6), so that alone is taken from the record.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from castell.edition.model import Edition
from castell.faults import CastellError, Fault
from castell.game.deal import Deal, deal
from castell.game.dealer import Dealer
from castell.game.log import Entry, Refilled


class Proof(StrEnum):
    """What is known about a record's chance."""

    PROVED = "proved"
    NOT_YET = "not-yet"  # the secret isn't published
    REFUTED = "refuted"
    NO_DEALER = "no-dealer"  # nothing can be proved: no dealer is named


# The messages that say so.
PROOF_TEXTS: Final = {
    Proof.PROVED: "record-proof-proved",
    Proof.NOT_YET: "record-proof-not-yet",
    Proof.REFUTED: "record-proof-refuted",
    Proof.NO_DEALER: "record-proof-no-dealer",
}


@dataclass(frozen=True, slots=True)
class Verification:
    """The answer of `Record.verify`. faults: why the proof is refuted, else nothing."""

    proof: Proof
    faults: tuple[Fault, ...] = ()

    @property
    def right(self) -> bool:
        """Is nothing wrong with the record?"""
        return self.proof is not Proof.REFUTED

    def to_json(self) -> dict[str, object]:
        """The answer as plain JSON values."""
        return {"proof": self.proof.value, "faults": [fault.to_json() for fault in self.faults]}


def proof_faults(
    dealt: Deal,
    edition: Edition,
    log: Sequence[Entry],
    dealer: Dealer,
    commitment: str,
    line: Callable[[str], int],
) -> tuple[Fault, ...]:
    """Every way in which a game isn't what this dealer deals.

    commitment: what was published at the deal, or "". line: where in the file a key stands.
    """
    if commitment and dealer.commitment != commitment:
        key = "dealer.commitment"
        return (Fault.of("record-commitment-differs", "U1", line=line(key), key=key),)
    try:
        again = deal(dealer, edition, len(dealt.hands), dealt.first_player)
    except CastellError as error:
        return error.faults
    parts = (
        ("regions", "U1", dealt.regions, again.regions),
        ("wheel", "U2", dealt.wheel, again.wheel),
        ("calendar", "U3", dealt.calendar, again.calendar),
        ("performances", "U4", dealt.performances, again.performances),
        ("hands", "U5", dealt.hands, again.hands),
    )
    faults = [
        Fault.of("record-deal-differs", clause, line=line(f"deal.{name}"), key=f"deal.{name}")
        for name, clause, recorded, right in parts
        if recorded != right
    ]
    return (*faults, *_refill_faults(dealt, dealer.bag(edition), log, line))


def _refill_faults(
    dealt: Deal, bag: Sequence[int], log: Sequence[Entry], line: Callable[[str], int]
) -> list[Fault]:
    """The refills that aren't the next castellers of the bag; the order within a region tells nothing."""
    place = sum(map(len, (*dealt.regions, *dealt.hands)))
    faults = []
    for number, entry in enumerate(log):
        if not isinstance(entry, Refilled):
            continue
        right = []
        for drawn in entry.drawn:
            right.append(sorted(bag[place : place + len(drawn)]))
            place += len(drawn)
        if [sorted(drawn) for drawn in entry.drawn] != right:
            key = f"log[{number}]"
            faults.append(Fault.of("record-refill-differs", "R1", line=line(key), key=key, round=entry.round))
    return faults

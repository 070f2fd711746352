"""Game records: the file, its JSON form, reading with every check, replay, and the proof of the deal.

It knows no bots and no screens. `docs/record-format.md` describes the format.
"""

from castell.record.proof import Proof, Verification
from castell.record.record import DealerNote, Record

__all__ = ["DealerNote", "Proof", "Record", "Verification"]

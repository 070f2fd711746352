"""`castell verify`: is a recorded game right, and if not, where and by which clause.

Everything is decided in `castell.record`; here is only what is said about each file.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App

from castell.cli.common import RIGHT, WRONG, JsonOption, print_json
from castell.faults import CastellError, Fault
from castell.locale import Texts, user_language

if TYPE_CHECKING:
    from castell.record import Record

app = App(name="verify")


@app.default
def verify(file: Path, /, *more: Path, json: JsonOption = False) -> int:
    """Check that recorded games are right: every move, every refill, the points and the proof of the deal.

    Exit code 0 if all are, else 1; then the line, the clause and the reason are on standard error.

    Parameters
    ----------
    file
        A game record, as text or as JSON.
    more
        More of them.
    """
    from castell.record.proof import PROOF_TEXTS

    texts = Texts(user_language(os.environ))
    answers = []
    for path in (file, *more):
        name = str(path)
        record, faults = _read(path)
        proof = record.verify() if record is not None else None
        if proof is not None:
            faults = proof.faults
        over = record is not None and bool(record.scores)
        entries = len(record.log) if record is not None else 0
        answers.append(
            {
                "file": name,
                "right": not faults,
                "over": over,
                "entries": entries,
                "proof": proof.proof.value if proof is not None else None,
                "faults": [fault.to_json() for fault in faults],
            }
        )
        for fault in faults:
            sentence = texts.explain(fault)
            if fault.key != "cli-file-trouble":  # which names the file itself
                sentence = texts.text("record-in-file", file=name, problem=sentence)
            print("castell:", " ".join(sentence.split()), file=sys.stderr)
        if proof is not None and not faults and not json:
            known = texts.text(PROOF_TEXTS[proof.proof])
            key = "record-verify-over" if over else "record-verify-unfinished"
            print(texts.text(key, file=name, entries=entries, proof=known))
    right = all(answer["right"] for answer in answers)
    if json:
        print_json({"right": right, "files": answers})
    return RIGHT if right else WRONG


def _read(path: Path) -> tuple[Record | None, tuple[Fault, ...]]:
    from castell.record import Record

    try:
        return Record.read(path), ()
    except CastellError as error:
        return None, error.faults
    except OSError as error:
        reason = error.strerror or type(error).__name__
        return None, (Fault.of("cli-file-trouble", file=str(path), reason=reason),)

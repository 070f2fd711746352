"""The documentation of the format: its example is a record as Castell writes it, its table has every key."""

from __future__ import annotations

import re
from pathlib import Path

from recorded import finished, other_edition, played

from castell.record import Proof, Record

PAGE = (Path(__file__).parent.parent.parent / "docs" / "record-format.md").read_text(encoding="utf-8")


def test_the_example_is_a_record_as_castell_writes_it() -> None:
    blocks = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
    assert len(blocks) == 1
    record = Record.parse(blocks[0])
    assert record.text() == blocks[0]
    assert record.verify().proof is Proof.PROVED and record.winners


def test_the_table_has_every_key_in_order() -> None:
    table = PAGE.partition("## The JSON form")[2].partition("## What is checked")[0]
    named = [
        key
        for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
        for key in re.findall(r"`([a-z_]+)`", row)
    ]
    for record in (finished(), Record.of(played(2, edition=other_edition()))):
        keys = list(record.to_json())
        assert keys == [key for key in named if key in keys]

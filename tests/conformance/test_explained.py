"""Every refusal that random games meet is explained in words, with nothing left open in the sentence."""

from __future__ import annotations

import pytest
from options import options
from walk import Walk

from castell.faults import Fault
from castell.locale import Texts

MOST = 60  # faults of a kind to put into words, with all that varies in them


@pytest.mark.parametrize("part", range(2))
def test_every_refusal_is_explained(part: int) -> None:
    met: dict[str, set[Fault]] = {}

    def keep(fault: Fault) -> None:
        known = met.setdefault(fault.key, set())
        if len(known) < MOST:
            known.add(fault)

    for number in range(500 + part * 5, 505 + part * 5):
        walk = Walk(options(number), tried=8, on_fault=keep)
        walk.walk()
        for fault in walk.closed:
            keep(fault)
    texts = Texts("en")
    sentences = {fault: texts.explain(fault) for faults in met.values() for fault in faults}
    unclear = {fault.key: sentence for fault, sentence in sentences.items() if "{" in sentence}
    assert not unclear
    for fault, sentence in sentences.items():
        assert sentence.endswith(f" ({fault.clause})" if fault.clause else "."), sentence
    assert len(met) > 20

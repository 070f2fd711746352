"""The scenarios that were worked out by hand from the rules, played with the real game."""

from __future__ import annotations

import pytest
from builders import Engine, game_of
from scenario import Scenario, run
from scenarios import ALL


@pytest.mark.parametrize("scenario", ALL, ids=lambda scenario: scenario.name)
def test_scenario(scenario: Scenario) -> None:
    run(scenario, Engine(game_of(scenario)))

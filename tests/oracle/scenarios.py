"""All scenarios, by which referee and package are judged alike; each file says its own settings."""

from __future__ import annotations

from scenario import Scenario
from scenarios_end import END
from scenarios_festival import FESTIVAL
from scenarios_special import SPECIAL
from scenarios_towers import TOWERS
from scenarios_turn import TURN

ALL: tuple[Scenario, ...] = (*TURN, *SPECIAL, *TOWERS, *FESTIVAL, *END)

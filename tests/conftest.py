"""What every test shares: the settings of hypothesis."""

from __future__ import annotations

import os

from hypothesis import settings

# No deadline: on a busy machine it would measure the neighbours, not the code. In CI the same examples every
# time, so that a change is judged for what it changes; at home new ones.
settings.register_profile("castell", deadline=None, derandomize=os.environ.get("CI") == "true")
settings.load_profile("castell")

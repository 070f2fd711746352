"""What every test shares: the settings of hypothesis."""

from __future__ import annotations

from hypothesis import settings

# No deadline: on a busy machine it would measure the neighbours, not the code.
settings.register_profile("castell", deadline=None)
settings.load_profile("castell")

"""Editions: what is printed in a box of Castell, as checked data.

Positions and players are not its subject, nor whether a tower can be built.
"""

from castell.edition.loader import edition_from_data, edition_to_data, load_edition
from castell.edition.model import (
    CalendarRound,
    Edition,
    Exhibition,
    Prize,
    Region,
    Rulings,
    Shape,
)

__all__ = [
    "CalendarRound",
    "Edition",
    "Exhibition",
    "Prize",
    "Region",
    "Rulings",
    "Shape",
    "edition_from_data",
    "edition_to_data",
    "load_edition",
]

"""A game: position and log, the deal and its dealer, taking back, views and choices.

It knows the rules and the notation; it knows no files, languages or screens.
"""

from castell.game.choices import Choice, Kind
from castell.game.deal import Deal, Festival
from castell.game.dealer import Dealer
from castell.game.ending import Score
from castell.game.game import Game
from castell.game.log import Entry, Moved, Player, Refilled, Rewind
from castell.game.view import DealerView, View

__all__ = [
    "Choice",
    "Deal",
    "Dealer",
    "DealerView",
    "Entry",
    "Festival",
    "Game",
    "Kind",
    "Moved",
    "Player",
    "Refilled",
    "Rewind",
    "Score",
    "View",
]

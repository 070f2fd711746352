"""Castell, the strategy game of human towers."""

__version__ = "0.1.0"

"""A game: position and log, the deal and its dealer, taking back, views and choices.

It knows the rules and the notation; it knows no files, languages or screens.
"""

"""A table in a terminal: a thin shell over views and choices, for people and for scripts in a pipe."""

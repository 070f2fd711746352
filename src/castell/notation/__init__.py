"""The texts of section 10: towers, castellers and moves, read and written. It knows no game."""

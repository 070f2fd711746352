"""Prints a digest of whole random games, one a line, or with `--moves` one of every state of a game.

It is run by other Pythons too, so it needs nothing but the package's rules and the standard library:
`python digests.py 0 20`. Equal digests mean the same deals, listings, moves, views and scores.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

sys.path.append(str(Path(__file__).parent))

from options import options

from castell.rules.chance import Chance


def states(number: int) -> Iterator[str]:
    """Every state of a game as text: position, listed moves, and now and then everybody's views."""
    game = options(number).game()
    chance = Chance(number + 1)
    yield repr((game.deal, game.commitment))
    while not game.is_over:
        moves = list(game.legal_moves)
        views = [game.view(seat).to_json() for seat in (game.seat, None)] if chance.below(16) == 0 else []
        move = moves[chance.below(len(moves))]
        yield repr((game.position.key(), [each.text for each in moves], move.text, views))
        game.push(move)
    yield repr((game.position.key(), game.scores, game.winners, game.log, game.view().to_json()))


def digest(number: int) -> str:
    """One digest of a whole game."""
    whole = sha256()
    for state in states(number):
        whole.update(state.encode())
    return whole.hexdigest()[:32]


if __name__ == "__main__":
    if sys.argv[1] == "--moves":
        for state in states(int(sys.argv[2])):
            print(state)
    else:
        for number in range(int(sys.argv[1]), int(sys.argv[2])):
            print(digest(number))

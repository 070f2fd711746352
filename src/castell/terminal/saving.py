"""Where games are kept: a record that is written after every step, and beside it the secret of its dealer.

The secret has a file of its own that nobody else may read, and goes when the game is over: then the record
holds it. A game with an open seed needs none.
"""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

from castell.faults import CastellError, Fault
from castell.game import Dealer, Game
from castell.record import Record


def games_folder() -> Path:
    """The folder for games in the user's data folder."""
    return Path(platformdirs.user_data_dir("castell", appauthor=False)) / "games"


def new_file(folder: Path) -> Path:
    """A file in the folder that isn't there yet, numbered. The folder is made."""
    folder.mkdir(parents=True, exist_ok=True)
    taken = [int(path.stem[5:]) for path in folder.glob("game-*.castell") if path.stem[5:].isdigit()]
    return folder / f"game-{max(taken, default=0) + 1:04d}.castell"


def latest_file(folder: Path) -> Path:
    """The unfinished game with the highest number. Raises CastellError if there is none."""
    # Numbers of more digits are longer names.
    for path in sorted(folder.glob("game-*.castell"), key=lambda path: (len(path.name), path), reverse=True):
        if not Record.read(path).scores:
            return path
    raise CastellError(Fault.of("play-nothing-to-resume", folder=str(folder)))


def save(game: Game, dealer: Dealer, path: Path) -> None:
    """Write the record, whole or not at all, and before it the secret while it is one."""
    secret = secret_file(path)
    if dealer.seed is None and not game.is_over and not _keeps(secret, dealer):
        secret.unlink(missing_ok=True)  # of a game whose record is gone, or cut off
        # Made with its final permissions, so that at no moment somebody else can read it.
        with os.fdopen(os.open(secret, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(dealer.secret.hex())
            file.flush()
            os.fsync(file.fileno())
    Record.of(game).write(path)
    if game.is_over:
        secret.unlink(missing_ok=True)


def _keeps(secret: Path, dealer: Dealer) -> bool:
    try:
        return secret.read_bytes() == dealer.secret.hex().encode("ascii")
    except FileNotFoundError:
        return False


def resume(path: Path) -> tuple[Game, Dealer]:
    """An unfinished game and its dealer. Raises CastellError if it is over, or its secret isn't there."""
    record = Record.read(path)
    if record.scores:
        raise CastellError(Fault.of("play-over", file=str(path)))
    dealer = record.dealer.dealer() if record.dealer is not None else None
    secret = secret_file(path)
    if dealer is None:
        try:
            dealer = Dealer(bytes.fromhex(secret.read_text(encoding="ascii")))
        except (OSError, ValueError) as error:
            raise CastellError(Fault.of("play-no-secret", file=str(path), secret=str(secret))) from error
    return record.resume(dealer), dealer


def secret_file(path: Path) -> Path:
    """The file for the secret of a record's dealer."""
    return path.with_name(path.name + ".secret")

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
    """A new, empty file in the folder, numbered after those that are there. The folder is made."""
    folder.mkdir(parents=True, exist_ok=True)
    number = max((_number(path) for path in folder.glob("game-*.castell")), default=0)
    while True:
        number += 1
        path = folder / f"game-{number:04d}.castell"
        try:
            path.open("xb").close()  # two games that begin at once never take the same file
            return path
        except FileExistsError:
            continue


def latest_file(folder: Path) -> Path:
    """The unfinished game with the highest number. Raises CastellError if there is none."""
    for path in sorted(folder.glob("game-*.castell"), key=_number, reverse=True):
        try:
            if not Record.read(path).scores:
                return path
        except CastellError:
            continue  # one that was damaged doesn't stand before the others
    raise CastellError(Fault.of("play-nothing-to-resume", folder=str(folder)))


def begin(game: Game, dealer: Dealer, path: Path) -> None:
    """Write a new game: first the dealer's secret, if it is one, then the record."""
    secret = secret_file(path)
    secret.unlink(missing_ok=True)
    if dealer.seed is None:
        # Made with its final permissions, so that at no moment somebody else can read it.
        with os.fdopen(os.open(secret, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(dealer.secret.hex())
            file.flush()
            os.fsync(file.fileno())
    save(game, path)


def save(game: Game, path: Path) -> None:
    """Write the record, whole or not at all; once the game is over it holds the secret."""
    Record.of(game).write(path)
    if game.is_over:
        secret_file(path).unlink(missing_ok=True)


def save_copy(game: Game, path: Path) -> None:
    """Write the record to a file of the player's choice, which may be an earlier one of the same game.

    Raises CastellError if anything else is there, or the file can't be written.
    """
    record = Record.of(game)
    try:
        if path.exists() and not _is_same_game(record, path):
            raise CastellError(Fault.of("play-file-foreign", file=str(path)))
        record.write(path)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise CastellError(Fault.of("cli-file-trouble", file=str(path), reason=reason)) from error


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


def _is_same_game(record: Record, path: Path) -> bool:
    try:
        there = Record.read(path)
    except CastellError:
        return False
    return (there.deal, there.players) == (record.deal, record.players)


def _number(path: Path) -> int:
    digits = path.stem.removeprefix("game-")
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 10 else 0

"""A simulation: its games in order, played here or in several processes; the results are the same."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing.synchronize import Event

from castell.arena.games import GameResult, Setup, play_game

BATCH = 64  # games handed to a process at once, at most
BATCHES_EACH = 8  # batches for each process, at least, so that all end at about the same time


def simulate(setup: Setup, jobs: int = 1) -> Generator[list[GameResult], None, None]:
    """Play the games and give their results in order of their numbers, a few at a time.

    jobs: processes. Closing the iterator, or an interrupt, stops after the games that are being played.
    Raises CastellError where a bot isn't found or misbehaves.
    """
    if jobs == 1:
        for number in range(1, setup.games + 1):
            yield [play_game(setup, number)]
        return
    size = max(1, min(BATCH, setup.games // (jobs * BATCHES_EACH)))
    batches = [range(first, min(first + size, setup.games + 1)) for first in range(1, setup.games + 1, size)]
    # Started afresh and not forked, so that the processes share nothing with this one.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, _begin, (stop,)) as pool:
        futures = [pool.submit(_play_batch, setup, batch) for batch in batches]
        try:
            for number, future in enumerate(futures):
                yield future.result()
                futures[number] = Future()  # what was given away needn't be kept
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


# In a worker the event that is set when no more games are wanted: a pool hands it over at the start only.
_wanted: list[Event] = []


def _begin(stop: Event) -> None:
    """Begin a worker: an interrupt is the first process's business, which then tells the workers to stop."""
    _wanted.append(stop)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_batch(setup: Setup, numbers: range) -> list[GameResult]:
    results = []
    for number in numbers:
        if any(stop.is_set() for stop in _wanted):
            break
        results.append(play_game(setup, number))
    return results

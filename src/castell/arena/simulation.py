"""A simulation: its games in order, played here or in several processes; the results are the same."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.synchronize import Event

from castell.arena.games import GameResult, Setup, extra_bots, play_game
from castell.faults import CastellError, Fault

BATCH = 16  # games handed to a process at once, at most
BATCHES_EACH = 8  # batches for each process, at least, so that all end at about the same time
AHEAD = 4  # batches for each process that are handed over before their results are asked for


def simulate(setup: Setup, jobs: int = 1) -> Generator[list[GameResult], None, None]:
    """Play the games and give their results in order of their numbers, a few at a time.

    jobs: processes. Closing the iterator stops after the games that are being played. So does an interrupt
    while results are awaited: it is raised when all that was played has been given; numbers may lack then.
    Raises CastellError where a bot isn't found or misbehaves, or a process dies.
    """
    if jobs == 1:
        extra = extra_bots(setup)
        for number in range(1, setup.games + 1):
            yield [play_game(setup, number, extra)]
        return
    size = max(1, min(BATCH, setup.games // (jobs * BATCHES_EACH)))
    batches = (range(first, min(first + size, setup.games + 1)) for first in range(1, setup.games + 1, size))
    # Started afresh and not forked, so that the processes share nothing with this one.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    waiting: deque[Future[list[GameResult]]] = deque()
    with ProcessPoolExecutor(jobs, context, _begin, (stop,)) as pool:
        try:
            for batch in batches:
                with _interrupts_wait():
                    waiting.append(pool.submit(_play_batch, setup, batch))
                if len(waiting) > AHEAD * jobs:
                    yield _first(waiting)
            while waiting:
                yield _first(waiting)
        except KeyboardInterrupt:
            stop.set()
            while waiting:
                if waiting[0].cancel():
                    waiting.popleft()
                else:
                    yield _first(waiting)
            raise
        except BrokenProcessPool as error:
            raise CastellError(Fault.of("arena-process-died")) from error
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


def _first(waiting: deque[Future[list[GameResult]]]) -> list[GameResult]:
    """Take the first results; an interrupt while they are waited for leaves them where they are."""
    results = waiting[0].result()
    waiting.popleft()
    return results


@contextmanager
def _interrupts_wait() -> Generator[None, None, None]:
    """Hold interrupts back; a process that is started meanwhile never gets any: this one tells it to stop."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows `_begin` does what it can
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# In a worker the event that is set when no more games are wanted: a pool hands it over at the start only.
_wanted: list[Event] = []


def _begin(stop: Event) -> None:
    """Begin a worker: an interrupt is the first process's business, which then tells the workers to stop.

    Standard output is the first process's too: what a bot prints must not get into its results.
    """
    _wanted.append(stop)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = sys.stderr


def _play_batch(setup: Setup, numbers: range) -> list[GameResult]:
    results = []
    extra = extra_bots(setup)
    for number in numbers:
        if any(stop.is_set() for stop in _wanted):
            break
        results.append(play_game(setup, number, extra))
    return results

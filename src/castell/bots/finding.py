"""Finding a bot by its name, among those that ship and those of somebody's own file."""

from __future__ import annotations

import importlib.util
import inspect
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol, cast

from castell.bots.bot import Bot
from castell.bots.greedy import GreedyBot
from castell.bots.random_bot import RandomBot
from castell.faults import CastellError, Fault


class BotClass(Protocol):
    """A class of bots, as far as finding one needs it."""

    name: str

    def __call__(self, *argument: str) -> Bot:
        """A new bot, made with the argument behind the colon if there is one."""
        ...


SHIPPED = cast("tuple[BotClass, ...]", (GreedyBot, RandomBot))


def bot_names(extra: Sequence[BotClass] = ()) -> tuple[str, ...]:
    """The names that `find_bot` knows, sorted."""
    return tuple(sorted({bot.name for bot in (*SHIPPED, *extra)}))


def find_bot(spec: str, extra: Sequence[BotClass] = ()) -> Bot:
    """A new bot.

    spec: its name, or `name:argument`. extra: more bots, from `load_bots`. Raises CastellError if there is no
    such bot, or it can't be made with that argument.
    """
    name, colon, argument = spec.partition(":")
    for bot in (*extra, *SHIPPED):
        if bot.name != name:
            continue
        try:
            return bot(argument) if colon else bot()
        except CastellError:
            raise
        except (Exception, SystemExit) as error:  # somebody else's program may raise anything
            reason = str(error) or type(error).__name__
            fault = Fault.of("bot-argument", bot=name, argument=argument, reason=reason)
            raise CastellError(fault) from error
    raise CastellError(Fault.of("bot-unknown", bot=name, bots=bot_names(extra)))


def load_bots(path: str | Path) -> tuple[BotClass, ...]:
    """The bots in somebody's Python file: its classes that have a `name` and a method `choose`.

    The file is run as any program of the user's is. Raises CastellError if it can't be, if it holds no bot,
    or one whose name can't be told from another's.
    """
    path = Path(path)
    if not path.is_file():
        raise CastellError(Fault.of("bots-file-missing", file=str(path)))
    name = f"castell_bots_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise CastellError(Fault.of("bots-file-not-python", file=str(path)))
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # where dataclasses look for the module of the class that they make
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:  # whatever it raises, the user wants to know where it comes from
        del sys.modules[name]
        reason = f"{type(error).__name__}: {error}"
        raise CastellError(Fault.of("bots-file-fails", file=str(path), reason=reason)) from error
    found = tuple(
        value
        for value in vars(module).values()
        if inspect.isclass(value)
        and value.__module__ == module.__name__
        and isinstance(getattr(value, "name", None), str)
        and callable(getattr(value, "choose", None))
    )
    if not found:
        raise CastellError(Fault.of("bots-file-empty", file=str(path)))
    bots = cast("tuple[BotClass, ...]", found)
    faults = _name_faults(bots, path)
    if faults:
        raise CastellError(*faults)
    return bots


def _name_faults(bots: Sequence[BotClass], path: Path) -> list[Fault]:
    """What is wrong with the names of a file's bots: a player who names one must get that one."""
    names = [bot.name for bot in bots]
    faults = []
    for name in dict.fromkeys(names):
        if not name.isprintable() or name != name.strip() or not name or set(name) & set(",:"):
            faults.append(Fault.of("bots-file-name-unusable", file=str(path), bot=ascii(name)[1:-1]))
        elif name in bot_names():
            faults.append(Fault.of("bots-file-name-taken", file=str(path), bot=name))
        elif names.count(name) > 1:
            faults.append(Fault.of("bots-file-name-twice", file=str(path), bot=name))
    return faults

"""Bots are found by name, among those that ship and those of a file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from castell.bots import bot_names, find_bot, load_bots
from castell.faults import CastellError
from castell.game import Game
from castell.rules.chance import Chance

DOCUMENTATION = Path(__file__).parents[2] / "docs" / "bots.md"
BOT = """
class Mine:
    name = "{name}"

    def choose(self, view, chance):
        return "."
"""


def write(tmp_path: Path, text: str, name: str = "mine.py") -> Path:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return path


def test_the_shipped_bots_are_found_by_name() -> None:
    assert bot_names() == ("greedy", "random")
    for name in bot_names():
        assert find_bot(name).name == name


def test_an_unknown_bot_is_told_with_those_there_are() -> None:
    with pytest.raises(CastellError) as caught:
        find_bot("gready")
    assert caught.value.fault.key == "bot-unknown"
    assert caught.value.fault.values["bots"] == ("greedy", "random")


@pytest.mark.parametrize("spec", ["greedy:0", "greedy:33", "greedy:x", "greedy:", "greedy:²", "random:5"])
def test_an_argument_that_the_bot_does_not_take_is_refused(spec: str) -> None:
    with pytest.raises(CastellError, match=spec.partition(":")[0]):
        find_bot(spec)


def test_the_documented_bot_plays(tmp_path: Path) -> None:
    example = re.search(r"```python\n(.*?)```", DOCUMENTATION.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    bots = load_bots(write(tmp_path, example[1]))
    assert bot_names(bots) == ("eager", "greedy", "random")
    game = Game(2, seed=3)
    eager = find_bot("eager", bots)
    chance = Chance(5)
    while game.seat is not None:
        game.push(eager.choose(game.view(game.seat), chance))
    assert game.is_over


def test_a_bot_of_a_file_takes_an_argument(tmp_path: Path) -> None:
    text = """
class Mine:
    name = "mine"

    def __init__(self, argument="1"):
        self.argument = argument

    def choose(self, view, chance):
        return "."
"""
    (bot,) = load_bots(write(tmp_path, text))
    assert find_bot("mine:7", (bot,)).argument == "7"  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("x = 1\n", "bots-file-empty"),
        ("class Nameless:\n    def choose(self, view, chance):\n        return '.'\n", "bots-file-empty"),
        ("from castell.bots import Bot\n", "bots-file-empty"),
        ("1 / 0\n", "bots-file-fails"),
        ("class (:\n", "bots-file-fails"),
        ("\0", "bots-file-fails"),
        ("import sys\nsys.exit(3)\n", "bots-file-fails"),
        (BOT.format(name="greedy"), "bots-file-name-taken"),
        (BOT.format(name="one") + BOT.format(name="one").replace("Mine", "Other"), "bots-file-name-twice"),
        (BOT.format(name="one,two"), "bots-file-name-unusable"),
        (BOT.format(name="one:two"), "bots-file-name-unusable"),
        (BOT.format(name=""), "bots-file-name-unusable"),
    ],
)
def test_a_file_without_a_working_bot_is_refused(tmp_path: Path, text: str, key: str) -> None:
    with pytest.raises(CastellError) as caught:
        load_bots(write(tmp_path, text))
    assert caught.value.fault.key == key
    assert "{" not in str(caught.value)


@pytest.mark.parametrize("error", ["RuntimeError('boom')", "SystemExit('boom')", "CastellError(fault)"])
def test_a_bot_that_can_not_be_made_is_refused(tmp_path: Path, error: str) -> None:
    text = f"""
from castell.faults import CastellError, Fault

fault = Fault.of("bot-greedy-width", width="boom", widest=32)

class Mine:
    name = "mine"

    def __init__(self):
        raise {error}

    def choose(self, view, chance):
        return "."
"""
    bots = load_bots(write(tmp_path, text))
    with pytest.raises(CastellError, match="boom"):
        find_bot("mine", bots)


def test_a_file_may_hold_data_classes_and_what_it_imports(tmp_path: Path) -> None:
    text = """
from __future__ import annotations
from dataclasses import dataclass
from castell.bots.greedy import GreedyBot

@dataclass(frozen=True)
class Weights:
    tile: int = 1

class Mine(GreedyBot):
    name = "mine"
"""
    (bot,) = load_bots(write(tmp_path, text))
    assert bot.name == "mine"


def test_a_missing_file_and_one_of_another_kind_are_told(tmp_path: Path) -> None:
    with pytest.raises(CastellError) as caught:
        load_bots(tmp_path / "none.py")
    assert caught.value.fault.key == "bots-file-missing"
    with pytest.raises(CastellError) as caught:
        load_bots(write(tmp_path, "class A: pass", "bots.txt"))
    assert caught.value.fault.key == "bots-file-not-python"

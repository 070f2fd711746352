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


def test_a_bot_of_a_file_takes_an_argument_and_a_shipped_name(tmp_path: Path) -> None:
    text = """
class Mine:
    name = "random"

    def __init__(self, argument="1"):
        self.argument = argument

    def choose(self, view, chance):
        return "."
"""
    (bot,) = load_bots(write(tmp_path, text))
    assert find_bot("random:7", (bot,)).argument == "7"  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("x = 1\n", "bots-file-empty"),
        ("class Nameless:\n    def choose(self, view, chance):\n        return '.'\n", "bots-file-empty"),
        ("from castell.bots import Bot\n", "bots-file-empty"),
        ("1 / 0\n", "bots-file-fails"),
        ("class (:\n", "bots-file-fails"),
    ],
)
def test_a_file_without_a_working_bot_is_refused(tmp_path: Path, text: str, key: str) -> None:
    with pytest.raises(CastellError) as caught:
        load_bots(write(tmp_path, text))
    assert caught.value.fault.key == key
    assert "{" not in str(caught.value)


def test_a_missing_file_and_one_of_another_kind_are_told(tmp_path: Path) -> None:
    with pytest.raises(CastellError) as caught:
        load_bots(tmp_path / "none.py")
    assert caught.value.fault.key == "bots-file-missing"
    with pytest.raises(CastellError) as caught:
        load_bots(write(tmp_path, "class A: pass", "bots.txt"))
    assert caught.value.fault.key == "bots-file-not-python"

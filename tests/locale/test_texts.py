"""Messages in words: parameters, lists and numbers, and what is shown where something lacks."""

from __future__ import annotations

import subprocess
import sys

import pytest

from castell.faults import CastellError, Fault
from castell.locale import Texts, explain, languages, user_language
from castell.locale.bundle import FluentList
from castell.locale.languages import chain


def test_a_message_takes_its_parameters() -> None:
    assert Texts().text("count-players", count=1) == "1 player"
    assert Texts().text("count-players", count=3) == "3 players"


def test_numbers_follow_the_language() -> None:
    assert Texts().text("count-games", count=1234567) == "1,234,567 games"


@pytest.mark.parametrize(
    ("items", "text"),
    [
        ((), ""),
        (("a",), "a"),
        (("a", "b"), "a and b"),
        (("a", "b", "c"), "a, b and c"),
        ((3, 2000), "3 and 2,000"),
    ],
)
def test_lists_follow_the_language(items: tuple[str, ...] | tuple[int, ...], text: str) -> None:
    assert Texts().text("cli-too-many-arguments", arguments=items).endswith(f": {text}.")


def test_a_list_can_be_a_choice() -> None:
    text = Texts().text("rules-unknown-clause", number="T9", nearest=("T8", "T7", "T6"))
    assert text == "There is no clause T9. Did you mean T8, T7 or T6?"


def test_lists_are_counted_and_emptiness_is_seen() -> None:
    texts = Texts()
    one = texts.text("cli-too-many-arguments", arguments=("a",))
    two = texts.text("cli-too-many-arguments", arguments=("a", "b"))
    assert one == "This argument is too much: a."
    assert two == "These arguments are too much: a and b."
    assert "Did you mean" not in texts.text("rules-unknown-clause", number="T9", nearest=())
    assert "Did you mean" not in texts.text("cli-unknown-command", command="x", meant="", known=("a",))


def test_nothing_is_put_around_a_value() -> None:
    assert Texts().text("cli-argument-missing", name="FILE") == "FILE is missing."


def test_a_message_that_lacks_shows_its_key_and_its_parameters() -> None:
    assert Texts().text("no-such-message") == "{no-such-message}"
    assert Texts().text("no-such-message", size=3, key="k") == "{no-such-message: size=3, key=k}"
    assert not Texts().has("no-such-message")
    assert Texts().has("cli-argument-missing")


def test_a_parameter_that_lacks_is_shown_by_its_name() -> None:
    assert Texts().text("cli-argument-missing") == "{$name} is missing."
    assert (
        Texts().text("cli-file-trouble", file="a.castell").startswith("a.castell can't be used: {$reason}.")
    )
    assert "{$arguments}" in Texts().text("cli-too-many-arguments")


def test_explain_appends_the_clause() -> None:
    fault = Fault.of("cli-argument-missing", "T4", name="FILE")
    assert explain(fault) == "FILE is missing. (T4)"
    assert Texts().explain(fault) == explain(fault)
    assert explain(Fault.of("cli-argument-missing", name="FILE")) == "FILE is missing."
    assert str(CastellError(fault, fault)) == "FILE is missing. (T4); FILE is missing. (T4)"


@pytest.mark.parametrize("language", ["xx", "", "C", "POSIX", "xx_YY.UTF-8@euro", "../en", "en_US.UTF-8"])
def test_a_language_that_does_not_ship_is_english(language: str) -> None:
    assert chain(language) == ("en",)
    assert Texts(language).language == "en"
    assert Texts(language).text("cli-argument-missing", name="FILE") == "FILE is missing."


def test_english_ships() -> None:
    assert "en" in languages()
    assert all(chain(language)[0] == language for language in languages())


def test_the_environment_says_which_language_is_wanted() -> None:
    assert user_language({}) == "en"
    assert user_language({"CASTELL_LANGUAGE": "", "LANG": "en_GB.UTF-8"}) == "en"
    assert user_language({"CASTELL_LANGUAGE": "en", "LC_ALL": "xx"}) == "en"


def test_a_list_keeps_the_language_of_its_numbers() -> None:
    from babel import Locale

    assert FluentList((1000, 2), "or").format(Locale.parse("id")) == "1.000 atau 2"


def test_no_language_is_loaded_before_it_is_needed() -> None:
    code = "import sys, castell.locale; print({'fluent', 'fluent.runtime', 'babel'} & set(sys.modules))"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout == "set()\n"

"""Every message the program speaks of exists, with the parameters it is given; none is there for nothing."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Entry, Junk, Message, MessageReference, Term
from fluent.syntax.visitor import Visitor

from castell.edition import load_edition
from castell.game import Kind
from castell.locale import languages, rules_text
from castell.locale.bundle import Bundle, variables
from castell.rules.skills import TILE_KINDS

PACKAGE = Path(__file__).parent.parent.parent / "src" / "castell"
LOCALE = PACKAGE / "locale"
FILES = sorted(LOCALE.glob("*/*.ftl"))

KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")
CLAUSE = re.compile(r"[A-Z]\d+")

# Keys that are put together from the names of things: what they begin with, and every name there is.
FAMILIES: dict[str, tuple[str, ...]] = {
    "skill-": TILE_KINDS,
    "prize-": tuple(prize.name for prize in load_edition(None).prizes),
    "category-": ("best-tower", "regions", "prizes", "size-tokens", "performances", "total"),
    "wheel-": ("standard", "advanced"),
    "hub-": ("standard", "advanced"),
    "choice-": tuple(kind.value for kind in Kind if kind not in (Kind.SHOW, Kind.STAY_OUT)),
    "count-": ("castellers", "games", "levels", "players", "points", "tokens"),
}

# Functions that put a fault together: who they are, and the parameters they add themselves.
SPEAKERS: dict[str, frozenset[str]] = {
    "Fault.of": frozenset(),
    "text": frozenset(),
    "add": frozenset({"file", "key", "value"}),
}


@dataclass(frozen=True)
class Use:
    """A place in the source that names a message."""

    place: str
    key: str
    given: frozenset[str] = frozenset()
    added: frozenset[str] = frozenset()
    checked: bool = False  # whether the place tells every parameter


def entries(path: Path) -> list[Entry]:
    return list(FluentParser().parse(path.read_text(encoding="utf-8")).body)


def messages(language: str) -> dict[str, Message]:
    return {
        entry.id.name: entry
        for path in sorted((LOCALE / language).glob("*.ftl"))
        for entry in entries(path)
        if isinstance(entry, Message)
    }


def literals(node: ast.expr) -> list[str]:
    """The texts that an expression can be: one, or those of `a if ... else b`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return []


def beginning(node: ast.expr) -> str:
    """What a text that is put together begins with: `skill-` for f"skill-{name}" and for "skill-" + name."""
    if isinstance(node, ast.JoinedStr) and node.values:
        return "".join(literals(node.values[0]))
    if isinstance(node, ast.BinOp):
        return "".join(literals(node.left))
    return ""


def speaker(call: ast.Call) -> str:
    match call.func:
        case ast.Attribute(attr="of", value=ast.Name(id="Fault")):
            return "Fault.of"
        case ast.Attribute(attr=name) | ast.Name(id=name) if name in SPEAKERS:
            return name
    return ""


def calls() -> Iterator[tuple[str, ast.Call]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield f"{path.relative_to(PACKAGE)}:{node.lineno}", node


def spoken() -> list[Use]:
    """Every message that is named where it is said, with its parameters."""
    uses = []
    for place, call in calls():
        name = speaker(call)
        if not name or not call.args:
            continue
        given = frozenset(word.arg for word in call.keywords if word.arg)
        checked = all(word.arg for word in call.keywords)
        keys = [key for key in literals(call.args[0]) if KEY.fullmatch(key)]
        uses += [Use(place, key, given, SPEAKERS[name], checked) for key in keys]
    return uses


def mentioned() -> list[Use]:
    """Every text in the source that looks like a key: tables of keys, keys that are handed on."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
                found.append(Use(f"{path.relative_to(PACKAGE)}:{node.lineno}", node.value))
    return found


def area(key: str) -> str:
    return key.partition("-")[0]


def told(problems: list[str]) -> str:
    return "\n".join(["", *sorted(set(problems))])


ENGLISH = messages("en")


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_file_is_read_without_junk(path: Path) -> None:
    junk = [entry.content for entry in entries(path) if isinstance(entry, Junk)]
    assert not junk, told(junk)


@pytest.mark.parametrize("language", languages())
def test_keys_are_unique_over_all_areas_and_in_kebab_case(language: str) -> None:
    keys = [
        entry.id.name
        for path in sorted((LOCALE / language).glob("*.ftl"))
        for entry in entries(path)
        if isinstance(entry, Message | Term)
    ]
    assert [key for key, count in Counter(keys).items() if count > 1] == []
    assert [key for key in keys if not KEY.fullmatch(key)] == []


def test_every_message_that_is_said_exists() -> None:
    problems = [f"{use.place}: no message {use.key}" for use in spoken() if use.key not in ENGLISH]
    # Keys in tables: of those areas that speak, so that other texts with hyphens are left alone.
    areas = {area(use.key) for use in spoken()}
    problems += [
        f"{use.place}: no message {use.key}"
        for use in mentioned()
        if area(use.key) in areas and use.key not in ENGLISH
    ]
    assert not problems, told(problems)


def test_messages_are_given_exactly_the_parameters_they_name() -> None:
    problems = []
    for use in spoken():
        if use.key not in ENGLISH or not use.checked:
            continue
        named = set(variables(ENGLISH[use.key]))
        lacking, unsaid = named - use.given - use.added, use.given - named
        problems += [f"{use.place}: {use.key} lacks {name}" for name in lacking]
        problems += [f"{use.place}: {use.key} doesn't say {name}" for name in unsaid]
    assert not problems, told(problems)


def test_keys_that_are_put_together_belong_to_a_family() -> None:
    for place, call in calls():
        if speaker(call) and call.args and (start := beginning(call.args[0])):
            assert start in FAMILIES, f"{place}: {start}... is no family of messages"


@pytest.mark.parametrize("start", FAMILIES)
def test_a_family_has_a_message_for_every_name(start: str) -> None:
    expected = {start + name for name in FAMILIES[start]}
    assert {key for key in ENGLISH if key.startswith(start)} == expected


def test_no_message_is_there_for_nothing() -> None:
    class References(Visitor):
        def __init__(self) -> None:
            self.keys: set[str] = set()

        def visit_MessageReference(self, node: MessageReference) -> None:
            self.keys.add(node.id.name)

    references = References()
    for message in ENGLISH.values():
        references.visit(message)
    used = {use.key for use in mentioned()} | references.keys
    used |= {start + name for start, names in FAMILIES.items() for name in names}
    assert sorted(set(ENGLISH) - used) == []


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_formatted(language: str) -> None:
    bundle = Bundle(language)
    for key, message in messages(language).items():
        for value in ("a", "", 0, 1, 2, 1234, (), ("a",), ("a", "b", "c"), (1, 2)):
            text, complete = bundle.format(key, dict.fromkeys(variables(message), value))
            assert complete, f"{key}: {text}"
            assert "{" not in text, f"{key}: {text}"


def test_faults_are_whole_sentences() -> None:
    faults = {
        key
        for _, call in calls()
        if speaker(call) in ("Fault.of", "add") and call.args
        for key in literals(call.args[0])
        if key in ENGLISH
    }
    bundle = Bundle("en")
    for key in sorted(faults):
        text, _ = bundle.format(key, dict.fromkeys(variables(ENGLISH[key]), "X"))
        if text == "X":
            continue  # somebody else's sentence
        assert re.match(r'[A-Z"`]', text), f"{key} doesn't begin like a sentence: {text}"
        assert text[-1] in ".?!", f"{key} doesn't end like a sentence: {text}"


def test_clauses_of_faults_are_clauses_of_the_rules() -> None:
    known = {clause.number for clause in rules_text("en").clauses}
    problems = [
        f"{place}: no clause {clause}"
        for place, call in calls()
        if speaker(call) == "Fault.of" and len(call.args) > 1
        for clause in literals(call.args[1])
        if clause and clause not in known
    ]
    assert not problems, told(problems)


def test_every_language_has_the_messages_of_english_with_their_parameters() -> None:
    for language in languages():
        own = messages(language)
        assert set(own) == set(ENGLISH), language
        for key, message in own.items():
            assert set(variables(message)) == set(variables(ENGLISH[key])), f"{language}: {key}"

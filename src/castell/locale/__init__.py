"""What players read, in their language: messages and the rules of the game, and their loader.

A language is a folder beside this file: one Fluent file an area (`en/moves.ftl`), and `rules.md`, the rules.
Nothing here knows what the messages are about, and importing this package loads no language yet.
"""

from __future__ import annotations

from castell.locale.languages import FALLBACK, languages, user_language
from castell.locale.rulebook import Clause, RulesText, Section, rules_text
from castell.locale.texts import Texts, explain

__all__ = [
    "FALLBACK",
    "Clause",
    "RulesText",
    "Section",
    "Texts",
    "explain",
    "languages",
    "rules_text",
    "user_language",
]

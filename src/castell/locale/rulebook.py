"""The rules of the game as data: sections and clauses, read from a language's `rules.md`.

The file is Markdown: `## 5. Towers` opens a section, `**T4**` a clause, and `[S]`, `[P]`, `[H]` say where a
statement comes from (left out unless asked for). This module finds clauses and words; it judges no move.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Final

from castell.faults import CastellError, Fault
from castell.locale.languages import FALLBACK, chain

_SECTION: Final = re.compile(r"## (\d+)\. (.+)")
_CLAUSE: Final = re.compile(r"^\*\*([A-Z]\d+)\*\* ", re.MULTILINE)
_SOURCE: Final = re.compile(r"\s*\[[SPH](?:[,:;] ?[^\]]*)?\]")
_NUMBER: Final = re.compile(r"[A-Za-z]\d+")
_EXAMPLE: Final = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause of the rules.

    number: `T4`. source: its text as the file has it: Markdown with the marks of where it comes from, in
    paragraphs, tables and examples with empty lines between them.
    """

    number: str
    source: str

    def markdown(self, sources: bool = False) -> str:
        """The clause as Markdown; `sources` keeps the marks of where each statement comes from."""
        return self.source if sources else _without_sources(self.source)

    def text(self, sources: bool = False) -> str:
        """The clause as plain text, a paragraph on one line; tables and examples keep their lines."""
        return plain(self.markdown(sources))


@dataclass(frozen=True, slots=True)
class Section:
    """One section of the rules, or those of its clauses that somebody asked for.

    number: its number, 1 to 10. heading: its title with the marks. clauses: in order.
    """

    number: int
    heading: str
    clauses: tuple[Clause, ...]

    @property
    def letter(self) -> str:
        """The letter that all its clauses begin with."""
        return self.clauses[0].number[0]

    def title(self, sources: bool = False) -> str:
        """The title; `sources` keeps the marks of where the section comes from."""
        return self.heading if sources else _without_sources(self.heading)

    def text(self, sources: bool = False) -> str:
        """The section as plain text: a line for the title, one for each paragraph of a clause."""
        clauses = [f"{clause.number} {clause.text(sources)}" for clause in self.clauses]
        return "\n".join([f"{self.number}. {self.title(sources)}", *clauses])


@dataclass(frozen=True, slots=True)
class RulesText:
    """The whole rules in one language.

    language: whose words these are. title, opening: what stands before the first section, as the file has it.
    """

    language: str
    title: str
    opening: str
    sections: tuple[Section, ...]

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """Every clause, in order."""
        return tuple(clause for section in self.sections for clause in section.clauses)

    def preface(self, sources: bool = False) -> str:
        """What stands before the first section, as Markdown; `sources` keeps the words about the marks."""
        paragraphs = self.opening.split("\n\n")
        return "\n\n".join(one for one in paragraphs if sources or not _SOURCE.search(one))

    def clause(self, number: str) -> Clause | None:
        """The clause with this number, in either case; None if there is none."""
        return next((clause for clause in self.clauses if clause.number == number.upper()), None)

    def section(self, name: str) -> Section | None:
        """The section with this letter (`T`, in either case) or number (`5`); None if there is none."""
        return next((one for one in self.sections if name.upper() in (one.letter, str(one.number))), None)

    def search(self, *words: str) -> tuple[Clause, ...]:
        """The clauses with all the words in their text (examples apart) or in their section's title."""
        wanted = [word.casefold() for word in words]
        found = []
        for section in self.sections:
            for clause in section.clauses:
                text = f"{section.title()} {plain(_EXAMPLE.sub('', clause.markdown()))}".casefold()
                if all(word in text for word in wanted):
                    found.append(clause)
        return tuple(found)

    def nearest(self, number: str) -> tuple[str, ...]:
        """Up to three numbers of clauses that somebody who typed `number` may have meant, likeliest first."""
        known = [clause.number for clause in self.clauses]
        same_letter = [one for one in known if one[0] == number[:1].upper()]
        return tuple(get_close_matches(number.upper(), same_letter or known, n=3, cutoff=0.3))

    def find(self, *words: str) -> tuple[Section, ...]:
        """What somebody asks for: sections, each with only the clauses that are wanted.

        words: numbers of clauses (`T4`), letters or numbers of sections (`T`, `5`), or words to search for;
        none: everything.
        Raises CastellError if there is no such clause or section, or if no clause has all the words.
        """
        if not words:
            return self.sections
        letters = tuple(section.letter for section in self.sections)
        if all(_is_name(word) for word in words):
            unknown = [word for word in words if not (self.clause(word) or self.section(word))]
            if unknown:
                raise CastellError(
                    *(
                        Fault.of("rules-unknown-clause", number=word, nearest=self.nearest(word))
                        if _NUMBER.fullmatch(word)
                        else Fault.of("rules-unknown-section", letter=word, sections=letters)
                        for word in unknown
                    )
                )
            sections = [section for word in words if (section := self.section(word))]
            clauses = [clause for word in words if (clause := self.clause(word))]
            wanted = (*clauses, *(clause for section in sections for clause in section.clauses))
        else:
            wanted = self.search(*words)
            if not wanted:
                raise CastellError(Fault.of("rules-nothing-found", words=" ".join(words), sections=letters))
        return tuple(
            Section(section.number, section.heading, kept)
            for section in self.sections
            if (kept := tuple(clause for clause in section.clauses if clause in wanted))
        )


def rules_text(language: str = FALLBACK) -> RulesText:
    """The rules in a language, or in English where that language has none."""
    return next(
        _load(name) for name in chain(language) if files(__package__).joinpath(name, "rules.md").is_file()
    )


@cache
def _load(language: str) -> RulesText:
    return parse(language, files(__package__).joinpath(language, "rules.md").read_text(encoding="utf-8"))


def parse(language: str, markdown: str) -> RulesText:
    """Read the rules from Markdown.

    Raises ValueError if there is text in a section before its first clause, or a section without clauses.
    """
    before, *rest = re.split(r"^(?=## )", markdown, flags=re.MULTILINE)
    title, _, opening = before.partition("\n")
    sections = tuple(_section(text) for text in rest)
    return RulesText(language, title.removeprefix("# "), opening.strip(), sections)


def _section(text: str) -> Section:
    head, _, body = text.partition("\n")
    opening = _SECTION.fullmatch(head)
    before, *parts = _CLAUSE.split(body)
    if opening is None or before.strip() or not parts:
        raise ValueError(f"not a section of clauses: {head}")
    clauses = [Clause(number, words.strip()) for number, words in zip(parts[::2], parts[1::2], strict=True)]
    return Section(int(opening[1]), opening[2], tuple(clauses))


def _is_name(word: str) -> bool:
    """Whether a word has the form of a clause's or a section's name rather than of a word to search for."""
    return len(word) == 1 or word.isdigit() or _NUMBER.fullmatch(word) is not None


def _without_sources(markdown: str) -> str:
    return _SOURCE.sub("", markdown).strip()


def plain(markdown: str) -> str:
    """Markdown of the rules as plain text, a paragraph on one line; tables and examples keep their lines."""
    return "\n".join(_plain_block(block) for block in markdown.split("\n\n"))


def _plain_block(block: str) -> str:
    if block.startswith("```"):
        return "\n".join(block.splitlines()[1:-1])
    if block.startswith("|"):
        head, _, *body = block.splitlines()
        rows = [[_bare(cell) for cell in row.strip("|").split("|")] for row in (head, *body)]
        width = max(len(row[0]) for row in rows)
        return "\n".join(f"{row[0]:{width}}  {'  '.join(row[1:])}".rstrip() for row in rows)
    return _bare(block)


def _bare(text: str) -> str:
    """A paragraph or a table's cell on one line, without Markdown's signs."""
    return re.sub(r"`([^`]*)`|\*{1,2}([^*`]+)\*{1,2}", r"\1\2", " ".join(text.split()))

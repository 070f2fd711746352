"""`castell rules`: the rules of the game on a terminal, in a pipe or as JSON.

What the clauses say, and how they are found, is in `castell.locale`; here is only how they are laid out.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from cyclopts import App

from castell.cli.common import JsonOption, WrongUsage, console, print_json
from castell.faults import Fault
from castell.locale import RulesText, Section, languages, rules_text, user_language
from castell.locale.rulebook import plain

if TYPE_CHECKING:
    from rich.console import Console

app = App(name="rules")

WIDEST = 100  # columns; longer lines are hard to read


@app.default
def rules(*words: str, sources: bool = False, language: str = "", json: JsonOption = False) -> None:
    """Read the rules of the game: all of them, or those you ask for.

    `castell rules T4` shows a clause, `castell rules T` (or `5`) a section, `castell rules festival` what is
    said of a word. A clause's number stands in brackets behind every message about a move that isn't allowed.

    Parameters
    ----------
    words
        Numbers of clauses, the letter or number of a section, or words to look for; nothing: all rules.
    sources
        Also say where each statement comes from: the game's source texts, reviews, or a house ruling.
    language
        The language to read in, for example en; by default that of your system.
    """
    if language and language not in languages():
        raise WrongUsage(Fault.of("cli-unknown-language", language=language, known=languages()))
    book = rules_text(language or user_language(os.environ))
    chosen = book.find(*words)
    out = console()
    if json:
        print_json(as_json(book, chosen, sources))
    elif out.is_terminal:
        _show(out, book, chosen, whole=not words, sources=sources)
    else:
        # Plain, a paragraph a line, so that other programs can search and cut it.
        opening = [book.title, plain(book.preface(sources))] if not words else []
        print("\n\n".join([*opening, *(section.text(sources) for section in chosen)]))


def as_json(book: RulesText, sections: tuple[Section, ...], sources: bool) -> dict[str, object]:
    """Clauses by section as plain JSON values."""
    return {
        "language": book.language,
        "sections": [
            {
                "number": section.number,
                "letter": section.letter,
                "title": section.title(sources),
                "clauses": [{"clause": one.number, "text": one.text(sources)} for one in section.clauses],
            }
            for section in sections
        ],
    }


def _show(out: Console, book: RulesText, sections: tuple[Section, ...], whole: bool, sources: bool) -> None:
    """Set in columns: the numbers of the clauses on the left, easy to find, their words beside them."""
    from rich.markdown import Markdown
    from rich.table import Table
    from rich.text import Text

    width = min(out.width, WIDEST)
    if whole:
        out.print(Text(book.title, "bold"), Markdown(book.preface(sources)), sep="\n\n", width=width)
    for section in sections:
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold cyan", no_wrap=True)
        table.add_column()
        for clause in section.clauses:
            table.add_row(clause.number, Markdown(clause.markdown(sources)))
        title = Text(f"\n{section.number}. {section.title(sources)}\n", "bold")
        out.print(title, table, sep="\n", width=width)

"""What people type, made into the notation: any case, spaces, and skills by their first letters."""

from __future__ import annotations

from castell.rules.skills import SKILLS


def as_notation(typed: str, festival: bool) -> str:
    """The text that was probably meant; what isn't understood comes back for the notation to refuse.

    festival: is a festival tower awaited? Then a bare tower is one to be shown.
    """
    text = "".join(typed.split())
    if text.startswith("^") and not text.startswith("^!"):
        named = [skill for skill in SKILLS if skill.startswith(text[1:].lower())]
        return f"^{named[0]}" if len(named) == 1 else text
    text = text.upper()
    if festival and text[:1].isalnum() and not text.startswith("F"):
        return f"F={text}"
    return text

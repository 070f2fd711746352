"""What is wrong, as a value: a message key, a clause of the rules and parameters.

Every refusal in Castell is a `Fault` until somebody must see it; only then does `castell.locale` turn it
into a sentence of the reader's language. The errors below carry faults through Python's own machinery.
"""

from __future__ import annotations

from dataclasses import dataclass

Param = str | int | tuple[str, ...] | tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong.

    key: the message's key in the Fluent files, for example `move-not-adjacent`.
    clause: the clause of the rules that is broken (`A2`), or `""` where no clause speaks.
    params: what the message needs to be exact, as sorted pairs of name and value.
    """

    key: str
    clause: str = ""
    params: tuple[tuple[str, Param], ...] = ()

    @staticmethod
    def of(key: str, clause: str = "", /, **params: Param) -> Fault:
        """A fault with its parameters given by name."""
        return Fault(key, clause, tuple(sorted(params.items())))

    @property
    def values(self) -> dict[str, Param]:
        """The parameters by name."""
        return dict(self.params)

    def to_json(self) -> dict[str, object]:
        """The fault as plain JSON values."""
        params = {name: list(value) if isinstance(value, tuple) else value for name, value in self.params}
        return {"key": self.key, "clause": self.clause, "params": params}


class CastellError(ValueError):
    """The base of Castell's errors: one or more faults; nothing was changed."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__(*faults)
        self.faults = faults

    @property
    def fault(self) -> Fault:
        """The first fault, most often the only one."""
        return self.faults[0]

    @property
    def clause(self) -> str:
        """The clause of the first fault."""
        return self.fault.clause

    def __str__(self) -> str:
        # Shown at last, so in words. The texts are imported here and not above: nothing else in the
        # rules needs them, and where the Fluent packages are missing the key itself still says what.
        try:
            from castell.locale import explain
        except ModuleNotFoundError:
            return "; ".join(f"{fault.key} {fault.values} ({fault.clause})" for fault in self.faults)
        return "; ".join(explain(fault) for fault in self.faults)


class InvalidNotation(CastellError):
    """A text that isn't in the notation of section 10 of the rules."""


class IllegalMove(CastellError):
    """A well-formed move that the rules don't allow at this moment."""


class InvalidEdition(CastellError):
    """An edition file that can't be read or contradicts itself: all its faults at once."""


class InvalidRecord(CastellError):
    """A record that can't be read, or that the rules refuse: line, clause and reason."""

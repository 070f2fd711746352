"""Points and who won, as values (E1 to E7)."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from castell.rules import scoring
from castell.rules.position import Position


@dataclass(frozen=True, slots=True)
class Score:
    """A seat's points by category, as they would count if the game ended now."""

    best_tower: int  # E2
    regions: int  # E3
    prizes: int  # E4
    size_tokens: int  # E5
    performances: int  # E6

    @property
    def total(self) -> int:
        """The sum (E1)."""
        return self.best_tower + self.regions + self.prizes + self.size_tokens + self.performances

    def to_json(self) -> dict[str, int]:
        """As in a record's result (section 10)."""
        return {**asdict(self), "total": self.total}


def scores(p: Position) -> tuple[Score, ...]:
    """The points of every seat."""
    return tuple(Score(*scoring.scores(p, seat)) for seat in range(p.box.players))


def winners(p: Position) -> tuple[int, ...]:
    """The seats that lead, or at the end have won (E7)."""
    return scoring.winners(p)

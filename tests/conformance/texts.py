"""Move texts to try on a game: legal ones gone wrong, those of other moments, and towers by chance.

Whether they are legal is asked of the referee; nothing here knows.
"""

from __future__ import annotations

from collections.abc import Sequence

from options import pick

from castell.rules.chance import Chance

LETTERS = "123456789X/@+^!.F=-ABCGILNRTVES0"
DIGITS = "123456789X"
MOST_KEPT = 400
KINDS = 4


class Texts:
    """A stock of texts that grows as a game goes on."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.kept: list[str] = []

    def keep(self, texts: Sequence[str]) -> None:
        """Remember some of the texts that are legal now for other moments."""
        for text in texts:
            if len(self.kept) < MOST_KEPT:
                self.kept.append(text)
            elif self.chance.below(8) == 0:
                self.kept[self.chance.below(MOST_KEPT)] = text

    def some(self, legal: Sequence[str], tiles: Sequence[str], hand: Sequence[int], count: int) -> list[str]:
        """So many texts to try.

        legal: what is listed now. tiles: ids to perform, in the row or not. hand: a colla, to build from.
        """
        return [self.one(legal, tiles, hand) for _ in range(count)]

    def one(self, legal: Sequence[str], tiles: Sequence[str], hand: Sequence[int]) -> str:
        kind = self.chance.below(KINDS)
        if kind == 0 and legal:
            return self.mutated(pick(self.chance, legal))
        if kind == 1 and self.kept:
            return pick(self.chance, self.kept)
        towers = [text for text in legal if "/" in text]
        if kind == 2 and towers:
            return self.retold(pick(self.chance, towers))
        head = pick(self.chance, ("F=", f"!{pick(self.chance, tiles)}=", f"^!{pick(self.chance, tiles)}="))
        return head + self.tower(hand)

    def mutated(self, text: str) -> str:
        """The text with a letter put in, taken out or replaced, or another beginning."""
        place = self.chance.below(len(text))
        change = self.chance.below(5)
        if change == 0:
            return text[:place] + text[place + 1 :]
        if change == 1:
            return text[:place] + pick(self.chance, LETTERS) + text[place:]
        if change == 2:
            return pick(self.chance, ("^", "!", "^!")) + text.lstrip("^!")
        return text[:place] + pick(self.chance, LETTERS) + text[place + 1 :]

    def retold(self, text: str) -> str:
        """A move with a tower, the tower changed a little and often still legal."""
        head, _, tower = text.partition("=")
        levels = [list(level) for level in tower.split("/")]
        place = self.chance.below(len(levels))
        change = self.chance.below(5)
        if change == 0 and len(levels) > 1:
            del levels[place]
        elif change == 1:
            levels[place].reverse()
        elif change == 2 and len(levels[place]) > 1:
            levels[place].pop()
        elif change == 3:
            levels[place].append(pick(self.chance, DIGITS))
        else:
            levels[place][self.chance.below(len(levels[place]))] = pick(self.chance, DIGITS)
        return f"{head}={'/'.join(''.join(level) for level in levels)}"

    def tower(self, hand: Sequence[int]) -> str:
        """A tower of castellers of the hand, laid greedily with levels of a size or of two, often legal."""
        left = sorted(hand, reverse=True)
        levels: list[str] = []
        width = 1 + self.chance.below(5)
        while left and width and len(levels) < 9:
            size = left[0]
            same = [casteller for casteller in left if casteller >= size - self.chance.below(2)]
            level = same[:width]
            levels.append("".join(DIGITS[casteller - 1] for casteller in level))
            for casteller in level:
                left.remove(casteller)
            if self.chance.below(3):
                left = [casteller for casteller in left if casteller < level[-1]]
            width = len(level) - self.chance.below(2)
        return "/".join(levels) or "5"

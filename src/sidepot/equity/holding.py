"""Whether players can all hold a hand of their lists at once: a search that gives up rather than take for ever."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

MOST_LOOKS = 1_000_000
"""Hands the search looks at before it gives up: a tenth of a second or so."""


class TooHard(ValueError):
    """Nobody can tell in reasonable time."""


def can_hold(listed: Sequence[Sequence[int]]) -> bool:
    """Whether each list of card sets has one that shares no card with the others'; TooHard after `MOST_LOOKS`."""
    try:
        return _Search(listed).found(0, 0)
    except TooHard:
        if _outnumbered(listed):
            return False
        raise


def _outnumbered(listed: Sequence[Sequence[int]]) -> bool:
    """Whether players with the same hands, or all of them, are more than a few cards that each hand has one of."""
    alike = Counter(map(tuple, listed))
    together = tuple({bits for hands in listed for bits in hands}), len(listed)
    return any(len(_in_every_hand(hands)) < players for hands, players in (*alike.items(), together))


def _in_every_hand(hands: Sequence[int]) -> list[int]:
    """A few cards, as sets of one, such that every hand has one of them: the commonest first."""
    found = []
    while hands:
        count = Counter(1 << at for bits in hands for at in range(bits.bit_length()) if bits >> at & 1)
        found.append(max(count, key=count.__getitem__))
        hands = [bits for bits in hands if not bits & found[-1]]
    return found


class _Search:
    """Player after player, those with the fewest cards to choose from first."""

    def __init__(self, listed: Sequence[Sequence[int]]) -> None:
        listed = sorted(listed, key=lambda hands: (_union(hands).bit_count(), len(hands)))
        self.listed = listed
        self.cards = [_union([_union(hands) for hands in listed[at:]]) for at in range(len(listed))]
        """What this player and those after hold cards of."""
        self.needed = [sum(hands[0].bit_count() for hands in listed[at:] if hands) for at in range(len(listed))]
        self.failed: set[tuple[int, int]] = set()
        self.looks = 0
        self.hopeless = any(not hands for hands in listed) or self._crowded()

    def _crowded(self) -> bool:
        """Whether the first players, however many, need more cards than their hands have between them."""
        cards = needed = 0
        for hands in self.listed:
            cards |= _union(hands)
            needed += hands[0].bit_count()
            if needed > cards.bit_count():
                return True
        return False

    def found(self, at: int, taken: int) -> bool:
        """Whether the players from *at* on can hold hands without the cards that are taken."""
        if self.hopeless or at == len(self.listed):
            return not self.hopeless
        taken &= self.cards[at]
        if (self.cards[at] & ~taken).bit_count() < self.needed[at] or (at, taken) in self.failed:
            return False
        hands = self.listed[at]
        self.looks += len(hands)
        if self.looks > MOST_LOOKS:
            raise TooHard
        if any(self.found(at + 1, taken | bits) for bits in hands if not bits & taken):
            return True
        self.failed.add((at, taken))
        return False


def _union(hands: Sequence[int]) -> int:
    cards = 0
    for bits in hands:
        cards |= bits
    return cards

"""What every writer needs: a text, what it could not say, and a refusal where a format can't tell a hand at all."""

from __future__ import annotations

from msgspec import Struct

from sidepot.history.record import About
from sidepot.rules import Rules
from sidepot.words import Phrase, phrase, words
from sidepot.words.refusal import Wrong

_ALIKE = ("standard", "tda", "online")
"""Houses by whose rules hands are read where a format states none: what is legal in one of them is in the others."""


class Lost(str):
    """Something that a format has no place for, in English words; `told` has them in any language."""

    message: str
    given: dict[str, object]

    @property
    def phrase(self) -> Phrase:
        """In no language yet."""
        return Phrase(self.message, self.given)

    def told(self, language: str) -> str:
        """In words."""
        return self.phrase.told(language)


def left_out(what: str, **given: object) -> Lost:
    """What is told by a message `history-lost-…`."""
    message = f"history-lost-{what}"
    found = Lost(words("en")(message, **given))
    found.message, found.given = message, given
    return found


class Written(Struct, frozen=True):
    """A hand in some format, and what that format could not say of it."""

    text: str
    lost: tuple[Lost, ...] = ()


class CantSay(Wrong):
    """A hand that a format can't tell: another game, a limit it has no name for.

    Made of the end of a message `history-cant-…`, and the format as in `history-format-…`.
    """

    def __init__(self, why: str, format: str, /, **given: object) -> None:
        super().__init__(f"history-cant-{why}", format=phrase(f"history-format-{format}"), **given)


def house_not_told(rules: Rules) -> tuple[Lost, ...]:
    """What is lost where a format has no place for a house's rules: others may be assumed by whoever reads it."""
    return () if rules.house in _ALIKE else (left_out("house"),)


def not_beside(about: About) -> list[Lost]:
    """What surrounds a hand and has no place in a format of hands alone."""
    occasion = about.occasion
    bounties = occasion is not None and (occasion.bounties or occasion.bounties_won)
    found = {"chat": about.notes, "away": about.away, "all-bounties": bounties, "tournament": occasion}
    return [left_out(what) for what, there in found.items() if there]

"""What every writer needs: a text, what it could not say, and a refusal where a format can't tell a hand at all."""

from __future__ import annotations

from msgspec import Struct

from sidepot.history.record import About
from sidepot.rules import Rules

_ALIKE = ("standard", "tda", "online")
"""Houses by whose rules hands are read where a format states none: what is legal in one of them is in the others."""


class Written(Struct, frozen=True):
    """A hand in some format, and what that format could not say of it."""

    text: str
    lost: tuple[str, ...] = ()


class CantSay(ValueError):
    """A hand that a format can't tell: another game, a limit it has no name for."""


def house_not_told(rules: Rules) -> tuple[str, ...]:
    """What is lost where a format has no place for a house's rules: others may be assumed by whoever reads it."""
    return () if rules.house in _ALIKE else ("the rules of the house",)


def not_beside(about: About) -> list[str]:
    """What surrounds a hand and has no place in a format of hands alone."""
    occasion = about.occasion
    bounties = occasion is not None and (occasion.bounties or occasion.bounties_won)
    found = {"chat, and what else happened at the table": about.notes, "who sat out": about.away, "bounties": bounties,
             "the tournament": occasion}  # fmt: skip
    return [what for what, there in found.items() if there]

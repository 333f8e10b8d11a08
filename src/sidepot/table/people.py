"""Who sits in a chair, and what they owe, plan and agree to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from sidepot.copying import made_by_call, never_copied
from sidepot.table.ledger import account

STRADDLE, BUTTON_STRADDLE, BOMB_POT, RUN_TWICE = "straddle", "button-straddle", "bomb-pot", "run-twice"
WAIT, POST, BUTTON = "wait", "post", "button"
ENTRIES = (WAIT, POST, BUTTON)
PAT = "stand-pat"
PLANS = ("none", "check-fold", "check", "call", "call-fold", "call-any", PAT)
_PLANS_TO_CALL = ("none", "check-fold", "call", "call-fold", "call-any")
_PLANS_FREE = ("none", "check-fold", "check", "call-any")
PLANS_DRAWING = ("none", PAT)
"""What can be planned while others draw."""
LASTING = ("none", "call-fold", "call-any", PAT)
"""Plans that hold whatever a call costs by then."""


def plans_at(price: int) -> tuple[str, ...]:
    """The plans that make sense at a price."""
    return _PLANS_TO_CALL if price else _PLANS_FREE


class Left(Struct, frozen=True, array_like=True):
    """Who got up: with how many chips, until when that counts (`rathole`), and whether they owed a small blind."""

    chips: int
    until: int
    owes_sb: bool = False


class Gone(Struct, frozen=True, array_like=True):
    """Who left a game: at the end of which hand, with how many chips, and what they had when it began."""

    player: str
    hand: int
    chips: int
    had: int


class Person:
    """Somebody in a chair. Only the table changes it."""

    __slots__ = (
        "agrees", "aside", "at_blind", "auto", "away", "bank", "chair", "chips", "entry", "fresh", "graced", "joining",
        "leaving", "moves_to", "name", "online", "out", "owes_bb", "owes_sb", "pending", "plan", "price", "rebuys",
        "seat", "tops_up",
    )  # fmt: skip
    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, name: str, chair: int, chips: int, bank: int) -> None:
        self.name = name
        self.chair = chair
        self.chips = chips
        self.bank = bank
        self.seat = -1
        self.pending = 0
        """Chips bought in the middle of a hand."""
        self.aside = 0
        """Chips that the hand in play can't cost (X20)."""
        self.tops_up = self.rebuys = 0
        """What a stack is filled up to after each hand, and what is bought when nothing is left; 0 for not."""
        self.moves_to = -1
        """The chair to move to at the end of the hand."""
        self.entry = WAIT
        self.owes_sb = self.owes_bb = False
        self.fresh = False
        """Has to come in outside the blinds, without owing anything (V43)."""
        self.joining = False
        """Owes the big blind for coming in, and nothing that passes until then (C5)."""
        self.out = False
        """Sits out."""
        self.away = False
        """Did not act in time: the table acts."""
        self.leaving = False
        self.online = True
        self.graced = False
        self.at_blind = False
        self.plan = "none"
        self.price = 0
        self.agrees: frozenset[str] = frozenset()
        self.auto = False
        """Something may be done without asking: leaving, away, or a plan."""

    @property
    def account(self) -> str:
        """The account of their chips."""
        return account(self.name)

    @property
    def owes(self) -> bool:
        """Cannot simply be dealt in."""
        return self.owes_sb or self.owes_bb or self.fresh

    def look(self) -> None:
        """See again whether the table may act for them."""
        self.auto = self.leaving or self.away or self.plan != "none"

    def settled(self) -> None:
        """Dealt in and paid: nothing is owed."""
        self.owes_sb = self.owes_bb = self.fresh = self.joining = False
        self.entry = WAIT

    def came_from(self, other: Person) -> None:
        """Bring along what somebody had at another table of the same game."""
        self.bank, self.online, self.agrees = other.bank, other.online, other.agrees
        self.out, self.away = other.out, other.away
        self.look()

    def state(self) -> tuple[object, ...]:
        """Everything about them."""
        return tuple([getattr(self, name) for name in self.__slots__])

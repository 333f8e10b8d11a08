"""What a player may ask for, and the reasons why a hand refuses it."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from msgspec import Struct
from msgspec.structs import force_setattr

from sidepot.cards import Card, cards
from sidepot.words import Phrase, phrase
from sidepot.words.refusal import Sayable, Wrong


class Fold(Struct, frozen=True, tag="fold"):
    """Give up the hand."""


class Check(Struct, frozen=True, tag="check"):
    """Pass, where one's own wager equals the highest."""


class Call(Struct, frozen=True, tag="call"):
    """Pay the difference, or all chips if fewer."""


class RaiseTo(Struct, frozen=True, tag="raise"):
    """Make the wager *to* chips this street. A bet is a raise from nothing."""

    to: int


class AllIn(Struct, frozen=True, tag="all-in"):
    """Put in every chip: a call or a raise, whichever it comes to."""


class Discard(Struct, frozen=True, tag="discard"):
    """Throw one hole card away; the card may be given as text."""

    card: int

    def __post_init__(self) -> None:
        force_setattr(self, "card", Card(self.card))


class Draw(Struct, frozen=True, tag="draw"):
    """Throw cards away for as many new ones; no card is standing pat. Cards may be given as text."""

    cards: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if not _are_cards(self.cards):
            found = [card if type(card) is Card else Card(card) for card in self.cards]
            force_setattr(self, "cards", tuple(found))


def _are_cards(given: Any) -> bool:
    """Whether this is a tuple of cards, so that there is nothing to look up."""
    if type(given) is not tuple:
        return False
    for card in given:  # noqa: SIM110  compiled, a generator would take longer than the rest
        if type(card) is not Card:
            return False
    return True


class BringIn(Struct, frozen=True, tag="bring-in"):
    """Pay the bring-in, where the cards ask for one."""


class Show(Struct, frozen=True, tag="show"):
    """Show the hand, where the house asks."""


class Muck(Struct, frozen=True, tag="muck"):
    """Give up the hand at the showdown without showing it, where the house asks."""


Action = Fold | Check | Call | RaiseTo | AllIn | BringIn | Discard | Draw | Show | Muck


class Illegal(StrEnum):
    """Why an action is refused: stable codes."""

    NOT_YOUR_TURN = "not-your-turn"
    HAND_OVER = "hand-over"
    FOLDED = "folded"
    ALL_IN = "all-in"
    NOT_AN_ACTION = "not-an-action"
    NOT_CHIPS = "not-chips"
    CANNOT_CHECK = "cannot-check"
    FREE_TO_CHECK = "free-to-check"
    NOTHING_TO_CALL = "nothing-to-call"
    NOT_ENOUGH_CHIPS = "not-enough-chips"
    BET_TOO_SMALL = "bet-too-small"
    BELOW_MIN = "below-min"
    ABOVE_MAX = "above-max"
    CAPPED = "capped"
    RAISING_CLOSED = "raising-closed"
    NO_ONE_TO_CALL = "no-one-to-call"
    MUST_DISCARD = "must-discard"
    NO_DISCARD_DUE = "no-discard-due"
    NOT_YOUR_CARD = "not-your-card"
    MUST_DRAW = "must-draw"
    NO_DRAW_DUE = "no-draw-due"
    TOO_MANY_CARDS = "too-many-cards"
    MUST_BRING_IN = "must-bring-in"
    NO_BRING_IN_DUE = "no-bring-in-due"
    AT_SHOWDOWN = "at-showdown"
    NO_SHOWDOWN = "no-showdown"


class IllegalAction(Sayable, ValueError):
    """An action against the rules; the hand has not changed. The number of the *rule* follows the sentence."""

    def __init__(self, reason: Illegal, rule: str, **given: object) -> None:
        super().__init__(reason)
        self.reason, self.rule, self.message, self.given = reason, rule, reason.value, given

    @property
    def sentence(self) -> Phrase:
        """The sentence, and the rule's number."""
        return phrase("mistake-by-rule", why=self.phrase, rule=self.rule)


class Refused(ValueError):
    """Something that makes no sense now: an unknown seat, a hand that has not ended."""


class Nonsense(Wrong, Refused):
    """The same, told by a message of the catalogue."""


_LETTERS: dict[str, Action] = {
    "f": Fold(), "x": Check(), "c": Call(), "a": AllIn(), "b": BringIn(), "s": Show(), "m": Muck(), "d-": Draw(),
}  # fmt: skip
_LETTER_OF = {type(action): letter for letter, action in _LETTERS.items()}


def parse_action(text: str, drawing: bool = False) -> Action:
    """One action of a line: `f`, `x`, `c`, `r600`, `a`, `b`, `d7c`, `d7c2d`, `d-`, at a showdown that asks `s`, `m`.

    One card thrown away is a draw where somebody is *drawing*, else a discard.
    """
    known = _LETTERS.get(text)
    if known is not None:
        return known
    if text[:1] == "r" and text[1:].isascii() and text[1:].isdigit():
        return RaiseTo(int(text[1:]))
    if text[:1] == "d" and len(text) >= 3:
        thrown = cards(text[1:])
        return Discard(thrown[0]) if len(thrown) == 1 and not drawing else Draw(thrown)
    raise Wrong("mistake-no-action", given=repr(text))


def parse_line(line: str) -> list[Action]:
    """The actions of a line, with spaces between them."""
    return [parse_action(word) for word in line.split()]


def show_action(action: Action) -> str:
    """An action as a line writes it."""
    match action:
        case RaiseTo(to):
            return f"r{to}"
        case Discard(card):
            return f"d{Card(card)}"
        case Draw(thrown) if thrown:
            return "d" + "".join([str(Card(card)) for card in thrown])
    return _LETTER_OF[type(action)]


def is_whole(number: Any) -> bool:
    """Whether this is a plain whole number, as chips and seats are; true and false are none."""
    return type(number) is int

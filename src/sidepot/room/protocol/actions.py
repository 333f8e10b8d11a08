"""What a player does in a hand, as a client says it and as the engine takes it."""

from __future__ import annotations

from sidepot.cards import Card
from sidepot.engine import actions
from sidepot.room.protocol.fields import CardText, Chips, In


class Fold(In, frozen=True, tag="fold"):
    """Give up the hand."""


class Check(In, frozen=True, tag="check"):
    """Pass, where nothing is owed."""


class Call(In, frozen=True, tag="call"):
    """Pay what is owed, or all chips if fewer."""


class Raise(In, frozen=True, tag="raise"):
    """Bet, or raise: make the wager *to* chips on this street."""

    to: Chips


class AllIn(In, frozen=True, tag="all-in"):
    """Put in every chip."""


class Discard(In, frozen=True, tag="discard"):
    """Throw one hole card away."""

    card: CardText


class Draw(In, frozen=True, tag="draw"):
    """Throw cards away for as many new ones; none is standing pat."""

    cards: list[CardText]


class BringIn(In, frozen=True, tag="bring-in"):
    """Pay the bring-in, where a card asks for it."""


class Show(In, frozen=True, tag="show"):
    """Show the hand, where the house asks."""


class Muck(In, frozen=True, tag="muck"):
    """Give the hand up unseen, where the house asks."""


Action = Fold | Check | Call | Raise | AllIn | Discard | Draw | BringIn | Show | Muck

_PLAIN: dict[type, actions.Action] = {
    Fold: actions.Fold(), Check: actions.Check(), Call: actions.Call(), AllIn: actions.AllIn(),
    BringIn: actions.BringIn(), Show: actions.Show(), Muck: actions.Muck(),
}  # fmt: skip


def engine_action(action: Action) -> actions.Action:
    """The engine's action; ValueError for a card that is none."""
    match action:
        case Raise(to):
            return actions.RaiseTo(to)
        case Discard(card):
            return actions.Discard(Card(card))
        case Draw(thrown):
            return actions.Draw(tuple([Card(card) for card in thrown]))
    return _PLAIN[type(action)]

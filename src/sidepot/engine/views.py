"""What each seat and the rail may see. This is the only place that hides cards.

The one rule it keeps: nothing in a view depends on a card its viewer may not see.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from sidepot.cards import Card
from sidepot.engine.actions import Refused, is_chips
from sidepot.engine.events import DealtHole, Discarded, Event, decode
from sidepot.engine.hand import Hand
from sidepot.engine.options import Options
from sidepot.engine.results import Pot, Result
from sidepot.rules import Rules

Hidden = tuple[Card | None, ...]

_BACKS: tuple[Hidden, ...] = tuple((None,) * many for many in range(8))


class View(Struct, frozen=True):
    """A hand as one seat (or the rail, seat None) sees it; a card that may not be seen is None."""

    seat: int | None
    rules: Rules
    players: int
    button: int
    blinds_at: tuple[int | None, int | None]
    street: str
    board: tuple[Card, ...]
    second_board: tuple[Card, ...]
    holes: tuple[Hidden, ...]
    stacks: tuple[int, ...]
    wagers: tuple[int, ...]
    paid: tuple[int, ...]
    pots: tuple[Pot, ...]
    inside: tuple[int, ...]
    all_in: tuple[int, ...]
    turn: int | None
    options: Options | None
    over: bool
    result: Result | None
    log: tuple[Event, ...]

    @property
    def hole(self) -> Hidden:
        """The viewer's own cards."""
        return () if self.seat is None else self.holes[self.seat]


def view(hand: Hand, seat: int | None) -> View:
    """What a seat may see of a hand; None is the rail."""
    if seat is not None and (not is_chips(seat) or not 0 <= seat < hand.players):
        raise Refused(f"there is no seat {seat!r}: 0 to {hand.players - 1}, or None for the rail")
    return _view(hand, seat, -1 if seat is None else seat)


def _view(hand: Hand, seat: int | None, viewer: int) -> View:
    return View(
        seat,
        hand.rules,
        hand.n,
        hand.bets.button,
        hand.blinds_at,
        hand.street,
        hand.cards.board_cards(0),
        hand.second_board,
        tuple([_hole(hand, owner, viewer) for owner in range(hand.n)]),
        hand.bets.row(0),
        hand.bets.row(1),
        hand.bets.row(2),
        hand.pots,
        hand.inside,
        hand.all_in,
        hand.turn,
        _options(hand, viewer),
        hand.phase == 3,
        hand.result,
        tuple(_log(hand, viewer)),
    )


def _log(hand: Hand, viewer: int) -> list[Event]:
    """The log as a seat sees it, kept with the hand: what is new is looked at once."""
    if hand.seen is None:
        hand.seen = {}
    seen = hand.seen.get(viewer)
    if seen is None:
        # the first place counts the entries that were looked at
        seen = hand.seen[viewer] = [0]
    if seen[0] < hand.codes.count:
        for event in decode(hand.cards, hand.pots_final, hand.codes.part(seen[0], hand.codes.count)):
            seen.append(_hidden(event, viewer))
        seen[0] = hand.codes.count
    return seen[1:]


def hide(event: Event, seat: int | None) -> Event:
    """An event as a seat (None: the rail) may see it."""
    return _hidden(event, -1 if seat is None else seat)


def _hidden(event: Event, viewer: int) -> Event:
    kind = type(event)
    if kind is DealtHole and event.seat != viewer:  # type: ignore[union-attr]
        return DealtHole(event.seat, _BACKS[len(event.cards)])  # type: ignore[union-attr]
    if kind is Discarded and event.seat != viewer:  # type: ignore[union-attr]
        return Discarded(event.seat, None)  # type: ignore[union-attr]
    return event


def _hole(hand: Hand, owner: int, viewer: int) -> Hidden:
    if owner == viewer or hand.shown >> owner & 1:
        return hand.cards.hole_cards(owner)
    return _BACKS[hand.cards.held(owner)]


def _options(hand: Hand, viewer: int) -> Options | None:
    if viewer >= 0 and (viewer == hand.turn_seat() or (hand.phase == 1 and hand.waiting >> viewer & 1)):
        return hand._options(viewer)
    return None


def plain(value: Any) -> Any:
    """Values as plain data for JSON: cards as text, structs and options as dicts."""
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, Options):
        return value.to_dict()
    if isinstance(value, Rules):
        return {"house": value.house, **plain(value.dials)}
    if isinstance(value, Struct):
        fields = {name: plain(getattr(value, name)) for name in value.__struct_fields__}
        tag = value.__struct_config__.tag
        return fields if tag is None else {"type": tag, **fields}
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    return value

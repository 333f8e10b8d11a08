"""What each seat and the rail may see. This is the only place that hides cards.

The one rule it keeps: nothing in a view depends on a card its viewer may not see.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sidepot.cards import Card
from sidepot.engine.actions import Refused, is_chips
from sidepot.engine.events import DealtHole, Discarded, Event
from sidepot.engine.hand import Hand
from sidepot.engine.options import Options
from sidepot.engine.results import Pot, Result
from sidepot.rules import Rules

Hidden = tuple[Card | None, ...]


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
    return View(
        seat=seat,
        rules=hand.rules,
        players=hand.players,
        button=hand.button,
        blinds_at=hand.blinds_at,
        street=hand.street,
        board=hand.board,
        second_board=hand.second_board,
        holes=tuple([_hole(hand, owner, seat) for owner in range(hand.players)]),
        stacks=hand.stacks,
        wagers=hand.wagers,
        paid=hand.paid,
        pots=hand.pots,
        inside=hand.inside,
        all_in=hand.all_in,
        turn=hand.turn,
        options=_options(hand, seat),
        over=hand.over,
        result=hand.result,
        log=tuple([hide(event, seat) for event in hand.log]),
    )


def hide(event: Event, seat: int | None) -> Event:
    """An event as a seat (None: the rail) may see it."""
    match event:
        case DealtHole(owner, cards) if owner != seat:
            return DealtHole(owner, (None,) * len(cards))
        case Discarded(owner) if owner != seat:
            return replace(event, card=None)
    return event


def own(hand: Hand, seat: int) -> tuple[Hidden, Options | None]:
    """What a seat sees and the rail does not: its cards, and its options when they are asked for."""
    return _hole(hand, seat, seat), _options(hand, seat)


def _hole(hand: Hand, owner: int, seat: int | None) -> Hidden:
    cards = hand.hole_cards(owner)
    seen = owner == seat or hand.shown >> owner & 1
    return cards if seen else (None,) * len(cards)


def _options(hand: Hand, seat: int | None) -> Options | None:
    if seat is not None and (seat == hand.turn or seat in hand.owing_discards):
        return hand.options_of(seat)
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

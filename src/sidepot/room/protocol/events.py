"""Events of a table as plain data: seats become names, cards become text. Hiding happened before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sidepot.cards import DECK, Card
from sidepot.engine import Result, plain
from sidepot.engine import events as hand
from sidepot.table.events import (
    Event,
    HandEnded,
    HandSeen,
    Played,
    RabbitHunted,
    RulesWillChange,
    RunTwiceAsked,
    ShowedAfter,
)

_TEXT: dict[Card | None, str | None] = {None: None, **{card: str(card) for card in DECK}}


def cards(given: Sequence[Card | None]) -> list[str | None]:
    """Cards as text; None for a hidden one."""
    return [_TEXT[card] for card in given]


def hand_event(event: hand.Event, names: Sequence[str], result: Result | None = None) -> dict[str, Any]:
    """An event of a hand; the seat is told by its player's name, and of chips that were won with what, by *result*."""
    data: dict[str, Any] = {"type": event.__struct_config__.tag}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field == "seat":
            data["player"] = names[value]
        elif field == "cards" and not isinstance(value, int):  # a reshuffle tells only how many
            data["cards"] = cards(value)
        elif field == "card":
            data["card"] = None if value is None else str(value)
        else:
            data[field] = value
    if result is not None and isinstance(event, hand.Won):
        data.update(result.won_with(event.pot, event.board, event.low))
    return data


def table_event(
    event: Event, result: Result | None = None, ahead: dict[str, Any] | None = None
) -> list[dict[str, Any]]:
    """An event of a table; those of a hand come one by one. *ahead*: the move because of which players are asked."""
    if isinstance(event, Played):
        return [hand_event(part, event.players, result) for part in event.events]
    if isinstance(event, RunTwiceAsked):
        told = {"players": event.players, "until": event.until}
        return [{"type": event.__struct_config__.tag, **told, **({"after": ahead} if ahead else {})}]
    if isinstance(event, RulesWillChange):
        return [{"type": "rules-will-change", "rules": plain(event.rules)}]
    if isinstance(event, HandEnded):
        return [{"type": "hand-ended", "hand": event.hand}]
    if isinstance(event, ShowedAfter | RabbitHunted):
        return [{"type": event.__struct_config__.tag, "player": event.player, "cards": cards(event.cards)}]
    if isinstance(event, HandSeen):
        told = {"player": event.player, "whose": event.whose, "cards": cards(event.cards)}
        return [{"type": event.__struct_config__.tag, **told}]
    data = {field: getattr(event, field) for field in event.__struct_fields__ if field != "rules"}
    return [{"type": event.__struct_config__.tag, **data}]

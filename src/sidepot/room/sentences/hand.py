"""A hand that is over, told from the events that went over the line or stand in the record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from sidepot.cards import Card
from sidepot.engine import Result
from sidepot.engine.events import Event
from sidepot.engine.results import Award
from sidepot.engine.sentences import hand_lines
from sidepot.ranks.hand_names import HandName

_KINDS: dict[str, Any] = {kind.__struct_config__.tag: kind for kind in get_args(Event)}


def lines_of(events: Sequence[dict[str, Any]], players: Sequence[str], language: str = "en") -> list[str]:
    """The sentences of a hand."""
    return hand_lines([_event(each, players) for each in events], players, _result(events, players), language)


def _event(told: dict[str, Any], players: Sequence[str]) -> Event:
    kind = _KINDS[told["type"]]
    return kind(*[_field(field, told, players) for field in kind.__struct_fields__])  # type: ignore[no-any-return]


def _field(field: str, told: dict[str, Any], players: Sequence[str]) -> Any:
    if field == "seat":
        return players.index(told["player"])
    value = told[field]
    if field == "cards" and not isinstance(value, int):
        return tuple([None if card is None else Card(card) for card in value])
    return tuple(value) if isinstance(value, list) else value


def _result(events: Sequence[dict[str, Any]], players: Sequence[str]) -> Result:
    """What won it, as far as sentences need it."""
    won = [told for told in events if told["type"] == "won"]
    several = any(told["pot"] for told in [*won, *[each for each in events if each["type"] == "pot-made"]])
    shared: dict[tuple[int, int, bool], list[dict[str, Any]]] = {}
    for told in won:
        shared.setdefault((told["pot"], told["board"], told["low"]), []).append(told)
    awards = [
        Award(
            pot, several, board, low, sum([part["amount"] for part in parts]),
            {players.index(part["player"]): part["amount"] for part in parts},
            _name(parts[0].get("hand")), parts[0].get("half", ""),
        )
        for (pot, board, low), parts in shared.items()
    ]  # fmt: skip
    boards = 2 if any(told["board"] for told in won) else 1
    return Result((), (), (), (), (), tuple(awards), 0, 0, {}, boards)


def _name(given: Any) -> HandName | None:
    return given if given is None or isinstance(given, HandName) else HandName(*given)

"""What happened in a hand as messages of the catalogue: for logs, hand records and terminals, in any language.

The page has the same in `js/shared/event-lines.js`; a test holds both to the same sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from sidepot.engine.events import (
    Anted,
    Called,
    Checked,
    Dealt,
    DealtBoard,
    Died,
    Discarded,
    Drew,
    Dropped,
    Event,
    Folded,
    Mucked,
    Posted,
    RaisedTo,
    Raked,
    Reshuffled,
    Returned,
    Showed,
    Won,
)
from sidepot.engine.results import Result
from sidepot.words import Phrase, phrase, words


def shown_cards(cards: Iterable[object]) -> str:
    """Cards with spaces between; a hidden one is "??"."""
    return " ".join("??" if card is None else str(card) for card in cards)


def dashed(what: str) -> str:
    """The end of a message's name: `dead-blind`."""
    return what.replace(" ", "-")


def street_phrase(street: str) -> Phrase | str:
    """What a street is called; that of a house's own game by the name the house gave it."""
    message = f"street-{dashed(street)}"
    return phrase(message) if words("en").has(message) else street


def hand_phrase(event: Event, names: Sequence[str]) -> Phrase | None:
    """An event of a hand as a message and its arguments; None for what needs no words, and for chips that were won."""
    if isinstance(event, DealtBoard):
        message = "event-dealt-board-again" if event.board else "event-dealt-board"
        return phrase(message, street=street_phrase(event.street), cards=shown_cards(event.cards))
    if isinstance(event, Reshuffled):
        return phrase("event-reshuffled", count=event.cards)
    if isinstance(event, Raked):
        return phrase("event-raked", amount=event.amount)
    if isinstance(event, Dropped):
        return phrase("event-dropped", count=event.amount)
    tell = _TOLD.get(type(event))
    if tell is None:
        return None
    told = tell(event, names[event.seat])  # type: ignore[union-attr]
    return phrase("event-and-all-in", told=told) if told is not None and getattr(event, "all_in", False) else told


def _dealt(event: Dealt, who: str) -> Phrase | None:
    seen = [card for card in event.cards if card is not None]
    return phrase("event-dealt", who=who, cards=shown_cards(seen)) if seen else None


def _discarded(event: Discarded, who: str) -> Phrase:
    if event.onto_board:
        return phrase("event-discarded-onto-board", who=who, cards=shown_cards(event.cards))
    if None in event.cards:
        return phrase("event-discarded-unseen", who=who, count=len(event.cards))
    return phrase("event-discarded", who=who, cards=shown_cards(event.cards))


def _drew(event: Drew, who: str) -> Phrase:
    count = len(event.cards)
    if not count:
        return phrase("event-stood-pat", who=who)
    if None in event.cards:
        return phrase("event-drew", who=who, count=count)
    return phrase("event-drew-seen", who=who, count=count, cards=shown_cards(event.cards))


def _anted(event: Anted, who: str) -> Phrase:
    message = "event-anted" if event.what == "ante" else f"event-anted-{dashed(event.what)}"
    return phrase(message, who=who, amount=event.amount)


_TOLD: dict[type, Callable[[Any, str], Phrase | None]] = {
    Folded: lambda event, who: phrase("event-folded", who=who),
    Checked: lambda event, who: phrase("event-checked", who=who),
    Called: lambda event, who: phrase("event-called", who=who, amount=event.amount),
    RaisedTo: lambda event, who: phrase(f"event-{event.verb}", who=who, to=event.to),
    Anted: _anted,
    Posted: lambda event, who: phrase(f"event-posted-{dashed(event.what)}", who=who, amount=event.amount),
    Discarded: _discarded,
    Drew: _drew,
    Died: lambda event, who: phrase("event-died", who=who),
    Dealt: _dealt,
    Showed: lambda event, who: phrase("event-showed", who=who, cards=shown_cards(event.cards)),
    Mucked: lambda event, who: phrase("event-mucked", who=who),
    Returned: lambda event, who: phrase("event-returned", who=who, amount=event.amount),
}


def antes_together(log: Iterable[Event]) -> Iterator[Event]:
    """The same events, with the antes that a player pays one after the other as one: a bomb pot has two."""
    paid: Anted | None = None
    for event in log:
        if isinstance(event, Anted) and event.what == "ante":
            if paid is not None and paid.seat == event.seat:
                paid = Anted(event.seat, paid.amount + event.amount, event.what, event.all_in)
                continue
            if paid is not None:
                yield paid
            paid = event
            continue
        if paid is not None:
            yield paid
            paid = None
        yield event
    if paid is not None:
        yield paid


def hand_lines(log: Iterable[Event], names: Sequence[str], result: Result | None, language: str = "en") -> list[str]:
    """A hand, or the part of one that *log* is, in sentences; who won what as *result* has it, once it is over."""
    lines: list[str] = []
    shared = None if result is None else result.shared(names, language)
    for event in antes_together(log):
        if isinstance(event, Won):
            lines += shared or []
            shared = None
            continue
        told = hand_phrase(event, names)
        if told is not None:
            lines.append(told.told(language))
    return lines

"""What happened in a hand as messages of the catalogue: for logs, hand records and terminals, in any language.

The terminal draws the cards and says "you" (`sidepot.cli.sentences`). The page has the same in
`js/shared/event-lines.js`; a test holds both to the same sentences.
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


def event_message(event: Event, names: Sequence[str]) -> tuple[str, dict[str, Any]] | None:
    """The message of an event and its arguments, cards as cards; None for what needs no words, and for chips won."""
    tell = _TOLD.get(type(event))
    if tell is None:
        return None
    found = tell(event)
    if found is not None and (seat := getattr(event, "seat", None)) is not None:
        found[1]["who"] = names[seat]
    return found


def hand_phrase(event: Event, names: Sequence[str]) -> Phrase | None:
    """The same as a sentence, with cards as text and with "all-in" where it was."""
    found = event_message(event, names)
    if found is None:
        return None
    message, given = found
    if "cards" in given:
        given["cards"] = shown_cards(given["cards"])
    told = Phrase(message, given)
    return phrase("event-and-all-in", told=told) if getattr(event, "all_in", False) else told


_Told = tuple[str, dict[str, Any]]


def _anted(event: Anted) -> _Told:
    return "event-anted" if event.what == "ante" else f"event-anted-{dashed(event.what)}", {"amount": event.amount}


def _dealt(event: Dealt) -> _Told | None:
    seen = [card for card in event.cards if card is not None]
    return ("event-dealt", {"cards": seen}) if seen else None


def _dealt_board(event: DealtBoard) -> _Told:
    message = "event-dealt-board-again" if event.board else "event-dealt-board"
    return message, {"street": street_phrase(event.street), "cards": event.cards}


def _discarded(event: Discarded) -> _Told:
    if event.onto_board:
        return "event-discarded-onto-board", {"cards": event.cards}
    if None in event.cards:
        return "event-discarded-unseen", {"count": len(event.cards)}
    return "event-discarded", {"cards": event.cards}


def _drew(event: Drew) -> _Told:
    count = len(event.cards)
    if not count:
        return "event-stood-pat", {}
    if None in event.cards:
        return "event-drew", {"count": count}
    return "event-drew-seen", {"count": count, "cards": event.cards}


_TOLD: dict[type, Callable[[Any], _Told | None]] = {
    Anted: _anted,
    Posted: lambda event: (f"event-posted-{dashed(event.what)}", {"amount": event.amount}),
    Dealt: _dealt,
    DealtBoard: _dealt_board,
    Folded: lambda event: ("event-folded", {}),
    Checked: lambda event: ("event-checked", {}),
    Called: lambda event: ("event-called", {"amount": event.amount}),
    RaisedTo: lambda event: (f"event-{event.verb}", {"to": event.to}),
    Discarded: _discarded,
    Drew: _drew,
    Reshuffled: lambda event: ("event-reshuffled", {"count": event.cards}),
    Died: lambda event: ("event-died", {}),
    Showed: lambda event: ("event-showed", {"cards": event.cards}),
    Mucked: lambda event: ("event-mucked", {}),
    Returned: lambda event: ("event-returned", {"amount": event.amount}),
    Raked: lambda event: ("event-raked", {"amount": event.amount}),
    Dropped: lambda event: ("event-dropped", {"count": event.amount}),
}
"""What each event says; the name of the player it is about is added to the arguments."""


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

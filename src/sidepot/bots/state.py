"""What a bot is told when it is its turn: the game as JSON, from what its seat may see and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from sidepot.cards import Card
from sidepot.engine import Options, View
from sidepot.engine.events import Began, Called, Checked, RaisedTo

_RANKS = {"T": "10"}


class Person(Struct, frozen=True):
    """Somebody in the game; without a seat they are out of it."""

    id: str
    name: str
    seat: int | None


class Occasion(Struct, frozen=True):
    """What a view does not know: which game and hand it is of, and who plays it, in an order that stays."""

    tournament: str
    game: int
    hand: int
    buy_in: int
    people: tuple[Person, ...]


def state_of(view: View, options: Options, occasion: Occasion) -> dict[str, Any]:
    """The game as the bot to act sees it."""
    at = {person.seat: place for place, person in enumerate(occasion.people) if person.seat is not None}
    raised = options.to_call if options.min_to is None else options.min_to - options.wager
    return {
        "tournamentId": occasion.tournament,
        "game": occasion.game,
        "hand": occasion.hand,
        "spinCount": _spins(view),
        "buyin": occasion.buy_in,
        "sb": view.rules.sb,
        "pot": view.pot,
        "sidepots": _sidepots(view),
        "commonCards": [_card(card) for card in view.board],
        "dealer": at[view.button],
        "callAmount": options.to_call,
        "minimumRaiseAmount": raised,
        "players": [_player(view, person) for person in occasion.people],
        "me": at[options.seat],
    }


def body_of(view: View, options: Options, occasion: Occasion) -> bytes:
    """The state as it is sent."""
    return msgspec.json.encode(state_of(view, options, occasion))


def _player(view: View, person: Person) -> dict[str, Any]:
    seat, known = person.seat, {"id": person.id, "name": person.name}
    if seat is None:
        return {**known, "state": "out", "chips": 0, "chipsBet": 0}
    state = "active" if seat in view.inside else "folded"
    told = {**known, "state": state, "chips": view.stacks[seat], "chipsBet": view.paid[seat]}
    if seat != view.seat:
        return told
    return {**told, "cards": [_card(card) for card in view.hole if card is not None]}


def _card(card: Card) -> dict[str, str]:
    text = str(card)
    return {"rank": _RANKS.get(text[0], text[0]), "type": text[1].upper()}


def _spins(view: View) -> int:
    """How often the bot acted on this street already."""
    spins = 0
    for event in view.log:
        if isinstance(event, Began) and event.what == "bet":
            spins = 0
        elif isinstance(event, Checked | Called | RaisedTo) and event.seat == view.seat:
            spins += 1
    return spins


def _sidepots(view: View) -> list[dict[str, int]]:
    """The pots where there are several; a player whose `chipsBet` reaches the quote may win it."""
    pots = view.pots
    if len(pots) < 2:
        return []
    found = []
    for pot, after in zip(pots, (*pots[1:], None), strict=True):
        capped = [] if after is None else [view.paid[seat] for seat in pot.entitled if seat not in after.entitled]
        found.append({"quote": min(capped) if capped else max(view.paid), "amount": pot.amount})
    return found

"""Going on with a hand from a moment of it: a deck that deals what is known, and the decisions made until then.

What is not known is dealt by chance. Nothing is decided here: the engine plays the hand again up to the moment.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from sidepot.deck import shuffled
from sidepot.engine.actions import Action, Discard, Draw, IllegalAction, Muck, Show
from sidepot.engine.events import Discarded, Drew, decisions, told_log
from sidepot.engine.hand import Hand, start
from sidepot.engine.log import BOARD, DEALT, SHOW, SHUFFLE, UNSEEN, card_at, card_count, kind_of, seat_of, value_of
from sidepot.engine.phases import SHOWING
from sidepot.words.refusal import Wrong, sentence_of

_PASSES = 200
"""A deck is laid right card by card; more passes than this a hand never needs."""


def forked(hand: Hand, entries: int, seed: int | None) -> Hand:
    """A hand in play after so many entries of the log of one that is over; a seed deals other cards from there on."""
    facts = hand.facts[:entries]
    if seed is None and hand.deck:
        return _played(hand, facts, hand.deck)
    if any(kind_of(code) == SHUFFLE for code in facts):
        raise Wrong("history-shuffled-again")
    known = _known(hand, hand.facts if seed is None else facts)
    size = len(hand.rules.program.deck_of(hand.players))
    deck = _random_deck(hand, secrets.randbits(63) if seed is None else seed)
    for _ in range(_PASSES):
        again = _played(hand, facts if seed is not None else hand.facts, deck, strict=False)
        better = _laid_right(again, known, deck, size)
        if better is None:
            return _played(hand, facts, deck)
        deck = better
    raise Wrong("history-no-deck")


def _random_deck(hand: Hand, seed: int) -> bytes:
    """A deck in an order by chance; and others, for a game that may have to shuffle again."""
    whole = hand.rules.program.deck_of(hand.players)
    return b"".join([shuffled(seed + number, whole) for number in range(1 + hand.rules.program.reshuffles)])


def _known(hand: Hand, facts: Sequence[int]) -> list[list[int]]:
    """The cards of each entry that deals some; those that were shown later count as known, where none were drawn."""
    drawing = hand.rules.program.draws
    shown = {} if drawing else {seat_of(code): _cards(code) for code in hand.facts if kind_of(code) == SHOW}
    found: list[list[int]] = []
    for code in facts:
        if kind_of(code) in (DEALT, BOARD):
            row = _cards(code)
            seat = seat_of(code) if kind_of(code) == DEALT else -1
            spare = [card for card in shown.get(seat, []) if card not in row and not _dealt(found, card)]
            found.append([spare.pop(0) if card == UNSEEN and spare else card for card in row])
    return found


def _dealt(rows: list[list[int]], card: int) -> bool:
    return any(card in row for row in rows)


def _cards(code: int) -> list[int]:
    return [card_at(value_of(code), i) for i in range(card_count(value_of(code)))]


def _laid_right(hand: Hand, known: list[list[int]], deck: bytes, size: int) -> bytes | None:
    """The deck with the first card that came wrong in its place; None where all are right."""
    dealt = [_cards(code) for code in hand.facts if kind_of(code) in (DEALT, BOARD)]
    for row, wanted in zip(dealt, known, strict=False):
        for card, right in zip(row, wanted, strict=False):
            if right not in (UNSEEN, card):
                order = bytearray(deck)
                here, there = order.index(card, 0, size), order.index(right, 0, size)
                order[here], order[there] = right, card
                return bytes(order)
    return None


def _played(hand: Hand, facts: Sequence[int], deck: bytes, strict: bool = True) -> Hand:
    """The decisions that facts tell, played from a deck; up to the first that can't be unless it is *strict*."""
    again = start(hand.rules, hand.starting_stacks, hand.button, deck, no_sb=hand.no_sb, posts=hand.posts or None)
    try:
        for seat, action in _decisions(hand, again, facts):
            if action is None:
                again.kill(seat)
            elif again.phase == SHOWING or not isinstance(action, Show | Muck):
                again.act(action, seat)
    except (IllegalAction, ValueError) as error:
        if strict:
            raise Wrong("history-no-going-on", why=sentence_of(error)) from None
    return again


def _decisions(hand: Hand, again: Hand, facts: Sequence[int]) -> Any:
    """What the players did; where cards thrown away are not known, others are that were not kept to the end."""
    for event in told_log(hand, facts):
        if isinstance(event, Drew | Discarded) and None in event.cards:
            thrown = _some_of(again, event.seat, hand, event.cards)
            each: list[Action] = [Draw(thrown)] if isinstance(event, Drew) else [Discard(card) for card in thrown]
            yield from ((event.seat, action) for action in each)
        else:
            yield from decisions([event])


def _some_of(again: Hand, seat: int, hand: Hand, told: Sequence[Any]) -> tuple[Any, ...]:
    kept = set(hand.hole_cards(seat))
    known = [card for card in told if card is not None]
    spare = [card for card in again.hole_cards(seat) if card not in kept and card not in known]
    spare += [card for card in again.hole_cards(seat) if card not in spare and card not in known]
    return tuple([*known, *spare][: len(told)])

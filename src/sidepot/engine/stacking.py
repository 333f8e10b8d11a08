"""Decks that deal exactly the cards one asks for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sidepot.cards import Card, cards
from sidepot.engine.actions import BringIn, Call, Check, Discard, Draw
from sidepot.engine.events import Dealt, DealtBoard
from sidepot.engine.hand import start
from sidepot.rules import Rules
from sidepot.words import Phrase, phrase
from sidepot.words.refusal import Wrong

_DEEP = 2**48


def stacked(
    rules: Rules,
    players: int,
    button: int,
    hole: Sequence[str | Iterable[int | str]] = (),
    board: str | Iterable[int | str] = "",
    *,
    no_sb: bool = False,
    deck: bytes | None = None,
) -> bytes:
    """A deck that deals these hole cards by seat and this board; what is left open comes from *deck* in order."""
    deck = rules.program.deck_of(players) if deck is None else deck
    places = _places(rules, players, button, deck, no_sb)
    wanted: dict[int, Card] = {}
    if len(hole) > players:
        raise Wrong("mistake-hole-seats", seats=str(len(hole)), players=str(players))
    for seat, held in enumerate(hole):
        _place(wanted, places[seat], cards(held), phrase("mistake-at-seat", seat=str(seat)))
    _place(wanted, places[-1], cards(board), phrase("mistake-at-board"))
    _check(rules, deck, list(wanted.values()))
    taken = {int(card) for card in wanted.values()}
    rest = iter([card for card in deck if card not in taken])
    return bytes([wanted[i] if i in wanted else next(rest) for i in range(len(deck))])


def _places(rules: Rules, players: int, button: int, deck: bytes, no_sb: bool) -> list[list[int]]:
    """The places in the deck of each seat's hole cards and, last, of the board: found by dealing a hand."""
    hand = start(rules, [_DEEP] * players, button, deck, no_sb=no_sb)
    place_of = {card: i for i, card in enumerate(deck)}
    holes: list[list[int]] = [[] for _ in range(players)]
    while not hand.over and not hand.options.may_show:
        options = hand.options
        if options.may_draw:
            hand.act(Draw())
        elif options.discards:
            hand.act(Discard(options.discards[0]))
        elif options.bring_in is not None:
            hand.act(BringIn())
        else:
            hand.act(Check() if options.may_check else Call())
    board: list[int] = []
    for event in hand.log:
        if isinstance(event, Dealt):
            holes[event.seat] += [place_of[card] for card in event.cards if card is not None]
        elif isinstance(event, DealtBoard):
            # and not what lies there: players may have thrown cards onto it (T25)
            board += [place_of[card] for card in event.cards]
    return [*holes, board]


def board_places(rules: Rules, players: int, button: int, deck: bytes, no_sb: bool) -> list[int]:
    """The places in a deck of the cards that come on the board when everyone stays in."""
    return _places(rules, players, button, deck, no_sb)[-1]


def _place(wanted: dict[int, Card], places: list[int], given: tuple[Card, ...], whose: Phrase) -> None:
    if len(given) > len(places):
        raise Wrong("mistake-too-many-cards", count=str(len(given)), whose=whose, most=str(len(places)))
    wanted.update(zip(places, given, strict=False))


def _check(rules: Rules, deck: bytes, given: list[Card]) -> None:
    for i, card in enumerate(given):
        if card in given[:i]:
            raise Wrong("mistake-card-twice", card=str(card))
        if card not in deck:
            raise Wrong("mistake-not-in-deck", card=str(card), game=rules.game)

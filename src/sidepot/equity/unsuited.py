"""Cards by rank alone: what "A23" means in a game where suits play no part, or hardly one.

Where suits don't count at all (razz) any will do. Where only flushes make them count, and count against (2-7), they are
taken to be mixed. Elsewhere a card needs its suit.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from sidepot.cards import DECK, RANKS, SUITS, Card
from sidepot.rules.games import Game
from sidepot.words import phrase
from sidepot.words.refusal import Wrong

_FREE = {"low", "low8", "card", "paired"}
_TOKEN = re.compile(rf"([{RANKS}])([{SUITS}])?|[?x]|([\s()/|]+)|(.)", re.IGNORECASE)

Named = Card | int
"""A card, or a rank from 0 to 12."""


def suits_count(game: Game) -> bool:
    """Whether it matters at all which suits cards have."""
    return any(ranking.order not in _FREE for ranking in game.rankings)


def assumption(game: Game) -> str:
    """What is taken of suits that are not given, as a sentence; nothing where they have to be given."""
    orders = {ranking.order for ranking in game.rankings}
    if not suits_count(game):
        return f"suits play no part in {game.name}: any will do where none is given"
    if orders <= _FREE | {"deuce"}:
        return "cards without a suit are of mixed suits: no flush, and no more than two of a suit in a hand of five"
    return ""


def read(text: str, game: Game) -> list[Named]:
    """The cards and ranks of a text; ? or x is a card nobody knows; ValueError points at what makes no sense."""
    found: list[Named] = []
    for token in _TOKEN.finditer(text):
        if token[4]:
            at = {"card": repr(token[4]), "at": str(token.start() + 1), "text": repr(text)}
            raise Wrong("mistake-not-a-card", **at, ranks=RANKS, suits=SUITS)
        if token[2]:
            found.append(Card(token[0]))
        elif token[1]:
            if not assumption(game):
                at = {"card": repr(token[1]), "at": str(token.start() + 1), "text": repr(text)}
                raise Wrong("mistake-no-suit", **at, game=game.name, example=f"{token[1].upper()}s")
            found.append(RANKS.index(token[1].upper()))
    return found


def suited(hand: Sequence[Named], taken: int, deck: bytes) -> tuple[Card, ...]:
    """The cards of a hand, ranks given free suits so that they are mixed; ValueError where none is left."""
    cards = [card for card in hand if isinstance(card, Card)]
    taken |= sum(card.bit for card in cards)
    for rank in (card for card in hand if not isinstance(card, Card)):
        free = [DECK[4 * rank + suit] for suit in range(4) if not DECK[4 * rank + suit].bit & taken]
        free = [card for card in free if card in deck]
        if not free:
            raise Wrong("mistake-no-rank-left", rank=phrase(f"rank-{RANKS[rank]}"))
        held = [sum(card.suit == suit for card in cards) for suit in range(4)]
        cards.append(min(free, key=lambda card: held[card.suit]))
        taken |= cards[-1].bit
    return tuple(cards)


def every_suit(hand: Sequence[Named], deck: bytes) -> list[int]:
    """All card sets that a hand with some ranks can be."""
    sets = {sum(card.bit for card in hand if isinstance(card, Card))}
    for rank in (card for card in hand if not isinstance(card, Card)):
        cards = [DECK[4 * rank + suit] for suit in range(4) if 4 * rank + suit in deck]
        sets = {bits | card.bit for bits in sets for card in cards if not bits & card.bit}
    return sorted(sets)

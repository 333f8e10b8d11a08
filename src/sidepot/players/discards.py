"""Which card to throw away: the one whose loss leaves the most against what the others represent."""

from __future__ import annotations

from sidepot.cards import Card, card_set
from sidepot.engine import View
from sidepot.players.candidates import candidates_on


def throw(view: View, discards: tuple[Card, ...]) -> Card:
    """Of the cards that may go, the one to go."""
    mine = [card for card in view.hole if card is not None]
    on = candidates_on(view.rules.game, len(mine) - 1, card_set(view.board))
    # who is still in kept the better cards
    kept = (on.holdings.free_of(card_set(mine)) * on.places**2)[None]

    def left(card: Card) -> tuple[float, int]:
        rest = card_set([other for other in mine if other != card])
        return float(on.against(rest, kept).mean()), -card

    return max(discards, key=left)

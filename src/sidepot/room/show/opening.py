"""What a game deals, and whose cards that lie face up decide who begins a betting (T2, T6)."""

from __future__ import annotations

from functools import lru_cache

from sidepot.cards import Card
from sidepot.engine.hand import Hand
from sidepot.engine.views import View
from sidepot.room.protocol.events import cards
from sidepot.room.protocol.state import Dealing, Opening
from sidepot.rules import Game
from sidepot.rules.steps import Bet
from sidepot.table.table import Table


@lru_cache(maxsize=256)
def dealing(game: Game) -> Dealing:
    """What a game deals in all."""
    return Dealing(game.hole, sum(deal.up for deal in game.deals), game.board, game.draws)


def opening(table: Table, view: View | None) -> Opening | None:
    """Who begins the betting that goes on in a game with cards that lie face up, and why; None where they don't say."""
    hand = table.hand
    if view is None or hand is None or not table.playing:
        return None
    step = hand.rules.program.steps[hand.step]
    by = step.opens if isinstance(step, Bet) else "house"
    first = by in ("low-card", "high-card")
    seat = _brings_in(hand, view) if first else hand.best_showing
    if by == "house" or seat is None or seat not in view.inside:
        return None
    showing = [view.up[each][:1] if first else view.up[each] for each in range(len(view.up))]
    ranks = _ranks(showing[seat])
    tied = any(_ranks(showing[other]) == ranks for other in view.inside if other != seat)
    return Opening(table.names[seat], by, cards(showing[seat]), tied)


def _brings_in(hand: Hand, view: View) -> int | None:
    """Who brings in, or has to (T2)."""
    if "bring-in" in view.deeds:
        return view.deeds.index("bring-in")
    options = hand.options
    return options.seat if options.bring_in is not None else None


def _ranks(held: tuple[Card, ...]) -> list[int]:
    return sorted(card.rank for card in held)

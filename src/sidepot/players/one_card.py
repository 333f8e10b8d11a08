"""One card each of three and one betting, heads-up (T21): who bluffs and who calls how often, after Kuhn."""

from __future__ import annotations

from sidepot.cards import card_set
from sidepot.players.moves import Kind
from sidepot.players.situation import Situation
from sidepot.players.thought import Thought
from sidepot.ranks.scalar import ranks_of
from sidepot.words import phrase

_BLUFFS, _CALLS = "advice-because-bluffs", "advice-because-middle-calls"


def one_card(public: Situation, holding: int) -> Thought | None:
    """By how large a bet is beside the pot; None in any other game."""
    game = public.rules.program
    if game.rankings[0].order != "card" or len(game.streets) > 1 or public.players > 2 or len(game.deck) != 3:
        return None
    lower = sum(1 for card in game.deck if ranks_of(card_set([card])) < ranks_of(holding))
    return _with(public, lower)


def _with(public: Situation, lower: int) -> Thought:
    """With a card that is higher than so many others."""
    stays = Kind.CALL if public.to_call else Kind.CHECK
    if lower == 2:
        more = Kind.RAISE if public.max_to is not None else stays
        return Thought({more: 1.0}, rule=phrase("advice-because-highest"))
    if public.to_call:
        pot = public.pot - public.to_call
        calls = max(pot - public.to_call, 0) / public.pot if lower == 1 else 0.0
        rule = phrase(_CALLS, percent=calls) if lower else phrase("advice-because-lowest")
        return Thought({Kind.FOLD: 1 - calls, Kind.CALL: calls}, rule=rule)
    if lower == 1 or public.max_to is None:
        return Thought({Kind.CHECK: 1.0}, rule=phrase("advice-because-middle-checks"))
    bet = public.min_to or 0
    bluffs = bet / (public.pot + bet)
    return Thought({Kind.CHECK: 1 - bluffs, Kind.RAISE: bluffs}, rule=phrase(_BLUFFS, percent=bluffs))

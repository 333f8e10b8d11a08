"""When the tables of `jam_fold` apply, and what they say: heads-up hold'em, no limit, short stacks, only blinds in."""

from __future__ import annotations

from sidepot.players.candidates import class_index
from sidepot.players.jam_fold import DEEPEST, nearest
from sidepot.players.moves import Kind
from sidepot.players.situation import Situation
from sidepot.players.thought import Thought


def jam_or_fold(public: Situation, holding: int) -> Thought | None:
    """By the equilibrium at this depth; None where it says nothing."""
    if not _applies(public):
        return None
    found = nearest(public.depth)
    at = class_index(holding)
    mine = public.wagers[public.seat] + public.stacks[public.seat]
    if public.seat != public.big_blind:
        if public.moves or public.max_to is None or public.max_to < min(mine, public.most):
            return None
        jam = float(found.jam[at])
        return Thought({Kind.FOLD: 1 - jam, Kind.RAISE: jam}, equilibrium=found)
    if public.raises != 1 or public.current < min(mine, _all_of(public)):
        return None
    call = float(found.call[at])
    return Thought({Kind.FOLD: 1 - call, Kind.CALL: call}, equilibrium=found)


def _all_of(public: Situation) -> int:
    """The other's whole wager if all-in."""
    return max(public.wagers[seat] + public.stacks[seat] for seat in public.others)


def _applies(public: Situation) -> bool:
    rules = public.rules
    blinds = rules.forced == "blinds" and rules.blinds == (rules.bb // 2, rules.bb) and rules.bb % 2 == 0
    dead = public.pot - sum(public.wagers)
    heads_up = public.players == 2 and public.big_blind is not None
    game = rules.game == "holdem" and rules.own_game is None and rules.limit == "no" and rules.boards == 1
    return heads_up and game and blinds and public.street == 0 and dead == 0 and public.depth < DEEPEST

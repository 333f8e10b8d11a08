"""How a shark comes to its chances: what is known exactly, else a chart, else the worth of each action."""

from __future__ import annotations

import math

from sidepot.players import opening
from sidepot.players.jamming import jam_or_fold
from sidepot.players.moves import Chances, Kind
from sidepot.players.one_card import one_card
from sidepot.players.reading import place_of, read
from sidepot.players.situation import Situation
from sidepot.players.sizes import usual
from sidepot.players.temperament import Temperament
from sidepot.players.thought import Thought
from sidepot.players.weighing import weigh

_NEVER = 0.02
"""An action this much less likely than the best is never taken."""


def think(temperament: Temperament, public: Situation, holding: int) -> Thought:
    """The chances of each action and the numbers behind them."""
    known = jam_or_fold(public, holding) or one_card(public, holding)
    if known is not None:
        return known
    chart = opening.chart(public)
    return _weighed(temperament, public, holding) if chart is None else _by_chart(temperament, public, holding, chart)


def _by_chart(temperament: Temperament, public: Situation, holding: int, chart: opening.Chart) -> Thought:
    place = place_of(public, holding)
    raises = opening.within(min(chart.raises * temperament.loose * (1 + temperament.bold), 1.0), place)
    plays = max(opening.within(min(chart.plays * temperament.loose, 1.0), place), raises)
    if public.max_to is None:
        raises = 0.0
    return Thought(_chances(public, raises, plays - raises), place=place, chart=chart)


def _weighed(temperament: Temperament, public: Situation, holding: int) -> Thought:
    worth = weigh(public, read(public), holding, usual(public))
    pot = public.pot + public.to_call
    stay = worth.stay + (temperament.calls * pot if public.to_call else 0.0)
    values = {Kind.CALL if public.to_call else Kind.CHECK: stay}
    if public.to_call and public.may_fold:
        values[Kind.FOLD] = 0.0
    if worth.more is not None:
        values[Kind.RAISE] = worth.more + temperament.bold * pot
    return Thought(_mixed(values, temperament.steady * _stake(public)), worth=worth)


def _stake(public: Situation) -> int:
    """What a decision is about: the pot, or less where only small bets can be made."""
    to = usual(public)
    cost = public.to_call if to is None else to - public.wagers[public.seat]
    return max(min(public.pot, cost), 1)


def _chances(public: Situation, raises: float, plays: float) -> Chances:
    """Chances of a raise, of a check or call, and of the fold that is left, or a check where that is free."""
    if public.to_call == 0:
        return {Kind.CHECK: 1 - raises, Kind.RAISE: raises}
    return {Kind.FOLD: 1 - raises - plays, Kind.CALL: plays, Kind.RAISE: raises}


def _mixed(values: dict[Kind, float], steady: float) -> Chances:
    """The best action, and others near it the more the nearer they are."""
    best = max(values.values())
    near = {kind: math.exp((value - best) / steady) for kind, value in values.items()}
    near = {kind: weight if weight > _NEVER else 0.0 for kind, weight in near.items()}
    whole = sum(near.values())
    return {kind: weight / whole for kind, weight in near.items()}

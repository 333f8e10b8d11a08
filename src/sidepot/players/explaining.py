"""A thought in a sentence, with its numbers."""

from __future__ import annotations

from collections.abc import Iterable

from sidepot.cards import Card, show
from sidepot.engine import View
from sidepot.players.moves import Kind
from sidepot.players.situation import Situation
from sidepot.players.sizes import usual
from sidepot.players.thought import Thought

_DOES = {Kind.FOLD: "folds", Kind.CHECK: "checks", Kind.CALL: "calls"}


def sentence(public: Situation, thought: Thought, hole: Iterable[Card | None]) -> str:
    """What is done with these cards, how often, and why."""
    cards = show([card for card in hole if card is not None])
    ways = sorted(thought.chances.items(), key=lambda item: -item[1])
    done = ", ".join(_done(public, kind, chance) for kind, chance in ways if chance > 0.005)
    return f"With {cards} {done}: {_reason(public, thought)}."


def drawn(view: View, gone: tuple[Card, ...]) -> str:
    """What is drawn for, and why."""
    if not gone:
        return "Stands pat: no other hand it might draw to does better against what the others represent."
    kept = show([card for card in view.hole if card is not None and card not in gone])
    cards = "1 card" if len(gone) == 1 else f"{len(gone)} cards"
    keeps = f" and keeps {kept}" if kept else ""
    return f"Draws {cards}, throws {show(gone)} away{keeps}: that leaves the most against what the others represent."


def _done(public: Situation, kind: Kind, chance: float) -> str:
    if kind is Kind.CALL and public.brings_in:
        return f"brings in {_percent(chance)}"
    if kind is not Kind.RAISE:
        return f"{_DOES[kind]} {_percent(chance)}"
    return f"{'raises' if public.current else 'bets'} {_percent(chance)} (to about {usual(public)})"


def _percent(part: float) -> str:
    return f"{100 * part:.0f} %"


def _reason(public: Situation, thought: Thought) -> str:
    if thought.rule is not None:
        return thought.rule.told("en")
    if thought.equilibrium is not None:
        found = thought.equilibrium
        does, part = ("calls", found.calls) if public.seat == public.big_blind else ("jams", found.jams)
        return f"heads-up with {public.depth:.1f} big blinds the equilibrium {does} {_percent(part)} of all hands"
    if thought.chart is not None and thought.place is not None:
        best = max(1 - thought.place, 0.01)
        return (
            f"the hand is in the best {_percent(best)}, and the chart raises {_percent(thought.chart.raises)} "
            f"and plays {_percent(thought.chart.plays)} here"
        )
    worth = thought.worth
    assert worth is not None
    reason = f"it wins {_percent(worth.equity)} against what {_others(public)} here"
    if public.to_call:
        reason += f", a call needs {_percent(public.price)}"
    if worth.more is not None:
        again = "raise" if public.current else "bet"
        reason += f", and everyone folds to a {again} {_percent(worth.folds)} of the time"
    return reason


def _others(public: Situation) -> str:
    return "the other represents" if len(public.others) == 1 else f"the {len(public.others)} others represent"

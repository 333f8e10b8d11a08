"""The shark: charts before the flop, jam or fold when short, and equity against represented ranges for the rest.

Its choice is a function of the public situation and its own holding: `probs` tells the chance of each action for
any holding, `choose` draws one of them, and the size of a bet is drawn from the situation alone.
"""

from __future__ import annotations

from random import Random

from msgspec import Struct

from sidepot.cards import Card, card_set
from sidepot.engine import Action, BringIn, Call, Check, Discard, Draw, Fold, Options, RaiseTo, Show, View
from sidepot.players.moves import Chances, Kind
from sidepot.players.situation import Situation, situation
from sidepot.players.sizes import size
from sidepot.players.temperament import Temperament, temperaments

# what thinks (`thinking`, `drawing`, `discards`, `explaining`) needs NumPy and is imported once somebody plays

_PLAIN: dict[Kind, Action] = {Kind.FOLD: Fold(), Kind.CHECK: Check(), Kind.CALL: Call()}


class Shark(Struct, frozen=True):
    """A player by charts, odds and ranges, bent by a temperament."""

    temperament: Temperament = temperaments()["shark"]

    def choose(self, view: View, options: Options, rng: Random) -> Action:
        """One of the likely actions."""
        if options.may_draw:
            return Draw(self.draws(view, options))
        if options.discards:
            return Discard(self.throws(view, options))
        if options.may_show:
            return Show()
        public = situation(view, options)
        kind = _drawn(self.probs(public, _holding(view)), rng)
        if kind is Kind.CALL and public.brings_in:
            return BringIn()
        return RaiseTo(size(public, rng)) if kind is Kind.RAISE else _PLAIN[kind]

    def probs(self, public: Situation, holding: int) -> Chances:
        """The chance of each action with a holding, a card set, in a public situation."""
        from sidepot.players.thinking import think

        return think(self.temperament, public, holding).chances

    def explain(self, view: View, options: Options) -> str:
        """The reason for what it does here, in a sentence."""
        from sidepot.players.explaining import drawn, sentence
        from sidepot.players.thinking import think

        if options.may_draw:
            return drawn(view, self.draws(view, options))
        if options.discards:
            return f"Throws {self.throws(view, options)} away, the card whose loss leaves the most equity."
        if options.may_show:
            return "Shows, for there is nothing to hide at a showdown."
        public = situation(view, options)
        return sentence(public, think(self.temperament, public, _holding(view)), view.hole)

    def draws(self, view: View, options: Options) -> tuple[Card, ...]:
        """The cards it would exchange."""
        from sidepot.players.drawing import draw

        return draw(situation(view, options), options, _holding(view))

    def throws(self, view: View, options: Options) -> Card:
        """The card it would throw away."""
        from sidepot.players.discards import throw

        return throw(situation(view, options), options, _holding(view))


def _holding(view: View) -> int:
    return card_set([card for card in view.hole if card is not None])


def _drawn(chances: Chances, rng: Random) -> Kind:
    draw = rng.random()
    for kind, chance in chances.items():
        draw -= chance
        if draw < 0:
            return kind
    return max(chances, key=lambda kind: chances[kind])

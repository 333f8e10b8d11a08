"""How the native players decide: from plain numbers, so that compiled code asks them without Python.

The same code answers a view and options, so that a native player makes the same choice wherever it plays.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from sidepot.cards import DECK
from sidepot.chance import Chance, Stream
from sidepot.copying import made_by_call, never_copied
from sidepot.engine import Action, Call, Check, Discard, Fold, RaiseTo, Show
from sidepot.engine.options import Options
from sidepot.engine.plan import plan_of
from sidepot.engine.views import View
from sidepot.players.chart import two_cards
from sidepot.players.kinds import (
    CALL,
    CALLER,
    CHECK,
    DISCARD,
    FOLD,
    FOLDER,
    MANIAC,
    RAISE,
    RANDOM,
    ROCK,
    SHOW,
)
from sidepot.ranks.scalar import high, omaha, pick, short_deck

PLAIN = __file__.endswith(".py")

# how good a hand is, in steps
NOTHING, FAIR, GOOD, GREAT = range(4)


class Facts:
    """What one player knows when it has to answer, and its answer: a kind, and an amount or a card."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, chance: Stream) -> None:
        if PLAIN:
            self.hole = [0] * 7
        self.chance = chance
        self.answer = self.amount = 0
        self.phase = self.held = self.board_cards = 0
        self.to_call = self.min_to = self.max_to = self.current = self.pot = self.stack = self.bb = 0
        self.wagers_made = 0
        self.hole_set = self.board_set = 0
        self.short = self.omaha = False

    def decide(self, player: int) -> None:
        """Find the answer of a player."""
        if self.phase == 1:
            self.answer = DISCARD
            self.amount = self._discard(player)
        elif self.phase == 2:
            self.answer = SHOW
        elif player == RANDOM:
            self._random()
        elif player == ROCK:
            self._rock()
        elif player == MANIAC:
            self._maniac()
        elif player == CALLER:
            self._pass(True)
        else:
            self._pass(False)

    def looks(self, player: int) -> bool:
        """Whether a player looks at the cards before it decides."""
        return player == ROCK or self.phase == 1

    def _pass(self, calls: bool) -> None:
        """Check where it is free, else call or fold."""
        self.answer = CHECK if self.to_call == 0 else CALL if calls else FOLD

    def _raise(self, to: int) -> None:
        """Bet or raise, within what is legal."""
        self.answer = RAISE
        self.amount = self.min_to if to < self.min_to else self.max_to if to > self.max_to else to

    def _pots_more(self, parts: int, whole: int) -> int:
        """The wager that is a part of the pot over a call; fewer than 1024 parts, or chips would overflow."""
        return self.current + (self.pot + self.to_call) * parts // whole

    # random: any kind of action, small raises more often than large ones, no fold where a check is free

    def _random(self) -> None:
        luck = self.chance.below(100)
        if luck < 25 and self.max_to >= 0:
            size = self.chance.below(1000)
            self._raise(self._pots_more(size, 1000 - size))
        else:
            self._pass(luck >= 50)

    # maniac: raises whenever it may, more often than not, and hardly ever folds

    def _maniac(self) -> None:
        luck = self.chance.below(100)
        if luck < 60 and self.max_to >= 0:
            self._raise(self._pots_more(50 + self.chance.below(100), 100))
        else:
            self._pass(luck < 95)

    # rock: waits for great cards, bets them, and folds the rest

    def _rock(self) -> None:
        step = self._later() if self.board_cards else self._first()
        if self.max_to >= 0 and self._wants_more(step):
            self._raise(self._pots_more(3, 4))
        else:
            self._pass(self.to_call <= self._price(step))

    def _wants_more(self, step: int) -> bool:
        return (step == GREAT and self.wagers_made < 3) or (step == GOOD and self.wagers_made == 0)

    def _price(self, step: int) -> int:
        """The most a hand is worth calling."""
        if step == GREAT:
            return self.stack
        if step == GOOD:
            return self.pot // 2
        return self.pot // 4 if step == FAIR and self.board_cards else 0

    def _first(self) -> int:
        """How good starting cards are: their best two, and more cards have to be better."""
        best = -10
        for i in range(self.held):
            for j in range(i):
                points = two_cards(self.hole[i], self.hole[j])
                if points > best:
                    best = points
        best -= 3 * (self.held - 2)
        return GREAT if best >= 24 else GOOD if best >= 19 else FAIR if best >= 16 else NOTHING

    def _later(self) -> int:
        """How good a made hand is, over what lies on the board for everyone."""
        value = self._made(self.hole_set, self.held)
        shared = (short_deck(self.board_set) if self.short else high(self.board_set)) >> 26
        kind = value >> 26
        if kind <= shared:
            return NOTHING
        if kind >= 3 or (kind == 2 and shared == 0):
            return GREAT
        if kind == 2:
            return GOOD
        top = (self.board_set | self.board_set >> 16 | self.board_set >> 32 | self.board_set >> 48) & 0x1FFF
        return GOOD if 2 * (value >> 13 & 0x1FFF) > top else FAIR

    def _made(self, hole: int, held: int) -> int:
        if self.short:
            return short_deck(hole | self.board_set)
        if self.omaha:
            return omaha(hole, self.board_set)
        return pick(hole, self.board_set) if held > 2 else high(hole | self.board_set)

    # discards

    def _discard(self, player: int) -> int:
        if player == RANDOM:
            return self.hole[self.chance.below(self.held)]
        if player in (CALLER, FOLDER):
            return self._lowest()
        card = self.hole[0]
        best = -100
        for i in range(self.held):
            worth = self._worth_without(i)
            if worth > best:
                best = worth
                card = self.hole[i]
        return card

    def _lowest(self) -> int:
        card = self.hole[0]
        for i in range(self.held):
            if self.hole[i] < card:
                card = self.hole[i]
        return card

    def _worth_without(self, gone: int) -> int:
        """What is left without a card: the made hand, or the starting cards before there is a board."""
        if self.board_cards:
            return self._made(self.hole_set & ~self.bit(self.hole[gone]), self.held - 1)
        best = -10
        for i in range(self.held):
            for j in range(i):
                if i != gone and j != gone:
                    points = two_cards(self.hole[i], self.hole[j])
                    if points > best:
                        best = points
        return best

    def bit(self, card: int) -> int:
        """The set that holds this card alone."""
        one = 1
        return one << (16 * (card & 3) + (card >> 2))


_FOLD, _CHECK, _CALL, _SHOW = Fold(), Check(), Call(), Show()


def choose(player: int, view: View, options: Options, rng: Random) -> Action:
    """The choice of a native player that is asked from Python."""
    # a generator of another kind lends its chance
    facts = Facts(rng.stream if isinstance(rng, Chance) else Stream(rng.getrandbits(64)))
    _tell_chips(facts, view, options)
    if facts.looks(player):
        _tell_cards(facts, view)
    facts.decide(player)
    answer = facts.answer
    if answer == RAISE:
        return RaiseTo(facts.amount)
    if answer == DISCARD:
        return Discard(DECK[facts.amount])
    return _FOLD if answer == FOLD else _CHECK if answer == CHECK else _CALL if answer == CALL else _SHOW


def _tell_chips(facts: Facts, view: View, options: Options) -> None:
    facts.phase = 1 if options.discards else 2 if options.may_show else 0
    facts.to_call, facts.current, facts.stack = options.to_call, options.current, options.stack
    facts.wagers_made = options.wagers_made
    facts.min_to = -1 if options.min_to is None else options.min_to
    facts.max_to = -1 if options.max_to is None else options.max_to
    facts.pot = view.pot
    plan = plan_of(view.rules)
    facts.bb, facts.short, facts.omaha = plan.bb, plan.short_ranks, plan.must_play > 0


def _tell_cards(facts: Facts, view: View) -> None:
    for card in view.hole:
        assert card is not None
        facts.hole[facts.held] = card
        facts.held += 1
        facts.hole_set |= facts.bit(card)
    for card in view.board:
        facts.board_cards += 1
        facts.board_set |= facts.bit(card)

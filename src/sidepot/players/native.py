"""How the native players decide: from plain numbers, so that compiled code asks them without Python.

The same code answers a view and options, so that a native player makes the same choice wherever it plays.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from sidepot.cards import DECK
from sidepot.chance import Chance, Stream
from sidepot.copying import made_by_call, never_copied
from sidepot.engine import Action, BringIn, Call, Check, Discard, Draw, Fold, RaiseTo, Show
from sidepot.engine.log import BRING_IN, CALL, CHECK, DISCARD, DRAW, FOLD, RAISE, SHOW
from sidepot.engine.options import Options
from sidepot.engine.phases import BETTING, DISCARDING, DRAWING, SHOWING
from sidepot.engine.plan import Plan, plan_of
from sidepot.engine.question import Question
from sidepot.engine.views import View
from sidepot.players.native_kinds import CALLER, FAIR, FOLDER, GOOD, GREAT, MANIAC, NOTHING, RANDOM, ROCK
from sidepot.players.own_cards import keep, standing
from sidepot.players.starting_cards import two_cards
from sidepot.ranks.orders import HIGH, SHORT
from sidepot.ranks.scalar import high, omaha, pick, short_deck, worth


class Decision(Question):
    """What one player knows when it has to answer, and its answer: a kind, and an amount, a card or places of cards."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, chance: Stream) -> None:
        self.begin()
        self.chance = chance
        self.kind = self.amount = self.coming = 0
        self.short = self.omaha = self.by_board = False

    def know(self, plan: Plan) -> None:
        """Which game it is."""
        self.tell_game(plan)
        self.short, self.omaha = self.order == SHORT, self.must > 0
        self.by_board = self.whole_board >= 3 and (self.order == HIGH or self.order == SHORT)

    def decide(self, player: int) -> None:
        """Find the answer of a player."""
        if self.phase == BETTING:
            self._bet(player)
        elif self.phase == DISCARDING:
            self.kind = DISCARD
            self.amount = self._discard(player)
        elif self.phase == DRAWING:
            self.kind = DRAW
            self.amount = self._draw(player)
        else:
            self.kind = SHOW

    def _bet(self, player: int) -> None:
        if player == RANDOM:
            self._random()
        elif player == ROCK:
            self._rock()
        elif player == MANIAC:
            self._maniac()
        elif player == CALLER:
            self._pass(True)
        else:
            self._pass(False)
        if self.owes_bring_in and self.kind != RAISE:
            self.kind = BRING_IN

    def looks(self, player: int) -> bool:
        """Whether a player looks at the cards before it decides."""
        return player == ROCK or self.phase == DISCARDING or self.phase == DRAWING

    def _pass(self, calls: bool) -> None:
        """Check where it is free, else call or fold."""
        self.kind = CHECK if self.to_call == 0 else CALL if calls else FOLD

    def _raise(self, to: int) -> None:
        """Bet or raise, within what is legal."""
        self.kind = RAISE
        self.amount = self.min_to if to < self.min_to else self.max_to if to > self.max_to else to
        if self.two_sizes and self.amount < self.max_to:
            self.amount = self.min_to

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
        step = self._standing()
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
        return self.pot // 4 if step == FAIR and (self.board_cards >= 3 or not self.by_board) else 0

    def _standing(self) -> int:
        """How good a hand is."""
        if not self.by_board:
            return standing(self.order, self.hole_set, self.board_set, self.coming)
        return self._later() if self.board_cards >= 3 else self._first()

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
        if not self.by_board:
            return worth(self.order, hole, self.board_set, self.must, self.may)
        if self.short:
            return short_deck(hole | self.board_set)
        if self.omaha:
            return omaha(hole, self.board_set)
        return pick(hole, self.board_set) if held > 2 else high(hole | self.board_set)

    # draws and discards

    def _draw(self, player: int) -> int:
        """The places of the cards to throw away for new ones."""
        if player == RANDOM:
            return self._any_places(self.chance.below(self.most + 1))
        if player == FOLDER:
            return 0
        kept = keep(self.order, self.hole_set, self.coming + 1)
        thrown = many = 0
        for i in range(self.held):
            if many < self.most and not kept & self.bit(self.hole[i]):
                thrown |= 1 << i
                many += 1
        return thrown

    def _any_places(self, many: int) -> int:
        """So many places, each choice of them as likely as any other."""
        places = 0
        for i in range(self.held):
            if self.chance.below(self.held - i) < many:
                places |= 1 << i
                many -= 1
        return places

    def _discard(self, player: int) -> int:
        if player == RANDOM:
            return self.hole[self.chance.below(self.held)]
        if player in (CALLER, FOLDER):
            return self._lowest()
        card = self.hole[0]
        best = -100
        for i in range(self.held):
            left = self._worth_without(i)
            if left > best:
                best = left
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
        if self.board_cards or not self.by_board:
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


_FOLD, _CHECK, _CALL, _SHOW, _PAT, _BRING_IN = Fold(), Check(), Call(), Show(), Draw(), BringIn()


def choose(player: int, view: View, options: Options, rng: Random) -> Action:
    """The choice of a native player that is asked from Python."""
    # a generator of another kind lends its chance
    decision = Decision(rng.stream if isinstance(rng, Chance) else Stream(rng.getrandbits(64)))
    _tell_chips(decision, view, options)
    if decision.looks(player):
        _tell_cards(decision, view)
    decision.decide(player)
    kind = decision.kind
    if kind == RAISE:
        return RaiseTo(decision.amount)
    if kind == DRAW:
        return _thrown(decision) if decision.amount else _PAT
    if kind == BRING_IN:
        return _BRING_IN
    if kind == DISCARD:
        return Discard(DECK[decision.amount])
    return _FOLD if kind == FOLD else _CHECK if kind == CHECK else _CALL if kind == CALL else _SHOW


def _tell_chips(decision: Decision, view: View, options: Options) -> None:
    decision.phase = DRAWING if options.may_draw else DISCARDING if options.discards else BETTING
    if options.may_show:
        decision.phase = SHOWING
    decision.to_call, decision.current, decision.stack = options.to_call, options.current, options.stack
    decision.wagers_made = options.wagers_made
    decision.min_to = -1 if options.min_to is None else options.min_to
    decision.max_to = -1 if options.max_to is None else options.max_to
    decision.pot = view.pot
    decision.owes_bring_in, decision.two_sizes = options.bring_in is not None, options.two_sizes
    decision.most = options.draw
    decision.know(plan_of(view.rules))


def _thrown(decision: Decision) -> Action:
    return Draw(tuple([DECK[decision.hole[i]] for i in range(decision.held) if decision.amount >> i & 1]))


def _tell_cards(decision: Decision, view: View) -> None:
    decision.step = view.step
    decision.coming = decision.to_come(plan_of(view.rules))
    for card in view.hole:
        assert card is not None
        decision.hole[decision.held] = card
        decision.held += 1
        decision.hole_set |= decision.bit(card)
    for card in view.board:
        decision.board_cards += 1
        decision.board_set |= decision.bit(card)

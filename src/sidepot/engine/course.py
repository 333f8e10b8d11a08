"""The course of a hand: the order of dealing, betting, discards and showdown, and the log of it.

It decides nothing that a player decides: `hand` brings the actions, and checks them first.
"""

from __future__ import annotations

from collections.abc import Sequence

from sidepot.copying import copied_by, made_by
from sidepot.engine.betting import new_betting
from sidepot.engine.dealing import Dealing, new_dealing
from sidepot.engine.fold import Told, new_told
from sidepot.engine.forced import open_betting, post_all, post_returning
from sidepot.engine.log import (
    BOARD,
    BRING_IN,
    CALL,
    CHECK,
    DEALT,
    DISCARD,
    DRAW,
    DROP,
    END,
    FOLD,
    MUCK,
    POT,
    RAKE,
    RETURN,
    SHOW,
    SHUFFLE,
    STEP,
    card_at,
    card_count,
    kind_of,
    new_log,
    with_card,
)
from sidepot.engine.parts import PART
from sidepot.engine.phases import BETTING, DISCARDING, DRAWING, OVER, SHOWING
from sidepot.engine.plan import BETTING_STEP, BY_HOUSE, DEAL, DRAWING_STEP, HIGH_CARD, LOW_CARD, LOW_HAND, Plan
from sidepot.engine.pots import Pots, new_pots
from sidepot.engine.showdown import Showdown, new_showdown
from sidepot.engine.showing import brings_in, opens, pair_shows
from sidepot.rules.steps import SEATS

_NO_POSTS: dict[int, tuple[int, int]] = {}


class Course:
    """The state of a hand and how it goes on; `hand.Hand` is what players and programs hold."""

    __new__ = made_by(PART, began=SEATS)
    __reduce__ = copied_by(PART)

    began: list[int]

    def __init__(self) -> None:
        raise TypeError(PART)

    def set_up(
        self,
        plan: Plan,
        players: int,
        button: int,
        deck: bytes,
        no_sb: bool,
        posts: dict[int, tuple[int, int]] | None,
    ) -> None:
        """Nothing is paid or dealt yet."""
        self.plan = plan
        self.n = players
        self.no_sb = no_sb
        self.posts = _NO_POSTS if posts is None else posts
        self.bets = new_betting(plan, players, button)
        self.cards = new_dealing(plan, players, deck)
        self.codes = new_log()
        self.step = self.phase = self.keep = self.waiting = self.shown = self.mucked = self.opened = 0
        self.opener = -1
        # made when they are needed: many hands end before
        self.pots_final: Pots = None  # type: ignore[assignment]
        self.strengths: Showdown = None  # type: ignore[assignment]
        self._told: Told | None = None

    def renew(self, button: int) -> None:
        """Everything as before the hand, with the same players and stacks, to play another one."""
        self.bets.clear(button)
        for seat in range(self.n):
            self.bets.stacks[seat] = self.began[seat]
        self.cards.clear()
        self.codes.clear()
        self.step = self.phase = self.keep = self.waiting = self.shown = self.mucked = self.opened = 0
        self.opener = -1

    def be_as(self, other: Course) -> None:
        """Become what another hand of the same plan, players and stacks is now; that one has not ended."""
        self.bets.be_as(other.bets)
        self.cards.be_as(other.cards)
        self.codes.be_as(other.codes)
        self.step, self.phase, self.keep = other.step, other.phase, other.keep
        self.opened, self.opener = other.opened, other.opener
        self.waiting, self.shown, self.mucked = other.waiting, other.shown, other.mucked

    # for whoever plays hand after hand: with `renew`, `be_as` and `engine.question` all that is needed

    def deal_from(self, order: Sequence[int], orders: int) -> None:
        """Deal each hand from what lies there then: the deck, and so many orders of it in all for shuffling again."""
        self.cards.order = order
        self.cards.orders = orders

    def open_again(self, button: int) -> None:
        """Begin another hand: collect the forced bets and deal; nobody is asked yet."""
        self.renew(button)
        post_all(self.bets, self.codes, False)
        self.open()

    def entry_count(self) -> int:
        """How many entries the log has."""
        return self.codes.count

    def told(self, entries: int) -> Told:
        """What so many entries of the log come to; kept, since events are looked at one after the other."""
        if self._told is None or self._told.count > entries:
            self._told = new_told(self.plan, self.n, self.bets.button)
        self._told.read(self.codes, self._told.count, entries)
        return self._told

    # whose turn

    def turn_seat(self) -> int:
        if self.phase == BETTING:
            return self.bets.turn
        if self.phase == OVER or self.waiting == 0:
            return -1
        seat = self._first_to_show() if self.phase == SHOWING else self.bets.after(self.bets.button)
        while not self.waiting & (1 << seat):
            seat = self.bets.after(seat)
        return seat

    def awaits(self, seat: int) -> bool:
        """Whether a seat may act now: on its turn, or where all throw cards away together (P2)."""
        if self.phase == DISCARDING and not self.plan.onto_board[self.step]:
            return self.waiting >> seat & 1 == 1
        return seat >= 0 and seat == self.turn_seat()

    @property
    def street_index(self) -> int:
        """Which of the game's streets it is."""
        return self.plan.street_of[self.step]

    # the course of a hand

    def begin(self) -> None:
        """Collect the forced bets, deal, and go on until somebody has to act."""
        post_all(self.bets, self.codes, self.no_sb)
        if self.posts:
            post_returning(self.bets, self.codes, self.posts)
        self.open()
        if self.phase != BETTING or self.bets.turn < 0:
            self.go_on()

    def open(self) -> None:
        """The forced bets are paid: deal, and take the steps up to the first that asks somebody."""
        self._take_step()
        while self.step + 1 < self.plan.steps and self.plan.op[self.step] == DEAL:
            self.step += 1
            self._take_step()

    def go_on(self) -> None:
        """Go on until somebody has to act or the hand is over."""
        while True:
            # `bets.many_inside()`, without a call for each action
            if not self.bets.inside & (self.bets.inside - 1):
                self._win_uncontested()
                return
            if self.phase == BETTING:
                if self.bets.turn >= 0:
                    return
            elif self.waiting:
                return
            elif self.phase == SHOWING:
                self._share_out()
                return
            else:
                if self.phase == DRAWING:
                    self._serve_draws()
                self.phase = BETTING
                self.cards.settle()
            self.step += 1
            if self.step == self.plan.steps:
                self.step -= 1
                self._show_down()
                return
            self._take_step()

    def _take_step(self) -> None:
        """Begin a step: deal, open a betting, or ask for cards to be thrown away."""
        self.codes.add(STEP, 0, self.step, False)
        op = self.plan.op[self.step]
        if op == DEAL:
            self._deal()
        elif op == BETTING_STEP:
            self._open_betting()
        else:
            self._ask_for_cards(DRAWING if op == DRAWING_STEP else DISCARDING)

    # dealing

    def _deal(self) -> None:
        """Deal this step's cards, after a burn (X4)."""
        step = self.step
        # with at most one live player the betting is over, and the board may run out twice
        run_out = self.plan.boards == 2 and not self.bets.many_live()
        if self.plan.reshuffles and not self._serves(step, run_out):
            return
        if step and self.plan.burn:
            self.cards.burn()
        if self.plan.down[step] + self.plan.up[step]:
            self.cards.deal(self.codes, step, self._first_to_get(), self.bets.inside)
        if self.plan.board[step]:
            self.cards.deal_board(self.codes, self.plan.board[step], run_out)

    def _first_to_get(self) -> int:
        """The seat that gets the first card (X3)."""
        first = self.bets.sb_seat
        return self.bets.after(self.bets.button) if first < 0 or self.plan.deal_left else first

    def _serves(self, step: int, run_out: bool) -> bool:
        """Shuffle again where a step needs it; False where it is one card for everybody instead, dealt here (T10)."""
        shuffles = self.cards.shuffles
        serves = not self.plan.common[step] or self.cards.serves_all(self._many_in())
        if serves:
            self.cards.shuffle_for(step, self.bets.inside, run_out)
        else:
            self.cards.shuffle_for_one()
        self._log_shuffle(shuffles)
        if not serves:
            self.cards.deal_common(self.codes)
        return serves

    def _log_shuffle(self, before: int) -> None:
        if self.cards.shuffles != before:
            self.codes.add(SHUFFLE, 0, self.cards.mixed_count, False)

    def _many_in(self) -> int:
        many = 0
        rest = self.bets.inside
        while rest:
            rest &= rest - 1
            many += 1
        return many

    # betting

    def _open_betting(self) -> None:
        how, big, first_of_all = self.plan.opens[self.step], self.plan.big[self.step] > 0, self.opened == 0
        self.phase = BETTING
        self.opened = 1
        if how == BY_HOUSE and first_of_all and not self.plan.no_first_betting:
            open_betting(self.bets, big)
        elif how in (LOW_CARD, HIGH_CARD):
            self.bets.open_by_card(brings_in(self.cards, self.bets, how == LOW_CARD), big)
        else:
            pair = self.plan.open_pair[self.step] > 0 and pair_shows(self.cards, self.bets.inside)
            self.bets.open_later(self._opener(how), big, pair)

    def _opener(self, how: int) -> int:
        """The seat from which on the next live player opens a later betting."""
        if how == BY_HOUSE:
            blind = self.plan.opens_later_bb and self.bets.bb_seat >= 0
            return self.bets.after(self.bets.bb_seat if blind else self.bets.button)
        common = self._common_card()
        # T11: with a card that is everybody's, whoever opened before opens again
        if not common or self.plan.common_showing or self.opener < 0:
            self.opener = opens(self.cards, self.bets, how == LOW_HAND, common)
        return self.opener

    def _common_card(self) -> int:
        """The card just dealt for everybody where the deck could not serve all (T10), as a set."""
        before = self.step - 1
        # then the board got a card last, else a player; after it only this step has begun
        if self.plan.common[before] and kind_of(self.codes.at(self.codes.count - 2)) == BOARD:
            return self.cards.board_sets[0]
        return 0

    # what players do: whoever calls these has made sure that it is legal, and goes on

    def do_fold(self) -> None:
        self.codes.add(FOLD, self.bets.turn, 0, False)
        self.bets.fold()

    def do_check(self) -> None:
        self.codes.add(CHECK, self.bets.turn, 0, False)
        self.bets.check()

    def do_call(self) -> None:
        seat = self.bets.turn
        paid = self.bets.call()
        self.codes.add(CALL, seat, paid, self.bets.stacks[seat] == 0)

    def do_raise(self, to: int) -> None:
        seat, kind = self.bets.turn, self.bets.wager_kind(to)
        self.bets.raise_to(to)
        self.codes.add(kind, seat, to, self.bets.stacks[seat] == 0)

    def do_bring_in(self) -> None:
        seat = self.bets.turn
        self.bets.bring_in()
        self.codes.add(BRING_IN, seat, self.bets.wagers[seat], self.bets.stacks[seat] == 0)

    # cards thrown away: for none (P2, T25) and for new ones (T14)

    def _ask_for_cards(self, phase: int) -> None:
        self.phase = phase
        self.waiting = self.bets.inside
        for seat in range(self.n):
            self.cards.wanted[seat] = 0
            if self.bets.inside & (1 << seat):
                self.keep = self.cards.held[seat] - self.plan.most[self.step]

    def most_to_draw(self, seat: int) -> int:
        """How many cards a seat may throw away for new ones: as many as it holds, and as can be dealt."""
        most = self.plan.most[self.step]
        if most > self.cards.held[seat]:
            most = self.cards.held[seat]
        if self.cards.serves(most):
            return most
        supply = self.cards.supply(self.bets.inside)
        return most if most < supply else supply

    def throw(self, seat: int, card: int) -> None:
        """A card is thrown away: unseen, or face up onto every board."""
        onto_board = self.plan.onto_board[self.step] > 0
        up = onto_board or self.cards.is_up(seat, card)
        self.cards.throw(seat, card)
        if self.cards.held[seat] <= self.keep:
            self.waiting &= ~(1 << seat)
        if onto_board:
            for which in range(self.cards.board_total):
                self.cards.lay(which, card)
        self.codes.add(DISCARD, seat, with_card(0, card, up), onto_board)

    def draw(self, seat: int, cards: int) -> None:
        """Cards, as a value of the log, are thrown away for new ones."""
        for i in range(card_count(cards)):
            self.cards.throw(seat, card_at(cards, i))
        self._drawn(seat, cards)

    def draw_at(self, seat: int, places: int) -> None:
        """The cards at these places, a bit each, are thrown away for new ones."""
        self._drawn(seat, self.cards.throw_at(seat, places))

    def _drawn(self, seat: int, cards: int) -> None:
        self.cards.wanted[seat] = card_count(cards)
        self.waiting &= ~(1 << seat)
        self.codes.add(DRAW, seat, cards, False)

    def _serve_draws(self) -> None:
        """Everybody has drawn: the new cards come in the same order, after a burn (T15)."""
        shuffles = self.cards.shuffles
        many = self.cards.asked()
        self.cards.serve(self.bets.after(self.bets.button), self.bets.inside)
        self._log_shuffle(shuffles)
        seat = self.bets.button
        for _ in range(self.n):
            seat = self.bets.after(seat)
            new = many >> (3 * seat) & 7
            if new and self.bets.inside & (1 << seat):
                self.codes.add(DEALT, seat, self.cards.newest(seat, new), False)

    # the end

    def _win_uncontested(self) -> None:
        """X9: the last one in wins unseen, and the uncalled part comes back first."""
        self._cut_pots()
        self._award_uncontested(self.pots_final)
        self._finish(self.pots_final)

    def _award_uncontested(self, pots: Pots) -> None:
        for pot in range(pots.count):
            pots.award(self.codes, pot, 0, 0, pots.entitled[pot], pots.amounts[pot])
        if pots.orphan:
            pots.award(self.codes, pots.count, 0, 0, self.bets.inside, pots.orphan)

    def _show_down(self) -> None:
        if self.strengths is None:
            self._make_showdown()
        self._rank_hands(self.cards, self.strengths)
        # V54: with an all-in and the betting over everyone shows, and nobody is asked
        everyone = self.plan.show_all or self.bets.live != self.bets.inside
        if self.plan.ask and not everyone:
            self.phase = SHOWING
            self.waiting = self.bets.inside
            return
        self.shown = self.strengths.must_show(self._first_to_show(), self.bets.inside, everyone)
        self.mucked = self.bets.inside & ~self.shown
        self._share_out()

    def _rank_hands(self, cards: Dealing, showdown: Showdown) -> None:
        showdown.boards = cards.board_total
        for which in range(cards.board_total):
            for seat in range(self.n):
                if self.bets.inside & (1 << seat):
                    showdown.rank(seat, which, cards.sets[seat], cards.board_sets[which])

    def _make_showdown(self) -> None:
        self.strengths = new_showdown(self.plan, self.n)

    def _first_to_show(self) -> int:
        """The last aggressor of the last street, else the first player left of the button (V55, L10, T12)."""
        seat = self.bets.aggressor
        if seat < 0 or not (self.bets.inside | self.mucked) & (1 << seat):
            seat = self.bets.after(self.bets.button) if self.opener < 0 else self.opener
        while not self.bets.inside & (1 << seat):
            seat = seat + 1 if seat + 1 < self.n else 0
        return seat

    def decide(self, seat: int, shows: bool) -> None:
        """A player shows or mucks; a mucked hand can't win, and the last one needn't show (V56)."""
        bit = 1 << seat
        self.waiting &= ~bit
        if shows:
            self.shown |= bit
            self._log_show(seat)
        else:
            self.mucked |= bit
            self.codes.add(MUCK, seat, 0, True)
            self.bets.remove(seat)

    def _share_out(self) -> None:
        self._cut_pots()
        if self.phase != SHOWING:
            self._log_shows()
        self.strengths.award(self.pots_final, self.codes)
        self._finish(self.pots_final)

    def _log_show(self, seat: int) -> None:
        self.codes.add(SHOW, seat, self.cards.newest(seat, self.cards.held[seat]), False)

    def _log_shows(self) -> None:
        seat = self._first_to_show()
        for _ in range(self.n):
            if self.shown & (1 << seat):
                self._log_show(seat)
            elif self.mucked & (1 << seat):
                self.codes.add(MUCK, seat, 0, False)
            seat = seat + 1 if seat + 1 < self.n else 0

    def _cut_pots(self) -> None:
        """The pots as they are in the end, less what goes back and what the house takes."""
        if self.pots_final is None:
            self._make_pots()
        self._cut(self.pots_final)

    def _cut(self, pots: Pots) -> None:
        pots.clear(self.bets.button)
        pots.layer(self.bets, True)
        if pots.returned:
            self.codes.add(RETURN, pots.returned_to, pots.returned, False)
        if self.plan.rake and (self.plan.street_of[self.step] > 0 or not self.plan.no_flop_no_drop):
            pots.take_rake()
        for pot in range(pots.count):
            self.codes.add(POT, pot, pots.amounts[pot] + pots.raked[pot], False)
            self.codes.add(POT, pot, pots.entitled[pot], True)
        if pots.rake:
            self.codes.add(RAKE, 0, pots.rake, False)

    def _make_pots(self) -> None:
        self.pots_final = new_pots(self.plan, self.n, self.bets.button)

    def _finish(self, pots: Pots) -> None:
        if pots.dropped:
            self.codes.add(DROP, 0, pots.dropped, False)
        self.bets.clear_wagers()
        for seat in range(self.n):
            if pots.won[seat]:
                self.bets.receive(seat, pots.won[seat])
        if pots.returned:
            self.bets.receive(pots.returned_to, pots.returned)
        self.bets.turn = -1
        self.waiting = 0
        self.phase = OVER
        self.codes.add(END, 0, 0, False)


def new_course(plan: Plan, players: int, deck: bytes, stack: int) -> Course:
    """A hand that was not begun, for players with the same stacks."""
    course: Course = Course.__new__(Course, "bare")
    course.set_up(plan, players, 0, deck, False, None)
    for seat in range(players):
        course.began[seat] = stack
    return course

"""Chips: who put in what, whose turn it is, what may be wagered. It knows one street at a time and no cards.

The one rule it keeps: chips leave a stack only through `pay`, `ante` and `donate`, and none is made or lost.
"""

from __future__ import annotations

from sidepot.copying import copied_by, made_by
from sidepot.engine.log import BET, CAP, COMPLETE, RAISE
from sidepot.engine.parts import PART
from sidepot.engine.phases import CAPPED, MAY_BRING_IN, MUST_BRING_IN, NO_CALLER, OPEN, SHUT, TOO_FEW_CHIPS
from sidepot.engine.plan import Plan
from sidepot.rules.steps import SEATS


class Betting:
    """The chips of one hand. Seats are bits in the masks `inside` (not folded) and `live` (inside, with chips)."""

    __new__ = made_by(PART, stacks=SEATS, wagers=SEATS, paid=SEATS)
    __reduce__ = copied_by(PART)

    stacks: list[int]
    wagers: list[int]
    paid: list[int]

    def __init__(self) -> None:
        raise TypeError(PART)

    def begin(self, plan: Plan, players: int, button: int) -> None:
        """Nobody has put anything in yet."""
        self.plan = plan
        self.n = players
        self.clear(button)

    def clear(self, button: int) -> None:
        """Begin again; stacks are as they were left."""
        for seat in range(self.n):
            self.wagers[seat] = self.paid[seat] = 0
        self.dead = self.short_of = self.total = self.stake = self.spared = 0
        self.current = self.level = self.need = self.unit = self.last_raise = 0
        self.acted = self.shut = self.closed = self.count = self.fulls = 0
        self.capped = self.began_two = self.by_card = self.pair_shows = False
        self.bring_in_due = 0
        self.min_to = self.max_to = self.to_call = 0
        self.button = button
        self.inside = self.live = (1 << self.n) - 1
        self.turn = self.aggressor = self.sb_seat = self.bb_seat = self.half_seat = -1

    def copy(self) -> Betting:
        """An independent copy."""
        other: Betting = Betting.__new__(Betting, "bare")
        other.plan, other.n = self.plan, self.n
        other.be_as(self)
        return other

    def be_as(self, other: Betting) -> None:
        """Become what another betting with the same plan and players is now."""
        self.stacks[:] = other.stacks
        self.wagers[:] = other.wagers
        self.paid[:] = other.paid
        self.button, self.turn, self.aggressor = other.button, other.turn, other.aggressor
        self.inside, self.live, self.acted, self.shut = other.inside, other.live, other.acted, other.shut
        self.dead, self.short_of, self.total = other.dead, other.short_of, other.total
        self.current, self.level, self.need, self.unit = other.current, other.level, other.need, other.unit
        self.last_raise, self.count, self.fulls, self.capped = other.last_raise, other.count, other.fulls, other.capped
        self.sb_seat, self.bb_seat, self.half_seat = other.sb_seat, other.bb_seat, other.half_seat
        self.stake, self.spared = other.stake, other.spared
        self.min_to, self.max_to, self.to_call, self.closed = other.min_to, other.max_to, other.to_call, other.closed
        self.began_two, self.by_card, self.pair_shows = other.began_two, other.by_card, other.pair_shows
        self.bring_in_due = other.bring_in_due

    # chips leave a stack

    def _take(self, seat: int, amount: int) -> int:
        if amount >= self.stacks[seat]:
            amount = self.stacks[seat]
            self.live &= ~(1 << seat)
        self.stacks[seat] -= amount
        self.total += amount
        return amount

    def pay(self, seat: int, amount: int) -> int:
        """Put chips into this street's wager, all of them if there are fewer (X2)."""
        amount = self._take(seat, amount)
        self.wagers[seat] += amount
        self.paid[seat] += amount
        return amount

    def ante(self, seat: int, amount: int) -> int:
        """Put in dead chips that count as the player's share of the pots."""
        amount = self._take(seat, amount)
        self.paid[seat] += amount
        return amount

    def donate(self, seat: int, amount: int) -> int:
        """Put in dead chips on behalf of the table: they lie in the main pot and make no layer."""
        amount = self._take(seat, amount)
        self.dead += amount
        return amount

    def receive(self, seat: int, amount: int) -> None:
        """Chips come back to a stack."""
        self.stacks[seat] += amount

    def clear_wagers(self) -> None:
        """No wager lies on the table: a street begins, or the hand is over."""
        for seat in range(self.n):
            self.wagers[seat] = 0

    # as a log tells it: amounts are what they were

    def told_ante(self, seat: int, amount: int, all_in: bool) -> None:
        """A seat anted."""
        self._told(seat, amount, all_in)
        self.paid[seat] += amount

    def told_gift(self, seat: int, amount: int, all_in: bool) -> None:
        """A seat put in dead chips on behalf of the table."""
        self._told(seat, amount, all_in)
        self.dead += amount

    def told_wager(self, seat: int, amount: int, all_in: bool, raises: bool) -> None:
        """A seat put chips into this street's wager."""
        self._told(seat, amount, all_in)
        self.paid[seat] += amount
        self.wagers[seat] += amount
        if self.wagers[seat] > self.current:
            self.current = self.wagers[seat]
        if raises:
            self.count += 1
            self.aggressor = seat

    def _told(self, seat: int, amount: int, all_in: bool) -> None:
        self.stacks[seat] -= amount
        self.total += amount
        if all_in:
            self.live &= ~(1 << seat)

    # a street

    def open_first(self, first: int, owed: int, straddle: int, big: bool) -> None:
        """Begin the first betting: *owed* is what all must match, a *straddle* sets the raise too (V33)."""
        self._fresh(big)
        self.current = self.level = owed
        if straddle > self.need and (self.plan.raise_last or self.plan.raise_double):
            self.need = straddle
        if owed and self.plan.cap_counts_blind:
            self.count = 1
            self.capped = self.plan.cap == 1 and not self._cap_lifted()
        self._give_turn(first)

    def open_by_card(self, seat: int, big: bool) -> None:
        """Begin a betting that a seat's card brings in; where it is all-in, the next player may, or must (T2, T8)."""
        self.open_wagers(big)
        self.by_card = True
        must = self.live >> seat & 1 or self.plan.bring_in_forced
        self.bring_in_due = MUST_BRING_IN if must else MAY_BRING_IN
        self._give_turn(seat)

    def open_later(self, first: int, big: bool, pair_shows: bool) -> None:
        """Begin a later betting; a pair that shows lets anybody wager the larger unit (T7)."""
        self.open_wagers(big)
        self.pair_shows = pair_shows
        self._give_turn(first)

    def open_wagers(self, big: bool) -> None:
        """Wagers start again from nothing (S2)."""
        self.clear_wagers()
        self.short_of = 0
        self._fresh(big)

    def _fresh(self, big: bool) -> None:
        self.current = self.level = self.last_raise = 0
        self.count = self.fulls = 0
        self.acted = self.shut = self.bring_in_due = 0
        self.capped = self.by_card = self.pair_shows = False
        self.began_two = self.plan.lifted_began_two and self._two_in()
        self.aggressor = -1
        self.unit = self.plan.big_unit if big else self.plan.small_unit
        self.need = self.unit if self.plan.fixed_limit else self.plan.min_bet

    def _give_turn(self, seat: int) -> None:
        """The next seat from here that has to act gets the turn; nobody has it when the betting is over."""
        self.turn = -1
        if not self.many_live() and not self._owes_really():
            return
        waiting = self.live & ~self.acted
        if waiting:
            while not waiting >> seat & 1:
                seat = self.after(seat)
            self.turn = seat
            self._look()

    def _owes_really(self) -> bool:
        """Whether the one live player left has less in than somebody who is all-in (X10)."""
        if self.live == 0 or self.current == 0:
            return False
        own = most = 0
        for seat in range(self.n):
            if self.live & (1 << seat):
                own = self.wagers[seat]
            elif self.inside & (1 << seat) and self.wagers[seat] > most:
                most = self.wagers[seat]
        return own < most

    # what is legal

    def _look(self) -> None:
        """Work out what the player to act may do."""
        seat = self.turn
        wager = self.wagers[seat]
        own = wager + self.stacks[seat]
        self.to_call = (self.plan.bring_in if self.bring_in_due else self.current) - wager
        if self.to_call > self.stacks[seat]:
            self.to_call = self.stacks[seat]
        self.closed = self._why_closed(seat, own)
        if self.closed != OPEN:
            self.min_to = self.max_to = -1
            return
        if self.plan.last_to_all:
            low = self.current + self.need
            high = own
        else:
            low = self.lowest()
            high = self._highest(wager, own, low)
        self.min_to = low if low < own else own
        self.max_to = high if high < own else own

    def _why_closed(self, seat: int, own: int) -> int:
        """Whether raising is open, or why it is not (X11, X16)."""
        if own <= self.current or (self.bring_in_due and own <= self.plan.bring_in):
            return TOO_FEW_CHIPS
        if self.capped:
            return CAPPED
        if self.shut & (1 << seat):
            if not self.plan.reopen_sum or self.current - self.wagers[seat] < self.need:
                return SHUT
        others = self.live & ~(1 << seat)
        # they could where nothing is to be matched, and whoever raised last could: so nearly always nobody is searched
        if others and (self.current == 0 or (self.aggressor >= 0 and others >> self.aggressor & 1)):
            return OPEN
        for other in range(self.n):
            if others & (1 << other) and self.wagers[other] + self.stacks[other] > self.current:
                return OPEN
        return NO_CALLER

    def lowest(self) -> int:
        """The smallest legal raise-to for a deep stack."""
        if self.by_card and self.fulls == 0:
            # what completes a bring-in is a whole bet, not a bet on top of it (T3); it may be one already
            return self.need if self.need > self.plan.bring_in else self.plan.bring_in + self.need
        if self.plan.fixed_limit:
            return (self.level if self.plan.short_completes else self.current) + self.unit
        if self.plan.raise_any and self.current:
            return self.current + 1
        return self.current + self.need

    def _highest(self, wager: int, own: int, low: int) -> int:
        if self.plan.fixed_limit:
            return low - self.unit + self.plan.big_unit if self.pair_shows else low
        if self.plan.pot_limit:
            if self.plan.pot_last:
                high = self.current + self.total + self.last_raise
            else:
                high = self.current + self.total + self.short_of + self.current - wager
        elif self.plan.spread_limit:
            high = self.current + self.plan.big_unit
        else:
            return own
        return high if high > low else low

    # the player to act acts

    def fold(self) -> None:
        """The player to act gives up."""
        seat = self.turn
        self.remove(seat)
        self._give_turn(self.after(seat))

    def check(self) -> None:
        """The player to act passes."""
        seat = self.turn
        self.acted |= 1 << seat
        if self.current or not self.plan.checked_open:
            self.shut |= 1 << seat
        self._give_turn(self.after(seat))

    def call(self) -> int:
        """The player to act pays what is owed, or all chips if fewer; what was paid."""
        seat = self.turn
        paid = self.pay(seat, self.to_call)
        self.acted |= 1 << seat
        self.shut |= 1 << seat
        self._give_turn(self.after(seat))
        return paid

    def bring_in(self) -> int:
        """The player to act pays the bring-in; others owe all of it, whatever was paid (T8)."""
        seat = self.turn
        paid = self.pay(seat, self.plan.bring_in)
        self.bring_in_due = 0
        self.current = self.plan.bring_in
        if self.current >= self.need:
            self._full_raise(self.current, self.current)
        self.acted |= 1 << seat
        self._give_turn(self.after(seat))
        return paid

    def raise_to(self, to: int) -> None:
        """The player to act makes the wager *to*, which must be legal."""
        seat = self.turn
        completes = self.by_card and self.fulls == 0
        more = to if completes else to - self.current
        full = self._is_full(to, more)
        counts = not (completes and self.plan.completion_free)
        if self.pair_shows and to - self.level >= self.plan.big_unit:
            self._pair_raised()
        self.bring_in_due = 0
        self.pay(seat, to - self.wagers[seat])
        self.acted = 1 << seat
        if full:
            self._full_raise(to, more)
        if counts and (full or self.plan.cap_counts_short):
            self.count += 1
        if full or self.plan.reopen_any:
            self.shut = 0
        self.shut |= 1 << seat
        self.current = to
        self.last_raise = more
        self.aggressor = seat
        if self.plan.cap and self.count >= self.plan.cap and not self._cap_lifted():
            self.capped = True
        self._give_turn(self.after(seat))

    def _pair_raised(self) -> None:
        """Once somebody has wagered the larger unit, raises are in it (T7)."""
        self.unit = self.need = self.plan.big_unit
        self.pair_shows = False

    def _is_full(self, to: int, more: int) -> bool:
        """Whether a wager counts as a full bet or raise (X11, S4, S9)."""
        if self.by_card and self.fulls == 0:
            return 2 * to >= self.need if self.plan.fixed_limit and self.plan.half_counts else to >= self.need
        if self.plan.fixed_limit and self.plan.half_counts:
            return 2 * (to - self.level) >= self.unit
        if self.plan.fixed_limit and self.plan.short_completes:
            return to - self.level >= self.unit
        if self.plan.raise_any and self.current:
            return True
        return more >= self.need

    def _full_raise(self, to: int, more: int) -> None:
        self.level = to
        self.fulls += 1
        if self.plan.fixed_limit:
            return
        if self.plan.raise_last:
            self.need = more
        elif self.plan.raise_double:
            self.need = more if self.fulls == 1 else 2 * more

    def _cap_lifted(self) -> bool:
        """V21: two players raise without end, where the house says so."""
        if self.plan.lifted_two_dealt:
            return self.n == 2
        if self.plan.lifted_began_two:
            return self.began_two
        return self.plan.lifted_two_in and self._two_in()

    def _two_in(self) -> bool:
        others = self.inside & (self.inside - 1)
        return others & (others - 1) == 0

    def wager_kind(self, to: int) -> int:
        """What it is when the player to act makes the wager *to*: a bet, a raise, completing one, or the cap."""
        if self._last_wager() and (self.plan.cap_counts_short or self._is_full(to, to - self.current)):
            return CAP
        if self.by_card and self.fulls == 0:
            return COMPLETE if self.plan.bring_in < self.need else RAISE
        if self.current == 0 or (self.plan.blinds_no_bet and self.aggressor < 0):
            return BET
        if self.plan.short_completes and self.level < self.current and to == self.level + self.unit:
            return COMPLETE
        return RAISE

    def _last_wager(self) -> bool:
        """Whether one more wager reaches the cap (P6)."""
        if self.plan.cap == 0 or (self.by_card and self.fulls == 0 and self.plan.completion_free):
            return False
        return self.count == self.plan.cap - 1 and not self._cap_lifted()

    def remove(self, seat: int) -> None:
        """Take a seat out of the hand; its chips stay in the pots."""
        self.inside &= ~(1 << seat)
        self.live &= ~(1 << seat)

    def leave(self, seat: int) -> None:
        """A hand dies out of turn; the turn passes on where it has to."""
        self.remove(seat)
        if self.turn >= 0:
            self._give_turn(self.turn)

    # seats

    def after(self, seat: int) -> int:
        """The seat to the left."""
        return seat + 1 if seat + 1 < self.n else 0

    def many_inside(self) -> bool:
        """Whether two or more players are in."""
        return self.inside & (self.inside - 1) != 0

    def many_live(self) -> bool:
        """Whether two or more players are in and have chips."""
        return self.live & (self.live - 1) != 0

    # totals as values

    def in_play(self) -> int:
        """All chips of the hand, behind and in the middle: the same until the pots are shared out (X15)."""
        chips = self.total
        for seat in range(self.n):
            chips += self.stacks[seat]
        return chips

    def row(self, which: int) -> tuple[int, ...]:
        """Stacks (0), wagers of this street (1) or all that was paid (2), seat by seat."""
        if which == 0:
            return tuple([self.stacks[seat] for seat in range(self.n)])
        if which == 1:
            return tuple([self.wagers[seat] for seat in range(self.n)])
        return tuple([self.paid[seat] for seat in range(self.n)])


def new_betting(plan: Plan, players: int, button: int) -> Betting:
    """The chips of a hand that begins."""
    bets: Betting = Betting.__new__(Betting, "bare")
    bets.begin(plan, players, button)
    return bets

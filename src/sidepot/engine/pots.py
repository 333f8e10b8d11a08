"""Pots: layers of what each player put in, the uncalled part, rake, and sharing a pot among its winners.

The one rule it keeps: what is returned, raked, dropped and won adds up to what was paid.
"""

from __future__ import annotations

from sidepot.copying import copied_by, made_by
from sidepot.engine.betting import Betting
from sidepot.engine.log import AWARD, SHARE, SHARING, Log
from sidepot.engine.parts import PART
from sidepot.engine.plan import Plan
from sidepot.rules.steps import SEATS

POTS = SEATS + 2
"""A layer for each seat's payment, what lies above the last, and what nobody in paid for."""


class Pots:
    """The pots of a hand: amounts and who may win them, main pot first; then what everybody won of them."""

    __new__ = made_by(PART, amounts=POTS, entitled=POTS, raked=POTS, won=SEATS, odd_card=SEATS)
    __reduce__ = copied_by(PART)

    amounts: list[int]
    entitled: list[int]
    raked: list[int]
    won: list[int]
    odd_card: list[int]

    def __init__(self) -> None:
        raise TypeError(PART)

    def begin(self, plan: Plan, players: int, button: int) -> None:
        """Nothing is cut or shared yet."""
        self.plan = plan
        self.n = players
        self.clear(button)

    def clear(self, button: int) -> None:
        """Begin again."""
        for seat in range(self.n):
            self.won[seat] = self.odd_card[seat] = 0
        self.button = button
        self.count = self.main_winners = self.sharing = 0
        self.orphan = self.rake = self.dropped = self.returned = 0
        self.returned_to = -1

    # layers (X12)

    def layer(self, bets: Betting, final: bool) -> None:
        """Cut what was paid into pots; while betting goes on only all-ins cut, and nothing is uncalled yet."""
        self.count = 0
        below = -1
        rest = bets.total
        if final:
            alike = self._uncalled(bets)
            rest -= self.returned
            if alike and rest:
                self._add(rest, bets.inside)
                return
        while rest:
            level = self._next_level(bets, below, final)
            if level < 0:
                break
            amount = self._between(bets, below, level)
            if self.count == 0:
                amount += bets.dead
            if amount:
                self._add(amount, self._payers(bets, level, final))
                rest -= amount
            below = level
        if rest:
            self._rest(bets, rest, final)

    def _add(self, amount: int, entitled: int) -> None:
        """One more pot."""
        self.amounts[self.count] = amount
        self.entitled[self.count] = entitled
        self.raked[self.count] = 0
        self.count += 1

    def _uncalled(self, bets: Betting) -> bool:
        """The part of the largest payment that nobody matched goes back, also to a dead hand; never an ante (V31).

        Whether everybody in paid as much as anybody did, without that part: then there is but one pot.
        """
        first = 0
        second = bets.stake
        owner = -1
        least = bets.total + bets.spared
        for seat in range(self.n):
            # no branches, here and below: who paid what is hard to guess for a processor
            paid = self._owned(bets, seat)
            least = paid if bets.inside >> seat & (paid < least) else least
            less = paid if paid < first else first
            second = less if less > second else second
            owner = seat if paid > first else owner
            first = paid if paid > first else first
        if first > second:
            self.returned = first - second
            self.returned_to = owner
        return least >= (second if first > second else first)

    def _owned(self, bets: Betting, seat: int) -> int:
        """How high a seat reaches into the layers: what it paid, a half ante counted whole, less what goes back."""
        owned = bets.paid[seat]
        if seat == bets.half_seat:
            owned += bets.spared
        return owned - self.returned if seat == self.returned_to else owned

    def _chips(self, bets: Betting, seat: int, level: int) -> int:
        """A seat's chips in the layers up to a level."""
        chips = self._owned(bets, seat)
        if chips > level:
            chips = level
        if seat == bets.half_seat:
            if chips > bets.stake:
                return chips - bets.spared
            if chips > bets.stake - bets.spared:
                return bets.stake - bets.spared
        return chips

    def _next_level(self, bets: Betting, below: int, final: bool) -> int:
        """The next smaller payment of a player in (while betting goes on: of an all-in), or -1."""
        none = level = bets.total + bets.spared + 1
        among = bets.inside if final else bets.inside & ~bets.live
        for seat in range(self.n):
            paid = self._owned(bets, seat)
            level = paid if among >> seat & (paid > below) & (paid < level) else level
        return -1 if level == none else level

    def _between(self, bets: Betting, below: int, level: int) -> int:
        amount = 0
        if below < 0:
            below = 0
        for seat in range(self.n):
            amount += self._chips(bets, seat, level) - self._chips(bets, seat, below)
        return amount

    def _payers(self, bets: Betting, level: int, final: bool) -> int:
        """Who may win the layer up to a level; while betting goes on live players still may pay it."""
        mask = 0 if final else bets.live
        for seat in range(self.n):
            mask |= (bets.inside >> seat & (self._owned(bets, seat) >= level)) << seat
        return mask

    def _rest(self, bets: Betting, rest: int, final: bool) -> None:
        """Chips above the last level: the open pot; at the end an orphan layer that nobody in paid (K6)."""
        if not final or self.count == 0:
            self._add(rest, bets.live if self.count else bets.inside)
        elif self.plan.orphan_main:
            self.orphan = rest
        else:
            self.amounts[self.count - 1] += rest

    # what the house takes (S10)

    def take_rake(self) -> None:
        """Take the house's part of each pot, main pot first, up to the cap."""
        total = taken = 0
        for pot in range(self.count):
            total += self.amounts[pot]
            due = total // 10_000 * self.plan.rake + total % 10_000 * self.plan.rake // 10_000
            if self.plan.rake_cap >= 0 and due > self.plan.rake_cap:
                due = self.plan.rake_cap
            self.raked[pot] = due - taken
            self.amounts[pot] -= due - taken
            taken = due
        self.rake = taken

    # sharing

    def award(self, log: Log, pot: int, board: int, ranking: int, winners: int, amount: int) -> None:
        """Share an amount among the winners; odd chips one by one to some of them, or dropped (X14, L11, T12)."""
        if pot != self.sharing:
            self.sharing = pot
            log.add(SHARING, pot, 0, False)
        log.add(SHARE, ranking << 1 | board, amount, False)
        if pot == 0:
            self.main_winners |= winners
        if self.plan.drop_odd:
            self.dropped += amount % self._many(winners)
        for seat in range(self.n):
            if winners & (1 << seat):
                share = self.share(winners, amount, seat)
                self.won[seat] += share
                log.add(AWARD, seat, share, False)

    def share(self, winners: int, amount: int, seat: int) -> int:
        """What one of the winners gets of an amount."""
        many = self._many(winners)
        each = amount // many
        odd = amount - each * many
        if self.plan.drop_odd or odd == 0:
            return each
        before = 0
        place = self._after(self.button)
        while place != seat:
            if winners & (1 << place):
                before += self.odd_card[place] >= self.odd_card[seat]
            place = self._after(place)
        for other in range(self.n if self.plan.odd_by_card else 0):
            # those who come after it by position, but have the better card (T12)
            if winners & (1 << other) and self.odd_card[other] > self.odd_card[seat]:
                before += self._is_behind(other, seat)
        return each + 1 if before < odd else each

    def _is_behind(self, other: int, seat: int) -> bool:
        """Whether a seat comes after another one, from left of the button."""
        place = self._after(self.button)
        while place != other and place != seat:
            place = self._after(place)
        return place == seat and other != seat

    def _after(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.n else 0

    def _many(self, mask: int) -> int:
        many = 0
        while mask:
            mask &= mask - 1
            many += 1
        return many


def new_pots(plan: Plan, players: int, button: int) -> Pots:
    """Pots to be cut from what was paid."""
    pots: Pots = Pots.__new__(Pots, "bare")
    pots.begin(plan, players, button)
    return pots

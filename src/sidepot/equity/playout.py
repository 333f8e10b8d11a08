"""A spot of any game, played out to the showdown: random deals, or all of them. Compiled through `playout.pxd`.

Cards are dealt, drawn and thrown away as the steps of the game say. Who draws goes by their own cards alone, as at a
table: the choice of `draw_book` where there is no board, and where there is one the cards that do best over some
random deals against any hand. Who must throw a card away does what wins most over some random deals with all hands
face up.
"""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

from sidepot.chance import Stream
from sidepot.copying import made_by_call, never_copied
from sidepot.equity.draw_book import DrawBook
from sidepot.equity.plain import UNITS, Tally
from sidepot.ranks.orders import NUMBERS
from sidepot.ranks.scalar import count, worth
from sidepot.rules import steps as capacities
from sidepot.rules.steps import Ranking

SEATS = capacities.SEATS
BOARDS = 2
_RANKINGS = capacities.RANKINGS
PARTS = BOARDS * _RANKINGS
MOST_STEPS = 2 * capacities.STEPS
"""A step that deals is two here: what players hold, and what lies on the board."""
CARDS = 52
OWN, BOARD, DRAW, THROW, THROW_ON_BOARD = range(5)
"""What a step does: every player holds so many cards, every board has so many; a draw; cards thrown away."""
_RUNS = 40
_RUNS_ONCE = 2000
_SEED = 20
_WHOLE = UNITS
_ONE = 1
_FOR_SEATS = (0,) * SEATS
_FOR_PARTS = (0,) * (PARTS * SEATS)
_FOR_BOARDS = (0,) * BOARDS

globals().update(
    SEATS=SEATS, BOARDS=BOARDS, PARTS=PARTS, MOST_STEPS=MOST_STEPS, CARDS=CARDS,
    OWN=OWN, BOARD=BOARD, DRAW=DRAW, THROW=THROW, THROW_ON_BOARD=THROW_ON_BOARD,
)  # fmt: skip

Listed = tuple[tuple[int, float], ...]
Step = tuple[int, int]


class Playout(Stream):
    """Deals a spot to its end, deal after deal, and keeps the tally."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(
        self,
        hands: tuple[Listed, ...],
        boards: tuple[int, ...],
        deck: int,
        steps: tuple[Step, ...],
        rankings: tuple[Ranking, ...],
        book: DrawBook | None,
    ) -> None:
        super().__init__(_SEED)
        self.n = len(hands)
        self.boards = len(boards)
        self.rankings = len(rankings)
        self.parts = self.boards * self.rankings
        self.book = book
        self.lists = [hand if len(hand) > 1 else None for hand in hands]
        self.chances = [list(accumulate(weight for _, weight in hand)) for hand in hands]
        self.listed = sum(len(hand) > 1 for hand in hands)
        self.known = [hand[0][0] if len(hand) == 1 else 0 for hand in hands] + [0] * (SEATS - self.n)
        self.on = [*boards, *[0] * (BOARDS - self.boards)]
        self.order = [NUMBERS[ranking.order] for ranking in rankings] + [0] * (_RANKINGS - self.rankings)
        self.must = [ranking.must for ranking in rankings] + [0] * (_RANKINGS - self.rankings)
        self.may = [ranking.may for ranking in rankings] + [0] * (_RANKINGS - self.rankings)
        self.shared = [ranking.board for ranking in rankings] + [False] * (_RANKINGS - self.rankings)
        self.steps = len(steps)
        self.kind = [kind for kind, _ in steps] + [0] * (MOST_STEPS - self.steps)
        self.amount = [amount for _, amount in steps] + [0] * (MOST_STEPS - self.steps)
        self.settled = 0
        self.set_deck(deck)

    def set_deck(self, deck: int) -> None:
        """Deal from these cards, less those that are known."""
        self.deck = deck
        for seat in range(SEATS):
            self.deck &= ~self.known[seat]
        for board in range(BOARDS):
            self.deck &= ~self.on[board]
        left = [_ONE << at for at in range(64) if self.deck >> at & 1]
        self.size = len(left)
        self.cards = left + [0] * (CARDS - self.size)

    # ---- what is decided before anything is dealt ----

    def settle(self) -> None:
        """Decide what hands that are known to the last card throw away now: they do so in every deal."""
        while self.steps and not self.listed and self._nothing_to_deal():
            if self.kind[0] > BOARD:
                self._decide_once()
            else:
                self._drop_step()

    def _nothing_to_deal(self) -> bool:
        """Whether the first step finds all the cards there that it would deal, or everything to decide by."""
        if self.kind[0] == OWN:
            return not sum([_more(self.amount[0], self.known[seat]) for seat in range(self.n)])
        if self.kind[0] == BOARD:
            return not sum([_more(self.amount[0], self.on[board]) for board in range(self.boards)])
        return True

    def _decide_once(self) -> None:
        self.begin(_SEED)
        whole = self.deck
        kind = self.kind[0]
        amount = self.amount[0]
        held = 0
        for seat in range(self.n):
            self._start()
            hand = self.hands[seat]
            held = count(hand)
            kept = self._kept(seat, kind, amount, _RUNS_ONCE)
            self.known[seat] = kept
            if kind == DRAW:
                self.settled |= hand ^ kept
            if kind == THROW_ON_BOARD:
                for board in range(self.boards):
                    self.on[board] |= hand ^ kept
        self.set_deck(whole)
        if kind == DRAW:
            self.kind[0] = OWN
            self.amount[0] = held
        else:
            self._drop_step()

    def _drop_step(self) -> None:
        self.steps -= 1
        for at in range(self.steps):
            self.kind[at] = self.kind[at + 1]
            self.amount[at] = self.amount[at + 1]

    @property
    def only_deals(self) -> bool:
        """Whether no player has anything to decide."""
        return max([self.kind[at] for at in range(self.steps)], default=OWN) <= BOARD

    # ---- random deals ----

    def sample(self, seed: int, deals: int) -> Tally:
        """The tally of so many random deals."""
        self.begin(seed)
        for _ in range(deals):
            self._deal()
            self._show_down()
        return self.tally()

    def begin(self, seed: int) -> None:
        """Count from nothing."""
        self.state = seed
        self.deals = 0
        self.hands = list(_FOR_SEATS)
        self.now = list(_FOR_BOARDS)
        self.won = list(_FOR_SEATS)
        self.tied = list(_FOR_SEATS)
        self.units = list(_FOR_SEATS)
        self.squares = list(_FOR_SEATS)
        self.by_part = list(_FOR_PARTS)
        self.value = list(_FOR_SEATS)
        self.taken = list(_FOR_SEATS)
        self.gained = list(_FOR_PARTS)

    def tally(self) -> Tally:
        """What was counted, as `plain` has it: parts of the pot follow where there is more than one."""
        found: Tally = [float(self.deals)]
        for seat in range(self.n):
            found += [self.won[seat], self.tied[seat], self.units[seat], self.squares[seat]]
        if self.parts > 1:
            found += [self.by_part[part * SEATS + seat] for part in range(self.parts) for seat in range(self.n)]
        return [float(number) for number in found]

    def _deal(self) -> None:
        self._start()
        for at in range(self.steps):
            kind = self.kind[at]
            amount = self.amount[at]
            if kind == OWN:
                for seat in range(self.n):
                    self._fill(seat, amount)
            elif kind == BOARD:
                for board in range(self.boards):
                    while count(self.now[board]) < amount:
                        self.now[board] |= self._card()
            else:
                self._decide(kind, amount)

    def _start(self) -> None:
        """Known cards, and hands of lists: all anew when two share a card, so that only weights count."""
        self.used = 0
        self.left = self.size
        self.back = self.late = 0
        self.thrown = self.settled
        self.now[0] = self.on[0]
        self.now[1] = self.on[1]
        for seat in range(self.n):
            self.hands[seat] = self.known[seat]
        if self.listed:
            while not self._pick():
                self.used = 0
            self.used &= self.deck
            self.left -= count(self.used)

    def _pick(self) -> bool:
        for seat in range(self.n):
            hands = self.lists[seat]
            if hands is not None:
                chances = self.chances[seat]
                place = self.random() * chances[-1]
                low = 0
                high = len(chances) - 1
                while low < high:
                    middle = (low + high) >> 1
                    if chances[middle] > place:
                        high = middle
                    else:
                        low = middle + 1
                bits = hands[low][0]
                if bits & self.used:
                    return False
                self.used |= bits
                self.hands[seat] = bits
        return True

    def _fill(self, seat: int, held: int) -> None:
        missing = held - count(self.hands[seat])
        while missing > 0:
            self.hands[seat] |= self._card()
            missing -= 1

    def _card(self) -> int:
        """A card that is left; when none is, of those thrown away before (T16)."""
        if self.left == 0 and self.late == 0:
            self._reshuffle()
        if self.late and self.below(self.left + count(self.late)) >= self.left:
            return self._late_card()
        while True:
            bit = self.cards[self.below(self.size)]
            if not self.used & bit:
                self.used |= bit
                self.left -= 1
                return bit

    def _reshuffle(self) -> None:
        """Cards of earlier draws come again; where there are none, those of this one, since nobody has folded any.

        Only what is dealt in the mind, to weigh a draw, can need more than there are: it takes any.
        """
        if self.back == 0:
            self.back = self.thrown or self.deck
            self.thrown = 0
        self.used &= ~self.back
        self.left = count(self.back & self.deck)
        self.late = self.back & ~self.deck
        self.back = 0

    def _late_card(self) -> int:
        """One of the cards that were known to be somebody's and were thrown away: the deck's row does not have them."""
        skip = self.below(count(self.late))
        rest = self.late
        while skip > 0:
            rest &= rest - 1
            skip -= 1
        bit = rest & (~rest + 1)
        self.late ^= bit
        return bit

    # ---- draws and discards ----

    def _decide(self, kind: int, amount: int) -> None:
        """A draw, or cards thrown away, in turn."""
        self.back |= self.thrown
        self.thrown = 0
        for seat in range(self.n):
            hand = self.hands[seat]
            kept = self._kept(seat, kind, amount, _RUNS)
            self.hands[seat] = kept
            if kind == DRAW:
                self.thrown |= hand ^ kept
                self._fill(seat, count(hand))
            elif kind == THROW_ON_BOARD:
                for board in range(self.boards):
                    self.now[board] |= hand ^ kept

    def _kept(self, seat: int, kind: int, amount: int, runs: int) -> int:
        if kind == DRAW and self.book is not None:
            return self.book.keep(self.hands[seat], amount)
        return self._weighed(seat, kind, amount, runs)

    def _weighed(self, seat: int, kind: int, amount: int, runs: int) -> int:
        """The cards whose keeping wins most over some random deals: from any hand in a draw, else from the others'."""
        hand = self.hands[seat]
        used = self.used
        left = self.left
        back = self.back
        late = self.late
        thrown = self.thrown
        before = [self.hands[other] for other in range(self.n)]
        boards = [self.now[board] for board in range(self.boards)]
        held = count(hand)
        options = []
        kept = hand
        while True:
            if kind == DRAW or count(kept) == held - amount:
                options.append(kept)
            if kept == 0:
                break
            kept = (kept - 1) & hand
        won = [0] * len(options)
        n = self.n
        full = self._whole_board() - (amount * (n - seat) if kind == THROW_ON_BOARD else 0)
        for _ in range(runs):
            self.used = used
            self.left = left
            self.back = back
            self.late = late
            self.thrown = thrown
            fresh = self._run(kind, held, full)
            ran = [self.now[board] for board in range(self.boards)]
            for at, kept in enumerate(options):
                self.hands[0 if kind == DRAW else seat] = kept | (fresh[held - count(kept)] if kind == DRAW else 0)
                for board in range(self.boards):
                    self.now[board] = ran[board] | (hand ^ kept if kind == THROW_ON_BOARD else 0)
                if kind == DRAW:
                    self.n = 2
                self._split()
                won[at] += self.taken[0 if kind == DRAW else seat]
                self.n = n
            for other in range(n):
                self.hands[other] = before[other]
            for board in range(self.boards):
                self.now[board] = boards[board]
        self.used = used
        self.left = left
        self.back = back
        self.late = late
        self.thrown = thrown
        return options[won.index(max(won))]

    def _whole_board(self) -> int:
        """How many cards a board has at the end."""
        full = 0
        for at in range(self.steps):
            if self.kind[at] == BOARD and self.amount[at] > full:
                full = self.amount[at]
        return full

    def _run(self, kind: int, held: int, full: int) -> list[int]:
        """Deal the boards; for a draw a hand for an opponent, and sets of 0, 1, 2 … new cards."""
        for board in range(self.boards):
            while count(self.now[board]) < full:
                self.now[board] |= self._card()
        fresh = [0]
        if kind == DRAW:
            self.hands[1] = 0
            self._fill(1, held)
            for _ in range(held):
                fresh.append(fresh[-1] | self._card())
        return fresh

    # ---- the showdown ----

    def _show_down(self) -> None:
        """Count who gets what of the pot."""
        self._split()
        self.deals += 1
        for seat in range(self.n):
            units = self.taken[seat]
            if units == _WHOLE:
                self.won[seat] += 1
            elif units:
                self.tied[seat] += 1
            self.units[seat] += units
            self.squares[seat] += units * units
            for part in range(self.parts):
                self.by_part[part * SEATS + seat] += self.gained[part * SEATS + seat]

    def _split(self) -> None:
        """Each board's part of the pot by each ranking; the first one takes it all where another finds no hand."""
        for seat in range(self.n):
            self.taken[seat] = 0
            for part in range(self.parts):
                self.gained[part * SEATS + seat] = 0
        part = 0
        for board in range(self.boards):
            self._award(0, board, part, _WHOLE // self.parts)
            if self.rankings > 1 and not self._award(1, board, part + 1, _WHOLE // self.parts):
                self._award(0, board, part, _WHOLE // self.parts)
            part += self.rankings

    def _award(self, ranking: int, board: int, part: int, units: int) -> bool:
        """Split units among the best hands of a ranking; False where nobody has a hand."""
        best = 0
        many = 0
        shared = self.now[board] if self.shared[ranking] else 0
        for seat in range(self.n):
            value = worth(self.order[ranking], self.hands[seat], shared, self.must[ranking], self.may[ranking])
            self.value[seat] = value
            if value > best:
                best = value
                many = 1
            elif value == best:
                many += 1
        if best == 0:
            return False
        for seat in range(self.n):
            if self.value[seat] == best:
                self.taken[seat] += units // many
                self.gained[part * SEATS + seat] += units // many
        return True

    # ---- every deal ----

    def choices(self) -> list[Listed]:
        """The hands each player may have now; no cards where any will do."""
        return [self.lists[seat] or ((self.known[seat], 1.0),) for seat in range(self.n)]

    def missing(self, hands: tuple[int, ...]) -> list[int]:
        """How many cards each of these hands, and then each board, is to get where nobody has anything to decide."""
        own = full = 0
        for at in range(self.steps):
            if self.kind[at] == OWN:
                own = max(own, self.amount[at])
            else:
                full = max(full, self.amount[at])
        found = [_more(own, hand) for hand in hands]
        return found + [_more(full, self.on[board]) for board in range(self.boards)]

    def enumerated(self, hands: tuple[int, ...]) -> Tally:
        """The tally of all deals of these hands, where nobody has anything to decide."""
        self.begin(0)
        self.used = 0
        for board in range(self.boards):
            self.now[board] = self.on[board]
        for seat in range(self.n):
            self.hands[seat] = hands[seat]
            self.used |= hands[seat]
        missing = self.missing(hands)
        self.needs = missing + [0] * (SEATS + BOARDS - len(missing))
        self._place(0, self.needs[0], 0)
        return self.tally()

    def _place(self, target: int, need: int, start: int) -> None:
        """Every choice of cards for a hand or board, and then for the next one."""
        if need == 0:
            if target + 1 == self.n + self.boards:
                self._show_down()
            else:
                self._place(target + 1, self.needs[target + 1], 0)
            return
        for at in range(start, self.size):
            bit = self.cards[at]
            if self.used & bit:
                continue
            self.used |= bit
            if target < self.n:
                self.hands[target] |= bit
            else:
                self.now[target - self.n] |= bit
            self._place(target, need - 1, at + 1)
            self.used ^= bit
            if target < self.n:
                self.hands[target] ^= bit
            else:
                self.now[target - self.n] ^= bit


def _more(wanted: int, cards: int) -> int:
    """How many cards a set lacks."""
    held = count(cards)
    return wanted - held if wanted > held else 0

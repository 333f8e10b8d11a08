"""The cards of a hand: what everybody holds, what lies on the board, and where the next card comes from.

The one rule it keeps: a card is in one place at a time (V66).
"""

from __future__ import annotations

from collections.abc import Sequence

from sidepot.cards import DECK, Card
from sidepot.copying import copied_by, made_by
from sidepot.engine.log import BOARD, DEALT, UNSEEN, Log, with_card
from sidepot.engine.parts import PART
from sidepot.engine.plan import BOARDS, Plan
from sidepot.ranks.scalar import count as count_of
from sidepot.rules.steps import BOARD as CARDS_A_BOARD
from sidepot.rules.steps import CARDS_A_SEAT, SEATS

_UNSEEN = UNSEEN


class Dealing:
    """Cards by seat (`CARDS_A_SEAT` places each), the board (two when it is run twice), and the place in the deck.

    A deck is one order of its cards, and one more for each time they may have to be shuffled again (T20): the cards
    to be shuffled then lie as they do in that order.
    """

    __new__ = made_by(
        PART, holes=SEATS * CARDS_A_SEAT, held=SEATS, up=SEATS, sets=SEATS, wanted=SEATS, boards=BOARDS * CARDS_A_BOARD,
        board_sets=BOARDS, board_count=BOARDS, mixed=len(DECK),
    )  # fmt: skip
    __reduce__ = copied_by(PART)

    holes: list[int]
    held: list[int]
    up: list[int]
    sets: list[int]
    wanted: list[int]
    boards: list[int]
    board_sets: list[int]
    board_count: list[int]
    mixed: list[int]

    def __init__(self) -> None:
        raise TypeError(PART)

    def begin(self, plan: Plan, players: int, deck: bytes) -> None:
        """No card has left the deck yet."""
        self.plan = plan
        self.n = players
        self.deck = deck
        self.order: Sequence[int] = deck
        self.size = plan.deck_sizes[players]
        self.orders = len(deck) // self.size
        self.clear()

    def clear(self) -> None:
        """Begin again with the same cards, or others laid in `order`."""
        for seat in range(self.n):
            self.held[seat] = self.up[seat] = self.wanted[seat] = 0
            self.sets[seat] = 0
        for which in range(BOARDS):
            self.board_count[which] = 0
            self.board_sets[which] = 0
        self.place = self.shuffles = self.mixed_count = 0
        self.board_total = 1
        self.gone = self.just_gone = 0

    def copy(self) -> Dealing:
        """An independent copy."""
        other: Dealing = Dealing.__new__(Dealing, "bare")
        other.plan, other.n, other.deck, other.order = self.plan, self.n, self.deck, self.deck
        other.size, other.orders = self.size, self.orders
        other.be_as(self)
        return other

    def be_as(self, other: Dealing) -> None:
        """Become what another dealing from the same cards is now."""
        self.holes[:] = other.holes
        self.held[:] = other.held
        self.up[:] = other.up
        self.sets[:] = other.sets
        self.boards[:] = other.boards
        self.board_sets[:] = other.board_sets
        self.board_count[:] = other.board_count
        self.place, self.board_total = other.place, other.board_total
        self.shuffles, self.mixed_count = other.shuffles, other.mixed_count
        self.gone, self.just_gone = other.gone, other.just_gone
        if self.plan.reshuffles:
            self._be_as_mixed(other)

    def _be_as_mixed(self, other: Dealing) -> None:
        self.wanted[:] = other.wanted
        self.mixed[:] = other.mixed

    # dealing a step

    def shuffle_for(self, step: int, inside: int, run_out: bool) -> None:
        """Where draws took what a step deals, the cards that are nobody's are dealt again (T16)."""
        if self.left() < self._needs(step, inside, run_out):
            self._mix(self._out(inside))

    def _needs(self, step: int, inside: int, run_out: bool) -> int:
        """Cards that a step takes from the deck, burns included."""
        burn = 1 if step and self.plan.burn else 0
        needed = burn
        if self.plan.board[step]:
            boards = 2 if self.plan.double_board or run_out else self.board_total
            needed = boards * (self.plan.board[step] + burn)
        for seat in range(self.n):
            if inside & (1 << seat):
                needed += self.plan.down[step] + self.plan.up[step]
        return needed

    def deal(self, log: Log, step: int, first: int, inside: int) -> None:
        """Deal to the players, one card at a time from *first* on (X3)."""
        down, up = self.plan.down[step], self.plan.up[step]
        for i in range(down + up):
            self._deal_round(first, inside, i >= down)
        for seat in range(self.n):
            if inside & (1 << seat):
                log.add(DEALT, seat, self.newest(seat, down + up), False)

    def _deal_round(self, first: int, inside: int, up: bool) -> None:
        seat = first
        for _ in range(self.n):
            if inside & (1 << seat):
                self.give(seat, self._next_card(), up)
            seat = seat + 1 if seat + 1 < self.n else 0

    def give(self, seat: int, card: int, up: bool) -> None:
        """A card for a seat."""
        held = self.held[seat]
        self.holes[seat * CARDS_A_SEAT + held] = card
        self.held[seat] = held + 1
        if up:
            self.up[seat] |= 1 << held
        self.sets[seat] |= self.bit(card)

    def deal_board(self, log: Log, count: int, run_out: bool) -> None:
        """Deal cards to the board; to a second one too, where the rest is run twice or the game has two."""
        begins = self.board_total == 1 and (self.plan.double_board or run_out)
        if begins:
            self._second_board()
        self._lay_next(log, 0, count, False)
        if self.board_total == 2:
            if self.plan.burn:
                self.burn()
            self._lay_next(log, 1, count, begins)

    def _lay_next(self, log: Log, which: int, count: int, begins: bool) -> None:
        """The next cards go to a board; a second one that *begins* with them has the first cards of the other."""
        # as `_next_card`, `lay` and `log.with_card` do it; what is looked at for each card has a name, since in C any
        # number of an object might change when a card is written
        row, place = self.order, self.place
        if self.shuffles:
            row = self.mixed
        at, found = which * CARDS_A_BOARD + self.board_count[which], self.board_sets[which]
        value = count | ((1 << count) - 1) << 3
        for i in range(count):
            card = row[place + i]
            self.boards[at + i] = card
            found |= self.bit(card)
            value |= card << (10 + 6 * i)
        self.place = place + count
        self.board_count[which] += count
        self.board_sets[which] = found
        log.add(BOARD, which, value, begins)

    def lay(self, which: int, card: int) -> None:
        """A card for a board."""
        self.boards[which * CARDS_A_BOARD + self.board_count[which]] = card
        self.board_count[which] += 1
        self.board_sets[which] |= self.bit(card)

    def two_boards(self) -> None:
        """There are two boards from here on."""
        self.board_total = 2

    def _second_board(self) -> None:
        """Run it twice: from here on a second board with the same first cards."""
        self.two_boards()
        self.board_sets[1] = self.board_sets[0]
        self.board_count[1] = self.board_count[0]
        for i in range(self.board_count[0]):
            self.boards[CARDS_A_BOARD + i] = self.boards[i]

    # where cards come from

    def left(self) -> int:
        """Cards that are left to be dealt, a burn included."""
        return (self.mixed_count if self.shuffles else self.size) - self.place

    def burn(self) -> None:
        """The next card is dealt to nobody (X4)."""
        self.place += 1

    def _next_card(self) -> int:
        card = self.mixed[self.place] if self.shuffles else self.order[self.place]
        self.place += 1
        return card

    def bit(self, card: int) -> int:
        """The set that holds this card alone."""
        # a one of the right width: in C a plain 1 would be too narrow for the upper suits
        one = 1
        return one << (16 * (card & 3) + (card >> 2))

    def _mix(self, out: int) -> None:
        """Shuffle all cards but those that are *out*: they lie as in the next of the deck's orders."""
        self.shuffles += 1
        begin = self.size * self.shuffles if self.shuffles < self.orders else 0
        many = 0
        for i in range(self.size):
            card = self.order[begin + i]
            if not out & self.bit(card):
                self.mixed[many] = card
                many += 1
        self.mixed_count = many
        self.place = 0

    def _out(self, seats: int) -> int:
        """The cards on the boards and of these seats."""
        out = self.board_sets[0] | self.board_sets[1]
        for seat in range(self.n):
            if seats & (1 << seat):
                out |= self.sets[seat]
        return out

    def serves_all(self, players: int) -> bool:
        """Whether there is a card for each player on the last street, shuffled with the burns where need be (T10)."""
        if self.left() >= players + 2:
            return True
        out = self._out((1 << self.n) - 1) | self.gone
        if self._many_but(out) < players + 2:
            return False
        self._mix(out)
        return True

    def shuffle_for_one(self) -> None:
        """One card for everybody, and a burn before it, come from the stub where it has more than two (T10)."""
        if self.left() <= 2:
            self._mix(self._out((1 << self.n) - 1) | self.gone)

    def deal_common(self, log: Log) -> None:
        """One card for everybody, on every board (T10)."""
        if self.plan.burn:
            self.burn()
        card = self._next_card()
        for which in range(self.board_total):
            self.lay(which, card)
            log.add(BOARD, which, with_card(0, card, 1), False)

    def _many_but(self, out: int) -> int:
        """How many cards of the deck are not out."""
        return self.size - count_of(out)

    # throwing away and drawing

    def throw(self, seat: int, card: int) -> None:
        """A seat throws one of its cards away."""
        for i in range(self.held[seat]):
            if self.holes[seat * CARDS_A_SEAT + i] == card:
                self.drop(seat, i)
                break
        self.sets[seat] &= ~self.bit(card)
        self.just_gone |= self.bit(card)

    def throw_at(self, seat: int, places: int) -> int:
        """A seat throws the cards at these places away, a bit each; they are told as a value of the log."""
        first, many, up = seat * CARDS_A_SEAT, self.held[seat], self.up[seat]
        kept = kept_up = thrown = shown = 0
        value = gone = 0
        for i in range(many):
            card = self.holes[first + i]
            if places >> i & 1:
                gone |= self.bit(card)
                value |= card << (10 + 6 * thrown)
                shown |= (up >> i & 1) << thrown
                thrown += 1
            else:
                self.holes[first + kept] = card
                kept_up |= (up >> i & 1) << kept
                kept += 1
        self.held[seat], self.up[seat] = kept, kept_up
        self.sets[seat] &= ~gone
        self.just_gone |= gone
        return value | shown << 3 | thrown

    def is_up(self, seat: int, card: int) -> bool:
        """Whether a card of a seat lies face up."""
        for i in range(self.held[seat]):
            if self.holes[seat * CARDS_A_SEAT + i] == card:
                return self.up[seat] >> i & 1 == 1
        return False

    def drop(self, seat: int, at: int) -> None:
        """A seat loses the card at a place; those after it move up."""
        last = self.held[seat] - 1
        for i in range(at, last):
            self.holes[seat * CARDS_A_SEAT + i] = self.holes[seat * CARDS_A_SEAT + i + 1]
        below = (1 << at) - 1
        self.up[seat] = self.up[seat] & below | self.up[seat] >> 1 & ~below
        self.held[seat] = last

    def settle(self) -> None:
        """Cards thrown away just now may be shuffled again from here on (T16)."""
        self.gone |= self.just_gone
        self.just_gone = 0

    def serves(self, many: int) -> bool:
        """Whether the deck has so many more for this draw as it lies: nearly always, and sooner told than `supply`."""
        for seat in range(self.n):
            many += self.wanted[seat]
        return many + self.plan.burn <= self.left()

    def supply(self, inside: int) -> int:
        """How many more cards can be asked for in this draw."""
        many = self._many_but(self._out(inside) | self.just_gone) - self.plan.burn
        for seat in range(self.n):
            many -= self.wanted[seat]
        return many

    def asked(self) -> int:
        """How many new cards each seat wants, three bits a seat."""
        many = 0
        for seat in range(self.n):
            many |= self.wanted[seat] << (3 * seat)
        return many

    def serve(self, first: int, inside: int) -> None:
        """New cards for everybody who threw some away, in turn; the fifth after all others where the house says so."""
        needed = 0
        for seat in range(self.n):
            if not inside & (1 << seat):
                self.wanted[seat] = 0
            needed += self.wanted[seat]
        if needed and self.left() < 2:
            self._mix(self._out(inside) | self.just_gone)
        if self.plan.burn and self.left():
            self.burn()
        # the last card is dealt only where it is the last one wanted (T16)
        spare = 1 if needed > self.left() else 0
        before = self.shuffles
        self._serve_round(first, inside, spare, 4 if self.plan.fifth_last else CARDS_A_SEAT)
        if self.plan.fifth_last:
            self._serve_round(first, inside, spare if self.shuffles == before else 0, CARDS_A_SEAT)

    def _serve_round(self, first: int, inside: int, spare: int, most: int) -> None:
        seat = first
        for _ in range(self.n):
            many = self.wanted[seat] if self.wanted[seat] < most else most
            for _more in range(many):
                if self.left() == spare:
                    self._mix(self._out(inside) | self.just_gone)
                    spare = 0
                self.give(seat, self._next_card(), False)
            self.wanted[seat] -= many
            seat = seat + 1 if seat + 1 < self.n else 0

    # as entries of a log

    def newest(self, seat: int, many: int) -> int:
        """The last cards a seat was dealt."""
        first = self.held[seat] - many
        # as `log.with_card` packs them, without a call for each
        value = many | (self.up[seat] >> first & 127) << 3
        for i in range(many):
            card = self.holes[seat * CARDS_A_SEAT + first + i]
            value |= card << (10 + 6 * i)
        return value

    def take(self, seat: int, value: int) -> None:
        """A seat gets the cards of an entry."""
        for i in range(value & 7):
            self.give(seat, value >> (10 + 6 * i) & 63, value >> (3 + i) & 1 == 1)

    def show(self, seat: int, value: int) -> None:
        """A seat's cards are those of an entry, in this order, whatever was known of them before."""
        self.held[seat] = self.up[seat] = 0
        self.sets[seat] = 0
        self.take(seat, value)

    def take_board(self, which: int, value: int) -> None:
        """A board gets the cards of an entry."""
        for i in range(value & 7):
            self.lay(which, value >> (10 + 6 * i) & 63)

    # as values

    def held_at(self, seat: int, place: int) -> int:
        """The card that a seat holds at a place."""
        return self.holes[seat * CARDS_A_SEAT + place]

    def hole_cards(self, seat: int) -> tuple[Card, ...]:
        """The cards a seat holds; None for one that is not seen."""
        return tuple([self._card(self.holes[seat * CARDS_A_SEAT + i]) for i in range(self.held[seat])])

    def up_cards(self, seat: int) -> tuple[Card, ...]:
        """The cards of a seat that lie face up."""
        return tuple([DECK[self.held_at(seat, i)] for i in range(self.held[seat]) if self.up[seat] >> i & 1])

    def showing(self, seat: int) -> int:
        """The set of a seat's cards that lie face up."""
        found = 0
        for i in range(self.held[seat]):
            if self.up[seat] >> i & 1:
                found |= self.bit(self.holes[seat * CARDS_A_SEAT + i])
        return found

    def _card(self, card: int) -> Card:
        return None if card == _UNSEEN else DECK[card]  # type: ignore[return-value]

    def board_cards(self, which: int) -> tuple[Card, ...]:
        """The community cards of one board."""
        return tuple([DECK[self.boards[which * CARDS_A_BOARD + i]] for i in range(self.board_count[which])])


def new_dealing(plan: Plan, players: int, deck: bytes) -> Dealing:
    """The cards of a hand that begins."""
    cards: Dealing = Dealing.__new__(Dealing, "bare")
    cards.begin(plan, players, deck)
    return cards

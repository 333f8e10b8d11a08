"""How good own cards are where no board decides, and which of them to keep at a draw: simple rules for every order.

Cards are card sets. The shark reckons that everybody draws by these rules, and that it does itself on later draws.
"""

from __future__ import annotations

from sidepot.players.native_kinds import FAIR, GOOD, GREAT, NOTHING
from sidepot.ranks.orders import BADUGI, BADUGI_HIGH, CARD, DEUCE, LOW, LOW8, PAIRED, THREE
from sidepot.ranks.scalar import count, high, ranks_of, twice

_TEN, _JACK, _QUEEN, _KING, _ACE = range(8, 13)
_EIGHT = 7
"""An eight, counted from a low ace as 0."""
_MANY = 3
"""So many draws that only hands up to an eight are kept."""


def standing(order: int, cards: int, board: int, to_come: int) -> int:
    """How good a hand is in steps, with so many own cards or draws still to come."""
    if order in (CARD, PAIRED, THREE):
        return _few(cards, board)
    if order in (BADUGI, BADUGI_HIGH):
        return _lacking(4 - count(keep(order, cards, _MANY)), to_come)
    if order in (LOW, LOW8, DEUCE):
        return _lacking(5 - count(keep(order, cards, _MANY)), to_come)
    value = high(cards | board)
    if value >> 26 != 1:
        return GREAT if value >> 26 else NOTHING
    return GOOD if value >> (13 + _TEN) & 31 else FAIR


def _lacking(many: int, to_come: int) -> int:
    """How good a low hand or a badugi is that lacks cards."""
    if many <= 0:
        return GREAT
    if to_come == 0:
        return FAIR if many == 1 else NOTHING
    spare = to_come - many
    return GOOD if spare >= 2 else FAIR if spare == 1 or many == 1 else NOTHING


def _few(cards: int, board: int) -> int:
    """How good a single card is: a pair with the board, else by its rank."""
    mine = ranks_of(cards)
    if mine & ranks_of(board):
        return GREAT
    return GOOD if mine >> _KING else FAIR if mine >> _QUEEN else NOTHING


def keep(order: int, cards: int, draws: int) -> int:
    """The cards to keep where so many draws are to come, this one included."""
    if order in (BADUGI, BADUGI_HIGH):
        return _unlike(cards, order == BADUGI, draws)
    if order in (LOW, LOW8, DEUCE):
        return _low(cards, order == DEUCE, draws)
    return _high(cards)


def _pat(draws: int) -> int:
    """The highest rank of a whole hand to stand pat with, from a low ace as 0: the fewer draws, the higher."""
    return _EIGHT + 2 if draws <= 1 else _EIGHT + 1 if draws == 2 else _EIGHT


def _low(cards: int, deuce: bool, draws: int) -> int:
    """Different ranks up to an eight, or a whole hand that is good enough; in deuce-to-seven no straight or flush."""
    kept = _lowest(cards, not deuce, _pat(draws))
    if count(kept) >= 5 and not (deuce and high(kept) >> 26):
        return kept
    kept = _lowest(cards, not deuce, _EIGHT)
    if deuce and count(kept) >= 5 and high(kept) >> 26:
        kept = _lowest(cards, False, _top(ranks_of(kept)))
    return kept


def _lowest(cards: int, aces_low: bool, limit: int) -> int:
    """One card of each rank up to a limit, from a low ace as 0; with high aces a two is 1."""
    cards &= _up_to(aces_low, limit)
    return cards & ~(cards << 16 | cards << 32 | cards << 48)


def _up_to(aces_low: bool, limit: int) -> int:
    """All cards of the ranks up to a limit."""
    return _in_all_suits((1 << limit) - 1 | aces_low << _ACE)


def _unlike(cards: int, aces_low: bool, draws: int) -> int:
    """Different ranks and suits from the lowest on: up to an eight, or a whole hand that is good enough."""
    kept = _rainbow(cards, aces_low, _pat(draws) + 1)
    return kept if count(kept) == 4 else _rainbow(cards, aces_low, _EIGHT)


def _rainbow(cards: int, aces_low: bool, limit: int) -> int:
    """The lowest rank first, in the first suit that is left; then neither comes again."""
    kept = 0
    cards &= _up_to(aces_low, limit)
    while cards:
        ranks = ranks_of(cards)
        rank = 1 << _ACE if aces_low and ranks >> _ACE else ranks & (0 - ranks)
        of_rank = cards & _in_all_suits(rank)
        card = of_rank & (0 - of_rank)
        lane = 0x1FFF  # of the right width in C
        while not card & lane:
            lane <<= 16
        kept |= card
        cards &= ~(of_rank | lane)
    return kept


def _high(cards: int) -> int:
    """A made hand, else pairs, else four of a suit, else the highest two from a jack up."""
    if high(cards) >> 26 >= 4:
        return cards
    kept = cards & _in_all_suits(twice(cards))
    if not kept:
        kept = _four_suited(cards)
    return kept if kept else _top_two(cards)


def _four_suited(cards: int) -> int:
    lane = 0x1FFF
    for suit in range(4):
        suited = cards & (lane << (16 * suit))
        if count(suited) >= 4:
            return suited
    return 0


def _top_two(cards: int) -> int:
    ranks = ranks_of(cards) >> _JACK << _JACK
    while count(ranks) > 2:
        ranks &= ranks - 1
    return cards & _in_all_suits(ranks)


def _in_all_suits(ranks: int) -> int:
    """All cards of these ranks."""
    return ranks | ranks << 16 | ranks << 32 | ranks << 48


def _top(ranks: int) -> int:
    """The highest rank of a mask."""
    top = 0
    while ranks > 1:
        ranks >>= 1
        top += 1
    return top

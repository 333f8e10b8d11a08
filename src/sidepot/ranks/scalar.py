"""How strong one hand is, as a number: larger is better. Plain Python; compiled through `scalar.pxd` it is C.

Hands are sets of cards in the lanes of `sidepot.cards`. A value is category << 26 | major << 13 | kickers;
major and kickers are masks of the ranks that count, so that the order of numbers is the order of hands. A low
hand is such a number taken from 9 << 26: there too larger is better. In every order 0 is no hand at all.
"""

from __future__ import annotations

from sidepot.ranks.orders import BADUGI, BADUGI_HIGH, CARD, DEUCE, HIGH, LOW, LOW8, PAIRED, SHORT, THREE

# compiled, these are ints of C: so Python has them too
globals().update(
    HIGH=HIGH, SHORT=SHORT, LOW8=LOW8, LOW=LOW, DEUCE=DEUCE, BADUGI=BADUGI, BADUGI_HIGH=BADUGI_HIGH, CARD=CARD,
    PAIRED=PAIRED, THREE=THREE,
)  # fmt: skip

# the same in each suit's lane
_ONE = 0x0001000100010001
_ELEVEN = 0x000B000B000B000B
_THIRTEEN = 0x000D000D000D000D
_SIXTEEN = 0x0010001000100010
_LOW_BYTE = 0x00FF00FF00FF00FF
_ALL_RANKS = 0x1FFF1FFF1FFF1FFF
_ABOVE_LOWEST = 0x1FFE1FFE1FFE1FFE
_ABOVE_ALL = 0x2000200020002000
_BITS_OF_2 = 0x5555555555555555
_BITS_OF_4 = 0x3333333333333333
_BITS_OF_8 = 0x0F0F0F0F0F0F0F0F

_MOST = 9 << 26  # more than any value


def high(cards: int) -> int:
    """The best five of a set of cards (fewer all count), high card 0 … straight flush 8."""
    return _best(cards, 1, 6)


def high_if_hand(cards: int) -> int:
    """`high` of five to seven cards; 0 of fewer or more."""
    return high(cards) if 5 <= count(cards) <= 7 else 0


def short_deck(cards: int) -> int:
    """Short deck (6 to A): a flush (6) beats a full house (5), and A6789 is the lowest straight."""
    return _best(cards, 16, 5)


def deuce(cards: int) -> int:
    """The best deuce-to-seven low: aces are high, straights and flushes count against (T18)."""
    if count(cards) > 5:
        return _with_some(DEUCE, 0, cards, 5)
    return _MOST - _best(cards, 0, 6) if cards else 0


def low(cards: int) -> int:
    """The best ace-to-five low (razz): aces are low, straights and flushes don't count (T18)."""
    return _MOST - _lowest(cards) if cards else 0


def low8(cards: int) -> int:
    """`low` where it is five different ranks, eight or lower; else 0."""
    value = _lowest(cards)
    return _MOST - value if value < 0x100 and count(value) == 5 else 0


def badugi(cards: int) -> int:
    """The most cards of different ranks and suits << 26, then the lower the better; aces are low (T18)."""
    return _badugi(_aces_low(cards))


def badugi_high(cards: int) -> int:
    """`badugi` where aces are high (badeucey)."""
    return _badugi(cards)


def card(cards: int) -> int:
    """The highest card by its rank alone (Kuhn, T21)."""
    return _top(ranks_of(cards))


def paired(hole: int, board: int) -> int:
    """The highest hole card that pairs the board, or else the highest there is (Leduc, T22)."""
    both = ranks_of(hole) & ranks_of(board)
    return 1 << 26 | _top(both) << 13 if both else card(hole)


def three(cards: int) -> int:
    """The best three cards: high card 0, pair, flush, straight, three of a kind, straight flush 5 (T23)."""
    if count(cards) > 3:
        return _with_some(THREE, 0, cards, 3)
    ranks = ranks_of(cards)
    two = twice(cards)
    if two:
        return (4 if _thrice(cards) else 1) << 26 | two << 13 | ranks ^ two
    flush = count(cards) == 3 and _suits(cards) == 1
    below = ranks << 1 | ranks >> 12  # an ace is below a two
    tops = ranks & below & below << 1
    if tops:
        return (5 if flush else 3) << 26 | _top(tops) << 13
    return 2 << 26 | ranks << 13 if flush else ranks


def showing(cards: int) -> int:
    """The high hand that up cards show: pairs and trips count, straights and flushes do not (T6)."""
    return _kinds(cards, count(cards) - 5, 6)


def showing_low(cards: int) -> int:
    """The low hand that up cards show in razz: aces are low, pairs count against (T6)."""
    return low(cards)


def worth(order: int, hole: int, board: int, must: int, may: int) -> int:
    """The best that at least *must* and at most *may* hole cards make with a board; 0 for no hand."""
    if order == PAIRED:
        return paired(hole, board)
    if must == 0 and count(hole) <= may:
        return _of(order, hole | board)
    if must == 2 and may == 2 and hole & (hole - 1):
        if order == HIGH:
            return omaha(hole, board)
        if order == LOW8:
            return omaha_low8(hole, board)
    if must == 0:
        return pick(hole, board) if order == HIGH and may == 2 else _picked(order, hole, board, may)
    return _with_board(order, hole, board, must, may)


def omaha(hole: int, board: int) -> int:
    """The best hand of exactly two of the hole cards with three of the board."""
    value = _omaha_kinds(hole, board)
    top = _omaha_straight(ranks_of(hole), ranks_of(board))
    if top:
        value = _larger(value, 4 << 26 | top << 13)
    counts = _lane_counts(board)
    # three or more, and 13 on top of it, reach bit 4 of the lane: one suit at most
    if counts + _THIRTEEN & _SIXTEEN:
        suit = 0
        while counts >> suit & 0xFF < 3:
            suit += 16
        value = _larger(value, _omaha_suited(hole >> suit & 0x1FFF, board >> suit & 0x1FFF))
    return value


def omaha_low8(hole: int, board: int) -> int:
    """The best eight-or-better low of exactly two hole cards with three of the board; 0 for none."""
    shared = ranks_of(_aces_low(board)) & 0xFF
    mine = ranks_of(_aces_low(hole)) & 0xFF
    best = 0x100
    while mine:
        rest = mine & (mine - 1)
        first = mine ^ rest
        mine = rest
        while rest:
            two = first | rest & (0 - rest)
            three = shared & ~two
            while count(three) > 3:
                three ^= _top(three)
            if count(three) == 3 and two | three < best:
                best = two | three
            rest &= rest - 1
    return _MOST - best if best < 0x100 else 0


def pick(hole: int, board: int) -> int:
    """The best five that use at most two of the hole cards."""
    if count(hole) <= 2:
        return high(hole | board)
    best = 0
    while hole:
        rest = hole & (hole - 1)
        first = hole ^ rest
        hole = rest
        while rest:
            best = _larger(best, high(first | rest & (0 - rest) | board))
            rest &= rest - 1
    return best


def count(cards: int) -> int:
    """How many cards or ranks."""
    return _sum(_lane_counts(cards))


def _of(order: int, cards: int) -> int:
    """The value of a set in an order, whoever's cards they are."""
    if order == HIGH:
        return high(cards)
    if order == SHORT:
        return short_deck(cards)
    if order == LOW8:
        return low8(cards)
    if order == LOW:
        return low(cards)
    if order == DEUCE:
        return deuce(cards)
    if order == BADUGI:
        return badugi(cards)
    if order == BADUGI_HIGH:
        return badugi_high(cards)
    if order == THREE:
        return three(cards)
    return card(cards) if order == CARD else 0


def _size(order: int) -> int:
    """How many cards make a hand."""
    if order in (BADUGI, BADUGI_HIGH):
        return 4
    if order == THREE:
        return 3
    return 1 if order == CARD else 5


def _picked(order: int, hole: int, board: int, may: int) -> int:
    """The best of *may* of the hole cards with a board that is free to all."""
    best = 0
    mine = hole
    while mine:
        if count(mine) == may:
            best = _larger(best, _of(order, mine | board))
        mine = (mine - 1) & hole
    return best if may else _of(order, board)


def _with_board(order: int, hole: int, board: int, must: int, may: int) -> int:
    """The best of as many cards as make a hand, or as may play, with *must* to *may* of the hole."""
    held = count(hole)
    may = held if may > held else may
    size = may + count(board)
    if size > _size(order):
        size = _size(order)
    if must > may:
        must = may
    if must > size:
        must = size
    best = 0
    mine = hole
    while mine:
        held = count(mine)
        if must <= held <= may and held <= size:
            best = _larger(best, _with_some(order, mine, board, size - held))
        mine = (mine - 1) & hole
    return best if must else _larger(best, _with_some(order, 0, board, size))


def _with_some(order: int, cards: int, more: int, wanted: int) -> int:
    """The best of a set with so many cards of another."""
    if wanted == 0:
        return _of(order, cards)
    best = 0
    some = more
    while some:
        if count(some) == wanted:
            best = _larger(best, _of(order, cards | some))
        some = (some - 1) & more
    return best


def _best(cards: int, wheel: int, house: int) -> int:
    """The best high hand; *wheel* marks where an ace plays low, *house* is the category of a full house."""
    counts = _lane_counts(cards)
    value = _kinds(cards, _sum(counts) - 5, house)
    tops = _straights(ranks_of(cards), wheel)
    if tops:
        value = _larger(value, 4 << 26 | _top(tops) << 13)
    # five or more, and 11 on top of it, reach bit 4 of the lane
    if counts + _ELEVEN & _SIXTEEN:
        value = _larger(value, _suited(cards & 0x1FFF, wheel, house))
        value = _larger(value, _suited(cards >> 16 & 0x1FFF, wheel, house))
        value = _larger(value, _suited(cards >> 32 & 0x1FFF, wheel, house))
        value = _larger(value, _suited(cards >> 48, wheel, house))
    return value


def _kinds(cards: int, spare: int, house: int) -> int:
    """The best hand by pairs, trips and quads alone, with *spare* cards more than five."""
    ranks = ranks_of(cards)
    two = twice(cards)
    if two == 0:
        return _without_lowest(ranks, spare)
    more = two & (two - 1)
    three = _thrice(cards)
    if three == 0:
        if more == 0:
            return 1 << 26 | two << 13 | _without_lowest(ranks ^ two, spare)
        if more & (more - 1):
            first = _top(two)
            two = first | _top(two ^ first)
            return 2 << 26 | two << 13 | _top(ranks ^ two)
        return 2 << 26 | two << 13 | _without_lowest(ranks ^ two, spare)
    four = cards & cards >> 16 & cards >> 32 & cards >> 48
    if four:
        first = _top(four)
        return 7 << 26 | first << 13 | _top(ranks ^ first)
    if more:
        first = _top(three)
        return house << 26 | first << 13 | _top(two ^ first)
    return 3 << 26 | three << 13 | _without_lowest(ranks ^ three, spare)


def _suited(ranks: int, wheel: int, house: int) -> int:
    """The best flush or straight flush in one suit; 0 with fewer than five cards."""
    spare = count(ranks) - 5
    if spare < 0:
        return 0
    tops = _straights(ranks, wheel)
    if tops:
        return 8 << 26 | _top(tops) << 13
    return (11 - house) << 26 | _without_lowest(ranks, spare) << 13


def _straights(ranks: int, wheel: int) -> int:
    """The top cards of all straights."""
    below = ranks << 1 | (ranks >> 12) * wheel
    two = ranks & below
    return two & two << 2 & below << 3


def _lowest(cards: int) -> int:
    """The worst five by pairs alone with aces low: what an ace-to-five low is before it is turned round."""
    cards = _aces_low(cards)
    ranks = ranks_of(cards)
    held = count(ranks)
    wanted = count(cards)
    if wanted > 5:
        wanted = 5
    if held >= wanted:
        while held > wanted:
            ranks ^= _top(ranks)
            held -= 1
        return ranks
    # too few ranks: all of them play, the lowest ones more than once
    two = twice(cards)
    first = two & (0 - two)
    second = two & (two - 1)
    second &= 0 - second
    if wanted - held == 1:
        return 1 << 26 | first << 13 | ranks ^ first
    if wanted - held == 2:
        if second:
            return 2 << 26 | (first | second) << 13 | ranks ^ first ^ second
        return 3 << 26 | first << 13 | ranks ^ first
    if second:
        three = _thrice(cards)
        first = three & (0 - three)
        return 6 << 26 | first << 13 | ranks ^ first
    return 7 << 26 | first << 13 | ranks ^ first


def _badugi(cards: int) -> int:
    """The most cards of different ranks and suits << 26, then the lower the better."""
    return _unlike(cards, 0) if cards else 0


def _unlike(cards: int, ranks: int) -> int:
    """The best badugi that has one card of these ranks each, all of other suits, and some of a set."""
    while cards:
        mine = cards & 0x1FFF & ~ranks
        cards >>= 16
        if mine:
            # a suit that has a rank of its own plays: whatever takes that rank later may as well be left out
            best = 0
            while mine:
                rest = mine & (mine - 1)
                best = _larger(best, _unlike(cards, ranks | mine ^ rest))
                mine = rest
            return best
    return count(ranks) << 26 | (0x1FFF - ranks)


def _omaha_kinds(hole: int, board: int) -> int:
    """The best of two hole cards with three of the board by pairs, trips and quads alone."""
    mine = ranks_of(hole)
    pocket = twice(hole)
    shared = ranks_of(board)
    paired = twice(board)
    three = _thrice(board)
    split = mine & shared
    made = pocket & paired | mine & three
    if made:
        return 7 << 26 | _with_kickers(_top(made), hole, board)
    if split & (split - 1):
        made |= mine & paired
    if paired:
        made |= pocket & shared
    if pocket:
        made |= three
    if made:
        made = _top(made)
        fill = 0
        if made & mine & paired:
            fill |= split
        if made & pocket & shared:
            fill |= paired
        if made & three:
            fill |= pocket
        return 6 << 26 | made << 13 | _top(fill & ~made)
    made = pocket & shared | mine & paired | three
    if made:
        return 3 << 26 | _with_kickers(_top(made), hole, board)
    # two pairs: both split between hole and board, or one of the board's with a split or a pocket pair
    first = _top(split)
    if paired and split:
        made = first | _top(paired)
    if split & (split - 1):
        made = _larger(made, first | _top(split ^ first))
    if paired and pocket:
        made = _larger(made, _top(paired) | _top(pocket))
    if made:
        return 2 << 26 | _with_kickers(made, hole, board)
    made = split | paired | pocket
    if made:
        return 1 << 26 | _with_kickers(_top(made), hole, board)
    return _with_kickers(0, hole, board)


def _with_kickers(made: int, hole: int, board: int) -> int:
    """Ranks that are made, and what is left of two hole cards and three of the board."""
    mine = ranks_of(hole)
    shared = ranks_of(board)
    paired = twice(board)
    from_hole = 2 - count(made & mine) - count(made & twice(hole))
    from_board = 3 - count(made & shared) - count(made & paired) - count(made & _thrice(board))
    return made << 13 | _highest(mine & ~made, from_hole) | _highest(shared & ~made, from_board)


def _omaha_straight(mine: int, shared: int) -> int:
    """The top card of the highest straight of two ranks of one mask with three of the other; 0 for none."""
    tops = _straights(mine | shared, 1)
    while tops:
        top = _top(tops)
        run = 0x100F if top == 8 else (top << 1) - (top >> 4)
        if count(run & mine) >= 2 and count(run & shared) >= 3:
            return top
        tops ^= top
    return 0


def _omaha_suited(mine: int, shared: int) -> int:
    """The best flush or straight flush in one suit of the board; 0 without two hole cards."""
    if mine & (mine - 1) == 0:
        return 0
    top = _omaha_straight(mine, shared)
    if top:
        return 8 << 26 | top << 13
    return 5 << 26 | (_highest(mine, 2) | _highest(shared, 3)) << 13


def _aces_low(cards: int) -> int:
    """The same cards with the ace in the place of the two, the two in that of the three, and so on."""
    return (cards << 1 & _ABOVE_LOWEST) | (cards >> 12 & _ONE)


def _top(ranks: int) -> int:
    """The highest rank of a mask, as a mask."""
    ranks |= ranks >> 1
    ranks |= ranks >> 2
    ranks |= ranks >> 4
    ranks |= ranks >> 8
    return ranks ^ ranks >> 1


def _without_lowest(ranks: int, spare: int) -> int:
    """A mask without its *spare* lowest ranks."""
    while spare > 0:
        ranks &= ranks - 1
        spare -= 1
    return ranks


def _highest(ranks: int, wanted: int) -> int:
    """The *wanted* highest ranks of a mask."""
    return _without_lowest(ranks, count(ranks) - wanted)


def ranks_of(cards: int) -> int:
    """The ranks of a set, whatever the suit."""
    return (cards | cards >> 16 | cards >> 32 | cards >> 48) & 0x1FFF


def twice(cards: int) -> int:
    """The ranks that a set has twice or more."""
    both = cards & cards >> 16
    either = cards | cards >> 16
    return (both | both >> 32 | either & either >> 32) & 0x1FFF


def _thrice(cards: int) -> int:
    """The ranks that a set has three times or more."""
    both = cards & cards >> 16
    either = cards | cards >> 16
    return (both & either >> 32 | both >> 32 & either) & 0x1FFF


def _suits(cards: int) -> int:
    """How many suits a set has."""
    # 0x1FFF more than a rank reaches bit 13 of the lane
    return _sum((cards + _ALL_RANKS & _ABOVE_ALL) >> 13)


def _lane_counts(cards: int) -> int:
    """How many cards of each suit, in the suit's lane."""
    cards -= cards >> 1 & _BITS_OF_2
    cards = (cards & _BITS_OF_4) + (cards >> 2 & _BITS_OF_4)
    cards = cards + (cards >> 4) & _BITS_OF_8
    return cards + (cards >> 8) & _LOW_BYTE


def _sum(lanes: int) -> int:
    """The sum of four small lanes."""
    return lanes * _ONE >> 48 & 0xFF


def _larger(a: int, b: int) -> int:
    """The larger of two."""
    return a if a > b else b


def top_suit(order: int, value: int, cards: int) -> int:
    """The suit of the highest card that plays in a hand of this value, of several the highest suit (T12)."""
    if order in (LOW8, LOW, DEUCE):
        value = _MOST - value
    if order in (LOW8, LOW):
        cards = _aces_low(cards)
    flush = order == HIGH and value >> 26 in (5, 8)
    top = _top((value >> 13 | value) & 0x1FFF)
    best = 0
    for suit in range(4):
        lane = cards >> (16 * suit) & 0x1FFF
        if lane & top and (not flush or count(lane) >= 5):
            best = suit
    return best

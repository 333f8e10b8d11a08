"""Every deal of a spot, each kind once: how to go through them, and whether that takes reasonable time.

There are two ways. A *duel* takes each board once and compares all hands of two players on it; a *match*
takes each choice of hands once and goes through its run-outs. Both are cut into parts that each look at all
of the spot a little, so that an interrupted enumeration is still a fair picture.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import comb, inf, prod

from msgspec import Struct

from sidepot.cards import from_set
from sidepot.equity import core
from sidepot.equity.games import Showdown
from sidepot.equity.plain import UNITS, Tally
from sidepot.equity.spot import Spot
from sidepot.equity.symmetry import EVERY, Group, keeping, keeping_weights, kind_of, orbits

LIMIT = 1e10
"""The most hands ranked for an exact answer: some twenty seconds of one core, compiled."""

# What things cost, in hands ranked: a deal, run-outs by cards to come, hands compared in the time; a part.
_DEAL = 1000
_RUNOUTS = (1, 45, 300, 3_000, 12_000, 40_000)
_COMPARED = 16
_PART = 5e6

Part = dict[int, Tally]
"""What a part of the work found, for each kind of the asked player's hands (0 where nobody is asked)."""


class Plan(Struct, frozen=True):
    """Work that gives an exact answer: part(0) … part(parts - 1), added up."""

    parts: int
    part: Callable[[int], Part]
    deals: int
    group: Group
    """What leads from hand to hand of a kind."""
    pot: tuple[str, ...] = ()
    """What the parts of the pot go by."""


def plan(spot: Spot, asked: int | None = None) -> Plan | None:
    """The cheapest way to an exact answer, by hands of the *asked* player; None where it takes too long."""
    group = spot_group(spot)
    cards = spot.deck.bit_count()
    hands = [comb(cards, player.hole) if player.everything else len(player) for player in spot.players]
    come = 5 - spot.board.bit_count()
    match = prod(hands) / len(group) * (_DEAL + _RUNOUTS[come] * _price(spot))
    duel = inf
    if len(hands) == 2 and come <= 2 and spot.showdown in (Showdown.HIGH, Showdown.SHORT):
        duel = comb(cards, come) / len(group) * (_DEAL + sum(hands) + prod(hands) / _COMPARED)
    if min(match, duel) > LIMIT:
        return None
    if match < duel:
        return _match(spot, asked, group, match)
    return _duel(spot, asked, group, duel)


def spot_group(spot: Spot) -> Group:
    """The changes of suits that leave a spot as it is."""
    group = keeping(EVERY, spot.board, spot.dead)
    for at, player in enumerate(spot.players):
        if not player.everything and len(group) > 1:
            group = keeping_weights(group, spot.hands(at))
    return group


def _price(spot: Spot) -> float:
    """Hands ranked for one run-out of known hands."""
    dear = {Showdown.OMAHA: 3, Showdown.OMAHA8: 12, Showdown.PICK: 3, Showdown.THROW: 6}
    # the discard after the flop is decided anew on each
    flops = comb(spot.deck.bit_count(), spot.to_discard) / 100 if spot.to_discard else 1
    return len(spot.players) * dear.get(spot.showdown, 1) * flops


def _cut(work: float, most: int) -> int:
    """How many parts to make of so much work."""
    return max(1, min(most, int(work / _PART)))


def _some_of(deck: int, many: int) -> Iterator[int]:
    """Every choice of so many cards, as card sets."""
    return map(sum, combinations([card.bit for card in from_set(deck)], many))


def _duel(spot: Spot, asked: int | None, group: Group, work: float) -> Plan:
    """All hands of two players against each other on every board."""
    first = asked or 0
    mine, theirs = spot.hands(first), spot.hands(1 - first)
    kinds = None if asked is None else [kind_of(group, bits) for bits, _ in mine]
    come = 5 - spot.board.bit_count()
    # boards that count alike stand together, as the core wants them
    more = sorted(orbits(group, _some_of(spot.deck, come)).items(), key=lambda kind: kind[1])
    boards = array("Q", [spot.board | bits for bits, _ in more])
    times = array("Q", [like for _, like in more])
    hands = [array("Q", [bits for bits, _ in some]) for some in (mine, theirs)]
    weights = [array("d", [weight for _, weight in some]) for some in (mine, theirs)]
    parts = _cut(work, len(boards))

    def part(number: int) -> Part:
        deals, won, tied = core.duel(
            spot.showdown,
            boards[number::parts],
            times[number::parts],
            hands[0],
            weights[0],
            hands[1],
            weights[1],
        )
        if kinds is None:
            return {0: _two_sided(sum(deals), sum(won), sum(tied), first)}
        tallies: Part = {}
        for kind, whole, wins, ties in zip(kinds, deals, won, tied, strict=True):
            _add(tallies, kind, _two_sided(whole, wins, ties, first))
        return tallies

    runouts = comb(spot.deck.bit_count() - 4, come)
    return Plan(parts, part, _disjoint(hands[0], hands[1]) * runouts, group)


def _two_sided(deals: float, won: float, tied: float, first: int) -> Tally:
    """The tally of two players where one won and tied so many."""
    lost = deals - won - tied
    sides = [[wins, tied, wins * UNITS + tied * UNITS / 2, 0.0] for wins in (won, lost)]
    return [deals, *sides[first], *sides[1 - first]]


def _disjoint(first: Sequence[int], second: Sequence[int]) -> int:
    """How many pairs of two-card hands share no card."""
    counts = [Counter(card for bits in hands for card in (bits & -bits, bits & bits - 1)) for hands in (first, second)]
    shared = sum(count * counts[1][card] for card, count in counts[0].items())
    return len(first) * len(second) - shared + len(set(first) & set(second))


class _Deal(Struct, frozen=True):
    """Known hands and a board that stand for *count* such deals, of *weight* each."""

    hands: tuple[int, ...]
    board: int
    weight: float
    count: int


def _match(spot: Spot, asked: int | None, group: Group, work: float) -> Plan:
    """Each choice of hands by itself over every run-out."""
    deals = list(_deals(spot, asked or 0, group))
    parts = _cut(work, len(deals))

    def part(number: int) -> Part:
        tallies: Part = {}
        some = deals[number::parts]
        hands = array("Q", [bits for deal in some for bits in deal.hands])
        boards = array("Q", [deal.board for deal in some])
        decks = array("Q", [spot.deck & ~(deal.board | sum(deal.hands)) for deal in some])
        found = core.match(spot.showdown, len(spot.players), hands, boards, decks)
        for deal, tally in zip(some, found, strict=True):
            kind = 0 if asked is None else deal.hands[asked]
            _add(tallies, kind, [number * (deal.weight * deal.count) for number in tally])
        return tallies

    flop = spot.to_discard
    left = spot.deck.bit_count() - sum(player.hole for player in spot.players) - flop
    runouts = comb(left, 5 - spot.board.bit_count() - flop)
    return Plan(parts, part, sum(deal.count for deal in deals) * runouts, group, spot.parts)


def _deals(spot: Spot, asked: int, group: Group) -> Iterator[_Deal]:
    """One of each kind of deal: the asked player's hand, the others', a flop where a discard follows it."""
    order = [asked, *(at for at in range(len(spot.players)) if at != asked)]
    lists = {at: dict(spot.hands(at)) for at in order}
    hands = [0] * len(order)
    flop = spot.to_discard

    def choose(depth: int, group: Group, taken: int, weight: float, count: int) -> Iterator[_Deal]:
        if depth < len(order):
            at = order[depth]
            for bits, like in orbits(group, (bits for bits in lists[at] if not bits & taken)).items():
                hands[at] = bits
                known = keeping(group, bits) if len(group) > 1 else group
                yield from choose(depth + 1, known, taken | bits, weight * lists[at][bits], count * like)
        elif flop:
            for bits, like in orbits(group, _some_of(spot.deck & ~taken, flop)).items():
                yield _Deal(tuple(hands), spot.board | bits, weight, count * like)
        else:
            yield _Deal(tuple(hands), spot.board, weight, count)

    return choose(0, group, 0, 1.0, 1)


def _add(tallies: Part, kind: int, tally: Tally) -> None:
    known = tallies.get(kind)
    tallies[kind] = tally if known is None else [a + b for a, b in zip(known, tally, strict=True)]

"""How a hand ended: per seat, per pot, and in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from sidepot.cards import Card
from sidepot.engine.pots import Pots
from sidepot.ranks import describe

if TYPE_CHECKING:
    from sidepot.engine.hand import Hand


class Pot(Struct, frozen=True):
    """A pot: how much, and which seats may win it."""

    amount: int
    entitled: tuple[int, ...]


class PotResult(Struct, frozen=True):
    """A pot that was won: how much, who could win it, who did, and each winner's chips."""

    name: str
    amount: int
    entitled: tuple[int, ...]
    winners: tuple[int, ...]
    shares: dict[int, int]
    rake: int


class Award(Struct, frozen=True):
    """One sharing of (a part of) a pot: on which board, for high or low, with what hand if it was shown."""

    pot: str
    board: int
    low: bool
    amount: int
    shares: dict[int, int]
    hand: str | None


class Result(Struct, frozen=True):
    """The result of a hand: rows by seat, pots main pot first, awards in the order they were made."""

    paid: tuple[int, ...]
    returned: tuple[int, ...]
    won: tuple[int, ...]
    net: tuple[int, ...]
    pots: tuple[PotResult, ...]
    awards: tuple[Award, ...]
    rake: int
    dropped: int
    shown: dict[int, tuple[Card, ...]]
    boards: int

    @property
    def sentences(self) -> tuple[str, ...]:
        """What happened to the pots, seats named A, B, C …"""
        return self.tell([chr(ord("A") + seat) for seat in range(len(self.paid))])

    def tell(self, names: Sequence[str]) -> tuple[str, ...]:
        """What happened to the pots, in sentences, with the players' names."""
        lines = [f"{names[seat]} takes back {chips} uncalled" for seat, chips in enumerate(self.returned) if chips]
        lines += [_sentence(award, names, self.boards) for award in self.awards]
        if self.rake:
            lines.append(f"the house takes {self.rake}")
        if self.dropped:
            lines.append(f"{self.dropped} odd {'chip is' if self.dropped == 1 else 'chips are'} dropped")
        return tuple(lines)


def _sentence(award: Award, names: Sequence[str], boards: int) -> str:
    who = [names[seat] for seat in award.shares]
    what = f"{'the low half of ' if award.low else ''}{award.pot}"
    if boards == 2:
        what += f" on the {'second' if award.board else 'first'} board"
    ending = f" with {award.hand}" if award.hand else ""
    if len(who) == 1:
        return f"{who[0]} wins {what}, {award.amount}" + (f",{ending}" if ending else "")
    parts = ", ".join(f"{names[seat]} {chips}" for seat, chips in award.shares.items())
    return f"{', '.join(who[:-1])} and {who[-1]} split {what}, {award.amount} ({parts}){',' if ending else ''}{ending}"


def pots_of(pots: Pots) -> tuple[Pot, ...]:
    """The pots as values, main pot first."""
    return tuple([Pot(pots.amounts[i], _seats(pots.entitled[i], pots.n)) for i in range(pots.count)])


def result_of(hand: Hand) -> Result:
    """The result of a hand that is over."""
    pots = hand.pots_final
    assert pots is not None
    n = pots.n
    awards = tuple([_award(hand, pots, i) for i in range(pots.awards)])
    won = tuple([pots.won[seat] for seat in range(n)])
    returned = tuple([pots.returned if seat == pots.returned_to else 0 for seat in range(n)])
    stacks, began = hand.stacks, hand.starting_stacks
    net = tuple([stacks[seat] - began[seat] for seat in range(n)])
    paid = tuple([won[seat] + returned[seat] - net[seat] for seat in range(n)])
    total = pots.count + (1 if pots.orphan else 0)
    return Result(
        paid=paid,
        returned=returned,
        won=won,
        net=net,
        pots=tuple([_pot_result(pots, pot, awards) for pot in range(total)]),
        awards=awards,
        rake=pots.rake,
        dropped=pots.dropped,
        shown={seat: hand.hole_cards(seat) for seat in _seats(hand.shown, n)},
        boards=hand.cards.board_total,
    )


def _seats(mask: int, n: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(n) if mask & (1 << seat)])


def pot_name(pot: int, several: bool) -> str:
    """Main pot, side pot 1 …; the only pot is just the pot."""
    return f"side pot {pot}" if pot else "main pot" if several else "pot"


def _name(pots: Pots, pot: int) -> str:
    name = pot_name(pot, pots.count > 1 or pots.orphan > 0)
    return name if pot else f"the {name}"


def _pot_result(pots: Pots, pot: int, awards: tuple[Award, ...]) -> PotResult:
    shares: dict[int, int] = {}
    name = _name(pots, pot)
    for award in awards:
        if award.pot == name:
            for seat, chips in award.shares.items():
                shares[seat] = shares.get(seat, 0) + chips
    winners = tuple(sorted(shares))
    if pot == pots.count:
        return PotResult(name, pots.orphan, winners, winners, shares, 0)
    amount, rake = pots.amounts[pot] + pots.raked[pot], pots.raked[pot]
    return PotResult(name, amount, _seats(pots.entitled[pot], pots.n), winners, shares, rake)


def _award(hand: Hand, pots: Pots, i: int) -> Award:
    pot, board, low, winners, amount = pots.award_at(i)
    order = [(pots.button + 1 + step) % pots.n for step in range(pots.n)]
    shares = {seat: pots.share(winners, amount, seat) for seat in order if winners & (1 << seat)}
    shown = [seat for seat in shares if hand.shown & (1 << seat)]
    words = _words(hand, shown[0], board, low) if shown and hand.strengths is not None else None
    return Award(_name(pots, pot), board, low, amount, shares, words)


def strength(hand: Hand, seat: int) -> tuple[int, ...]:
    """How good a seat's hand was at the showdown, board by board: larger is better; () where nobody had to know."""
    strengths = hand.strengths
    if strengths is None or seat not in hand.inside:
        return ()
    return tuple([strengths.highs[board * 10 + seat] for board in range(hand.cards.board_total)])


def _words(hand: Hand, seat: int, board: int, low: bool) -> str:
    """The hand that won, in words."""
    strengths = hand.strengths
    assert strengths is not None
    at = board * 10 + seat
    value = strengths.lows[at] if low else strengths.highs[at]
    return describe(value, "low8" if low else "short-deck" if hand.plan.short_ranks else "high")

"""How a hand ended: per seat, per pot, and in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from sidepot.cards import Card
from sidepot.engine.course import Course
from sidepot.engine.fold import Told, fold_of
from sidepot.engine.log import (
    AWARD,
    DROP,
    POT,
    RAKE,
    RETURN,
    SHARE,
    SHARING,
    Log,
    flag_of,
    kind_of,
    seat_of,
    value_of,
)
from sidepot.engine.made import value_of as value_of_hand
from sidepot.engine.plan import Plan
from sidepot.engine.pots import Pots
from sidepot.ranks import describe


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
        lines = [f"{names[seat]} takes back {chips:,} uncalled" for seat, chips in enumerate(self.returned) if chips]
        lines += [_sentence(award, names, self.boards) for award in self.awards]
        if self.rake:
            lines.append(f"the house takes {self.rake:,}")
        if self.dropped:
            lines.append(f"{self.dropped:,} odd {'chip is' if self.dropped == 1 else 'chips are'} dropped")
        return tuple(lines)


def _sentence(award: Award, names: Sequence[str], boards: int) -> str:
    who = [names[seat] for seat in award.shares]
    what = f"{'the low half of ' if award.low else ''}{award.pot}"
    if boards == 2:
        what += f" on the {'second' if award.board else 'first'} board"
    ending = f" with {award.hand}" if award.hand else ""
    if len(who) == 1:
        return f"{who[0]} wins {what}, {award.amount:,}" + (f",{ending}" if ending else "")
    parts = ", ".join(f"{names[seat]} {chips:,}" for seat, chips in award.shares.items())
    all_of_them = f"{', '.join(who[:-1])} and {who[-1]}"
    return f"{all_of_them} split {what}, {award.amount:,} ({parts})" + (f",{ending}" if ending else "")


def pots_of(pots: Pots) -> tuple[Pot, ...]:
    """The pots as values, main pot first."""
    return tuple([Pot(pots.amounts[i], _seats(pots.entitled[i], pots.n)) for i in range(pots.count)])


def result_of(hand: Course) -> Result:
    """The result of a hand that is over."""
    began = tuple([hand.began[seat] for seat in range(hand.n)])
    return told_result(hand.plan, began, hand.bets.button, hand.codes)


def told_result(plan: Plan, began: tuple[int, ...], button: int, log: Log) -> Result:
    """The result as the log of a hand tells it, whoever sees it."""
    facts, n = fold_of(plan, began, button, log), len(began)
    ending = _Ending(log)
    won = tuple([sum([award.shares.get(seat, 0) for award in ending.awards]) for seat in range(n)])
    returned = tuple([ending.returned.get(seat, 0) for seat in range(n)])
    net = tuple([facts.bets.stacks[seat] - began[seat] for seat in range(n)])
    awards = tuple([_award(facts, ending, award) for award in ending.awards])
    return Result(
        paid=tuple([won[seat] + returned[seat] - net[seat] for seat in range(n)]),
        returned=returned,
        won=won,
        net=net,
        pots=tuple([_pot_result(ending, pot, n) for pot in range(ending.pots)]),
        awards=awards,
        rake=ending.rake,
        dropped=ending.dropped,
        shown={seat: facts.cards.hole_cards(seat) for seat in _seats(facts.shown, n)},
        boards=facts.cards.board_total,
    )


class _Shared:
    """One sharing of a part of a pot, as the log tells it."""

    def __init__(self, pot: int, board: int, low: bool, amount: int) -> None:
        self.pot, self.board, self.low, self.amount = pot, board, low, amount
        self.shares: dict[int, int] = {}


class _Ending:
    """The last entries of a log: what went back, the pots, and who won them."""

    def __init__(self, log: Log) -> None:
        self.returned: dict[int, int] = {}
        self.amounts: list[int] = []
        self.entitled: list[int] = []
        self.awards: list[_Shared] = []
        self.rake = self.dropped = self.sharing = 0
        for code in log.part(0, len(log)):
            if kind_of(code) >= RETURN:
                self._take(kind_of(code), seat_of(code), value_of(code), flag_of(code))
        self.pots = max([len(self.amounts)] + [award.pot + 1 for award in self.awards])

    def _take(self, kind: int, seat: int, value: int, flag: bool) -> None:
        if kind == RETURN:
            self.returned[seat] = value
        elif kind == POT:
            (self.entitled if flag else self.amounts).append(value)
        elif kind == SHARING:
            self.sharing = seat
        elif kind == SHARE:
            self.awards.append(_Shared(self.sharing, seat & 1, seat > 1, value))
        elif kind == AWARD:
            self.awards[-1].shares[seat] = value
        elif kind == RAKE:
            self.rake = value
        elif kind == DROP:
            self.dropped = value

    def name(self, pot: int) -> str:
        """What a pot is called in a sentence."""
        name = pot_name(pot, self.pots > 1)
        return name if pot else f"the {name}"


def _seats(mask: int, n: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(n) if mask & (1 << seat)])


def pot_name(pot: int, several: bool) -> str:
    """Main pot, side pot 1 …; the only pot is just the pot."""
    return f"side pot {pot}" if pot else "main pot" if several else "pot"


def _pot_result(ending: _Ending, pot: int, n: int) -> PotResult:
    shares: dict[int, int] = {}
    awards = [award for award in ending.awards if award.pot == pot]
    for award in awards:
        for seat, chips in award.shares.items():
            shares[seat] = shares.get(seat, 0) + chips
    winners, shared = tuple(sorted(shares)), sum([award.amount for award in awards])
    if pot == len(ending.amounts):
        # what nobody in paid for is no pot of its own (K6)
        return PotResult(ending.name(pot), shared, winners, winners, shares, 0)
    amount = ending.amounts[pot]
    return PotResult(ending.name(pot), amount, _seats(ending.entitled[pot], n), winners, shares, amount - shared)


def _award(facts: Told, ending: _Ending, award: _Shared) -> Award:
    n = facts.bets.n
    order = [(facts.bets.button + 1 + place) % n for place in range(n)]
    shares = {seat: award.shares[seat] for seat in order if seat in award.shares}
    shown = [seat for seat in shares if facts.shown & (1 << seat)]
    words = _words(facts, shown[0], award.board, award.low) if shown else None
    return Award(ending.name(award.pot), award.board, award.low, award.amount, shares, words)


def strength(hand: Course, seat: int) -> tuple[int, ...]:
    """How good a seat's hand was at the showdown, board by board: larger is better; () where nobody had to know."""
    strengths = hand.strengths
    if strengths is None or not hand.bets.inside & (1 << seat):
        return ()
    return tuple([strengths.highs[board * 10 + seat] for board in range(hand.cards.board_total)])


def _words(facts: Told, seat: int, board: int, low: bool) -> str:
    """The hand that won, in words."""
    game = facts.plan.game
    hole, shared = facts.cards.hole_cards(seat), facts.cards.board_cards(board)
    value = value_of_hand(game.rankings[low], hole, shared)
    return describe(value, game.rankings[low].order)

"""How a hand ended: per seat, per pot, and in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

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
from sidepot.ranks.hand_names import HandName, named
from sidepot.rules.steps import SEATS
from sidepot.words import Words, words


class Pot(Struct, frozen=True):
    """A pot: how much, and which seats may win it."""

    amount: int
    entitled: tuple[int, ...]


class PotResult(Struct, frozen=True):
    """A pot that was won: how much, who could win it, who did, and each winner's chips. 0 is the main pot."""

    number: int
    several: bool
    """There are other pots beside it."""
    amount: int
    entitled: tuple[int, ...]
    winners: tuple[int, ...]
    shares: dict[int, int]
    rake: int

    @property
    def name(self) -> str:
        """What it is called: "the pot", "the main pot", "side pot 1"."""
        return told_pot(self.number, self.several)


class Award(Struct, frozen=True):
    """One sharing of (a part of) a pot: on which board, for high or low, with what hand if it was shown."""

    number: int
    several: bool
    board: int
    low: bool
    amount: int
    shares: dict[int, int]
    made: HandName | None
    half: str = ""
    """What the half of a pot was for where it has two: `high`, `low8`, `badugi`, `board` …"""

    @property
    def pot(self) -> str:
        """What the pot is called."""
        return told_pot(self.number, self.several)

    @property
    def hand(self) -> str | None:
        """The hand that won, in words, if it was shown."""
        return None if self.made is None else self.made.told()


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

    def tell(self, names: Sequence[str], language: str = "en", you: int | None = None) -> tuple[str, ...]:
        """What happened to the pots, in sentences, with the players' names; seat *you* is spoken to."""
        say = words(language)
        lines = [
            say("event-returned.you" if seat == you else "event-returned", who=names[seat], amount=chips)
            for seat, chips in enumerate(self.returned)
            if chips
        ]
        lines += self.shared(names, language, you)
        if self.rake:
            lines.append(say("event-raked", amount=self.rake))
        if self.dropped:
            lines.append(say("event-dropped", count=self.dropped))
        return tuple(lines)

    def shared(self, names: Sequence[str], language: str = "en", you: int | None = None) -> list[str]:
        """Who won which pot, or which part of it, in sentences."""
        say = words(language)
        return [_sentence(award, names, self.boards, say, you) for award in self._first_halves_first()]

    def won_with(self, pot: int, board: int, low: bool) -> dict[str, Any]:
        """Of a part of a pot: the *hand* that won it, if it was shown, and its *half*, where the pot has two."""
        for award in self.awards:
            if (award.number, award.board, award.low) == (pot, board, low):
                half = {"half": award.half} if award.half else {}
                return half if award.made is None else {"hand": award.made, **half}
        return {}

    def _first_halves_first(self) -> list[Award]:
        """The awards as they are told: pot by pot as they were made, board by board, the first half first."""
        pots = list(dict.fromkeys([award.number for award in self.awards]))
        return sorted(self.awards, key=lambda award: (pots.index(award.number), award.board, award.low))


_HALVES = {"low8": "low", "deuce": "low", "badugi-high": "badugi"}
"""Halves of the same name."""


def _sentence(award: Award, names: Sequence[str], boards: int, say: Words, you: int | None) -> str:
    pot = told_pot(award.number, award.several, say)
    if award.half:
        pot = say("won-half", pot=pot, half=_HALVES.get(award.half, award.half))
    if boards == 2:
        pot = say("won-second-board" if award.board else "won-first-board", pot=pot)
    given: dict[str, object] = {"pot": pot, "amount": award.amount}
    if award.made is not None:
        given["hand"] = award.made.told(language=say.language)
    ending = "" if award.made is None else "-with"
    if len(award.shares) == 1:
        [seat] = award.shares
        return say(f"won-pot{ending}{'.you' if seat == you else ''}", who=names[seat], **given)
    shares = [say("won-share", who=names[seat], amount=chips) for seat, chips in award.shares.items()]
    return say(f"won-split{ending}", names=[names[seat] for seat in award.shares], shares=", ".join(shares), **given)


def told_pot(number: int, several: bool, say: Words | None = None) -> str:
    """What a pot is called in a sentence: "the main pot", "side pot 1"; the only one is just "the pot"."""
    say = say or words("en")
    if number:
        return say("pot-side", number=str(number))
    return say("pot-main" if several else "pot-only")


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


def _seats(mask: int, n: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(n) if mask & (1 << seat)])


def _pot_result(ending: _Ending, pot: int, n: int) -> PotResult:
    shares: dict[int, int] = {}
    awards = [award for award in ending.awards if award.pot == pot]
    for award in awards:
        for seat, chips in award.shares.items():
            shares[seat] = shares.get(seat, 0) + chips
    winners, shared = tuple(sorted(shares)), sum([award.amount for award in awards])
    if pot == len(ending.amounts):
        # what nobody in paid for is no pot of its own (K6)
        return PotResult(pot, ending.pots > 1, shared, winners, winners, shares, 0)
    amount = ending.amounts[pot]
    return PotResult(pot, ending.pots > 1, amount, _seats(ending.entitled[pot], n), winners, shares, amount - shared)


def _award(facts: Told, ending: _Ending, award: _Shared) -> Award:
    n = facts.bets.n
    order = [(facts.bets.button + 1 + place) % n for place in range(n)]
    shares = {seat: award.shares[seat] for seat in order if seat in award.shares}
    shown = [seat for seat in shares if facts.shown & (1 << seat)]
    made = _made(facts, shown[0], award.board, award.low) if shown else None
    halved = (award.pot, award.board) in [(other.pot, other.board) for other in ending.awards if other.low]
    half = facts.bets.plan.game.halves[award.low] if halved else ""
    return Award(award.pot, ending.pots > 1, award.board, award.low, award.amount, shares, made, half)


def strength(hand: Course, seat: int) -> tuple[int, ...]:
    """How good a seat's hand was at the showdown, board by board: larger is better; () where nobody had to know."""
    strengths = hand.strengths
    if strengths is None or not hand.bets.inside & (1 << seat):
        return ()
    return tuple([strengths.highs[board * SEATS + seat] for board in range(hand.cards.board_total)])


def _made(facts: Told, seat: int, board: int, low: bool) -> HandName:
    """What the hand that won is called."""
    game = facts.plan.game
    hole, shared = facts.cards.hole_cards(seat), facts.cards.board_cards(board)
    value = value_of_hand(game.rankings[low], hole, shared)
    return named(value, game.rankings[low].order)

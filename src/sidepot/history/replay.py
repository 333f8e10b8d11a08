"""A hand that is over as a viewer steps through it: plain values, ready to be sent as JSON.

    replay = replay_of(record.seen_by(2), tell=hand_line)
    replay.steps[4].board            ["7h", "2c", "Kd"]
    replay.streets                   where each street begins: [StreetMark("Preflop", 0), StreetMark("Flop", 7) …]
    replay.steps[4].equity_then      with the cards that lay open then, and the viewer's own
    replay.steps[4].equity_shown     with every card the record tells, also those that were shown later
    replay.outcome.awards            who won which part of which pot, and with what hand
    msgspec.json.encode(replay)

A step looks as the table looked then: fields that a live table has too are called as they are there (`State` in
the room's protocol), so that the same drawing does for both. Players are told by their names, cards by their text.
The one rule it keeps: everything comes out of the record that is given. Whoever asks for a hand on behalf of a
viewer gives `record.seen_by(seat)`, or `record.seen_by(None)` for what was public, and nothing else can get in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from sidepot.cards import Card
from sidepot.engine.events import Event, Won
from sidepot.engine.hand import Hand
from sidepot.engine.made import made
from sidepot.engine.results import Result
from sidepot.engine.views import View, plain
from sidepot.history.equities import Hole, equities_of, is_known
from sidepot.history.luck import luck_of
from sidepot.history.moments import Moment, moments_of, was_ended
from sidepot.history.record import Record
from sidepot.ranks.hand_names import HandName
from sidepot.rules import Rules
from sidepot.rules.games import Game

Told = Callable[[Event, Sequence[str]], str | None]
"""An event as a sentence, given the names by seat; None for what needs no words."""
CardTexts = list[str | None]


class Chair(Struct, frozen=True):
    """A player at a moment of the hand."""

    chair: int
    player: str
    chips: int
    wager: int
    """Chips in front of the player, on this street."""
    cards: CardTexts | None
    """As the viewer saw them then; None once folded, and a hidden card is null."""
    known: CardTexts
    """As the record knows them, also by what was shown later, and of hands that were folded."""
    folded: bool
    all_in: bool
    did: str
    """What they did last on this street, in a word."""


class PotThen(Struct, frozen=True):
    """A pot at a moment of the hand, and who may win it; the first is the main pot."""

    amount: int
    players: list[str]


class Equities(Struct, frozen=True):
    """The share of the pot that players win on average from here, 0 to 1."""

    shares: dict[str, float]
    """Of those whose cards are known."""
    unknown: list[str]
    """Those in whose cards are not: any hand they may hold counts the same."""


class Step(Struct, frozen=True, omit_defaults=True):
    """The table after a step: a decision, or cards that came."""

    step: int
    street: str
    board: CardTexts
    second_board: CardTexts
    pot: int
    """All chips in the middle, this street's wagers included."""
    pots: list[PotThen]
    chairs: list[Chair]
    turn: str | None
    events: list[dict[str, Any]]
    """What happened in this step; each has its *type*, and the *player* it is about."""
    equity_then: Equities | None
    """By the cards that the viewer saw then; None where none of those in was seen, or the game has no equities."""
    equity_shown: Equities | None
    """By every card that the record tells."""
    says: list[str] = []
    """What happened in sentences, where those were asked for."""


class StreetMark(Struct, frozen=True):
    """The step with which a street begins."""

    street: str
    step: int


class AwardTold(Struct, frozen=True):
    """One sharing of a pot or of a part of it: who got what, and with which hand if it was shown."""

    pot: int
    """0 is the main pot."""
    board: int
    """1 is the second board of a hand that was run twice."""
    half: str
    """Where the pot has two: `high`, `low8`, `badugi` …"""
    amount: int
    shares: dict[str, int]
    hand: HandName | None


class HandShown(Struct, frozen=True):
    """A hand that was shown: what it is called, and the cards that play."""

    player: str
    cards: CardTexts
    hands: list[HandName]
    """What it is on each board."""
    plays: CardTexts
    low: HandName | None
    low_plays: CardTexts
    second_plays: CardTexts
    """Those that play on a second board."""


class PotShared(Struct, frozen=True):
    """A pot of the end, and what each winner got of it."""

    amount: int
    shares: dict[str, int]


class Outcome(Struct, frozen=True, omit_defaults=True):
    """How the hand ended: who won what, and why."""

    won: dict[str, int]
    net: dict[str, int]
    pots: list[PotShared]
    awards: list[AwardTold]
    shown: list[HandShown]
    rake: int
    dropped: int
    """Odd chips nobody gets."""
    luck: dict[str, float] | None
    """What the cards brought that came with somebody all-in; None where that can't be known."""
    says: list[str] = []
    """The same in sentences, where those were asked for."""


class Deals(Struct, frozen=True):
    """What the game deals in all, as a table tells it."""

    hole: int
    up: int
    board: int
    draws: int


class Replay(Struct, frozen=True):
    """A hand, step by step, and what surrounds it."""

    number: str
    site: str
    table: str
    time: str
    zone: str
    house: str
    game: str
    limit: str
    blinds: tuple[int, ...]
    """None where the game is played without."""
    ante: int
    bring_in: int
    """0 where there is none."""
    bets: tuple[int, ...]
    """In fixed and spread limit, and where there are no blinds."""
    deals: Deals
    decimals: int
    """How many digits of a number of chips are decimals."""
    bottomless: bool
    """The history names no stacks: they are as good as endless."""
    currency: str
    tournament: str
    players: list[str]
    chairs: list[int]
    stacks: list[int]
    """Before the hand."""
    hero: str | None
    """Whose eyes it is seen through; None is the rail."""
    button: int
    """The chair that has it."""
    small_blind: str | None
    big_blind: str | None
    streets: list[StreetMark]
    steps: list[Step]
    outcome: Outcome | None
    """None while the hand is still played."""


def replay_of(record: Record, tell: Told | None = None) -> Replay:
    """The replay of a record, as its hero saw it where it has one; *tell* puts events into sentences."""
    about, rules, hand = record.about, record.rules, record.hand
    names, chairs = distinct_names(record), list(about.chairs or range(1, hand.players + 1))
    telling = _Telling(record, hand, names, chairs, tell)
    steps = [telling.step(moment) for moment in moments_of(hand)]
    small, big = [None if seat is None else names[seat] for seat in hand.blinds_at]
    return Replay(
        number=about.number, site=about.site, table=about.table, time=about.time, zone=about.zone, house=rules.house,
        game=rules.game, limit=rules.limit, blinds=rules.blinds if rules.program.blinds else (),
        ante=rules.each_antes, bring_in=rules.brings_in if rules.program.brings_in else 0, bets=_bets(rules),
        deals=_deals(rules.program), decimals=about.decimals, bottomless=about.bottomless,
        currency=about.currency, tournament="" if about.occasion is None else about.occasion.number, players=names,
        chairs=chairs, stacks=list(record.stacks), hero=None if about.hero is None else names[about.hero],
        button=chairs[record.button], small_blind=small, big_blind=big, streets=_marks(steps), steps=steps,
        outcome=_outcome(hand, names, tell is not None),
    )  # fmt: skip


def _bets(rules: Rules) -> tuple[int, ...]:
    """The sizes of bets that a hand's stakes are called by; none where blinds tell them."""
    if rules.limit in ("fixed", "spread"):
        return rules.units
    return () if rules.program.blinds else (rules.smallest_bet,)


def _deals(game: Game) -> Deals:
    return Deals(game.hole, sum(deal.up for deal in game.deals), game.board, game.draws)


def distinct_names(record: Record) -> list[str]:
    """The names by seat; a name that two players have is numbered, so that each tells one of them."""
    names: list[str] = []
    for name in record.names:
        number, given = 1, name
        while given in names:
            number += 1
            given = f"{name} ({number})"
        names.append(given)
    return names


def _marks(steps: Sequence[Step]) -> list[StreetMark]:
    marks: list[StreetMark] = []
    for step in steps[:-1] or steps:
        if not marks or marks[-1].street != step.street:
            marks.append(StreetMark(step.street, step.step))
    return marks


def _texts(cards: Sequence[Card | None]) -> CardTexts:
    return [None if card is None else str(card) for card in cards]


class _Telling:
    """Tells the moments of one hand."""

    def __init__(self, record: Record, hand: Hand, names: list[str], chairs: list[int], tell: Told | None) -> None:
        self.record, self.hand, self.names, self.chairs, self.tell = record, hand, names, chairs, tell
        self.worked_out: dict[Any, Equities | None] = {}

    def step(self, moment: Moment) -> Step:
        """The table after a step."""
        names, view = self.names, moment.hand.view(self.record.about.hero)
        events = moment.seen_by(self.record.about.hero)
        said = [] if self.tell is None else [self.tell(event, names) for event in events]
        result = moment.hand.result if moment.over else None
        return Step(
            step=moment.step, street=view.street, board=_texts(view.board), second_board=_texts(view.second_board),
            pot=view.pot,
            pots=[PotThen(pot.amount, [names[seat] for seat in pot.entitled]) for pot in view.pots],
            chairs=self._chairs(view, moment), turn=None if view.turn is None else names[view.turn],
            events=[self._event(event, result) for event in events],
            equity_then=self._equities(moment, view.holes), equity_shown=self._equities(moment, moment.holes),
            says=[line for line in said if line],
        )  # fmt: skip

    def _chairs(self, view: View, moment: Moment) -> list[Chair]:
        inside, all_in, over = view.inside, view.all_in, moment.over
        holes, wagers, stacks, deeds = view.holes, view.wagers, view.stacks, view.deeds
        return [
            Chair(
                chair=chair, player=self.names[seat], chips=stacks[seat], wager=0 if over else wagers[seat],
                cards=_texts(holes[seat]) if seat in inside else None, known=_texts(moment.holes[seat]),
                folded=seat not in inside, all_in=seat in all_in and not over, did=deeds[seat],
            )
            for seat, chair in enumerate(self.chairs)
        ]  # fmt: skip

    def _event(self, event: Event, result: Result | None) -> dict[str, Any]:
        told = plain(event)
        if result is not None and isinstance(event, Won):
            told |= result.won_with(event.pot, event.board, event.low)
        if "seat" in told:
            told["player"] = self.names[told.pop("seat")]
        if "seats" in told:
            told["players"] = [self.names[seat] for seat in told.pop("seats")]
        return dict(told)

    def _equities(self, moment: Moment, holes: Sequence[Hole]) -> Equities | None:
        """Worked out once for the steps between which nothing changes them; none at the end, which has been decided."""
        if moment.over:
            return None
        hand = moment.hand
        draws = moment.draws if hand.rules.program.draws else 0
        spot = tuple(holes), hand.inside, hand.board, hand.second_board, draws
        if spot not in self.worked_out:
            found = equities_of(hand.rules, holes, hand.inside, moment.boards, draws)
            self.worked_out[spot] = None if found is None else self._named(found, holes)
        return self.worked_out[spot]

    def _named(self, found: dict[int, float], holes: Sequence[Hole]) -> Equities:
        known = [seat for seat in found if is_known(holes[seat])]
        shares = {self.names[seat]: found[seat] for seat in known}
        return Equities(shares, [self.names[seat] for seat in found if seat not in known])


def _outcome(hand: Hand, names: Sequence[str], in_words: bool) -> Outcome | None:
    result = hand.result
    if result is None or not was_ended(hand.facts):
        return None
    boards = [hand.board, hand.second_board] if hand.second_board else [hand.board]
    luck = luck_of(hand)
    return Outcome(
        won={names[seat]: chips for seat, chips in enumerate(result.won) if chips},
        net={names[seat]: chips for seat, chips in enumerate(result.net)},
        pots=[PotShared(pot.amount, _named(pot.shares, names)) for pot in result.pots],
        awards=[
            AwardTold(
                award.number, award.board, award.half, award.amount, _named(award.shares, names), award.made
            )
            for award in result.awards
        ],
        shown=[_shown(hand, names[seat], held, boards) for seat, held in result.shown.items()],
        rake=result.rake, dropped=result.dropped,
        luck=None if luck is None else {names[seat]: chips for seat, chips in enumerate(luck) if chips},
        says=list(result.tell(names)) if in_words else [],
    )  # fmt: skip


def _named(shares: dict[int, int], names: Sequence[str]) -> dict[str, int]:
    return {names[seat]: chips for seat, chips in shares.items()}


def _shown(hand: Hand, player: str, held: tuple[Card, ...], boards: list[tuple[Card, ...]]) -> HandShown:
    best = [_made(hand, held, board) for board in boards]
    low, low_plays = _made(hand, held, boards[0], low=True) if hand.rules.program.low else (None, [])
    called = [name for name, _ in best if name]
    return HandShown(player, _texts(held), called, best[0][1], low, low_plays, best[1][1] if len(best) > 1 else [])


def _made(
    hand: Hand, held: tuple[Card, ...], board: tuple[Card, ...], low: bool = False
) -> tuple[HandName | None, CardTexts]:
    """What a hand is called and the cards that play; nothing before there is a whole one."""
    ranked = made(hand.rules.program, held, board, low)
    return (None, []) if ranked is None else (ranked.named, _texts(ranked.cards))

"""Between hands: who is dealt in by which rules, what they post, and what the end of a hand brings."""

from __future__ import annotations

from sidepot.engine.forced import straddlers
from sidepot.engine.hand import Hand
from sidepot.engine.plan import plan_of
from sidepot.rules import MAX_CHIPS, Rules
from sidepot.table.button import (
    Deal,
    Places,
    Want,
    between,
    first_deal,
    free_deal,
    next_deal,
    still_deal,
    usual_deal,
)
from sidepot.table.events import BoughtChips, ChangedSeat, Event, GotUp, HandEnded, KillDue, SatOut
from sidepot.table.people import BOMB_POT, BUTTON, BUTTON_STRADDLE, POST, STRADDLE, Gone, Left, Person
from sidepot.table.prefetch import fetch_people
from sidepot.table.runouts import time_to_watch
from sidepot.table.state import TableState

_MINUTE = 60_000
KILL = "kill"
HighPost = tuple[int, int]
"""A chair and what is posted there live, more than the big blind: a kill, or a straddle on the button."""
_NOBODY = (-1, 0)


def deal_for(table: TableState, rules: Rules, events: list[Event]) -> Deal | None:
    """The next hand by these rules; whoever wanted to sit out at the big blind does so when it comes."""
    while True:
        deal = likely_deal(table, rules)
        if deal is None or deal.places.bb < 0:
            return deal
        person = table.seated[deal.places.bb]
        assert person is not None
        if not person.at_blind or not _has_big_blind(table, rules, deal):
            return deal
        person.at_blind = False
        person.out = True
        events.append(SatOut(person.name))


def _has_big_blind(table: TableState, rules: Rules, deal: Deal) -> bool:
    """Whether a player who is due for the big blind pays it, and may sit out instead."""
    if table.binds(rules) or not rules.has_blinds(len(deal.chairs)):
        return False
    return not _has_bomb_pot(rules) or not _want_bomb_pot([_at(table, chair) for chair in deal.chairs])


def stands(table: TableState, rules: Rules) -> bool:
    """Whether the button stands still in a hand by these rules; where its player picks the game it goes round."""
    return rules.button_stands and table.base.rotation == "order"


def dealt_chairs(table: TableState, rules: Rules) -> tuple[int, ...]:
    """The chairs of everyone who has chips and does not sit out."""
    fixed = table.binds(rules)
    people = [person for person in table.seated if person is not None and person.chips and (fixed or not person.out)]
    return tuple([person.chair for person in people])


def _somebody_plays(table: TableState) -> bool:
    return any(person.chips and not (person.out or person.away) for person in table.people.values())


def likely_deal(table: TableState, rules: Rules) -> Deal | None:
    """The next hand as it would be dealt now; None where nobody plays against anybody."""
    fixed = table.binds(rules)
    if fixed and not _somebody_plays(table):
        return None  # V62 needs somebody to play against
    ready, owing, posting, buying = [], [], [], []
    for person in table.seated:
        if person is None or not person.chips or (person.out and not fixed):
            continue
        if not (person.owes_bb or person.owes_sb or person.fresh):
            ready.append(person.chair)
            continue
        owing.append(person.chair)
        if person.entry == POST or person.fresh:
            posting.append(person.chair)
        elif person.entry == BUTTON and rules.buy_button:
            buying.append(person.chair)
    plan = plan_of(rules)
    blinds, heads_up_sb = plan.forced_blinds, plan.heads_up_button_sb
    if blinds and not owing and table.last is not None:
        return usual_deal(rules.button, tuple(ready), table.last, table.chairs, heads_up_sb)
    want = Want(tuple(ready), tuple(owing), tuple(posting), tuple(buying))
    if not blinds:
        if stands(table, rules):
            return still_deal(want, table.last, table.first)
        return free_deal(want, table.last, table.first, rules.forced_bets == "button-blind")
    if table.last is None:
        return first_deal(want, table.first, heads_up_sb)
    return next_deal(rules.button, want, table.last, table.chairs, heads_up_sb)


def rules_for(table: TableState, deal: Deal) -> tuple[Rules, bool, HighPost]:
    """The rules of this hand, whether it is a bomb pot that all agreed to, and who posts more than the big blind."""
    rules = table.rules
    plan = plan_of(rules)
    if not plan.offers:
        return rules, False, _NOBODY
    if _has_bomb_pot(rules):
        dealt = [_at(table, chair) for chair in deal.chairs]
        if _want_bomb_pot(dealt):
            for person in dealt:
                person.agrees -= {BOMB_POT}
            return variant(table, BOMB_POT, rules), True, _NOBODY
    if rules.kill == "off" and not (rules.straddle or rules.button_straddle):
        return rules, False, _NOBODY
    if deal.places.bb < 0 or not rules.has_blinds(len(deal.chairs)):
        return rules, False, _NOBODY
    if rules.kill != "off" and table.kill_chair in deal.chairs:
        return variant(table, KILL, rules), False, (table.kill_chair, rules.kill_post)
    if rules.straddle and (many := _straddles(table, deal, rules.straddles)):
        return variant(table, STRADDLE, rules, many), False, _NOBODY
    button = deal.places.button
    if rules.button_straddle and len(deal.chairs) > 2 and button in deal.chairs and deal.buyer < 0:
        if _says(table, button, BUTTON_STRADDLE) and button not in (deal.places.sb, deal.places.bb):
            return variant(table, BUTTON_STRADDLE, rules), False, (button, 2 * rules.bb)
    return rules, False, _NOBODY


def _straddles(table: TableState, deal: Deal, most: int) -> int:
    """How many straddle, one after the other from left of the big blind: each only behind the one before (V33)."""
    many, seat = 0, deal.chairs.index(deal.places.bb)
    while many < min(most, len(deal.chairs) - 2):
        seat = (seat + 1) % len(deal.chairs)
        if not _says(table, deal.chairs[seat], STRADDLE) or deal.chairs[seat] in deal.posts:
            break
        many += 1
    return many


def _says(table: TableState, chair: int, what: str) -> bool:
    person = _at(table, chair)
    return what in person.agrees and not (person.out or person.away)


def may_straddle(table: TableState, rules: Rules) -> str | None:
    """Who would act first in the next hand as it would be dealt now, and may straddle."""
    deal = likely_deal(table, rules) if rules.straddle and not table.playing else None
    if deal is None or len(deal.chairs) < 3 or deal.places.bb not in deal.chairs:
        return None
    chair = deal.chairs[(deal.chairs.index(deal.places.bb) + 1) % len(deal.chairs)]
    person = _at(table, chair)
    return None if person.out or person.away or chair in deal.posts else person.name


def _has_bomb_pot(rules: Rules) -> bool:
    """Whether the house has bomb pots, in a game with a board."""
    return rules.bomb_pot is not None and rules.program.board > 0


def _want_bomb_pot(dealt: list[Person]) -> bool:
    return all(BOMB_POT in person.agrees and not person.owes for person in dealt)


def _at(table: TableState, chair: int) -> Person:
    person = table.seated[chair]
    assert person is not None
    return person


def variant(table: TableState, name: str, rules: Rules, many: int = 1) -> Rules:
    """Changed rules, made once: the engine knows rules by their identity."""
    made = table.variants.get((name, many, rules))
    if made is None:
        if name == BOMB_POT:
            made = rules.bomb
        elif name == STRADDLE:
            straddles = [rules.bb << place for place in range(1, many + 1)]
            made = rules.but(blinds=(*rules.blinds, *straddles), straddle=False)
        elif name == BUTTON_STRADDLE:
            made = rules.but(opens_first="left-of-button")
        elif name == KILL:
            made = rules.killed
        else:
            made = rules.but(boards=2)
        table.variants[name, many, rules] = made
    return made


def posts_for(
    table: TableState, deal: Deal, rules: Rules, seats: list[Person], high: HighPost
) -> dict[int, tuple[int, int]] | None:
    """What returning players pay: a missed BB live, a missed SB dead (S8); who buys the button pays both (C5).

    A straddle is live and no less than the BB: who pays one has posted. So has who posts a kill.
    """
    if high[0] < 0 and not (deal.posts or deal.buyer >= 0):
        return None
    if not rules.has_blinds(len(seats)):
        return None
    posts = _returning(deal, rules, seats) if deal.posts or deal.buyer >= 0 else {}
    if high[0] >= 0:
        seat, amount = deal.chairs.index(high[0]), high[1]
        paid = rules.bb if high[0] == deal.places.bb else rules.sb if high[0] == deal.places.sb else 0
        posts[seat] = (amount - paid, posts.get(seat, (0, 0))[1])
    return posts


def _returning(deal: Deal, rules: Rules, seats: list[Person]) -> dict[int, tuple[int, int]]:
    posts = {}
    straddles = straddlers(len(rules.blinds) - 2, len(seats))
    bb = deal.chairs.index(deal.places.bb) if straddles > 0 else 0
    for seat, person in enumerate(seats):
        if person.chair == deal.buyer:
            posts[seat] = (0, rules.sb)
        elif person.chair in deal.posts:
            straddler = 0 < (seat - bb) % len(seats) <= straddles
            live, dead = rules.bb if person.owes_bb and not straddler else 0, rules.sb if person.owes_sb else 0
            if live or dead:
                posts[seat] = (live, dead)
    return posts


def took_blinds(table: TableState, deal: Deal, bomb: bool) -> None:
    """Whoever is dealt in has paid; whoever the blinds passed owes them. A bomb pot has none and moves nothing."""
    if bomb:
        return
    if deal.stands:
        # what somebody owes is paid in the next game with blinds
        if not table.base.rotate:
            for person in table.seats:
                person.settled()
        return
    for person in table.seats:
        if person.owes_bb or person.owes_sb or person.fresh:
            person.settled()
    assert deal.after is not None
    if len(table.people) > len(deal.chairs) and table.rules.entry != "fixed":
        if deal.after.bb >= 0:
            _passed_by_blinds(table, deal.after)
        elif table.last is not None and table.rules.forced_bets == "button-blind":
            for other in table.people.values():
                if other.seat < 0 and between(table.last.button, other.chair, deal.after.button, table.chairs):
                    other.owes_bb = True
    table.last = deal.after


def _passed_by_blinds(table: TableState, now: Places) -> None:
    """A player who is not dealt in owes the blinds that have passed since the last hand (S8)."""
    last = table.last
    # where the last hand had no blinds, they come round from the button
    from_sb, from_bb, was_bb = now.button, now.button, -1
    if last is not None and last.bb >= 0:
        from_sb, from_bb, was_bb = last.sb, last.bb, last.bb
    for other in table.people.values():
        if other.seat < 0 and not other.joining and (other.out or not other.fresh):
            chair = other.chair
            if between(from_bb, chair, now.bb, table.chairs):
                other.owes_bb, other.fresh = True, False
            # whoever was big blind last time would have been small blind now
            if chair in (was_bb, now.sb) or between(from_sb, chair, now.sb, table.chairs):
                other.owes_sb, other.fresh = True, False


def end_hand(table: TableState, now: int, events: list[Event]) -> None:
    """Chips go to their owners and into the ledger; leavers, the busted and those who bought chips are seen to."""
    hand, seats = table.hand, table.seats
    assert hand is not None
    fetch_people(table)
    stacks = hand.stacks
    lost = 0
    clock = table.clock
    refill, full = clock.refill, clock.bank
    seen_to = False
    for seat, person in enumerate(seats):
        chips = stacks[seat] + person.aside
        lost += person.chips - chips
        person.chips = chips
        person.seat = -1
        person.graced = False
        if person.auto or not chips or person.pending or person.tops_up or person.moves_to >= 0:
            seen_to = True
        person.aside = 0
        if refill and person.bank < full:
            person.bank = min(full, person.bank + refill)
    _close_books(table, hand, lost)
    table.playing = table.planning = False
    table.turn_due = table.bank_from = table.turn_seat = table.floor_due = -1
    table.start_due = now + clock.pause + (time_to_watch(hand, clock) if clock.runout else 0)
    events.append(HandEnded(table.number, stacks))
    if hand.plan.offers and hand.rules.kill != "off":
        _look_for_kill(table, hand, events)
    if seen_to:
        for person in seats:
            _see_to(table, person, now, events)


def _look_for_kill(table: TableState, hand: Hand, events: list[Event]) -> None:
    """T27: who wins two pots in a row, or scoops five big units or more in hi-lo, posts the kill of the next hand."""
    result = hand.result
    assert result is not None
    winners = [seat for seat, chips in enumerate(result.won) if chips]
    chair = table.seats[winners[0]].chair if len(winners) == 1 else -1
    table.kill_chair = -1
    if chair >= 0 and hand.rules.program.low:
        if result.won[winners[0]] >= 5 * table.rules.units[1]:
            table.kill_chair = chair
    elif chair >= 0 and chair == table.leg_chair:
        table.kill_chair = chair
    table.leg_chair = chair
    if table.kill_chair >= 0:
        events.append(KillDue(_at(table, chair).name, table.rules.kill_post))


def _close_books(table: TableState, hand: Hand, lost: int) -> None:
    """What the players lost together went to the house; with a journal everything is booked already."""
    if lost:
        result = hand.result
        assert result is not None
        lost -= result.rake + result.dropped
        if not table.journals:
            table.books.take(result.rake, result.dropped)
    if lost:
        raise AssertionError(f"hand {table.number}: {lost} chips are gone")
    if table.journals:
        table.books.close(table.number, {person.account: person.chips for person in table.seats})


def _see_to(table: TableState, person: Person, now: int, events: list[Event]) -> None:
    person.plan = "none"
    person.look()
    fixed = table.binds(table.rules)
    short = not fixed and not person.chips and person.pending < table.rules.min_buy_in
    if person.pending and not person.leaving and not short:
        chips = person.pending if fixed else min(person.pending, max(0, table.rules.max_buy_in - person.chips))
        if chips:
            buy_chips(table, person, chips, events)
    person.pending = 0
    if not fixed and table.rules.auto_buy and not (person.leaving or person.away):
        _buy_again(table, person, events)
    if not person.chips and table.keeps and not person.leaving:
        return
    if person.leaving or (not person.chips and (fixed or table.rules.entry == "between-hands")):
        get_up(table, person, now, events)  # K7, L12
    elif (not person.chips or (person.away and not fixed)) and not person.out:
        person.out = True
        events.append(SatOut(person.name))
    if person.away and not fixed:
        person.away = False
        person.look()
    if person.moves_to >= 0:
        if table.seated[person.chair] is person and table.seated[person.moves_to] is None:
            move_to(table, person, person.moves_to, events)
        person.moves_to = -1


def _buy_again(table: TableState, person: Person, events: list[Event]) -> None:
    """What somebody wants bought after each hand, within the house's buy-in and what a table can hold."""
    low, most = table.rules.min_buy_in, table.rules.max_buy_in
    wanted = person.rebuys if not person.chips else person.tops_up - person.chips
    chips = min(wanted, most - person.chips)
    on_table = sum([other.chips + other.pending for other in table.people.values()])
    if chips > 0 and (person.chips or chips >= low) and on_table + chips <= MAX_CHIPS:
        buy_chips(table, person, chips, events)


def move_to(table: TableState, person: Person, chair: int, events: list[Event]) -> None:
    """A player moves to a free chair; one who would be the big blind later there than here owes it first."""
    old, last, chairs = person.chair, table.last, table.chairs
    table.seated[old], table.seated[chair] = None, person
    person.chair = chair
    if old in (table.leg_chair, table.kill_chair):
        table.leg_chair = table.kill_chair = -1
    if last is not None and last.bb >= 0 and not person.owes_bb:
        if (chair - last.bb - 1) % chairs > (old - last.bb - 1) % chairs:
            person.owes_bb = True
        else:
            person.fresh = True
    events.append(ChangedSeat(person.name, old, chair))


def buy_chips(table: TableState, person: Person, chips: int, events: list[Event]) -> None:
    """Chips from the bank for a stack."""
    table.ledger.buy(person.name, chips)
    person.chips += chips
    events.append(BoughtChips(person.name, chips))


def _began_with(table: TableState, person: Person) -> int:
    """What somebody had when the last hand began."""
    assert table.hand is not None
    return int(table.hand.starting_stacks[table.seats.index(person)])


def get_up(table: TableState, person: Person, now: int, events: list[Event]) -> None:
    """A player leaves the chair and cashes out."""
    ledger = table.ledger  # looked at while everyone whose chips it counts still sits
    if person.chips:
        ledger.cash(person.name, person.chips)
    table.seated[person.chair] = None
    del table.people[person.name]
    if person.chair in (table.leg_chair, table.kill_chair):
        table.leg_chair = table.kill_chair = -1
    if table.has_played(person.name):
        had = person.chips if person not in table.seats else _began_with(table, person)
        table.gone += (Gone(person.name, table.number, person.chips, had),)
    minutes = table.coming_rules.rathole
    until = now if minutes is None or not person.chips else now + minutes * _MINUTE
    if until > now or person.owes_sb:
        table.left = {name: kept for name, kept in table.left.items() if kept.until > now or kept.owes_sb}
        table.left[person.name] = Left(person.chips, until, person.owes_sb)
    events.append(GotUp(person.name, person.chair, person.chips))

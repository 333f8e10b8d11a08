"""During a hand: what players do, what the table does for them, and what happens when their time is over."""

from __future__ import annotations

from collections.abc import Sequence

from sidepot.engine import Action, Fold
from sidepot.engine import replay as replay_hand
from sidepot.engine.events import Called, Checked, DealtBoard, Events, Folded, RaisedTo
from sidepot.engine.hand import Hand
from sidepot.engine.phases import BETTING, DISCARDING, OVER, SHOWING
from sidepot.table.automatic import in_time, least_harm, planned
from sidepot.table.between_hands import variant
from sidepot.table.commands import Act
from sidepot.table.events import Event, GotGrace, PlanGone, Played, RunTwiceAsked, TimedOut, UsesBank
from sidepot.table.people import LASTING, RUN_TWICE, Person
from sidepot.table.refusals import No, Refused
from sidepot.table.state import TableState

_BETTING, _DISCARDING, _SHOWING, _OVER = BETTING, DISCARDING, SHOWING, OVER


def act(table: TableState, command: Act, now: int, events: list[Event]) -> None:
    """A player does something in the hand."""
    seat = _actor(table, command.player)
    hand = table.hand
    assert hand is not None
    if hand.plan.run_twice and table.clock.ask and _asks_first(table, seat, command, now, events):
        return
    _do(table, seat, command.action, events)
    if table.bank_from >= 0 or table.absent:
        person = table.seats[seat]
        _pay_time(table, person, now)
        if person.plan != "none":
            person.plan = "none"
            person.look()


def _pay_time(table: TableState, person: Person, now: int) -> None:
    """Whoever acted has used what they used of the time bank."""
    if table.bank_from >= 0:
        stopped = table.paused_at if table.paused_at >= 0 else now
        person.bank = max(0, person.bank - max(0, stopped - table.bank_from))
        table.bank_from = -1


def _actor(table: TableState, player: object) -> int:
    """The seat of who wants to act; mostly it is the one whose turn it is."""
    if not table.absent and table.playing and table.turn_seat >= 0 and table.names[table.turn_seat] == player:
        return table.turn_seat
    person = table.people.get(player) if isinstance(player, str) else None
    if person is None:
        raise Refused(No.NOT_SEATED)
    if not table.playing:
        raise Refused(No.NO_HAND)
    if person.seat < 0:
        raise Refused(No.NOT_DEALT_IN)
    if person.leaving:
        raise Refused(No.LEAVING)
    return person.seat


def played(table: TableState, happened: Events, events: list[Event]) -> None:
    """Events of the hand are the table's too; with a journal each movement of chips is booked at once."""
    events.append(Played(table.number, table.names, happened))
    if table.journals:
        table.books.book(table.number, table.names, happened)


def _do(table: TableState, seat: int, action: Action, events: list[Event]) -> None:
    hand = table.hand
    assert hand is not None
    if hand.plan.run_twice:
        trial = hand.fork()
        trial.act(action, seat)
        hand = _agree_on_boards(table, hand, trial)
    if table.planning:
        street = hand.street_index
        played(table, hand.act(action, seat), events)
        _drop_plans(table, hand, hand.street_index != street, events)
    else:
        played(table, hand.act(action, seat), events)
    if not table.discarding:
        table.turn_due = table.turn_seat = -1


def _drop_plans(table: TableState, hand: Hand, new_street: bool, events: list[Event]) -> None:
    """A plan vanishes when its price changes, if it named one, and with every new street."""
    if hand.phase == _OVER:
        return
    for seat, person in enumerate(table.seats):
        named = person.plan not in LASTING
        if (new_street and person.plan != "none") or (named and hand.price(seat) != person.price):
            person.plan = "none"
            person.look()
            events.append(PlanGone(person.name))


def _kill(table: TableState, seat: int, events: list[Event]) -> None:
    """A hand dies, for want of its player or of a discard."""
    hand = table.hand
    assert hand is not None
    if hand.plan.run_twice:
        trial = hand.fork()
        trial.kill(seat)
        hand = _agree_on_boards(table, hand, trial)
    played(table, hand.kill(seat), events)


def _agree_on_boards(table: TableState, hand: Hand, trial: Hand) -> Hand:
    """Run it twice: all who are in when the board runs out agree. The hand is then one of a house with two boards.

    *trial* is the hand as it will go on; once cards came with nothing left to bet it is too late.
    """
    if len(hand.board) == hand.rules.program.board or (hand.phase == _DISCARDING and _runs_out(hand)):
        return hand
    if want_two_boards(trial, table.seats):
        twice = variant(table, RUN_TWICE, hand.rules)
        hand = replay_hand(
            twice, hand.starting_stacks, hand.button, hand.deck, hand.log, no_sb=hand.no_sb, posts=hand.posts
        )
        table.set_hand(hand)
    return hand


def _runs_out(hand: Hand) -> bool:
    """Whether the last cards of the board came when all bets were made."""
    for event in reversed(hand.log):
        if isinstance(event, DealtBoard):
            return True
        if isinstance(event, Folded | Checked | Called | RaisedTo):
            break
    return False


def want_two_boards(hand: Hand, seats: Sequence[Person]) -> bool:
    """Whether nobody bets any more and all who are in agreed to a second board; there must be cards for it."""
    return _may_have_two_boards(hand) and all(RUN_TWICE in seats[seat].agrees for seat in hand.inside)


def _may_have_two_boards(hand: Hand) -> bool:
    rules, inside = hand.rules, hand.inside
    if rules.boards == 2 or len(inside) < 2 or hand.players > rules.max_players_on(2):
        return False
    return hand.over or (hand.phase == _DISCARDING and len(inside) - len(hand.all_in) < 2)


# running it twice, asked in the moment


def _asks_first(table: TableState, seat: int, command: Act, now: int, events: list[Event]) -> bool:
    """What ends the betting waits, where those who are all-in may still agree to a second board."""
    hand = table.hand
    assert hand is not None
    if table.asking is not None:
        raise Refused(No.ASKING)
    if hand.phase != _BETTING or len(hand.board) == hand.rules.program.board:
        return False
    trial = hand.fork()
    trial.act(command.action, seat)
    people = [table.seats[inside] for inside in trial.inside]
    answers = {person.name: RUN_TWICE in person.agrees for person in people}
    here = all(person.online and not (person.away or person.leaving) for person in people)
    if not _may_have_two_boards(trial) or all(answers.values()) or not here:
        return False
    _pay_time(table, table.seats[seat], now)
    table.asking, table.answers = command, answers
    table.turn_due = now + table.clock.ask
    events.append(RunTwiceAsked(tuple(answers), table.turn_due))
    return True


def answer(table: TableState, person: Person, on: bool, events: list[Event]) -> None:
    """Somebody who is asked says yes or no; one no is enough."""
    table.answers[person.name] = on
    if not on or all(table.answers.values()):
        settle_asking(table, events)


def settle_asking(table: TableState, events: list[Event]) -> None:
    """What ended the betting is done: with a second board where all agreed. Who agreed did so for this hand."""
    command, answers = table.asking, table.answers
    assert command is not None
    seat = table.names.index(command.player)
    table.asking, table.answers = None, {}
    twice = all(answers.values())
    before = [(person, person.agrees) for person in table.seats if person.name in answers]
    for person, agrees in before:
        person.agrees = agrees | {RUN_TWICE} if twice else agrees - {RUN_TWICE}
    _do(table, seat, command.action, events)
    for person, agrees in before:
        person.agrees = agrees


def play_on(table: TableState, now: int, events: list[Event]) -> None:
    """Do what needs no answer, then say until when the next one is awaited."""
    while table.asking is None:
        hand = table.hand
        assert hand is not None
        phase = hand.phase
        if phase == _OVER:
            return
        if phase == _DISCARDING and not hand.options.onto_board:
            if _throw_for_the_absent(table, events):
                continue
            if not table.discarding:
                table.discarding = True
                _await(table, -1, now)
            return
        table.discarding = False
        seat = hand.turn_seat()
        if table.turn_seat != seat:
            _await(table, seat, now)
        if not table.absent:
            return
        person = table.seats[seat]
        if person.auto or person.out:
            earliest = table.turn_from + table.clock.least
            if now < earliest:
                table.floor_due = earliest
            elif _do_unasked(table, person, seat, now, events):
                continue
        return


def _await(table: TableState, seat: int, now: int) -> None:
    limit = table.clock.act
    table.turn_seat = seat
    table.turn_from = now
    table.bank_from = table.floor_due = -1
    table.turn_due = -1 if limit is None else now + limit


def _do_unasked(table: TableState, person: Person, seat: int, now: int, events: list[Event]) -> bool:
    """A leaver folds, an absent player checks or folds, a plan is carried out if it still holds."""
    hand = table.hand
    assert hand is not None
    options = hand.options
    if person.leaving or (person.out and table.binds(table.rules)):
        _pay_time(table, person, now)
        if options.may_fold:
            _do(table, seat, Fold(), events)  # V62
        elif person.leaving and options.discards and seat not in hand.all_in:
            _kill(table, seat, events)
        else:
            _do_in_time(table, seat, events)
        return True
    if person.away:
        _do_in_time(table, seat, events)
        return True
    if person.plan == "none":
        return False
    action = planned(person.plan, person.price, options)
    person.plan = "none"
    person.look()
    if action is None:
        events.append(PlanGone(person.name))
        return False
    _do(table, seat, action, events)
    return True


def _do_in_time(table: TableState, seat: int, events: list[Event]) -> None:
    """What happens for a player who is not there: V61; cards are thrown or kept as the house says (V69)."""
    hand = table.hand
    assert hand is not None
    if hand.phase == _DISCARDING:
        _throw(table, seat, events)
    elif hand.options.may_draw and table.rules.discard_timeout == "dead" and seat not in hand.all_in:
        _kill(table, seat, events)
    else:
        _do(table, seat, in_time(hand.options), events)


def _throw_for_the_absent(table: TableState, events: list[Event]) -> bool:
    """Discards of those who left or are away."""
    hand = table.hand
    assert hand is not None
    for seat in hand.owing_discards:
        person = table.seats[seat]
        if person.leaving and seat not in hand.all_in:
            _kill(table, seat, events)
            return True
        if person.leaving or person.away or (person.out and table.binds(table.rules)):
            _throw(table, seat, events)
            return True
    return False


def _throw(table: TableState, seat: int, events: list[Event]) -> None:
    """V69: the card that hurts least goes, or the hand is dead."""
    hand = table.hand
    assert hand is not None
    if table.rules.discard_timeout == "dead":
        _kill(table, seat, events)
    else:
        _do(table, seat, least_harm(hand, seat), events)


def run_out(table: TableState, due: int, events: list[Event]) -> None:
    """The time of whoever has to act is over: grace, then the time bank, then the table acts (V61)."""
    hand = table.hand
    assert hand is not None
    if table.asking is not None:
        settle_asking(table, events)
        return
    if table.discarding:
        table.turn_due = -1
        for seat in hand.owing_discards:
            if not _got_grace(table, table.seats[seat], due, events):
                _miss(table, table.seats[seat], events)
        return
    person = table.seats[table.turn_seat]
    if _got_grace(table, person, due, events):
        return
    if hand.phase < _SHOWING and table.bank_from < 0 and person.bank > 0:
        table.bank_from = due
        table.turn_due = due + person.bank
        events.append(UsesBank(person.name, person.bank))
    else:
        if table.bank_from >= 0:
            person.bank = 0
            table.bank_from = -1
        _miss(table, person, events)
        table.turn_due = -1


def _got_grace(table: TableState, person: Person, due: int, events: list[Event]) -> bool:
    """Whoever has lost the connection gets more time, once in a hand."""
    grace = table.clock.grace
    if person.online or person.graced or not grace:
        return False
    person.graced = True
    table.turn_due = due + grace
    events.append(GotGrace(person.name, grace))
    return True


def _miss(table: TableState, person: Person, events: list[Event]) -> None:
    person.away = person.auto = table.absent = True
    events.append(TimedOut(person.name))

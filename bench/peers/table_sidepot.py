"""`table.handle(command, now)` for everything; decks from a seeded shuffler."""

from random import Random

from measure import held, main, rates

from sidepot import Call, Check, Fold, RaiseTo, house
from sidepot.deck import Shuffler
from sidepot.table import Act, Back, Clock, Rebuy, Sit, Table
from sidepot.table.events import SatOut

RULES = house("standard")
CLOCK = Clock(act=15_000, bank=30_000, refill=1_000, pause=1)
NAMES = ("a", "b", "c", "d", "e", "f")
FOLD = {name: Act(name, Fold()) for name in NAMES}
CHECK = {name: Act(name, Check()) for name in NAMES}
CALL = {name: Act(name, Call()) for name in NAMES}
SHUFFLER = Shuffler(7)
RANDOM = Random(1).random


def deck(number, cards):
    return SHUFFLER.next()


def opened():
    table = Table(RULES, 6, deck=deck, clock=CLOCK)
    for chair, name in enumerate(NAMES):
        table.handle(Sit(name, chair, 200), 0)
    return table


def wait(table, now):
    """What is due happens."""
    due = table.deadline
    while due is not None and due <= now:
        table.tick(now)
        due = table.deadline


def step(table, now):
    """One decision; whoever lost everything buys in again."""
    wait(table, now)
    name = table.turn
    options = table.hand.options
    chance = RANDOM()
    if chance < 0.125 and options.may_raise:
        command = Act(name, RaiseTo(options.min_to))
    elif not options.may_call:
        command = CHECK[name]
    else:
        command = CALL[name] if chance < 0.5 else FOLD[name]
    for event in table.handle(command, now):
        if type(event) is SatOut:
            wait(table, now)
            table.handle(Rebuy(event.player, 200), now)
            table.handle(Back(event.player, "post"), now)


def decide(tables, now):
    """One decision at each table, and how many that were."""
    for table in tables:
        step(table, now)
    return len(tables)


def play_hands(tables, now):
    """One table after another plays until its next hand begins; how many decisions that took."""
    actions = 0
    for table in tables:
        at, number = now, table.number
        while table.number == number:
            step(table, at)
            at += 1
            actions += 1
    return actions


def play(many, turn, apart):
    """Tables that take turns, *apart* milliseconds from one to the next."""
    tables = [opened() for _ in range(many)]
    state = {"now": 30, "hands": 0}
    for place, table in enumerate(tables):
        for now in range(1, 1 + place % 30):
            # tables are not all at the same point of a hand
            step(table, now)
    state["hands"] = sum(table.number for table in tables)

    def run(n):
        now, actions, began = state["now"], 0, state["hands"]
        if many == 1:
            (table,) = tables
            end = table.number + n
            while table.number < end:
                now += 1
                step(table, now)
                actions += 1
        else:
            # whole rounds over all tables, until about n hands are played; counting them must not take longer than
            # playing them, and so there are at least eight
            while actions < 8 * max(n, many):
                now += apart
                actions += turn(tables, now)
        state["now"], state["hands"] = now, sum(table.number for table in tables)
        return {"hands": state["hands"] - began, "actions": actions}

    return run


def tables(many, turn=decide, apart=1):
    """A case; the tables are set up once."""
    ready = []

    def work(n):
        if not ready:
            ready.append(play(many, turn, apart))
        return ready[0](n)

    return rates(work)


def kept():
    table = opened()
    for now in range(1, 5):
        step(table, now)
    return table


main(
    "sidepot",
    {
        "1 table": tables(1),
        "100 tables": tables(100),
        "10000 tables": tables(10_000),
        "10000 tables, hand by hand": tables(10_000, play_hands, 200),
        "memory": held("table", kept, 2_000),
    },
)

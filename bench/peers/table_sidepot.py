"""`table.handle(command, now)` for everything; decks from a seeded shuffler."""

from random import Random

from measure import held, main, rates

from sidepot import Call, Check, Fold, house
from sidepot.deck import Shuffler
from sidepot.table import Act, Back, Clock, Rebuy, Sit, Table

RULES = house("standard")
CLOCK = Clock(act=15_000, bank=30_000, refill=1_000)
NAMES = ("a", "b", "c", "d", "e", "f")
FOLD = {name: Act(name, Fold()) for name in NAMES}
CHECK = {name: Act(name, Check()) for name in NAMES}
CALL = {name: Act(name, Call()) for name in NAMES}
SHUFFLER = Shuffler(7)


def deck(number, cards):
    return SHUFFLER.next()


def opened():
    table = Table(RULES, 6, deck=deck, clock=CLOCK)
    for chair, name in enumerate(NAMES):
        table.handle(Sit(name, chair, 200), 0)
    return table


def step(table, chance, now):
    """One command, and whatever else is due."""
    while table.deadline is not None and table.deadline <= now:
        table.tick(now)
    name = table.turn
    if name is None or len(table.names) < 4:
        for other, person in table.people.items():
            if person.chips == 0:
                table.handle(Rebuy(other, 200), now)
                table.handle(Back(other, "post"), now)
        name = table.turn
    if name is None:
        return
    if table.hand.options.to_call == 0:
        table.handle(CHECK[name], now)
    else:
        table.handle(FOLD[name] if chance < 0.33 else CALL[name], now)


def play(many):
    tables = [opened() for _ in range(many)]
    chance = Random(1).random
    state = {"now": 1}
    for place, table in enumerate(tables):
        for _ in range(place % 30):
            # tables are not all at the same point of a hand
            step(table, chance(), 1)

    def run(n):
        now, actions, began = state["now"], 0, sum(table.number for table in tables)
        if many == 1:
            (table,) = tables
            end = table.number + n
            while table.number < end:
                now += 1
                step(table, chance(), now)
                actions += 1
        else:
            # whole rounds over all tables, until about n hands are played
            while actions < 16 * n:
                now += 1
                for table in tables:
                    step(table, chance(), now)
                actions += many
        state["now"] = now
        return {"hands": sum(table.number for table in tables) - began, "actions": actions}

    return run


def tables(many):
    """A case; the tables are set up once."""
    ready = []

    def work(n):
        if not ready:
            ready.append(play(many))
        return ready[0](n)

    return rates(work)


def kept():
    table = opened()
    for _ in range(4):
        step(table, 1.0, 1)
    return table


main(
    "sidepot",
    {
        "1 table": tables(1),
        "100 tables": tables(100),
        "10000 tables": tables(10_000),
        "memory": held("table", kept, 2_000),
    },
)

"""`table.handle(command, now)` for everything; decks from a seeded shuffler."""

from random import Random
from statistics import median
from time import process_time

from measure import held, main

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


def play_hand(table, now):
    """A table plays until its next hand begins; how many decisions that took."""
    actions, number = 0, table.number
    while table.number == number:
        step(table, now + actions)
        actions += 1
    return actions


def decide(table, now):
    """One decision."""
    step(table, now)
    return 1


class Floor:
    """Tables that take turns again and again, not all at the same point of a hand."""

    def __init__(self, many, turn, apart):
        """*apart* are the milliseconds from one turn of a table to its next."""
        self.tables = [opened() for _ in range(many)]
        self.turn, self.apart = turn, apart
        self.place, self.now = 0, 30
        for place, table in enumerate(self.tables):
            for now in range(1, 1 + place % 30):
                step(table, now)

    @property
    def hands(self):
        return sum(table.number for table in self.tables)

    def play(self, turns):
        """The next so many turns: how many decisions that were, and the CPU time of one."""
        actions, began = 0, process_time()
        for _ in range(turns):
            if self.place == len(self.tables):
                self.place, self.now = 0, self.now + self.apart
            actions += self.turn(self.tables[self.place], self.now)
            self.place += 1
        return actions, (process_time() - began) / actions


def tables(many, turn=play_hand, apart=500, turns=500):
    """A case: so many tables, in turn with a single one that is driven the same way, about ten milliseconds each."""

    def case(seconds):
        floor, single = Floor(many, turn, apart), Floor(1, turn, apart)
        floor.play(many), single.play(turns)  # from then on a turn is a whole hand, where it is one
        shares, actions, spent, began = [], 0, 0.0, floor.hands
        while spent < seconds:
            done, each = floor.play(turns)
            shares.append(single.play(turns)[1] / each)
            actions, spent = actions + done, spent + done * each
        hands = floor.hands - began
        return {"hands/s": hands / spent, "actions/s": actions / spent, "of one table": median(shares)}

    return case


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
        "1 table, by decisions": tables(1, decide, 1, 5_000),
        "100 tables, by decisions": tables(100, decide, 1, 5_000),
        "10000 tables, by decisions": tables(10_000, decide, 1, 5_000),
        "memory": held("table", kept, 2_000),
    },
)

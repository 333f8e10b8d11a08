"""A table's life: any command, by anyone, at any time, in any house. What must hold, holds after every step."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from sidepot import AllIn, Call, Check, Fold, house, shuffled
from sidepot.engine import IllegalAction, hand
from sidepot.engine.events import Anted, Posted
from sidepot.table import (
    Act,
    Agree,
    Back,
    ChangeRules,
    Clock,
    Connection,
    EndGame,
    Give,
    Hold,
    Leave,
    Pause,
    PlanAhead,
    Rebuy,
    Refused,
    Sit,
    SitOut,
    SitOutAtBlind,
    StartGame,
    StopWaiting,
    Table,
    TopUp,
    Wait,
    replay,
)
from sidepot.table.events import GameOver, HandBegan
from sidepot.table.people import ENTRIES, PLANS
from sidepot.testing import any_actions

pytestmark = pytest.mark.core

PURE = hand.__file__.endswith(".py")
NAMES = tuple("abcdefgh")
HOUSES = ("standard", "cardroom", "pineapple", "kitchen", "league")
PLAYERS = st.sampled_from(NAMES)
OUTSIDE = ("bank", "rake", "dropped")
AMOUNTS = st.sampled_from((2, 40, 200, 400)) | st.integers(-5, 500)


def rules_of(name, mode, entry, extras, ends, rise):
    made = house(name, blinds=(1, 2), buy_in=(1, 200), buy_in_unit="bb", button=mode)
    if name not in ("league", "kitchen"):
        made = made.but(entry=entry)
    if extras and name == "kitchen":
        made = made.but(forced="button-blind", entry=entry)
    if extras and name == "pineapple":
        made = made.but(limit="no", run_twice=True, discard_timeout="dead", showdown="ask")
    if extras and name in ("standard", "cardroom"):
        made = made.but(straddle=True, bomb_pot=1, run_twice=True, rathole=1, buy_button=True, rake=5)
    if ends is not None:
        made = made.but(ends=ends, ends_after=3)
    return made.but(rise=rise, rise_every=2)


RULES = st.builds(
    rules_of,
    st.sampled_from(HOUSES),
    st.sampled_from(("moving", "dead", "simplified")),
    st.sampled_from(("choose", "choose", "fixed", "between-hands")),
    st.booleans(),
    st.sampled_from((None, "open", "open", "one-left", "hands")),
    st.sampled_from(("off", "off", "hands", "orbits")),
)


def steps(first, last, chairs):
    """The chairs between two, going left."""
    found = set()
    chair = (first + 1) % chairs
    while chair != last:
        found.add(chair)
        chair = (chair + 1) % chairs
    return found


class Life(RuleBasedStateMachine):
    @initialize(
        rules=RULES,
        chairs=st.integers(2, 7),
        act=st.sampled_from((None, 100)),
        bank=st.sampled_from((0, 50)),
        pause=st.sampled_from((0, 10)),
        floor=st.sampled_from((0, 0, 20)),
        between=st.sampled_from((None, 50)),
        seated=st.integers(0, 7),
        journals=st.booleans(),
    )
    def open(self, rules, chairs, act, bank, pause, floor, between, seated, journals):
        times = {"act": act, "bank": bank, "refill": 20, "grace": 30, "pause": pause, "offer": 200, "floor": floor}
        self.clock = Clock(**times, between=between)
        self.log, self.moves, self.rules, self.now = [], [], rules, 0
        self.table = Table(
            rules,
            chairs,
            deck=lambda n, cards: shuffled(n, cards),
            clock=self.clock,
            log=self.log.append,
            journal=self.moves.append if journals else None,
        )
        self.entrants = ()
        self.before, self.since_blind, self.missed, self.sat_before = None, {}, set(), set()
        self.played, self.missed_sb = set(), set()
        for chair in range(min(seated, chairs)):
            self.do(Sit(NAMES[chair], chair, 100))

    def do(self, command):
        self.catch_up()
        before = self.table.state()
        dealt = self.table.number
        try:
            events = self.table.handle(command, self.now)
        except (Refused, IllegalAction):
            assert self.table.state() == before
            return
        self.look_at(events)
        assert self.table.number - dealt <= 1

    def catch_up(self):
        for _ in range(300):
            if self.table.deadline is None or self.table.deadline > self.now:
                return
            self.look_at(self.table.tick(self.now))
        raise AssertionError("time does not pass")

    def look_at(self, events):
        table = self.table
        for event in events:
            if isinstance(event, GameOver):
                self.check_game(event, self.entrants)
            if isinstance(event, HandBegan):
                self.check_deal(event, table)
        self.entrants = table.entrants

    def check_deal(self, event, table):
        """Whoever was dealt in paid what they owed, once, and the blinds are where the table says."""
        assert event.hand == table.number
        hand, deal = table.hand, table.deal
        sb, bb = hand.blinds_at
        if event.rules.forced == "blinds" and bb is not None:
            assert deal.chairs[bb] == deal.places.bb
            assert (None if sb is None else deal.chairs[sb]) == (None if hand.no_sb else deal.places.sb)
        paid = {}
        for part in hand.log:
            if isinstance(part, Posted) and part.what != "straddle":
                assert part.seat not in paid, "a live blind paid twice"
                paid[part.seat] = part
        dead = [part.seat for part in hand.log if isinstance(part, Anted) and part.what == "dead blind"]
        assert len(dead) == len(set(dead))
        for person in table.people.values():
            if person.seat >= 0 and event.rules.forced == "blinds":
                assert not person.owes or person.leaving
        if event.rules.forced == "blinds" and event.rules.blinds and bb is not None:
            self.check_button(event, table, paid)
        else:
            self.before = None
            # a hand without blinds begins another game: whoever plays it owes none, and who antes has paid
            for part in hand.log:
                if isinstance(part, Anted):
                    self.since_blind[table.names[part.seat]] = 0
            self.missed -= set(table.names)
            self.missed_sb.clear()
        self.played = set(table.seats) | {person for person in table.people.values() if person in self.played}

    def check_button(self, event, table, paid):
        """The button and the blinds go round: nobody is passed over, is BB twice running or plays free hands."""
        chairs, mode, places = event.chairs, event.rules.button, table.deal.places
        before, self.before = self.before, (table.seats, mode, table.deal.after)
        sat, self.sat_before = self.sat_before, set(table.people)
        for name in {*table.names, *self.since_blind}:
            self.since_blind[name] = self.since_blind.get(name, 0) + 1 if name in table.names else 0
        for seat in paid:
            self.since_blind[table.names[seat]] = 0
        assert max(self.since_blind.values()) <= table.chairs
        if before is None or before[1] != mode or min(len(chairs), len(before[0])) < 3 or table.deal.buyer >= 0:
            self.missed -= set(table.names)
            self.missed_sb.clear()
            return
        was = before[2]
        both = {person.chair for person in set(table.seats) & set(before[0])}
        assert places.bb != was.bb or len(both) < 2, "BB twice running"
        blinds_passed = steps(was.bb, places.bb, table.chairs)
        passed = steps(was.button, places.button, table.chairs) if mode == "moving" else blinds_passed
        assert not both & passed, "passed over"
        if mode == "moving":
            assert places.button in chairs
        back = {name for name in table.names if name in self.missed}
        if len(back) < len(chairs) and self.chooses(event):
            assert back <= {table.names[seat] for seat in paid}, "missed a blind and did not make up for it"
        self.missed = {name for name in self.missed if name in table.people} - set(table.names)
        for person in table.people.values():
            if person.seat < 0 and person.chair in blinds_passed and person.name in sat:
                self.missed.add(person.name)
        self.check_small_blind(event, table, was)

    def chooses(self, event):
        """Whether blinds can be missed: where a game has an end, whoever sits out is dealt in."""
        return event.rules.entry == "choose" and not self.table.binds(event.rules)

    def check_small_blind(self, event, table, was):
        """Whoever had played and was passed over by the small blind pays it too, unless they come in as big blind."""
        posted = {part.seat for part in table.hand.log if isinstance(part, Anted) and part.what == "dead blind"}
        if self.chooses(event) and not table.deal.no_sb:
            for seat, person in enumerate(table.seats):
                assert person not in self.missed_sb or seat in posted or seat == table.hand.blinds_at[1]
        self.missed_sb -= set(table.seats)
        passed = {was.bb, table.deal.places.sb}
        if was.sb != table.deal.places.sb:
            passed |= steps(was.sb, table.deal.places.sb, table.chairs)
        for person in table.people.values():
            if person.seat < 0 and person.chair in passed and person in self.played and self.chooses(event):
                self.missed_sb.add(person)

    @rule(player=PLAYERS, chair=st.integers(-1, 8), chips=AMOUNTS, entry=st.sampled_from(ENTRIES))
    def sit(self, player, chair, chips, entry):
        self.do(Sit(player, chair, chips, entry))

    @rule(player=PLAYERS, chair=st.integers(0, 6), moved=st.booleans())
    def sit_well(self, player, chair, moved):
        self.do(Sit(player, chair, 100, "post", moved))

    @rule(data=st.data())
    def act(self, data):
        if self.table.playing:
            actions = any_actions(self.table.hand.options)
            self.do(Act(self.table.turn, data.draw(actions)))

    @rule(many=st.integers(1, 30), how=st.sampled_from((Call, Fold, AllIn)))
    def play(self, many, how):
        for _ in range(many):
            self.catch_up()
            if not self.table.playing:
                return
            options = self.table.hand.options
            if options.discards:
                action = options.all()[0]
            else:
                action = how() if how() in options else Check() if options.may_check else options.all()[-1]
            self.do(Act(self.table.turn, action))

    @rule(player=PLAYERS, action=st.sampled_from((Fold(), Check(), Call())))
    def act_for_another(self, player, action):
        self.do(Act(player, action))

    @rule(
        player=PLAYERS,
        make=st.sampled_from((Leave, SitOut, SitOutAtBlind, Back, Wait, StopWaiting)),
    )
    def say(self, player, make):
        self.do(make(player))

    @rule(player=PLAYERS, hands=st.integers(1, 8), entry=st.sampled_from(ENTRIES))
    def be_away(self, player, hands, entry):
        self.do(SitOut(player))
        until = self.table.number + hands
        for _ in range(10 * hands):
            self.now += 10
            self.catch_up()
            if self.table.playing:
                self.play(1, Fold)
            if self.table.number >= until:
                break
        self.do(Back(player, entry))

    @rule(player=PLAYERS, entry=st.sampled_from(ENTRIES))
    def come_back(self, player, entry):
        self.do(Back(player, entry))

    @rule(make=st.sampled_from((Pause, Hold)), on=st.booleans())
    def stop(self, make, on):
        self.do(make(on))

    @rule()
    def go_on(self):
        self.do(Pause(False))
        self.do(Hold(False))

    @rule(player=PLAYERS, chips=AMOUNTS, make=st.sampled_from((Rebuy, TopUp, Give)))
    def buy(self, player, chips, make):
        self.do(make(player, chips))

    @rule(make=st.sampled_from((StartGame, StartGame, EndGame)))
    def change_game(self, make):
        self.do(make())

    @rule(player=PLAYERS, plan=st.sampled_from(PLANS))
    def plan(self, player, plan):
        self.do(PlanAhead(player, plan))

    @rule(player=PLAYERS, to=st.sampled_from(("straddle", "bomb-pot", "run-twice")), on=st.booleans())
    def agree(self, player, to, on):
        self.do(Agree(player, to, on))

    @rule(to=st.sampled_from(("straddle", "bomb-pot", "run-twice")))
    def all_agree(self, to):
        for player in tuple(self.table.people):
            self.do(Agree(player, to))

    @rule(player=PLAYERS, on=st.booleans())
    def connect(self, player, on):
        self.do(Connection(player, on))

    @rule(rules=RULES)
    def change_rules(self, rules):
        self.do(ChangeRules(rules))

    @rule(time=st.integers(0, 400))
    def pass_time(self, time):
        self.now += time
        self.catch_up()

    @invariant()
    def chips_are_where_the_ledger_says(self):
        if not hasattr(self, "table"):
            return
        table = self.table
        chips = {person.account: person.chips for person in table.people.values()}
        if table.playing:
            chips |= {person.account: stack for person, stack in zip(table.seats, table.hand.stacks, strict=True)}
            chips["pot"] = sum(pot.amount for pot in table.hand.pots)
            assert sum(table.hand.stacks) + chips["pot"] == sum(person.chips for person in table.seats)
        for books in (table.ledger.balances, self.booked() if table.journals else table.ledger.balances):
            assert sum(books.values()) == 0
            there = {name: amount for name, amount in books.items() if amount and name not in OUTSIDE}
            assert there == {name: amount for name, amount in chips.items() if amount}
        assert sum(debt.amount for debt in table.ledger.debts()) >= 0

    def booked(self):
        """The balances as they follow from the journal alone."""
        books = {}
        for move in self.moves:
            assert move.amount > 0
            books[move.source] = books.get(move.source, 0) - move.amount
            books[move.target] = books.get(move.target, 0) + move.amount
        return books

    @invariant()
    def nobody_is_asked_out_of_turn(self):
        if not hasattr(self, "table") or not self.table.playing:
            return
        table = self.table
        person = table.people[table.turn]
        assert table.seats[table.hand.turn] is person
        assert table.floor_due >= 0 or not (person.leaving or person.away)
        assert (table.turn_due >= 0) == (self.clock.act is not None)

    @invariant()
    def a_game_that_can_go_on_does(self):
        if not hasattr(self, "table") or self.table.playing or self.table.deadline is not None:
            return
        if self.table.held or self.table.paused_at >= 0:
            return
        rules = self.table.next_rules or self.table.rules
        binds = self.table.binds(rules)
        able = [p for p in self.table.people.values() if p.chips and (not p.out or binds)]
        if self.table.over:
            there = [p for p in self.table.people.values() if p.online and not (p.out or p.away)]
            assert self.clock.between is None or len(there) < 2
            return
        assert len(able) < 2 or all(p.out or p.away for p in able)

    @invariant()
    def a_game_ends_when_it_must(self):
        if not hasattr(self, "table") or self.table.playing or not self.table.entrants:
            return
        table = self.table
        if table.rules.ends != "open":
            assert sum(1 for p in table.people.values() if p.chips) > 1
            assert table.rules.ends != "hands" or table.game_hands < table.rules.ends_after

    def check_game(self, event, before):
        """Who is placed has played; the places are in order, and nothing is owed in the next game."""
        places = [placed.place for placed in event.places]
        assert places == sorted(places)
        assert places[0] == 1
        assert all(places.count(placed.place) == placed.shared for placed in event.places)
        assert {placed.player for placed in event.places} >= set(before)
        self.before = None
        for known in (self.since_blind, self.missed, self.missed_sb, self.played):
            known.clear()

    def teardown(self):
        if hasattr(self, "table"):
            again = replay(self.log, self.rules, chairs=self.table.chairs, clock=self.clock)
            assert again.state() == self.table.state()


class Directed(Life):
    """A table of a tournament, too."""

    @rule(player=PLAYERS, make=st.sampled_from((Leave, SitOut, Back)), later=st.integers(0, 300))
    def direct(self, player, make, later):
        """A tournament's command comes first, whatever is due."""
        self.now += later
        before = self.table.state()
        try:
            events = self.table.direct(make(player), self.now)
        except (Refused, IllegalAction):
            assert self.table.state() == before
            return
        self.look_at(events)


Directed.TestCase.settings = settings(max_examples=30 if PURE else 150, stateful_step_count=40)
TestLife = Directed.TestCase
TestLife.pytestmark = [pytest.mark.core]

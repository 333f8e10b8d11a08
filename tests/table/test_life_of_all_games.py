"""A table's life in every game and rotation: any command, by anyone, at any time. What must hold, always holds."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from sidepot import house, shuffled
from sidepot.engine import IllegalAction, hand
from sidepot.rules import GAMES, MIXED
from sidepot.table import (
    Act,
    Agree,
    AskToSee,
    Back,
    BuyAlways,
    ChangeRules,
    ChangeSeat,
    Clock,
    HuntRabbit,
    Leave,
    PickGame,
    PlanAhead,
    Rebuy,
    Refused,
    ShowCards,
    Sit,
    SitOut,
    Table,
    replay,
)
from sidepot.table.people import PLANS
from sidepot.table.snapshot import restore, save
from sidepot.testing import any_actions

pytestmark = pytest.mark.core

PURE = hand.__file__.endswith(".py")
NAMES = tuple("abcdef")
PLAYERS = st.sampled_from(NAMES)
EXTRAS = ({}, {"free_fold": False}, {"hand_cap": 5}, {"see_hands": True, "rabbit": True}, {"discard_timeout": "dead"})
BLINDS = {"straddle": True, "straddles": 2, "button_straddle": True}


def rules_of(name, extra, every, limit):
    """A game, or a mixed house, with some dials turned."""
    if name in MIXED:
        made = house(name, every=every, buy_in=(1, 200))
    else:
        made = house("standard", game=name, limit=limit, blinds=(2, 4), stud_ante=25, buy_in=(1, 200))
    made = made.but(**extra)
    if made.limit == "fixed" and made.programs[0].blinds:
        made = made.but(kill="full", **BLINDS)
    if all(game.board for game in made.programs) and made.max_players_on(2) > 3:
        made = made.but(double_board=True)
    return made


RULES = st.builds(
    rules_of,
    st.sampled_from((*GAMES, *MIXED, *MIXED)),
    st.sampled_from(EXTRAS),
    st.sampled_from((1, 2, "orbit")),
    st.sampled_from(("fixed", "no", "pot")),
)


def deck(number, cards):
    return shuffled(number, cards)


class Life(RuleBasedStateMachine):
    @initialize(
        rules=RULES, bank=st.sampled_from((0, 50)), pause=st.sampled_from((0, 10)), seated=st.integers(2, 5),
        journals=st.booleans(),
    )  # fmt: skip
    def open(self, rules, bank, pause, seated, journals):
        self.rules, self.log, self.now = rules, [], 0
        self.clock = Clock(act=100, bank=bank, refill=20, grace=30, pause=pause, offer=200)
        self.chairs = min(6, rules.max_players)
        self.table = Table(
            rules, self.chairs, deck=deck, clock=self.clock, log=self.log.append,
            journal=(lambda movement: None) if journals else None,
        )  # fmt: skip
        for chair in range(min(seated, self.chairs)):
            self.do(Sit(NAMES[chair], chair, 200))

    def do(self, command):
        self.catch_up()
        before = self.table.state()
        try:
            self.table.handle(command, self.now)
        except (Refused, IllegalAction):
            assert self.table.state() == before

    def catch_up(self):
        for _ in range(300):
            if self.table.deadline is None or self.table.deadline > self.now:
                return
            self.table.tick(self.now)
        raise AssertionError("time does not pass")

    @rule(ms=st.sampled_from((1, 10, 100, 200)))
    def wait(self, ms):
        self.now += ms
        self.catch_up()

    @rule(many=st.integers(1, 25), data=st.data())
    def play(self, many, data):
        for _ in range(many):
            self.catch_up()
            if not self.table.playing:
                self.now += 10
                continue
            self.do(Act(self.table.turn, data.draw(any_actions(self.table.hand.options))))

    @rule(many=st.integers(5, 60))
    def call_down(self, many):
        for _ in range(many):
            self.catch_up()
            if not self.table.playing:
                self.now += 10
                continue
            options = self.table.hand.options
            action = options.all()[0] if options.discards else options.choices[0 if not options.to_call else -1]
            self.do(Act(self.table.turn, action))

    @rule(player=PLAYERS, chair=st.integers(0, 5), entry=st.sampled_from(("wait", "post")))
    def sit(self, player, chair, entry):
        self.do(Sit(player, chair, 200, entry))

    @rule(player=PLAYERS, make=st.sampled_from((Leave, SitOut, Back, HuntRabbit)))
    def say(self, player, make):
        self.do(make(player))

    @rule(player=PLAYERS, plan=st.sampled_from(PLANS))
    def plan(self, player, plan):
        self.do(PlanAhead(player, plan))

    @rule(player=PLAYERS, to=st.sampled_from(("straddle", "button-straddle", "bomb-pot", "run-twice")))
    def agree(self, player, to):
        self.do(Agree(player, to))

    @rule(player=PLAYERS, chips=st.sampled_from((0, 100, 200, 500)))
    def buy(self, player, chips):
        self.do(BuyAlways(player, chips, chips))
        self.do(Rebuy(player, chips))

    @rule(player=PLAYERS, chair=st.integers(0, 6))
    def move(self, player, chair):
        self.do(ChangeSeat(player, chair))

    @rule(player=PLAYERS, whose=PLAYERS, card=st.integers(0, 51))
    def look_at_cards(self, player, whose, card):
        self.do(AskToSee(player, whose))
        self.do(ShowCards(player, (card,)))

    @precondition(lambda self: self.rules.rotate)
    @rule(player=PLAYERS, data=st.data())
    def pick(self, player, data):
        self.do(PickGame(player, data.draw(st.sampled_from(self.rules.rotate))))

    @precondition(lambda self: self.rules.rotate)
    @rule(bb=st.sampled_from((4, 8)))
    def change_stakes(self, bb):
        self.do(ChangeRules(self.rules.but(blinds=(bb // 2, bb))))

    @invariant()
    def chips_are_conserved(self):
        table = self.table
        ledger = table.ledger
        assert ledger.total == 0
        on_table = sum(person.chips + 0 for person in table.people.values())
        taken = ledger.balances["rake"] + ledger.balances["dropped"]
        assert on_table + taken == sum(ledger.bought.values()) - sum(ledger.cashed.values())
        assert sum(ledger.score().values()) + taken == 0

    @invariant()
    def views_hide_card_by_card(self):
        table = self.table
        if not table.playing:
            return
        hand = table.hand
        for name in (None, *table.names):
            if name is not None and (name not in table.people or table.people[name] not in table.seats):
                continue
            own = None if name is None else table.seats.index(table.people[name])
            seen = table.view(name).hand
            for seat, cards in enumerate(seen.holes):
                open_cards = set(hand.up(seat)) | set(hand.hole_cards(seat) if seat == own else ())
                assert {card for card in cards if card is not None} <= open_cards
                assert len(cards) == len(hand.hole_cards(seat))

    @invariant()
    def a_saved_table_goes_on_alike(self):
        assert restore(save(self.table), deck=deck).state() == self.table.state()

    def teardown(self):
        if hasattr(self, "table"):
            again = replay(self.log, self.rules, chairs=self.chairs, clock=self.clock)
            assert again.state() == self.table.state()


TestLife = Life.TestCase
TestLife.settings = settings(max_examples=15 if PURE else 60, stateful_step_count=30, deadline=None)

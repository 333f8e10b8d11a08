"""A table: takes commands and time, drives hand after hand, and says what happened. The only translator of chairs.

The one rule it keeps: a command is either carried out whole or refused with nothing changed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sidepot.copying import copied_by, made_by_call
from sidepot.engine import IllegalAction
from sidepot.engine import start as start_hand
from sidepot.engine.events import new_events
from sidepot.engine.phases import OVER
from sidepot.engine.plan import plan_of
from sidepot.rules import Rules
from sidepot.table.between_hands import end_hand, posts_for, rules_for, took_blinds, variant
from sidepot.table.button import Deal
from sidepot.table.clock import MAX_TIME, Clock
from sidepot.table.commands import Act, Command
from sidepot.table.events import Event, GameChanged, HandBegan
from sidepot.table.games import begin_hand, end_if_over, hand_over, next_game, rules_changed
from sidepot.table.ledger import Movement
from sidepot.table.log import Entry
from sidepot.table.people import RUN_TWICE, Person
from sidepot.table.playing import act, play_on, played, run_out, want_two_boards
from sidepot.table.prefetch import fetch_deal, fetch_hand, fetch_pause
from sidepot.table.refusals import No, Refused
from sidepot.table.rotation import (
    coming_deal,
    coming_game,
    forget_game,
    game_begins,
    game_is_over,
    rules_of_game,
    wait_for_pick,
)
from sidepot.table.runouts import time_to_watch
from sidepot.table.state import Deck, TableState
from sidepot.table.verbs import VERBS, offer_chairs, withdraw_offers
from sidepot.table.views import TableView, view


class Table(TableState):
    """A table in play. `handle` and `tick` move it on, `deadline` says when to tick; everything else only looks."""

    __slots__ = ()
    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = copied_by(
        "a table is not copied or pickled: save(table) of sidepot.table.snapshot is a value that can be kept,"
        " and restore(saved, deck=...) a table that goes on alike"
    )

    def __init__(
        self,
        rules: Rules,
        chairs: int = 6,
        *,
        deck: Deck,
        clock: Clock | None = None,
        button: int = 0,
        keeps: bool = False,
        games: bool = True,
        gathers: bool = False,
        log: Callable[[Entry], object] | None = None,
        journal: Callable[[Movement], object] | None = None,
    ) -> None:
        if type(chairs) is not int or not 2 <= chairs <= 10:
            raise ValueError(f"chairs = {chairs!r} is not possible: 2 to 10")
        if chairs > rules.max_players:
            raise ValueError(f"chairs = {chairs} is not possible: {rules.game} takes 2 to {rules.max_players} (X17)")
        if type(button) is not int or not 0 <= button < chairs:
            raise ValueError(f"button = {button!r} is not a chair: 0 to {chairs - 1}")
        if not callable(deck):
            raise ValueError("deck is a function: the number of a hand and the cards -> those cards, shuffled")
        if clock is None:
            clock = Clock()
        elif not isinstance(clock, Clock):
            raise ValueError(f"clock = {clock!r} is not possible: a Clock, as in Clock(act=15_000)")
        super().__init__(rules, chairs, deck, clock, button, keeps, log, journal, games, gathers)

    # what anyone may ask of it

    def view(self, player: str | None) -> TableView:
        """What this player (None: the rail) may see."""
        return view(self, player)

    def state(self) -> tuple[Any, ...]:
        """Everything that decides what happens next: two tables with equal states go on alike."""
        people = tuple([None if person is None else person.state() for person in self.seated])
        books = self.ledger
        ledger = books.balances, books.bought, books.cashed
        clock = self.start_due, self.turn_due, self.bank_from, self.turn_seat, self.discarding, self.due
        waits = self.turn_from, self.floor_due, self.paused_at
        lists = tuple(self.waiting), dict(self.offers), dict(self.left)
        hand = None if self.hand is None else self.hand.fork()
        played = self.number, hand, self.playing, self.last, self.deal, self.names
        dealt = self.rules, self.next_rules, self.held, self.asking, dict(self.answers)
        after = dict(self.revealed), self.rabbit
        game = self.base, self.over, self.ending, self.game, self.game_hands, self.entrants, self.gone, self.result
        levels = self.level, self.level_hands, self.level_orbits, self.level_from
        mixed = self.game_at, self.game_dealt, self.game_bb, self.game_from, self.stood
        picks = self.picked, self.pick_due, self.pause_due, self.leg_chair, self.kill_chair
        return people, tuple(map(dict, ledger)), clock, waits, lists, played, dealt, after, game, levels, mixed, picks

    @property
    def deadline(self) -> int | None:
        """When something happens by itself: tick then."""
        # whoever asks goes on with it
        if self.playing:
            fetch_hand(self)
        else:
            fetch_pause(self)
        return self.due if self.due >= 0 else None

    # what moves it on

    def handle(self, command: Command, now: int) -> list[Event]:
        """Carry out a command that came at *now*; Refused and IllegalAction change nothing."""
        at = _moment(now)
        if at < self.now:
            raise Refused(No.TIME_GOES_ON)
        if 0 <= self.due <= at:
            raise Refused(No.TICK_FIRST)
        events: list[Event] = []
        if type(command) is Act:
            act(self, command, at, events)
            play_on(self, at, events)
        else:
            verb = VERBS.get(type(command))
            if verb is None:
                raise Refused(No.NOT_A_COMMAND)
            verb(self, command, now, events)
            self.absent = True
            if self.playing:
                play_on(self, at, events)
        self._go_on(at, events)
        if self.log is not None:
            self.log(Entry(now, command, self.decked, self.directed))
            self.decked = None
        return events

    def direct(self, command: Command, now: int) -> list[Event]:
        """A command of a tournament, which comes first whatever is due: a hand due now waits for a millisecond."""
        at, due, start = _moment(now), self.due, self.start_due
        self.due, self.directed = -1, True
        if not self.playing and 0 <= start <= at:
            self.start_due = at + 1
        try:
            return self.handle(command, now)
        except (Refused, IllegalAction):
            self.due, self.start_due = due, start
            raise
        finally:
            self.directed = False

    def tick(self, now: int) -> list[Event]:
        """Let time pass: whatever was due happens at its own time. At most one hand begins; tick until none is due."""
        at = _moment(now)
        if at < self.now:
            raise Refused(No.TIME_GOES_ON)
        if not self.playing:
            fetch_deal(self)
        events: list[Event] = []
        begun = self.number
        moved = False
        while 0 <= self.due <= at and self.number == begun:
            due = max(self.due, self.now)  # what a directed command went before of comes after it
            moved = True
            if self.turn_due >= 0 and self.turn_due <= due and self.paused_at < 0:
                run_out(self, due, events)
                play_on(self, due, events)
            elif self.floor_due >= 0 and self.floor_due <= due:
                # a plan is carried out when it is noticed: nothing later may tell when it could have been
                due, self.floor_due = at, -1
                play_on(self, due, events)
            if self.waiting and self.paused_at < 0:
                withdraw_offers(self, due, events)
            self._go_on(due, events)
        if moved and self.log is not None:
            self.log(Entry(now, None, self.decked))
            self.decked = None
        return events

    def _go_on(self, now: int, events: list[Event]) -> None:
        """End a hand that is over, begin one that can begin, and see what is due next."""
        if self.playing:
            assert self.hand is not None
            if self.hand.phase == OVER:
                end_hand(self, now, events)
                if self.contest:
                    hand_over(self, now, events)
            elif self.hand.in_play() != self.in_play:
                raise AssertionError(f"hand {self.number}: chips were made or lost (X15)")
        self.now = now
        if not self.playing:
            if self.contest:
                end_if_over(self, now, events)
            self._begin(now, events)
        self.due = self.turn_due if self.playing else self.start_due
        if self.paused_at >= 0:
            self.due = -1
        if self.floor_due >= 0 and (self.due < 0 or self.floor_due < self.due):
            self.due = self.floor_due
        if self.waiting:
            offer_chairs(self, now, events)
            if self.paused_at < 0:
                for _, until in self.offers.values():
                    if until >= 0 and (self.due < 0 or until < self.due):
                        self.due = until

    def _begin(self, now: int, events: list[Event]) -> None:
        """A hand starts by itself when two can play, once the pause is over (C24)."""
        if self.held:
            self.start_due = -1
            return
        if self.start_due > now or self.paused_at >= 0:
            return
        if self.over and not next_game(self, now, events):
            return
        deal = coming_deal(self, events)
        if deal is None:
            self.start_due = self.pick_due = -1
            return
        if self.start_due < 0 and self.clock.pause:
            self.start_due = now + self.clock.pause
            return
        base = self.coming_base
        if base.rotate and base.rotation != "order" and wait_for_pick(self, now, events):
            return
        self._start(deal, bool(base.rotate), now, events)

    def _start(self, deal: Deal, mixed: bool, now: int, events: list[Event]) -> None:
        """Deal a hand."""
        at = self._game(deal, events) if mixed else 0
        if self.next_rules is not None:
            self.variants.clear()
            rules_changed(self, self.next_rules)
            self.next_rules = None
        if self.contest:
            begin_hand(self, deal, events)
        if mixed:
            self.rules = rules_of_game(self, self.rules if self.contest else self.base, at)
        if deal.stands or self.stood:
            self.stood = 0 if not deal.stands else 1 if self.stood >= len(deal.chairs) else self.stood + 1
        rules, bomb, high = rules_for(self, deal)
        plan = plan_of(rules)
        seated, seats, stacks, total, absent = self.seated, [], [], 0, False
        for chair in deal.chairs:
            person = seated[chair]
            assert person is not None
            seats.append(person)
            stake = rules.at_stake(person.chips) if plan.stakes_capped else person.chips
            person.aside = person.chips - stake
            stacks.append(stake)
            total += stake
            absent = absent or person.auto or person.out
        chips = tuple(stacks)
        posts = posts_for(self, deal, rules, seats, high)
        game = plan.game
        cards = game.deck_of(len(chips)) if game.larger_decks else game.deck
        deck = self.deck(self.number + 1, cards * (1 + plan.reshuffles) if plan.reshuffles else cards)
        no_sb = deal.no_sb and not bomb
        self.drop_hand()
        hand = start_hand(rules, chips, deal.button_seat, deck, no_sb=no_sb, posts=posts)
        if plan.run_twice and want_two_boards(hand, seats):
            rules = variant(self, RUN_TWICE, rules)
            hand = start_hand(rules, chips, deal.button_seat, deck, no_sb=no_sb, posts=posts)
        self.number += 1
        if self.revealed:
            self.revealed = {}
        self.rabbit = ()
        self.decked = deck if self.log is not None else None
        self.set_hand(hand)
        self.deal = deal
        self._seat(tuple(seats))
        took_blinds(self, deal, bomb)
        self.playing, self.absent = True, absent
        self.in_play = total
        self.start_due = -1
        self.discarding = False
        events.append(HandBegan(self.number, deal.chairs, chips, deal.places.button, rules))
        played(self, new_events(hand, 0, hand.entries), events)
        play_on(self, now, events)
        assert self.hand is not None
        if self.hand.phase == OVER:  # run twice, it is another one than was dealt
            # the next hand waits for the next call, so that every call comes to an end
            end_hand(self, now, events)
            if self.contest:
                hand_over(self, now, events)
            if not self.over:
                self.start_due = now + self.clock.pause + time_to_watch(self.hand, self.clock)

    def _game(self, deal: Deal, events: list[Event]) -> int:
        """The game of a rotation that this hand is one of."""
        base, before = self.coming_base, self.game_at
        at, other = coming_game(self), base.rotate != self.base.rotate
        changes = other or game_is_over(self)
        if other:
            forget_game(self)
        if at != before or not self.game_dealt:
            events.append(GameChanged(base.rotate[at]))
        game_begins(self, at, changes, deal)
        return at

    def _seat(self, seats: tuple[Person, ...]) -> None:
        """Each player learns the seat; mostly they are those of the last hand."""
        if seats != self.seats:
            self.seats, self.names = seats, tuple([person.name for person in seats])
        for seat, person in enumerate(seats):
            person.seat = seat


def _moment(now: object) -> int:
    """A time as a number, -1 where it is none."""
    return now if type(now) is int and 0 <= now <= MAX_TIME else -1

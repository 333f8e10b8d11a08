"""What a table knows: its people, the hand in play, and what is due when. No behaviour."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sidepot.copying import made_by_call, never_copied
from sidepot.engine.hand import Hand
from sidepot.rules import Rules
from sidepot.table.button import Deal, Places
from sidepot.table.clock import Clock
from sidepot.table.commands import Act
from sidepot.table.events import GameOver
from sidepot.table.ledger import Ledger, Movement
from sidepot.table.log import Entry
from sidepot.table.people import Gone, Left, Person

Deck = Callable[[int, bytes], bytes]
"""Gives the deck of a hand: its number, and the cards to shuffle; several times in a row where a game may shuffle them
again, which wants an order for each (T20)."""


class TableState:
    """All that a table knows: `playing`, `between_hands` and `verbs` change it, `Table` drives it."""

    __slots__ = (
        "absent", "answers", "asking", "bank_from", "base", "books", "chips_part", "clock", "contest", "deal",
        "deck", "decked", "directed", "discarding", "due", "ending", "entrants", "first", "floor_due", "game",
        "game_at", "game_bb", "game_dealt", "game_from", "game_hands", "games", "gone", "hand", "held",
        "in_play", "journals", "keeps", "kill_chair", "last", "left", "leg_chair", "level", "level_from",
        "level_hands", "level_orbits", "log", "log_part", "names", "next_rules", "now", "number", "offers",
        "over", "pause_due", "paused_at", "people", "pick_due", "picked", "planning", "playing", "rabbit",
        "result", "revealed", "rules", "seated", "seats", "start_due", "stood", "turn_due", "turn_from",
        "turn_seat", "variants", "waiting",
    )  # fmt: skip
    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(
        self,
        rules: Rules,
        chairs: int,
        deck: Deck,
        clock: Clock,
        button: int,
        keeps: bool,
        log: Callable[[Entry], object] | None,
        journal: Callable[[Movement], object] | None,
        games: bool,
        gathers: bool,
    ) -> None:
        self.rules = rules
        """Those of the hand in play: the blinds may have risen."""
        self.base = rules
        """What the house says, before any blinds rise."""
        self.next_rules: Rules | None = None
        self.clock = clock
        self.deck = deck
        self.first = button
        self.keeps = keeps
        """Who has no chips left keeps the chair: a tournament sees to them."""
        self.held = False
        """No hand is dealt until further notice."""
        self.log = log
        self.books = Ledger(journal)
        self.journals = journal is not None
        self.seated: list[Person | None] = [None] * chairs
        self.people: dict[str, Person] = {}
        self.waiting: tuple[str, ...] = ()
        self.offers: dict[int, tuple[str, int]] = {}
        """Chairs kept for players of the waiting list, and until when; −1 for as long as they like."""
        self.left: dict[str, Left] = {}
        self.number = 0
        self.hand: Hand | None = None
        self.chips_part: object = None
        self.log_part: object = None
        self.playing = self.planning = False
        self.absent = True
        """Somebody in the hand may be away, leave, sit out or have planned: to be looked at before they are asked."""
        self.in_play = 0
        """The chips of the hand that is played: they neither grow nor shrink."""
        self.deal: Deal | None = None
        self.seats: tuple[Person, ...] = ()
        self.last: Places | None = None
        self.names: tuple[str, ...] = ()
        self.variants: dict[Any, Rules] = {}
        self.decked: bytes | None = None
        self.directed = False
        self.discarding = False
        self.asking: Act | None = None
        """What ends the betting, and waits until those who are all-in have said how often to run it."""
        self.answers: dict[str, bool] = {}
        """Who is asked, and who has agreed."""
        self.revealed: dict[str, tuple[int, ...]] = {}
        """Cards of the last hand that their players showed when it was over."""
        self.rabbit: tuple[int, ...] = ()
        """What would have come in it, once somebody wanted to see that."""
        self.now = 0
        self.games = games
        """The dials for a game's end and for rising blinds hold."""
        self.contest = games and (rules.ends != "open" or rules.rise != "off")
        """Hands are counted: the game ends, or blinds rise."""
        self.game = self.game_hands = self.level = self.level_hands = self.level_orbits = 0
        self.level_from = -1
        """The chair that had the button in the first hand of the level."""
        self.over = gathers and games and rules.ends != "open"
        """Between two games: nobody has chips but who sat down for the next one, which has to be started."""
        self.ending = False
        """The game ends after this hand."""
        self.entrants: tuple[str, ...] = ()
        """Who was dealt in, in this game."""
        self.gone: tuple[Gone, ...] = ()
        self.result: GameOver | None = None
        """How the last game ended."""
        self.game_at = self.game_dealt = self.game_bb = self.stood = 0
        """Which game of a rotation is played, how many hands of it were dealt, and its big blind when it began; how
        many hands were dealt since the button stands still, in this orbit."""
        self.leg_chair = self.kill_chair = -1
        """Who has won the last pot alone, and who posts the kill in the next hand (T27)."""
        self.game_from = self.picked = self.pick_due = self.pause_due = -1
        """Where the button was in its first hand; the game that the button's player picked, until when, and when the
        pause ends."""
        self.due = self.start_due = self.turn_due = self.bank_from = self.turn_seat = -1
        self.turn_from = self.floor_due = self.paused_at = -1

    def set_hand(self, hand: Hand) -> None:
        """The hand that is played, and the parts of it that every command needs."""
        self.hand, (self.chips_part, self.log_part) = hand, hand.parts()

    def drop_hand(self) -> None:
        """The last hand makes room, so that the next one gets its memory: that was asked for, and has come in."""
        self.hand = self.chips_part = self.log_part = None

    # what anyone may ask of it

    @property
    def chairs(self) -> int:
        """How many chairs there are."""
        return len(self.seated)

    @property
    def coming_rules(self) -> Rules:
        """The rules of the hand in play, between hands those of the next one."""
        return self.rules if self.playing or self.next_rules is None else self.next_rules

    @property
    def coming_base(self) -> Rules:
        """What the house will say when the next hand is dealt, before any blinds rise and whatever game it is."""
        return self.base if self.next_rules is None else self.next_rules

    def binds(self, rules: Rules) -> bool:
        """Whether everyone with chips plays on until the game is over: dealt in also when they sit out (V62)."""
        return rules.entry == "fixed" or (self.games and rules.ends != "open")

    def has_played(self, player: str) -> bool:
        """Whether somebody was dealt in, in a game that is not over and has an end."""
        return bool(self.contest and not self.over and self.rules.ends != "open" and player in self.entrants)

    @property
    def under_way(self) -> bool:
        """Whether hands are dealt: where the field is fixed nobody joins now."""
        return self.number > 0 and not self.over

    @property
    def turn(self) -> str | None:
        """Who has to act; of several that owe a discard the first."""
        if not self.playing or self.asking is not None:
            return None
        if self.turn_seat >= 0:
            return self.names[self.turn_seat]
        assert self.hand is not None
        seat = self.hand.turn_seat()
        return self.names[seat] if seat >= 0 else None

    @property
    def owing(self) -> list[str]:
        """Who has a card to throw away, all at the same time."""
        if not self.playing or not self.discarding:
            return []
        assert self.hand is not None
        return [self.names[seat] for seat in self.hand.owing_discards]

    @property
    def asked(self) -> list[str]:
        """Who is asked whether to run it twice, and has not answered."""
        return [name for name in self.answers if not self.answers[name]]

    @property
    def to_act(self) -> list[str]:
        """Everyone who is asked for something."""
        if self.asking is not None:
            return self.asked
        if self.discarding:
            return self.owing
        turn = self.turn
        return [] if turn is None else [turn]

    @property
    def ledger(self) -> Ledger:
        """Where every chip is, at this moment."""
        if not self.journals:
            behind = {person.account: person.chips for person in self.people.values()}
            staked = {}
            if self.playing:
                assert self.hand is not None
                for person, left in zip(self.seats, self.hand.stacks, strict=True):
                    chips = left + person.aside
                    behind[person.account] = chips
                    if chips != person.chips:
                        staked[person.account] = person.chips - chips
            self.books.catch_up(behind, staked)
        return self.books

"""A game at the terminal: a table, you and auto players who come and go, until you leave or are out for good."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec import Struct
from rich.table import Table as Rows
from rich.text import Text

from sidepot.cli import terminal
from sidepot.cli.sentences import YOU, called, ending, stakes
from sidepot.cli.teller import Teller
from sidepot.engine import Hand
from sidepot.players import Player
from sidepot.rules import Rules
from sidepot.rules.dials import text_of_value
from sidepot.rules.gamenames import game_name
from sidepot.table import Act, Clock, Leave, PickGame, Refused, Sit, Table
from sidepot.table.debts import Debt
from sidepot.table.events import BlindsWillRise, Event
from sidepot.table.ledger import DROPPED, HOUSE, RAKE
from sidepot.table.rotation import picker
from sidepot.words import words

_COMES, _GOES = 0.5, 0.04
"""How often an empty chair is taken after a hand, and how often an auto player gets up."""


class Chair(Struct):
    """Somebody at the table; you have no auto player."""

    name: str
    player: Player | None
    chips: int


class Session(Struct):
    """The game around a table. Chair 0 is yours; nobody is hurried."""

    table: Table
    you: str
    players: dict[str, Player]
    chips: int
    rng: Random
    teller: Teller
    title: str
    guests: list[tuple[str, Player]]
    """Who may still come in."""
    told: int = 0
    """How many hands were told to their end."""
    happened: list[Event] = []
    """In this hand."""

    @property
    def hands(self) -> int:
        """How many hands were dealt."""
        return self.table.number

    @property
    def out(self) -> bool:
        """Whether you have no chips left."""
        return self.you not in self.table.people or not self.table.people[self.you].chips

    def run(self, most: int | None) -> None:
        """Play until one is left, you are out and can't or won't buy in, you leave, or *most* hands are over."""
        try:
            while self.hands != most and self._deal():
                self._hand()
                if self.table.over:
                    break
                if self.out and (self.hands == most or not self._buys_in()):
                    break
                self._come_and_go()
        except (EOFError, KeyboardInterrupt):
            self._leave()
        else:
            self._end(self.hands != most and not self.out and not self.table.over)

    def _deal(self) -> bool:
        """Begin a hand; False where nobody is left to play with."""
        table, before = self.table, self.hands
        while self.hands == before and table.deadline is not None:
            self._pick()
            table.tick(table.deadline)
        return self.hands > before

    def _pick(self) -> None:
        """Dealer's choice: whoever gets the button picks the game (T26)."""
        person = picker(self.table)
        if person is None:
            return
        games = self.table.coming_base.rotate
        if person.name == self.you:
            game = self.teller.ask_for_game(games)
        else:
            game = self.rng.choice(games)
            self.teller.say(_told("terminal-picks", person.name, game=game))
        self.table.handle(PickGame(person.name, game), self.table.now)

    def _hand(self) -> None:
        game = f" · {game_name(self.table.rules, words().language)}" if self.table.base.rotate else ""
        self.teller.headline(f"{words()('terminal-hand', hand=str(self.hands))}{game}")
        events = self.happened = list[Event]()
        hand = self._play()
        self.teller.console.print()
        self._tell_end()
        for name, chips in zip(self.table.names, hand.stacks, strict=True):
            if not chips:
                self.teller.say(Text(_told("terminal-out", name), "red"))
                if name != self.you and name in self.table.people:
                    self.table.handle(Leave(name), self.table.now)
        self.teller.say(Text(self._score(), "dim"))
        for event in events:
            if isinstance(event, BlindsWillRise):
                self.teller.say(Text(_rise(event), "bold"))

    def _tell_end(self) -> None:
        hand = self.table.hand
        assert hand is not None
        assert hand.result is not None
        for line in ending(hand.result, self.table.names):
            self.teller.say(Text(line, "bold"))
        self.told = self.hands

    def _play(self) -> Hand:
        table = self.table
        me = table.names.index(self.you) if self.you in table.names else None
        known = 0
        while True:
            hand = table.hand
            assert hand is not None
            mine = hand.view(me)
            self.teller.tell(mine.log[known:], mine, table.names)
            known = len(mine.log)
            if hand.turn is None:
                return hand
            name, view = table.names[hand.turn], hand.view(hand.turn)
            if name == self.you:
                action = self.teller.ask(view, hand.options, table.names, self._heading())
            else:
                action = self.players[name].choose(view, hand.options, self.rng)
            self.happened += table.handle(Act(name, action), table.now)

    def _heading(self) -> str:
        rules = self.table.rules
        title = f"{self.title} · {game_name(rules, words().language)}" if self.table.base.rotate else self.title
        return f"{words()('terminal-hand', hand=str(self.hands))} · {title} · {stakes(rules)}"

    def _come_and_go(self) -> None:
        """Auto players get up now and then, and others take the empty chairs."""
        if not self.guests:
            return
        table = self.table
        for name in tuple(table.people):
            if name != self.you and len(table.people) > 2 and self.rng.random() < _GOES:
                self.guests.append((name, self.players[name]))
                self.teller.say(_told("terminal-leaves-with", name, chips=table.people[name].chips))
                table.handle(Leave(name), table.now)
        for chair, person in enumerate(table.seated):
            if person is None and self.guests and (len(table.people) < 2 or self.rng.random() < _COMES):
                self._welcome(chair)

    def _welcome(self, chair: int) -> None:
        """The next guest takes a chair, or waits for another time where the table refuses."""
        name, player = self.guests.pop(0)
        try:
            self.sit(name, chair)
        except Refused:  # left a short while ago with more (`rathole`), or the table holds no more chips
            self.guests.append((name, player))
            return
        self.players[name] = player
        self.teller.say(_told("terminal-sits-down", name, chips=self.chips))

    def sit(self, name: str, chair: int) -> None:
        """Somebody takes a chair with the chips of this game, which need not be a buy-in of the house."""
        rules: Rules = self.table.rules
        own = not rules.min_buy_in <= self.chips <= rules.max_buy_in
        self.table.handle(Sit(name, chair, self.chips, entry="post", moved=own), self.table.now)

    def _buys_in(self) -> bool:
        """You have no chips left: where the game is open you may buy in again and go on, posting the blind."""
        if not is_open(self.table.rules):
            return False
        self.teller.ask_to_buy_in(self.chips)
        if self.you in self.table.people:
            self.table.handle(Leave(self.you), self.table.now)
        try:
            self.sit(self.you, 0)
        except Refused as no:  # the table holds no more chips
            self.teller.say(Text(no.told(words().language), "yellow"))
            return False
        self.teller.say(_told("terminal-buys-in", self.you, chips=self.chips))
        return True

    def _score(self) -> str:
        ledger = self.table.ledger
        change = ledger.score()[self.you]
        chips = ledger.bought[self.you] + change
        return _told("terminal-score", self.you, chips=chips, change=terminal.signed(change), count=self.hands)

    def _leave(self) -> None:
        """You get up; a hand in play is played out and its end told, so that every chip has an owner."""
        table = self.table
        self.teller.headline(words()("terminal-the-end"))
        if table.playing:
            self.teller.say(_told(f"terminal-leaves-{self._what_becomes_of_the_hand()}", self.you), wait=False)
            if self.you in table.people:
                table.handle(Leave(self.you), table.now)
            self._play_out()
        else:
            self.teller.say(_told("terminal-leaves", self.you), wait=False)
        if self.told < self.hands:
            self._tell_end()
        self._ledger()

    def _what_becomes_of_the_hand(self) -> str:
        """As the message that tells it ends."""
        table, hand = self.table, self.table.hand
        assert hand is not None
        seat = table.names.index(self.you) if self.you in table.names else -1
        if seat in hand.all_in:
            return "played-out"
        if seat >= 0 and hand.stacks[seat] < hand.starting_stacks[seat]:
            return "chips"
        return "others"

    def _play_out(self) -> None:
        """The others finish the hand."""
        table = self.table
        while table.playing:
            assert table.hand is not None
            assert table.turn is not None
            view = table.hand.view(table.hand.turn)
            action = self.players[table.turn].choose(view, table.hand.options, self.rng)
            table.handle(Act(table.turn, action), table.now)

    def _end(self, alone: bool) -> None:
        self.teller.headline(words()("terminal-the-end"))
        if alone:
            self.teller.say(words()("terminal-nobody-left"), wait=False)
        if self.table.over and self.table.result is not None:
            for placed in self.table.result.places:
                message = "terminal-place-shared" if placed.shared > 1 else "terminal-place"
                told = words()(message, place=str(placed.place), who=placed.player, chips=placed.chips)
                self.teller.say(told, wait=False)
        self._ledger()

    def _ledger(self) -> None:
        """What everybody bought, cashed and has, the best score first, and who owes whom."""
        ledger = self.table.ledger
        rows = Rows(box=None, header_style="dim", padding=(0, 0, 0, 2))
        rows.add_column()
        for title in ("bought", "cashed", "has", "score"):
            rows.add_column(words()(f"terminal-column-{title}"), justify="right")
        for name, change in sorted(ledger.score().items(), key=lambda item: -item[1]):
            bought, cashed = ledger.bought[name], ledger.cashed.get(name, 0)
            style = "bold" if name == self.you else ""
            # digits in one piece, as on the felt: with the largest stacks there is room for no more
            cells = str(bought), str(cashed), str(bought + change - cashed), f"{change:+d}"
            rows.add_row(Text(called(name), style), *(Text(cell, style) for cell in cells))
        taken = ledger.balances[RAKE] + ledger.balances[DROPPED]
        if taken:
            rows.add_row(words()("terminal-house"), "", "", "", f"{taken:+d}")
        self.teller.console.print(rows)
        for debt in ledger.debts():
            self.teller.say(_debt(debt), wait=False)
        self.teller.say(Text(self._score(), "bold"), wait=False)


def _told(message: str, who: str, **given: object) -> str:
    """What somebody did, in the language of the terminal."""
    return words()(f"{message}.you" if who == YOU and words().has_form(message, "you") else message, who=who, **given)


def _debt(debt: Debt) -> str:
    """Who owes whom; the house is no name."""
    if debt.payee == HOUSE:
        return _told("terminal-owes-house", debt.payer, amount=debt.amount)
    if debt.payer == HOUSE:
        return _told("terminal-house-owes", debt.payee, amount=debt.amount)
    if debt.payee == YOU:
        return words()("terminal-owes-you", who=debt.payer, amount=debt.amount)
    return _told("terminal-owes", debt.payer, other=debt.payee, amount=debt.amount)


def _rise(event: BlindsWillRise) -> str:
    return words()("event-blinds-will-rise", blinds=text_of_value(event.blinds))


def is_open(rules: Rules) -> bool:
    """Whether people come and go, and buy in again; not where the game has an end or its field is fixed."""
    return rules.ends == "open" and rules.entry != "fixed"


def session(
    rules: Rules,
    chairs: list[Chair],
    button: int,
    rng: Random,
    deck: Callable[[bytes], bytes],
    teller: Teller,
    title: str,
    guests: list[tuple[str, Player]],
) -> Session:
    """A table with these people in its chairs."""
    table = Table(rules, len(chairs), deck=lambda number, cards: deck(cards), clock=Clock(pause=1), button=button)
    players = {chair.name: chair.player for chair in chairs if chair.player is not None}
    game = Session(table, chairs[0].name, players, chairs[0].chips, rng, teller, title, guests)
    for place, chair in enumerate(chairs):
        game.sit(chair.name, place)
    return game

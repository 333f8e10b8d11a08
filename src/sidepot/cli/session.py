"""A game at the terminal: hand after hand, you against auto players, until one is left or you leave."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec import Struct
from rich.table import Table
from rich.text import Text

from sidepot.cli.teller import Teller
from sidepot.cli.words import YOU, ending
from sidepot.engine import Hand, start
from sidepot.players import Player
from sidepot.rules import Rules


class Chair(Struct):
    """Somebody at the table; you have no auto player."""

    name: str
    player: Player | None
    chips: int


class Session(Struct):
    """The table between hands. Chair 0 is yours."""

    rules: Rules
    chairs: list[Chair]
    button: int
    rng: Random
    deck: Callable[[], bytes]
    teller: Teller
    title: str
    hands: int = 0
    bought_in: int = 0

    @property
    def you(self) -> Chair:
        """Your chair."""
        return self.chairs[0]

    @property
    def seated(self) -> list[Chair]:
        """Those with chips, in order."""
        return [chair for chair in self.chairs if chair.chips]

    def run(self, most: int | None) -> None:
        """Play until one is left, you are out, you leave, or *most* hands are over."""
        self.bought_in = self.you.chips
        try:
            while self.hands != most and self.you.chips and len(self.seated) > 1:
                self._hand()
        except (EOFError, KeyboardInterrupt):
            self._leave()
        else:
            self._end()

    def _hand(self) -> None:
        seated, self.hands = self.seated, self.hands + 1
        button = seated.index(self.chairs[self.button])
        hand = start(self.rules, [chair.chips for chair in seated], button, self.deck())
        self.teller.headline(f"hand {self.hands}")
        try:
            self._play(hand, seated)
        finally:
            # who leaves in the middle of a hand leaves what is in the pot
            for chair, chips in zip(seated, hand.stacks, strict=True):
                chair.chips = chips
        self._result(hand, seated)
        self._move_button()

    def _play(self, hand: Hand, seated: list[Chair]) -> None:
        me, names = seated.index(self.you), [chair.name for chair in seated]
        known, verb = 0, "raise"
        while True:
            mine = hand.view(me)
            self.teller.tell(mine.log[known:], mine, names, verb)
            known = len(mine.log)
            if hand.turn is None:
                return
            view, player = hand.view(hand.turn), seated[hand.turn].player
            verb = view.options.verb
            if player is None:
                action = self.teller.ask(view, view.options, names, f"hand {self.hands} · {self.title}")
            else:
                action = player.choose(view, view.options, self.rng)
            hand.act(action)

    def _result(self, hand: Hand, seated: list[Chair]) -> None:
        assert hand.result is not None
        self.teller.console.print()
        for line in ending(hand.result, [chair.name for chair in seated]):
            self.teller.say(Text(line, "bold"))
        for chair in seated:
            if not chair.chips:
                self.teller.say(Text(f"{chair.name} {'are' if chair.name == YOU else 'is'} out", "red"))
        self.teller.say(Text(self._score(), "dim"))

    def _move_button(self) -> None:
        """X1: one player to the left, past empty chairs."""
        for step in range(1, len(self.chairs) + 1):
            chair = (self.button + step) % len(self.chairs)
            if self.chairs[chair].chips:
                self.button = chair
                return

    def _score(self) -> str:
        hands = f"{self.hands} hand{'' if self.hands == 1 else 's'}"
        have = "have" if self.you.name == YOU else "has"
        return f"{self.you.name} {have} {self.you.chips} ({self.you.chips - self.bought_in:+d}) after {hands}"

    def _leave(self) -> None:
        self.teller.headline("the end")
        leaves = "leave" if self.you.name == YOU else "leaves"
        self.teller.say(f"{self.you.name} {leaves} the table; what is in the pot stays there.", wait=False)
        self.teller.say(Text(self._score(), "bold"), wait=False)

    def _end(self) -> None:
        self.teller.headline("the end")
        rows = Table(box=None, show_header=False, padding=(0, 2))
        rows.add_column()
        rows.add_column(justify="right")
        rows.add_column(justify="right")
        for chair in sorted(self.chairs, key=lambda chair: -chair.chips):
            style = "bold" if chair is self.you else ""
            change = chair.chips - self.bought_in
            rows.add_row(Text(chair.name, style), Text(str(chair.chips), style), Text(f"{change:+d}", style))
        self.teller.console.print(rows)
        self.teller.say(Text(self._score(), "bold"), wait=False)

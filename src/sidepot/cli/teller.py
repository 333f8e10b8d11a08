"""Talking with the person at the table: tells what happens, shows the table, asks for an action."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Sequence
from itertools import takewhile

from msgspec import Struct
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from sidepot.cards import Card
from sidepot.cli import terminal, typed_lines
from sidepot.cli.sentences import called, may, may_not, said, street_name, told
from sidepot.cli.table_drawing import felt
from sidepot.engine import Action, Options, RaiseTo, View
from sidepot.engine.events import Anted, Began, Dealt, DealtBoard, Event, Posted, Showed
from sidepot.engine.made import made
from sidepot.ranks import Rank
from sidepot.rules.book import rulebook
from sidepot.words import words

_KEYS = (
    ("f x c a", "act"),
    ("r 600", "raise"),
    ("min half pot max", "sizes"),
    ("b", "bring-in"),
    ("d 7c", "discard"),
    ("d 7c 2d, d-", "draw"),
    ("s m", "show"),
    ("why", "why"),
    ("X11", "rule"),
    ("q", "quit"),
)
"""What can be typed, and the end of the message that explains it: `terminal-help-act`."""


class Teller(Struct):
    """One person's eyes and ears."""

    console: Console
    pace: float = 0
    """Seconds to read each line in."""

    def say(self, text: Text | str, *, wait: bool = True) -> None:
        """One line of what happens."""
        line = Text(text) if isinstance(text, str) else text
        for part in line.wrap(self.console, self.console.width - 2):
            part.rstrip()
            self.console.print(Text("  ") + part)
        if self.pace and wait:
            time.sleep(self.pace)

    def headline(self, title: str) -> None:
        """A hand or the end begins."""
        self.console.print()
        self.console.print(Rule(Text(title, "bold"), style="dim", align="left"))

    def tell(self, events: Sequence[Event], view: View, names: Sequence[str]) -> None:
        """What happened since last time, as this seat sees it."""
        forced = [told(event, names) for event in events if isinstance(event, Anted | Posted)]
        if forced:
            self.say(Text(" · ", "dim").join([text for text in forced if text is not None]))
        for at, event in enumerate(events):
            if isinstance(event, Began):
                self._begin_street(event, events[at + 1 :], view, names)
            elif isinstance(event, Dealt):
                if event.seat == view.seat and not all(event.up):
                    self.say(said("terminal-dealt", names, event.seat, cards=event.cards))
            elif not isinstance(event, Anted | Posted):
                text = told(event, names)
                if text is not None:
                    self._say_event(event, text, view)

    def _begin_street(self, event: Began, after: Sequence[Event], view: View, names: Sequence[str]) -> None:
        """A street that does not begin with a card of the board: its name, and the cards that everyone shows."""
        step = view.rules.program.steps[event.step]
        if not step.street or (after and isinstance(after[0], DealtBoard)):
            return
        dealt = takewhile(lambda event: isinstance(event, Dealt), after)
        shown = [_showing(event, names) for event in dealt if isinstance(event, Dealt) and any(event.up)]
        if shown or event.step:
            self.console.print()
            self.say(Text(f"{street_name(event.street)}  ", "bold") + Text(" · ", "dim").join(shown))

    def _say_event(self, event: Event, text: Text, view: View) -> None:
        if isinstance(event, DealtBoard):
            self.console.print()
        if isinstance(event, Showed) and not view.second_board:
            made = [found.describe(words().language) for found in _made(view, event.cards)]
            text += Text(f"  {' · '.join(made)}", "dim")
        self.say(text)

    def ask(self, view: View, options: Options, names: Sequence[str], title: str) -> Action:
        """Show the table and ask until the answer is legal; EOFError when the person leaves."""
        self.console.print(felt(view, names, title=title))
        if found := _made(view, view.hole):
            hands = " · ".join([each.named.told(False, words().language) for each in found])
            self.say(Text(words()("terminal-you-have", hand=hands)), wait=False)
        self._offer(view, options)
        while True:
            try:
                answer = typed_lines.read(self._read(), view, options)
            except ValueError as error:
                self.say(Text(str(error), "yellow"), wait=False)
                continue
            if not isinstance(answer, str):
                return answer
            if answer == typed_lines.QUIT:
                raise EOFError
            if answer in (typed_lines.HELP, typed_lines.WHY):
                self._help(view, options) if answer == typed_lines.HELP else self._why(view, options)
            else:
                self._read_rule(answer)

    def ask_to_buy_in(self, chips: int) -> None:
        """Ask whether to go on with new chips; EOFError when the person leaves."""
        say = words()
        self._flow([("b", say("terminal-key-buy-in", chips=chips)), ("q", say("terminal-key-quit"))])
        while True:
            answer = self._read().strip().lower()
            if answer in ("b", "buy", "y", "yes"):
                return
            if answer in ("q", "quit", "exit", "n", "no"):
                raise EOFError
            self.say(Text(say("terminal-no-chips-left", chips=chips), "yellow"), wait=False)

    def ask_for_game(self, games: Sequence[str]) -> str:
        """Dealer's choice: which game is played, by its number or its name; EOFError when the person leaves."""
        self._flow([(str(at), game) for at, game in enumerate(games, 1)] + [("q", words()("terminal-key-quit"))])
        while True:
            answer = self._read().strip().lower()
            if answer in ("q", "quit", "exit"):
                raise EOFError
            if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(games):
                return games[int(answer) - 1]
            if answer in games:
                return answer
            self.say(Text(words()("terminal-pick-a-game", count=len(games)), "yellow"), wait=False)

    def _read(self) -> str:
        if sys.stdin is None or sys.stdout is None:  # closed before we came
            raise EOFError
        text = input("  > ")
        if not sys.stdin.isatty():
            # a piped answer leaves no trace of itself: without it the record could not be followed
            self.console.print(Text("".join(filter(str.isprintable, text))))
        return text

    def _offer(self, view: View, options: Options) -> None:
        """What may be typed now: the legal actions, then sizes and questions."""
        named = ("min", "half", "pot") if options.min_to != options.max_to else ()
        sizes = {word: typed_lines.size(word, view, options) for word in named}
        legal = [(word, str(to)) for word, to in sizes.items() if to is not None and RaiseTo(to) in options]
        self._flow([(_key(key), says) for key, says in may(options)])
        asked = [(key, words()(f"terminal-key-{code}")) for key, code in (("why", "why"), ("?", "help"), ("q", "quit"))]
        self._flow([*legal, *asked])

    def _flow(self, keys: Iterable[tuple[str, str]]) -> None:
        """Keys with their meaning, as many to a line as fit."""
        line = Text()
        for key, says in keys:
            item = Text.assemble((key, "bold green"), " ", says)
            if line and line.cell_len + item.cell_len + 5 > self.console.width:
                self.say(line, wait=False)
                line = Text()
            line = line + "   " + item if line else item
        self.say(line, wait=False)

    def _help(self, view: View, options: Options) -> None:
        rows = Table(box=None, show_header=False, padding=(0, 2))
        for key, code in _KEYS:
            rows.add_row(Text(key, "bold green"), Text(words()(f"terminal-help-{code}")))
        self.console.print(rows)
        self._offer(view, options)

    def _read_rule(self, number: str) -> None:
        rule = rulebook()[number]
        self.say(Text(f"{number}  ", "bold") + Text(rule.part, "dim"), wait=False)
        for line in rule.plain().split("\n"):
            self.say(line, wait=False)

    def _why(self, view: View, options: Options) -> None:
        rows = Table(box=None, show_header=False, padding=(0, 2))
        for no in may_not(options, view.rules):
            rows.add_row(Text(no.action, "bold red"), Text(no.says))
        self.console.print(rows)


def _made(view: View, hole: Sequence[Card | None]) -> list[Rank]:
    """The best hands of these cards and the board, by each ranking; none before a whole hand is there."""
    game, known = view.rules.program, tuple([card for card in hole if card is not None])
    found = [made(game, known, view.board, low=bool(low)) for low in range(len(game.rankings))]
    return [each for each in found if each is not None]


def _showing(event: Dealt, names: Sequence[str]) -> Text:
    up = [card for card, is_up in zip(event.cards, event.up, strict=True) if is_up]
    return Text(f"{called(names[event.seat])} ") + terminal.cards(up)


def _key(written: str) -> str:
    """An action as one types it: a range of raises is one key."""
    if written == "d-":
        return written
    if written[0] == "r" and " " in written:
        return "r …"
    return f"{written[0]} {written[1:]}".rstrip()

"""A hand that is over, drawn step by step: the table, what happened, equities; in the end who won, what was luck."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.text import Text

from sidepot.cli import terminal
from sidepot.cli.keyboard import keys
from sidepot.cli.sentences import ending, stakes, told
from sidepot.cli.table_drawing import felt
from sidepot.engine.events import Anted, Dealt, Event, Posted
from sidepot.history.luck import luck_of
from sidepot.history.moments import Moment
from sidepot.history.record import Record
from sidepot.rules.gamenames import name_of
from sidepot.words import words


def print_steps(console: Console, record: Record) -> None:
    """All steps, one below the other."""
    console.print(Text(title_of(record), "bold"))
    for step in range(record.steps):
        moment = record.at(step)
        console.print()
        console.print(Rule(Text(words()("terminal-step", step=str(step)), "dim"), style="dim", align="left"))
        console.print(scene(record, moment))


def title_of(record: Record) -> str:
    """What a hand is called in a headline."""
    about, rules, say = record.about, record.rules, words()
    parts = [
        about.site,
        say("terminal-hand", hand=about.number) if about.number else "",
        about.table,
        name_of(rules.game, say.language),
        stakes(rules),
        about.time,
    ]
    if about.decimals:
        unit = f"{say.number(10**-about.decimals, about.decimals)} {about.currency}".rstrip()
        parts.append(say("terminal-amounts-in", unit=unit))
    return " · ".join(part for part in parts if part)


def scene(record: Record, moment: Moment, title: str = "") -> RenderableType:
    """The table after a step, and what happened in it."""
    parts: list[RenderableType] = [*_sentences(moment.events, record.names)]
    parts.append(felt(moment.hand.view(None), record.names, title=title, holes=moment.holes))
    equities = moment.equities()
    if equities is not None:
        shares = [f"{record.names[seat]} {terminal.percent(share, 1)}" for seat, share in equities.items()]
        parts.append(_Row(words()("terminal-equity"), shares))
    if moment.over:
        parts += [Text(f"  {line}") for line in ending(record.result, record.names)]
        parts.append(_luck_line(record))
    return Group(*parts)


def _sentences(events: list[Event], names: tuple[str, ...]) -> list[Text]:
    forced = [told(event, names) for event in events if isinstance(event, Anted | Posted)]
    others = [told(event, names) for event in events if not isinstance(event, Anted | Posted | Dealt)]
    lines = [Text(" · ", "dim").join([text for text in forced if text is not None])] if forced else []
    return [Text("  ") + line for line in (*lines, *others) if line is not None]


class _Row:
    """Something told of several players in a row, which goes on below where the terminal is too narrow."""

    def __init__(self, name: str, parts: list[str]) -> None:
        self.name, self.parts = name, parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        head = Text(f"  {self.name}  ", "bold")
        line, empty = head, True
        for part in self.parts:
            if not empty and line.cell_len + 3 + cell_len(part) > options.max_width:
                yield line
                line, empty = Text(" " * head.cell_len), True
            line, empty = line + Text(part if empty else f"   {part}", ""), False
        yield line


def _luck_line(record: Record) -> RenderableType:
    luck, say = luck_of(record.hand), words()
    name = say("terminal-luck")
    if luck is None or not any(luck):
        return Text(f"  {name}  {say('terminal-luck-unknown' if luck is None else 'terminal-luck-none')}", "dim")
    told = [(each, terminal.signed(chips, 1)) for each, chips in zip(record.names, luck, strict=True) if chips]
    return _Row(name, [f"{each} {chips}" for each, chips in told])


class Replayer:
    """Hands on a terminal, stepped through by keys."""

    def __init__(self, console: Console, records: Sequence[Record], first: int) -> None:
        self.console, self.records = console, records
        self.at, self.step = first, 0

    @property
    def record(self) -> Record:
        """The hand that is shown."""
        return self.records[self.at]

    def run(self) -> None:
        """Until somebody has seen enough."""
        with self.console.screen(hide_cursor=True), keys() as pressed:
            self.draw()
            for key in pressed:
                if key == "q":
                    return
                self.press(key)
                self.draw()

    def press(self, key: str) -> None:
        """What a key does."""
        last = self.record.steps - 1
        moves = {
            "right": self.step + 1, "left": self.step - 1, "home": 0, "end": last,
            "down": self._street(1), "up": self._street(-1),
        }  # fmt: skip
        if key in ("n", "p"):
            self.at = (self.at + (1 if key == "n" else -1)) % len(self.records)
            self.step = 0
        else:
            self.step = max(0, min(last, moves.get(key, self.step)))

    def _street(self, way: int) -> int:
        """The first step of the next street, or of the one before."""
        streets = [self.record.at(step).hand.street for step in range(self.record.steps)]
        step = self.step + way
        while 0 < step < len(streets) - 1 and streets[step] == streets[step - 1]:
            step += way
        return step

    def draw(self) -> None:
        """Show the step."""
        moment = self.record.at(self.step)
        say, hands = words(), len(self.records)
        title = say("terminal-step-of", step=str(self.step), last=str(self.record.steps - 1))
        if hands > 1:
            which = say("terminal-hand-of", hand=terminal.number(self.at + 1), last=terminal.number(hands))
            title = f"{which} · {title}"
        self.console.clear()
        self.console.print(Text(title_of(self.record), "bold"))
        self.console.print(scene(self.record, moment, title))
        self.console.print(Text(say("terminal-replay-keys"), "dim"))


def show_hands(records: Sequence[Record], first: int) -> None:
    """Step through hands on the terminal."""
    Replayer(terminal.console(), records, first).run()

"""A tournament in play on a terminal: clock, level, tables, chip counts, who is out."""

from __future__ import annotations

import time
from collections import deque

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.panel import Panel
from rich.table import Table as Rows
from rich.text import Text

from sidepot.cli import terminal
from sidepot.cli.tournament_text import clock, money, price, sentence, show_end, standing_rows
from sidepot.rules.levels import TIME
from sidepot.tournament import Runner, Season, Sheet, Tournament
from sidepot.tournament.events import Event, Moved, TableOpened
from sidepot.tournament.state import BREAK, HAND_FOR_HAND, PAUSE
from sidepot.tournament.table_index import TrackedTable
from sidepot.words import words

_FRAME = 0.1
_MOST_TABLES = 9
_MOST_PLAYERS = 12
_MOST_NEWS = 8


class Dashboard:
    """A picture of the whole, drawn ten times a second."""

    def __init__(self, console: Console, runner: Runner, sheet: Sheet, seed: int) -> None:
        self.console, self.runner, self.sheet, self.seed = console, runner, sheet, seed
        self.news: deque[tuple[int, str]] = deque(maxlen=_MOST_NEWS)
        self.live = Live(console=console, auto_refresh=False, transient=True)
        self.drawn = 0.0

    def __enter__(self) -> Dashboard:
        self.live.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.live.stop()

    def tell(self, events: list[Event]) -> None:
        """Remember the news, and draw when it is time to."""
        for event in events:
            said = None if isinstance(event, Moved | TableOpened) else sentence(event)
            if said is not None:
                self.news.append((self.runner.now, said))
        if time.monotonic() - self.drawn >= _FRAME and self.runner.game.begun:
            self.live.update(self.picture(), refresh=True)
            self.drawn = time.monotonic()

    def end(self) -> None:
        """How it ended."""
        self.console.print(self._title())
        show_end(self.console, self.runner)

    def picture(self) -> RenderableType:
        """Everything at once."""
        game = self.runner.game
        parts: list[RenderableType] = [self._title(), _clock_line(game.game), _field_line(game.game), ""]
        tracked = sorted(game.game.index.tables.values(), key=lambda table: table.number)
        parts.append(Columns([_table(game.game, table) for table in tracked[:_MOST_TABLES]], padding=(0, 1)))
        if len(tracked) > _MOST_TABLES:
            parts.append(Text(words()("reports-more-tables", count=len(tracked) - _MOST_TABLES), "dim"))
        lists: list[RenderableType] = [_counts(game.game)]
        lists.append(standing_rows(game.table) if isinstance(game, Season) else self._news())
        parts.append(Columns(lists, padding=(0, 4)))
        if isinstance(game, Season):
            parts.append(self._news())
        return Group(*parts)

    def _title(self) -> Text:
        structure, game = self.sheet.structure, self.runner.game
        about = [structure.rules.house, words()("reports-seed", seed=str(self.seed))]
        about += filter(None, [price(structure.buy_in, structure.fee)])
        title = Text(structure.name, "bold") + Text(f"  {', '.join(about)}", "dim")
        if isinstance(game, Season):
            which = words()("reports-game-of", game=str(game.number), last=str(structure.games))
            title += Text(f"  {which}", "bold cyan")
        return title

    def _news(self) -> RenderableType:
        text = Text()
        for when, said in self.news:
            text.append(f"{clock(when):>8} ", "dim").append(f"{said}\n")
        return text


def _clock_line(game: Tournament) -> Text:
    levels, say = game.structure.levels, words()
    view = levels.at(game.level)
    line = Text(clock(game.now), "bold")
    line.append(f"   {say('reports-level', level=str(game.level + 1))}", "bold yellow")
    ante = f" {say('terminal-stakes-ante', amount=view.ante)}" if view.ante else ""
    line.append(f"  {view.sb}/{view.bb}{ante}", "yellow")
    if game.clock_due is not None:
        line.append(f"   {say('reports-time-left', time=clock(max(0, game.clock_due - game.now)))}")
    elif not levels.last(game.level) and levels.by != TIME:
        whole = view.lasts * len(game.index.tables)
        line.append(f"   {say(f'reports-progress-of-{levels.by}', done=game.progress, count=whole)}")
    for wait, word in ((BREAK, "break"), (PAUSE, "paused"), (HAND_FOR_HAND, "hand-for-hand")):
        if game.waits & wait:
            line.append(f"   {say(f'reports-state-{word}')}", "bold magenta")
    return line


def _field_line(game: Tournament) -> Text:
    say, average = words(), (game.chips_issued - game.dropped) / max(1, game.in_play)
    bb = game.structure.levels.at(game.level).bb
    field = say("reports-field", left=game.in_play, count=len(game.entrants))
    tables, hands = say("reports-tables", count=len(game.index.tables)), say("shared-hands", count=game.hands)
    line = Text(f"{field}, {tables}, {hands}")
    line.append(f"   {say('reports-average', chips=round(average), blinds=round(average / bb))}")
    for told in money(game):
        line.append(f"   {told}")
    return line


def _table(game: Tournament, table: TrackedTable) -> Panel:
    rows = Rows.grid(padding=(0, 1))
    rows.add_column(justify="left", max_width=12, no_wrap=True)
    rows.add_column(justify="right")
    button = None if table.table.deal is None else table.table.deal.places.button
    for person in table.table.seated:
        if person is not None:
            style = "dim" if person.name in game.absent else ""
            mark = "●" if person.chair == button else " "
            rows.add_row(Text(f"{mark}{person.name}", style), Text(terminal.number(person.chips), style))
    title = words()("reports-table", table=str(table.number))
    return Panel(rows, title=title, title_align="left", width=24, border_style="green4")


def _counts(game: Tournament) -> Rows:
    rows = Rows(box=None, header_style="dim", padding=(0, 1, 0, 0))
    rows.add_column("", justify="right")
    rows.add_column(words()("reports-most-chips"), max_width=16, no_wrap=True)
    rows.add_column("", justify="right")
    people = [person for table in game.index.tables.values() for person in table.table.people.values()]
    people.sort(key=lambda person: -person.chips)
    for rank, person in enumerate(people[:_MOST_PLAYERS], 1):
        rows.add_row(str(rank), person.name, terminal.number(person.chips))
    return rows

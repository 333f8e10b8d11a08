"""`sidepot tournament`: a whole tournament, season or timed game from a file, played by auto players."""

from __future__ import annotations

import json
import secrets
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, nullcontext
from functools import partial
from itertools import count
from pathlib import Path
from typing import Annotated, Any, Protocol

import msgspec
import typer
from typer.core import TyperGroup

from sidepot.arena.league import KINDS, League, players_given
from sidepot.bots.calling import Limits
from sidepot.cli import terminal
from sidepot.cli.arguments import OnGiven, ResumeGiven, WorkersGiven, place_given
from sidepot.cli.bot_reports import tell_answers, tell_greetings
from sidepot.cli.plan_report import show_plan
from sidepot.cli.progress import Amount, enough, progress_bar
from sidepot.cli.tournament_dashboard import Dashboard
from sidepot.cli.tournament_json import EventLines
from sidepot.cli.tournament_log import Book, open_log, paced, reopen_log
from sidepot.cli.tournament_text import Reporter, price
from sidepot.players import PLAYERS
from sidepot.tournament import Runner, Season, Sheet, StopAfterGame, begin, plan, read_sheet
from sidepot.tournament.events import Event, GameBegan
from sidepot.tournament.sheet import OWN, Entrants
from sidepot.words import phrase, words
from sidepot.words.refusal import Wrong
from sidepot.work import LOCAL, kept
from sidepot.work.luggage import sources

EXAMPLES = """Examples:

sidepot tournament examples/sit-and-go.toml

sidepot tournament examples/three-tables.toml --seed 7 --watch 600

sidepot tournament examples/league-season.toml --log season.log

sidepot tournament examples/league-season.toml --continue season.log

sidepot tournament examples/pineapple.toml --seed 7 --json > events.jsonl

sidepot tournament examples/http-league.toml --strict

sidepot tournament examples/league-season.toml --players shark,rock,examples/my_bot.py:MyBot --stop-after 2

sidepot tournament plan examples/three-tables.toml --runs 50 --by 4:00"""

PLAN_EXAMPLE = """Examples:

sidepot tournament plan examples/three-tables.toml --by 3:30 --by 4:00

sidepot tournament plan examples/three-tables.toml --runs 2000 --seed 1 --on auto --resume plan.part"""

FileGiven = Annotated[str, typer.Argument(metavar="FILE.toml", help="The tournament's structure, levels and field.")]
SeedGiven = Annotated[int | None, typer.Option(metavar="N", help="Play the same tournament again.")]
PaceGiven = Annotated[
    float | None, typer.Option("--seconds-per-hand", metavar="S", min=0.001, help="How long a hand takes on average.")
]


class _FileFirst(TyperGroup):
    """A file instead of a subcommand is played."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """`sidepot tournament FILE …` is `sidepot tournament play FILE …`."""
        if args and args[0] not in self.commands:
            args = ["play", *args]
        return super().resolve_command(ctx, args)


tournaments = typer.Typer(cls=_FileFirst, no_args_is_help=True)


def add_to(app: typer.Typer) -> None:
    """Register the command."""
    text = "Play, plan and check tournaments, seasons and timed games.\n\nsidepot tournament FILE.toml plays the file."
    app.add_typer(tournaments, name="tournament", help=text, epilog=EXAMPLES)


@tournaments.command("play", epilog=EXAMPLES)
def play(
    file: FileGiven,
    seed: SeedGiven = None,
    watch: Annotated[
        float | None,
        typer.Option(metavar="X", min=0.001, help="Play X times as fast as real time; by default as fast as possible."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print every event as a line of JSON.")] = False,
    log: Annotated[str | None, typer.Option(metavar="LOG", help="Write a log, to continue from after a crash.")] = None,
    again: Annotated[
        str | None, typer.Option("--continue", metavar="LOG", help="Continue the run that wrote LOG.")
    ] = None,
    games: Annotated[
        int | None, typer.Option("--stop-after", metavar="N", min=1, help="End a season after game N.")
    ] = None,
    pace: PaceGiven = None,
    players: Annotated[
        str | None,
        typer.Option(metavar="A,B,…", help="Play with these instead of the file's field: rock,my_bot.py:MyBot."),
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option("--bot", metavar="NAME=URL", help="Add a bot over HTTP; may be repeated."),
    ] = None,
    patience: Annotated[
        float, typer.Option("--bot-seconds", metavar="S", min=0.01, max=60, help="How long a bot may take to answer.")
    ] = 5.0,
    strict: Annotated[bool, typer.Option("--strict", help="Begin only if every bot answers.")] = False,
) -> None:
    """Play a whole tournament with auto players and bots.

    A terminal shows a live dashboard, a pipe gets lines, and --json prints the events.
    """
    if log is not None and again is not None:
        raise Wrong("reports-log-or-continue")
    entrants = Entrants(players_given((players or "").split(",")), _bots(bots or []))
    if again is not None and (seed is not None or pace is not None or entrants != Entrants()):
        raise Wrong("reports-continue-alone")
    book: Book | None = None
    if again is not None:
        sheet, seed, book = reopen_log(file, Path(again))
    else:
        sheet = paced(read_sheet(file, KINDS, entrants), pace)
        seed = secrets.randbits(32) if seed is None else seed
    if games is not None and not sheet.structure.points:
        raise Wrong("reports-stop-after-season")
    limits = Limits(total=patience, connect=min(patience, 1.0))
    with League(sheet, Path(file).parent, limits=limits) as league, ExitStack() as opened:
        tell_greetings(league.greet(), as_json, strict)
        if log is not None:
            book = open_log(Path(log), file, seed, pace, entrants)
        if book is not None:
            opened.enter_context(book)
        runner = _begun(sheet, seed, league, book)
        teller = _teller(runner, sheet, seed, as_json)
        note = None if book is None else partial(book.note, league.records)
        try:
            _run(runner, teller, watch, games, again is not None, note)
        except KeyboardInterrupt:
            if book is not None:
                command = f"sidepot tournament {file} --continue {book.path}"
                print(words()("reports-to-go-on", command=command), file=sys.stderr)
            raise
        tell_answers(league.answered(), as_json, runner.now)


def _begun(sheet: Sheet, seed: int, league: League, book: Book | None) -> Runner:
    """A run from its beginning, or from where the log ends."""
    runner = begin(sheet, league.choose, seed) if book is None else book.runner(sheet, league.choose, seed)
    league.contest = runner.game
    if book is not None:
        league.remember(book.answers.answered)
    return runner


def _bots(texts: list[str]) -> dict[str, str]:
    """Bots as they are written on the command line: each name with its URL."""
    found: dict[str, str] = {}
    for text in texts:
        name, _, url = (part.strip() for part in text.partition("="))
        if not name or not url:
            raise Wrong("reports-bot-form", given=text)
        if name in found:
            raise Wrong("reports-bot-twice", given=text, name=name)
        found[name] = url
    return found


# showing


class _Teller(Protocol):
    """Who tells what happens."""

    def tell(self, events: list[Event]) -> None:
        """What happened at one moment."""

    def end(self) -> None:
        """All is over."""


def _teller(runner: Runner, sheet: Sheet, seed: int, as_json: bool) -> _Teller:
    if as_json:
        return EventLines(runner)
    console = terminal.console()
    if console.is_terminal and not console.is_dumb_terminal:
        return Dashboard(console, runner, sheet, seed)
    return Reporter(console, runner, sheet, seed)


def _run(
    runner: Runner,
    teller: _Teller,
    watch: float | None,
    games: int | None,
    going_on: bool,
    note: Callable[[], object] | None,
) -> None:
    """Play and tell, and *note* how players answered after each step."""
    began, zero = time.monotonic(), runner.now
    with teller if isinstance(teller, Dashboard) else nullcontext():
        if not going_on or not runner.game.begun:
            teller.tell(_stopped(runner, runner.begin(), games))
        for events in runner.steps():
            if watch is not None:
                time.sleep(max(0.0, (runner.now - zero) / 1000 / watch - (time.monotonic() - began)))
            if note is not None:
                note()
            teller.tell(_stopped(runner, events, games))
    teller.end()


def _stopped(runner: Runner, events: list[Event], games: int | None) -> list[Event]:
    """--stop-after: no game follows this one."""
    if games is not None and isinstance(runner.game, Season) and not runner.game.over:
        for event in events:
            if type(event) is GameBegan and event.game == games:
                return events + runner.game.handle(StopAfterGame(), runner.now)
    return events


# planning


@tournaments.command("plan", epilog=PLAN_EXAMPLE)
def plan_it(
    file: FileGiven,
    runs: Annotated[int, typer.Option(metavar="N", min=1, help="How many tournaments to play.")] = 50,
    by: Annotated[
        list[str] | None, typer.Option(metavar="H:MM", help="Show how likely it is over by then; may be repeated.")
    ] = None,
    pace: PaceGiven = None,
    seed: SeedGiven = None,
    workers: WorkersGiven = None,
    on: OnGiven = LOCAL,
    resume: ResumeGiven = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Estimate how long it takes, the levels reached, stacks in big blinds, and the chance that it ends in time."""
    sheet = paced(read_sheet(file, (*PLAYERS, OWN)), pace)
    times = tuple(_minutes(text) for text in by or [])
    seed = kept(resume).get("seed", secrets.randbits(32)) if seed is None else seed
    played = count(1)
    with (
        League(sheet, Path(file).parent) as league,
        place_given(on, workers) as place,
        progress_bar("plan", enough(), Amount(runs, "tournaments", lambda: place.workers)) as told,
    ):
        found = plan(
            sheet, league.choose, runs, seed, times, lambda: told(next(played) / runs),
            on=place, resume=resume, about={"players": sources(league.players.values())},
        )  # fmt: skip
    if found.runs < runs and resume:
        print(words()("reports-resume-played", file=str(resume)), file=sys.stderr)
    if as_json:
        data = msgspec.to_builtins(found, str_keys=True)
        print(json.dumps({**data, "seed": seed}))
        return
    show_plan(terminal.console(), found, seed)


def _minutes(text: str) -> int:
    hours, colon, rest = text.partition(":")
    if not (hours.isdecimal() and (rest.isdecimal() if colon else True)):
        raise Wrong("reports-by-form", given=text)
    return int(hours) * 60 + int(rest) if colon else int(hours)


@tournaments.command("check", epilog="Example:\n\nsidepot tournament check examples/pineapple.toml")
def check(
    file: FileGiven, as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False
) -> None:
    """Check a tournament file: what it describes, or what is wrong with it."""
    try:
        sheet = read_sheet(file, KINDS)
        with League(sheet, Path(file).parent):
            pass  # players of one's own can be loaded
    except ValueError as error:
        if not as_json:
            raise
        print(json.dumps({"fine": False, "error": str(error)}))
        raise typer.Exit(2) from None
    structure, field = sheet.structure, sheet.field
    levels = structure.levels
    if as_json:
        told = {"name": structure.name, "format": sheet.format, "house": structure.rules.house}
        numbers = {"players": len(field.players), "bots": len(sheet.bots)}
        numbers |= {"chairs": structure.chairs, "stack": structure.stack}
        print(json.dumps({"fine": True, **told, **numbers, "levels": len(levels.steps), "by": levels.by}))
        return
    say, players = words(), phrase("shared-players", count=len(field.players))
    form = phrase(f"reports-format-{sheet.format}")
    message = "reports-sheet-bots" if sheet.bots else "reports-sheet"
    house = structure.rules.house
    print(say(message, name=structure.name, format=form, house=house, players=players, count=len(sheet.bots)))
    chairs, chips = say("reports-chairs", count=structure.chairs), say("reports-chips", count=structure.stack)
    print(", ".join([chairs, chips, say(f"reports-levels-by-{levels.by}", count=len(levels.steps))]))
    if cost := price(structure.buy_in, structure.fee):
        print(cost)

"""`sidepot stats`: how players play and what they win, from their hands."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sidepot.cli import terminal
from sidepot.cli.hand_sources import (
    FilesGiven,
    FormGiven,
    GameSought,
    HouseSought,
    PlayerGiven,
    PositionGiven,
    Reading,
    SinceGiven,
    UntilGiven,
    split,
)
from sidepot.cli.progress import Told, progress_bar
from sidepot.cli.sentences import street_name
from sidepot.cli.simulate import interval
from sidepot.equity.drawing import check_drawable
from sidepot.history.statistics import Study
from sidepot.history.statistics.tally import Part, Rates, Report, Result
from sidepot.history.store import Query, Store, writable
from sidepot.words import words
from sidepot.words.refusal import Wrong

HELP = """Show how players play and what they win, from hand histories and hand stores.

VPIP, PFR, 3-bet, steals, continuation bets, showdowns and aggression, and big blinds per hundred hands with a 95 % \
interval, with and without the luck of the cards that came after an all-in. docs/statistics.md defines every number. \
A store remembers the luck once it is worked out."""

EXAMPLES = """Examples:

sidepot stats session.txt

sidepot stats hands.db --player Ada

sidepot stats hands.db --player Ada --since 2026-01-01 --game holdem --json

sidepot stats histories/ --player Ada --plot ada.png"""

_SHOWN = 20
"""So many players are told where nobody is asked for."""
_MANY_LINES = 12
"""So many players have a line in a plot at most."""


def add_to(app: typer.Typer) -> None:
    """Register the command."""
    app.command("stats", help=HELP, epilog=EXAMPLES, no_args_is_help=True)(stats)


def stats(
    files: FilesGiven,
    player: PlayerGiven = None,
    since: SinceGiven = None,
    until: UntilGiven = None,
    house: HouseSought = None,
    game: GameSought = None,
    position: PositionGiven = None,
    luck: Annotated[bool, typer.Option("--luck/--no-luck", help="Work out the luck of all-ins.")] = True,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw big blinds over hands into this file (.png, .svg, .pdf).")
    ] = None,
    given: FormGiven = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Read, count, and tell."""
    if plot:
        check_drawable(plot)
    study = Study(Query(player=player, since=since, until=until, house=house, game=game, position=position), luck)
    with progress_bar("stats") as told:
        failed = _read(study, files, given, told)
    reports = study.reports(None if as_json else _SHOWN)
    if player is not None and not reports:
        raise Wrong("commands-stats-nobody", who=player)
    if as_json:
        data = {"hands": study.hands, "failed": len(failed), "players": [msgspec.to_builtins(one) for one in reports]}
        print(msgspec.json.format(msgspec.json.encode(data)).decode())
    else:
        _print(study, reports, player is not None)
    if plot:
        from sidepot.history.statistics.plot import draw_results

        names = [report.player for report in reports[:_MANY_LINES]]
        draw_results({name: study.chips(name) for name in names}, plot)
    tell_failed(failed)
    if failed and not study.hands:
        raise SystemExit(1)


def _read(study: Study, files: list[str], form: str, told: Told) -> list[str]:
    """Read all hands; what could not be read."""
    stores, paths = split(files)
    for at, path in enumerate(stores):
        with Store(path, readonly=not writable(path)) as store:
            study.add_store(store, partial(_tell, told, at, len(stores) + bool(paths), study.hands, max(1, len(store))))
    reading = Reading(paths, form, told)
    study.add_records(reading.records())
    return reading.failed


def _tell(told: Told, at: int, parts: int, before: int, whole: int, done: int) -> None:
    told((at + (done - before) / whole) / parts)


def tell_failed(failed: list[str]) -> None:
    """What could not be read, in short: `sidepot check` has the rest."""
    for line in failed[:3]:
        print(line, file=sys.stderr)
    if len(failed) > 3:
        print(words()("commands-hands-more-failed", count=len(failed) - 3), file=sys.stderr)


def _print(study: Study, shown: list[Report], asked: bool) -> None:
    console, say = terminal.console(), words()
    if not shown:
        console.print(say("commands-stats-none"))
        return
    console.print(Text(say("shared-hands", count=study.hands), "bold"))
    console.print(_results(shown))
    console.print()
    console.print(_rates([(report.player, report.rates) for report in shown]))
    console.print()
    console.print(_more_rates([(report.player, report.rates) for report in shown]))
    if study.players > len(shown):
        more = say("commands-stats-more-players", count=study.players - len(shown))
        console.print(Text(more, "dim"))
    if asked:
        _print_details(console, shown[0])
    unknown = sum(report.unknown_luck for report in shown)
    if unknown:
        console.print(Text(say("commands-stats-luck-unknown", count=unknown), "dim"))


def _results(reports: list[Report]) -> Table:
    table = terminal.table(*_columns("player", "hands", "bb/100", "interval", "without-luck", "interval"))
    for report in reports:
        results = *_result(report.result), *_result(report.luck_adjusted)
        table.add_row(Text(report.player), terminal.number(report.hands), *results)
    return table


def _result(result: Result) -> tuple[str, str]:
    return terminal.signed(result.bb100, 1), interval(result.ci95)


def _columns(*names: str) -> list[str]:
    """Headings by the ends of their messages; what players call the same everywhere stays."""
    say = words()
    return [say(f"commands-stats-{name}") if say.has(f"commands-stats-{name}") else name for name in names]


def _rates(rows: list[tuple[str, Rates]], first: str = "player") -> Table:
    table = terminal.table(*_columns(first, "VPIP", "PFR", "3-bet", "fold-to-3bet", "steal", "fold-to-steal"))
    for name, told in rows:
        numbers = told.vpip, told.pfr, told.three_bet, told.fold_to_three_bet, told.steal, told.fold_to_steal
        table.add_row(Text(name), *map(_number, numbers))
    return table


def _more_rates(rows: list[tuple[str, Rates]]) -> Table:
    """In rows of their own: beside the others they would not fit a narrow terminal."""
    table = terminal.table(*_columns("player", "c-bet", "fold-to-cbet", "WTSD", "W$SD", "aggression"))
    for name, told in rows:
        table.add_row(Text(name), *map(_number, (told.cbet, told.fold_to_cbet, told.wtsd, told.wsd, told.aggression)))
    return table


def _print_details(console: Console, report: Report) -> None:
    console.print()
    table = terminal.table(*_columns("street", "c-bet", "fold-to-cbet", "aggression", "folded"))
    for name, street in report.streets.items():
        if name != "last" or street.aggression is not None or street.folded:
            numbers = map(_number, (street.cbet, street.fold_to_cbet, street.aggression))
            called = words()("commands-stats-last-street") if name == "last" else street_name(name)
            table.add_row(called, *numbers, terminal.number(street.folded))
    console.print(table)
    if not report.positions:
        return
    console.print()
    places: list[tuple[str, Part]] = list(report.positions.items())
    table = terminal.table(*_columns("position", "hands", "bb/100", "interval", "without-luck"))
    for name, part in places:
        adjusted = terminal.signed(part.luck_adjusted.bb100, 1)
        table.add_row(name, terminal.number(part.hands), *_result(part.result), adjusted)
    console.print(table)
    console.print()
    console.print(_rates([(name, part.rates) for name, part in places], "position"))


def _number(share: float | None) -> str:
    return "–" if share is None else terminal.number(share, 1)

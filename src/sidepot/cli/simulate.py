"""`sidepot simulate`: who beats whom, over many hands."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from sidepot.arena import Score, Simulation
from sidepot.arena import simulate as simulate_hands
from sidepot.cli import terminal
from sidepot.cli.arguments import (
    AnteGiven,
    BlindsGiven,
    GameGiven,
    HouseGiven,
    LimitGiven,
    OnGiven,
    ResumeGiven,
    SetGiven,
    WorkersGiven,
    place_given,
    rules_given,
)
from sidepot.cli.progress import ENOUGH, Amount, progress_bar
from sidepot.equity.drawing import check_drawable
from sidepot.history.formats import FORMATS
from sidepot.history.luck import has_equities
from sidepot.players import PLAYERS
from sidepot.rules import Rules
from sidepot.work import LOCAL

HELP = """Play many hands between auto players and tell who wins how much.

Each deal is played once with every player in every seat, so that nobody is better off for the cards; hands are \
rounded up to whole deals, and a house that rotates games plays as many of each. \
Results are big blinds per hundred hands with their 95 % interval."""

EXAMPLES = """Examples:

sidepot simulate --players rock,maniac --hands 10000 --seed 1

sidepot simulate --house pineapple --players rock,caller,random,maniac --hands 2000

sidepot simulate --house horse --players rock,caller,random --hands 50000

sidepot simulate --players examples/my_bot.py:MyBot,rock,caller --hands 1000 --stack 40 --json

sidepot simulate --players shark,rock,caller --hands 3000 --seed 1 --into hands.db

sidepot simulate --house cardroom --limit pot --players rock,random --hands 100000 --plot chips.png

sidepot simulate --players shark,rock,nit --hands 3000000 --seed 1 --on ray://10.0.0.1:10001 --resume sharks.part"""


_HISTORIES = {ending for form in FORMATS.values() for ending in form.endings}


def add_to(app: typer.Typer) -> None:
    """Register the command."""
    app.command("simulate", help=HELP, epilog=EXAMPLES, no_args_is_help=True)(simulate)


def simulate(
    players: Annotated[
        str,
        typer.Option(help=f"With commas between: {', '.join(PLAYERS)}, or your own: my_bot.py:MyBot."),
    ],
    hands: Annotated[int, typer.Option(metavar="N", help="How many hands, rounded up to whole deals.")] = 10_000,
    house: HouseGiven = "standard",
    blinds: BlindsGiven = None,
    limit: LimitGiven = None,
    game: GameGiven = None,
    ante: AnteGiven = None,
    settings: SetGiven = None,
    stack: Annotated[float, typer.Option(metavar="BB", help="What each begins every hand with, in big blinds.")] = 100,
    seed: Annotated[int | None, typer.Option(metavar="N", help="Play the same hands again.")] = None,
    luck: Annotated[
        bool | None,
        typer.Option("--luck/--no-luck", help="Also tell results without the luck of all-ins.", show_default=False),
    ] = None,
    patience: Annotated[
        float | None, typer.Option(metavar="S", help="Fold a player that takes longer than S seconds for a decision.")
    ] = None,
    workers: WorkersGiven = None,
    on: OnGiven = LOCAL,
    resume: ResumeGiven = None,
    into: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Put the hands into a hand store: sidepot hands.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw everyone's chips into this file (.png, .svg, .pdf).")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Plain data for programs.")] = False,
) -> None:
    """Play, and tell."""
    rules = rules_given(house, settings, blinds=blinds, limit=limit, game=game, ante=ante)
    if plot:
        check_drawable(plot)
    if into and into.suffix.lower() in _HISTORIES:
        raise ValueError(f"{into}: hands are put into a store, such as hands.db; {into.suffix} is a history's ending")
    names = [name for name in players.split(",") if name.strip()]
    with (
        place_given(on, workers) as place,
        progress_bar("simulate", ENOUGH, Amount(hands, "hands", lambda: place.workers)) as told,
    ):
        found = simulate_hands(
            rules, names, hands, seed,
            stack=stack, luck=luck, progress=told, on=place, resume=resume, patience=patience,
            into=into,
        )  # fmt: skip
    if found.stopped and resume:
        print(f"The hands played so far are in {resume}: the same command goes on from there.", file=sys.stderr)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(data_of(found))).decode())
    else:
        _print(found, hands)
        if luck is not False and (why := _no_luck(rules)):
            terminal.console().print(Text(why, "dim"))
    if plot:
        from sidepot.arena.plot import draw_chips

        draw_chips(found, plot)


def data_of(found: Simulation) -> dict[str, Any]:
    """A result as plain data, without the course of the chips."""
    data: dict[str, Any] = msgspec.to_builtins(found)
    del data["course"]
    for fault in data["faults"]:
        fault["player"] = found.players[fault.pop("number")].name
    data["games"] = [data_of(game) for game in found.games]
    return data


def _print(found: Simulation, asked: int) -> None:
    console = terminal.console()
    blinds = "/".join(map(str, found.blinds))
    console.print(Text(f"{found.house} · {found.game} · {found.limit} limit · {blinds} · {found.stack} chips", "bold"))
    console.print(_results(found))
    if found.games:
        console.print()
        console.print(_by_game(found))
    if any(score.luck_adjusted for score in found.players):
        console.print()
        console.print(_adjusted(found))
    console.print()
    console.print(_statistics(found))
    console.print()
    console.print(Text(_how(found, asked), "dim"))
    for fault in found.faults:
        times = "once" if fault.times == 1 else f"{fault.times} times"
        name = found.players[fault.number].name
        then = "it folds then, or throws the least useful card"
        console.print(Text(f"{name} {fault.what} ({times}; {then}). The first such hand:", "red"))
        console.print(Text(f"  {fault.hand}", "dim"), soft_wrap=True)


def _results(found: Simulation) -> Table:
    table = terminal.table("player", "chips", "bb/100", "95 % interval")
    for score in found.players:
        table.add_row(Text(score.name), f"{score.net:+,}", f"{score.bb100:+.1f}", interval(score.ci95))
    return table


def _by_game(found: Simulation) -> Table:
    """Mixed games: everyone's big blinds per hundred hands in each, with half the width of their interval."""
    table = terminal.table("game", "limit", "hands", *(score.name for score in found.players))
    for game in found.games:
        rates = [_rate(score) for score in game.players]
        table.add_row(Text(game.game), game.limit, f"{game.hands:,}", *rates)
    return table


def _rate(score: Score) -> str:
    low, high = score.ci95 or (0.0, 0.0)
    return f"{score.bb100:+.0f}" + (f" ± {(high - low) / 2:.0f}" if score.ci95 else "")


def _no_luck(rules: Rules) -> str:
    """In which games results without luck are not told, and why."""
    games = [game.game for game in rules.each_game if not has_equities(game)]
    told = "results without luck are not told: players get or draw cards there once they are all-in"
    return f"{', '.join(games)}: {told}" if games else ""


def _adjusted(found: Simulation) -> Table:
    """In rows of its own: beside the others it would not fit a narrow terminal."""
    table = terminal.table("player", "without luck", "95 % interval")
    for score in found.players:
        if told := score.luck_adjusted:
            table.add_row(Text(score.name), f"{told.bb100:+.1f}", interval(told.ci95))
    return table


def interval(interval: tuple[float, float] | None) -> str:
    """An interval in words; a dash where there is none."""
    return "–" if interval is None else f"{interval[0]:+.1f} … {interval[1]:+.1f}"


def _statistics(found: Simulation) -> Table:
    table = terminal.table("player", "VPIP", "PFR", "3-bet", "aggr.", "WTSD", "W$SD")
    for score in found.players:
        table.add_row(Text(score.name), *_numbers(score))
    return table


def _numbers(score: Score) -> list[str]:
    told = score.statistics
    shares = [told.vpip, told.pfr, told.three_bet, told.aggression, told.wtsd, told.wsd]
    return ["–" if share is None else f"{share:.1f}" for share in shares]


def _how(found: Simulation, asked: int) -> str:
    stopped = "stopped early: " if found.stopped else ""
    rounded = f" ({asked:,} asked for)" if found.hands > asked else ""
    told = f"{stopped}{found.hands:,} hands{rounded}: {found.deals:,} deals, each with everyone in every seat"
    house = [f"{found.rake:,} rake"] if found.rake else []
    house += [f"{found.dropped:,} odd chips dropped"] if found.dropped else []
    return "; ".join([told, *house, f"seed {found.seed}"])

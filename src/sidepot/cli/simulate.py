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
from sidepot.arena.tally import MIXED
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
from sidepot.cli.progress import Amount, enough, progress_bar
from sidepot.equity.drawing import check_drawable
from sidepot.history.formats import FORMATS
from sidepot.history.luck import has_equities
from sidepot.players import PLAYERS
from sidepot.rules import Rules
from sidepot.rules.gamenames import name_of
from sidepot.words import words
from sidepot.words.refusal import Wrong
from sidepot.work import LOCAL

HELP = """Play many hands between auto players and report who wins how much.

Each deal is played with every player in every seat, so that nobody profits from better cards. Hands are rounded up to \
whole deals, and a house that rotates games plays equally many of each. Results are in big blinds per hundred hands, \
with a 95 % interval."""

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
        typer.Option(metavar="A,B,…", help=f"Any of {', '.join(PLAYERS)}, or your own: my_bot.py:MyBot."),
    ],
    hands: Annotated[int, typer.Option(metavar="N", help="How many hands, rounded up to whole deals.")] = 10_000,
    house: HouseGiven = "standard",
    blinds: BlindsGiven = None,
    limit: LimitGiven = None,
    game: GameGiven = None,
    ante: AnteGiven = None,
    settings: SetGiven = None,
    stack: Annotated[
        float, typer.Option(metavar="BB", help="What everyone begins each hand with, in big blinds.")
    ] = 100,
    seed: Annotated[int | None, typer.Option(metavar="N", help="Play the same hands again.")] = None,
    luck: Annotated[
        bool | None,
        typer.Option("--luck/--no-luck", help="Also show results without the luck of all-ins.", show_default=False),
    ] = None,
    patience: Annotated[
        float | None, typer.Option(metavar="S", help="Fold a player that takes longer than S seconds to decide.")
    ] = None,
    workers: WorkersGiven = None,
    on: OnGiven = LOCAL,
    resume: ResumeGiven = None,
    into: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Add the hands to a hand store (see sidepot hands).")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw everyone's chips into this file (.png, .svg, .pdf).")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Play, and tell."""
    rules = rules_given(house, settings, blinds=blinds, limit=limit, game=game, ante=ante)
    if plot:
        check_drawable(plot)
    if into and into.suffix.lower() in _HISTORIES:
        raise Wrong("mistake-into", file=str(into), ending=into.suffix)
    names = [name for name in players.split(",") if name.strip()]
    with (
        place_given(on, workers) as place,
        progress_bar("simulate", enough(), Amount(hands, "hands", lambda: place.workers)) as told,
    ):
        found = simulate_hands(
            rules, names, hands, seed,
            stack=stack, luck=luck, progress=told, on=place, resume=resume, patience=patience,
            into=into,
        )  # fmt: skip
    if found.stopped and resume:
        print(words()("reports-resume-hands", file=str(resume)), file=sys.stderr)
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
    console, say = terminal.console(), words()
    stack = say("reports-chips", count=found.stack)
    console.print(Text(" · ".join([found.house, _games(found), "/".join(map(str, found.blinds)), stack]), "bold"))
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
        name = found.players[fault.number].name
        console.print(Text(say("reports-simulate-fault", who=name, what=fault.what, count=fault.times), "red"))
        console.print(Text(f"  {fault.hand}", "dim"), soft_wrap=True)


def _games(found: Simulation) -> str:
    """What was played, with the limit where all games have the same."""
    say = words()
    game = say("reports-mixed") if found.game == MIXED else name_of(found.game, say.language)
    return game if found.limit == MIXED else say(f"house-limit-{found.limit}.with", game=game)


def _columns(*names: str) -> list[str]:
    """Headings by the ends of their messages; what is the same everywhere stays."""
    return [words()(f"reports-column-{name}") if name.islower() and "/" not in name else name for name in names]


def _results(found: Simulation) -> Table:
    table = terminal.table(*_columns("player", "chips", "bb/100", "interval"))
    for score in found.players:
        rate = terminal.signed(score.bb100, 1)
        table.add_row(Text(score.name), terminal.signed(score.net), rate, interval(score.ci95))
    return table


def _by_game(found: Simulation) -> Table:
    """Mixed games: everyone's big blinds per hundred hands in each, with half the width of their interval."""
    say = words()
    table = terminal.table(*_columns("game", "limit", "hands"), *(score.name for score in found.players))
    for game in found.games:
        rates = [_rate(score) for score in game.players]
        names = Text(name_of(game.game, say.language)), say(f"house-limit-{game.limit}")
        table.add_row(*names, terminal.number(game.hands), *rates)
    return table


def _rate(score: Score) -> str:
    low, high = score.ci95 or (0.0, 0.0)
    margin = f" ± {terminal.number((high - low) / 2, 0)}" if score.ci95 else ""
    return terminal.signed(score.bb100, 0) + margin


def _no_luck(rules: Rules) -> str:
    """In which games results without luck are not told, and why."""
    say = words()
    games = [name_of(game.game, say.language) for game in rules.each_game if not has_equities(game)]
    return say("reports-simulate-no-luck", games=", ".join(games)) if games else ""


def _adjusted(found: Simulation) -> Table:
    """In rows of its own: beside the others it would not fit a narrow terminal."""
    table = terminal.table(*_columns("player", "without-luck", "interval"))
    for score in found.players:
        if told := score.luck_adjusted:
            table.add_row(Text(score.name), terminal.signed(told.bb100, 1), interval(told.ci95))
    return table


def interval(interval: tuple[float, float] | None) -> str:
    """An interval in words; a dash where there is none."""
    return "–" if interval is None else " … ".join([terminal.signed(end, 1) for end in interval])


def _statistics(found: Simulation) -> Table:
    table = terminal.table(*_columns("player", "VPIP", "PFR", "three-bet", "aggression-short", "WTSD", "W$SD"))
    for score in found.players:
        table.add_row(Text(score.name), *_numbers(score))
    return table


def _numbers(score: Score) -> list[str]:
    told = score.statistics
    shares = [told.vpip, told.pfr, told.three_bet, told.aggression, told.wtsd, told.wsd]
    return ["–" if share is None else terminal.number(share, 1) for share in shares]


def _how(found: Simulation, asked: int) -> str:
    say = words()
    message = "reports-simulate-rounded" if found.hands > asked else "reports-simulate-hands"
    told = say(message, count=found.hands, asked=asked, deals=found.deals)
    if found.stopped:
        told = say("reports-stopped", told=told)
    house = [say("reports-simulate-rake", amount=found.rake)] if found.rake else []
    house += [say("reports-simulate-dropped", count=found.dropped)] if found.dropped else []
    return "; ".join([told, *house, say("reports-seed", seed=str(found.seed))])

"""`sidepot equity`: who wins how often, as a table, as JSON, or as a heat map of a range."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from sidepot.cli import look
from sidepot.cli.progress import ENOUGH, progress_bar
from sidepot.equity import Breakdown, Equity, HandEquity, Range, breakdown
from sidepot.equity import equity as equity_of
from sidepot.equity.heat import draw_grid
from sidepot.equity.spot import read_spot
from sidepot.rules.games import COMMUNITY

EXAMPLES = """Examples:

sidepot equity AsKs QhQd

sidepot equity AsKs "QQ+,AKs" --board "Ah7s2c"

sidepot equity "20%" "JJ+,AQs+,AKo" --board Ts8h3d --by-hand

sidepot equity AsKs random random random --samples 1000000 --seed 7

sidepot equity AsKsQh9h JdTd9d8d --game omaha --json

sidepot equity "QQ+,AKs,76s:0.5" random --plot range.png"""


def add_to(app: typer.Typer) -> None:
    """Register the command."""
    app.command("equity", epilog=EXAMPLES, no_args_is_help=True)(tell_equity)


def tell_equity(
    hands: Annotated[
        list[str],
        typer.Argument(metavar="HAND…", help='Each player\'s cards or range: AsKs, "QQ+,AKs", 20%, random.'),
    ],
    board: Annotated[str, typer.Option(help="The cards on the board.")] = "",
    dead: Annotated[str, typer.Option(help="Cards known to be out of play.")] = "",
    game: Annotated[str, typer.Option(help=f"One of {', '.join(COMMUNITY)}.")] = "holdem",
    samples: Annotated[int | None, typer.Option(help="Look at so many random deals instead of all.")] = None,
    stderr: Annotated[
        float | None, typer.Option(help="Look at random deals until the standard error is at most this.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Deal the same random deals again.")] = None,
    threads: Annotated[int | None, typer.Option(help="Work on so many threads; else on all processors.")] = None,
    by_hand: Annotated[bool, typer.Option("--by-hand", help="Show what each hand of a range is worth.")] = False,
    of: Annotated[
        int | None, typer.Option("--of", help="Whose range --by-hand and --plot show: 1 is the first player.")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(help="Write a heat map of a range to this file (.png, .svg, .pdf).")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Plain data for programs.")] = False,
) -> None:
    """Who wins how often: over all deals where that is feasible, else random ones. Ctrl-C ends it early."""
    asked: dict[str, Any] = {"board": board, "dead": dead, "game": game, "seed": seed, "threads": threads}
    asked |= {"samples": samples, "stderr": stderr}
    with progress_bar("equity", ENOUGH) as told:
        found = equity_of(hands, **asked, progress=told)
    lines = None
    if by_hand or plot:
        player = _whose(read_spot(hands, board, dead, game).players, of)
        with progress_bar("hand by hand", ENOUGH) as told:
            lines = breakdown(hands, **asked, player=player, progress=told)
        if plot:
            title = f"{hands[player]} — equity by hand" + (f" on {board}" if board else "")
            draw_grid({name: line.equity for name, line in lines.by_class().items()}, title, plot)
    shown = lines if by_hand else None
    if as_json:
        data = {"game": game, "hands": hands, "board": board, "dead": dead, **msgspec.to_builtins(found)}
        if shown:
            data["by_hand"] = msgspec.to_builtins(shown.hands)
        print(msgspec.json.format(msgspec.json.encode(data)).decode())
    else:
        _print(hands, found, shown)


def _whose(players: Sequence[Range], of: int | None) -> int:
    """Whose range is meant, counted from 0: the one named, else the first that is more than one hand."""
    if of is not None:
        if not 1 <= of <= len(players):
            raise ValueError(f"--of {of}: there are players 1 to {len(players)}")
        return of - 1
    return next((at for at, player in enumerate(players) if len(player) > 1), 0)


def _print(hands: list[str], found: Equity, lines: Breakdown | None) -> None:
    console = look.console()
    console.print(_table([Text(hand) for hand in hands], found))
    console.print(Text(_how(found), "dim"))
    if lines:
        console.print()
        console.print(_by_hand(lines))


def _table(names: list[Text], found: Equity) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("hand", overflow="fold")
    for column in ("equity", "win", "tie") + (() if found.exact else ("±",)):
        table.add_column(column, justify="right")
    for at, name in enumerate(names):
        numbers = [found.equity[at], found.win[at], found.tie[at]] + ([] if found.exact else [found.stderr[at]])
        table.add_row(name, *(f"{100 * number:.2f} %" for number in numbers))
    return table


def _how(found: Equity) -> str:
    if found.exact:
        return f"exact: all {found.deals:,} deals"
    stopped = "stopped early: " if found.stopped else ""
    seed = "" if found.seed is None else f", seed {found.seed}"
    return f"{stopped}{found.deals:,} deals{seed}; ± is the standard error"


def _by_hand(lines: Breakdown) -> Table:
    """By class where the hands have classes, else hand by hand."""
    shown: list[HandEquity] = list(lines.hands)
    if shown and len(shown[0].hand) == 4:
        shown = list(lines.by_class().values())
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("hand")
    for column in ("weight", "equity", "win", "tie"):
        table.add_column(column, justify="right")
    for line in shown:
        shares = (f"{100 * number:.2f} %" for number in (line.equity, line.win, line.tie))
        table.add_row(line.hand, f"{line.weight:g}", *shares)
    return table

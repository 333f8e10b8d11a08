"""`sidepot equity`: who wins how often, as a table, as JSON, or as a heat map of a range."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from sidepot.cli import terminal
from sidepot.cli.arguments import rules_given
from sidepot.cli.progress import enough, progress_bar
from sidepot.equity import Breakdown, Equity, HandEquity, PotPart, breakdown
from sidepot.equity import equity as equity_of
from sidepot.equity.drawing import check_drawable
from sidepot.equity.games import game_named
from sidepot.equity.hand_by_hand import is_range
from sidepot.equity.heat import draw_grid
from sidepot.rules.games import GAMES, Game
from sidepot.words import words
from sidepot.words.refusal import Wrong

HANDS = (
    'Each player\'s cards or range: AsKs, "QQ+,AKs", 20%, random. In stud and draw games give the known cards (the '
    "rest are dealt), ? for one that nobody knows, and commas between several hands; in lowball, suits may be left out."
)
EXAMPLES = """Examples:

sidepot equity AsKs QhQd

sidepot equity AsKs "QQ+,AKs" --board "Ah7s2c"

sidepot equity "20%" "JJ+,AQs+,AKo" --board Ts8h3d --by-hand

sidepot equity AsKs random random random --samples 1000000 --seed 7

sidepot equity AsKsQh9h JdTd9d8d --game omaha --json

sidepot equity --game razz A23 KQ4 --dead "A 5 5"

sidepot equity --game stud8 "As2s/4h" "??/Kd" --dead "Ac 3c"

sidepot equity --game triple27 2347K 8765J --samples 20000

sidepot equity --game badugi As2h3d "4c5d6h9s" --draws 1

sidepot equity AsKs QhQd --board 2c3c4c --second-board 5h6h7h

sidepot equity "Ks/Qd" "2s/3d" --house examples/five-card-stud.toml

sidepot equity "QQ+,AKs,76s:0.5" random --plot range.png"""


_BOARD = re.compile(r"(board (\d+) ?)?(.*)")
"""The name of a part of the pot: with two boards that of the board stands first."""


def add_to(app: typer.Typer) -> None:
    """Register the command."""
    app.command("equity", epilog=EXAMPLES, no_args_is_help=True)(tell_equity)


def tell_equity(
    hands: Annotated[
        list[str],
        typer.Argument(metavar="HAND", help=HANDS),
    ],
    board: Annotated[str, typer.Option(metavar="CARDS", help="The cards on the board.")] = "",
    second_board: Annotated[
        str | None,
        typer.Option(metavar="CARDS", help='The second board, "" if still empty; each wins half of the pot.'),
    ] = None,
    dead: Annotated[
        str, typer.Option(metavar="CARDS", help="Cards known to be out of play, such as folded up cards.")
    ] = "",
    game: Annotated[
        str | None,
        typer.Option(metavar="GAME", help=f"One of {', '.join(GAMES)}.", show_default="holdem, or the house's"),
    ] = None,
    house: Annotated[
        str | None, typer.Option("--house", metavar="NAME", help="Take the game of a house, or of a .toml file.")
    ] = None,
    draws: Annotated[int | None, typer.Option(metavar="N", help="Draws to come; by default all of the game's.")] = None,
    samples: Annotated[int | None, typer.Option(metavar="N", help="Sample this many random deals.")] = None,
    stderr: Annotated[
        float | None, typer.Option(metavar="X", help="Sample random deals until the standard error is at most X.")
    ] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="Deal the same random deals again.")] = None,
    threads: Annotated[
        int | None, typer.Option(metavar="N", help="How many threads to use; by default all processors.")
    ] = None,
    by_hand: Annotated[bool, typer.Option("--by-hand", help="Show what each hand of a range is worth.")] = False,
    of: Annotated[
        int | None,
        typer.Option("--of", metavar="PLAYER", help="Whose range --by-hand and --plot show; 1 is the first."),
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw a heat map of a range into this file (.png, .svg, .pdf).")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Work out how often each hand wins, over all deals or, if there are too many, random ones.

    Ctrl-C ends it early, with the results so far.
    """
    if plot:
        check_drawable(plot)
    played, boards = _played(game, house)
    if boards == 2 and second_board is None:
        second_board = ""
    asked: dict[str, Any] = {"board": board, "dead": dead, "game": played, "seed": seed, "threads": threads}
    asked |= {"samples": samples, "stderr": stderr, "second_board": second_board, "draws": draws}
    with progress_bar("equity", enough()) as told:
        found = equity_of(hands, **asked, progress=told)
    lines = None
    if by_hand or plot:
        player = _whose(hands, played, of)
        with progress_bar("hand-by-hand", enough()) as told:
            lines = breakdown(hands, **asked, player=player, progress=told)
        if plot:
            message = "reports-equity-plot-board" if board else "reports-equity-plot"
            title = words()(message, hand=hands[player], board=board)
            draw_grid({name: line.equity for name, line in lines.by_class().items()}, title, plot)
    shown = lines if by_hand else None
    if as_json:
        data = {"game": played.name, "hands": hands, "board": board, "dead": dead, **msgspec.to_builtins(found)}
        data |= {"second_board": second_board} if second_board is not None else {}
        if shown:
            data["by_hand"] = msgspec.to_builtins(shown.hands)
        print(msgspec.json.format(msgspec.json.encode(data)).decode())
    else:
        _print(hands, found, shown)


def _played(name: str | None, house: str | None) -> tuple[Game, int]:
    """The game that is asked about, and on how many boards; of a house with several games one has to be named."""
    if house is None:
        return game_named(name or "holdem"), 1
    rules = rules_given(house, None, game=name)
    if rules.rotate:
        raise Wrong("mistake-no-game", game=repr(house), games=", ".join(rules.rotate))
    return rules.program, 2 if rules.double_board else 1


def _whose(hands: Sequence[str], game: Game, of: int | None) -> int:
    """Whose range is meant, counted from 0: the one named, else the first that is more than one hand."""
    if of is not None:
        if not 1 <= of <= len(hands):
            raise Wrong("commands-equity-of", given=str(of), count=str(len(hands)))
        return of - 1
    return next((at for at, hand in enumerate(hands) if is_range(hand, game)), 0)


def _print(hands: list[str], found: Equity, lines: Breakdown | None) -> None:
    console = terminal.console()
    console.print(_table([Text(hand) for hand in hands], found))
    console.print(Text(_how(found), "dim"))
    for sentence in found.assumed:
        console.print(Text(words()("commands-equity-assumed", what=sentence), "dim"))
    if lines:
        console.print()
        console.print(_by_hand(lines))


def _table(names: list[Text], found: Equity) -> Table:
    say = words()
    won = ("scoop", "split") if found.parts else ("win", "tie")
    columns = [say(f"commands-equity-{column}") for column in ("hand", "equity", *won)]
    table = terminal.table(*columns, *map(_part, found.parts), *(() if found.exact else ("±",)))
    for at, name in enumerate(names):
        numbers = [found.equity[at], found.win[at], found.tie[at], *(part.equity[at] for part in found.parts)]
        numbers += [] if found.exact else [found.stderr[at]]
        table.add_row(name, *[terminal.percent(number, 2) for number in numbers])
    return table


def _part(part: PotPart) -> str:
    """A share of the pot as a heading."""
    say, (board, number, name) = words(), _BOARD.fullmatch(part.name).groups()  # type: ignore[union-attr]
    of = say(f"reports-part-{name.replace(' ', '-')}") if name else ""
    return say("reports-part-board", number=number, part=of).strip() if board else of


def _how(found: Equity) -> str:
    say = words()
    how = "exact" if found.exact else "stopped" if found.stopped else "sampled"
    told = say(f"commands-equity-{how}", count=found.deals, seed=str(found.seed))
    if not found.parts:
        return told
    return f"{told}; {say('commands-equity-parts', parts=' + '.join(map(_part, found.parts)))}"


def _by_hand(lines: Breakdown) -> Table:
    """By class where the hands have classes, else hand by hand."""
    shown: list[HandEquity] = list(lines.hands)
    if shown and all(len(line.hand) == 4 for line in shown) and lines.classes:
        shown = list(lines.by_class().values())
    table = terminal.table(*[words()(f"commands-equity-{name}") for name in ("hand", "weight", "equity", "win", "tie")])
    for line in shown:
        shares = [terminal.percent(number, 2) for number in (line.equity, line.win, line.tie)]
        table.add_row(line.hand, terminal.number(float(f"{line.weight:g}")), *shares)
    return table

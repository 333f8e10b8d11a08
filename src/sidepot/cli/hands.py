"""`sidepot hands`: a store of hands: put hands in, find them again, show one."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import JustifyMethod
from rich.table import Table
from rich.text import Text

from sidepot.cli import terminal
from sidepot.cli.hand_sources import (
    AllInGiven,
    CardsGiven,
    FilesGiven,
    FormGiven,
    GameSought,
    HouseSought,
    MaxPotGiven,
    MinPotGiven,
    PlayerGiven,
    PositionGiven,
    ShowdownGiven,
    SinceGiven,
    UntilGiven,
    WonGiven,
    each_record,
)
from sidepot.cli.progress import progress_bar
from sidepot.cli.stats import tell_failed
from sidepot.history.amounts import shortest
from sidepot.history.own import write_line
from sidepot.history.record import Record
from sidepot.history.store import Query, Store
from sidepot.history.store.store import FoundHand
from sidepot.rules.gamenames import name_of
from sidepot.words import words

HELP = """Keep hands in a store: import histories, find hands again, show one.

A store is one file, hands.db unless you name another with --store. Hands that it already has are not added again. \
sidepot stats, replay, check and convert read stores too."""

EXAMPLES = """Examples:

sidepot hands import session.txt

sidepot hands search --player Ada --lost --min-pot 100bb

sidepot hands show 1204"""

IMPORT_EXAMPLES = """Examples:

sidepot hands import session.txt

sidepot hands import histories/ more.phhs --store mine.db

sidepot hands import export --from pokerstars"""

SEARCH_EXAMPLES = """Examples:

sidepot hands search --player Ada --position BTN --lost --showdown

sidepot hands search --cards "QQ+,AKs" --min-pot 100bb

sidepot hands search --since 2026-05-01 --until 2026-05-31 --house standard --json"""

SHOW_EXAMPLES = """Examples:

sidepot hands show 1204

sidepot hands show 1204 --json > found.jsonl"""

StoreGiven = Annotated[Path, typer.Option("--store", metavar="FILE", help="The store.")]
JsonGiven = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
USUAL = Path("hands.db")


def add_to(app: typer.Typer) -> None:
    """Register the commands."""
    group = typer.Typer(help=HELP, epilog=EXAMPLES, no_args_is_help=True, rich_markup_mode="rich")
    group.command("import", epilog=IMPORT_EXAMPLES, no_args_is_help=True)(put_in)
    group.command("search", epilog=SEARCH_EXAMPLES)(search)
    group.command("show", epilog=SHOW_EXAMPLES, no_args_is_help=True)(show)
    app.add_typer(group, name="hands")


def put_in(files: FilesGiven, store: StoreGiven = USUAL, given: FormGiven = "", as_json: JsonGiven = False) -> None:
    """Add hands from histories or other stores to the store."""
    with progress_bar("import") as told, Store(store) as into:
        records, failed = each_record([name for name in files if Path(name) != store], given, told)
        seen = 0

        def count(done: int) -> None:
            nonlocal seen
            seen = done

        new = into.add(records, count)
        whole = len(into)
    if as_json:
        data = {"new": new, "known": seen - new, "failed": len(failed()), "hands": whole}
        print(msgspec.json.encode(data).decode())
    else:
        message = "commands-hands-put-in-known" if seen > new else "commands-hands-put-in"
        told_of = words()(message, count=new, known=seen - new, store=str(store), whole=whole)
        terminal.console().print(told_of, soft_wrap=True)
    tell_failed(failed())
    if failed():
        raise SystemExit(1)


def search(
    store: StoreGiven = USUAL,
    player: PlayerGiven = None,
    since: SinceGiven = None,
    until: UntilGiven = None,
    house: HouseSought = None,
    game: GameSought = None,
    min_pot: MinPotGiven = None,
    max_pot: MaxPotGiven = None,
    position: PositionGiven = None,
    cards: CardsGiven = None,
    showdown: ShowdownGiven = None,
    won: WonGiven = None,
    all_in: AllInGiven = None,
    limit: Annotated[int, typer.Option(metavar="N", min=1, help="Show at most this many, the latest.")] = 50,
    as_json: JsonGiven = False,
) -> None:
    """Find hands, the latest first.

    All conditions about a seat must hold for the same seat. Without any, the player who won most is shown.
    """
    query = Query(
        player=player, since=since, until=until, house=house, game=game, min_pot=min_pot, max_pot=max_pot,
        position=position, cards=cards, showdown=showdown, won=won, all_in=all_in,
    )  # fmt: skip
    with Store(store, readonly=True) as opened:
        found = opened.search(query, limit)
        rows = [(line, opened.hand(line.hand)) for line in found.lines]
    if as_json:
        data = {"total": found.total, "hands": [_row(line, record) for line, record in rows]}
        print(msgspec.json.encode(data).decode())
    else:
        _print(found.total, rows)


def _row(line: FoundHand, record: Record) -> dict[str, Any]:
    """A hand that was found, as plain data; amounts in the unit of the history."""
    about, decimals = record.about, record.about.decimals
    held = record.hand.hole_cards(line.seat)
    return {
        "hand": line.hand, "number": about.number, "site": about.site, "table": about.table,
        "time": None if line.at is None else _time(line.at).isoformat(), "house": record.rules.house,
        "game": record.rules.game, "players": list(record.names),
        "pot": msgspec.Raw(shortest(line.pot, decimals).encode()), "player": line.player, "seat": line.seat,
        "net": msgspec.Raw(shortest(line.net, decimals).encode()),
        "cards": [str(card) for card in held if card is not None],
    }  # fmt: skip


def _time(at: int) -> datetime:
    return datetime.fromtimestamp(at, UTC)


def _print(total: int, rows: list[tuple[FoundHand, Record]]) -> None:
    console, say = terminal.console(), words()
    if not rows:
        console.print(say("commands-hands-none"))
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for name in ("hand", "time", "game", "player", "cards", "won", "pot"):
        side: JustifyMethod = "right" if name in ("hand", "won", "pot") else "left"
        table.add_column(say(f"commands-hands-{name}"), justify=side, overflow="fold")
    for line, record in rows:
        time = "" if line.at is None else _time(line.at).strftime("%Y-%m-%d %H:%M")
        decimals, held = record.about.decimals, record.hand.hole_cards(line.seat)
        net = ("+" if line.net > 0 else "") + shortest(line.net, decimals)
        game, pot = name_of(record.rules.game, say.language), shortest(line.pot, decimals)
        table.add_row(str(line.hand), time, game, Text(line.player), terminal.cards(held), net, pot)
    console.print(table)
    message = "commands-hands-latest" if total > len(rows) else "commands-hands-count"
    console.print(Text(say(message, shown=len(rows), count=total), "dim"))


def show(
    number: Annotated[int, typer.Argument(metavar="HAND", help="The number of a hand, as search shows it.")],
    store: StoreGiven = USUAL,
    as_json: Annotated[bool, typer.Option("--json", help="Print one line in sidepot's own format.")] = False,
) -> None:
    """Show a hand of the store, step by step."""
    with Store(store, readonly=True) as opened:
        record = opened.hand(number)
    if as_json:
        print(write_line(record))
    else:
        from sidepot.cli.replay_drawing import print_steps

        print_steps(terminal.console(), record)

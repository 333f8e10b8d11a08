"""`sidepot check`: are these hand histories legal, and what do they come to?"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

from sidepot.cli import summaries, terminal
from sidepot.cli.hand_sources import MOST_TOLD, FormGiven, hands_of, paths_of
from sidepot.cli.progress import progress_bar
from sidepot.history.formats import format_named
from sidepot.history.read_hand import ReadHand
from sidepot.words import phrase, words

HELP = """Check whether hand histories are legal.

The engine plays each hand again and compares every action, pot, uncalled bet and result with the file. A hand that is \
not legal is reported with its line and the reason. It reads sidepot's own JSON lines, PHH (.phh, .phhs), PokerStars \
text, Open Hand History, logs of the computer poker competition, and hand stores; in tournament summaries (.ots) it \
checks sums and places. A folder stands for the files in it. The exit code is 0 if all hands are legal, 1 if some are \
not, and 2 if a file can't be read."""

EXAMPLES = """Examples:

sidepot check session.txt

sidepot check histories/ --json

sidepot check night.phhs other.ohh

sidepot check export --from pokerstars

sidepot check sunday.ots"""


def add_to(app: typer.Typer) -> None:
    """Register the command."""
    app.command("check", help=HELP, epilog=EXAMPLES, no_args_is_help=True)(check_files)


def check_files(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE", help="Hand histories, folders of them, or hand stores.")
    ],
    given: FormGiven = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Read and replay every hand, and tell what failed."""
    form, language = format_named(given) if given else None, words().language
    rows, failed = list[dict[str, Any]](), list[tuple[str, str]]()
    paths, read = paths_of(files, (summaries.ENDING,)), 0
    with progress_bar("check") as told:
        for name, found in hands_of([path for path in paths if not summaries.is_summaries(path)], form, told):
            read += found.record is not None
            if found.record is None:
                failed.append((name, found.told(language)))
            if as_json:
                rows.append(_row(found))
    told_of = list(summaries.read_summaries([path for path in paths if summaries.is_summaries(path)]))
    failed += [(name, one.told(language)) for name, one in told_of if one.summary is None]
    sound = sum(one.summary is not None for _, one in told_of)
    if as_json:
        data: dict[str, Any] = {"read": read + sound, "failed": len(failed), "hands": rows}
        if told_of:
            data["summaries"] = [summaries.row_of(one) for _, one in told_of]
        print(msgspec.json.encode(data).decode())
    else:
        _print(read, sound, failed)
    if failed:
        raise SystemExit(1)


def _row(found: ReadHand) -> dict[str, Any]:
    net = found.net
    chips = {} if net is None else {player: msgspec.Raw(number.encode()) for player, number in net.items()}
    return {"net": chips, "error": found.error or None}


def _print(read: int, sound: int, failed: list[tuple[str, str]]) -> None:
    console, say = terminal.console(), words()
    for name, error in failed[:MOST_TOLD]:
        console.print(Text(f"{name}: ", "bold") + Text(error), soft_wrap=True)
    if len(failed) > MOST_TOLD:
        console.print(say("reports-and-more", count=len(failed) - MOST_TOLD))
    what = [phrase("shared-hands", count=read)] if read or not sound else []
    what += [phrase("reports-summaries", count=sound)] if sound else []
    how = "failed" if failed else "in-order" if sound else "legal"
    console.print(say(f"reports-check-{how}", what=what, count=len(failed)), soft_wrap=True)

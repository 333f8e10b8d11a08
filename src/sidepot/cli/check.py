"""`sidepot check`: are these hand histories legal, and what do they come to?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

from sidepot.cli import summaries, terminal
from sidepot.cli.progress import Told, progress_bar
from sidepot.history.formats import FORMATS, Format, format_named, format_of, text_of
from sidepot.history.own import read_own, write_line
from sidepot.history.read_hand import ReadHand
from sidepot.history.store import Store, is_store
from sidepot.words import phrase, words
from sidepot.words.refusal import Wrong

HELP = """Are these hand histories legal? Each hand is played again by the engine.

Every action, pot, uncalled bet and result is compared with what the file says; a hand that stops being legal is told \
with its line and the reason. Files are own JSON lines, PHH (.phh, .phhs), PokerStars text, Open Hand History and logs \
of the computer poker competition, or hand stores; tournament summaries (.ots) are checked for their sums and places. \
A folder stands for the files in it. The command ends with 0 where all hands are legal, with 1 where some are not."""

EXAMPLES = """Examples:

sidepot check session.txt

sidepot check histories/ --json

sidepot check night.phhs other.ohh

sidepot check export --from pokerstars

sidepot check sunday.ots"""

_MOST = 20
"""So many failures are told; the rest is counted."""
_STEP = 100


def add_to(app: typer.Typer) -> None:
    """Register the command."""
    app.command("check", help=HELP, epilog=EXAMPLES, no_args_is_help=True)(check_files)


def check_files(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE…", help="Files of hands, folders of them, or hand stores.")
    ],
    given: Annotated[
        str, typer.Option("--from", help=f"Their format, where it can't be seen: {', '.join(FORMATS)}.")
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Plain data for programs.")] = False,
) -> None:
    """Read and replay every hand, and tell what failed."""
    form = format_named(given) if given else None
    rows, failed = list[dict[str, Any]](), list[tuple[str, str]]()
    paths, read = paths_of(files, (summaries.ENDING,)), 0
    with progress_bar("check") as told:
        for name, found in hands_of([path for path in paths if not summaries.is_summaries(path)], form, told):
            read += found.record is not None
            if found.record is None:
                failed.append((name, found.error))
            if as_json:
                rows.append(_row(found))
    told_of = list(summaries.read_summaries([path for path in paths if summaries.is_summaries(path)]))
    failed += [(name, one.error) for name, one in told_of if one.summary is None]
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


def paths_of(files: list[str], more: tuple[str, ...] = ()) -> list[Path]:
    """The files meant: of a folder all whose names end as histories do, or in one *more* way."""
    endings = {*more, *[ending for form in FORMATS.values() for ending in form.endings]}
    paths: list[Path] = []
    for name in files:
        if Path(name).is_dir():
            inside = sorted(path for path in Path(name).rglob("*") if path.suffix.lower() in endings and path.is_file())
            if not inside:
                raise Wrong("reports-no-histories", folder=name, endings=", ".join(sorted(endings)))
            paths += inside
        else:
            paths.append(Path(name))
    return paths


def hands_of(paths: list[Path], form: Format | None, told: Told) -> Iterator[tuple[str, ReadHand]]:
    """Every hand of some files, and the file's name; *told* is how far it is."""
    for at, path in enumerate(paths):
        if form is None and is_store(path):
            for found in _stored(path, lambda done, at=at: told((at + done) / len(paths))):  # type: ignore[misc]
                yield str(path), found
            continue
        text = text_of(path)
        lines = max(1, text.count("\n"))
        for number, found in enumerate((form or format_of(path, text)).read(text)):
            if number % _STEP == 0:
                told((at + min(1.0, found.line / lines)) / len(paths))
            yield str(path), found


def _stored(path: Path, told: Told) -> Iterator[ReadHand]:
    """The hands of a store, read as they would be from a file; their lines are their numbers in it."""
    with Store(path, readonly=True) as store:
        whole = max(1, len(store))
        for number, record in enumerate(store.records(), 1):
            if number % _STEP == 0:
                told(number / whole)
            yield next(read_own(write_line(record))).from_line(number)


def _row(found: ReadHand) -> dict[str, Any]:
    net = found.net
    chips = {} if net is None else {player: msgspec.Raw(number.encode()) for player, number in net.items()}
    return {"net": chips, "error": found.error or None}


def _print(read: int, sound: int, failed: list[tuple[str, str]]) -> None:
    console, say = terminal.console(), words()
    for name, error in failed[:_MOST]:
        console.print(Text(f"{name}: ", "bold") + Text(error), soft_wrap=True)
    if len(failed) > _MOST:
        console.print(say("reports-and-more", count=len(failed) - _MOST))
    what = [phrase("shared-hands", count=read)] if read or not sound else []
    what += [phrase("reports-summaries", count=sound)] if sound else []
    how = "failed" if failed else "in-order" if sound else "legal"
    console.print(say(f"reports-check-{how}", what=what, count=len(failed)), soft_wrap=True)

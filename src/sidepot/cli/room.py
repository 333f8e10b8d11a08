"""`sidepot room`: a copy of a card room's data while it runs, whether all of it is there and right, and its record."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from sidepot.cli import terminal
from sidepot.cli.progress import progress_bar
from sidepot.cli.room_store_errors import store_errors_told
from sidepot.words import phrase, words
from sidepot.words.refusal import Wrong

if TYPE_CHECKING:
    from sidepot.room.base.seal import Sealer
    from sidepot.room.log.verify import Verdict

EXAMPLES = """Examples:

sidepot room backup ~/club /backups/club-monday

sidepot room verify /backups/club-monday

sidepot room hands ~/club --since 24h

sidepot room log ~/club

sidepot room ban ~/club Ben

sidepot room move ~/club postgresql://club@localhost/club

sidepot room void ~/club"""

BACKUP = """Copy a room's database as it is at one moment, even while the room is running.

The copy has no key, so nobody can read the hands that were running at that moment. To continue them, put the room's \
deck.key beside the copy; or copy the key too, with --with-key, and keep the copy as safe as the room itself."""

VOID = """Give back the chips of what can't continue, because the key of its decks is lost or it stands still.

Stop the room first. Hands that the present deck.key opens are left alone. A void hand counts as never dealt: every \
bet goes back to its owner, and the button stays. A tournament can't continue without its cards: it is cancelled, and \
everyone gets back what they paid. A table that stands still, because this version of sidepot plays its hand \
differently, is closed, and everyone gets back what the books say. Finished hands are kept."""

VERIFY = """Check everything in a room's data: every record, table, hand, deck and chip.

It changes nothing, and the room may be running. The exit code is 1 if anything is wrong."""

Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Data = Annotated[Path, typer.Argument(metavar="DATA", help="The room's folder, or a backup.")]
Url = Annotated[str | None, typer.Option("--database", metavar="URL", help="The room's PostgreSQL database.")]

rooms = typer.Typer(no_args_is_help=True)


def add_to(app: typer.Typer) -> None:
    """Register the command."""
    from sidepot.cli import room_move, room_people, room_record

    for part in (room_record, room_people, room_move):
        part.add_to(rooms)
    app.add_typer(rooms, name="room", help="Look after a card room: its record, people and data.", epilog=EXAMPLES)


@rooms.command("backup", help=BACKUP, epilog="Examples:\n\nsidepot room backup ~/club /backups/club-monday\n\n"
               "sidepot room backup ~/club copy --database postgresql://club@localhost/club")  # fmt: skip
def backup(
    data: Data,
    dest: Annotated[Path, typer.Argument(metavar="DEST", help="The folder for the copy; it is created.")],
    database: Url = None,
    with_key: Annotated[bool, typer.Option("--with-key", help="Also copy the key of the running hands.")] = False,
    as_json: Json = False,
) -> None:
    """Copy a room's database."""
    from sidepot.room.base.seal import KEY_FILE
    from sidepot.room.store.backup import backup as copy

    key = data / KEY_FILE
    if with_key and not key.exists():
        raise Wrong("commands-backup-no-key", file=str(key))
    with store_errors_told(), _beside(key if with_key else None, dest), progress_bar("copying") as told:
        file = copy(database or data, dest, told)
    size = file.stat().st_size
    if as_json:
        print(json.dumps({"file": str(file), "bytes": size, "key": with_key}))
        return
    console, say = terminal.console(), words()
    console.print(Text(say("commands-backup-bytes", file=str(file), count=size), "bold"), soft_wrap=True)
    check = say("commands-backup-check", command=f"sidepot room verify {dest}")
    console.print(Text(check, "dim"), soft_wrap=True)


@rooms.command("verify", help=VERIFY, epilog="Examples:\n\nsidepot room verify ~/club\n\n"
               "sidepot room verify ~/club --database postgresql://club@localhost/club --json")  # fmt: skip
def verify(data: Data, database: Url = None, as_json: Json = False) -> None:
    """Check a room's data."""
    from sidepot.room.operation.checking import check_room

    with store_errors_told(), progress_bar("replaying") as told:
        found = check_room(database or data, _key_of(data), told)
    if as_json:
        import msgspec

        print(json.dumps({"fine": found.fine, **msgspec.to_builtins(found)}, ensure_ascii=False))
    else:
        _print(found)
    if not found.fine:
        raise typer.Exit(1)


@rooms.command("void", help=VOID, epilog="Examples:\n\nsidepot room void ~/club\n\n"
               "sidepot room void ~/club --database postgresql://club@localhost/club")  # fmt: skip
def void(data: Data, database: Url = None, as_json: Json = False) -> None:
    """Void what cannot go on."""
    import asyncio

    import msgspec

    from sidepot.room.base.seal import write_key
    from sidepot.room.operation.serving import look_into
    from sidepot.room.operation.voiding import void_locked
    from sidepot.room.settings.config import Config

    if not database and not (data / "room.db").exists():
        raise Wrong("commands-no-room", folder=str(data))
    with store_errors_told():
        room = look_into(Config(data=str(data), database=database or ""))
        try:
            if room.locked and room.new_key:
                write_key(data, room.services.sealer.key)
            found = asyncio.run(void_locked(room))
        finally:
            room.services.store.close()
    if as_json:
        print(json.dumps({"void": msgspec.to_builtins(found)}, ensure_ascii=False))
        return
    console, say = terminal.console(), words()
    for back in found:
        what = "table-closed" if back.closed else "hand" if back.hand else "cancelled"
        console.print(Text(say(f"commands-void-{what}", name=back.name, hand=str(back.hand)), "bold"))
        for player, chips in back.returned.items():
            console.print(Text(f"  {say('commands-void-back', who=player, chips=chips)}"))
    if not found:
        console.print(Text(say("commands-void-nothing")))


def _print(found: Verdict) -> None:
    console, say = terminal.console(), words()
    counted = {
        "records": phrase("commands-verify-records", count=found.records, streams=found.streams),
        "tables": phrase("reports-tables", count=found.tables),
        "tournaments": phrase("reports-tournaments", count=found.tournaments),
        "hands": phrase("commands-verify-hands", count=found.hands, running=found.running),
        "movements": phrase("commands-verify-movements", count=found.movements, accounts=found.accounts),
        "chips": phrase("reports-chips", count=found.in_play),
    }
    console.print(Text(say("commands-verify-looked", **counted)))
    for note in found.notes:
        console.print(Text(say("commands-verify-note", note=note), "dim"))
    for problem in found.problems:
        console.print(Text(say("commands-verify-wrong", problem=problem), "red"), soft_wrap=True)
    if found.fine:
        console.print(Text(say("commands-verify-fine"), "bold green"))


def _key_of(data: Path) -> Sealer | None:
    from sidepot.room.base.seal import read_key

    folder = data if data.is_dir() else data.parent
    try:
        return read_key(folder)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise Wrong("commands-key-unreadable", folder=str(folder), why=error.strerror or str(error)) from None


@contextmanager
def _beside(key: Path | None, dest: Path) -> Iterator[None]:
    """A key lies beside the copy before that is whole, so that no copy is without the key that was asked for."""
    from sidepot.room.base.seal import KEY_FILE, write_key

    if key is None or (dest / "room.db").exists():  # which the copy refuses
        yield
        return
    target = dest / KEY_FILE
    there = target.exists()
    if there and target.read_bytes() != key.read_bytes():
        raise Wrong("commands-backup-other-key", file=str(target))
    dest.mkdir(parents=True, exist_ok=True)
    try:
        write_key(dest, key.read_bytes())
        yield
    except BaseException:
        if not there:
            target.unlink(missing_ok=True)
        raise

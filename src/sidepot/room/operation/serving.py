"""Running a room for real: folder, keys, sockets, uvicorn. Everything that can go wrong is told in a sentence."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import warnings
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import FrameType

import msgspec
import uvicorn
from msgspec.structs import replace
from sqlalchemy.exc import DatabaseError

from sidepot.room.base import logs
from sidepot.room.base.seal import KEY_FILE, WrongKey, check_key, new_sealer, write_key
from sidepot.room.base.world import System
from sidepot.room.http.app import create_app
from sidepot.room.http.doorway import Porch
from sidepot.room.log.room_journal import Errors
from sidepot.room.operation.running_room import OPERATOR_FILE, left_address
from sidepot.room.record.hand_store import keeping_hands
from sidepot.room.room import Room
from sidepot.room.services import PULSE, Services, Thinker
from sidepot.room.settings.addresses import Reach
from sidepot.room.settings.config import Config
from sidepot.room.socket.websocket import Frames
from sidepot.room.store import StoreFailed, open_store
from sidepot.room.store.records import Damaged
from sidepot.room.store.soundness import ADVICE, looked_at
from sidepot.room.store.sql import SqlStore

OTHER_FILES = 64
"""Files that are open besides sockets: the database, its log, libraries."""
GOODBYE = 0.1
TURN = 0.0005
"""Seconds the room may keep the writer's thread waiting for its turn (Python's own 5 ms would be felt)."""

NEW, RECENT, ALL = 5, 25, 6_000
"""Ticks, tenths of a second, from one garbage collection to the next: of new objects, of those that stayed, of all.

What is new and still in use is looked at each time, and at many tables that is much: twice a second is enough.
"""


class Serving(uvicorn.Server):
    """uvicorn that says goodbye before it closes sockets, and tells when it is up."""

    def __init__(self, config: uvicorn.Config, room: Room, up: Callable[[], None]) -> None:
        super().__init__(config)
        self._room = room
        self._up = up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        # what is there now stays: collecting garbage among it again and again would stop the room each time
        gc.collect()
        gc.freeze()
        # Python would collect whenever so many objects were made, just when there is most to do: `on_tick` does instead
        gc.disable()
        self._pulse()
        soon = asyncio.get_running_loop().call_soon_threadsafe
        logs.LOGGER.addHandler(Errors(self._room.services.log, soon))
        if self._room.services.store.failed is not None:
            self.should_exit = True
        elif self.started:
            self._up()

    def _pulse(self) -> None:
        """Again and again: room time goes on, since the loop turns."""
        self._room.services.pulse()
        asyncio.get_running_loop().call_later(PULSE, self._pulse)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second: see whether garbage is to be collected; of new objects nobody feels it."""
        for generation, ticks in ((2, ALL), (1, RECENT), (0, NEW)):
            if counter % ticks == 0:
                gc.collect(generation)
                break
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl-C closes the room. A second one changes nothing: closing takes seconds at most, and is done in order."""
        if not self.should_exit:
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everyone, then close."""
        self._room.say_goodbye()
        await asyncio.sleep(GOODBYE)
        await super().shutdown(sockets)


def listen(config: Config) -> socket.socket:
    """The socket to listen on; ValueError where that is not possible."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((config.host, config.port))
        listening.listen(1024)
    except OSError as error:
        listening.close()
        if config.port and error.errno in (98, 48, 10048):
            other = "take another with --port or SIDEPOT_PORT"
            raise ValueError(f"port {config.port} is in use: stop what uses it, or {other}") from None
        raise ValueError(f"can't listen on {config.host} port {config.port}: {error.strerror}") from None
    except OverflowError:
        listening.close()
        raise ValueError(f"port {config.port} is not possible: 0 to 65535") from None
    listening.setblocking(False)
    return listening


def within_files(config: Config) -> Config:
    """These settings with no more sockets than there are files; as many files as this process may have are taken."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return config
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = config.max_sockets + config.max_waiting + OTHER_FILES
    for files in (hard, wanted):
        # some systems call their limit infinite, and refuse that
        if files != resource.RLIM_INFINITY and files > soft:
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
                soft = files
    if soft >= wanted or soft == resource.RLIM_INFINITY:
        return config
    waiting = min(config.max_waiting, max(8, soft // 4))
    sockets = max(1, min(config.max_sockets, soft - waiting - OTHER_FILES))
    says = f"{soft} open files are enough for {sockets} sockets, fewer than max_sockets: ulimit -n {wanted} gives more"
    logs.note(says, logging.WARNING)
    return replace(config, max_sockets=sockets, max_waiting=waiting)


def operator_key(folder: Path, make: Callable[[], str]) -> str:
    """The operator's key, made once, readable for its owner alone."""
    file = folder / OPERATOR_FILE
    if not file.exists():
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w") as out:
            out.write(make() + "\n")
    if os.name == "posix" and file.stat().st_mode & 0o077:
        logs.note(f"{file} can be read by others: chmod 600 {file}", logging.WARNING)
    return file.read_text("utf-8").strip()


def open_room(config: Config) -> Room:
    """The room of a data folder, as its log tells it; ValueError says why it can't be opened."""
    room = look_into(config)
    if room.locked:
        room.services.store.close()
        raise ValueError(_locked(room, Path(config.data)))
    if room.new_key:
        write_key(Path(config.data), room.services.sealer.key)
    return room


def look_into(config: Config) -> Room:
    """The room of a data folder, also where some of its hands are locked. A new key is not written yet."""
    folder = Path(config.data)
    world = System()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        new_key = not (folder / KEY_FILE).exists()
        sealer = new_sealer() if new_key else check_key(folder)
        key = operator_key(folder, world.secret)
        with warnings.catch_warnings(record=True) as warned:
            warnings.simplefilter("always")
            store = open_store(config.database or folder)
        for warning in warned:
            logs.note(str(warning.message), logging.WARNING)
    except WrongKey as error:
        raise ValueError(str(error)) from None
    except StoreFailed as error:
        raise ValueError(str(error)) from None
    except OSError as error:
        raise ValueError(f"{folder} can't be used: {error.strerror or error}; choose another with --data") from None
    room = Room(Services(config, world, store, sealer, Thinker()), key)
    room.new_key = new_key
    try:
        recover(room)
        look_on(store)
    except BaseException:
        store.close()
        raise
    return room


def recover(room: Room) -> None:
    """Let a room remember; ValueError where what it has to remember is damaged."""
    try:
        room.recover()
    except (DatabaseError, Damaged, msgspec.DecodeError, TypeError) as error:
        why = error.orig if isinstance(error, DatabaseError) else error
        raise ValueError(f"{room.config.data} is damaged: {why}; {ADVICE}") from error


def look_on(store: SqlStore) -> None:
    """Look at the rest of a large database beside the room, and say in the log what is wrong."""
    if store.looked_at:
        return
    logs.note("the database is large: it is looked at for damage while the room runs")

    def look() -> None:
        found = looked_at(store.reading.engine, None)
        for what in found or ():
            logs.note("the database is damaged", logging.ERROR, wrong=what, advice=ADVICE)
        if not found:
            logs.note("the database was looked at: no damage was found")

    threading.Thread(target=look, name="sidepot-look", daemon=True).start()


def _locked(room: Room, folder: Path) -> str:
    names = ", ".join(opened.name for opened in room.locked[:3]) + (", …" if len(room.locked) > 3 else "")
    key = folder / KEY_FILE
    why = f"{key} is missing" if room.new_key else f"{key} is not the key they were dealt with"
    where = f"{folder} --database …" if room.config.database else str(folder)
    return (
        f"hands are running that can't go on ({names}): {why}. Put that key back; or, where it is lost, give the bets "
        f"back: sidepot room void {where}"
    )


def _end(signal: int, frame: object) -> None:
    """Told to stop: the store is closed on the way out, which a process that is simply ended would not do."""
    raise SystemExit(0)


def serve(config: Config, up: Callable[[list[str], str], None]) -> None:
    """Run a room until it is told to stop; *up* gets its addresses and the operator's link once it listens."""
    logs.set_up(config.log)
    sys.setswitchinterval(TURN)
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, _end)
    config = within_files(config)
    listening = listen(config)
    try:
        room = open_room(config)
    except ValueError:
        listening.close()
        raise
    port = listening.getsockname()[1]
    reach = room.reach = Reach(config, port)
    link = f"{reach.addresses[0]}/#operator={operator_key(Path(config.data), str)}"
    porch = Porch(config, room.services.incidents)
    settings = uvicorn.Config(
        create_app(room, reach),
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws=Frames,
        ws_max_size=config.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        http=porch.doorway(),  # type: ignore[arg-type]  # called as a class is
        proxy_headers=config.proxy,
        server_header=False,
        log_config=None,
        access_log=False,
        limit_concurrency=config.max_sockets + 500,
        h11_max_incomplete_event_size=32_768,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=10,
    )
    server = Serving(settings, room, lambda: up(reach.addresses, link))
    try:
        with left_address(Path(config.data), config.host, port), keeping_hands(room.services):
            server.run([listening])
    finally:
        gc.enable()
        gc.unfreeze()
        failed = room.services.store.failed
        room.services.store.close()
        listening.close()
    if failed is not None:
        raise ValueError(f"{failed}. Nothing that was acknowledged is lost: mend it, and start the room again")
    if not server.started:
        raise ValueError("the room did not start: the log above says why")

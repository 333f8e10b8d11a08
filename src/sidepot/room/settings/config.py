"""What a room can be told: a file, over it the environment, over that the command line."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from sidepot.files import read_text
from sidepot.room.settings.bot_hosts import hosts_of
from sidepot.room.settings.permanent_tables import DEFAULT, Row, offers_of
from sidepot.room.settings.sources import Given
from sidepot.table import Clock
from sidepot.toml import MOST_BYTES, parse_toml

PREFIX = "SIDEPOT_"
MOST_DELAY = 600_000
"""So much is kept of what spectators see later."""


class Config(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every setting of a room. Times are in milliseconds."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: str = "room"
    """The folder of the room: database, keys."""
    database: str = ""
    """A PostgreSQL address; without it SQLite in the data folder."""
    origins: tuple[str, ...] = ()
    """Addresses under which browsers may use the room, besides its own: https://club.example"""
    proxy: bool = False
    """A proxy on this machine passes on who asks (X-Forwarded-For, X-Forwarded-Proto)."""
    tables: bool = True
    """Open a table of each of the five main houses, with auto players, where there is none."""
    lobby: tuple[Row, ...] = DEFAULT
    """The permanent tables: of a house, each limit, stake and size."""
    act: int = 25_000
    bank: int = 60_000
    refill: int = 2_000
    grace: int = 20_000
    pause: int = 3_000
    """Between two hands: time to read the showdown."""
    runout: int = 1_400
    """And so much more after an all-in: once for the hands that are turned up, and for each deal of a board."""
    ask: int = 8_000
    """How long players who are all-in are asked whether to run it twice; 0: nobody is asked."""
    floor: int = 500
    """Before the table does what was planned or left to it; up to *hesitation* more by chance."""
    hesitation: int = 200
    offer: int = 60_000
    auto_from: int = 700
    """Auto players answer no sooner than this,"""
    auto_to: int = 2_200
    """and no later than this, unless they think longer."""
    max_tables: int = 1_200
    max_tables_each: int = 8
    max_sockets: int = 5_000
    max_sockets_each: int = 12
    max_sockets_address: int = 400
    """Of one address; whoever sits or hosts may have one more."""
    max_waiting: int = 500
    """Connections that have opened no socket: pages being loaded, requests, and those that say nothing;"""
    max_waiting_each: int = 100
    """so many of one address. One more closes the one that has been silent for longest."""
    patience: int = 5_000
    """How long a connection may take to say what it wants."""
    rail_delay: int = 0
    """Whoever does not sit at a table sees it so much later; a host may choose more."""
    max_watchers: int = 60
    """Of one table, players and the host not counted."""
    max_accounts: int = 200_000
    close_empty: int = 8 * 24 * 3_600_000
    """A table that somebody opened is closed when nobody was there for so long. A weekly game finds it. 0: never."""
    keep_chair: int = 15 * 60_000
    """Whose connection is lost for so long gives the chair up where somebody waits for one. 0: never."""
    outbox: int = 256
    """Messages that wait for a slow reader before it gets a fresh snapshot instead."""
    message_bytes: int = 16_384
    body_bytes: int = 131_072
    burst: int = 40
    """Commands a socket may send at once,"""
    rate: float = 20
    """and a second."""
    requests: int = 200
    """Requests over HTTP an address may make at once, and a quarter of that a second."""
    guests_an_hour: int = 60
    """New guests from one address."""
    openings_an_hour: int = 60
    """Tables and tournaments an account may open; five times as many from one address."""
    tries_an_hour: int = 30
    """Passwords for one name or from one address; wrong codes and passkeys from one address."""
    max_sessions: int = 10
    """Browsers in which one account is logged in; the one longest unused makes room."""
    bot_hosts: tuple[str, ...] = ()
    """Hosts at which bots over HTTP may be called, by name or address; "*": any of the open internet."""
    bot_networks: tuple[str, ...] = ()
    """Private networks that such a name may lead to, as in 10.1.0.0/16."""
    bot_time: int = 5_000
    """What such a bot has for an answer; less where the clock of its event is shorter."""
    max_bots: int = 20
    """Of one event;"""
    max_bot_calls: int = 200
    """calls to them at once in the room,"""
    max_bot_calls_each: int = 20
    """to one host, and to the bots that one account entered."""
    bots_an_hour: int = 120
    """Bots an account may enter on events' pages."""
    log: str = "info"

    @property
    def clock(self) -> Clock:
        """The clock of the room's tables."""
        return Clock(
            act=self.act, bank=self.bank, refill=self.refill, grace=self.grace, pause=self.pause, floor=self.floor,
            offer=self.offer, runout=self.runout, ask=self.ask,
        )  # fmt: skip

    def __post_init__(self) -> None:
        if self.rail_delay > MOST_DELAY:
            raise ValueError(f"rail_delay = {self.rail_delay} is not possible: at most {MOST_DELAY} (ten minutes)")
        for name, least in _LEAST.items():
            if getattr(self, name) < least:
                raise ValueError(f"{name} = {getattr(self, name)} is not possible: {least} or more")
            if getattr(self, name) > MOST_NUMBER:
                raise ValueError(f"{name} = {getattr(self, name)} is not possible: at most {MOST_NUMBER}")
        for origin in self.origins:
            _check_origin(origin)
        if not self.data:
            raise ValueError("data = '' is not possible: the folder of the room")
        if self.port > 65_535:
            raise ValueError(f"port = {self.port} is not possible: 0 to 65535")
        if self.auto_to < self.auto_from:
            raise ValueError(f"auto_to = {self.auto_to} is less than auto_from = {self.auto_from}")
        if self.database and not self.database.startswith(_SCHEMES):
            raise ValueError(f"database = {self.database!r} is not an address: postgresql://user:password@host/name")
        offers_of(self.lobby)
        hosts_of(self.bot_hosts, self.bot_networks)
        if self.log not in ("debug", "info", "warning", "error"):
            raise ValueError(f"log = {self.log!r} is not possible: debug, info, warning or error")


def _check_origin(origin: str) -> None:
    """An origin as browsers send it, or nobody would ever come from there."""
    if not _ORIGIN.fullmatch(origin):
        raise ValueError(f"origins = {origin!r} is not an address without a path, as in https://club.example")


MOST_NUMBER = 10**12
"""Larger numbers are typing errors: as milliseconds it is more than thirty years."""
_ORIGIN = re.compile(r"https?://[^/\s@?#]+/?")
_SCHEMES = ("postgresql://", "postgresql+", "postgres://", "sqlite:///")
# without a pause and a floor a table of absent players would play for ever in no time
_LEAST = {
    "port": 0, "act": 1_000, "bank": 0, "refill": 0, "grace": 0, "pause": 1, "runout": 0, "ask": 0, "floor": 1,
    "hesitation": 0,
    "offer": 1_000, "auto_from": 0, "auto_to": 0, "max_tables": 1, "max_tables_each": 1, "max_sockets": 1,
    "max_sockets_each": 1, "max_sockets_address": 1, "max_waiting": 8, "max_waiting_each": 4, "patience": 500,
    "max_watchers": 0, "rail_delay": 0, "max_accounts": 1, "close_empty": 0, "keep_chair": 0, "outbox": 8,
    "message_bytes": 1_024, "body_bytes": 1_024, "burst": 1, "rate": 0, "requests": 4, "guests_an_hour": 1,
    "openings_an_hour": 1,
    "tries_an_hour": 1, "max_sessions": 1, "bot_time": 100, "max_bots": 0, "max_bot_calls": 1, "max_bot_calls_each": 1,
    "bots_an_hour": 1,
}  # fmt: skip
_LISTS = ("origins", "bot_hosts", "bot_networks")
_FLAGS = {"origins": "--origin", "bot_hosts": "--bot-host", "bot_networks": "--bot-network"}


def _check_variable(name: str) -> None:
    """A variable that is called almost like a setting was meant to be one; others may belong to somebody else."""
    if name.startswith(PREFIX) and name.removeprefix(PREFIX).lower() not in Config.__struct_fields__:
        near = get_close_matches(name.removeprefix(PREFIX).lower(), Config.__struct_fields__, 1, 0.75)
        if near:
            raise ValueError(f"there is no setting {name}: did you mean {PREFIX}{near[0].upper()}?")


def load(file: Path | None, flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Config:
    """The settings of a file, then SIDEPOT_… of the environment, then flags; ValueError says what is wrong."""
    given = Given()
    if file is not None:
        text = read_text(file, MOST_BYTES, "settings file")
        given.by_file(str(file), text, parse_toml(text, str(file)))
    for name in environment:
        _check_variable(name)
    for name in Config.__struct_fields__:
        if name == "lobby":
            continue  # rows of tables are for a file
        told = environment.get(PREFIX + name.upper())
        if told is not None:
            value = [part.strip() for part in told.split(",")] if name in _LISTS else told
            given.by(PREFIX + name.upper(), name, value)
    for name, value in flags.items():
        if value is not None:
            given.by(_FLAGS.get(name, f"--{name}"), name, value)
    given.check(Config)
    try:
        return msgspec.convert(given.values, Config, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(given.told(str(error))) from None

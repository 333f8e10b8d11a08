"""Structured logs: one JSON object a line. What is logged is named here field by field, so no card can be among it."""

from __future__ import annotations

import logging
import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import IO, Any

import msgspec
from msgspec import Struct

LOGGER = logging.getLogger("sidepot.room")
AGAIN = 10_000
"""Milliseconds from one line about the same to the next,"""
MANY = 200
"""and lines about different ones in that time."""


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, what happened, and the fields given with it."""
        data: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        data |= getattr(record, "fields", {})
        if record.exc_info and record.exc_info[0] is not None:
            data["error"] = record.exc_info[0].__name__
            data["where"] = _where(record.exc_info[2])
        return msgspec.json.encode(data).decode()


def _where(trace: Any) -> list[str]:
    """The places of a traceback, without values: an error's text could hold anything."""
    found = []
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{code.co_filename.rpartition('sidepot/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return found[-6:]


def note(what: str, level: int = logging.INFO, **fields: Any) -> None:
    """Log that something happened."""
    if LOGGER.isEnabledFor(level):
        LOGGER.log(level, what, extra={"fields": fields})


def trouble(what: str, **fields: Any) -> None:
    """Log an error that is being handled."""
    LOGGER.error(what, exc_info=True, extra={"fields": fields})


class Met(Struct):
    """A limit that somebody met, or another refusal: how often since the room was started, and when last."""

    what: str
    account: str
    address: str
    why: str
    times: int
    last: int
    """The date, in milliseconds since 1970."""


class Incidents:
    """What somebody did too much of: one line that names them, and not again for a while, however often they do it."""

    def __init__(
        self, now: Callable[[], int], wall: Callable[[], int], noted: Callable[[str, str, str], None]
    ) -> None:
        self._now, self._wall, self._noted = now, wall, noted
        self._told: OrderedDict[tuple[str, ...], int] = OrderedDict()
        """When each was told last, the oldest first."""
        self._met: OrderedDict[tuple[str, ...], Met] = OrderedDict()

    def met(self) -> list[Met]:
        """The last refusals of different kinds, the newest first."""
        return [*self._met.values()][::-1]

    def _count(self, key: tuple[str, str, str, str]) -> None:
        met = self._met.pop(key, None) or Met(*key, 0, 0)
        met.times += 1
        met.last = self._wall()
        self._met[key] = met
        if len(self._met) > MANY:
            self._met.popitem(last=False)

    def tell(self, what: str, account: str, address: str, why: str) -> None:
        """Log it, unless the same was logged a moment ago, or a lot was."""
        now, told, key = self._now(), self._told, (what, account, address, why)
        self._count(key)
        while told and next(iter(told.values())) <= now - AGAIN:
            told.popitem(last=False)
        if key not in told and len(told) < MANY:
            told[key] = now
            note(what, logging.WARNING, account=account, address=address, why=why)
            self._noted(what, account, why)


def set_up(level: str, stream: IO[str] | None = None) -> None:
    """Write logs as JSON lines."""
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.setFormatter(JsonLines())
    for name in ("sidepot.room", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level.upper())
        logger.propagate = False
    # what uvicorn warns of is what strangers do: the room tells it itself, with their address and not too often
    logging.getLogger("uvicorn.error").setLevel("ERROR")
    logging.getLogger("uvicorn.access").handlers = []

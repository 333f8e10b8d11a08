"""The record as files: JSON lines for programs, sentences for people."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import msgspec

from sidepot.room.record.hands import HandRecord
from sidepot.room.record.logbook import LogLine
from sidepot.room.record.places import Place
from sidepot.room.sentences.hand import lines_of

JSON, TEXT = "jsonl", "txt"
MEDIA = {JSON: "application/x-ndjson", TEXT: "text/plain; charset=utf-8"}

_encode = msgspec.json.Encoder().encode


def date(at: int) -> str:
    """A time in milliseconds as a date."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC"


def hand_text(hand: HandRecord) -> str:
    """A hand from its first to its last sentence, and an empty line."""
    where = f"{hand.name}, table {hand.table}" if hand.table else hand.name
    seen = f", as {hand.seen_by} saw it" if hand.seen_by else ""
    head = [f"Hand {hand.number} at {where}, {date(hand.at)}{seen}", hand.told]
    seats = zip(hand.chairs, hand.players, hand.stacks, strict=True)
    lines = [
        f"chair {chair + 1}: {name}, {stack:,}" + (", button" if name == hand.button else "")
        for chair, name, stack in sorted(seats)
    ]
    return "\n".join([*head, *lines, *lines_of(hand.events, hand.players), "", ""])


def log_text(line: LogLine) -> str:
    """A line of the log with its date."""
    where = f"table {line.table}: " if line.table else ""
    return f"{date(line.at)}  {where}{line.says}\n"


def hand_in(form: str, hand: HandRecord) -> bytes:
    """A hand as a part of a file."""
    return hand_text(hand).encode() if form == TEXT else _encode(hand) + b"\n"


def log_in(form: str, place: Place, line: LogLine) -> bytes:
    """A line of the log as a part of a file."""
    if form == TEXT:
        return log_text(line).encode()
    return _encode({"place": place.id, "name": place.name, **msgspec.to_builtins(line)}) + b"\n"


def file_name(what: str, place: Place | None, form: str) -> str:
    """What a file is called: plain letters, whatever the place is called."""
    named = "" if place is None else re.sub(r"[^a-z0-9]+", "-", place.name.lower()).strip("-") or place.kind
    return "-".join(part for part in ("sidepot", named, what) if part) + f".{form}"

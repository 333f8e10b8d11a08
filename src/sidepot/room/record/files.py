"""The record as files: JSON lines for programs, sentences for people."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from functools import lru_cache

import msgspec

from sidepot.room.record.chronicle import rules_told
from sidepot.room.record.hands import HandRecord
from sidepot.room.record.logbook import LogLine
from sidepot.room.record.places import Place
from sidepot.room.sentences.hand import lines_of
from sidepot.rules.stored import rules_in
from sidepot.words import phrase, words

JSON, TEXT = "jsonl", "txt"
MEDIA = {JSON: "application/x-ndjson", TEXT: "text/plain; charset=utf-8"}

_encode = msgspec.json.Encoder().encode


def date(at: int) -> str:
    """A time in milliseconds as a date."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC"


def hand_text(hand: HandRecord, language: str = "en") -> str:
    """A hand from its first to its last sentence, and an empty line."""
    say = words(language)
    where = phrase("history-text-table", place=hand.name, table=str(hand.table)) if hand.table else hand.name
    given = {"number": str(hand.number), "where": where, "time": date(hand.at)}
    seen = say("history-text-hand-seen", **given, who=hand.seen_by) if hand.seen_by else None
    head = [seen or say("history-text-hand", **given), _told(hand.rules, language)]
    seats = zip(hand.chairs, hand.players, hand.stacks, strict=True)
    lines = [
        say(f"history-text-{'button' if name == hand.button else 'seat'}", chair=chair + 1, who=name, chips=stack)
        for chair, name, stack in sorted(seats)
    ]
    return "\n".join([*head, *lines, *lines_of(hand.events, hand.players, language), "", ""])


@lru_cache(maxsize=256)
def _told(rules: str, language: str) -> str:
    return rules_told(rules_in(rules.split()[1:]), language)


def log_text(line: LogLine) -> str:
    """A line of the log with its date."""
    where = f"table {line.table}: " if line.table else ""
    return f"{date(line.at)}  {where}{line.says}\n"


def hand_in(form: str, hand: HandRecord, language: str) -> bytes:
    """A hand as a part of a file; its sentences are in a language, its data in none."""
    return hand_text(hand, language).encode() if form == TEXT else _encode(hand) + b"\n"


def log_in(form: str, place: Place, line: LogLine) -> bytes:
    """A line of the log as a part of a file."""
    if form == TEXT:
        return log_text(line).encode()
    return _encode({"place": place.id, "name": place.name, **msgspec.to_builtins(line)}) + b"\n"


def file_name(what: str, place: Place | None, form: str) -> str:
    """What a file is called: plain letters, whatever the place is called."""
    named = "" if place is None else re.sub(r"[^a-z0-9]+", "-", place.name.lower()).strip("-") or place.kind
    return "-".join(part for part in ("sidepot", named, what) if part) + f".{form}"

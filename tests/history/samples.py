"""Samples of our own making in each format: `python -m tests.history.samples` writes them anew."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from sidepot.history import Record, record_of
from sidepot.history.formats import FORMATS
from sidepot.history.written import CantSay
from tests.history.hands import ABOUT, made

SAMPLES = Path(__file__).parent / "samples"
FILES = {"own": "own.jsonl", "phh": "some.phhs", "pokerstars": "stars.txt", "ohh": "some.ohh", "acpc": "some.log"}
NAMES = ("Ada", "Ben", "Cleo", "Dora [D]", "Emil: E", "F/F")


GAMES = ("holdem", "omaha", "omaha8", "stud", "razz", "badugi", "draw27", "triple27", "holdem", "holdem", "holdem")


def records() -> list[Record]:
    """Hands of most games; a few without antes and posts, which not every format has."""
    found = []
    for number, game in enumerate(GAMES):
        for limit in ("no", "fixed"):
            hand = made("tda", game, limit, 20 + number)
            about = replace(ABOUT, number=str(100 + number))
            found.append(record_of(hand, NAMES[: hand.players], about))
    return found


def write() -> None:
    """Write every file anew."""
    SAMPLES.mkdir(exist_ok=True)
    for name, file in FILES.items():
        write_one, text = FORMATS[name].begin(), ""
        for record in records():
            # a colon can't stand in a log of the competition
            named = (
                record if name != "acpc" else record.but(players=("A", "B", "C", "D", "E", "F")[: len(record.stacks)])
            )
            try:
                text += write_one(named).text
            except CantSay:
                continue
        (SAMPLES / file).write_text(text, "utf-8")


if __name__ == "__main__":
    write()

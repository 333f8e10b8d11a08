"""How things look in a terminal: a four-colour deck, and suits by symbol too."""

from __future__ import annotations

import codecs
import contextlib
import io
import os
import sys
from collections.abc import Iterable, Sequence
from unicodedata import normalize

from rich.console import Console
from rich.table import Table
from rich.text import Text

from sidepot.cards import RANKS, Card
from sidepot.words import words

_SYMBOLS = "♣♦♥♠"
_INKS = ("green4", "blue3", "red3", "grey0")
_PAPER = "grey93"
_BACK = "▒▒"
_STAND_INS = str.maketrans("♣♦♥♠▒▸·…–—’‘“”„«»→←↓↑×±\u00a0\u202f", "cdhs?>----''\"\"\"\"\"><v^x~  ")
WIDEST = 78


def console() -> Console:
    """Where to print: no wider than the eye likes, nothing in the text taken for markup."""
    found = Console(highlight=False, markup=False, emoji=False)
    if found.width > WIDEST:
        found.width = WIDEST
    return found


def signed(chips: float, places: int | None = None) -> str:
    """What was won or lost, in the language of the terminal: "+1,234"."""
    return words().number(chips, places, signed=True)


def number(value: float, places: int | None = None) -> str:
    """A number as the language of the terminal writes it: "1,234"."""
    return words().number(value, places)


def percent(share: float, places: int = 0) -> str:
    """A share of 1 in percent, as the language of the terminal writes it: "45.3%"."""
    return words().percent(share, places)


def table(first: str, *others: str) -> Table:
    """A table without lines: names at the left, numbers in columns."""
    made = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    made.add_column(first, overflow="fold")
    for column in others:
        made.add_column(column, justify="right")
    return made


def tell_open(console: Console, addresses: Sequence[str]) -> None:
    """Where a card room is reached: the likeliest address first, the others below it."""
    say = words()
    console.print(Text(say("commands-room-open", address=addresses[0]), "bold"), soft_wrap=True)
    if addresses[1:]:
        others = say("commands-room-networks", addresses=", ".join(addresses[1:]))
        console.print(Text(others, "dim"), soft_wrap=True)


def fit_output() -> None:
    """An output that can't carry a sign gets another one: a letter for a suit, "?" for what has none."""
    codecs.register_error("sidepot", _stand_in)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="sidepot")


def give_up_output() -> None:
    """What can't be written is dropped, so that Python does not try again at its end."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def _stand_in(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    text = error.object[error.start : error.end].translate(_STAND_INS)
    return "".join([_plainest(sign) for sign in text]), error.end


def _plainest(sign: str) -> str:
    """A letter without its accent, or a question mark."""
    bare = normalize("NFKD", sign)[0]
    return bare if bare.isascii() else "?"


def card(which: Card | None) -> Text:
    """One card face up, or its back."""
    if which is None:
        return Text(_BACK, "dim")
    return Text(f"{RANKS[which.rank]}{_SYMBOLS[which.suit]}", f"bold {_INKS[which.suit]} on {_PAPER}")


def cards(some: Iterable[Card | None]) -> Text:
    """Cards in a row."""
    return Text(" ").join(card(one) for one in some)


def hand(hole: Sequence[Card | None], up: Sequence[Card] = ()) -> Text:
    """Own cards in a seat's row, those face up apart; many hidden ones are counted, to save room."""
    down = [one for one in hole if one is None or one not in up]
    if len(down) > 3 and all(one is None for one in down):
        text = Text(f"{_BACK} x{len(down)}", "dim")
    else:
        text = cards(down)
    return text + Text("  " if down else "") + cards(up) if up else text

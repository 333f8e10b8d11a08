"""Tournament summaries (OTS), the sister format of Open Hand History: one JSON object each, blank lines between."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from sidepot.history.script.script import Misread

VERSION = "1.1.5"


class Finish(Struct, frozen=True, omit_defaults=True):
    """How a player came out."""

    player_name: str
    finish_position: int
    still_playing: bool = False
    prize: msgspec.Raw = msgspec.Raw(b"0")
    ticket_value: msgspec.Raw = msgspec.Raw(b"0")


class Rebuys(Struct, frozen=True, omit_defaults=True):
    """What a player bought again."""

    player_name: str
    rebuys: int = 0
    addons: int = 0


class Summary(Struct, frozen=True, omit_defaults=True):
    """A tournament that is over; money as it is written, never as a float."""

    tournament_number: str
    spec_version: str = VERSION
    site_name: str = ""
    network_name: str = ""
    internal_version: str = ""
    tournament_name: str = ""
    start_date_utc: str = ""
    end_date_utc: str = ""
    currency: str = ""
    buyin_amount: msgspec.Raw = msgspec.Raw(b"0")
    fee_amount: msgspec.Raw = msgspec.Raw(b"0")
    bounty_fee_amount: msgspec.Raw = msgspec.Raw(b"0")
    bounty_value_amount: msgspec.Raw = msgspec.Raw(b"0")
    initial_stack: msgspec.Raw = msgspec.Raw(b"0")
    type: str = ""
    flags: list[str] = []
    speed: dict[str, Any] = {}
    prize_pool: msgspec.Raw = msgspec.Raw(b"0")
    hero_player_name: str = ""
    player_count: int = 0
    tournament_finishes_and_winnings: list[Finish] = []
    rebuy_cost: msgspec.Raw = msgspec.Raw(b"0")
    addon_cost: msgspec.Raw = msgspec.Raw(b"0")
    tournament_rebuys: list[Rebuys] = []


class _Object(Struct, frozen=True):
    ots: Summary


_decoder = msgspec.json.Decoder(_Object)


def read_ots(text: str) -> Iterator[Summary]:
    """The summaries of a text, in order; Misread names the line of one that is none."""
    line = 1
    for block in text.lstrip("\ufeff").replace("\r\n", "\n").split("\n\n"):
        if block.strip():
            begins = line + len(block) - len(block.lstrip("\n"))
            try:
                yield _decoder.decode(block.strip().encode()).ots
            except (msgspec.DecodeError, msgspec.ValidationError) as error:
                raise Misread(f"not a tournament summary: {error}", begins) from None
        line += block.count("\n") + 2


def write_ots(summary: Summary) -> str:
    """A summary as its JSON object and the blank line after it."""
    return msgspec.json.encode(_Object(summary)).decode() + "\n\n"

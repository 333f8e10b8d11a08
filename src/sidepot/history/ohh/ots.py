"""Tournament summaries (OTS), the sister format of Open Hand History: one JSON object each, blank lines between."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import msgspec
from msgspec import Struct

from sidepot.history.amounts import MOST_DECIMALS, scaled
from sidepot.words import Phrase, phrase
from sidepot.words.misread import misread
from sidepot.words.refusal import Wrong, placed, sentence_of

VERSION = "1.1.5"
_NOTHING = msgspec.Raw(b"0")


class Finish(Struct, frozen=True):
    """How a player came out."""

    player_name: str
    finish_position: int
    still_playing: bool = False
    prize: msgspec.Raw = _NOTHING
    ticket_value: msgspec.Raw = _NOTHING


class Rebuys(Struct, frozen=True):
    """What a player bought again."""

    player_name: str
    rebuys: int = 0
    addons: int = 0


class Summary(Struct, frozen=True):
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
    buyin_amount: msgspec.Raw = _NOTHING
    fee_amount: msgspec.Raw = _NOTHING
    bounty_fee_amount: msgspec.Raw = _NOTHING
    bounty_value_amount: msgspec.Raw = _NOTHING
    initial_stack: msgspec.Raw = _NOTHING
    type: str = ""
    flags: list[str] = []
    speed: dict[str, Any] = {}
    prize_pool: msgspec.Raw = _NOTHING
    hero_player_name: str = ""
    player_count: int = 0
    tournament_finishes_and_winnings: list[Finish] = []
    rebuy_cost: msgspec.Raw = _NOTHING
    addon_cost: msgspec.Raw = _NOTHING
    tournament_rebuys: list[Rebuys] = []


class _Object(Struct, frozen=True):
    ots: Summary


class ReadSummary(Struct, frozen=True):
    """One summary of a text and the line on which it begins, or what is wrong there."""

    line: int
    summary: Summary | None = None
    why: Phrase | None = None
    """What is wrong, without its line."""

    @property
    def error(self) -> str:
        """What is wrong, in English; "" where nothing is."""
        return "" if self.why is None else self.told()

    def told(self, language: str = "en") -> str:
        """What is wrong, and on which line."""
        return placed(phrase("history-line", line=str(self.line)), self.why or "").told(language)


_decoder = msgspec.json.Decoder(_Object)
_AMOUNTS = (
    "buyin_amount", "fee_amount", "bounty_fee_amount", "bounty_value_amount", "initial_stack", "prize_pool",
    "rebuy_cost", "addon_cost",
)  # fmt: skip


def read_ots(text: str) -> Iterator[ReadSummary]:
    """The summaries of a text, in order; one that is broken costs no other."""
    line = 1
    for block in text.lstrip("\ufeff").replace("\r\n", "\n").split("\n\n"):
        if block.strip():
            begins = line + len(block) - len(block.lstrip("\n"))
            try:
                summary = _decoder.decode(block.strip().encode())
                _check(summary.ots)
                yield ReadSummary(begins, summary.ots)
            except msgspec.DecodeError as error:
                yield ReadSummary(begins, None, phrase("history-no-ots", why=misread(error)))
            except ValueError as error:
                yield ReadSummary(begins, None, phrase("history-no-ots", why=sentence_of(error)))
        line += block.count("\n") + 2


def _check(summary: Summary) -> None:
    """ValueError says what can't be: an amount that is none, a place nobody can have, prizes beyond the pool."""
    for name in _AMOUNTS:
        amount(getattr(summary, name), name)
    many, paid = summary.player_count, 0
    for finish in summary.tournament_finishes_and_winnings:
        who = finish.player_name
        if finish.finish_position < 1 or (many and finish.finish_position > many):
            raise Wrong("history-finishes-at", who=who, place=str(finish.finish_position), entrants=str(many))
        paid += amount(finish.prize, phrase("history-prize-of", who=who))
        amount(finish.ticket_value, phrase("history-ticket-of", who=who))
    if many and len(summary.tournament_finishes_and_winnings) > many:
        finished = len(summary.tournament_finishes_and_winnings)
        raise Wrong("history-finish-of", players=str(finished), entrants=str(many))
    pool = amount(summary.prize_pool, "prize_pool")
    if pool and paid > pool:
        raise Wrong("history-prizes")
    for row in summary.tournament_rebuys:
        if min(row.rebuys, row.addons) < 0:
            raise Wrong("history-few-rebuys", who=row.player_name)


def amount(written: msgspec.Raw, what: str | Phrase) -> int:
    """Money in millionths; ValueError where it is no number, or less than nothing."""
    text = bytes(written).decode()
    try:
        value = scaled(Decimal(text), MOST_DECIMALS)
    except (ValueError, ArithmeticError):
        raise Wrong("history-no-amount", what, given=text[:40]) from None
    if value < 0:
        raise Wrong("history-less-than-nothing", what, given=text[:40])
    return value


def write_ots(summary: Summary) -> str:
    """A summary as its JSON object and the blank line after it."""
    return msgspec.json.encode(_Object(summary)).decode() + "\n\n"

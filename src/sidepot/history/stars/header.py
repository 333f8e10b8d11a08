"""The first lines of a hand in PokerStars text: site, number, game, stakes, tournament, time, table."""

from __future__ import annotations

import re
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from sidepot.history.amounts import scaled
from sidepot.history.record import Occasion
from sidepot.history.script.script import Misread
from sidepot.words import Phrase, phrase
from sidepot.words.refusal import sentence_of

GAMES = {
    "Hold'em": "holdem",
    "6+ Hold'em": "short-deck",
    "Omaha": "omaha",
    "Omaha Hi/Lo": "omaha8",
    "5 Card Omaha": "omaha5",
    "5 Card Omaha Hi/Lo": "omaha5-8",
    "6 Card Omaha": "omaha6",
    "6 Card Omaha Hi/Lo": "omaha6-8",
    "Courchevel": "courchevel",
    "Courchevel Hi/Lo": "courchevel8",
    "7 Card Stud": "stud",
    "7 Card Stud Hi/Lo": "stud8",
    "Razz": "razz",
    "Badugi": "badugi",
    "Triple Draw 2-7 Lowball": "triple27",
    "Single Draw 2-7 Lowball": "draw27",
    "5 Card Draw": "draw",
}
LIMITS = {"No Limit": "no", "Pot Limit": "pot", "Limit": "fixed", "Pot Limit Pre-Flop, No Limit Post-Flop": "no"}
CURRENCIES = {"$": "USD", "€": "EUR", "£": "GBP", "₹": "INR"}

_MONEY = r"[$€£₹]?[\d,. ]*\d"
_HEADER = re.compile(
    r"PokerStars (?:Zoom |Home Game )?(?:Hand|Game) #(?P<number>\d+): +"
    r"(?:\{(?P<club>[^}]*)\} +)?"
    r"(?:(?P<zoom>Zoom )?Tournament #(?P<event>\d+), (?P<fee>\S+(?: (?!Hold)[A-Z]{2,4}(?= ))?) +)?"
    r"(?:(?P<mix>[\w' -]+?) \((?P<mixed>[^()$€£₹]+)\)|(?P<plain>[^($€£₹]+?))"
    r"(?: - (?:Match Round (?P<round>\w+), )?Level (?P<level>\w+))? "
    r"\((?P<stakes>[^)]*)\) - "
    r"(?P<time>\d{4}/\d\d/\d\d (?:- )?\d{1,2}:\d\d:\d\d)(?: \(?(?P<zone>\w+)\)?)?"
    r"(?: \[(?P<et>\d{4}/\d\d/\d\d \d{1,2}:\d\d:\d\d) ET\])?(?: \[[^\]]*\])?",
    re.IGNORECASE,
)
_GAME = re.compile(r"(?P<game>.+?) (?P<limit>Pot Limit Pre-Flop, No Limit Post-Flop|No Limit|Pot Limit|Limit)", re.I)
_STAKES = re.compile(
    rf"(?P<small>{_MONEY})/(?P<big>{_MONEY})(?: - (?P<cap>{_MONEY}) Cap - )?(?: +(?P<currency>[A-Z]{{3}}))?"
)
_BUTTON_BLIND = re.compile(rf"Button Blind (?P<big>{_MONEY}) - Ante (?P<ante>{_MONEY})(?: +(?P<currency>[A-Z]{{3}}))?")
_TABLE = re.compile(
    r"Table '(?P<name>.*)'(?: (?P<size>\d+)-max)?(?P<play> \(Play Money\))?(?: Seat #(?P<button>\d+) is the button)?"
)
_NOT_A_NUMBER = re.compile(r"[$€£₹, ]")


class Header(Struct, frozen=True):
    """What the header tells. Stakes are blinds, or in fixed limit the bets."""

    number: str
    game: str
    limit: str
    small: int
    big: int
    cap: int
    """The most that anybody may lose; 0 where there is no cap."""
    cap_text: str
    ante: str
    decimals: int
    """Of all amounts of the hand."""
    currency: str
    occasion: Occasion | None
    time: str
    zone: str
    extra: dict[str, str]


def is_header(line: str) -> bool:
    """Whether a hand begins on a line."""
    return line[:11].lower() == "pokerstars " and ("hand #" in line[:40].lower() or "game #" in line[:40].lower())


def read_header(line: str, number: int) -> Header:
    """The header; Misread where it is none, or of a game that is not played here."""
    found = _CHANGING.fullmatch(line)
    if found is None:
        return _read_whole(line, number)
    before, hand, between, time, after, eastern = found.groups()
    # the same table writes the same header again and again, but for the number and the time
    header = _alike(before, between, after)
    if header is None:
        return _read_whole(line, number)
    extra = {**header.extra, "et": eastern} if eastern else header.extra
    return replace(header, number=hand, time=_iso(time), extra=extra)


_CHANGING = re.compile(
    r"(PokerStars (?:Zoom |Home Game )?(?:Hand|Game) #)(\d+)(: [^\[]* - )"
    r"(\d{4}/\d\d/\d\d (?:- )?\d{1,2}:\d\d:\d\d)( \(?\w+\)?)?"
    r"(?: \[(\d{4}/\d\d/\d\d \d{1,2}:\d\d:\d\d) ET\])?",
    re.IGNORECASE,
)


@lru_cache(maxsize=1024)
def _alike(before: str, between: str, after: str | None) -> Header | None:
    """What headers have in common that differ in number and time alone; None where they are none."""
    try:
        return _read_whole(f"{before}1{between}2000/01/01 1:00:00{after or ''}", 0)
    except Misread:
        return None


def _read_whole(line: str, number: int) -> Header:
    found = _HEADER.fullmatch(line)
    if found is None:
        raise Misread("no-header", number, line)
    text = found["mixed"] or found["plain"]
    told = _played(text, found["stakes"])
    if isinstance(told, Phrase):
        raise Misread(told, number, line)
    game, limit, small, big, cap, ante, currency, symbol = told
    occasion = _occasion(found) if found["event"] else None
    extra = {name: found[name] for name in ("club", "mix", "et", "zoom") if found[name]}
    if text.lower().endswith("post-flop"):
        extra["limit"] = "pot limit before the flop, no limit after it"
    chips = occasion is not None or not symbol
    decimals = 0 if chips and "." not in big else 2
    return Header(
        number=found["number"], game=game, limit=limit, small=_stake(small, decimals, number, line),
        big=_stake(big, decimals, number, line), cap=_stake(cap or "0", decimals, number, line), ante=ante,
        decimals=decimals, currency="" if occasion else currency, occasion=occasion, time=_iso(found["time"]),
        zone=found["zone"] or "", extra=extra, cap_text=cap,
    )  # fmt: skip


def _stake(text: str, decimals: int, number: int, line: str) -> int:
    try:
        return scaled(text, decimals)
    except ValueError as error:
        raise Misread(sentence_of(error), number, line) from None


@lru_cache(maxsize=65_536)
def chips_of(text: str, decimals: int) -> int:
    """An amount as it stands in the text, in the smallest unit."""
    return scaled(plain(text), decimals)


@lru_cache(maxsize=1024)
def _played(game: str, stakes: str) -> tuple[str, ...] | Phrase:
    """Game, limit and stakes; what is wrong with them where it is no game that is played here."""
    found = _GAME.fullmatch(game.strip())
    name = _ANY_CASE.get(found["game"].lower()) if found else None
    if found is None or name is None:
        return phrase("history-no-game", game=repr(game.strip()))
    amounts = _STAKES.fullmatch(stakes.strip()) or _BUTTON_BLIND.fullmatch(stakes.strip())
    if amounts is None:
        return phrase("history-stakes")
    told = amounts.groupdict()
    big = told["big"]
    symbol = big[0] if big[0] in CURRENCIES else ""
    limit = _LIMITS_ANY_CASE[found["limit"].lower()]
    small, cap, ante = told.get("small") or big, told.get("cap") or "", told.get("ante") or ""
    return (
        name,
        limit,
        plain(small),
        plain(big),
        plain(cap),
        plain(ante),
        told["currency"] or CURRENCIES.get(symbol, ""),
        symbol,
    )


_ANY_CASE = {name.lower(): game for name, game in GAMES.items()}
_LIMITS_ANY_CASE = {name.lower(): limit for name, limit in LIMITS.items()}


def plain(money: str) -> str:
    """Money as a number alone."""
    return _NOT_A_NUMBER.sub("", money)


def _iso(text: str) -> str:
    day, _, clock = text.replace(" - ", " ").partition(" ")
    return f"{day.replace('/', '-')}T{clock.rjust(8, '0')}"


def _occasion(found: re.Match[str]) -> Occasion:
    fee, _, currency = found["fee"].partition(" ")
    parts = [plain(part) for part in fee.split("+")]
    number = all(re.fullmatch(r"\d+(\.\d+)?", part) for part in parts)
    decimals = 2 if any("." in part for part in parts) or fee[:1] in CURRENCIES else 0
    chips = [_chips(part, decimals) for part in parts] if number else []
    padded = [*chips, 0, 0]
    buy_in = padded[0]
    bounty, taken = (padded[1], padded[2]) if len(chips) > 2 else (0, padded[1])
    level = found["level"] or ""
    return Occasion(
        number=found["event"], name="" if number else found["fee"], buy_in=buy_in, fee=taken, bounty=bounty,
        currency=currency or CURRENCIES.get(fee[:1], ""), decimals=decimals if number else 0,
        level=f"{found['round']}, {level}" if found["round"] else level,
    )  # fmt: skip


def _chips(text: str, decimals: int) -> int:
    whole, _, part = text.partition(".")
    return int(whole + part.ljust(decimals, "0")[:decimals])


class TableLine(Struct):
    """What the line of the table tells."""

    name: str
    size: int
    button: int
    play_money: bool


def read_table(line: str, number: int) -> TableLine:
    """The line of the table; Misread where it is none."""
    found = _table(line)
    if found is None:
        raise Misread("no-table", number, line)
    return found


@lru_cache(maxsize=4096)
def _table(line: str) -> TableLine | None:
    found = _TABLE.fullmatch(line.strip())
    return found and TableLine(found["name"], int(found["size"] or 0), int(found["button"] or 0), bool(found["play"]))

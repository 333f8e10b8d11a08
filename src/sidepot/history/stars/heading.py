"""The first lines of a hand in PokerStars text, as they are written: header, table, seats."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from sidepot.history.amounts import text_of
from sidepot.history.record import About, Occasion, Record
from sidepot.history.stars.header import CURRENCIES, GAMES
from sidepot.history.written import CantSay, Lost, left_out
from sidepot.rules import Rules

_NAMES = {game: name for name, game in GAMES.items()}
_LIMITS = {"no": "No Limit", "pot": "Pot Limit", "fixed": "Limit"}
SIGNS = {code: sign for sign, code in CURRENCIES.items()}


def check_game(record: Record) -> None:
    """CantSay where the site deals no such game."""
    rules = record.rules
    if rules.own_game is not None or rules.game not in _NAMES or rules.limit not in _LIMITS:
        raise CantSay("game", "stars", limit=rules.limit, game=rules.game)
    if rules.program.blinds and not rules.has_blinds(len(record.stacks)):
        raise CantSay("no-blinds", "stars")
    if record.about.decimals > 2:
        raise CantSay("decimals", "stars", decimals=str(record.about.decimals))


def game_text(rules: Rules) -> str:
    """What the header calls the game."""
    return f"{_NAMES[rules.game]} {_LIMITS[rules.limit]}"


def header_line(record: Record, game: str, stakes: str, lost: list[Lost]) -> str:
    """The header; what it can't say goes to *lost*."""
    about = record.about
    number = about.number
    if not (number.isascii() and number.isdecimal()):
        number = str(crc32(number.encode() + record.facts))
        lost.append(left_out("number"))
    stamp = _stamp(about, lost)
    if about.occasion is None:
        unit = f" {about.currency}" if about.currency else ""
        return f"PokerStars Hand #{number}:  {game} ({stakes}{unit}) - {stamp}"
    level = about.occasion.level or "I"
    where = level if "," not in level else level.rpartition(", ")[2]
    rounds = f"Match Round {level.partition(',')[0]}, " if "," in level else ""
    return f"PokerStars Hand #{number}: {_event(about.occasion)} {game} - {rounds}Level {where} ({stakes}) - {stamp}"


def _stamp(about: About, lost: list[Lost]) -> str:
    day, _, clock = about.time.partition("T")
    if not clock:
        day, clock = day if day.count("-") == 2 else "2000-01-01", "00:00:00"
        lost.append(left_out("no-time"))
    zone = about.zone or "ET"
    if not zone.isalnum():
        lost.append(left_out("zone-by-place"))
        zone = "ET"
    return f"{day.replace('-', '/')} {clock[:8] if clock[0] != '0' else clock[1:8]} {zone}"


def _event(occasion: Occasion) -> str:
    number = occasion.number if occasion.number.isdecimal() else str(crc32(occasion.number.encode()))
    parts = [occasion.buy_in, *([occasion.bounty] if occasion.bounty else []), occasion.fee]
    fee = "+".join(prize(occasion, part) for part in parts)
    unit = f" {occasion.currency}" if occasion.currency else ""
    return f"Tournament #{number}, {fee}{unit}" if any(parts) else f"Tournament #{number}, Freeroll "


def prize(occasion: Occasion, amount: int) -> str:
    """Money of a tournament: a buy-in, a bounty."""
    return f"{SIGNS.get(occasion.currency, '')}{text_of(amount, occasion.decimals)}"


def table_line(record: Record, chairs: tuple[int, ...], brings_in: bool) -> str:
    """The table, and who has the button where a game has one."""
    about = record.about
    size = max(about.table_size, max(chairs), max([away.chair for away in about.away], default=0))
    play = "" if about.currency or about.occasion is not None else " (Play Money)"
    button = "" if brings_in else f" Seat #{chairs[record.button]} is the button"
    return f"Table '{about.table or '1'}' {size}-max{play}{button}"


def seat_lines(
    record: Record, chairs: Sequence[int], names: Sequence[str], stacks: Sequence[str], away: Sequence[str]
) -> list[str]:
    """The seats with their chips, in the order of the chairs; what a head is worth stands beside.

    *stacks* and *away* are chips as text: of the players, and of those who were not dealt in.
    """
    occasion = record.about.occasion
    worth = [""] * len(names)
    if occasion is not None and occasion.bounties:
        worth = [f", {prize(occasion, bounty)} bounty" for bounty in occasion.bounties]
    rows = [
        (chair, f"Seat {chair}: {name} ({stack} in chips{bounty})")
        for chair, name, stack, bounty in zip(chairs, names, stacks, worth, strict=True)
    ]
    for one, stack in zip(record.about.away, away, strict=True):
        rows.append((one.chair, f"Seat {one.chair}: {one.name} ({stack} in chips) {one.why or 'is sitting out'}"))
    return [line for _, line in sorted(rows)]


def bounty_lines(occasion: Occasion, names: tuple[str, ...]) -> list[str]:
    """Who won what for whose elimination; where bounties grow, also what theirs is worth now."""
    lines = []
    shared = [out for _, _, out in occasion.bounties_won]
    grown = {(seat, out): (by, to) for seat, out, by, to in occasion.bounties_grown}
    for seat, won, out in occasion.bounties_won:
        together = "splitting the elimination of" if shared.count(out) > 1 else "eliminating"
        if (seat, out) in grown:
            by, to = grown[seat, out]
            own = f"their own bounty increases by {prize(occasion, by)} to {prize(occasion, to)}"
            lines.append(f"{names[seat]} wins {prize(occasion, won)} for {together} {names[out]} and {own}")
        else:
            lines.append(f"{names[seat]} wins the {prize(occasion, won)} bounty for {together} {names[out]}")
    return lines

"""Bounties in PokerStars text: what heads are worth, and the lines that tell who won what for eliminating whom."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from sidepot.history.amounts import decimals_of, scaled
from sidepot.history.record import Occasion
from sidepot.history.stars.header import plain

_WON = re.compile(
    r"(?P<who>.+) wins (?:the )?(?P<won>\S+?)(?: bounty)? for (?:eliminating|splitting the elimination of) (?P<out>.+?)"
    r"(?: and their own bounty increases by (?P<by>\S+) to (?P<to>\S+?))?"
)
_SPLIT = re.compile(r"(?P<who>.+) split the (?P<won>\S+) bounty for eliminating (?P<out>.+)")


def with_bounties(
    occasion: Occasion, worth: Mapping[str, str], lines: Iterable[str], seat_of: Mapping[str, int]
) -> Occasion:
    """The tournament with what each seat's head is *worth*, and what *lines* tell of bounties won."""
    told = [found for line in lines if " for " in line and (found := _WON.fullmatch(line) or _SPLIT.fullmatch(line))]
    if not worth and not told:
        return occasion
    amounts = [plain(found[name]) for found in told for name in ("won", "by", "to") if found.groupdict().get(name)]
    decimals = max(occasion.decimals, decimals_of([*worth.values(), *amounts]))
    more = 10 ** (decimals - occasion.decimals)
    won, grown = list[tuple[int, int, int]](), list[tuple[int, int, int, int]]()
    for found in told:
        out, chips = seat_of.get(found["out"], -1), scaled(plain(found["won"]), decimals)
        seats = _seats(found, seat_of)
        if out < 0 or not seats or chips % len(seats):
            continue  # it stays a note: nobody says who got the odd cent
        won += [(seat, chips // len(seats), out) for seat in seats]
        if found.groupdict().get("by"):
            grown.append((seats[0], out, scaled(plain(found["by"]), decimals), scaled(plain(found["to"]), decimals)))
    return replace(
        occasion, decimals=decimals, buy_in=occasion.buy_in * more, fee=occasion.fee * more,
        bounty=occasion.bounty * more, bounties_won=tuple(won), bounties_grown=tuple(grown),
        bounties=tuple([scaled(worth.get(name, "0"), decimals) for name in seat_of]) if worth else (),
    )  # fmt: skip


def _seats(found: re.Match[str], seat_of: Mapping[str, int]) -> list[int]:
    """Those who won it: one, or several with commas between."""
    if found["who"] in seat_of:
        return [seat_of[found["who"]]]
    names = found["who"].split(", ")
    return [seat_of[name] for name in names] if found.re is _SPLIT and all(name in seat_of for name in names) else []

"""Tournament summaries from the hands of tournaments: what the hands tell of buy-ins, places, prizes and rebuys."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from sidepot.history.amounts import text_of
from sidepot.history.clocks import in_utc
from sidepot.history.ohh.ots import Finish, Rebuys, Summary
from sidepot.history.record import Occasion, Record

NOT_TOLD = "never-seen"
"""What hands can't tell of a tournament."""
_OUT = re.compile(
    r"(?P<who>.+) finished the tournament in (?P<place>\d+)(?:st|nd|rd|th) place(?: and received (?P<won>\S+?)\.?)?"
)
_WON = re.compile(r"(?P<who>.+) wins the tournament(?: and receives (?P<won>\S+))?(?: - congratulations!)?")
_REBOUGHT = re.compile(r"(?P<who>.+) re-buys and receives .+")
_ADDED = re.compile(r"(?P<who>.+) takes the add-on.*")
_SIGNS = re.compile(r"[^\d.]")


class _Tournament:
    """What was seen of a tournament so far; whoever was not seen to go out is still playing, placed by chips."""

    def __init__(self) -> None:
        self.first: Record | None = None
        self.began = self.ended = self.hero = ""
        self.places: dict[str, int] = {}
        self.prizes: dict[str, str] = {}
        self.rebuys: dict[str, list[int]] = {}
        self.chips: dict[str, int] = {}
        """What each player had after the last hand they were seen in."""

    def add(self, record: Record) -> None:
        about = record.about
        time = in_utc(about.time, about.zone)
        if self.first is None or (time and time < self.began):
            self.first, self.began = record, time
        self.ended = max(self.ended, time)
        self.hero = record.names[about.hero] if about.hero is not None else self.hero
        for name, stack in zip(record.names, record.hand.stacks, strict=True):
            self.chips[name] = stack
        for away in about.away:
            self.chips.setdefault(away.name, away.stack)
        for note in about.notes:
            self._hear(note.text)

    def _hear(self, line: str) -> None:
        if found := _OUT.fullmatch(line):
            self.places[found["who"]] = int(found["place"])
        elif found := _WON.fullmatch(line):
            self.places[found["who"]] = 1
        elif found := _REBOUGHT.fullmatch(line):
            self.rebuys.setdefault(found["who"], [0, 0])[0] += 1
        elif found := _ADDED.fullmatch(line):
            self.rebuys.setdefault(found["who"], [0, 0])[1] += 1
        if found and found.groupdict().get("won"):
            self.prizes[found["who"]] = _SIGNS.sub("", found["won"]).rstrip(".") or "0"

    def summary(self) -> Summary:
        assert self.first is not None
        about, told = self.first.about, self.first.about.occasion
        assert told is not None
        standing = sorted((name for name in self.chips if name not in self.places), key=lambda name: -self.chips[name])
        finishes = [Finish(name, at, still_playing=True) for at, name in enumerate(standing, 1) if self.chips[name]]
        finishes += [
            Finish(name, place, prize=msgspec.Raw(self.prizes.get(name, "0").encode()))
            for name, place in sorted(self.places.items(), key=lambda one: one[1])
        ]
        flags = [*told.flags]
        if told.bounty and "Bounty" not in flags:
            flags.append("Bounty")
        return Summary(
            tournament_number=told.number, site_name=about.site or "sidepot", network_name=about.site or "sidepot",
            internal_version="1", tournament_name=told.name, start_date_utc=f"{self.began}Z" if self.began else "",
            end_date_utc=f"{self.ended}Z" if self.ended else "", currency=told.currency or "XPM",
            buyin_amount=_money(told, told.buy_in), fee_amount=_money(told, told.fee),
            bounty_fee_amount=_money(told, told.bounty), initial_stack=msgspec.Raw(str(told.initial_stack).encode()),
            type=told.kind or "MTT", flags=flags, speed={"type": told.speed or "Normal", "round_time": 0},
            hero_player_name=self.hero, player_count=max([len(self.chips), *self.places.values()]),
            tournament_finishes_and_winnings=finishes,
            tournament_rebuys=[Rebuys(name, *many) for name, many in self.rebuys.items()],
        )  # fmt: skip


def _money(told: Occasion, amount: int) -> msgspec.Raw:
    return msgspec.Raw(text_of(amount, told.decimals).encode())


def summaries_of(records: Iterable[Record]) -> list[Summary]:
    """A summary for each tournament among these hands, in the order in which they come up; cash games have none."""
    found: dict[str, _Tournament] = {}
    for record in records:
        if record.about.occasion is not None:
            found.setdefault(record.about.occasion.number, _Tournament()).add(record)
    return [tournament.summary() for tournament in found.values()]

"""Hands to be replayed: through the eyes of one of their players, or as everyone saw them; and what might have been.

The one rule it keeps: a replay, a text, a picture and everything that is played on from a moment come from a record
that holds only what its viewer saw. Cards that are not in it are dealt by chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from sidepot.arena.rollout import act_for, players_for
from sidepot.chance import Chance, child
from sidepot.engine import Hand, play
from sidepot.engine.stored import packed
from sidepot.history.formats import format_of
from sidepot.history.record import About, Record
from sidepot.history.replay import Replay, replay_of
from sidepot.room.record.hand_records import HandPlayed, rules_of
from sidepot.room.record.hand_store import record_of
from sidepot.room.record.places import Place
from sidepot.room.record.source import Shelf

MOST_READ = 500
"""Hands of a file that are read."""
BY_HAND = ""
"""Who plays the other seats where the viewer plays all of them."""


def seen_record(shelf: Shelf, place: Place, played: HandPlayed, viewer: str | None) -> Record:
    """A hand that was played here, as one of its players saw it or (None) as everyone did."""
    record = record_of(played, rules_of(shelf, place.id, played), place.id)
    table = f"{place.name} {played.table}" if played.table else place.name
    seat = None if viewer is None else played.names.index(viewer)
    return record.but(about=replace(record.about, table=table)).seen_by(seat)


class HandRead(Struct, frozen=True):
    """A hand of a file, or why it can't be read."""

    line: int
    number: str = ""
    players: tuple[str, ...] = ()
    net: dict[str, str] | None = None
    error: str = ""


def hands_in(name: str, text: str) -> list[HandRead]:
    """The hands of a file, as many as are read; ValueError where its format is not known."""
    found = []
    for number, hand in enumerate(format_of(name, text).read(text)):
        if number >= MOST_READ:
            break
        if hand.record is None:
            found.append(HandRead(hand.line, error=hand.error))
        else:
            found.append(HandRead(hand.line, hand.record.about.number, hand.record.names, hand.net))
    return found


def hand_in(name: str, text: str, number: int) -> Record:
    """One of the hands of a file, counted from 1, as the file tells it; ValueError where it can't be read."""
    for at, hand in enumerate(format_of(name, text).read(text), 1):
        if at == min(number, MOST_READ):
            if hand.record is None:
                raise ValueError(hand.error)
            return hand.record
    raise ValueError(f"there is no hand {number} in this file")


class PlayedOn(Struct, frozen=True):
    """A hand that goes on from a moment: how it stands, and what may be done."""

    replay: Replay
    hand: Hand
    seat: int | None
    """Whose turn it is, where somebody is asked."""


def played_on(record: Record, step: int, seed: int, others: str, line: Sequence[str]) -> PlayedOn:
    """Go on from a step with these decisions; *others* is who plays the seats that are not the viewer's.

    The same seed deals the same cards and lets the same auto players do the same, so that a longer line goes on
    where a shorter one stood. ValueError where it can't be, IllegalAction for what is against the rules.
    """
    hand = record.at(step).fork(seed)
    mine = record.about.hero
    chance: Random = Chance(child(seed, 0))
    autos = players_for([others], hand) if others != BY_HAND and mine is not None else []
    left = list(line)
    while (seat := hand.turn) is not None:
        if autos and seat != mine:
            act_for(hand, autos[seat], chance)
        elif left:
            play(hand, left.pop(0))
        else:
            break
    return PlayedOn(_seen(record, hand), hand, hand.turn)


def _seen(record: Record, hand: Hand) -> Replay:
    """A hand in play as the viewer of a record sees it."""
    mine = record.about.hero
    about = About(table=record.about.table, chairs=record.about.chairs, hero=mine, decimals=record.about.decimals,
                  currency=record.about.currency)  # fmt: skip
    facts = packed(hand.view(mine).facts)
    seen = Record(
        rules=record.rules, stacks=record.stacks, button=record.button, facts=facts, players=record.players,
        no_sb=record.no_sb, posts=record.posts, about=about, engine=record.engine,
    )  # fmt: skip
    return replay_of(seen)

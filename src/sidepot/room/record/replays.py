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
from sidepot.history.amounts import shortest
from sidepot.history.formats import format_of
from sidepot.history.read_hand import ReadHand
from sidepot.history.record import About, Record
from sidepot.history.replay import Replay, replay_of
from sidepot.room.record.hand_records import HandPlayed, rules_of
from sidepot.room.record.hand_store import record_of
from sidepot.room.record.places import Place
from sidepot.room.record.source import Shelf
from sidepot.words import Phrase
from sidepot.words.refusal import Wrong

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

    number: str = ""
    game: str = ""
    limit: str = ""
    players: tuple[str, ...] = ()
    hero: str | None = None
    net: str | None = None
    """What the hero won or lost, in the unit of the file."""
    error: Phrase | None = None


def hand_in(name: str, text: str, line: int) -> HandRead:
    """The hand that a text tells, which begins on a line of a file; ValueError where its format is not known."""
    found = _read(name, text, line)
    record = found.record
    if record is None:
        return HandRead(error=found.sentence)
    about, rules = record.about, record.rules
    told = HandRead(about.number, rules.game, rules.limit, record.names)
    if about.hero is None:
        return told
    net = shortest(record.result.net[about.hero], about.decimals)
    return replace(told, hero=record.names[about.hero], net=net)


def record_in(name: str, text: str, line: int) -> Record:
    """The record of that hand; ValueError where it can't be read."""
    found = _read(name, text, line)
    if found.record is None:
        raise Wrong("mistake-said", why=found.sentence)
    return found.record


def _read(name: str, text: str, line: int) -> ReadHand:
    found = next(format_of(name, text).read(text), None)
    if found is None:
        raise Wrong("history-no-hand")
    return found.from_line(line)


class PlayedOn(Struct, frozen=True):
    """A hand that goes on from a moment: how it stands, and what may be done."""

    replay: Replay
    hand: Hand
    seat: int | None
    """Whose turn it is, where somebody is asked."""


def played_on(record: Record, step: int, seed: int, others: str, line: Sequence[str]) -> PlayedOn:
    """Go on from a step with these decisions; *others* is who plays the seats that are not the viewer's.

    Who was not in the hand plays the seat whose turn it is, where auto players have the others.

    The same seed deals the same cards and lets the same auto players do the same, so that a longer line goes on
    where a shorter one stood. ValueError where it can't be, IllegalAction for what is against the rules.
    """
    hand = record.at(step).fork(seed)
    chance: Random = Chance(child(seed, 0))
    autos = players_for([others], hand) if others != BY_HAND else []
    mine = hand.turn if autos and record.about.hero is None else record.about.hero
    left = list(line)
    while (seat := hand.turn) is not None:
        if autos and seat != mine:
            act_for(hand, autos[seat], chance)
        elif left:
            play(hand, left.pop(0))
        else:
            break
    return PlayedOn(_seen(record, hand, mine), hand, hand.turn)


def _seen(record: Record, hand: Hand, mine: int | None) -> Replay:
    """A hand in play as its player sees it."""
    about = About(table=record.about.table, chairs=record.about.chairs, hero=mine, decimals=record.about.decimals,
                  currency=record.about.currency, bottomless=record.about.bottomless)  # fmt: skip
    facts = packed(hand.view(mine).facts)
    seen = Record(
        rules=record.rules, stacks=record.stacks, button=record.button, facts=facts, players=record.players,
        no_sb=record.no_sb, posts=record.posts, about=about, engine=record.engine,
    )  # fmt: skip
    return replay_of(seen)

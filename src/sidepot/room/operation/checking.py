"""Is everything in a room's data there and right? The log looks at what was played; what is made of it follows here."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy.exc import DatabaseError

from sidepot.room.base.seal import Sealer
from sidepot.room.log.accounts import account_of
from sidepot.room.log.compaction import still_matter
from sidepot.room.log.room_events import (
    Dated,
    Fact,
    Stopped,
    fact_of,
    facts_of,
    names_of,
    still_open,
)
from sidepot.room.log.verify import Told, Verdict, verify
from sidepot.room.record.hand_records import hand_of, hand_played
from sidepot.room.store.opening import open_reading
from sidepot.room.store.reading import Reading
from sidepot.room.store.streams import HANDS, ROOM, of_hands, of_table, of_tournament

OF_HAND = re.compile(r"hand (\d+):")
"""How the books say which hand moved chips."""


def check_room(where: str | Path, sealer: Sealer | None, told: Told = lambda done: None) -> Verdict:
    """Look at everything in a room's data; without a sealer the hands that were running stay closed."""
    found = verify(where, sealer, told)
    reading = open_reading(where)
    try:
        room = [(record.at, fact_of(record.data)) for record in reading.read(ROOM)]
        facts = [fact for _, fact in room]
        found.problems += _standing_still(facts, reading.lasts())
        _check_mind(room, reading, found)
        for stream in reading.streams():
            if stream.startswith(HANDS):
                _check_names(stream, reading, found)
                _check_hands(stream.removeprefix(HANDS), reading, found)
    except (ValueError, TypeError, DatabaseError) as error:
        found.problems.append(f"what the room remembers cannot be read: {error}")
    finally:
        reading.close()
    return found


def _standing_still(facts: list[Fact], lasts: dict[str, int]) -> Iterator[str]:
    """What an error stopped, and nothing was written of since."""
    tables, tournaments = still_open(facts)
    names = {of_table(opened.table): opened.name for opened in tables}
    names |= {of_tournament(opened.tournament): opened.name for opened in tournaments}
    stopped = {fact.stream: fact for fact in facts if isinstance(fact, Stopped)}
    for stream, fact in stopped.items():
        if stream in names and lasts.get(stream, 0) <= fact.seq:
            error = f"an error in the room ({fact.error})"
            yield f"{names[stream]} stands still since {error}: what the room printed then says more"


def _check_mind(written: list[Dated], reading: Reading, found: Verdict) -> None:
    """What a start of the room begins with is what its log says, and what can be found in that is found."""
    shot = reading.snapshot(ROOM)
    if shot is not None and facts_of(shot.data) != still_matter(written[: shot.seq]):
        found.problems.append("what the room keeps in mind is not what its log says")
    named = {seq: {(name, seq) for name in names_of(fact)} for seq, (_, fact) in enumerate(written, 1)}
    if reading.names(ROOM) != {seq: names for seq, names in named.items() if names}:
        found.problems.append("tournaments that are over are not found under their names")


def _check_names(stream: str, reading: Reading, found: Verdict) -> None:
    """Each hand is found by those who were in it, and by nobody else."""
    named = reading.names(stream)
    for record in reading.read(stream):
        played = hand_of(record.data)
        if named.pop(record.seq, set()) != {(name, played.number) for name in played.accounts}:
            found.problems.append(f"hand {played.number} of {stream} is not found by its players, or by others")
    if named:
        found.problems.append(f"{stream} has hands to be found that are not there: {len(named)}")


def _check_hands(ident: str, reading: Reading, found: Verdict) -> None:
    """Each hand that is over has sound facts, and moved the chips that the books say; none is played again."""
    booked: dict[int, Counter[str]] = {}
    player = account_of("player:", ident)
    for stream in (of_table(ident), of_hands(ident)):
        for each in reading.ledger(stream):
            move, of_hand = each.movement, OF_HAND.match(each.movement.why)
            if of_hand:
                moved = booked.setdefault(int(of_hand[1]), Counter())
                moved[move.source.removeprefix(player)] -= move.amount
                moved[move.target.removeprefix(player)] += move.amount
    for record in reading.read(of_hands(ident)):
        played = hand_of(record.data)
        try:
            result = hand_played(reading, ident, played).result
        except (ValueError, IndexError) as error:
            found.problems.append(f"{ident}: {error}")
            continue
        moved = booked.get(played.number, Counter())
        net = dict(zip(played.names, () if result is None else result.net, strict=False))
        if moved and any(moved[name] != chips for name, chips in net.items()):
            found.problems.append(f"{ident}: hand {played.number} moved other chips than the books say")

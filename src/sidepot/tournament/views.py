"""What players and the rail may see of a tournament. Cards come through the table's views alone."""

from __future__ import annotations

from msgspec import Struct

from sidepot.rules.levels import Level
from sidepot.table import TableView
from sidepot.table import shown as shown_at_table
from sidepot.tournament.events import Event, TableSaid
from sidepot.tournament.payouts import prizes
from sidepot.tournament.places import Placed
from sidepot.tournament.state import BREAK, HAND_FOR_HAND, PAUSE, TournamentState


class PlayerView(Struct, frozen=True):
    """Somebody still in."""

    player: str
    table: int
    chips: int
    absent: bool


class TournamentView(Struct, frozen=True):
    """A tournament as one player (or the rail) sees it."""

    name: str
    begun: bool
    over: bool
    paused: bool
    on_break: bool
    hand_for_hand: bool
    level: int
    """Counted from 1."""
    now: Level
    next: Level | None
    level_ends: int | None
    hands: int
    entrants: int
    tables: dict[int, int]
    """How many sit at each table."""
    players: tuple[PlayerView, ...]
    """Who is still in, most chips first."""
    average: int
    """What each of them would have if they had the same, chips in pots included."""
    out: tuple[tuple[str, ...], ...]
    """Who is out, the last ones first, equals together."""
    pool: int
    prizes: tuple[int, ...]
    """What the places pay, the first one first, as things stand."""
    places: tuple[Placed, ...]
    table: TableView | None
    """The viewer's own table."""


def view(t: TournamentState, player: str | None) -> TournamentView:
    """What a player may see of a tournament; None is the rail."""
    levels = t.structure.levels
    table = None if player is None else t.table_of(player)
    groups = [[name for name in names if t.entrants[name].gone == at] for at, names in enumerate(t.gone)]
    return TournamentView(
        name=t.structure.name,
        begun=t.begun,
        over=t.over,
        paused=bool(t.waits & PAUSE),
        on_break=bool(t.waits & BREAK),
        hand_for_hand=bool(t.waits & HAND_FOR_HAND),
        level=t.level + 1,
        now=levels.at(t.level),
        next=None if levels.last(t.level) else levels.at(t.level + 1),
        level_ends=t.clock_due,
        hands=t.hands,
        entrants=len(t.entrants),
        tables={number: tracked.size for number, tracked in t.index.tables.items()},
        players=_players(t),
        average=round((t.chips_issued - t.dropped - t.taken_out) / max(1, t.in_play)),
        out=tuple([tuple(names) for names in reversed(groups) if names]),
        pool=t.pool,
        prizes=tuple(prizes(t.pool, t.structure.payouts.shares(len(t.entrants)))) if t.pool and t.entrants else (),
        places=t.places,
        table=None if table is None else table.view(player),
    )


def _players(t: TournamentState) -> tuple[PlayerView, ...]:
    found = []
    for number, tracked in t.index.tables.items():
        table = tracked.table
        for person in table.people.values():
            chips = person.chips
            if person.seat >= 0 and table.hand is not None:
                chips = table.hand.stacks[person.seat] + person.aside
            found.append(PlayerView(person.name, number, chips, person.name in t.absent))
    found.sort(key=lambda player: -player.chips)
    return tuple(found)


def shown(event: Event, player: str | None) -> Event | None:
    """An event as a player (None: the rail) may see it; None where it isn't theirs to see at all."""
    if type(event) is not TableSaid:
        return event
    inner = shown_at_table(event.event, player)
    return None if inner is None else TableSaid(event.table, inner)

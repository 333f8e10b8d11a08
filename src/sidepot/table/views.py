"""What each player and the rail may see of a table. The hand comes through `hand.view` alone.

The one rule it keeps: plans are for their owner's eyes, and cards are hidden by the engine's views.
"""

from __future__ import annotations

from msgspec import Struct

from sidepot.engine import View, hide, hides
from sidepot.rules import Rules
from sidepot.table.events import BuysAlways, Event, GameOver, PlanGone, Planned, Played
from sidepot.table.games import rises_in, rules_at
from sidepot.table.people import Person
from sidepot.table.refusals import No, Refused
from sidepot.table.rotation import coming_game, picker
from sidepot.table.state import TableState

_OWES = ((), ("bb",), ("sb",), ("sb", "bb"))
_OWN = (Planned, PlanGone, BuysAlways)


class ChairView(Struct, frozen=True):
    """A chair with somebody in it; *seat* is theirs in the hand, None when not dealt in."""

    chair: int
    player: str
    chips: int
    seat: int | None
    sits_out: bool
    away: bool
    leaving: bool
    online: bool
    owes: tuple[str, ...]
    agrees: tuple[str, ...]
    bank: int
    moves_to: int | None = None
    """The chair that is kept for them: they move there at the end of the hand."""


class GameView(Struct, frozen=True):
    """The game at a table that has an end, or whose blinds rise."""

    number: int
    """Of the game in play, or the last one."""
    hands: int
    """Hands of it that are over."""
    over: bool
    """The next game has to be started."""
    ending: bool
    """It ends after this hand."""
    left: int
    """Players who have chips."""
    level: int
    """From 1 on."""
    rises_in: int | None
    """Hands or orbits until the blinds rise, the one in play included; None where they stay."""
    next_blinds: tuple[int, ...] | None
    entrants: tuple[str, ...]
    """Who was dealt in: they don't buy chips or join again before the next game."""
    result: GameOver | None
    """How the last game ended."""


class RotationView(Struct, frozen=True):
    """The mixed games of a table, as the house's list names them (T26)."""

    games: tuple[str, ...]
    now: str
    """The game in play, or the last one that was."""
    next: str | None
    """The game after it; None where that is picked."""
    hands: int
    """Hands of it that were dealt."""
    every: int | str
    picks: str | None = None
    """Who is to pick the next game now."""
    picked: str | None = None
    """What that player picked."""
    until: int | None = None
    """Until when."""


class TableView(Struct, frozen=True):
    """A table as one player (or the rail, player None) sees it."""

    player: str | None
    rules: Rules
    next_rules: Rules | None
    chairs: tuple[ChairView | None, ...]
    button: int | None
    number: int
    seats: tuple[int, ...]
    """The chair of each seat in the hand."""
    hand: View | None
    turn: str | None
    turn_ends: int | None
    next_hand: int | None
    paused: bool
    plan: str
    """What the viewer has decided ahead."""
    at_blind: bool
    """Whether the viewer sits out when the big blind comes."""
    pending: int
    """Chips the viewer bought in the middle of a hand, which come at its end."""
    waiting: tuple[str, ...]
    offers: dict[int, str]
    game: GameView | None = None
    answers: dict[str, bool] | None = None
    """Who is asked whether to run it twice, and who has agreed; *turn_ends* is until when."""
    rotation: RotationView | None = None
    kill: str | None = None
    """Who posts the kill in the next hand, or did in this one (T27)."""
    tops_up: int = 0
    """What the viewer's stack is filled up to after each hand; 0 for not."""
    rebuys: int = 0
    """What is bought for the viewer when nothing is left; 0 for nothing."""


def view(table: TableState, player: str | None) -> TableView:
    """What a player may see of a table; None is the rail."""
    if player is not None and not isinstance(player, str):
        raise Refused(No.NOT_SEATED)
    person = None if player is None else table.people.get(player)
    if player is not None and person is None:
        raise Refused(No.NOT_SEATED)
    hand, deal = table.hand, table.deal
    own, paused = None, table.paused_at >= 0
    stacks = () if hand is None else hand.stacks
    if person is not None and deal is not None and person in table.seats:
        own = table.seats.index(person)
    return TableView(
        player=player,
        rules=table.rules,
        next_rules=table.next_rules,
        chairs=tuple([None if other is None else _chair(other, stacks) for other in table.seated]),
        button=None if deal is None else deal.places.button,
        number=table.number,
        seats=() if deal is None else deal.chairs,
        hand=None if hand is None else hand.view(own),
        turn=table.turn,
        turn_ends=table.turn_due if table.playing and table.turn_due >= 0 and not paused else None,
        next_hand=table.start_due if not table.playing and table.start_due >= 0 and not paused else None,
        paused=paused,
        plan="none" if person is None else person.plan,
        at_blind=False if person is None else person.at_blind,
        pending=0 if person is None else person.pending,
        waiting=table.waiting,
        offers={chair: name for chair, (name, _) in table.offers.items()},
        game=_game(table) if table.contest or table.over else None,
        answers=None if table.asking is None else dict(table.answers),
        rotation=_rotation(table) if table.coming_base.rotate else None,
        kill=_killer(table),
        tops_up=0 if person is None else person.tops_up,
        rebuys=0 if person is None else person.rebuys,
    )


def _killer(table: TableState) -> str | None:
    person = table.seated[table.kill_chair] if table.kill_chair >= 0 else None
    return None if person is None else person.name


def _rotation(table: TableState) -> RotationView:
    base = table.coming_base
    games = base.rotate
    ordered = base.rotation == "order"
    coming, person = coming_game(table), picker(table)
    now = table.game_at if games == table.base.rotate else 0
    due = table.pick_due if table.pick_due >= 0 and table.paused_at < 0 else None
    return RotationView(
        games=games,
        now=games[now],
        next=games[(now + 1) % len(games) if coming == now else coming] if ordered else None,
        hands=table.game_dealt,
        every=base.every,
        picks=None if person is None else person.name,
        picked=games[table.picked] if table.picked >= 0 else None,
        until=due if person is not None else None,
    )


def _game(table: TableState) -> GameView:
    rises = rises_in(table)
    return GameView(
        number=table.game,
        hands=table.game_hands,
        over=table.over,
        ending=table.ending,
        left=sum([1 for person in table.people.values() if person.chips]),
        level=table.level + 1,
        rises_in=rises,
        next_blinds=None if rises is None else rules_at(table, table.level + 1).blinds,
        entrants=table.entrants if table.rules.ends != "open" else (),
        result=table.result,
    )


def _chair(person: Person, stacks: tuple[int, ...]) -> ChairView:
    seat, chips = person.seat, person.chips
    if seat >= 0 and stacks:
        chips = stacks[seat] + person.aside
    return ChairView(
        person.chair, person.name, chips, seat if seat >= 0 else None, person.out, person.away, person.leaving,
        person.online, _OWES[2 * person.owes_sb + person.owes_bb], tuple(sorted(person.agrees)), person.bank,
        person.moves_to if person.moves_to >= 0 else None,
    )  # fmt: skip


def open_to_all(event: Event) -> bool:
    """Whether everyone may see all of an event."""
    if isinstance(event, Played):
        return not any(map(hides, event.events))
    return not isinstance(event, _OWN)


def shown(event: Event, player: str | None) -> Event | None:
    """An event as a player (None: the rail) may see it; None where it isn't theirs to see at all."""
    if isinstance(event, _OWN):
        return event if event.player == player else None
    if isinstance(event, Played):
        seat = event.players.index(player) if player in event.players else None
        return Played(event.hand, event.players, tuple([hide(part, seat) for part in event.events]))
    return event

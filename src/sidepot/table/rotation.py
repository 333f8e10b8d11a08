"""Mixed games at a table: which game is played, when it changes, and who picks the next one (T26).

The one rule it keeps: what comes next follows from the hands that are over; it changes when a hand begins.
"""

from __future__ import annotations

from zlib import crc32

from sidepot.rules import Rules
from sidepot.table.between_hands import deal_for, dealt_chairs, likely_deal, stands
from sidepot.table.button import Deal, left_of, passes
from sidepot.table.commands import PickGame
from sidepot.table.events import Event, GamePickDue, GamePicked
from sidepot.table.games import rises_next
from sidepot.table.people import Person
from sidepot.table.refusals import No, Refused
from sidepot.table.state import TableState

DEALERS_CHOICE = "dealers-choice"


def coming_game(table: TableState) -> int:
    """Which game of the rotation the next hand would be, as things stand."""
    base = table.coming_base
    if not base.rotate:
        return 0
    if base.rotate != table.base.rotate:
        return 0
    if not game_is_over(table):
        return table.game_at
    if base.rotation == DEALERS_CHOICE:
        return max(0, table.picked)
    return (table.game_at + 1) % len(base.rotate)


def game_is_over(table: TableState) -> bool:
    """Whether the game that was played last has had its hands."""
    if not table.game_dealt:
        return table.base.rotation == DEALERS_CHOICE  # the first game is picked too
    every = table.base.every
    if every == "level":
        return table.coming_base.bb != table.game_bb or rises_next(table)
    if every != "orbit":
        return table.game_dealt >= int(every)
    deal = table.deal
    assert deal is not None
    if stands(table, table.rules):
        return table.game_dealt >= max(2, len(dealt_chairs(table, table.rules)))
    coming = likely_deal(table, table.rules)
    return coming is not None and passes(deal.places.button, coming.places.button, table.game_from, table.chairs)


def rules_of_game(table: TableState, base: Rules, at: int) -> Rules:
    """The rules of a game of the rotation, made once: the engine knows rules by their identity."""
    if not base.rotate:
        return base
    made = table.variants.get(("game", at, base))
    if made is None:
        made = table.variants["game", at, base] = base.in_rotation(at)
    return made


def coming_rules(table: TableState) -> Rules:
    """The rules that decide who is dealt into the next hand; its blinds may still rise."""
    return rules_of_game(table, table.coming_base, coming_game(table))


def coming_deal(table: TableState, events: list[Event]) -> Deal | None:
    """The next hand as it is dealt: whoever wanted to sit out at the big blind does so when it comes."""
    return deal_for(table, coming_rules(table) if table.coming_base.rotate else table.next_rules or table.rules, events)


def game_begins(table: TableState, at: int, changes: bool, deal: Deal) -> None:
    """A hand is dealt: of another game than the last one, or one more of it."""
    if changes or not table.game_dealt:
        table.game_at, table.game_dealt = at, 0
        table.game_from, table.game_bb = deal.places.button, table.base.bb
    table.game_dealt += 1
    table.picked = table.pick_due = -1


def forget_game(table: TableState) -> None:
    """Another rotation begins at its beginning."""
    table.game_at = table.game_dealt = 0
    table.picked = table.game_from = -1


# dealer's choice


def picker(table: TableState) -> Person | None:
    """Whose game it is to pick before the next hand: that of the player who gets the button, if one is there."""
    base = table.coming_base
    if table.playing or base.rotation != DEALERS_CHOICE or not base.rotate or table.picked >= 0:
        return None
    if not game_is_over(table):
        return None
    chairs = dealt_chairs(table, table.rules)
    if len(chairs) < 2:
        return None
    last = table.last
    person = table.seated[left_of(table.first - 1 if last is None else last.button, chairs)]
    return None if person is None or person.out or person.away or not person.online else person


def in_turn(table: TableState, name: str) -> PickGame:
    """What somebody picks who has no wish: each game in turn, everyone from another one on."""
    games = table.coming_base.rotate
    return PickGame(name, games[(crc32(name.encode()) + table.number) % len(games)])


def wait_for_pick(table: TableState, now: int, events: list[Event]) -> bool:
    """The player with the button is asked once, and has the time of a decision."""
    limit, person = table.clock.act, picker(table)
    if person is None or limit is None or table.pick_due >= 0:
        return False
    table.pick_due = table.start_due = now + limit
    events.append(GamePickDue(person.name, table.coming_base.rotate, table.pick_due))
    return True


def pick_game(table: TableState, command: PickGame, now: int, events: list[Event]) -> None:
    """Pick the game of the next hands."""
    games = table.coming_base.rotate
    if table.coming_base.rotation != DEALERS_CHOICE or not games:
        raise Refused(No.NOT_OFFERED)
    person = picker(table)
    if person is None or person.name != command.player:
        raise Refused(No.NOT_YOUR_PICK)
    if command.game not in games:
        raise Refused(No.BAD_CHOICE, "bad-choice-of", choices=", ".join(games))
    table.picked = games.index(command.game)
    if table.pick_due >= 0:
        table.pick_due, table.start_due = -1, max(now, table.pause_due)
    events.append(GamePicked(person.name, command.game))

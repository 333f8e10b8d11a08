"""What cannot go on is ended: chips go back to their owners, in the log and in the books.

Where the key of a running hand is lost that hand is void, and its table goes on. A table whose log does not lead to
it any more is closed by what the books say; a tournament is cancelled.

The one rule it keeps: what can go on is left alone.
"""

from __future__ import annotations

from collections import Counter

import msgspec
from msgspec import Struct

from sidepot.engine.stored import ENGINE
from sidepot.room.game.chat import THE_ROOM, ChatRoom
from sidepot.room.log.accounts import account_of, fees_of, player_of, pool_of
from sidepot.room.log.logged import LoggedTable
from sidepot.room.log.moves import Move, Place, Void, Voided
from sidepot.room.log.replay import Replay
from sidepot.room.log.room_events import KeyReplaced, TableClosed, TableOpened, TournamentCancelled, TournamentOpened
from sidepot.room.operation.checking import OF_HAND
from sidepot.room.record.chronicle import Chronicle
from sidepot.room.room import Room
from sidepot.room.store.records import Store
from sidepot.room.store.streams import of_hands, of_table, of_tournament
from sidepot.table import Table
from sidepot.table.ledger import Movement

VOID = "hand {} could not go on and is void: everyone has back what they had put in"

CLOSED = "the table could not go on and is closed: everyone has back what they had"
CANCELLED = "the tournament could not go on and is cancelled: everyone gets back what they paid"


class Back(Struct, frozen=True):
    """What was given back, and for what."""

    id: str
    name: str
    hand: int
    """0: a whole tournament."""
    returned: dict[str, int]
    closed: bool = False
    """The whole table."""


async def void_locked(room: Room) -> list[Back]:
    """Void what does not open with the room's key, or stands still; the room has recovered, and is not started."""
    found = []
    for opened in room.locked:
        if isinstance(opened, TableOpened):
            found.append(await _void_hand(room, opened))
        else:
            found.append(await _cancel(room, opened))
    if found:
        await room.services.remember(KeyReplaced())
    room.locked.clear()
    for opened in room.stuck:
        found.append(await (_close(room, opened) if isinstance(opened, TableOpened) else _cancel(room, opened)))
    room.stuck.clear()
    return found


async def _close(room: Room, opened: TableOpened) -> Back:
    """A table is closed as the books have it: what lies in the pot goes back, and everyone cashes what they have."""
    services, own = room.services, opened.table
    store = services.store
    staked, hand = _last_staked(store, own)
    player, pot, bank = account_of("player:", own), account_of("pot", own), account_of("bank", own)
    movements = [Movement(pot, player + name, chips, f"hand {hand}: void") for name, chips in staked.items()]
    back = {name: store.balance(player + name) + staked.get(name, 0) for name in _players(store, own)}
    back = {name: chips for name, chips in back.items() if chips}
    movements += [Movement(player + name, bank, chips, "cashed") for name, chips in back.items()]
    noted = Chronicle(own, services)
    noted.say("void", CLOSED, tuple(back), back, hand)
    await store.append([*noted.take(), *services.records([TableClosed(own)])], movements)
    return Back(own, opened.name, hand, back, closed=True)


def _players(store: Store, table: str) -> list[str]:
    """Everyone who ever had chips at a table."""
    player = account_of("player:", table)
    accounts = {account for move in _movements(store, table) for account in (move.source, move.target)}
    return sorted([account.removeprefix(player) for account in accounts if account.startswith(player)])


def _last_staked(store: Store, table: str) -> tuple[dict[str, int], int]:
    """What each player has in the pot, and of which hand."""
    hands = [int(said[1]) for move in _movements(store, table) if (said := OF_HAND.match(move.why))]
    last = max(hands, default=0)
    return _staked(store, table, last), last


async def _void_hand(room: Room, opened: TableOpened) -> Back:
    """The table as if its hand had never been dealt."""
    services, stream = room.services, of_table(opened.table)
    store = services.store
    logged, records = LoggedTable(opened), list(store.read(stream))
    replay = Replay(logged, services.sealer, services.world.shuffle)
    place = _running(stream, list(logged.moves(records, ENGINE)))
    replay.void.add(place)
    table = replay.game(None, records)
    at, hand = max(services.now(), table.now), replay.voiding
    replay.end_void(table, at)
    returned = _staked(store, opened.table, hand)
    record = replay.log.voided(at, Voided(hand, returned, *place))
    movements = _differences(store, opened.table, hand, table)
    noted = Chronicle(opened.table, services)
    noted.say("void", VOID.format(hand), tuple(returned), returned, hand)
    await store.append([*noted.take(), record], movements, [replay.log.snapshot(table)])
    await ChatRoom(opened.table, services).say(THE_ROOM, VOID.format(hand), muted=False)
    return Back(opened.table, opened.name, hand, returned)


def _running(stream: str, moves: list[Move | Void]) -> Place:
    """Where the deck of the hand is that was dealt last: it has not ended."""
    dealt: dict[Place, None] = {}
    for move in moves:
        if isinstance(move, Void):
            dealt.pop(move.told.place, None)
            continue
        dealt |= dict.fromkeys([deck.place for deck in move.dealt])
        for hand in move.told.opened:
            dealt.pop(hand.place, None)
    if not dealt:
        raise ValueError(f"{stream} does not open with this key, and has no hand to void")
    return next(reversed(dealt))


def _staked(store: Store, table: str, hand: int) -> dict[str, int]:
    """What each player has in the pot of a hand."""
    pot, player = account_of("pot", table), account_of("player:", table)
    staked: Counter[str] = Counter()
    for move in _movements(store, table):
        if not move.why.startswith(f"hand {hand}:"):
            continue
        if move.target == pot:
            staked[move.source.removeprefix(player)] += move.amount
        elif move.source == pot:
            staked[move.target.removeprefix(player)] -= move.amount
    return {name: chips for name, chips in staked.items() if chips}


def _movements(store: Store, table: str) -> list[Movement]:
    streams = (of_table(table), of_hands(table))
    return [booked.movement for stream in streams for booked in store.ledger(stream)]


def _differences(store: Store, own: str, hand: int, table: Table) -> list[Movement]:
    """The movements that bring the books to where the table stands: mostly from the pot to its players."""
    missing = {
        account: chips - store.balance(account)
        for account, chips in ((account_of(name, own), chips) for name, chips in table.ledger.balances.items())
    }
    takes = {account: chips for account, chips in missing.items() if chips > 0}
    movements = []
    for source, chips in missing.items():
        left = -chips
        while left > 0:
            target, wants = takes.popitem()
            amount = min(left, wants)
            movements.append(Movement(source, target, amount, f"hand {hand}: void"))
            left -= amount
            if wants > amount:
                takes[target] = wants - amount
    return movements


def _refunds(store: Store, tournament: str, returned: dict[str, int]) -> list[Movement]:
    """What was paid goes back, out of the pool and the fees; rooms of before booked nothing of it."""
    left = {account: store.balance(account) for account in (pool_of(tournament), fees_of(tournament))}
    movements = []
    for name, chips in returned.items():
        for account, there in left.items():
            amount = min(chips, there)
            if amount > 0:
                movements.append(Movement(account, player_of(tournament, name), amount, "refund"))
                left[account] -= amount
                chips -= amount
    return movements


async def _cancel(room: Room, opened: TournamentOpened) -> Back:
    """A tournament cannot go on without its cards: everyone gets back what they paid."""
    structure = opened.sheet.structure
    costs = {
        "register": structure.buy_in + structure.fee,
        "unregister": -structure.buy_in - structure.fee,
        "rebuy": 0 if structure.rebuys is None else structure.rebuys.cost,
        "take-add-on": 0 if structure.add_on is None else structure.add_on.cost,
    }
    paid: Counter[str] = Counter()
    for record in room.services.store.read(of_tournament(opened.tournament)):
        command = msgspec.json.decode(record.data).get("command") or {}
        paid[command.get("player", "")] += costs.get(command.get("type", ""), 0)
    returned = {name: chips for name, chips in paid.items() if chips > 0}
    noted, services = Chronicle(opened.tournament, room.services), room.services
    noted.say("cancelled", CANCELLED, tuple(returned), returned)
    cancelled = services.records([TournamentCancelled(opened.tournament, returned)])
    await services.store.append([*noted.take(), *cancelled], _refunds(services.store, opened.tournament, returned))
    return Back(opened.tournament, opened.name, 0, returned)

"""The money of a tournament in the books: entries, fees, rebuys, add-ons, prizes, refunds; from and to its players.

The one rule it keeps: what lies in the pool is what was paid for the game that is not over yet, to the chip.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct

from sidepot.room.log.accounts import fees_of, house_of, player_of, pool_of
from sidepot.table.ledger import Movement
from sidepot.tournament import Season, Tournament, events
from sidepot.tournament.events import Event

_WHY: dict[type, str] = {
    events.Registered: "entry",
    events.Unregistered: "refund",
    events.Removed: "refund",
    events.Rebought: "rebuy",
    events.AddedOn: "add-on",
}
_MOVING = (*_WHY, events.Began, events.GameBegan, events.Ended, events.Cancelled)
"""What can move money; everything else is looked at no further."""


class Paid(Struct, frozen=True):
    """What a player has paid for a game."""

    pool: int = 0
    fees: int = 0


_NOTHING = Paid()


class Till:
    """What was paid for the game that is not over yet."""

    def __init__(self, tournament: str) -> None:
        self._tournament = tournament
        self._pool, self._fees = pool_of(tournament), fees_of(tournament)
        self.paid: dict[str, Paid] = {}

    @property
    def in_pool(self) -> int:
        """The money in the pool."""
        return sum([paid.pool for paid in self.paid.values()])

    def moved(self, told: Iterable[Event], game: Tournament | Season) -> list[Movement]:
        """The movements of what has just happened."""
        found: list[Movement] = []
        why: dict[str, str] = {}
        looked = False
        for event in told:
            if not isinstance(event, _MOVING):
                continue
            looked = True
            if isinstance(event, events.Ended):
                found += self._prizes({placed.player: placed.prize for placed in event.places})
            elif isinstance(event, events.Cancelled):
                found += self._change({}, {})
            elif type(event) in _WHY:
                why[getattr(event, "player", "")] = _WHY[type(event)]
        return found + self._change(paid_for(game), why) if looked else found

    def recovered(self, game: Tournament | Season, balance: Callable[[str], int]) -> list[Movement]:
        """Go on where a log ends; the movements that the books of older rooms do not have yet."""
        self.paid = paid_for(game)
        fees = sum([paid.fees for paid in self.paid.values()])
        if balance(self._pool) >= self.in_pool and balance(self._fees) >= fees:
            return []
        missing, self.paid = self.paid, {}
        return self._change(missing, {})

    def _change(self, paid: dict[str, Paid], why: dict[str, str]) -> list[Movement]:
        """Bring the books from what was paid to what is paid now."""
        found = []
        for name in {**self.paid, **paid}:
            old, new = self.paid.get(name, _NOTHING), paid.get(name, _NOTHING)
            found += self._move(name, self._pool, new.pool - old.pool, why.get(name, "entry"))
            found += self._move(name, self._fees, new.fees - old.fees, "fee")
        self.paid = paid
        return found

    def _move(self, name: str, account: str, amount: int, why: str) -> list[Movement]:
        player = player_of(self._tournament, name)
        if amount > 0:
            return [Movement(player, account, amount, why)]
        return [Movement(account, player, -amount, "refund")] if amount else []

    def _prizes(self, prizes: dict[str, int]) -> list[Movement]:
        """All of the pool is paid out; where that is more than was paid in, the house adds it."""
        added = sum(prizes.values()) - self.in_pool
        found = [Movement(house_of(self._tournament), self._pool, added, "guarantee")] if added > 0 else []
        for name, prize in prizes.items():
            if prize:
                found.append(Movement(self._pool, player_of(self._tournament, name), prize, "prize"))
        self.paid = {}
        return found


def paid_for(game: Tournament | Season) -> dict[str, Paid]:
    """What everyone has paid for the game that is not over yet, or for a season's first one."""
    structure = game.structure
    if isinstance(game, Season) and game.current is None:
        paid = Paid(structure.buy_in, structure.fee)
        return {} if game.over or paid == _NOTHING else dict.fromkeys(game.players, paid)
    current = game.current if isinstance(game, Season) else game
    if current is None or current.over or game.over:
        return {}
    rebuy = 0 if structure.rebuys is None else structure.rebuys.cost
    add_on = 0 if structure.add_on is None else structure.add_on.cost
    found = {}
    for name, entrant in current.entrants.items():
        pool = entrant.entries * structure.buy_in + entrant.rebuys * rebuy + (add_on if entrant.added else 0)
        paid = Paid(pool, entrant.entries * structure.fee)
        if paid != _NOTHING:
            found[name] = paid
    return found

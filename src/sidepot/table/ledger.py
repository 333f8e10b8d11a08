"""Where every chip is: double entry, so that all balances together are always zero.

Accounts: `bank` (chips sold), one `player:NAME` each, `pot`, `rake`, `dropped`. With a journal every movement of a hand
is booked as it happens; without one, what the players have put in or won so far is booked when somebody looks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct

from sidepot.copying import never_copied
from sidepot.engine.events import (
    Anted,
    Called,
    Dropped,
    Posted,
    RaisedTo,
    Raked,
    Returned,
    Won,
)
from sidepot.engine.events import Event as HandEvent
from sidepot.table.debts import Debt, settle

BANK, POT, RAKE, DROPPED = "bank", "pot", "rake", "dropped"
HOUSE = "the house"


class Movement(Struct, frozen=True):
    """Chips went from one account to another."""

    source: str
    target: str
    amount: int
    why: str


def account(player: str) -> str:
    """The account of a player's chips at the table."""
    return f"player:{player}"


class Ledger:
    """The balances of a table's accounts, and what each player bought and cashed."""

    __slots__ = ("balances", "bought", "cashed", "journal", "staked")
    __reduce__ = never_copied

    def __init__(self, journal: Callable[[Movement], object] | None = None) -> None:
        self.balances: dict[str, int] = {BANK: 0, POT: 0, RAKE: 0, DROPPED: 0}
        self.bought: dict[str, int] = {}
        self.cashed: dict[str, int] = {}
        self.journal = journal
        self.staked: dict[str, int] = {}
        """What each account has in the pot: it counts as its owner's until the hand is over."""

    def move(self, source: str, target: str, amount: int, why: str) -> None:
        """Book chips from one account to another."""
        self.balances[source] -= amount
        self.balances[target] += amount
        if self.journal is not None:
            self.journal(Movement(source, target, amount, why))

    def buy(self, player: str, chips: int) -> None:
        """A player buys chips from the bank."""
        self.balances.setdefault(account(player), 0)
        self.move(BANK, account(player), chips, "bought")
        self.bought[player] = self.bought.get(player, 0) + chips

    def cash(self, player: str, chips: int) -> None:
        """A player gives chips back to the bank."""
        self.move(account(player), BANK, chips, "cashed")
        self.cashed[player] = self.cashed.get(player, 0) + chips

    def book(self, number: int, names: Sequence[str], events: Iterable[HandEvent]) -> None:
        """Book what these events of a hand move, each by itself; *names* are those of its seats."""
        for event in events:
            match event:
                case Anted(seat, amount, what):
                    self._stake(account(names[seat]), amount, f"hand {number}: {what}")
                case Posted(seat, amount, what):
                    self._stake(account(names[seat]), amount, f"hand {number}: {what}")
                case Called(seat, amount):
                    self._stake(account(names[seat]), amount, f"hand {number}: call")
                case RaisedTo(seat, to, paid):
                    self._stake(account(names[seat]), paid, f"hand {number}: raise to {to}")
                case Returned(seat, amount):
                    self.move(POT, account(names[seat]), amount, f"hand {number}: uncalled")
                case Won(seat, amount, pot):
                    self.move(POT, account(names[seat]), amount, f"hand {number}: pot {pot + 1}")
                case Raked(amount):
                    self.move(POT, RAKE, amount, f"hand {number}: rake")
                case Dropped(amount):
                    self.move(POT, DROPPED, amount, f"hand {number}: odd chips")

    def _stake(self, account: str, amount: int, why: str) -> None:
        self.staked[account] = self.staked.get(account, 0) + amount
        self.move(account, POT, amount, why)

    def catch_up(self, behind: Mapping[str, int], staked: dict[str, int]) -> None:
        """Without a journal: what each account has behind and in the pot, as it stands now."""
        self.balances.update(behind)
        self.balances[POT] = sum(staked.values())
        self.staked = staked
        if self.total:
            raise AssertionError(f"the ledger is {self.total} off")

    def take(self, rake: int, dropped: int) -> None:
        """Without a journal: what a hand brought the house; the players' side comes with the next look."""
        self.balances[RAKE] += rake
        self.balances[DROPPED] += dropped

    def close(self, number: int, stacks: Mapping[str, int]) -> None:
        """With a journal: at the end of a hand everything is booked, and the pot is empty."""
        self.staked.clear()
        for name, chips in {**stacks, POT: 0}.items():
            if self.balances[name] != chips:
                raise AssertionError(f"hand {number}: {name} has {chips}, the ledger says {self.balances[name]}")

    @property
    def total(self) -> int:
        """The sum of all balances: zero."""
        return sum(self.balances.values())

    def score(self) -> dict[str, int]:
        """What each player who ever bought chips has won or lost up to the last hand that is over."""
        return {player: self._has(player) - bought for player, bought in self.bought.items()}

    def _has(self, player: str) -> int:
        name = account(player)
        return self.cashed.get(player, 0) + self.balances[name] + self.staked.get(name, 0)

    def debts(self) -> list[Debt]:
        """Who owes whom if the game ended now; what the house took is owed to the house."""
        return settle({**self.score(), HOUSE: self.balances[RAKE] + self.balances[DROPPED]})

"""Where every chip is: double entry, so that all balances together are always zero.

Accounts: `bank` (chips sold), one `player:NAME` each, `pot`, `rake`, `dropped`. A hand is booked at its end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct

BANK, POT, RAKE, DROPPED = "bank", "pot", "rake", "dropped"
HOUSE = "the house"


class Movement(Struct, frozen=True):
    """Chips went from one account to another."""

    source: str
    target: str
    amount: int
    why: str


class Debt(Struct, frozen=True):
    """Who owes whom at the end of a game."""

    payer: str
    payee: str
    amount: int


def account(player: str) -> str:
    """The account of a player's chips at the table."""
    return f"player:{player}"


class Ledger:
    """The balances of a table's accounts, and what each player bought and cashed."""

    __slots__ = ("balances", "bought", "cashed", "journal")

    def __init__(self, journal: Callable[[Movement], object] | None = None) -> None:
        self.balances: dict[str, int] = {BANK: 0, POT: 0, RAKE: 0, DROPPED: 0}
        self.bought: dict[str, int] = {}
        self.cashed: dict[str, int] = {}
        self.journal = journal

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

    def hand(self, nets: Iterable[tuple[str, int]], rake: int, dropped: int, number: int) -> None:
        """Book a hand: what each account lost or won, and what the house took."""
        balances = self.balances
        if self.journal is None:
            for name, net in nets:
                balances[name] += net
                balances[POT] -= net
        else:
            why = f"hand {number}"
            for name, net in nets:
                if net < 0:
                    self.move(name, POT, -net, why)
                elif net:
                    self.move(POT, name, net, why)
        if rake:
            self.move(POT, RAKE, rake, f"hand {number}")
        if dropped:
            self.move(POT, DROPPED, dropped, f"hand {number}")
        if balances[POT]:
            raise AssertionError(f"hand {number} leaves {balances[POT]} in the pot")

    @property
    def total(self) -> int:
        """The sum of all balances: zero."""
        return sum(self.balances.values())

    def score(self) -> dict[str, int]:
        """What each player who ever bought chips has won or lost so far."""
        return {
            player: self.cashed.get(player, 0) + self.balances[account(player)] - bought
            for player, bought in self.bought.items()
        }

    def debts(self) -> list[Debt]:
        """Who owes whom if the game ended now; what the house took is owed to the house."""
        return settle({**self.score(), HOUSE: self.balances[RAKE] + self.balances[DROPPED]})

    def copy(self) -> Ledger:
        """An independent copy without a journal."""
        other = Ledger()
        other.balances, other.bought, other.cashed = dict(self.balances), dict(self.bought), dict(self.cashed)
        return other


def settle(scores: Mapping[str, int]) -> list[Debt]:
    """Few payments that settle these scores: the largest debt always goes to the largest win."""
    if sum(scores.values()):
        raise ValueError(f"scores do not add up to zero: {dict(scores)}")
    left = {name: score for name, score in scores.items() if score}
    debts = []
    while left:
        payer = min(left, key=lambda name: (left[name], name))
        payee = max(left, key=lambda name: (left[name], name))
        amount = min(-left[payer], left[payee])
        debts.append(Debt(payer, payee, amount))
        for name, change in ((payer, amount), (payee, -amount)):
            left[name] += change
            if not left[name]:
                del left[name]
    return debts

"""What is simulated, and what a part of it came to."""

from __future__ import annotations

from array import array

from msgspec import Struct
from msgspec.structs import replace

from sidepot.chance import child
from sidepot.engine.stakes import Stake
from sidepot.history.luck import has_equities
from sidepot.players import Native, Player
from sidepot.rules import Rules

SEAT_SEEDS = 1 << 32
"""Where the seeds of the seats begin among the children of a deal's seed; the deck's draws lie before them."""


class Job(Struct, frozen=True):
    """Deals between players. Each deal has a seed of its own, so that any of them can be played by itself."""

    rules: Rules
    players: tuple[Player, ...]
    stack: int
    seed: int
    luck: bool
    deals: int
    chunk: int
    """How many deals are played in one go."""
    patience: float | None = None
    """How many seconds a player in Python may take for a decision; else as many as it likes."""
    keeps: bool = False
    """Whether the hands themselves are wanted, and not only what they come to."""

    @property
    def natives(self) -> list[int]:
        """The players' kinds where all of them are native; empty where one is not."""
        kinds = [player.kind for player in self.players if isinstance(player, Native)]
        return kinds if len(kinds) == len(self.players) else []

    @property
    def chunks(self) -> int:
        """How many parts the work has."""
        return -(-self.deals // self.chunk)

    @property
    def games(self) -> tuple[Job, ...]:
        """The same in each game of a rotation, with as many deals of each and seeds of their own; else itself (T26)."""
        if not self.rules.rotate:
            return (self,)
        games = self.rules.each_game
        return tuple([self._in_game(at, rules, self.deals // len(games)) for at, rules in enumerate(games)])

    def _in_game(self, at: int, rules: Rules, deals: int) -> Job:
        seed = child(child(self.seed, 0), at + 1)
        return replace(self, rules=rules, seed=seed, deals=deals, luck=self.luck and has_equities(rules))

    def rows(self, number: int) -> range:
        """The deals of a part."""
        return range(number * self.chunk, min(self.deals, (number + 1) * self.chunk))

    def deal_seed(self, deal: int) -> int:
        """The seed of a deal."""
        return child(self.seed, deal + 1)


class Fault(Struct, frozen=True):
    """What a player did that could not stand: it raised an error or answered against the rules, and was folded."""

    number: int
    """Which of the players."""
    kind: str
    what: str
    times: int
    hand: str
    """The first such hand as one line of text, up to the answer; `sidepot.engine.read` reads it."""

    def again(self, times: int) -> Fault:
        """The same, so many times more."""
        return replace(self, times=self.times + times)


class Note(Struct, frozen=True, gc=False):
    """A pot at stake, and in which hand: player p sat in seat p + rotation."""

    row: int
    rotation: int
    stake: Stake


class Part(Struct, frozen=True):
    """What some deals came to: rows are deals, with a number for each player."""

    nets: array[int]
    totals: list[int]
    """Each player's sum of them."""
    squares: list[float]
    """Each player's sum of their squares."""
    luck: array[float]
    counts: list[list[int]]
    rake: int
    dropped: int
    faults: list[Fault]
    hands: list[bytes] = []
    """The facts of each hand, deal by deal and in each deal once for each rotation; where they are wanted."""


class Portion(Struct, frozen=True):
    """What a part adds to the whole: sums over its deals, with a number for each player."""

    deals: int
    totals: list[int]
    squares: list[float]
    without_luck: list[float]
    """Chips less the luck of all-ins, and the squares of that; empty where luck is not told."""
    without_luck_squares: list[float]
    counts: list[list[int]]
    rake: int
    dropped: int
    faults: list[Fault]
    hands: list[bytes] = []
    """The facts of every hand, where they are wanted."""

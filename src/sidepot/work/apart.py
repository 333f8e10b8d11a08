"""Chunks worked on by others that may die: handed out a second's work at a time, done again where they are lost.

The one rule it keeps: results leave in the order of their chunks, and never more than a bounded number of them wait.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Collection, Generator, Iterator
from typing import Any, Generic, Protocol, TypeVar

from sidepot.work.job import LostChunks

T = TypeVar("T")

TRIES = 5
"""How often a worker may die over the same chunk."""
WAITING = 4096
"""No more results than this wait for an earlier one."""
_SHARES = 3
"""Of what is left every worker gets its part in so many pieces at least, so that all end at about the same time."""


class Lost:
    """A batch that was not finished: its worker died, or was taken away together with its machine."""

    def __init__(self, how: str, blame: bool = True) -> None:
        self.how = how
        self.blame = blame
        """Whether the chunks themselves may be why."""


class Done(Generic[T]):
    """The results of a batch, and the seconds that its worker took."""

    def __init__(self, results: list[T], seconds: float) -> None:
        self.results, self.seconds = results, seconds


class Team(Protocol[T]):
    """Workers elsewhere."""

    @property
    def workers(self) -> int:
        """How many there are now."""

    @property
    def spell(self) -> float:
        """How many seconds of work are worth the way there and back."""

    def begin(self, batch: range) -> Any:
        """Hand out a batch; what is returned stands for it."""

    def ended(self, tickets: Collection[Any]) -> list[tuple[Any, Done[T] | Lost]]:
        """What has come of some of these by now; empty after a second without news."""


def in_order(team: Team[T], chunks: range) -> Generator[T, None, None]:
    """The results of these chunks in order."""
    desk: _Desk[T] = _Desk(team, chunks)
    for due in chunks:
        while due not in desk.done:
            desk.hand_out()
            desk.take_in()
        yield desk.done.pop(due)


class _Desk(Generic[T]):
    """What is handed out, what came back."""

    def __init__(self, team: Team[T], chunks: range) -> None:
        self.team, self.left = team, chunks
        self.running: dict[Any, range] = {}
        self.again: deque[range] = deque()
        self.done: dict[int, T] = {}
        self.deaths: Counter[int] = Counter()
        self.seconds = self.finished = 0.0

    def hand_out(self) -> None:
        """Keep everyone busy: one batch to work on, one to go on with."""
        for batch in self._batches():
            self.running[self.team.begin(batch)] = batch

    def _batches(self) -> Iterator[range]:
        most = 2 * self.team.workers
        while len(self.running) < most:
            if self.again:
                yield self.again.popleft()
            elif self.left and len(self.done) < WAITING:
                size = self._size()
                yield self.left[:size]
                self.left = self.left[size:]
            else:
                return

    def _size(self) -> int:
        if not self.seconds:
            return 1
        wanted = int(self.team.spell * self.finished / self.seconds)
        share = len(self.left) // (_SHARES * max(1, self.team.workers))
        return max(1, min(wanted, share, WAITING))

    def take_in(self) -> None:
        """What has ended: results are kept, lost batches are done again, one chunk at a time."""
        for ticket, found in self.team.ended(self.running):
            batch = self.running.pop(ticket)
            if isinstance(found, Lost):
                self._lost(batch, found)
            else:
                self.done.update(zip(batch, found.results, strict=True))
                self.seconds += found.seconds
                self.finished += len(batch)

    def _lost(self, batch: range, lost: Lost) -> None:
        # handed out one by one, a chunk that ends its worker takes no others with it
        self.again.extend(batch[at : at + 1] for at in range(len(batch)))
        if lost.blame and len(batch) == 1:
            self.deaths[batch[0]] += 1
            if self.deaths[batch[0]] == TRIES:
                raise LostChunks(TRIES, lost.how)

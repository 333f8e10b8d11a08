"""What is worked on, and what a place is where that is done."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Job(Protocol[T_co]):
    """Numbered chunks. Whatever chance a chunk needs comes from the job's seed and the chunk's number."""

    @property
    def chunks(self) -> int:
        """How many there are."""

    @property
    def unlocked(self) -> bool:
        """Whether chunks are worked out outside Python's lock, so that threads of one process help each other."""

    @property
    def apart(self) -> bool:
        """Whether chunks need a process of their own, even where one is worked on at a time."""

    @property
    def result(self) -> Any:
        """The type of a chunk's result: plain data, as msgspec writes and reads it."""

    def work(self, number: int) -> T_co:
        """The result of a chunk."""


class Place(Protocol):
    """Where chunks are worked on."""

    @property
    def workers(self) -> int:
        """How many chunks are worked on at a time; on a cluster that changes as machines come and go."""

    def results(self, job: Job[T], first: int = 0) -> Generator[T, None, None]:
        """The results of a job's chunks from the first one on, in order; closing it gives up what is not done."""

    def close(self) -> None:
        """End what was started for it."""


class LostChunks(ValueError):
    """Chunks whose workers died again and again."""

    def __init__(self, times: int, how: str) -> None:
        super().__init__(
            f"workers died {times} times over the same hands ({how}): does a player end its process, "
            "or take more memory than there is?"
        )

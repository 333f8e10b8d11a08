"""A simulation as chunks of work: native players in compiled code, others in Python."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from sidepot.arena import native_hands
from sidepot.arena.job import Job, Portion
from sidepot.arena.python_hands import play_part
from sidepot.arena.tally import portion_of


class Deals(Struct, frozen=True):
    """A simulation's deals; a chunk is a part of them, and of mixed games the chunks come in turn."""

    jobs: tuple[Job, ...]
    """One for each game that is played, all cut into the same parts."""

    @property
    def chunks(self) -> int:
        """How many parts there are."""
        return len(self.jobs) * self.jobs[0].chunks

    @property
    def unlocked(self) -> bool:
        """Native players need no Python."""
        return self._native

    @property
    def _native(self) -> bool:
        """Whether compiled code plays; hands that are kept are played one by one, to the same end."""
        return bool(self.jobs[0].natives) and not self.jobs[0].keeps

    @property
    def apart(self) -> bool:
        """Decisions are broken off in processes of their own alone."""
        return self.jobs[0].patience is not None

    @property
    def result(self) -> Any:
        """What a part adds to the whole."""
        return Portion

    def work(self, number: int) -> Portion:
        """Play a part."""
        number, game = divmod(number, len(self.jobs))
        job = self.jobs[game]
        native_part = self._native and native_hands.play_part(job, job.natives, number)
        part = native_part or play_part(job, number)
        return portion_of(job, part)

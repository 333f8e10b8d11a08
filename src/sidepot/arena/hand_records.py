"""The hands of a simulation as records of histories."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from sidepot.arena.job import Job
from sidepot.history.record import About, Record

SITE = "simulate"
"""Where such hands were played, as a history says it."""


def records_of(job: Job, names: Sequence[str], first: int, hands: Sequence[bytes]) -> Iterator[Record]:
    """The records of a part whose deals begin with the *first*; each says by its number how to play it again."""
    n = len(names)
    stacks = (job.stack,) * n
    time = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S")
    for at, facts in enumerate(hands):
        deal, rotation = first + at // n, at % n
        about = About(number=f"{job.seed}-{deal + 1}-{rotation + 1}", site=SITE, time=time, zone="UTC")
        players = tuple([names[seat - rotation] for seat in range(n)])
        yield Record(rules=job.rules, stacks=stacks, button=deal % n, facts=facts, players=players, about=about)

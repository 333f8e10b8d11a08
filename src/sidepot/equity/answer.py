"""What an equity question is answered with."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

from sidepot.equity.plain import UNITS


class Equity(Struct, frozen=True):
    """For each player the share of the pot (*equity*), of deals won alone (*win*), of deals split (*tie*).

    *deals* are all there are when *exact*, else those looked at; *stderr* is the standard error of each
    equity (0 when exact); *seed* deals the same sample again; *stopped* means that it was interrupted.
    """

    equity: tuple[float, ...]
    win: tuple[float, ...]
    tie: tuple[float, ...]
    stderr: tuple[float, ...]
    deals: int
    exact: bool
    seed: int | None = None
    stopped: bool = False

    @property
    def wins(self) -> tuple[int, ...]:
        """How many of the deals each player wins alone."""
        return tuple(round(share * self.deals) for share in self.win)

    @property
    def ties(self) -> tuple[int, ...]:
        """How many of the deals each player splits."""
        return tuple(round(share * self.deals) for share in self.tie)


def answer(tally: Sequence[float], stderr: Sequence[float], deals: int, **more: bool | int | None) -> Equity:
    """The answer of a tally (see `sidepot.equity.plain`)."""
    whole = tally[0]
    return Equity(
        equity=tuple(units / (UNITS * whole) for units in tally[3::4]),
        win=tuple(won / whole for won in tally[1::4]),
        tie=tuple(shared / whole for shared in tally[2::4]),
        stderr=tuple(stderr),
        deals=deals,
        **more,  # type: ignore[arg-type]
    )


def sampling_errors(tally: Sequence[float]) -> list[float]:
    """The standard error of each player's equity, from the spread of single deals."""
    count = tally[0]
    if count < 2:
        return [float("inf")] * (len(tally) // 4)
    spreads = (
        max(squares / count - (units / count) ** 2, 0.0)
        for units, squares in zip(tally[3::4], tally[4::4], strict=True)
    )
    return [sqrt(spread / (count - 1)) / UNITS for spread in spreads]


def batch_errors(parts: Sequence[Sequence[float]]) -> list[float]:
    """The standard error of each equity, from the spread between the parts of an unfinished enumeration."""
    whole = sum(part[0] for part in parts)
    errors = []
    for units in range(3, len(parts[0]), 4):
        mean = sum(part[units] for part in parts) / whole
        errors.append(sqrt(sum((part[units] - mean * part[0]) ** 2 for part in parts)) / whole / UNITS)
    return errors

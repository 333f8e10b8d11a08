"""What an equity question is answered with."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

from sidepot.equity.plain import UNITS


class PotPart(Struct, frozen=True):
    """A part of the pot, like its low half, and the share of the whole pot that each player wins with it."""

    name: str
    equity: tuple[float, ...]


class Equity(Struct, frozen=True):
    """For each player the share of the pot (*equity*), of deals won alone (*win*), of deals split (*tie*).

    To win alone is to scoop where the pot has *parts*: halves, or boards. What each wins with them adds up to the
    equity. *deals* are all there are when *exact*, else those looked at; *stderr* is the standard error of each
    equity (0 when exact); *seed* deals the same sample again; *stopped* means that it was interrupted; *assumed* says
    in sentences what was taken to be so.
    """

    equity: tuple[float, ...]
    win: tuple[float, ...]
    tie: tuple[float, ...]
    stderr: tuple[float, ...]
    deals: int
    exact: bool
    seed: int | None = None
    stopped: bool = False
    parts: tuple[PotPart, ...] = ()
    assumed: tuple[str, ...] = ()

    @property
    def wins(self) -> tuple[int, ...]:
        """How many of the deals each player wins alone."""
        return tuple(round(share * self.deals) for share in self.win)

    @property
    def ties(self) -> tuple[int, ...]:
        """How many of the deals each player splits."""
        return tuple(round(share * self.deals) for share in self.tie)


def answer(
    tally: Sequence[float],
    stderr: Sequence[float],
    deals: int,
    parts: Sequence[str] = (),
    **more: bool | int | tuple[str, ...] | None,
) -> Equity:
    """The answer of a tally (see `sidepot.equity.plain`) of a pot with such parts."""
    whole, by_player = tally[0], without_parts(tally, len(parts))
    players = len(by_player) // 4
    by_part = [tally[at : at + players] for at in range(len(by_player), len(tally), players)]
    return Equity(
        equity=tuple(units / (UNITS * whole) for units in by_player[3::4]),
        win=tuple(won / whole for won in by_player[1::4]),
        tie=tuple(shared / whole for shared in by_player[2::4]),
        stderr=tuple(stderr),
        deals=deals,
        parts=tuple(
            PotPart(name, tuple(units / (UNITS * whole) for units in part))
            for name, part in zip(parts, by_part, strict=True)
        ),
        **more,  # type: ignore[arg-type]
    )


def without_parts(tally: Sequence[float], parts: int) -> Sequence[float]:
    """A tally without what the parts of the pot add to it."""
    players = (len(tally) - 1) // (4 + parts)
    return tally[: 1 + 4 * players]


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


def batch_errors(parts: Sequence[Sequence[float]], of_pot: int = 0) -> list[float]:
    """The standard error of each equity, from the spread between the parts of an unfinished enumeration."""
    whole = sum(part[0] for part in parts)
    errors = []
    for units in range(3, len(without_parts(parts[0], of_pot)), 4):
        mean = sum(part[units] for part in parts) / whole
        errors.append(sqrt(sum((part[units] - mean * part[0]) ** 2 for part in parts)) / whole / UNITS)
    return errors

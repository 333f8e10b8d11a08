"""The arithmetic: median, spread and ratio of rounds."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from bench.harness.model import Metric


def spread(values: Sequence[float]) -> float:
    """Half of the range as a share of the median."""
    middle = median(values)
    return (max(values) - min(values)) / 2 / middle if middle else 0.0


def ratios(metric: Metric, ours: Sequence[float], theirs: Sequence[float]) -> list[float]:
    """How many times better ours is, round by round."""
    pairs = zip(ours, theirs, strict=False) if metric.more else zip(theirs, ours, strict=False)
    return [above / below for above, below in pairs if below]


def ratio(metric: Metric, ours: Sequence[float], theirs: Sequence[float]) -> float | None:
    """The median of the round-by-round ratios; None where there is nothing to compare."""
    found = ratios(metric, ours, theirs)
    return median(found) if found else None


def short(value: float) -> str:
    """A number that fits a table: three figures, thousands with commas."""
    if value >= 1000:
        digits = max(len(str(int(value))) - 3, 0)
        return f"{round(value, -digits):,.0f}"
    return f"{value:.3g}"

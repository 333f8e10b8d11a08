"""95 % intervals of a sum of independent results."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

Interval = tuple[float, float]


@lru_cache(1)
def quantile(many: int) -> float:
    """How many standard errors make a 95 % interval: Student's t with one degree fewer than there are."""
    z, d = 1.959963984540054, many - 1
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    # the series of Cornish and Fisher is poor for a few degrees
    exact = {1: 12.706204736174694, 2: 4.302652729749462, 3: 3.182446305283708, 4: 2.7764451051977987}
    return exact.get(d) or z + first / d + second / d**2 + third / d**3


def margin(many: int, total: float, squares: float) -> float | None:
    """Half the width of the 95 % interval of a sum over so many; one alone has none."""
    if many < 2:
        return None
    spread = max(0.0, squares - total * total / many) / (many - 1)
    return quantile(many) * sqrt(spread * many)

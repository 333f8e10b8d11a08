"""What does the work: the core in C where it was built, else the plain one. Both give the same numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sidepot.equity import plain
from sidepot.equity.plain import Tally
from sidepot.ranks import kernel

compiled = False
match: Callable[..., list[Tally]] = plain.match
duel: Callable[..., tuple[list[float], list[float], list[float]]] = plain.duel
sample: Callable[..., Tally] = plain.sample

try:
    from sidepot.equity import _core
except ImportError:  # there was no C compiler when sidepot was installed
    pass
else:
    # hands are ranked here by the same kernel as everywhere, and in plain Python where that was asked for
    if kernel in _core.kernels:
        compiled = True
        match = partial(_core.match, kernel)
        duel = partial(_core.duel, kernel)
        sample = partial(_core.sample, kernel)

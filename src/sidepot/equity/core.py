"""What does the work: the core in C where it was built, else the plain one. Both give the same numbers."""

from __future__ import annotations

from functools import partial

from sidepot.equity import plain

try:
    from sidepot.equity import _core
except ImportError:
    compiled = False
    match, duel, sample = plain.match, plain.duel, plain.sample
else:
    compiled = True
    match = partial(_core.match, _core.kernels[0])
    duel = partial(_core.duel, _core.kernels[0])
    sample = partial(_core.sample, _core.kernels[0])

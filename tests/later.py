"""Parameters that `make test` leaves to `make evenings` and `make cluster`: a sample is enough every time."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest


def sampled(values: Iterable[Any], sample: Collection[Any]) -> list[Any]:
    """All of them, those outside of the sample marked as long."""
    return [value if value in sample else pytest.param(value, marks=pytest.mark.long) for value in values]

"""Money as whole numbers of its smallest unit: read from text and written again, never through a float."""

from __future__ import annotations

import re
from collections.abc import Iterable
from decimal import Decimal
from typing import Any

from sidepot.rules import MAX_CHIPS
from sidepot.words.refusal import Wrong

MOST_DECIMALS = 6
"""More are no money."""
_NUMBER = re.compile(r"(\d+)(?:\.(\d+))?")


def decimals_of(amounts: Iterable[Any]) -> int:
    """How many decimals these numbers and texts need."""
    return max((_decimals(amount) for amount in amounts), default=0)


def _decimals(amount: Any) -> int:
    if isinstance(amount, int):
        return 0
    if isinstance(amount, Decimal):
        exponent = amount.as_tuple().exponent
        return max(0, -exponent) if isinstance(exponent, int) else 0
    return len(amount.partition(".")[2])


def scaled(amount: Any, decimals: int) -> int:
    """A number or its text in units of so many decimals; ValueError where it is none, or too fine or large."""
    if isinstance(amount, bool):
        raise Wrong("history-no-amount", given=str(amount))
    if isinstance(amount, int):
        return _small(amount * 10**decimals)
    if isinstance(amount, str):
        found = _NUMBER.fullmatch(amount)
        if found is None or len(found[2] or "") > decimals:
            raise Wrong("history-no-amount", given=repr(amount[:40]))
        return _small(int(found[1]) * 10**decimals + int((found[2] or "").ljust(decimals, "0") or 0))
    if not isinstance(amount, Decimal) or not amount.is_finite():
        raise Wrong("history-no-amount", given=str(amount)[:40])
    if amount.adjusted() > 20:
        raise Wrong("history-amount-large", given=str(amount)[:40], most=str(MAX_CHIPS))
    whole = amount.scaleb(decimals)
    if whole != whole.to_integral_value():
        raise Wrong("history-amount-fine", given=str(amount), decimals=str(decimals))
    return _small(int(whole))


def _small(chips: int) -> int:
    if abs(chips) > MAX_CHIPS:
        raise Wrong("history-amount-more", most=str(MAX_CHIPS))
    return chips


def text_of(chips: int, decimals: int) -> str:
    """Chips as a number: 1250 with two decimals is 12.50."""
    if not decimals:
        return str(chips)
    digits = str(abs(chips)).rjust(decimals + 1, "0")
    return f"{'-' if chips < 0 else ''}{digits[:-decimals]}.{digits[-decimals:]}"


def shortest(chips: int, decimals: int) -> str:
    """`text_of` without needless zeros: 12.5, 12."""
    text = text_of(chips, decimals)
    return text.rstrip("0").rstrip(".") if decimals else text

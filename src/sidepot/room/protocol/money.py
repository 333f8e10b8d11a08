"""Chips that are worth something: a currency, and hundredths of it for each chip."""

from __future__ import annotations

import unicodedata

from sidepot.room.protocol.fields import LONGEST_CURRENCY
from sidepot.room.protocol.refusals import Code, Turned


def clean_currency(text: str) -> str:
    """A currency as it is kept: `EUR`, `€`; Turned says what is wrong with it."""
    currency = text.strip()
    fine = all(char.isalpha() or unicodedata.category(char) == "Sc" for char in currency)
    if not 0 < len(currency) <= LONGEST_CURRENCY or not fine:
        raise Turned(Code.BAD_MESSAGE, "currency", most=LONGEST_CURRENCY)
    return currency


def money(cents: int, currency: str) -> str:
    """An amount of money: €12.50, 12.50 CHF."""
    sign, whole, rest = "−" if cents < 0 else "", *divmod(abs(cents), 100)
    amount = f"{whole:,}.{rest:02}"
    return f"{sign}{amount} {currency}" if currency.isalpha() else f"{sign}{currency}{amount}"

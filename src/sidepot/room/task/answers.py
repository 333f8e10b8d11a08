"""What was answered to each command: sent again it gets the same answer, and nothing is done twice.

The one rule it keeps: refusals take nothing away from what is known to be carried out.
"""

from __future__ import annotations

from collections import OrderedDict

from sidepot.room.log.acknowledged import Acknowledged
from sidepot.room.protocol import Ack, encode

REFUSALS = 20
"""Refusals known of one account,"""
REFUSED = 20
"""and of how many accounts, those that were refused last."""


class Answers:
    """The answers of a table or a tournament. A command's key is `account:id`; no key, no answer."""

    def __init__(self, *written: Acknowledged) -> None:
        self._decided = Acknowledged()
        """Carried out, and written where none of these look."""
        self._carried_out = (*written, self._decided)
        self._refusals: OrderedDict[str, OrderedDict[str, bytes]] = OrderedDict()

    def known(self, key: str) -> bytes | None:
        """The answer that was given; None where it is not known."""
        if not key:
            return None
        if self._done(key):
            return encode(Ack(key.partition(":")[2]))
        refusals = self._refusals.get(key.partition(":")[0])
        return None if refusals is None else refusals.get(key)

    def _done(self, key: str) -> bool:
        return any(key in kept for kept in self._carried_out)

    def remember(self, key: str, refusal: bytes | None = None) -> None:
        """A command was carried out, or refused with these words."""
        if refusal is not None:
            self._refuse(key, refusal)
        elif not self._done(key):
            self._decided.add(key)

    def _refuse(self, key: str, refusal: bytes) -> None:
        account = key.partition(":")[0]
        refusals = self._refusals.setdefault(account, OrderedDict())
        self._refusals.move_to_end(account)
        refusals[key] = refusal
        if len(refusals) > REFUSALS:
            refusals.popitem(last=False)
        if len(self._refusals) > REFUSED:
            self._refusals.popitem(last=False)

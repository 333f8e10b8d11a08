"""Whoever is no operator at the operator's door: without an account, with one, with keys that are made up."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections import Counter
from contextlib import suppress
from typing import Any

from abuse.attack import Attack
from abuse.crowds import addresses
from abuse.target import Account, Failed, Target

DOORS: tuple[tuple[str, str, Any], ...] = (
    ("GET", "/api/admin", None), ("GET", "/api/admin/users?find=a", None), ("GET", "/api/admin/log", None),
    ("POST", "/api/admin/ban", {"name": "Honest"}), ("POST", "/api/admin/unban", {"name": "Honest"}),
    ("POST", "/api/admin/reset", {"name": "Honest"}), ("POST", "/api/admin/announce", {"text": "Room closed"}),
)  # fmt: skip
SHUT = (0, 401, 403, 429)
"""What may be answered at such a door; 0: the room hung up."""


class Tried:
    """What the room answered; Failed where a door has opened."""

    def __init__(self, target: Target) -> None:
        self._target = target
        self._seen: Counter[int] = Counter()

    async def ask(self, method: str, path: str, body: Any, **rest: Any) -> None:
        """Try one door."""
        with suppress(OSError, TimeoutError):
            status = (await self._target.request(method, path, body, **rest)).status
            if status not in SHUT:
                raise Failed(f"{method} {path} gives {status} to somebody who is no operator")
            self._seen[status] += 1

    def __str__(self) -> str:
        return ", ".join(f"{count} times {status}" for status, count in sorted(self._seen.items()))


async def _each(target: Target, account: Account | None) -> str:
    """Every door again and again."""
    tried, doors = Tried(target), itertools.cycle(DOORS)
    while target.going:
        await tried.ask(*next(doors), account=account)
    return str(tried)


async def nobody(target: Target) -> str:
    """Without an account."""
    return await _each(target, None)


async def guest(target: Target) -> str:
    """With an account like everybody's."""
    return await _each(target, await target.guest())


async def forged(target: Target) -> str:
    """Keys that are made up, in the header and at the door where a browser opens the operator's link."""
    account, tried = await target.guest(), Tried(target)
    while target.going:
        key = secrets.token_urlsafe(32)
        for door in DOORS[:3]:
            await tried.ask(*door, headers={"Authorization": f"Bearer {key}"})
        await tried.ask("POST", "/api/operator", {"key": key}, account=account)
    return str(tried)


async def flood(target: Target) -> str:
    """As many requests as there is time for, from twenty addresses, on eight connections at once."""
    account, froms, turn, tried = await target.guest(), addresses(20), itertools.count(), Tried(target)

    async def one() -> None:
        while target.going:
            at = next(turn)
            await tried.ask(*DOORS[at % 7], account=account if at % 2 else None, address=froms[at % 20])

    await asyncio.gather(*(one() for _ in range(8)))
    return str(tried)


ATTACKS = (
    Attack("admin-without-account", "requests to the operator's seven endpoints, without an account", nobody),
    Attack("admin-as-guest", "the same, with an ordinary account", guest),
    Attack("admin-forged-keys", "made-up operator's keys, in the header and at the operator's link", forged),
    Attack("admin-flood", "the same requests from twenty addresses, as fast as eight connections can send them", flood),
)

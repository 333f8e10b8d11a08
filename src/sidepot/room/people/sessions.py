"""Where somebody is logged in: one session for each browser, known by the hash of its token.

The one rule it keeps: a session that nobody has used for a year does not count any more.
"""

from __future__ import annotations

from msgspec import Struct

from sidepot.room.people.accounts import hashed

A_DAY = 24 * 3_600_000
UNUSED = 365 * A_DAY
"""A session lasts so long after it was used, in milliseconds."""
NOTED = 7 * A_DAY
"""How exactly it is remembered when a session was used."""

_BROWSERS = {
    "Edg": "Edge", "OPR": "Opera", "SamsungBrowser": "Samsung Internet", "Firefox": "Firefox", "FxiOS": "Firefox",
    "CriOS": "Chrome", "Chrome": "Chrome", "Safari": "Safari",
}  # fmt: skip
_SYSTEMS = {
    "iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "Windows": "Windows", "CrOS": "ChromeOS",
    "Mac OS X": "Mac", "Linux": "Linux",
}  # fmt: skip


def device(agent: str) -> str:
    """What a browser says of itself, in two words: "Firefox on Android"."""
    browser = next((name for sign, name in _BROWSERS.items() if sign in agent), "")
    system = next((name for sign, name in _SYSTEMS.items() if sign in agent), "")
    return " on ".join(part for part in (browser, system) if part) or "a program"


class Session(Struct):
    """One browser in which somebody is logged in. Times are dates in milliseconds."""

    key: str
    name: str
    device: str
    began: int
    seen: int
    noted: int
    """When it was used, as far as that is written down."""

    @property
    def id(self) -> str:
        """What it is called on the page: the token can't be found from it."""
        return self.key[:16]


class Sessions:
    """All sessions, by the hash of their token and by account."""

    def __init__(self) -> None:
        self._by_key: dict[str, Session] = {}
        self._of: dict[str, dict[str, Session]] = {}

    def begin(self, key: str, name: str, device: str, at: int) -> None:
        """Somebody is logged in."""
        self._by_key[key] = self._of.setdefault(name, {})[key] = Session(key, name, device, at, at, at)

    def end(self, key: str) -> None:
        """Somebody is logged in there no longer."""
        session = self._by_key.pop(key, None)
        if session is not None:
            del self._of[session.name][key]

    def forget(self, name: str) -> None:
        """Somebody is logged in nowhere."""
        for key in self._of.pop(name, {}):
            del self._by_key[key]

    def seen(self, key: str, at: int) -> None:
        """A session was used, and that is written down."""
        session = self._by_key.get(key)
        if session is not None:
            session.noted = at
            session.seen = max(session.seen, at)

    def of_token(self, token: str, today: int) -> Session | None:
        """The session of a token, unless it has ended."""
        session = self._by_key.get(hashed(token)) if token else None
        return session if session is not None and self._counts(session, today) else None

    def of(self, name: str, today: int) -> list[Session]:
        """Where somebody is logged in, last used first."""
        found = [session for session in self._of.get(name, {}).values() if self._counts(session, today)]
        return sorted(found, key=lambda session: (-session.seen, -session.began))

    def to_end(self, name: str, today: int, most: int) -> list[str]:
        """The sessions of an account that make room for one more: those that are over, and the longest unused."""
        kept = {session.key for session in self.of(name, today)[: most - 1]}
        return [key for key in self._of.get(name, {}) if key not in kept]

    def _counts(self, session: Session, today: int) -> bool:
        return today - session.seen < UNUSED

"""Somebody's browser without a page: keeps the cookie, asks over HTTP."""

from __future__ import annotations

from typing import Any

from room.served import Served

FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"


class Browser:
    """One cookie."""

    def __init__(self, room: Served, agent: str = FIREFOX) -> None:
        self.room = room
        self.agent = agent
        self.cookie = ""

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Status and body; what the room sets as a cookie is kept."""
        given = {"Cookie": self.cookie} if self.cookie else {}
        headers = {**self.room.headers, "User-Agent": self.agent, **given}
        sent = None if method == "GET" else body or {}
        status, told, headers = self.room.request(method, path, sent, headers)
        if "set-cookie" in headers:
            token = headers["set-cookie"].split(";")[0]
            self.cookie = "" if token.endswith(("=", '=""')) else token
        return status, told

    def post(self, path: str, **body: Any) -> Any:
        """What the room answers; it may not refuse."""
        status, told = self.ask("POST", path, body)
        assert status == 200, told
        return told

    def get(self, path: str) -> Any:
        """The same."""
        status, told = self.ask("GET", path)
        assert status == 200, told
        return told

    def refused(self, path: str, **body: Any) -> Any:
        """Why the room refuses."""
        status, told = self.ask("POST", path, body)
        assert status >= 400, told
        return told

    @property
    def name(self) -> str | None:
        """Who is logged in here."""
        status, told = self.ask("GET", "/api/me")
        return told["name"] if status == 200 else None

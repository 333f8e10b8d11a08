"""A client of a card room, for bots and tests: sit down at a table and answer when it is your turn.

The one rule it keeps: a command is sent again, with the same id, until it is answered; the room carries it out once.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from types import TracebackType
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from sidepot.words.refusal import refusal_told

PROTOCOL = 3
"""The version of the room's protocol that this client speaks."""


class Refused(Exception):
    """The room refused something; *code* is stable, the text is for people."""

    def __init__(self, code: str, says: str) -> None:
        super().__init__(says)
        self.code = code


class Seen:
    """A table as it was told: all of it by a snapshot, and by every later message what has changed."""

    def __init__(self) -> None:
        self.state: dict[str, Any] | None = None
        self.you: dict[str, Any] | None = None
        self.tournament: dict[str, Any] | None = None

    def take(self, message: dict[str, Any]) -> dict[str, Any]:
        """The same message with all of state, you and tournament in it."""
        kind = message["type"]
        whole = kind == "snapshot"
        if kind not in ("snapshot", "step", "private", "info"):
            return message
        for name in ("state", "you", "tournament"):
            if name in message:
                before = None if whole else getattr(self, name)
                setattr(self, name, _over(before, message[name]))
        if kind == "info":
            return {**message, "tournament": self.tournament} if "tournament" in message else message
        seen = {"you": self.you} if kind == "private" else {
            "state": self.state, "you": self.you, "tournament": self.tournament,
        }  # fmt: skip
        return {**message, **seen}


def _over(before: dict[str, Any] | None, changes: dict[str, Any] | None) -> dict[str, Any] | None:
    """What was known, with its changes put over it."""
    if changes is None or before is None:
        return changes
    after = {**before, **changes}
    if isinstance(changes.get("chairs"), dict):
        chairs = list(before["chairs"])
        for number, chair in changes["chairs"].items():
            chairs[int(number)] = _over(chairs[int(number)], chair)
        after["chairs"] = chairs
    return after


def _asked(you: dict[str, Any]) -> str:
    """What is asked of you now; of two cards that go in one turn, each is asked for by itself."""
    token = you.get("turn")
    return f"{token} {you['options']['throws']}" if token else ""


class Turn:
    """It is your turn: what you see, what you may do, and the way to do it."""

    def __init__(self, table: TableClient, you: dict[str, Any], state: dict[str, Any]) -> None:
        self._table = table
        self.you = you
        self.state = state
        self.cards: list[str] = you["cards"]
        self.board: list[str] = state["board"]
        self.options: dict[str, Any] = you["options"]

    async def act(self, action: str | dict[str, Any], **values: Any) -> None:
        """`act("call")`, `act("raise", to=600)`, `act("discard", card="7c")`."""
        given = {"type": action, **values} if isinstance(action, str) else action
        await self._table.ask("act", hand=self.you["hand"], turn=self.you["turn"], action=given)


class TableClient:
    """A table as this client sees it; kept up to date while the client runs."""

    def __init__(self, client: Client, ident: str) -> None:
        self.client = client
        self.id = ident
        self.epoch = ""
        self.seq = -1
        self.info: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.tournament: dict[str, Any] = {}
        """Of a tournament: clock, players, places, standings, and what may be asked for; empty at a table."""
        self.gone = False
        self._seen = Seen()
        self._turns: asyncio.Queue[Turn | None] = asyncio.Queue()
        self._told = ""
        self._news = asyncio.Condition()

    async def ask(self, kind: str, **fields: Any) -> None:
        """Send a command of this table and wait for its answer; Refused where it is refused."""
        await self.client.ask(kind, table=self.id, **fields)

    async def sit(self, chair: int | None = None, chips: int | None = None, entry: str = "post") -> None:
        """Take a chair (the first free one) with chips (100 big blinds, within the limits).

        Where the host decides who sits down it is Refused with `ask-host`: `ask_to_sit` asks them.
        """
        await self.ask("sit", **self._place(chair, chips), entry=entry)

    async def ask_to_sit(self, chair: int | None = None, chips: int | None = None, entry: str = "post") -> None:
        """Ask the host for a chair: it stands in `info["asking"]` until they answer; who is here then has it."""
        await self.ask("ask-to-sit", **self._place(chair, chips), entry=entry)

    def _place(self, chair: int | None, chips: int | None) -> dict[str, int]:
        if chair is None:
            chair = next((i for i, there in enumerate(self.state["chairs"]) if there is None), 0)
        if chips is None:
            low, high = self.info["buy_in"]
            chips = max(low, min(high, 100 * self.info["blinds"][1]))
        return {"chair": chair, "chips": chips}

    async def turns(self) -> AsyncIterator[Turn]:
        """Your turns, one after the other, until the table is gone; the error where the client can't go on."""
        while True:
            turn = await self._turns.get()
            if turn is None:
                if not self.gone:
                    self.client._check()
                return
            if _asked(turn.you) == _asked(self.you):
                yield turn

    async def until(self, wanted: Callable[[TableClient], Any], timeout: float = 30) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(timeout), self._news:
            await self._news.wait_for(lambda: wanted(self))

    def _end(self) -> None:
        """No more turns come."""
        self._turns.put_nowait(None)

    async def _take(self, message: dict[str, Any]) -> None:
        message = self._seen.take(message)
        kind = message["type"]
        if kind == "gone":
            self.gone = True
            self._end()
        for name in ("epoch", "seq", "info", "state", "you", "tournament"):
            if name in message:
                # a tournament has no table to show before it begins
                setattr(self, name, {} if message[name] is None else message[name])
        if kind == "snapshot":
            self._told = ""
        asked = _asked(self.you)
        if asked and asked != self._told:
            self._told = asked
            self._turns.put_nowait(Turn(self, self.you, self.state))
        async with self._news:
            self._news.notify_all()


class Client:
    """A connection to a room: as a guest with a *name*, or as a bot with a *token*. It comes back by itself."""

    def __init__(self, url: str, name: str = "", token: str = "", cookie: str = "") -> None:
        self.url = url.rstrip("/")
        self.name = name
        self.token = token
        self.cookie = cookie
        self.tables: dict[str, TableClient] = {}
        self.messages: list[Callable[[dict[str, Any]], None]] = []
        """Called with every message that comes."""
        self._waiting: dict[str, tuple[str, asyncio.Future[dict[str, Any]]]] = {}
        self._socket: ClientConnection | None = None
        self._up = asyncio.Event()
        self._runner: asyncio.Task[None] | None = None
        self._failed: Exception | None = None

    async def __aenter__(self) -> Client:
        if self.name and not self.cookie and not self.token:
            await self.request("POST", "/api/guest", {"name": self.name})
        self._runner = asyncio.create_task(self._run())
        await self._up.wait()
        self._check()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._runner is not None:
            self._runner.cancel()
            await asyncio.gather(self._runner, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    # HTTP

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        """Ask over HTTP; Refused with the room's reason."""
        return await asyncio.to_thread(self._request, method, path, body)

    def _headers(self) -> dict[str, str]:
        if self.token:
            return {"Authorization": f"Bearer {self.token}"}
        cookie = {"Cookie": self.cookie} if self.cookie else {}
        return {"Origin": self.url, **cookie}

    def _request(self, method: str, path: str, body: Any) -> Any:
        data = None if method == "GET" else json.dumps({} if body is None else body).encode()
        headers = {**self._headers(), "Content-Type": "application/json"}
        try:
            with urlopen(Request(self.url + path, data, headers, method=method), timeout=30) as answer:
                given = answer.headers.get("Set-Cookie")
                if given:
                    self.cookie = given.split(";")[0]
                return json.load(answer)
        except HTTPError as error:
            with error, suppress(ValueError, KeyError):
                told = json.load(error)
                raise Refused(told["code"], refusal_told(told)) from None
            raise
        except URLError as error:
            raise ConnectionError(f"no card room answers at {self.url}: {error.reason}") from None

    # the socket

    def _check(self) -> None:
        """The error that ended this client, if one did: it does not come back from that."""
        if self._failed is not None:
            raise self._failed

    async def _run(self) -> None:
        try:
            await self._stay()
        except Exception as error:  # whatever it is, whoever waits for an answer has to know
            self._fail(error)

    async def _stay(self) -> None:
        """Be connected, again and again; Refused where the room does not want it."""
        wait = 0.05
        while True:
            try:
                headers = self._headers()
                origin = headers.pop("Origin", None)
                where = self.url.replace("http", "ws", 1) + f"/ws?protocol={PROTOCOL}"
                async with connect(where, origin=origin, additional_headers=headers, compression=None) as socket:  # type: ignore[arg-type]
                    self._socket = socket
                    wait = 0.05
                    await self._begin(socket)
                    async for text in socket:
                        await self._take(json.loads(text))
            except InvalidStatus as error:
                if error.response.status_code == 403:
                    raise Refused("no-session", "the room does not let this client in") from None
            except (OSError, WebSocketException):
                pass
            self._socket = None
            await asyncio.sleep(wait)
            wait = min(2.0, wait * 2)

    def _fail(self, error: Exception) -> None:
        self._failed = error
        self._up.set()
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(error)
        for table in self.tables.values():
            table._end()

    async def _begin(self, socket: ClientConnection) -> None:
        """After coming back: watch the same tables, and ask again what was not answered."""
        for table in self.tables.values():
            if table.epoch:
                ident = self._next_id()
                again = {"type": "watch", "id": ident, "table": table.id, "epoch": table.epoch, "after": table.seq}
                await socket.send(json.dumps(again))
        for text, answer in tuple(self._waiting.values()):
            if not answer.done():
                await socket.send(text)
        self._up.set()

    async def _take(self, message: dict[str, Any]) -> None:
        for listener in self.messages:
            listener(message)
        kind = message["type"]
        if kind == "closing" and message.get("code") == "reload":
            says = f"this client speaks protocol {PROTOCOL}, the room another one: upgrade sidepot"
            raise Refused("reload", says)
        if kind in ("ack", "refusal", "pong") and message["id"] in self._waiting:
            answer = self._waiting.pop(message["id"])[1]
            if not answer.done():
                answer.set_result(message)
        elif message.get("table") in self.tables:
            await self.tables[message["table"]]._take(message)

    def _next_id(self) -> str:
        """An id that no client has used: the room would take what comes with a known one for the same command."""
        return secrets.token_urlsafe(15)

    async def ask(self, kind: str, **fields: Any) -> None:
        """Send a command and wait for its answer; Refused where it is refused."""
        self._check()
        ident = str(fields.pop("id", "")) or self._next_id()
        if len(ident) > 64:
            raise ValueError(f"an id has at most 64 characters: {ident[:20]}…")
        text = json.dumps({"type": kind, "id": ident, **fields})
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[ident] = (text, answer)
        if self._socket is not None:
            with suppress(WebSocketException):
                await self._socket.send(text)
        told = await answer
        if told["type"] == "refusal":
            raise Refused(told["code"], refusal_told(told))

    async def watch(self, table: str) -> TableClient:
        """Look at a table from now on."""
        seen = self.tables[table] = TableClient(self, table)
        try:
            await self.ask("watch", table=table)
            await seen.until(lambda it: it.epoch)
        except BaseException:
            del self.tables[table]
            raise
        return seen

    async def lobby(self) -> list[dict[str, Any]]:
        """The tables one can see."""
        found: list[dict[str, Any]] = (await self.request("GET", "/api/lobby"))["tables"]
        return found

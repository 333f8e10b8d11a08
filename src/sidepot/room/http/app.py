"""The room as an ASGI application: routes, who may come in, headers, the page's files."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import asdict
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from sidepot.room.base.logs import note, trouble
from sidepot.room.http.api import API
from sidepot.room.http.asking import Answer, Asking, Endpoint
from sidepot.room.http.page_files import PageFiles
from sidepot.room.http.schema import openapi, protocol_schema
from sidepot.room.http.share_page import share_routes
from sidepot.room.lobby.capacity import check_sockets
from sidepot.room.people.accounts import Account
from sidepot.room.protocol import VERSION, Closing, encode
from sidepot.room.protocol.refusals import Code, Turned, refused
from sidepot.room.record.downloads import Download, Sent
from sidepot.room.room import Room
from sidepot.room.settings.addresses import Reach
from sidepot.room.socket.client import POLICY, Socket
from sidepot.room.socket.websocket import SHORT
from sidepot.room.store.records import StoreFailed
from sidepot.rules.book import FILE as RULEBOOK
from sidepot.words import LANGUAGES, page_text
from sidepot.words.catalogue import OF_FILES
from sidepot.words.misread import misread

WEB = Path(__file__).parent.parent / "web"
COOKIE, SECURE_COOKIE = "sidepot", "__Host-sidepot"
A_YEAR = 365 * 24 * 3600

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]

STATUS = {
    Code.NO_SESSION: 401, Code.BAD_ORIGIN: 403, Code.NOT_ALLOWED: 403, Code.NOT_FOUND: 404, Code.NO_SUCH_TABLE: 404,
    Code.TABLE_CLOSED: 410,
    Code.NAME_TAKEN: 409, Code.TOO_LARGE: 413, Code.NOT_JSON: 415, Code.SLOW_DOWN: 429, Code.TOO_MANY: 429,
    Code.FROZEN: 503, Code.WRONG_SECRET: 403, Code.SHUT_OUT: 403, Code.STILL_HERE: 409,
    Code.COMPANY: 403, Code.NOT_YOUR_TURN: 409,
}  # fmt: skip


def token_in(cookies: Mapping[str, str]) -> str:
    """A guest's token."""
    return cookies.get(SECURE_COOKIE) or cookies.get(COOKIE) or ""


class Door:
    """Who may come in: which pages may ask, and whose token a request carries."""

    def __init__(self, room: Room, reach: Reach) -> None:
        self.room = room
        self.reach = reach

    def who(self, headers: Mapping[str, str], cookies: Mapping[str, str]) -> tuple[Account | None, str]:
        """Who asks: a bot by its token, a guest by the cookie, with the session."""
        given = headers.get("authorization", "")
        if given:
            scheme, _, token = given.partition(" ")
            return self.room.desk.bot(token.strip()) if scheme.lower() == "bearer" else None, ""
        return self.room.desk.guest(token_in(cookies))

    def has_key(self, headers: Mapping[str, str], address: str) -> bool:
        """Whether a program of the operator's asks; Turned where it has another key."""
        scheme, _, key = headers.get("authorization", "").partition(" ")
        if scheme.lower() != "operator":
            return False
        self.room.check_operator(key.strip(), "", address)
        return True

    def may_ask(self, headers: Mapping[str, str], has_cookie: bool) -> bool:
        """A browser says which page asks; a program without a cookie need not."""
        origin = headers.get("origin")
        if origin is None:
            return "authorization" in headers or not has_cookie
        return self.reach.knows(origin)


def foreign(headers: Mapping[str, str]) -> Turned:
    """Why a page may not use the room, and what its operator can do about it."""
    origin = "".join(char for char in headers.get("origin", "")[:100] if char.isascii() and char.isprintable())
    if not origin:
        return Turned(Code.BAD_ORIGIN, "unknown")
    return Turned(Code.BAD_ORIGIN, "start", origin=origin)


def _refused(no: Turned) -> Response:
    body = encode({name: value for name, value in asdict(refused(no)).items() if value})
    return Response(body, STATUS.get(no.reason, 400), media_type="application/json")


def _routed(endpoint: Endpoint, room: Room, door: Door) -> Route:
    decoder = None if endpoint.body is None else msgspec.json.Decoder(endpoint.body)

    async def answer(request: Request) -> Response:
        try:
            return await _answered(request)
        except Turned as no:
            if no.reason in (Code.SLOW_DOWN, Code.TOO_MANY, Code.TOO_LARGE, Code.BAD_ORIGIN, Code.SHUT_OUT):
                _tell(request, no)
            return _refused(no)

    def _tell(request: Request, no: Turned) -> None:
        account, _ = door.who(request.headers, request.cookies)
        address = request.client.host if request.client else ""
        name = "" if account is None else account.name
        room.services.incidents.tell("request refused", name, address, f"{endpoint.path}: {no}")

    async def _answered(request: Request) -> Response:
        address = request.client.host if request.client else ""
        if not room.may_request(address):
            raise Turned(Code.SLOW_DOWN)
        account, session = door.who(request.headers, request.cookies)
        body = None
        if endpoint.method != "GET":
            if not door.may_ask(request.headers, bool(request.cookies)):
                raise foreign(request.headers)
            body = await _body(request, decoder, room.config.body_bytes)
        asking = Asking(
            room, account, address, request.path_params, request.query_params, session,
            token_in(request.cookies) if session else "", request.headers.get("origin", ""),
            request.headers.get("user-agent", ""), door.has_key(request.headers, address),
        )  # fmt: skip
        if endpoint.session:
            if account is None:
                raise Turned(Code.NO_SESSION)
            if endpoint.path != "/api/leave":
                room.bans.check(account)
        given = await endpoint.handler(asking, body)
        if isinstance(given.data, Download):
            return Sent(given.data)  # type: ignore[return-value]
        status = 503 if endpoint.path == "/health" and not given.data.ready else 200
        response = Response(encode(given.data), status, media_type="application/json")
        response.headers["cache-control"] = "no-store"
        _set_cookie(response, given, request.url.scheme == "https")
        return response

    return Route(endpoint.path, answer, methods=[endpoint.method])


def _set_cookie(response: Response, given: Answer, secure: bool) -> None:
    if given.cookie is None:
        return
    name = SECURE_COOKIE if secure else COOKIE
    age = A_YEAR if given.cookie else 0
    response.set_cookie(name, given.cookie, max_age=age, path="/", secure=secure, httponly=True, samesite="strict")


async def _body(request: Request, decoder: msgspec.json.Decoder[Any] | None, most: int) -> Any:
    """The body of a request, never more than the room wants to read."""
    data = b""
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise Turned(Code.TOO_LARGE)
    except ClientDisconnect:
        note("upload broken off", path=request.url.path[:80])
        raise Turned(Code.BAD_MESSAGE, "cut-short") from None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Turned(Code.NOT_JSON)
    if decoder is None:
        return None
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Turned(Code.BAD_MESSAGE, "body", why=misread(error)) from None


OLD = encode(Closing("reload", None))[:-1] + b',"says":"this page is not of the room\'s version: load it again"}'
"""Said to a client of another version; those of the first one show the sentence."""


class Sockets:
    """The door for WebSockets: nobody gets further than the handshake without a session and a known page."""

    def __init__(self, room: Room, door: Door) -> None:
        self.room = room
        self.door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Shake hands and serve."""
        from starlette.websockets import WebSocket

        request = WebSocket(scope, receive, send)
        await receive()
        account, session = self.door.who(request.headers, request.cookies)
        address = request.client.host if request.client else ""
        try:
            if not self.room.may_request(address):
                raise Turned(Code.SLOW_DOWN)
            if not self.door.may_ask(request.headers, True):
                raise foreign(request.headers)
            self._let_in(account, address)
        except Turned as no:
            name = "" if account is None else account.name
            self.room.services.incidents.tell("socket refused", name, address, str(no))
            await request.send_denial_response(_refused(no))
            return
        assert account is not None
        await send({"type": "websocket.accept"})
        if request.query_params.get("protocol") != str(VERSION):
            await send({"type": "websocket.send", "text": OLD.decode()})
            await send({"type": "websocket.close", "code": POLICY})
            return
        line = scope.get("extensions", {}).get(SHORT)
        await Socket(self.room, account, address, receive, send, line, session).run()

    def _let_in(self, account: Account | None, address: str) -> None:
        if account is None:
            # as to a foreign page: whoever comes without a session does not come back by trying again
            raise Turned(Code.NOT_ALLOWED, "session")
        self.room.bans.check(account)
        if self.room.closing:
            raise Turned(Code.FROZEN, "closing")
        check_sockets(self.room, account.name, address)


class Entrance:
    """Passes on what comes: sockets and files straight to their doors, the rest with security headers on the answer."""

    def __init__(self, app: ASGIApp, sockets: Sockets, files: PageFiles) -> None:
        self.app = app
        self.sockets = sockets
        self.files = files

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, with headers; an error is told without its text."""
        if scope["type"] != "http":
            # what Starlette would wrap round every message of a socket costs more than the message
            app = self.sockets if scope["type"] == "websocket" and scope["path"] == "/ws" else self.app
            await app(scope, receive, send)
            return
        if self.files.has(scope["path"]):
            await self.files(scope, receive, send)
            return
        began = False

        async def with_headers(message: Any) -> None:
            nonlocal began
            if message["type"] == "http.response.start":
                began = True
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        try:
            await self.app(scope, receive, with_headers)
        except Exception:
            trouble("request failed", path=scope["path"])
            if not began:
                await Response(b'{"code":"error","says":"an error in the room"}', 500)(scope, receive, with_headers)


def _document(make: Callable[[], Any]) -> Callable[[Request], Awaitable[Response]]:
    async def document(request: Request) -> Response:
        return Response(msgspec.json.encode(make()), media_type="application/json")

    return document


def _words() -> dict[str, bytes]:
    """The page's sentences, a file for each language; those of files and of the offline page by themselves."""
    whole = {f"words/{language}.ftl": page_text(language) for language in LANGUAGES}
    offline = {f"words/offline/{language}.ftl": page_text(language, ["offline"]) for language in LANGUAGES}
    of_files = {f"words/files/{language}.ftl": page_text(language, OF_FILES) for language in LANGUAGES}
    return {name: text.encode() for name, text in {**whole, **offline, **of_files}.items()}


def create_app(room: Room, reach: Reach) -> ASGIApp:
    """The application around a room; the room starts and stops with it."""
    door = Door(room, reach)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        with suppress(StoreFailed):  # a store that fails ends the room, which says why
            await room.start()
        yield
        await room.stop()

    routes: list[BaseRoute] = [_routed(endpoint, room, door) for endpoint in API]
    routes += [
        Route("/api/schema.json", _document(protocol_schema)),
        Route("/api/openapi.json", _document(openapi)),
    ]
    files = PageFiles(WEB, HEADERS, time.monotonic, {"rules.json": RULEBOOK.read_bytes(), **_words()})
    routes += share_routes(room, files)
    return Entrance(Starlette(routes=routes, lifespan=lifespan), Sockets(room, door), files)

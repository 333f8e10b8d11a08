"""The page of a shared hand: the room's own page, with a head that tells other sites what the link shows.

The one rule it keeps: head and picture come from the record that the link shows, and from nothing else.
"""

from __future__ import annotations

from html import escape

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from sidepot.history.picture import HEIGHT, WIDTH, preview_svg, summary_of
from sidepot.history.record import Record
from sidepot.room.http.asking import Asking
from sidepot.room.http.page_files import PageFiles
from sidepot.room.http.replay_api import shared_record
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.room import Room
from sidepot.words import words
from sidepot.words.languages import preferred

VARY = {"vary": "accept-language"}
KEPT = "public, max-age=300"
"""A link may be taken back, or show less: what was seen is asked for again soon."""


def share_routes(room: Room, files: PageFiles) -> list[BaseRoute]:
    """The page of a shared hand, and its picture."""

    async def record(request: Request) -> Record:
        address = request.client.host if request.client else ""
        if not room.may_request(address):
            raise Turned(Code.SLOW_DOWN)
        asking = Asking(room, None, address, request.path_params, request.query_params)
        return await shared_record(asking, room.shared.one(request.path_params["key"]))

    async def page(request: Request) -> Response:
        try:
            head = _head(await record(request), str(request.url.replace(query="", fragment="")), _language(request))
        except Turned as no:
            # the page itself says that there is nothing here, and where to go
            status = 429 if no.reason == Code.SLOW_DOWN else 404
            return Response(files.page(b""), status, media_type="text/html")
        headers = {"cache-control": "no-cache", **VARY}
        return Response(files.page(head.encode()), media_type="text/html", headers=headers)

    async def picture(request: Request) -> Response:
        try:
            found, language = await record(request), _language(request)
            here = found.but(about=replace(found.about, site=""))  # the address says where
            svg = await room.aside(request.client.host if request.client else "", lambda: preview_svg(here, language))
        except Turned as no:
            return Response(str(no), 429 if no.reason == Code.SLOW_DOWN else 404, media_type="text/plain")
        return Response(svg, media_type="image/svg+xml", headers={"cache-control": KEPT, **VARY})

    return [Route("/h/{key}.svg", picture), Route("/h/{key}", page)]


def _language(request: Request) -> str:
    """The language of whoever follows the link, as their browser asks for it."""
    return preferred(request.headers.get("accept-language", ""))


def _head(record: Record, address: str, language: str) -> str:
    summary, title = summary_of(record, language), words(language)("history-shared-title")
    told = {
        "og:type": "website", "og:site_name": "sidepot", "og:title": title, "og:description": summary,
        "og:url": address, "og:image": f"{address}.svg", "og:image:type": "image/svg+xml",
        "og:image:width": str(WIDTH), "og:image:height": str(HEIGHT), "twitter:card": "summary_large_image",
    }  # fmt: skip
    lines = [f'<meta property="{escape(name)}" content="{escape(text)}">' for name, text in told.items()]
    return "\n".join([*lines, f'<meta name="description" content="{escape(summary)}">'])

"""Invites over HTTP: the links to a table that friends can open, each with its QR code."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby

import segno
from msgspec import Struct

from sidepot.room.http.asking import Answer, Asking, Endpoint

MOST = 8
"""Links in one answer."""


class InviteLink(Struct):
    """A link and the network on which it works; its QR code, *size* squares wide, as the path of an SVG."""

    link: str
    network: str
    size: int
    path: str


class Invites(Struct):
    """The links to a table or tournament, the likeliest first; *local* says why nobody else can come, if so."""

    links: list[InviteLink]
    local: str


@lru_cache(256)
def drawn(link: str) -> tuple[int, str]:
    """The QR code of a link: how many squares wide, and its dark runs as an SVG path."""
    matrix = segno.make(link, micro=False, error="m").matrix
    return len(matrix), "".join(run for y, row in enumerate(matrix) for run in _runs(y, row))


def _runs(y: int, row: bytearray) -> list[str]:
    made, x = [], 0
    for dark, squares in groupby(row):
        wide = len(list(squares))
        if dark:
            made.append(f"M{x} {y}h{wide}v1h-{wide}z")
        x += wide
    return made


async def _invites(asking: Asking, body: None) -> Answer:
    reach = asking.room.reach
    place, page = asking.path["place"][:64], asking.query.get("from", "")[:200]

    def all_drawn() -> Invites:
        links = reach.invites(place, page)[:MOST]
        return Invites([InviteLink(each.link, each.network, *drawn(each.link)) for each in links], reach.local)

    return Answer(await asking.room.aside(asking.who.name, all_drawn))


INVITES_API = (
    Endpoint(
        "GET", "/api/invites/{place}", "Links to a table or tournament that others can open.", _invites, Invites,
        query={"from": "the address of the page that asks"},
    ),
)  # fmt: skip

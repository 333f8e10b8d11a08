"""The page says nothing of its own: every word that people read or hear is a message of the catalogue."""

from __future__ import annotations

import re

import pytest

from room.pagecode import SCRIPTS
from room.pagewords import literals
from sidepot.words.catalogue import AREAS, ENGLISH, entries, text_of

pytestmark = pytest.mark.core

OF_THE_PAGE = (
    "shared", "room", "lobby", "table", "felt", "dock", "side", "competition", "house", "account", "record", "rulebook",
    "admin",
)  # fmt: skip
CHOSEN = re.compile(r"`([a-z]+-[a-z0-9-]*-)\$\{")
NOT_WORDS = {
    "account/my-bots.js": ("from sidepot.client import Client", "async with Client"),
    "event/bot-rows.js": ("https://",),
    "event/bots.js": ("https://",),
    "event/sheet.js": (" = •", "Alpaca"),
    "lobby/create.js": ("your own",),
    "replay/hand.js": ("PokerStars", "Open Hand History"),
    "replay/replayer.js": ("Arrow",),
    "shared/card.js": ("translate(",),
    "shared/notices.js": ("Notification",),
    "shared/say.js": ("English", "Deutsch", "Español", "Français", "Português (Brasil)", "Polski"),
    "shared/sound.js": ("card",),
    "table/felt/chips.js": ("translate(",),
    "table/felt/motion.js": ("translate(",),
    "table/invite.js": ("this machine", "no network"),
    "table/keys.js": ("[role=tab]",),
    "table/seat-menu.js": ("at once",),
    "table/side/chat.js": ("• • •",),
    "table/side/commands.js": ("show, muck", "out, back", "pick razz", "see Ben", "bring in"),
    "table/state/store.js": ("watch •",),
}
"""Program text, codes of the wire, what is typed as a command, and names that are the same in every language."""


def messages() -> dict[str, str]:
    """Every English message and where it is."""
    return {name: area for area in AREAS for name in entries(text_of(ENGLISH, area))}


def test_no_english_is_left_in_the_pages_code() -> None:
    found = []
    for file in sorted(SCRIPTS.rglob("*.js")):
        name = file.relative_to(SCRIPTS).as_posix()
        allowed = NOT_WORDS.get(name, ())
        found += [
            f"{name}:{each.line}: {each.text}"
            for each in literals(file)
            if each.is_read and not any(part in each.fixed for part in allowed)
            if not re.fullmatch("(?:[2-9TJQKA][cdhs] ?)+", each.text)
        ]
    assert found == []


def test_every_message_that_the_page_says_is_in_the_catalogue() -> None:
    known = {name: text for area in AREAS for name, text in entries(text_of(ENGLISH, area)).items()}
    areas = "|".join(OF_THE_PAGE)
    missing = []
    for file in sorted(SCRIPTS.rglob("*.js")):
        for each in literals(file):
            if not re.fullmatch(rf"(?:{areas})-[a-z0-9-]+(?:\.[a-z]+)?", each.text):
                continue
            name, _, attribute = each.text.partition(".")
            if not re.search(r"say\($|say\([^)]* [?:] $", each.before) and name not in known:
                continue  # an element's id, or a code of the wire
            if name not in known or (attribute and f".{attribute} =" not in known[name]):
                missing.append(f"{file.relative_to(SCRIPTS)}: {each.text}")
    assert missing == []


def test_every_message_of_the_page_is_said_somewhere() -> None:
    source = "\n".join(file.read_text("utf-8") for file in SCRIPTS.rglob("*.js"))
    said = set(re.findall(r'"([a-z]+-[a-z0-9-]+)(?:\.[a-z]+)?"', source))
    chosen = tuple(CHOSEN.findall(source))
    unused = [
        name
        for name, area in messages().items()
        if area in OF_THE_PAGE and name not in said and not name.startswith(chosen)
    ]
    assert unused == []

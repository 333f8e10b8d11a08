"""A hand as it is stored: whole, in JSON, and read back for years. What is over is told by its facts, not played again.

    {"format":1,"engine":3,"players":["Ada","Ben"],"rules":{…},"stacks":[200,200],"button":0,"facts":"…","deck":"2c7h…"}

*facts* is the log (`sidepot.engine.log`) as a row of 64-bit numbers, the lowest byte first.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from sidepot.engine.acting import Acting
from sidepot.engine.actions import Muck, Show
from sidepot.engine.events import decisions, told_log
from sidepot.engine.phases import SHOWING
from sidepot.engine.sound import check_facts
from sidepot.rules import Rules
from sidepot.rules.stored import StoredRules, stored_rules
from sidepot.words.misread import misread
from sidepot.words.refusal import Wrong

FORMAT = 1
"""How stored hands are written; a reader knows all from 1 to this one."""
ENGINE = 3
"""The version of the engine's decisions: one more whenever the same inputs and actions come to other facts.

2: in games of one's own, a card that came face down for a drawn door card no longer decides who brings in.
3: where such a game has two boards, the one card for everybody lies on both.
"""


class OtherFacts(ValueError):
    """The facts of a hand that is not over are not what this engine comes to."""


class OtherEngine(OtherFacts):
    """Another version of the engine began the hand."""


class StoredHand(Struct, frozen=True, omit_defaults=True):
    """A hand: what it began with, and everything that happened."""

    format: int
    engine: int
    players: tuple[str, ...]
    """Their names by seat; () where they are not known."""
    rules: StoredRules
    stacks: tuple[int, ...]
    button: int
    facts: bytes
    deck: str = ""
    """Where it may be known; a hand that is not over needs it to go on."""
    no_sb: bool = False
    posts: dict[int, tuple[int, int]] = {}


_decoder = msgspec.json.Decoder(StoredHand)


def encoded(
    players: Sequence[str],
    rules: Rules,
    stacks: tuple[int, ...],
    button: int,
    facts: Sequence[int],
    deck: str,
    no_sb: bool,
    posts: dict[int, tuple[int, int]],
) -> str:
    """A hand, or what somebody saw of it, as one line of JSON; *players* are names by seat, where they are known."""
    names = tuple(players)
    if names and len(names) != len(stacks):
        raise Wrong("history-names", names=str(len(names)), players=str(len(stacks)))
    stored = StoredHand(FORMAT, ENGINE, names, stored_rules(rules), stacks, button, packed(facts), deck, no_sb, posts)
    return msgspec.json.encode(stored).decode()


def parse_hand(text: str | bytes) -> StoredHand:
    """A stored hand as a value; ValueError where it is none, or of a format that is not known yet."""
    try:
        stored = _decoder.decode(text)
    except msgspec.DecodeError as error:
        raise Wrong("mistake-stored-hand", why=misread(error)) from None
    if not 1 <= stored.format <= FORMAT:
        raise Wrong("history-newer", format=str(stored.format), known=str(FORMAT))
    return stored


def go_on_from(hand: Acting, facts: Sequence[int], engine: int) -> None:
    """Take a hand from its beginning to where its facts stand; OtherFacts where this engine comes to others."""
    check_facts(hand.rules, hand.starting_stacks, facts, whole=False)
    try:
        for seat, action in decisions(told_log(hand, facts)):
            if action is None:
                hand.kill(seat)
            elif hand.phase == SHOWING or not isinstance(action, Show | Muck):
                hand.act(action, seat)
    except ValueError:
        # whose words could name a hidden card
        raise _differently(engine) from None
    if list(hand.facts) != list(facts):
        raise _differently(engine)


def _differently(engine: int) -> OtherFacts:
    if engine != ENGINE:
        return OtherEngine(f"version {engine} of the engine began this hand, and version {ENGINE} plays it differently")
    return OtherFacts("the facts of this hand are not what its rules, stacks and deck come to")


def packed(facts: Sequence[int]) -> bytes:
    """Facts as a row of bytes."""
    row = array("Q", facts)
    if sys.byteorder == "big":
        row.byteswap()
    return row.tobytes()


def unpacked(data: bytes) -> list[int]:
    """Facts from a row of bytes."""
    if len(data) % 8:
        raise Wrong("mistake-facts-bytes", count=str(len(data)))
    row = array("Q", data)
    if sys.byteorder == "big":
        row.byteswap()
    return row.tolist()

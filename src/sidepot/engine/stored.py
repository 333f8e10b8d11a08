"""A hand as it is stored: whole, in JSON, and read back for years. What is over is told by its facts, not played again.

    {"format":1,"engine":1,"players":["Ada","Ben"],"rules":{…},"stacks":[200,200],"button":0,"facts":"…","deck":"2c7h…"}

*facts* is the log (`sidepot.engine.log`) as a row of 64-bit numbers, the lowest byte first.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from sidepot.cards import cards, show
from sidepot.engine.actions import Muck, Show
from sidepot.engine.beginning import retold, start
from sidepot.engine.events import decisions, told_log
from sidepot.engine.hand import Hand
from sidepot.engine.log import END, kind_of
from sidepot.engine.phases import SHOWING
from sidepot.engine.sound import check_facts
from sidepot.engine.views import View
from sidepot.rules import Rules
from sidepot.rules.stored import StoredRules, rules_from, stored_rules

FORMAT = 1
"""How stored hands are written; a reader knows all from 1 to this one."""
ENGINE = 1
"""The version of the engine's decisions: one more whenever the same inputs and actions come to other facts."""


class OtherEngine(ValueError):
    """The facts of a hand that is not over are not what this engine comes to: another version began it."""


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


def to_json(hand: Hand, players: Sequence[str] = ()) -> str:
    """A hand as one line of JSON, whole."""
    return _encoded(hand, players, show(hand.deck), hand.no_sb, dict(hand.posts))


def view_to_json(view: View, players: Sequence[str] = ()) -> str:
    """What somebody saw of a hand, in the same form; a card that was not seen is hidden, and there is no deck."""
    return _encoded(view, players, "", view.no_sb)


def _encoded(hand: Hand | View, players: Sequence[str], *more: Any) -> str:
    names = tuple(players)
    if names and len(names) != hand.players:
        raise ValueError(f"{len(names)} names for {hand.players} players")
    rules, facts = stored_rules(hand.rules), packed(hand.facts)
    stored = StoredHand(FORMAT, ENGINE, names, rules, hand.starting_stacks, hand.button, facts, *more)
    return msgspec.json.encode(stored).decode()


def from_json(text: str | bytes) -> Hand:
    """The hand that was stored; ValueError says what is wrong with the text."""
    return hand_from(parse_hand(text))


def parse_hand(text: str | bytes) -> StoredHand:
    """A stored hand as a value; ValueError where it is none, or of a format that is not known yet."""
    try:
        stored = _decoder.decode(text)
    except msgspec.ValidationError as error:
        raise ValueError(f"not a stored hand: {error}") from None
    if not 1 <= stored.format <= FORMAT:
        raise ValueError(f"format {stored.format} is not known here, {FORMAT} is: a newer sidepot wrote it")
    return stored


def hand_from(stored: StoredHand) -> Hand:
    """The hand: where it is over as its facts tell it, else as this engine plays it, which has to come to the same."""
    return hand_at(
        rules_from(stored.rules), stored.stacks, stored.button, unpacked(stored.facts), bytes(cards(stored.deck)),
        stored.no_sb, stored.posts or None, stored.engine,
    )  # fmt: skip


def hand_at(
    rules: Rules,
    stacks: tuple[int, ...],
    button: int,
    facts: Sequence[int],
    deck: bytes,
    no_sb: bool = False,
    posts: dict[int, tuple[int, int]] | None = None,
    engine: int = ENGINE,
) -> Hand:
    """The hand where its facts stand; OtherEngine where it is not over, and they are not what this engine comes to."""
    if facts and kind_of(facts[-1]) == END:
        check_facts(rules, stacks, facts)
        return retold(rules, stacks, button, facts, deck, no_sb=no_sb, posts=posts)
    if not deck:
        raise ValueError("a hand that is not over goes on with its deck, and this one is stored without")
    hand = start(rules, stacks, button, deck, no_sb=no_sb, posts=posts)
    _go_on(hand, facts, engine)
    return hand


def _go_on(hand: Hand, facts: Sequence[int], engine: int) -> None:
    check_facts(hand.rules, hand.starting_stacks, facts, whole=False)
    try:
        for seat, action in decisions(told_log(hand, facts)):
            if action is None:
                hand.kill(seat)
            elif hand.phase == SHOWING or not isinstance(action, Show | Muck):
                hand.act(action, seat)
    except ValueError:
        # whose words could name a hidden card
        raise OtherEngine(_other(engine)) from None
    if list(hand.facts) != list(facts):
        raise OtherEngine(_other(engine))


def _other(engine: int) -> str:
    if engine != ENGINE:
        return f"version {engine} of the engine began this hand, and version {ENGINE} plays it differently"
    return "the facts of this hand are not what its rules, stacks and deck come to"


def packed(facts: Sequence[int]) -> bytes:
    """Facts as a row of bytes."""
    row = array("Q", facts)
    if sys.byteorder == "big":
        row.byteswap()
    return row.tobytes()


def unpacked(data: bytes) -> list[int]:
    """Facts from a row of bytes."""
    if len(data) % 8:
        raise ValueError(f"facts are rows of 8 bytes each, not {len(data)} bytes in all")
    row = array("Q", data)
    if sys.byteorder == "big":
        row.byteswap()
    return row.tolist()

"""The own format: one line of JSON for each hand, self-contained; a stored hand (`sidepot.engine.stored`) is one too.

{"format":1,"engine":3,"players":["Ada","Ben"],"rules":{…},"stacks":[200,200],"button":0,"facts":"…","about":{…}}
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from sidepot.cards import cards, show
from sidepot.engine.log import DROP, END, RAKE, kind_of
from sidepot.engine.sound import check_facts
from sidepot.engine.stored import FORMAT, StoredHand, unpacked
from sidepot.history import read_hand
from sidepot.history.amounts import MOST_DECIMALS
from sidepot.history.read_hand import ReadHand
from sidepot.history.record import About, Occasion, Record
from sidepot.rules import Rules
from sidepot.rules.stored import StoredRules, rules_from, stored_rules
from sidepot.words.misread import misread
from sidepot.words.refusal import Wrong


class Line(StoredHand, frozen=True, omit_defaults=True):
    """A stored hand and what surrounds it."""

    about: About = About()


_decoder = msgspec.json.Decoder(Line)
_encoder = msgspec.json.Encoder()


def write_line(record: Record) -> str:
    """A record as one line of JSON."""
    line = Line(
        format=FORMAT, engine=record.engine, players=record.players, rules=stored_rules(record.rules),
        stacks=record.stacks, button=record.button, facts=record.facts, deck=show(record.deck), no_sb=record.no_sb,
        posts=record.posts, about=record.about,
    )  # fmt: skip
    return _encoder.encode(line).decode()


def read_line(text: str | bytes) -> Record:
    """The record that a line tells; ValueError says what is wrong with it."""
    try:
        line = _decoder.decode(text)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Wrong("history-not-a-hand", why=misread(error)) from None
    if not 1 <= line.format <= FORMAT:
        raise Wrong("history-newer", format=str(line.format), known=str(FORMAT))
    try:
        return _record(line)
    except OverflowError as error:
        raise Wrong("history-number-large", why=str(error)) from None


def _record(line: Line) -> Record:
    rules, facts = _rules(line.rules), unpacked(line.facts)
    if line.players and len(line.players) != len(line.stacks):
        raise Wrong("history-names", names=str(len(line.players)), players=str(len(line.stacks)))
    if not facts or kind_of(facts[-1]) != END:
        raise Wrong("history-not-over")
    _check_about(line.about, len(line.stacks))
    check_facts(rules, line.stacks, facts)
    kinds = [kind_of(code) for code in facts]
    if kinds.count(RAKE) > 1 or kinds.count(DROP) > 1:
        raise Wrong("history-taken-twice")
    record = Record(
        rules=rules, stacks=line.stacks, button=line.button, facts=line.facts, players=line.players,
        deck=bytes(cards(line.deck)), no_sb=line.no_sb, posts=line.posts, about=line.about, engine=line.engine,
    )  # fmt: skip
    record.hand  # noqa: B018  (refuses a button, a deck or posts that can't be)
    return record


def _check_about(about: About, players: int) -> None:
    """What surrounds a hand may be told of the players there are, and in decimals that money has."""
    told = about.occasion or Occasion()
    seats = [about.hero or 0]
    seats += [seat for one, _, out in told.bounties_won for seat in (one, out)]
    seats += [seat for one, out, _, _ in told.bounties_grown for seat in (one, out)]
    if not all(0 <= seat < players for seat in seats):
        raise Wrong("history-seat-none", last=str(players - 1))
    for what, row in (("chairs", about.chairs), ("ids", about.ids), ("bounties", told.bounties)):
        if len(row) not in (0, players):
            raise Wrong("history-row-for", count=str(len(row)), key=what, players=str(players))
    if not 0 <= min(about.decimals, told.decimals) <= max(about.decimals, told.decimals) <= MOST_DECIMALS:
        raise Wrong("history-money-decimals", most=str(MOST_DECIMALS))


def _rules(stored: StoredRules) -> Rules:
    return _rules_of(msgspec.json.encode(stored))


@lru_cache(maxsize=256)
def _rules_of(text: bytes) -> Rules:
    """Rules are checked whenever they are made, which takes longer than reading a hand."""
    return rules_from(msgspec.json.decode(text, type=StoredRules))


def read_own(text: str) -> Iterator[ReadHand]:
    """The hands of a text, one a line."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip("\ufeff \t"):
            try:
                yield ReadHand(number, read_line(line.strip("\ufeff")))
            except ValueError as error:
                yield read_hand.misread(number, error)

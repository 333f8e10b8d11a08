"""The table `_sidepot` of a hand in PHH: what the format itself can't say."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from sidepot.cards import cards
from sidepot.history.script.script import Cards, Misread
from sidepot.rules import Rules
from sidepot.rules.stored import MARK, rules_in
from sidepot.words.refusal import Wrong, placed, sentence_of, within

VERSION = 1
_POST = re.compile(r"(\d{1,2}):(\d{1,16})\+(\d{1,16})")


class Own:
    """What the table says: whole rules, posts, a missing small blind, a second board, and which seat comes first."""

    def __init__(self, data: Any, players: int, line: int) -> None:
        table = data if isinstance(data, dict) else {}
        known = table.get("version") == VERSION
        told = table if known else {}
        self.rules = _rules(told["rules"], line) if isinstance(told.get("rules"), str) else None
        self.no_sb = told.get("no_sb") is True
        self.first = told["first"] % players if type(told.get("first")) is int else 0
        self.posts = _posts(told.get("posts"), players, line)
        self.second_board = _second(told.get("second_board"), line)


def _rules(text: str, line: int) -> Rules:
    try:
        return _rules_in(text)
    except ValueError as error:
        raise Misread(placed("_sidepot", sentence_of(error)), line) from None


@lru_cache(maxsize=1024)
def _rules_in(text: str) -> Rules:
    words = text.split()
    if words[:1] != [MARK]:
        raise Wrong("history-rules-mark", mark=MARK)
    return rules_in(words[1:])


def _posts(text: Any, players: int, line: int) -> dict[int, tuple[int, int]]:
    posts = {}
    for word in text.split() if isinstance(text, str) else ():
        found = _POST.fullmatch(word)
        if found is None or not 1 <= int(found[1]) <= players:
            raise within("_sidepot", Misread("no-post", line, given=repr(word[:40])))
        posts[int(found[1]) - 1] = (int(found[2]), int(found[3]))
    return posts


def _second(text: Any, line: int) -> Cards:
    """The cards of a second board that the first does not have."""
    try:
        return tuple(cards(text)) if isinstance(text, str) else ()
    except ValueError as error:
        raise Misread(placed("_sidepot", sentence_of(error)), line) from None

"""Dials as a form shows them: which values can be chosen, which decide nothing now, and what is wrong beside each."""

from __future__ import annotations

from functools import lru_cache

from sidepot.engine import plain
from sidepot.room.game.table_hosting import with_dials
from sidepot.room.protocol.bodies import DialsSeen
from sidepot.rules import DIALS, Rules
from sidepot.rules.dials import BadDials
from sidepot.rules.gamenames import phrase_of
from sidepot.rules.idle import idle
from sidepot.rules.words import rule_phrases
from sidepot.words import Phrase, phrase

Wrong = dict[str, list[Phrase]]
"""What is wrong beside each dial; what is about none of them stands under ""."""


def look_at_dials(base: Rules, dials: dict[str, object], chairs: int) -> DialsSeen:
    """How rules look with these dials set, given as values or as text; a dial that can't be set leaves the others."""
    rules, wrong = _as_far_as_possible(base, dials)
    if rules.max_players < chairs:
        most = str(rules.max_players)
        wrong.setdefault("game", [phrase("dial-wrong-seats", game=phrase_of(rules.game), most=most)])
    return DialsSeen(
        not wrong, wrong, plain(rules.dials), _choices(rules, chairs), idle(rules), rule_phrases(rules),
        rules.max_players,
    )  # fmt: skip


def _as_far_as_possible(base: Rules, dials: dict[str, object]) -> tuple[Rules, Wrong]:
    """The rules with every dial that can be set, and what is wrong with the others."""
    wrong: Wrong = {}
    while True:
        try:
            return with_dials(base, {name: value for name, value in dials.items() if name not in wrong}), wrong
        except BadDials as no:
            found = _by_dial(no)
            new = (found.keys() & dials.keys()) - wrong.keys()
            wrong = {**found, **wrong}
            if not new:
                return base, wrong


def _by_dial(no: BadDials) -> Wrong:
    found: Wrong = {}
    for name, reason in no.reasons:
        found.setdefault(name, []).append(reason)
    return found


@lru_cache(maxsize=256)
def _choices(rules: Rules, chairs: int) -> dict[str, tuple[str, ...]]:
    """The values of each choice that these rules could take, the others staying as they are."""
    return {
        name: tuple([choice for choice in DIALS[name].choices if _possible(rules, name, choice, chairs)])
        for name, dial in DIALS.items()
        if dial.kind == "choice"
    }


def _possible(rules: Rules, name: str, choice: str, chairs: int) -> bool:
    if getattr(rules, name) == choice:
        return True
    try:
        return rules.but(**{name: choice}).max_players >= chairs
    except ValueError:
        return False

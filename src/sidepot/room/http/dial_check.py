"""Dials as a form shows them: which values can be chosen, which decide nothing now, and what is wrong beside each."""

from __future__ import annotations

import re
from functools import lru_cache

from sidepot.engine import plain
from sidepot.room.game.table_hosting import changed
from sidepot.room.protocol.bodies import DialsSeen
from sidepot.room.protocol.refusals import Turned
from sidepot.rules import DIALS, Rules
from sidepot.rules.idle import idle
from sidepot.rules.words import in_words


def look_at_dials(base: Rules, dials: dict[str, object], chairs: int) -> DialsSeen:
    """How rules look with these dials set, given as values or as text; a dial that can't be set leaves the others."""
    rules, wrong = _as_far_as_possible(base, dials)
    if rules.max_players < chairs:
        wrong.setdefault("game", f"too many chairs: {rules.game} takes 2 to {rules.max_players} players (X17)")
    return _seen(rules, chairs, wrong)


def _as_far_as_possible(base: Rules, dials: dict[str, object]) -> tuple[Rules, dict[str, str]]:
    """The rules with every dial that can be set, and what is wrong with the others."""
    wrong: dict[str, str] = {}
    while True:
        try:
            return changed(base, {name: value for name, value in dials.items() if name not in wrong}), wrong
        except Turned as no:
            found = _by_dial(str(no))
            new = (found.keys() & dials.keys()) - wrong.keys()
            wrong = {**found, **wrong}
            if not new:
                return base, wrong


def _seen(rules: Rules, chairs: int, errors: dict[str, str]) -> DialsSeen:
    return DialsSeen(
        not errors, errors, plain(rules.dials), _choices(rules, chairs), idle(rules), in_words(rules), rules.max_players
    )


def _by_dial(text: str) -> dict[str, str]:
    """Each reason beside its dial; what is about none of them stands under ""."""
    found: dict[str, str] = {}
    for reason in text.split("; "):
        names = [name for name in re.findall(r"\b[a-z_]+\b", reason) if name in DIALS and f"{name} = " in reason]
        name = names[0] if names else next((name for name in DIALS if reason.startswith(name)), "")
        found[name] = f"{found[name]}; {reason}" if name in found else reason
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

"""What is known of a table and of a house before any card is dealt: its rules in words, its dials, who hosts it."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import to_builtins

from sidepot.engine import plain
from sidepot.ranks.hand_names import CATEGORIES
from sidepot.room.bots import auto_players
from sidepot.room.game.hosted_table import HostedTable
from sidepot.room.show.dial_groups import GROUP_OF
from sidepot.rules import DIALS, NAMES, Game, House, Rules, lint, read_house
from sidepot.rules.words import rule_phrases
from sidepot.tournament import Structure
from sidepot.words import Phrase, phrase


def rules_info(rules: Rules) -> dict[str, Any]:
    """Rules for people: in words, what is unusual, every dial, and which hand beats which."""
    return {
        **_game_and_stakes(rules),
        "entry": rules.entry,
        "offers": _offers(rules),
        "words": to_builtins(rule_phrases(rules)),
        "unusual": to_builtins([remark.says for remark in lint(rules)]),
        "rankings": {game.name: rankings(game) for game in rules.programs},
    }


def _game_and_stakes(rules: Rules) -> dict[str, Any]:
    """What is played, and for how much."""
    return {
        "house": rules.house,
        "game": rules.game,
        "limit": rules.limit,
        "blinds": rules.blinds,
        "stakes": rules.stakes,
        "rotate": rules.rotate,
        "buy_in": [rules.min_buy_in, rules.max_buy_in],
    }


def structure_info(structure: Structure) -> dict[str, Any]:
    """What is decided of a tournament before it begins: its levels, and what can be bought when."""
    levels = structure.levels
    return {
        "by": levels.by,
        "levels": plain(levels.steps),
        "doubles": levels.doubles,
        "late": structure.late,
        "reentries": structure.reentries,
        "rebuys": plain(structure.rebuys),
        "add_on": plain(structure.add_on),
        "fee": structure.fee,
        "guarantee": structure.guarantee,
        "hands": structure.ends_after,
        "refill": structure.refill,
        "points": {str(players): points for players, points in structure.points.items()},
    }


def _offers(rules: Rules) -> list[str]:
    """What players may agree to or ask for."""
    offered = {
        "straddle": rules.straddle, "bomb-pot": rules.bomb_pot is not None, "run-twice": rules.run_twice,
        "buy-button": rules.buy_button, "button-straddle": rules.button_straddle, "see-hands": rules.see_hands,
        "seat-change": rules.seat_change and rules.entry != "fixed",
        "auto-buy": rules.auto_buy and rules.entry != "fixed" and rules.ends == "open",
    }  # fmt: skip
    return [name for name, given in offered.items() if given]


def rankings(game: Game) -> list[dict[str, Any]]:
    """What each half of a pot goes to, or all of it: the kinds of hands, best first."""
    return [
        {"half": half, "order": ranking.order, "hands": _kinds(ranking.order)}
        for half, ranking in zip(game.halves, game.rankings, strict=True)
    ]


def _kinds(order: str) -> list[str]:
    if order in _OWN:
        return list(_OWN[order])
    found = list(CATEGORIES)
    if order == "short-deck":
        flush, full = found.index("flush"), found.index("full house")
        found[flush], found[full] = found[full], found[flush]
    return ["best low", *found] if order == "deuce" else found[::-1]


_BADUGI = ("badugi", "three cards", "two cards", "one card")
_OWN = {
    "low": ("best low", *(name for name in CATEGORIES if "straight" not in name and name != "flush")),
    "low8": ("best low", "worst low"),
    "badugi": _BADUGI,
    "badugi-high": _BADUGI,
    "card": ("high card",),
    "paired": ("pair", "high card"),
    "three": ("straight flush", "three of a kind", "straight", "flush", "pair", "high card"),
}
"""Orders whose kinds of hands are not those of high poker; in ace-to-five straights and flushes are none (T18)."""


def _about(house: str, about: str) -> Phrase | str:
    """What a table says of its house: a house that ships does so in every language."""
    shipped = house in NAMES and read_house(house).about == about
    return phrase(f"rules-house-{house}") if shipped else about


def info_of(task: HostedTable) -> dict[str, Any]:
    """All that is known of a table."""
    opened, table = task.opened, task.game.table
    clock, rules = table.clock, table.coming_rules
    return {
        "id": task.id,
        "name": opened.name,
        "about": _about(rules.house, opened.about),
        "host": opened.host,
        "private": opened.private,
        "chairs": table.chairs,
        **rules_info(rules),
        "dials": plain((table.next_rules or table.base).dials),
        "clock": {"act_ms": clock.act, "bank_ms": clock.bank, "pause_ms": clock.pause},
        "autos": dict(task.autos),
        "pace": task.pace,
        "styles": auto_players.styles(),
        "muted": sorted(task.muted),
        "banned": sorted(task.banned),
        "value": {"currency": task.currency, "cents": task.cents} if task.cents else None,
        "admits": opened.admits,
        "closing": task.closing is not None,
        "delay_ms": task.delay,
        "asking": [{"player": name, "chair": seat.chair, "chips": seat.chips} for name, seat in task.asking.items()],
    }


def lobby_row(task: HostedTable) -> dict[str, Any]:
    """A table in a line of the lobby."""
    opened, table = task.opened, task.game.table
    rules = table.coming_rules
    autos = sum(1 for name in table.people if name in task.autos)
    return {
        "id": task.id,
        "name": opened.name,
        **_game_and_stakes(rules),
        "chairs": table.chairs,
        "players": len(table.people) - autos,
        "autos": autos,
        "free": sum(1 for person in table.seated if person is None),
        "waiting": len(table.waiting),
        "watching": sum(1 for name in task.viewers if name not in table.people),
        "hands": table.number,
        "host": opened.host,
        "offer": opened.offer,
        "playing": table.playing,
    }


@cache
def houses_info() -> list[dict[str, Any]]:
    """The houses that ship."""
    return [house_info(read_house(name)) for name in NAMES]


def house_info(house: House) -> dict[str, Any]:
    """A house with everything a "create a table" page needs."""
    return {
        "name": house.name,
        "about": house.about,
        **rules_info(house.rules),
        "max_chairs": house.rules.max_players,
        "dials": plain(house.rules.dials),
        "limits": [house.rules.limit, *(limit for limit, _ in house.rules.by_limit if limit != house.rules.limit)],
    }


@cache
def dials_info() -> list[dict[str, Any]]:
    """Every dial: its group, which values it takes and its choices; `dial-` messages say what they mean."""
    return [
        {
            "name": name,
            "group": GROUP_OF[name],
            "kind": dial.kind,
            "takes": to_builtins(dial.takes),
            "choices": dial.choices,
        }
        for name, dial in DIALS.items()
    ]

"""Rules as they are stored: whole, so that they mean the same whatever becomes of a house's file or a game's program.

The one rule it keeps: nothing is looked up when stored rules are read.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import Any
from urllib.parse import quote, unquote

from msgspec import UNSET, Struct, UnsetType, json

from sidepot.rules.dials import DIALS, quoted, text_of_value, value_from_text, value_of
from sidepot.rules.games import GAMES, Game, shipped_game
from sidepot.rules.rotations import Customs
from sidepot.rules.rules import Rules
from sidepot.words.misread import misread
from sidepot.words.refusal import Wrong

MARK = "sidepot/1"
"""Begins rules in words that are whole: what they leave out is what `Rules` has where nothing is said.

Those defaults and the programs of the games that ship are part of the format (tests/data/recorded/usual.json).
"""
_PLAIN = '{}[]":,'


class StoredRules(Struct, frozen=True):
    """Every dial with its value, the program of the game, and the house's customs for each limit."""

    house: str
    dials: dict[str, Any]
    game: Game
    own: bool = False
    """The game is of the house's own."""
    limits: tuple[tuple[str, dict[str, Any]], ...] = ()
    games: tuple[tuple[str, dict[str, Any]], ...] | UnsetType = UNSET
    """What games of a rotation have to themselves; not written where there is nothing."""


@lru_cache(maxsize=256)
def stored_rules(rules: Rules) -> StoredRules:
    """Rules as they are stored."""
    dials = {name: value for name, value in rules.dials.items() if name != "game"}
    game = rules.own_game or shipped_game(rules.game)
    limits = tuple([(limit, dict(section)) for limit, section in rules.by_limit])
    games = tuple([(name, dict(section)) for name, section in rules.by_game])
    return StoredRules(rules.house, dials, game, rules.own_game is not None, limits, games or UNSET)


def rules_from(stored: StoredRules) -> Rules:
    """The rules that were stored; a game that is another one by now is played as it was. ValueError for a new dial."""
    game = stored.game
    shipped = not stored.own and game.name in GAMES and shipped_game(game.name) == game
    return Rules(
        house=stored.house, game=game.name, own_game=None if shipped else game,
        by_limit=_customs(stored.limits), by_game=_customs(stored.games or ()),
        **_known(stored.dials),
    )  # fmt: skip


def _customs(sections: tuple[tuple[str, dict[str, Any]], ...]) -> Customs:
    return tuple([(name, tuple(_known(section).items())) for name, section in sections])


def _known(dials: dict[str, Any]) -> dict[str, Any]:
    for name in dials:
        if name not in DIALS:
            raise Wrong("mistake-newer-dial", dial=quoted(name))
    return {name: value_of(name, value) for name, value in dials.items()}


@lru_cache(maxsize=256)
def rules_hash(rules: Rules) -> str:
    """A name for rules by their content: equal rules have the same, on every machine and build."""
    return sha256(json.encode(stored_rules(rules), order="sorted")).hexdigest()[:20]


# in words, on one line


@lru_cache(maxsize=256)
def rules_text(rules: Rules) -> str:
    """Rules as words with spaces between, whole."""
    usual = Rules().dials
    words = [MARK, *([quote(rules.house, safe="")] if rules.house else [])]
    for name, value in rules.dials.items():
        if name == "game" and rules.own_game is not None:
            words.append(f"game={quote(json.encode(rules.own_game).decode(), safe=_PLAIN)}")
        elif value != usual[name]:
            words.append(f"{name}={text_of_value(value)}")
    for limit, section in rules.by_limit:
        customs = [f"{limit}:{name}={text_of_value(value)}" for name, value in section]
        words += customs or [f"{limit}:"]
    for game, section in rules.by_game:
        words += [f"@{game}:{name}={text_of_value(value)}" for name, value in section]
    return " ".join(words)


def rules_in(words: list[str]) -> Rules:
    """The rules that words tell, those after the mark."""
    house, dials, limits, games = "", {}, dict[str, dict[str, Any]](), dict[str, dict[str, Any]]()
    for place, word in enumerate(words):
        name, equals, value = word.partition("=")
        limit, colon, custom = name.partition(":")
        if not equals and not colon and place == 0:
            house = unquote(word)
        elif word.startswith("@"):
            game, _, custom = name[1:].rpartition(":")
            games.setdefault(game, {})[custom] = value_from_text(custom, value)
        elif colon:
            section = limits.setdefault(value_of("limit", limit), {})
            section |= {custom: value_from_text(custom, value)} if custom else {}
        else:
            dials[name] = dial_in(word)
    own = dials.get("game")
    given = dials if not isinstance(own, Game) else {**dials, "game": own.name, "own_game": own}
    return Rules(house=house, by_limit=_sections(limits), by_game=_sections(games), **given)


def _sections(found: dict[str, dict[str, Any]]) -> Customs:
    return tuple([(name, tuple(section.items())) for name, section in found.items()])


def dial_in(word: str) -> Any:
    """The value in `blinds=50/100`; a game of a house's own is JSON in which spaces and bars are quoted."""
    name, equals, value = word.partition("=")
    if not equals:
        raise Wrong("mistake-dial-word", given=repr(word))
    return _own_game(value) if name == "game" and value[:1] == "{" else value_from_text(name, value)


def _own_game(text: str) -> Game:
    try:
        return json.decode(unquote(text), type=Game)
    except ValueError as error:
        raise Wrong("mistake-stored-game", given=quoted(text), why=misread(error)) from None

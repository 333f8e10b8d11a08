"""Houses as TOML files: those that ship, and a user's own. Reading one checks every line of it."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from msgspec import Struct

from sidepot.files import read_text
from sidepot.rules.dials import DIALS, MOST_REASONS, BadDials, quoted, value_of
from sidepot.rules.games import GAMES
from sidepot.rules.rotations import OWN_DIALS, Customs, game_in
from sidepot.rules.rules import Rules
from sidepot.rules.written import game_from, game_lines
from sidepot.toml import MOST_BYTES, parse_toml
from sidepot.words import Phrase, phrase, words
from sidepot.words.refusal import Wrong, within

DOCUMENTS = ("standard", "cardroom", "pineapple", "league", "kitchen")
"""The houses that play by a document each."""
EDITIONS = ("tda", "roberts", "online")
"""`standard` as rule books and sites have it."""
MIXED = ("horse", "hose", "eight-game", "dealers-choice")
"""Houses that rotate games (T26)."""
NAMES = DOCUMENTS + EDITIONS + MIXED


class House(Struct, frozen=True):
    """A house: its name, what it is in a sentence, and its rules."""

    name: str
    about: str
    rules: Rules


def house(name: str, **dials: Any) -> Rules:
    """The rules of a house (`standard`, … or the path of a TOML file) with some dials set."""
    return read_house(name).rules.but(**dials)


def read_house(name: str) -> House:
    """A house by its name or its file's path; ValueError says what is wrong with it."""
    if name in NAMES:
        return _shipped(name)
    path = Path(name)
    if path.suffix != ".toml":
        raise Wrong("commands-house-unknown", name=repr(name), houses=", ".join(NAMES))
    return parse_house(read_text(name, MOST_BYTES, "house"), path.name)


@cache
def _shipped(name: str) -> House:
    text = resources.files("sidepot.rules").joinpath("houses", f"{name}.toml").read_text("utf-8")
    return parse_house(text, f"{name}.toml")


def parse_house(text: str, source: str | Phrase) -> House:
    """A house from TOML text; `source` is named in errors."""
    data = parse_toml(text, source)
    try:
        return _house(data, Path(source).stem if isinstance(source, str) else "your own")
    except ValueError as error:
        raise within(source, error) from None


def _house(data: dict[str, Any], stem: str) -> House:
    data = dict(data)
    name, about, base = (data.pop(key, default) for key, default in (("name", stem), ("about", ""), ("based_on", "")))
    limits, games = data.pop("limits", {}), data.pop("games", {})
    if not isinstance(name, str) or not isinstance(about, str):
        raise Wrong("own-house-texts")
    if not _tables(limits):
        raise Wrong("own-house-limits")
    if not _tables(games):
        raise Wrong("own-house-games")
    own = game_from(data.pop("game")) if isinstance(data.get("game"), dict) else None
    start = _shipped(base).rules if base in NAMES else Rules() if not base else _no_base(base)
    by_limit = _merged(start.by_limit, _sections(limits))
    dials = _values(data)
    limit = dials.get("limit", start.limit)
    dials = {**dict(dict(by_limit).get(limit, ())), **dials}
    fields = {**start.dials, **dials, **({} if own is None else {"game": own.name})}
    by_game = _merged(start.by_game, _game_sections(games, () if own is None else (own.name,)))
    return House(name, about, Rules(house=name, by_limit=by_limit, by_game=by_game, own_game=own, **fields))


def _tables(sections: object) -> bool:
    return isinstance(sections, dict) and all(isinstance(section, dict) for section in sections.values())


def _no_base(base: object) -> Rules:
    raise Wrong("own-house-base", given=quoted(base), houses=", ".join(NAMES))


def _merged(base: Customs, own: Customs) -> Customs:
    """The customs of each limit: those of the house it is based on, with its own ones instead or beside them."""
    found = {limit: dict(section) for limit, section in base}
    for limit, section in own:
        found[limit] = {**found.get(limit, {}), **dict(section)}
    return tuple((limit, tuple(section.items())) for limit, section in found.items())


def _sections(limits: dict[str, dict[str, Any]]) -> Customs:
    sections = []
    for limit, section in limits.items():
        value_of("limit", limit)
        sections.append((limit, tuple(_values(section).items())))
    return tuple(sections)


def _game_sections(games: dict[str, dict[str, Any]], own: tuple[str, ...]) -> Customs:
    sections = []
    for entry, section in games.items():
        limit, game = game_in(entry)
        if game not in (*GAMES, *own):
            raise Wrong("own-house-no-game", given=quoted(entry), games=", ".join((*GAMES, *own)))
        if limit:
            value_of("limit", limit)
        if other := [name for name in section if name not in OWN_DIALS]:
            raise Wrong("own-house-own-dials", game=entry, given=quoted(other[0]), dials=", ".join(OWN_DIALS))
        sections.append((entry, tuple(_values(section).items())))
    return tuple(sections)


def _values(data: dict[str, Any]) -> dict[str, Any]:
    """Dials in their right types; BadDials with the reason for every one that is wrong."""
    values: dict[str, Any] = {}
    reasons: list[tuple[str, Phrase]] = []
    for key, value in data.items():
        try:
            values[key] = value_of(key, value)
        except BadDials as no:
            reasons += no.reasons
        if len(reasons) == MOST_REASONS:
            reasons.append(("", phrase("dial-wrong-more")))
            break
    if reasons:
        raise BadDials(reasons)
    return values


def toml_of(rules: Rules, about: str = "") -> str:
    """These rules as the text of a house file, every dial with what it decides."""
    say = words("en")
    lines = [f"name = {_toml(rules.house)}", *([f"about = {_toml(about)}"] if about else []), ""]
    for name, value in rules.dials.items():
        if value == () or (name == "game" and rules.own_game is not None):
            continue
        lines += [f"# {say(f'dial-{name}.hint')}; {say.tell(DIALS[name].takes)}", f"{name} = {_toml(value)}"]
    if rules.own_game is not None:
        lines += ["", *game_lines(rules.own_game)]
    for limit, section in rules.by_limit:
        lines += ["", f"[limits.{limit}]"] + [f"{key} = {_toml(value)}" for key, value in section]
    for game, section in rules.by_game:
        lines += ["", f"[games.{_toml(game)}]"] + [f"{key} = {_toml(value)}" for key, value in section]
    return "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if value is None:
        return '"none"'
    if isinstance(value, tuple):
        return "[" + ", ".join([_toml(part) for part in value]) + "]"
    if isinstance(value, str):
        # JSON's texts are TOML's, but for the one control character JSON leaves as it is
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return str(value)

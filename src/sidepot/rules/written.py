"""A game of a house's own as the `[game]` table of a house file, read and written. Errors name the step."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from sidepot.cards import FULL_DECK, SHORT_DECK, cards, show
from sidepot.rules.dials import meant, quoted
from sidepot.rules.games import Game
from sidepot.rules.steps import STEPS, Bet, Deal, Exchange, Ranking, Step, Throw
from sidepot.words import Phrase, phrase
from sidepot.words.refusal import Wrong, within

_VERBS: dict[str, type[Struct]] = {"deal": Deal, "bet": Bet, "draw": Exchange, "discard": Throw}
_VERB_OF = {kind: verb for verb, kind in _VERBS.items()}
_DECKS = {"52": FULL_DECK, "36": SHORT_DECK, "20": bytes(range(32, 52))}
_TAKES = {int: "whole", bool: "flag", str: "text"}
_KEYS = ("name", "steps", "rankings", "deck", "larger_decks", "blinds", "most")


def game_from(table: dict[str, Any]) -> Game:
    """The game of a `[game]` table; ValueError says what is wrong, and in which step."""
    _check_keys(table, _KEYS, "[game]")
    for key in ("name", "steps"):
        if key not in table:
            raise Wrong("own-game-missing", where="[game]", key=key)
    given: dict[str, Any] = {
        key: _checked(Game, key, table[key], "[game]") for key in ("name", "blinds", "most") if key in table
    }
    steps = tuple([_step(at, step) for at, step in enumerate(_list(table, "steps", STEPS), 1)])
    if "rankings" in table:
        parts = enumerate(_list(table, "rankings", STEPS), 1)
        given["rankings"] = tuple([_part(Ranking, part, phrase("own-game-ranking", at=str(at))) for at, part in parts])
    if "deck" in table:
        given["deck"] = _deck(table["deck"])
    if "larger_decks" in table:
        given["larger_decks"] = tuple([_deck(deck) for deck in _list(table, "larger_decks", STEPS)])
    return Game(steps=steps, **given)


def _list(table: dict[str, Any], key: str, most: int) -> list[Any]:
    value = table[key]
    if not isinstance(value, list) or not 1 <= len(value) <= most:
        raise Wrong("own-game-list", key=key, most=str(most))
    return value


def _step(at: int, data: Any) -> Step:
    """A step as `{deal = {down = 2}, street = "pre-flop"}`: what it does, and a street where one begins."""
    where = phrase("own-game-step", at=str(at))
    verbs = [verb for verb in _VERBS if isinstance(data, dict) and verb in data]
    if len(verbs) != 1:
        raise Wrong("own-game-verbs", where=where, verbs=", ".join(_VERBS), example="{deal = {down = 2}}")
    verb = verbs[0]
    _check_keys(data, (verb, "street"), where)
    if not isinstance(data[verb], dict) or "street" in data[verb]:
        value = quoted(data[verb])
        raise Wrong("own-game-verb-table", where=where, key=verb, value=value, example=f"{verb} = {{}}")
    more = {"street": data["street"]} if "street" in data else {}
    step: Step = _part(_VERBS[verb], {**data[verb], **more}, where)
    return step


def _part(kind: type[Struct], data: Any, where: str | Phrase) -> Any:
    if not isinstance(data, dict):
        raise Wrong("own-game-table", where=where, example="{order = 'high'}")
    names = [field.name for field in fields(kind)]
    _check_keys(data, names, where)
    for field in fields(kind):
        if field.default is NODEFAULT and field.name not in data:
            raise Wrong("own-game-missing", where=where, key=field.name)
    return kind(**{key: _checked(kind, key, value, where) for key, value in data.items()})


def _check_keys(data: dict[str, Any], known: tuple[str, ...] | list[str], where: str | Phrase) -> None:
    for key in data:
        if key not in known:
            close = meant(key, known)
            if close:
                raise Wrong("own-game-no-key-meant", where=where, key=quoted(key), meant=close)
            raise Wrong("own-game-no-key", where=where, key=quoted(key), keys=", ".join(known))


def _checked(kind: type[Struct], name: str, value: Any, where: str | Phrase) -> Any:
    """A value of the right type for a field; true and false are no numbers."""
    hint = get_type_hints(kind)[name]
    if get_origin(hint) is Literal:
        choices = get_args(hint)
        if value not in choices:
            raise Wrong("own-game-choice", where=where, key=name, value=quoted(value), choices=", ".join(choices))
    elif type(value) is not hint:
        raise Wrong(f"own-game-{_TAKES[hint]}", where=where, key=name, value=quoted(value))
    return value


def _deck(value: Any) -> bytes:
    known = _DECKS.get(str(value)) if isinstance(value, int | str) else None
    if known is not None:
        return known
    if not isinstance(value, str):
        raise Wrong("own-game-deck", value=quoted(value))
    try:
        return bytes(cards(value))
    except ValueError as error:
        raise within("[game] deck", error) from None


# writing


def game_lines(game: Game) -> Iterator[str]:
    """The lines of the `[game]` table that tells this game."""
    yield "[game]"
    yield f"name = {_text(game.name)}"
    yield "steps = ["
    for step in game.steps:
        street = f", street = {_text(step.street)}" if step.street else ""
        yield f"    {{{_VERB_OF[type(step)]} = {_table(step, 'street')}{street}}},"
    yield "]"
    if game.rankings != (Ranking(),):
        yield f"rankings = [{', '.join([_table(ranking) for ranking in game.rankings])}]"
    if game.deck != FULL_DECK:
        yield f"deck = {_text(_deck_text(game.deck))}"
    if game.larger_decks:
        yield f"larger_decks = [{', '.join([_text(_deck_text(deck)) for deck in game.larger_decks])}]"
    for name in ("blinds", "most"):
        value, usual = getattr(game, name), next(field.default for field in fields(Game) if field.name == name)
        if value != usual:
            yield f"{name} = {_text(value)}"


def _deck_text(deck: bytes) -> str:
    return next((name for name, known in _DECKS.items() if known == deck), show(deck))


def _table(part: Struct, *but: str) -> str:
    """A part with what is not as usual, on one line."""
    said = [(field, getattr(part, field.name)) for field in fields(part) if field.name not in but]
    return "{" + ", ".join([f"{field.name} = {_text(value)}" for field, value in said if value != field.default]) + "}"


def _text(value: Any) -> str:
    # JSON's texts are TOML's, but for the one control character JSON leaves as it is
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")

"""Why a game can't be played: more of something than fits, or a step that could not be carried out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol, get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import fields

from sidepot.rules.steps import (
    BOARD,
    CARDS_A_SEAT,
    NEEDS,
    RANKINGS,
    SEATS,
    STEPS,
    Bet,
    Deal,
    Exchange,
    Ranking,
    Step,
    Throw,
)
from sidepot.words import Phrase, phrase

LONGEST_NAME = 40
_OWN = {"name": str, "deck": bytes, "larger_decks": tuple, "blinds": bool, "most": int}


def _kinds(*parts: type[Struct]) -> dict[type, list[tuple[str, Any]]]:
    """For each kind of part its fields, with their types or with the values that are possible."""
    hints = {part: get_type_hints(part) for part in parts}
    return {
        part: [(field.name, get_args(hints[part][field.name]) or hints[part][field.name]) for field in fields(part)]
        for part in parts
    }


_PARTS = {"steps": _kinds(Deal, Bet, Exchange, Throw), "rankings": _kinds(Ranking)}


class Game(Protocol):
    """What is asked of a game; `games.Game` is one."""

    @property
    def name(self) -> str: ...
    @property
    def steps(self) -> tuple[Step, ...]: ...
    @property
    def rankings(self) -> tuple[Ranking, ...]: ...
    @property
    def deck(self) -> bytes: ...
    @property
    def larger_decks(self) -> tuple[bytes, ...]: ...
    @property
    def blinds(self) -> bool: ...
    @property
    def most(self) -> int: ...


def unsound(game: Game) -> Iterator[Phrase]:
    """Every reason why a game can't be played."""
    if mistyped := list(_mistyped(game)):
        yield from mistyped
        return
    if not game.name or len(game.name) > LONGEST_NAME:
        yield _no("name", most=LONGEST_NAME)
    if not 2 <= game.most <= SEATS:
        yield _no("players", value=game.most, most=SEATS)
    if len(game.steps) > STEPS:
        yield _no("many", key="steps", count=len(game.steps), most=STEPS)
        return
    if not game.steps or not isinstance(game.steps[0], Deal) or not game.steps[0].down + game.steps[0].up:
        yield _no("first")
    if not any(isinstance(step, Bet) for step in game.steps):
        yield _no("no-betting")
    yield from _decks(game)
    yield from _amounts(game)
    yield from _cards(game)
    yield from _bettings(game)
    yield from _rankings(game)


def _no(message: str, **given: object) -> Phrase:
    return phrase(f"own-game-{message}", **{name: str(value) for name, value in given.items()})


def _mistype(says: str) -> Phrase:
    """No file can have it: a program's own mistake is told in English."""
    return phrase("mistake-said", why=says)


def _mistyped(game: Game) -> Iterator[Phrase]:
    """Values of another type than they have to be: a program may give anything."""
    for name, kind in _OWN.items():
        if type(getattr(game, name)) is not kind:
            yield _mistype(f"{name} = {getattr(game, name)!r} is not possible: {kind.__name__}")
    if type(game.larger_decks) is tuple and any(type(deck) is not bytes for deck in game.larger_decks):
        yield _mistype(f"larger_decks = {game.larger_decks!r} is not possible: each is bytes")
    for name, kinds in _PARTS.items():
        parts = getattr(game, name)
        if type(parts) is not tuple:
            yield _mistype(f"{name} = {parts!r} is not possible: tuple")
            continue
        for at, part in enumerate(parts, 1):
            if type(part) not in kinds:
                names = ", ".join(kind.__name__ for kind in kinds)
                yield _mistype(f"{name}, number {at}: {part!r} is not possible: {names}")
                continue
            for field, kind in kinds[type(part)]:
                value = getattr(part, field)
                if value not in kind if type(kind) is tuple else type(value) is not kind:
                    yield _mistype(f"{name}, number {at}: {field} = {value!r} is not possible")


def _decks(game: Game) -> Iterator[Phrase]:
    for deck in (game.deck, *game.larger_decks):
        if len(set(deck)) != len(deck) or not all(card < 52 for card in deck):
            yield _no("deck-cards")
    if len(game.larger_decks) > SEATS - 2:
        yield _no("larger-decks", most=SEATS - 2)


def _amounts(game: Game) -> Iterator[Phrase]:
    for at, step in enumerate(game.steps, 1):
        match step:
            case Deal(down, up, board):
                if min(down, up, board) < 0 or not down + up + board:
                    yield _no("deals-nothing", at=at)
            case Exchange(many) | Throw(many):
                if many < 1:
                    yield _no("exchange", at=at, count=many)
        if len(step.street) > LONGEST_NAME:
            yield _no("street", at=at, most=LONGEST_NAME)


def _cards(game: Game) -> Iterator[Phrase]:
    """What players hold and what lies on the board, step by step."""
    held = board = 0
    for at, step in enumerate(game.steps, 1):
        match step:
            case Deal():
                held += step.down + step.up
                board += step.board
                if step.common and (step.down + step.up != 1 or step.board):
                    yield _no("common", at=at)
                board += step.common
            case Exchange(most):
                if most > held:
                    yield _no("draw", at=at, count=most, held=held)
            case Throw(many):
                held -= many
                if held < 1:
                    yield _no("throw", at=at, count=many, held=held + many)
        if held > CARDS_A_SEAT:
            yield _no("held", at=at, held=held, most=CARDS_A_SEAT)
            return
        if board > BOARD or (isinstance(step, Deal) and step.board > CARDS_A_SEAT):
            yield _no("board", at=at, count=board, most=BOARD, once=CARDS_A_SEAT)
            return
    for ranking in game.rankings:
        if not 0 <= ranking.must <= min(held, ranking.may):
            yield _no("ranking-own", must=ranking.must, may=ranking.may, held=held)
        playing = min(held, ranking.may) + (board if ranking.board else 0)
        if playing < NEEDS[ranking.order]:
            yield _no("ranking-few", order=ranking.order, needs=NEEDS[ranking.order], count=playing)


def _bettings(game: Game) -> Iterator[Phrase]:
    first, up = True, False
    for at, step in enumerate(game.steps, 1):
        if isinstance(step, Deal):
            up = up or step.up > 0
        if not isinstance(step, Bet):
            continue
        if step.opens != "house" and not up:
            yield _no("opens-up", at=at, value=repr(step.opens))
        if step.opens in ("low-card", "high-card"):
            if not first:
                yield _no("bring-in-first", at=at)
            if game.blinds:
                yield _no("bring-in-blinds", at=at)
        elif step.opens != "house" and first and game.blinds:
            yield _no("opens-blinds", at=at)
        first = False


def _rankings(game: Game) -> Iterator[Phrase]:
    if not 1 <= len(game.rankings) <= RANKINGS:
        yield _no("many", key="rankings", count=len(game.rankings), most=RANKINGS)
    elif game.rankings[0].order == "low8":
        yield _no("rankings-first")

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


def unsound(game: Game) -> Iterator[str]:
    """Every reason why a game can't be played."""
    if mistyped := list(_mistyped(game)):
        yield from mistyped
        return
    if not game.name or len(game.name) > LONGEST_NAME:
        yield f"its name has 1 to {LONGEST_NAME} letters"
    if not 2 <= game.most <= SEATS:
        yield f"most = {game.most} players: 2 to {SEATS}"
    if len(game.steps) > STEPS:
        yield f"{len(game.steps)} steps: at most {STEPS}"
        return
    if not game.steps or not isinstance(game.steps[0], Deal) or not game.steps[0].down + game.steps[0].up:
        yield "its first step deals cards to the players"
    if not any(isinstance(step, Bet) for step in game.steps):
        yield "it has no betting"
    yield from _decks(game)
    yield from _amounts(game)
    yield from _cards(game)
    yield from _bettings(game)
    yield from _rankings(game)


def _mistyped(game: Game) -> Iterator[str]:
    """Values of another type than they have to be: a program may give anything."""
    for name, kind in _OWN.items():
        if type(getattr(game, name)) is not kind:
            yield f"{name} = {getattr(game, name)!r} is not possible: {kind.__name__}"
    if type(game.larger_decks) is tuple and any(type(deck) is not bytes for deck in game.larger_decks):
        yield f"larger_decks = {game.larger_decks!r} is not possible: each is bytes"
    for name, kinds in _PARTS.items():
        parts = getattr(game, name)
        if type(parts) is not tuple:
            yield f"{name} = {parts!r} is not possible: tuple"
            continue
        for at, part in enumerate(parts, 1):
            if type(part) not in kinds:
                yield f"{name}, number {at}: {part!r} is not possible: {', '.join(kind.__name__ for kind in kinds)}"
                continue
            for field, kind in kinds[type(part)]:
                value = getattr(part, field)
                if value not in kind if type(kind) is tuple else type(value) is not kind:
                    yield f"{name}, number {at}: {field} = {value!r} is not possible"


def _decks(game: Game) -> Iterator[str]:
    for deck in (game.deck, *game.larger_decks):
        if len(set(deck)) != len(deck) or not all(card < 52 for card in deck):
            yield "a deck has cards 0 (2c) to 51 (As), each once"
    if len(game.larger_decks) > SEATS - 2:
        yield f"larger_decks: at most {SEATS - 2}, one for each number of players from three on"


def _amounts(game: Game) -> Iterator[str]:
    for at, step in enumerate(game.steps, 1):
        match step:
            case Deal(down, up, board):
                if min(down, up, board) < 0 or not down + up + board:
                    yield f"step {at} deals nothing: down, up or board is 1 or more"
            case Exchange(many) | Throw(many):
                if many < 1:
                    yield f"step {at}: {many} cards, it is 1 or more"
        if len(step.street) > LONGEST_NAME:
            yield f"step {at}: a street's name has at most {LONGEST_NAME} letters"


def _cards(game: Game) -> Iterator[str]:
    """What players hold and what lies on the board, step by step."""
    held = board = 0
    for at, step in enumerate(game.steps, 1):
        match step:
            case Deal():
                held += step.down + step.up
                board += step.board
                if step.common and (step.down + step.up != 1 or step.board):
                    yield f"step {at}: common = true belongs to a step that deals one card to each"
                board += step.common
            case Exchange(most):
                if most > held:
                    yield f"step {at}: a draw of {most} cards, but players hold {held}"
            case Throw(many):
                held -= many
                if held < 1:
                    yield f"step {at}: players throw away {many} of {held + many} cards"
        if held > CARDS_A_SEAT:
            yield f"step {at}: players hold {held} cards, at most {CARDS_A_SEAT}"
            return
        if board > BOARD or (isinstance(step, Deal) and step.board > CARDS_A_SEAT):
            yield f"step {at}: {board} cards on the board, at most {BOARD}, {CARDS_A_SEAT} at a time"
            return
    for ranking in game.rankings:
        if not 0 <= ranking.must <= min(held, ranking.may):
            yield f"a ranking where {ranking.must} own cards must play and {ranking.may} may: players hold {held}"
        playing = min(held, ranking.may) + (board if ranking.board else 0)
        if playing < NEEDS[ranking.order]:
            yield f"{ranking.order} hands have {NEEDS[ranking.order]} cards, but {playing} can play"


def _bettings(game: Game) -> Iterator[str]:
    first, up = True, False
    for at, step in enumerate(game.steps, 1):
        if isinstance(step, Deal):
            up = up or step.up > 0
        if not isinstance(step, Bet):
            continue
        if step.opens != "house" and not up:
            yield f"step {at}: opens = {step.opens!r} needs cards that are dealt face up before"
        if step.opens in ("low-card", "high-card"):
            if not first:
                yield f"step {at}: only the first betting has a bring-in"
            if game.blinds:
                yield f"step {at}: a game with a bring-in has no blinds; set blinds = false"
        elif step.opens != "house" and first and game.blinds:
            yield f"step {at}: the first betting goes on from the blinds: opens = 'house', or set blinds = false"
        first = False


def _rankings(game: Game) -> Iterator[str]:
    if not 1 <= len(game.rankings) <= RANKINGS:
        yield f"{len(game.rankings)} rankings: 1 to {RANKINGS}"
    elif game.rankings[0].order == "low8":
        yield "the first ranking can't be low8: a pot must find a winner"

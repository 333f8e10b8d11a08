"""How a hand ended, as it is sent: who won what of which pot, and what was shown."""

from __future__ import annotations

from functools import lru_cache

from sidepot.cards import Card
from sidepot.engine.made import made
from sidepot.engine.results import Result
from sidepot.engine.views import View
from sidepot.ranks import Rank
from sidepot.ranks.hand_names import HandName
from sidepot.room.protocol.events import cards
from sidepot.room.protocol.state import Outcome, RunOut, SharedPart, SharedPot, Shown
from sidepot.rules import Game, Rules, shipped_game


def outcome(view: View, names: tuple[str, ...], ran: RunOut | None = None) -> Outcome | None:
    """How a hand ended, with what was shown."""
    result = view.result
    if result is None:
        return None
    boards = [view.board, view.second_board] if view.second_board else [view.board]
    return Outcome(
        won={names[seat]: chips for seat, chips in enumerate(result.won) if chips},
        net={names[seat]: chips for seat, chips in enumerate(result.net)},
        pots=[
            SharedPot(pot.amount, {names[seat]: chips for seat, chips in pot.shares.items()})
            for pot in result.pots
        ],
        shown=[_shown(view.rules, names[seat], held, boards) for seat, held in result.shown.items()],
        rake=result.rake,
        run_out=ran,
        parts=_parts(result, names),
    )


def _parts(result: Result, names: tuple[str, ...]) -> list[SharedPart]:
    """Each sharing of a pot, where two halves or two boards were won."""
    if len({(award.board, award.low) for award in result.awards}) < 2:
        return []
    return [
        SharedPart(
            award.number, award.board, award.half, award.amount,
            {names[seat]: chips for seat, chips in award.shares.items()}, award.made,
        )
        for award in sorted(result.awards, key=lambda award: (award.number, award.board, award.low))
    ]  # fmt: skip


def _shown(rules: Rules, player: str, held: tuple[Card, ...], boards: list[tuple[Card, ...]]) -> Shown:
    best = [_made(rules, held, board) for board in boards]
    low, low_plays = _made(rules, held, boards[0], low=True) if rules.program.low else (None, [])
    second_plays = best[1][1] if len(best) > 1 else []
    return Shown(player, cards(held), [hand for hand, _ in best if hand], best[0][1], low, low_plays, second_plays)


def _made(
    rules: Rules, held: tuple[Card, ...], board: tuple[Card, ...], low: bool = False
) -> tuple[HandName | None, list[str | None]]:
    """What a hand is called and the cards that play; nothing before there is a flop."""
    game = rules.own_game or rules.game
    return hand_name(game, held, board, low), [*_plays(game, held, board, low)]


@lru_cache(maxsize=4096)
def hand_name(
    game: str | Game, held: tuple[Card, ...], board: tuple[Card, ...], low: bool = False
) -> HandName | None:
    """What a hand is called: the same at every step of a street, and at the showdown."""
    ranked = _ranked(game, held, board, low)
    return None if ranked is None else ranked.named


@lru_cache(maxsize=1024)
def _plays(
    game: str | Game, held: tuple[Card, ...], board: tuple[Card, ...], low: bool
) -> tuple[str | None, ...]:
    ranked = _ranked(game, held, board, low)
    return () if ranked is None else tuple(cards(ranked.cards))


@lru_cache(maxsize=4096)
def _ranked(game: str | Game, held: tuple[Card, ...], board: tuple[Card, ...], low: bool) -> Rank | None:
    return made(shipped_game(game) if isinstance(game, str) else game, held, board, low)

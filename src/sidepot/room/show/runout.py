"""The run-out of an all-in as everyone watches it: deal by deal, with each player's share of the pot.

The one rule it keeps: shares come from hands that lie face up and from the board, never from what was folded.
"""

from __future__ import annotations

from functools import lru_cache

from sidepot.cards import Card
from sidepot.engine import Hand
from sidepot.engine.events import DealtBoard
from sidepot.equity import equity
from sidepot.room.protocol.events import cards
from sidepot.room.protocol.state import RunOut, RunOutStep
from sidepot.rules.games import COMMUNITY
from sidepot.table.runouts import run_out_deals

SAMPLES = 5_000
"""Deals that are looked at where three cards or more are to come: a share is then right to a percent or so."""
Cards = tuple[Card, ...]


def run_out(hand: Hand | None, names: tuple[str, ...]) -> RunOut | None:
    """The run-out of a hand that is over; None where somebody could still act, or did not show."""
    if hand is None or not hand.over or len(hand.inside) < 2:
        return None
    deals = run_out_deals(hand)
    result = hand.result if deals else None
    if result is None or set(result.shown) != set(hand.inside):
        return None
    seats = sorted(result.shown)
    hands = tuple([result.shown[seat] for seat in seats])
    players = [names[seat] for seat in seats]
    boards = _before(hand, deals)
    shares = [dict(zip(players, _shares(hand.rules.game, hands, *boards), strict=False))]
    for deal in deals:
        boards = _laid(boards, deal)
        shares.append(dict(zip(players, _shares(hand.rules.game, hands, *boards), strict=False)))
    steps = [
        RunOutStep(deal.board, cards(deal.cards), share) for deal, share in zip(deals, shares[1:], strict=True)
    ]
    return RunOut(shares[0], steps)


def _before(hand: Hand, deals: tuple[DealtBoard, ...]) -> tuple[Cards, Cards | None]:
    """The boards as they lay when the betting was over; None where there is no second one."""
    come = [sum(len(deal.cards) for deal in deals if deal.board == which) for which in (0, 1)]
    first, second = hand.board, hand.second_board
    return first[: len(first) - come[0]], second[: len(second) - come[1]] if second else None


def _laid(boards: tuple[Cards, Cards | None], deal: DealtBoard) -> tuple[Cards, Cards | None]:
    first, second = boards
    come = tuple(deal.cards)
    return (first, (second or ()) + come) if deal.board else (first + come, second)


@lru_cache(maxsize=1024)
def _shares(game: str, hands: tuple[Cards, ...], board: Cards, second: Cards | None) -> tuple[float, ...]:
    """Each hand's share of the pot; of two boards each counts half, and has not the cards of the other."""
    if game not in COMMUNITY:
        return ()
    if second is None:
        return tuple([round(share, 3) for share in _on(game, hands, board, ())])
    one, other = _on(game, hands, board, second), _on(game, hands, second, board)
    return tuple([round((a + b) / 2, 3) for a, b in zip(one, other, strict=True)])


def _on(game: str, hands: tuple[Cards, ...], board: Cards, beside: Cards) -> tuple[float, ...]:
    # a player who has thrown a card away holds two, as in hold'em
    game = "holdem" if all(len(held) == 2 for held in hands) and game != "short-deck" else game
    dead = [card for card in beside if card not in board]
    found = equity(hands, board, dead, game, *((SAMPLES, 0) if len(board) < 3 else ()), threads=1)
    return found.equity

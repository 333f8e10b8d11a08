"""The run-out of an all-in as everyone watches it: deal by deal, with each player's share of the pot.

The one rule it keeps: shares come from hands that lie face up, from boards and from cards that everybody has seen,
never from what was folded unseen.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb

from msgspec import Struct
from msgspec.structs import replace

from sidepot.cards import Card
from sidepot.engine import Hand
from sidepot.engine.events import DealtBoard
from sidepot.equity import equity
from sidepot.equity.games import Showdown, in_core, last_showdown
from sidepot.room.protocol.events import cards
from sidepot.room.protocol.state import RunOut, RunOutStep
from sidepot.rules.games import Game, shipped_game
from sidepot.rules.steps import Throw
from sidepot.table.runouts import Deal, run_out_deals

SAMPLES = 5_000
"""Deals that are looked at before the flop where only a board of five is to come: a share is right to a percent."""
PLAYED = 1_000
"""Deals of any other game, or all where they are hardly more: a share is right to a percent or two."""
Cards = tuple[Card, ...]


class _Lying(Struct, frozen=True):
    """What lies face up at a moment: hands, boards (None: there is no second one), and cards that were folded so."""

    hands: tuple[Cards, ...]
    board: Cards
    second: Cards | None
    folded: Cards
    left: int
    """How many cards are in the deck as far as anyone has seen."""
    ways: int = 1
    """In how many ways the rest can be dealt."""

    def without(self, deal: Deal, seats: list[int]) -> _Lying:
        """How it was before a deal, which was the last one."""
        if isinstance(deal, DealtBoard):
            many = len(deal.cards)
            before = self._with(many, [many])
            if deal.board:
                assert self.second is not None
                return replace(before, second=self.second[:-many])
            return replace(before, board=self.board[:-many])
        came = {dealt.seat: len(dealt.cards) for dealt in deal}
        hands = [held[: len(held) - came.get(seat, 0)] for seat, held in zip(seats, self.hands, strict=True)]
        return replace(self._with(sum(came.values()), list(came.values())), hands=tuple(hands))

    def _with(self, cards: int, parts: list[int]) -> _Lying:
        """The same with so many cards back in the deck, which were dealt in such parts."""
        left, ways = self.left + cards, self.ways
        for at, part in enumerate(parts):
            ways *= comb(left - sum(parts[:at]), part)
        return replace(self, left=left, ways=ways)


def run_out(hand: Hand | None, names: tuple[str, ...]) -> RunOut | None:
    """The run-out of a hand that is over; None where somebody could still act, or did not show."""
    if hand is None or not hand.over or len(hand.inside) < 2:
        return None
    deals = run_out_deals(hand)
    result = hand.result if deals else None
    if result is None or set(result.shown) != set(hand.inside):
        return None
    seats = sorted(result.shown)
    folded = tuple([card for seat in range(hand.players) if seat not in seats for card in hand.up(seat)])
    hands = tuple([result.shown[seat] for seat in seats])
    seen = {*folded, *hand.board, *hand.second_board, *[card for held in hands for card in held]}
    deck = len(hand.rules.program.deck_of(hand.players))
    lies = [_Lying(hands, hand.board, hand.second_board or None, folded, deck - len(seen))]
    for deal in reversed(deals):
        lies.append(lies[-1].without(deal, seats))
    game = hand.rules.own_game or hand.rules.game
    first, *shares = [_by_name(_shares(game, lying), seats, names) for lying in reversed(lies)]
    return RunOut(first, [_step(deal, share, names) for deal, share in zip(deals, shares, strict=True)])


def _by_name(shares: tuple[float, ...], seats: list[int], names: tuple[str, ...]) -> dict[str, float]:
    return {names[seat]: share for seat, share in zip(seats, shares, strict=False)}


def _step(deal: Deal, share: dict[str, float], names: tuple[str, ...]) -> RunOutStep:
    if isinstance(deal, DealtBoard):
        return RunOutStep(deal.board, cards(deal.cards), share)
    return RunOutStep(0, [], share, {names[dealt.seat]: cards(dealt.cards) for dealt in deal})


@lru_cache(maxsize=1024)
def _shares(named: str | Game, lying: _Lying) -> tuple[float, ...]:
    """Each hand's share of the pot; of two boards each counts half, and has not the cards of the other."""
    game = _left_of(shipped_game(named) if isinstance(named, str) else named)
    board, second = lying.board, lying.second
    if game is None or (board and not game.board):  # a card of stud that is everybody's (T10)
        return ()
    try:
        found = [_on(game, lying, board, second or ())]
        if second is not None:
            found.append(_on(game, lying, second, board))
    except ValueError:  # a game of somebody's own may have what no equity is known of: cards are told without
        return ()
    return tuple([round(sum(shares) / len(found), 3) for shares in zip(*found, strict=True)])


def _left_of(game: Game) -> Game | None:
    """A game of which cards are still to come, but nothing to be thrown away; None where no other game is like it."""
    thrown = [step for step in game.steps if isinstance(step, Throw)]
    if not thrown or (game.most == 2 and all(step.onto == "board" for step in thrown)):
        return game
    return _OF_TWO_CARDS.get(last_showdown(game))


_OF_TWO_CARDS: dict[Showdown | None, Game] = {
    Showdown.HIGH: shipped_game("holdem"), Showdown.SHORT: shipped_game("short-deck"),
}  # fmt: skip


def _on(game: Game, lying: _Lying, board: Cards, beside: Cards) -> tuple[float, ...]:
    dead = [*lying.folded, *[card for card in beside if card not in board]]
    exact = len(board) >= 3 if in_core(game) else lying.ways <= 2 * PLAYED
    samples, seed = (None, None) if exact else (SAMPLES if in_core(game) else PLAYED, 0)
    draws = 0 if game.draws else None
    return equity(lying.hands, board, dead, game, samples, seed, draws=draws, threads=1).equity

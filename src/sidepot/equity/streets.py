"""Equity street by street: how the shares of the pot moved as a hand was dealt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from sidepot.cards import Card, distinct, show
from sidepot.equity.games import discard_board, game_named
from sidepot.equity.solve import Progress, equity
from sidepot.equity.spot import Cards


class StreetEquity(Struct, frozen=True):
    """The board of a street and each player's equity when it lay there, 0 for those who had folded."""

    board: str
    equity: tuple[float, ...]
    exact: bool


def along(
    hands: Sequence[Cards],
    boards: Sequence[Cards],
    dead: Cards = "",
    game: str = "holdem",
    *,
    folded: Mapping[int, int] | None = None,
    thrown: Mapping[int, Cards] | None = None,
    samples: int | None = None,
    seed: int | None = None,
    stderr: float | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> tuple[StreetEquity, ...]:
    """The equities before the flop and after each of *boards*, the cards dealt street by street.

    *folded* tells on which street a player folded (0 is before the flop): on the next one their cards are dead.
    *thrown* tells which card a player threw away in the Pineapple games: dead as soon as that was due.
    """
    known = [list(distinct(hand)) for hand in hands]
    gone = list(distinct(dead))
    discard = discard_board(game_named(game))
    table: list[Card] = []
    streets = []
    for street in range(len(boards) + 1):
        if street:
            table += distinct(boards[street - 1])
        if discard is not None and len(table) > discard:
            gone += _throw(known, thrown or {})
            discard = None
        still = [at for at in range(len(known)) if (folded or {}).get(at, street) >= street]
        out = [card for at, hand in enumerate(known) if at not in still for card in hand]
        shares = [0.0] * len(known)
        exact = True
        if len(still) == 1:
            shares[still[0]] = 1.0
        else:
            in_play = [show(known[at]) for at in still]
            found = equity(
                in_play,
                table,
                gone + out,
                game,
                samples,
                seed,
                stderr=stderr,
                threads=threads,
                progress=progress,
            )
            exact = found.exact
            for at, share in zip(still, found.equity, strict=True):
                shares[at] = share
        streets.append(StreetEquity(show(table), tuple(shares), exact))
    return tuple(streets)


def _throw(known: list[list[Card]], thrown: Mapping[int, Cards]) -> list[Card]:
    """Take the cards that were thrown away out of the hands, and tell which they are."""
    cards = []
    for at, text in thrown.items():
        for card in distinct(text):
            if card not in known[at]:
                raise ValueError(f"player {at} cannot have thrown {card} from {show(known[at])}")
            known[at].remove(card)
            cards.append(card)
    return cards

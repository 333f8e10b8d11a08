"""Which card to throw away: the one whose loss leaves the most against what the others represent."""

from __future__ import annotations

from array import array

import numpy as np
from msgspec.structs import replace

from sidepot.cards import Card
from sidepot.engine import Options
from sidepot.players.candidates import candidates_on
from sidepot.players.dealt import BOARDS, Others
from sidepot.players.reading import read
from sidepot.players.situation import Situation
from sidepot.players.trails import Trails

_COPIES = 10
"""How often what is left is tried with every set of cards that the others get."""


def throw(public: Situation, options: Options, holding: int) -> Card:
    """Of the cards that may go, the one to go."""

    def left(card: Card) -> tuple[float, int]:
        rest = holding & ~card.bit
        if public.trails is None:
            return _on_board(public, holding, rest), -card
        return _by_trails(public, public.trails, rest, card, options.onto_board), -card

    return max(options.discards, key=left)


def _on_board(public: Situation, holding: int, rest: int) -> float:
    """What the rest wins against hands of as many cards."""
    on = candidates_on(public.rules.program, rest.bit_count(), public.board)
    # players who are still in kept the better cards
    kept = (on.holdings.free_of(holding) * on.places**2)[None]
    return float(on.against(rest, kept).mean())


def _by_trails(public: Situation, trails: Trails, rest: int, card: Card, onto_board: bool) -> float:
    """What the rest wins where everyone sees the card, and may play it where it goes onto the board."""
    if onto_board:
        boards, opened = trails.boards, trails.open
        seen = replace(trails, boards=(*boards[:-1], boards[-1] | card.bit), open=(*opened[:-1], opened[-1] | card.bit))
        public = replace(public, trails=seen)
    reading = read(public)
    others = reading.candidates
    assert isinstance(others, Others)
    ranges = reading.ranges * others.free_of(rest | card.bit)
    known = rest if onto_board else rest | card.bit
    copies = array("Q", [rest]) * (others.copies(_COPIES) * BOARDS)
    return float(np.prod(others.finished_against([copies], known, public.step + 1, ranges)[0], axis=1).mean())

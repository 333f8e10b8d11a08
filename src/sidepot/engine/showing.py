"""What shows: who brings in, who opens by the cards that lie face up, and whether a pair shows (T2, T6, T7)."""

from __future__ import annotations

from sidepot.engine.betting import Betting
from sidepot.engine.dealing import Dealing
from sidepot.ranks.scalar import showing, showing_low


def brings_in(cards: Dealing, bets: Betting, lowest: bool) -> int:
    """The seat whose first card up is the lowest, aces high; or the highest, aces low; equal ranks by suit (T2).

    Where draws left nobody a card that lies face up, it is the first player left of the button.
    """
    best = found = -1
    seat = bets.button
    for _ in range(cards.n):
        seat = bets.after(seat)
        if bets.inside & (1 << seat):
            height = _door_height(cards, seat, lowest)
            if height > best or found < 0:
                best = height
                found = seat
    return found


def _door_height(cards: Dealing, seat: int, lowest: bool) -> int:
    """How much the first card of a seat that lies face up asks for the bring-in; −1 where none does."""
    for at in range(cards.held[seat]):
        if cards.up[seat] >> at & 1:
            card = cards.held_at(seat, at)
            return 51 - card if lowest else (card + 4) % 52
    return -1


def opens(cards: Dealing, bets: Betting, lowest: bool, common: int) -> int:
    """The seat with the best hand showing (or the lowest), common cards counted; ties by position, or by suit (T6)."""
    best = -1
    found = seat = bets.after(bets.button)
    for _ in range(cards.n):
        if bets.inside & (1 << seat):
            up = cards.showing(seat) | common
            height = showing_low(up) if lowest else showing(up)
            height = height * 4 + (_suit_of_top(up, lowest) if bets.plan.tie_by_suit else 0)
            if height > best:
                best = height
                found = seat
        seat = bets.after(seat)
    return found


def _suit_of_top(up: int, aces_low: bool) -> int:
    """The suit of the highest of these cards, of several the highest suit."""
    best = 0
    suit_of_best = 0
    for suit in range(4):
        ranks = up >> (16 * suit) & 0x1FFF
        if aces_low:
            ranks = (ranks << 1 | ranks >> 12) & 0x1FFF
        top = 0
        while ranks:
            ranks >>= 1
            top += 1
        if top and top >= best:
            best = top
            suit_of_best = suit
    return suit_of_best


def pair_shows(cards: Dealing, inside: int) -> bool:
    """Whether somebody who is in shows a pair."""
    for seat in range(cards.n):
        if inside & (1 << seat):
            up = cards.showing(seat)
            while up:
                ranks = up & 0x1FFF
                up >>= 16
                if ranks & (up | up >> 16 | up >> 32):
                    return True
    return False

"""Forced bets: antes, blinds, straddles and posts, before any card is dealt (X2)."""

from __future__ import annotations

from sidepot.engine.betting import Betting
from sidepot.engine.log import (
    ANTE,
    BIG_BLIND,
    DEAD_BLIND,
    POST,
    SMALL_BLIND,
    STRADDLE,
    TABLE_ANTE,
    Log,
)
from sidepot.words.refusal import Wrong


def post_all(bets: Betting, log: Log, no_sb: bool) -> None:
    """Collect the forced bets that everyone's seat brings."""
    _antes(bets, log)
    seat_blinds(bets, no_sb)
    if bets.plan.button_ante:
        _table_ante(bets, log, bets.button, bets.plan.button_ante)
    if bets.sb_seat >= 0:
        _blind(bets, log, SMALL_BLIND, bets.sb_seat, bets.plan.sb)
    if no_sb:
        bets.short_of += bets.plan.sb
    if bets.bb_seat >= 0:
        _big_blind(bets, log)
        seat = bets.bb_seat
        for i in range(_straddlers(bets)):
            seat = bets.after(seat)
            _pay(bets, log, STRADDLE, seat, bets.plan.straddles[i])


def post_returning(bets: Betting, log: Log, posts: dict[int, tuple[int, int]]) -> None:
    """Collect the posts of returning players."""
    for seat in posts:
        _check_post(bets, seat, posts[seat][0])
        _posts(bets, log, seat, posts[seat][0], posts[seat][1])


def open_betting(bets: Betting, big: bool) -> None:
    """Open the first betting: it begins left of the last blind, and all must match the highest."""
    straddle = _straddle(bets)
    owed = straddle if straddle else _owed(bets)
    if bets.plan.high_posts:
        # a kill or a straddle on the button: everyone owes it, as they owe a straddle (T27)
        for seat in range(bets.n):
            if bets.wagers[seat] > owed:
                owed = straddle = bets.wagers[seat]
    first = bets.button
    if bets.bb_seat >= 0 and not bets.plan.opens_first_left:
        first = bets.bb_seat
        for _ in range(_straddlers(bets)):
            first = bets.after(first)
    bets.open_first(bets.after(first), owed, straddle, big)


def straddlers(straddles: int, players: int) -> int:
    """How many straddle, in order left of the big blind: never the two who pay blinds."""
    return straddles if straddles < players - 2 else players - 2


def _straddlers(bets: Betting) -> int:
    return 0 if bets.bb_seat < 0 else straddlers(bets.plan.straddle_count, bets.n)


def _straddle(bets: Betting) -> int:
    """The last straddle, or 0."""
    many = _straddlers(bets)
    return bets.plan.straddles[many - 1] if many else 0


def _antes(bets: Betting, log: Log) -> None:
    """Dead money from everyone: antes, and what takes the place of blinds (K2, P10, P11)."""
    instead = _instead(bets)
    seat = bets.button
    for place in range(bets.n):
        seat = bets.after(seat)
        if bets.plan.ante:
            _ante(bets, log, seat, bets.plan.ante)
        if instead:
            _ante(bets, log, seat, bets.plan.sb if bets.plan.antes_only and place == 0 else bets.plan.bb)
    settle_antes(bets)


def _instead(bets: Betting) -> bool:
    """Whether antes take the place of blinds."""
    return bets.plan.antes_only or (bets.n == 2 and bets.plan.heads_up_antes)


def settle_antes(bets: Betting) -> None:
    """The antes are paid: how high everybody's stake is, and that half of one pays for all of it (K2)."""
    seat = bets.after(bets.button)
    bets.stake = bets.plan.ante + (bets.plan.bb if _instead(bets) else 0)
    if bets.plan.antes_only and bets.paid[seat] == bets.plan.ante + bets.plan.sb:
        bets.half_seat = seat
        bets.spared = bets.plan.bb - bets.plan.sb


def _ante(bets: Betting, log: Log, seat: int, amount: int) -> None:
    paid = bets.ante(seat, amount)
    if paid:
        log.add(ANTE, seat, paid, bets.stacks[seat] == 0)


def seat_blinds(bets: Betting, no_sb: bool) -> None:
    """Who pays the blinds: the two left of the button; two players and houses without blinds differ."""
    left = bets.after(bets.button)
    if bets.plan.no_blinds or _instead(bets):
        return
    if bets.plan.button_blind:
        bets.bb_seat = bets.button
    elif no_sb:
        bets.bb_seat = left
    elif bets.n == 2 and bets.plan.heads_up_button_sb:
        bets.sb_seat = bets.button
        bets.bb_seat = left
    else:
        bets.sb_seat = left
        bets.bb_seat = bets.after(left)


def _big_blind(bets: Betting, log: Log) -> None:
    """The big blind, and the table's ante before or after it (V30)."""
    if bets.plan.bb_ante and bets.plan.ante_first:
        _table_ante(bets, log, bets.bb_seat, bets.plan.bb_ante)
    _blind(bets, log, BIG_BLIND, bets.bb_seat, bets.plan.bb)
    if bets.plan.bb_ante and not bets.plan.ante_first:
        _table_ante(bets, log, bets.bb_seat, bets.plan.bb_ante)


def _blind(bets: Betting, log: Log, kind: int, seat: int, amount: int) -> None:
    # the pot-limit maximum counts blinds in full, however short the player is (V22)
    bets.short_of += amount - _pay(bets, log, kind, seat, amount)


def _pay(bets: Betting, log: Log, kind: int, seat: int, amount: int) -> int:
    paid = bets.pay(seat, amount)
    if paid:
        log.add(kind, seat, paid, bets.stacks[seat] == 0)
    return paid


def _table_ante(bets: Betting, log: Log, seat: int, amount: int) -> None:
    paid = bets.donate(seat, amount)
    if paid:
        log.add(TABLE_ANTE, seat, paid, bets.stacks[seat] == 0)
    if not bets.plan.pot_counts_table_ante:
        bets.short_of -= paid


def _check_post(bets: Betting, seat: int, live: int) -> None:
    """A live post makes a wager of a big blind at most, and there is none where there are no blinds."""
    straddle = _straddle(bets)
    most = 0 if bets.bb_seat < 0 else straddle if straddle else bets.plan.bb
    if bets.plan.high_posts and most < 2 * bets.plan.bb and bets.bb_seat >= 0:
        most = 2 * bets.plan.bb
    if live and bets.wagers[seat] + live > most:
        raise Wrong("mistake-post-live", seat=str(seat), live=str(live), wager=str(bets.wagers[seat]), most=str(most))


def _posts(bets: Betting, log: Log, seat: int, live: int, dead: int) -> None:
    """A returning player's posts: the dead blind lies in the pot, the live one is a wager (S8)."""
    given = bets.donate(seat, dead)
    if given:
        log.add(DEAD_BLIND, seat, given, bets.stacks[seat] == 0)
    _pay(bets, log, POST, seat, live)


def _owed(bets: Betting) -> int:
    """What all must match: the full big blind, or what was really posted (L4)."""
    if bets.bb_seat < 0:
        return 0
    if not bets.plan.short_posted or bets.stacks[bets.bb_seat]:
        return bets.plan.bb
    posted = 0
    for seat in range(bets.n):
        if bets.wagers[seat] > posted:
            posted = bets.wagers[seat]
    return posted

"""Forced bets as a history tells them line by line: as dials and posts, and who has the button.

The blinds that were paid tell where the button is, so that a dead button needs no seat.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any

from sidepot.history.script.script import Misread
from sidepot.rules import Rules, house

Post = tuple[str, int, int, bool]
"""What was posted, by which seat, how much, and whether it was all-in.

Small blind, big blind, small & big blinds (one of them dead), straddle, button blind, dead, post."""


class Forced:
    """Blinds and antes of a hand."""

    def __init__(
        self,
        stacks: tuple[int, ...],
        blinds: list[Post],
        antes: dict[int, int],
        small: int,
        big: int,
        line: int = 0,
    ) -> None:
        self.n, self.stacks, self.line = len(stacks), stacks, line
        self.small, self.big = small, big
        self.antes = antes
        self.posts: dict[int, tuple[int, int]] = {}
        self.no_sb = self.button_blind = self.reversed = False
        self.button = self.n - 1
        self.straddles: list[int] = []
        self.bb_ante, self.big_seat = 0, -1
        if blinds:
            self._blinds(blinds)
        elif antes:
            # without blinds the antes tell it: the first is paid left of the button
            self.button = (next(iter(antes)) - 1) % self.n
        self.ante = self._ante()

    def _blinds(self, posted: list[Post]) -> None:
        small = next((post for post in posted if post[0] == "small blind"), None)
        big = next((post for post in posted if post[0] in ("big blind", "button blind")), None)
        if big is None:
            big = self._nothing_left(small)
        self.button_blind = big[0] == "button blind"
        before = (big[1] - 1) % self.n
        absent = small is None and not self.button_blind
        if absent and self._broke(before):
            # all-in from the ante: there was nothing left for the blind
            small, absent = ("small blind", before, self.small, True), False
        self.no_sb = absent
        self.big = big[2] if not big[3] else max(self.big, big[2])
        if small is not None:
            self.small = small[2] if not small[3] else max(self.small, small[2])
        self.small = min(self.small, self.big)
        self.button = self._button(small[1] if small else None, big[1])
        self.big_seat = -1 if self.button_blind else big[1]
        for post in posted:
            if post is not small and post is not big:
                self._more(post)

    def _broke(self, seat: int) -> bool:
        return self.stacks[seat] == self.antes.get(seat, 0)

    def _nothing_left(self, small: Post | None) -> Post:
        """The big blind of a player who is all-in from the ante."""
        seat = (small[1] + 1) % self.n if small else -1
        if seat < 0 or not self._broke(seat):
            raise Misread("big-blind", self.line)
        return "big blind", seat, self.big, True

    def _button(self, small: int | None, big: int) -> int:
        """From where the blinds were paid."""
        if self.button_blind:
            return big
        if self.n == 2 and small is not None:
            return small
        return ((big if small is None else small) - 1) % self.n

    def _more(self, post: Post) -> None:
        kind, seat, chips, _ = post
        live, dead = self.posts.get(seat, (0, 0))
        if kind == "straddle" and self.n == 2:
            # of two the button straddles on top of its blind: it pays the larger one then
            self.reversed = True
            self.small, self.big = self.big, self.small + chips
        elif kind == "straddle":
            self.straddles.append(chips)
        elif kind == "small & big blinds":
            self.posts[seat] = (live + min(chips, self.big), dead + max(0, chips - self.big))
        elif kind in ("small blind", "dead"):
            self.posts[seat] = (live, dead + chips)
        else:
            self.posts[seat] = (live + chips, dead)

    def _ante(self) -> int:
        """The ante that all pay; what somebody pays beyond it, or where not all pay, is dead."""
        if not self.antes:
            return 0
        paid = [self.antes.get(seat, 0) for seat in range(self.n)]
        whole = [chips for seat, chips in enumerate(paid) if chips < self.stacks[seat]]
        common = min(whole) if whole else max(paid)
        more = {seat: chips - common for seat, chips in enumerate(paid) if chips > common}
        if list(more) == [self.big_seat] and not self.reversed:
            self.bb_ante = more.pop(self.big_seat)
        for seat, chips in more.items():
            live, dead = self.posts.get(seat, (0, 0))
            self.posts[seat] = (live, dead + chips)
        return common

    def rules(
        self,
        game: str,
        limit: str,
        bets: tuple[int, ...] = (),
        bring_in: int = 0,
        boards: int = 1,
    ) -> Rules:
        """The rules of the hand."""
        blinds = (self.small, self.big, *self.straddles)
        antes = self.ante, self.bb_ante
        return _rules(game, limit, blinds, antes, self.button_blind, self.reversed, bets, bring_in, boards)


@lru_cache(maxsize=4096)
def _rules(
    game: str,
    limit: str,
    blinds: tuple[int, ...],
    antes: tuple[int, int],
    button_blind: bool,
    reversed_blinds: bool,
    bets: tuple[int, ...],
    bring_in: int,
    boards: int,
) -> Rules:
    """As sites play; short all-ins that add up reopen the betting, since nothing else could be told of some."""
    stake = max(1, bets[0] if bets else blinds[1])
    most = max(20, -(-max(antes) // stake))
    dials: dict[str, Any] = {
        "game": game, "limit": limit, "blinds": blinds, "ante": antes[0], "bb_ante": antes[1], "bets": bets,
        "bring_in": bring_in, "stud_ante": 0,
        "forced": "button-blind" if button_blind else "blinds", "boards": boards, "burn": False, "show": "all",
        "deal_first": "left-of-button", "reopen": "sum", "buy_in": (most, max(200, most)), "run_twice": False,
        "heads_up": "button-bb" if reversed_blinds else "button-sb",
    }  # fmt: skip
    if limit == "fixed":
        dials["half_counts"] = False
    return house("online", **dials)


def alternatives(rules: Rules, mucks: bool) -> list[Rules]:
    """Rules that a text may have been played by as well, since it does not say: rooms differ in these."""
    sides: list[list[dict[str, Any]]] = []
    if rules.limit == "fixed":
        sides.append([{}, {"half_counts": True}, {"short_completes": True, "reopen": "any"}])
    if rules.program.reshuffles:
        sides.append([{}, {"burn": True}])
    if mucks:
        sides.append([{}, {"showdown": "ask"}])
    changes = [[item for side in chosen for item in side.items()] for chosen in product(*sides)]
    return [_but(rules, tuple(change)) for change in sorted(changes, key=len) if change]


@lru_cache(maxsize=4096)
def _but(rules: Rules, dials: tuple[tuple[str, Any], ...]) -> Rules:
    return rules.but(**dict(dials))

"""What the fields of PHH say of how a hand began: the variant, antes and blinds as dials and posts."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct

from sidepot.rules import Rules, house
from sidepot.words.refusal import Wrong

VARIANTS = {
    "FT": ("holdem", "fixed"),
    "NT": ("holdem", "no"),
    "NS": ("short-deck", "no"),
    "PO": ("omaha", "pot"),
    "FO/8": ("omaha8", "fixed"),
    "F7S": ("stud", "fixed"),
    "F7S/8": ("stud8", "fixed"),
    "FR": ("razz", "fixed"),
    "N2L1D": ("draw27", "no"),
    "F2L3D": ("triple27", "fixed"),
    "FB": ("badugi", "fixed"),
}


class Fields(Struct):
    """The fields that say how a hand began, amounts as chips; rows as they stand in the file."""

    variant: str
    antes: tuple[int, ...]
    blinds: tuple[int, ...] = ()
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    min_bet: int = 0
    trimmed: bool = False


def rules_of_fields(fields: Fields, stacks: tuple[int, ...]) -> tuple[Rules, Forced]:
    """The rules that fields tell, and what else they tell of the start; ValueError where they can't be."""
    antes, blinds = fields.antes, fields.blinds
    if len(antes) == 2:
        # of two players what is written first is the button's
        antes, blinds = antes[::-1], blinds[::-1]
    forced = Forced(antes, blinds, stacks, fields.trimmed)
    bets = (fields.small_bet, fields.big_bet) if fields.small_bet or fields.big_bet else ()
    rules = rules_by(
        fields.variant, forced.blinds, forced.ante, forced.bb_ante, forced.button_blind, bets, fields.bring_in,
        fields.min_bet,
    )  # fmt: skip
    return rules, forced


class Forced:
    """Antes and blinds by seat, as dials and posts."""

    def __init__(self, antes: tuple[int, ...], blinds: tuple[int, ...], stacks: tuple[int, ...], trimmed: bool) -> None:
        self.n = len(antes)
        self.ante = self.bb_ante = 0
        self.no_sb = self.button_blind = False
        self.posts: dict[int, tuple[int, int]] = {}
        self.blinds = self._blinds(blinds) if blinds else (0, 0)
        self._antes(antes, stacks, trimmed)

    def _blinds(self, row: tuple[int, ...]) -> tuple[int, ...]:
        live = [max(0, chips) for chips in row]
        for seat, chips in enumerate(row):
            if chips < 0:
                self.posts[seat] = (-chips, 0)
        if self.n == 2:
            # the button pays the small blind
            small, big = live[1], live[0]
            return small, big
        if not any(live[1:]) and live[0]:
            self.no_sb = True
            return live[0] // 2, live[0]
        if not any(live[:-1]) and live[-1]:
            self.button_blind = True
            return live[-1], live[-1]
        last = max((seat for seat in range(self.n) if live[seat]), default=-1)
        if last < 1 or not all(live[1 : last + 1]):
            raise Wrong("history-blinds-row")
        return tuple(live[: last + 1])

    def _antes(self, row: tuple[int, ...], stacks: tuple[int, ...], trimmed: bool) -> None:
        if not any(row):
            return
        if min(row) < 0:
            raise Wrong("history-ante-less")
        short = any(stack < ante for stack, ante in zip(stacks, row, strict=True))
        if len(set(row)) == 1 and (trimmed or not short):
            self.ante = row[0]
        elif sum(map(bool, row)) == 1 and row[self._big_blind()]:
            self.bb_ante = max(row)
        else:
            for seat, chips in enumerate(row):
                if chips:
                    self.posts[seat] = (self.posts.get(seat, (0, 0))[0], chips)

    def _big_blind(self) -> int:
        return 0 if self.n == 2 or self.no_sb else self.n - 1 if self.button_blind else 1


@lru_cache(maxsize=4096)
def rules_by(
    variant: str,
    blinds: tuple[int, ...],
    ante: int,
    bb_ante: int,
    button_blind: bool,
    bets: tuple[int, ...],
    bring_in: int,
    min_bet: int,
) -> Rules:
    """The rules of a hand: as tournament directors play it, fixed limit with four wagers a street."""
    game, limit = VARIANTS[variant]
    dials: dict[str, Any] = {"game": game, "limit": limit, "show": "all", "deal_first": "left-of-button", "ante": ante}
    dials["stud_ante"] = 0  # the ante is all that is told
    if bring_in:
        dials |= {"blinds": (bets[0], bets[0]), "bring_in": bring_in}
    else:
        dials |= {"blinds": blinds, "bb_ante": bb_ante, "forced": "button-blind" if button_blind else "blinds"}
    if bets:
        dials |= {"bets": bets, "completion": "counts", "open_pair": "off", "bring_in_all_in": "forced"}
    elif min_bet not in (blinds[1], blinds[0]):
        raise Wrong("history-min-bet", given=str(min_bet))
    else:
        dials["min_bet"] = "bb" if min_bet == blinds[1] else "sb"
    stake = max(1, bets[0] if bring_in else blinds[1])
    dials["buy_in"] = (max(20, -(-max(ante, bb_ante) // stake)), max(200, -(-max(ante, bb_ante) // stake)))
    return house("standard" if limit == "fixed" else "tda", **dials)

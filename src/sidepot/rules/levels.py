"""Levels: which blinds and antes hold when, and how long. The last level stays, or each one after it doubles."""

from __future__ import annotations

from msgspec import Struct

from sidepot.rules.dials import MAX_CHIPS
from sidepot.rules.rules import Rules

TIME, HANDS, ORBITS = "time", "hands", "orbits"
HIGHEST = MAX_CHIPS >> 10
"""The highest blind or ante: far above all chips there are, and what a house bets with it is still a number."""


class Level(Struct, frozen=True):
    """Blinds and antes, how long they hold (milliseconds, hands or orbits), and the break that follows."""

    sb: int
    bb: int
    ante: int = 0
    lasts: int = 1
    rest: int = 0
    """Milliseconds of break after this level."""


class Levels(Struct, frozen=True):
    """The levels of a game; *by* says what they are counted in."""

    steps: tuple[Level, ...]
    by: str = HANDS
    doubles: bool = False
    """After the last step each level doubles the one before; else the last one stays (L3)."""
    bb_ante: bool = False
    """The ante is paid once, by the big blind."""

    def at(self, index: int) -> Level:
        """The level with this index, from 0 on, without end."""
        last = len(self.steps) - 1
        if index <= last:
            return self.steps[index]
        step = self.steps[last]
        times = 1 << min(index - last, 53) if self.doubles else 1
        while times > 1 and max(step.bb, step.ante) * times > HIGHEST:
            times >>= 1
        return Level(step.sb * times, step.bb * times, step.ante * times, step.lasts)

    def last(self, index: int) -> bool:
        """Whether no other level follows this one."""
        if index < len(self.steps) - 1:
            return False
        return not self.doubles or self.at(index).bb == self.at(index + 1).bb

    def rules(self, base: Rules, index: int, stack: int) -> Rules:
        """The rules of a level: the house's, with these blinds, for a field that is fixed."""
        level = self.at(index)
        first = self.at(0)
        ante, table_ante = (0, level.ante) if self.bb_ante else (level.ante, 0)
        if not level.ante:
            # a house's own table stake rises with the blinds
            ante = base.ante * level.bb // first.bb
        # L5 looks at the buy-in, which must not be below an ante
        buy_in = max(stack, ante, table_ante, base.button_ante)
        return base.but(
            blinds=(level.sb, level.bb), ante=ante, bb_ante=table_ante,
            bets=tuple(bet * level.bb // first.bb for bet in base.bets),
            bring_in=base.bring_in * level.bb // first.bb,
            entry="fixed", buy_in=(buy_in,), buy_in_unit="chips", rise="off", levels=(), ends="open",
            bomb_pot=base.bomb_pot if base.bomb_pot is not None and base.bomb_pot * level.bb <= buy_in else None,
        )  # fmt: skip

    def risen(self, base: Rules, index: int) -> Rules:
        """A house's rules at a level of a game at a table: all stakes rise, the buy-in stays what it was in chips."""
        level, first = self.at(index), self.at(0)
        if index == 0 and base.blinds[:2] == (level.sb, level.bb):
            return base
        low, high = base.min_buy_in, base.max_buy_in
        # an ante is never more than the smallest buy-in gives
        antes = [min(low, ante * level.bb // first.bb) for ante in (base.ante, base.bb_ante, base.button_ante)]
        bomb_pot = base.bomb_pot if base.bomb_pot is not None and base.bomb_pot * level.bb <= low else None
        return base.but(
            blinds=(level.sb, level.bb, *(straddle * level.bb // base.bb for straddle in base.blinds[2:])),
            ante=antes[0], bb_ante=antes[1], button_ante=antes[2], bomb_pot=bomb_pot,
            bring_in=base.bring_in * level.bb // first.bb,
            bets=tuple(bet * level.bb // first.bb for bet in base.bets),
            buy_in=(low, high), buy_in_unit="chips",
        )  # fmt: skip


def levels_of_house(rules: Rules) -> Levels | None:
    """The levels a house has by itself: its dials rise, rise_every and levels (L3, K8)."""
    if rules.rise == "off":
        return None
    by = ORBITS if rules.rise == "orbits" else HANDS
    if not rules.levels:
        return Levels((Level(rules.sb, rules.bb, lasts=rules.rise_every),), by, doubles=True)
    steps = [Level(sb, bb_with(rules, sb), lasts=rules.rise_every) for sb in rules.levels]
    return Levels(tuple(steps), by)


def bb_with(rules: Rules, sb: int) -> int:
    """The big blind that goes with a small one, as the house's first blinds do."""
    return 2 * sb if rules.double_bb or not rules.sb else sb * rules.bb // rules.sb

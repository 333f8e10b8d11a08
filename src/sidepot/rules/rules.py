"""`Rules`: what a house decides, as one frozen value. It is checked whenever it is made."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict, force_setattr, replace

from sidepot.rules.check import check
from sidepot.rules.dials import DIALS, value_of
from sidepot.rules.games import Game
from sidepot.rules.unchecked import Unchecked


class Rules(Unchecked, frozen=True, kw_only=True, weakref=True):
    """What a house decides, and it makes sense. Make changed rules with `but`."""

    def __post_init__(self) -> None:
        if self.own_game is not None and self.game != self.own_game.name:
            force_setattr(self, "own_game", None)
        for name in DIALS:
            if name != "game" or self.own_game is None:
                force_setattr(self, name, value_of(name, getattr(self, name)))
        check(self)

    def but(self, **dials: Any) -> Rules:
        """These rules with some dials changed, the game by its name or as a `Game` of one's own.

        Changing the limit brings the house's customs for that limit.
        """
        own = dials.get("game", self.game)
        game = own if isinstance(own, Game) else self.own_game
        given = {name: value_of(name, value) for name, value in dials.items() if name != "game"}
        if game is not None and own in (game, game.name):
            given |= {"game": game.name, "own_game": game}
        else:
            given["game"] = value_of("game", own)
        if "limit" in given and given["limit"] != self.limit:
            given = {**dict(dict(self.by_limit).get(given["limit"], ())), **given}
        return replace(self, **given)

    @property
    def dials(self) -> dict[str, Any]:
        """Every dial with its value."""
        return {name: value for name, value in asdict(self).items() if name in DIALS}

    @property
    def bomb(self) -> Rules:
        """These rules for a bomb pot: everyone antes `bomb_pot` big blinds, and betting begins on the flop."""
        if self.bomb_pot is None:
            raise ValueError("bomb_pot = none: this house has no bomb pots")
        bb, units = self.bb, self.units if self.limit in ("fixed", "spread") else ()
        return self.but(
            forced="antes", blinds=(bb, bb), double_bb=False, ante=(self.bomb_pot - 1) * bb, ante_percent=0,
            bb_ante=0, button_ante=0, bets=units, first_betting=False, heads_up="button-bb", bomb_pot=None,
            opens_later="left-of-button", straddle=False, buy_button=False,
        )  # fmt: skip

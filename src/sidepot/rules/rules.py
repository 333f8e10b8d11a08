"""`Rules`: what a house decides, as one frozen value. It is checked whenever it is made."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict, force_setattr, replace

from sidepot.rules.check import check
from sidepot.rules.dials import DIALS, MAX_CHIPS, BadDials, value_of
from sidepot.rules.games import Game, shipped_game
from sidepot.rules.rotations import customs_of, game_in, risen_customs
from sidepot.rules.unchecked import Unchecked
from sidepot.words import phrase

_HIGHEST = MAX_CHIPS >> 10
"""Amounts of single games rise no further: what is bet with them is still a number."""


class Rules(Unchecked, frozen=True, kw_only=True, weakref=True):
    """What a house decides, and it makes sense. Make changed rules with `but`."""

    def __post_init__(self) -> None:
        rotate = value_of("rotate", self.rotate)
        names = [game_in(entry)[1] for entry in rotate] or [self.game]
        if rotate and names[0] != self.game:
            force_setattr(self, "game", names[0])
        if self.own_game is not None and self.own_game.name not in names:
            force_setattr(self, "own_game", None)
        for name in DIALS:
            if name != "game" or not (self.own_game or rotate):
                force_setattr(self, name, value_of(name, getattr(self, name)))
        check(self)
        self._check_rotation()

    def _check_rotation(self) -> None:
        """ValueError where one of the games that a house rotates can't be played by its rules."""
        for at, entry in enumerate(self.rotate):
            try:
                self.in_rotation(at)
            except BadDials as no:
                reasons = [reason for _, reason in no.reasons]
                raise BadDials([("rotate", phrase("dial-wrong-in-rotation", game=entry, reasons=reasons))]) from None

    @property
    def each_game(self) -> tuple[Rules, ...]:
        """The rules of each game that is played: those of a rotation, or these."""
        return tuple([self.in_rotation(at) for at in range(len(self.rotate))]) or (self,)

    def in_rotation(self, at: int) -> Rules:
        """The rules of one of the games that a house rotates: its limit, its units, no other game (T26)."""
        limit, game = game_in(self.rotate[at])
        alone: dict[str, Any] = {"rotate": (), "rotation": "order", "every": "orbit", "game": game}
        if limit and limit != self.limit:
            alone["limit"] = limit
            if limit != "fixed":
                alone["kill"] = "off"
                if "half_counts" not in dict(dict(self.by_limit).get(limit, ())):
                    alone["half_counts"] = False
                alone["short_completes"] = False
        own = self.own_game
        program = own if own is not None and own.name == game else shipped_game(game)
        if not program.board:
            alone |= {"bomb_pot": None, "double_board": False, "run_twice": False, "boards": 1}
        return self.but(**alone)

    def _own_amounts(self, limit: str, game: str) -> dict[str, Any]:
        """What a game of the rotation has to itself; the buy-in stays what it is in chips, and an ante within it."""
        own = customs_of(self.by_game, limit, game)
        least = self.min_buy_in
        own |= {name: min(own[name], least) for name in ("ante", "bb_ante", "button_ante") if name in own}
        if "blinds" in own or "bets" in own:
            own |= {"buy_in": (least, self.max_buy_in), "buy_in_unit": "chips"}
            if self.bomb_pot is not None and self.bomb_pot * own.get("blinds", self.blinds)[1] > least:
                own["bomb_pot"] = None
        return own

    def but(self, **dials: Any) -> Rules:
        """These rules with some dials changed, the game by its name or as a `Game` of one's own.

        Changing the limit brings the house's customs for that limit; naming a game ends a rotation, and brings what it
        has to itself there. Amounts of single games change with the blinds.
        """
        own = dials.get("game", self.game)
        game = own if isinstance(own, Game) else self.own_game
        given = {name: value_of(name, value) for name, value in dials.items() if name != "game"}
        if self.by_game and len(given.get("blinds", ())) > 1:
            given["by_game"] = risen_customs(self.by_game, self.bb, given["blinds"][1], _HIGHEST)
        if "game" in dials:
            given.setdefault("rotate", ())
        if game is not None and own in (game, game.name):
            given |= {"game": game.name, "own_game": game}
        else:
            given["game"] = value_of("game", own)
        if "limit" in given and given["limit"] != self.limit:
            given = {**dict(dict(self.by_limit).get(given["limit"], ())), **given}
        if self.by_game and "game" in dials and not given["rotate"]:
            own = self._own_amounts(given.get("limit", self.limit), given["game"])
            given = {**own, **given, "by_game": ()}
        return replace(self, **given)

    @property
    def dials(self) -> dict[str, Any]:
        """Every dial with its value."""
        return {name: value for name, value in asdict(self).items() if name in DIALS}

    @property
    def killed(self) -> Rules:
        """These rules for a kill pot: the bets are twice or one and a half times as large (T27)."""
        small, big = self.units
        more = (2, 1) if self.kill == "full" else (3, 2)
        return self.but(bets=(small * more[0] // more[1], big * more[0] // more[1]))

    @property
    def bomb(self) -> Rules:
        """These rules for a bomb pot: everyone antes `bomb_pot` big blinds, and betting begins on the flop."""
        if self.bomb_pot is None:
            raise ValueError("bomb_pot = none: this house has no bomb pots")
        bb, units = self.bb, self.units if self.limit in ("fixed", "spread") else ()
        if not self.program.board:
            raise ValueError(f"a bomb pot needs a game with a board, and {self.game} has none")
        return self.but(
            forced="antes", blinds=(bb, bb), double_bb=False, ante=(self.bomb_pot - 1) * bb, ante_percent=0,
            bb_ante=0, button_ante=0, bets=units, first_betting=False, heads_up="button-bb", bomb_pot=None,
            opens_later="left-of-button", straddle=False, button_straddle=False, buy_button=False, kill="off",
            double_board=self.double_board or self.bomb_boards == 2,
        )  # fmt: skip

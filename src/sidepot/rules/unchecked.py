"""What a house decides, and amounts that follow from it, before anyone has checked that it makes sense."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from sidepot.rules.games import Game, shipped_game
from sidepot.rules.rotations import Customs, game_in


class Unchecked(Struct, frozen=True, kw_only=True, weakref=True):
    """Every dial of a house, and what follows from them; what each dial means stands in `dials.DIALS`."""

    house: str = "standard"
    game: str = "holdem"
    rotate: tuple[str, ...] = ()
    rotation: str = "order"
    every: int | str = "orbit"
    limit: str = "no"
    blinds: tuple[int, ...] = (1, 2)
    double_bb: bool = False
    ante: int = 0
    stud_ante: float = 0
    ante_percent: float = 0
    bb_ante: int = 0
    button_ante: int = 0
    bring_in: int = 0
    bring_in_all_in: str = "acts"
    ante_first: bool = False
    forced: str = "blinds"
    heads_up: str = "button-sb"
    short_bb: str = "full"
    deal_first: str = "sb"
    burn: bool = True
    first_betting: bool = True
    opens_first: str = "left-of-bb"
    opens_later: str = "left-of-button"
    showing_tie: str = "position"
    common_opens: str = "sixth"
    fifth_card: str = "in-turn"
    bets: tuple[int, ...] = ()
    unit: str = "bb"
    min_bet: str = "bb"
    min_raise: str = "last"
    cap: int | None = None
    cap_counts_blind: bool = False
    cap_counts_short: bool = False
    cap_lifted: str = "never"
    completion: str = "free"
    open_pair: str = "on"
    reopen: str = "full"
    free_fold: bool = True
    checked_short: str = "closed"
    half_counts: bool = False
    short_completes: bool = False
    pot_raise: str = "pot+call"
    pot_counts_table_ante: bool = False
    odd_chips: str = "left-of-button"
    halves: str = "apart"
    orphan: str = "below"
    show: str = "losers-muck"
    showdown: str = "auto"
    boards: int = 1
    double_board: bool = False
    rake: float = 0
    rake_cap: int | None = None
    no_flop_no_drop: bool = True
    labels: str = "usual"
    button: str = "moving"
    entry: str = "choose"
    buy_in: tuple[int, ...] = (20, 200)
    buy_in_unit: str = "bb"
    buy_button: bool = False
    straddle: bool = False
    straddles: int = 1
    button_straddle: bool = False
    bomb_pot: int | None = None
    bomb_boards: int = 1
    kill: str = "off"
    hand_cap: int | None = None
    run_twice: bool = False
    rabbit: bool = False
    see_hands: bool = False
    seat_change: bool = True
    auto_buy: bool = True
    rathole: int | None = None
    discard_timeout: str = "least-harm"
    rise: str = "off"
    rise_every: int = 1
    levels: tuple[int, ...] = ()
    ends: str = "open"
    ends_after: int = 50
    by_limit: Customs = ()
    """What the house plays differently in each limit: applied by `but(limit=…)`."""
    by_game: Customs = ()
    """What it plays differently in each game of a rotation: applied when one is named, or its turn comes."""
    own_game: Game | None = None
    """A game of the house's own; `game` is its name."""

    @property
    def program(self) -> Game:
        """The game: its steps, deck and rankings."""
        return _program(self.own_game or self.game, self.first_betting)

    @property
    def forced_bets(self) -> str:
        """What is paid before the deal: `forced`, and antes in a game without blinds."""
        return self.forced if _has_blinds(self.own_game or self.game) else "antes"

    @property
    def button_stands(self) -> bool:
        """Whether cards decide who opens, so that the button need not move (T1)."""
        return _brings_in(self.own_game or self.game)

    def has_blinds(self, players: int) -> bool:
        """Whether somebody pays a blind in a hand of so many: two may ante instead (P10)."""
        if not self.program.blinds:
            return False
        return self.forced != "antes" and not (players == 2 and self.heads_up == "antes")

    @property
    def sb(self) -> int:
        """The small blind."""
        return self.blinds[0]

    @property
    def bb(self) -> int:
        """The big blind."""
        return self.blinds[1]

    @property
    def stake(self) -> int:
        """What stacks are counted in: the big blind, or the small bet of a game without blinds."""
        small_bet = not self.program.blinds and self.limit in ("fixed", "spread") and len(self.bets) == 2
        return self.bets[0] if small_bet else self.bb

    @property
    def _buy_in_chips(self) -> int:
        return self.stake if self.buy_in_unit == "bb" else 1

    @property
    def min_buy_in(self) -> int:
        """The smallest buy-in, in chips."""
        return self.buy_in[0] * self._buy_in_chips

    @property
    def max_buy_in(self) -> int:
        """The largest buy-in, in chips."""
        return self.buy_in[-1] * self._buy_in_chips

    @property
    def usual_buy_in(self) -> int:
        """What players sit down with where nothing else is said: 100 big blinds, within the house's limits."""
        return max(self.min_buy_in, min(self.max_buy_in, 100 * self.stake))

    @property
    def each_antes(self) -> int:
        """What everyone antes in a hand with these blinds (L5, P11)."""
        part = round(self.stud_ante * 100)
        if part and not self.ante and not _has_blinds(self.own_game or self.game):
            return max(1, self._small_bet * part // 10_000)
        percent = round(self.ante_percent * 100)
        if percent and self.bb >= self.min_buy_in:
            return self.ante + max(1, self.bb * percent // 10_000)
        return self.ante

    @property
    def brings_in(self) -> int:
        """What the bring-in is where a game has one: half of the small bet unless the house says otherwise (T3)."""
        return self.bring_in or max(1, self._small_bet // 2)

    @property
    def _small_bet(self) -> int:
        return self.units[0] if self.limit in ("fixed", "spread") else self.smallest_bet

    @property
    def stakes(self) -> tuple[int, ...]:
        """The amounts a table goes by: its blinds, or the bets where nobody posts a blind."""
        sized = self.limit in ("fixed", "spread") and not _has_blinds(self.own_game or self.game)
        return self.units if sized else self.blinds

    @property
    def kill_post(self) -> int:
        """What the killer of a kill pot posts: twice or one and a half times the big blind (T27)."""
        return 2 * self.bb if self.kill == "full" else max(self.bb + 1, self.bb * 3 // 2)

    def at_stake(self, chips: int) -> int:
        """How many of somebody's chips a hand can cost: all of them, or the house's cap (X20)."""
        return chips if self.hand_cap is None else min(chips, self.hand_cap * self.bb)

    @property
    def units(self) -> tuple[int, int]:
        """Fixed limit: the units of the first and the later streets; spread limit: smallest and largest wager."""
        if self.bets:
            return self.bets[0], self.bets[1]
        return (self.sb, self.bb) if self.unit == "sb" else (self.bb, 2 * self.bb)

    @property
    def smallest_bet(self) -> int:
        """The smallest bet of a street outside fixed limit."""
        if self.limit == "spread":
            return self.units[0]
        return self.sb if self.min_bet == "sb" else self.bb

    @property
    def max_players(self) -> int:
        """How many the deck serves, in each game of a rotation."""
        return self.max_players_on(2 if self.double_board else self.boards)

    def max_players_on(self, boards: int) -> int:
        """How many the deck serves with one or two boards."""
        return min(game.max_players(self.burn, boards) for game in self.programs)

    @property
    def programs(self) -> tuple[Game, ...]:
        """The games that are played: the one, or those of a rotation."""
        if not self.rotate:
            return (self.program,)
        names = [game_in(entry)[1] for entry in self.rotate]
        own = self.own_game
        return tuple([_program(own if own is not None and name == own.name else name, True) for name in names])


@lru_cache(maxsize=256)
def _has_blinds(game: str | Game) -> bool:
    return _program(game, True).blinds


@lru_cache(maxsize=256)
def _brings_in(game: str | Game) -> bool:
    return _program(game, True).brings_in


@lru_cache(maxsize=256)
def _program(game: str | Game, first_betting: bool) -> Game:
    made = game if isinstance(game, Game) else shipped_game(game)
    return made if first_betting else made.without_first_betting()

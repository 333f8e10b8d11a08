"""Refusing combinations of dials that make no sense, naming the dial, its value and what would be right."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from sidepot.rules.dials import MAX_CHIPS
from sidepot.rules.games import GAMES
from sidepot.rules.rotations import game_in
from sidepot.rules.unchecked import Unchecked


def check(rules: Unchecked) -> None:
    """ValueError with every reason why these rules can't be played."""
    reasons = list(_senseless(rules))
    if reasons:
        raise ValueError("; ".join(reasons))


def _senseless(rules: Unchecked) -> Iterator[str]:
    unknown = [entry for entry in rules.rotate if not _known(rules, entry)]
    if unknown:
        yield f"rotate = {unknown[0]!r} is not a game: {', '.join(GAMES)}, or with a limit of its own, as in no:holdem"
        return
    if len(rules.rotate) == 1:
        yield "rotate has one game: name it in `game`, or add another"
    yield from _amounts(rules)
    if len(rules.blinds) >= 2:
        yield from _limits(rules)
        yield from _between_hands(rules)
        yield from _bring_in(rules)
        if rules.buy_in:
            yield from _antes(rules)
            yield from _consent(rules)
    if rules.max_players < 2:
        yield f"boards = {rules.boards} needs more cards than the deck of {rules.game} has: 1 or 2"
    elif rules.boards > 2:
        yield f"boards = {rules.boards} is not possible: 1 or 2"
    if rules.double_board and not any(game.board for game in rules.programs):
        yield f"double_board = true needs a game with a board, and {rules.game} has none"
    if rules.double_board and (rules.boards == 2 or rules.run_twice):
        yield "double_board = true has two boards already: leave boards = 1 and run_twice = false"
    if rules.rake_cap is not None and not rules.rake:
        yield f"rake_cap = {rules.rake_cap} caps nothing: set rake too"


def _known(rules: Unchecked, entry: str) -> bool:
    name = game_in(entry)[1]
    return name in GAMES or (rules.own_game is not None and rules.own_game.name == name)


def _amounts(rules: Unchecked) -> Iterator[str]:
    blinds = rules.blinds
    if len(blinds) < 2:
        yield f"blinds = {blinds} is too short: a small and a big blind, as in [50, 100]"
    elif blinds[1] < 1:
        yield f"blinds = {blinds} has no big blind: it is at least 1"
    elif list(blinds) != sorted(blinds):
        yield f"blinds = {blinds} falls: each is at least the one before"
    elif rules.double_bb and blinds[1] != 2 * blinds[0]:
        yield f"blinds = {blinds} is not possible: in this house the big blind is twice the small blind (double_bb)"
    elif any(after < 2 * before for before, after in pairwise(blinds[1:])):
        yield f"blinds = {blinds}: a straddle is at least twice what comes before it, as in {_straddled(blinds)}"
    if len(blinds) > 2 and rules.forced != "blinds":
        yield f"blinds = {blinds}: a straddle needs forced = 'blinds'"
    if rules.bets and (len(rules.bets) != 2 or not 0 < rules.bets[0] <= rules.bets[1]):
        yield f"bets = {rules.bets} is not possible: two amounts, the second not below the first, as in [10, 20]"


def _straddled(blinds: tuple[int, ...]) -> list[int]:
    return [*blinds[:2], *(blinds[1] << place for place in range(1, len(blinds) - 1))]


def _limits(rules: Unchecked) -> Iterator[str]:
    if rules.limit == "spread" and not rules.bets:
        yield "limit = 'spread' needs bets, the smallest and the largest wager, as in bets = [2, 10]"
    if rules.limit == "fixed" and not rules.bets and rules.unit == "sb" and rules.sb < 1:
        yield "limit = 'fixed' has no unit: the small blind is 0; set bets or unit = 'bb'"
    if rules.limit != "fixed" and rules.min_bet == "sb" and rules.sb < 1:
        yield "min_bet = 'sb' is not possible with a small blind of 0: use 'bb'"
    if rules.half_counts and rules.limit != "fixed":
        yield f"half_counts = true belongs to fixed limit, not to limit = {rules.limit!r}"
    if rules.short_completes and rules.limit != "fixed":
        yield f"short_completes = true belongs to fixed limit, not to limit = {rules.limit!r}"
    if rules.short_completes and rules.half_counts:
        yield "short_completes = true adds nothing to half_counts = true, which does so too: set one of them"
    if rules.cap is None and rules.cap_lifted != "never":
        yield f"cap_lifted = {rules.cap_lifted!r} lifts nothing: set cap too, as in cap = 4"
    if rules.cap is None and rules.cap_counts_blind:
        yield "cap_counts_blind = true counts for nothing: set cap too, as in cap = 4"


def _bring_in(rules: Unchecked) -> Iterator[str]:
    least = rules.units[0] if rules.limit in ("fixed", "spread") and len(rules.bets) != 1 else rules.smallest_bet
    if rules.program.brings_in and rules.bring_in > least:
        yield f"bring_in = {rules.bring_in} is more than the small bet it is completed to: at most {least}"


def _consent(rules: Unchecked) -> Iterator[str]:
    if not rules.first_betting and rules.forced != "antes":
        yield "first_betting = false needs forced = 'antes': blinds would never be matched"
    if rules.straddle and (rules.forced != "blinds" or len(rules.blinds) > 2):
        yield "straddle = true needs forced = 'blinds' and no straddle among the blinds"
    if rules.buy_button and rules.forced != "blinds":
        yield "buy_button = true needs forced = 'blinds'"
    if rules.button_straddle and rules.forced != "blinds":
        yield "button_straddle = true needs forced = 'blinds'"
    if rules.kill != "off" and (rules.limit != "fixed" or rules.forced != "blinds"):
        yield f"kill = {rules.kill!r} needs limit = 'fixed' and forced = 'blinds': the bets of a kill pot are larger"
    if rules.hand_cap is not None and rules.hand_cap < 2:
        yield f"hand_cap = {rules.hand_cap} is too small: 2 big blinds at least"
    if rules.bomb_pot is not None:
        if not any(game.board for game in rules.programs):
            yield f"bomb_pot = {rules.bomb_pot} needs a game with a board, and {rules.game} has none"
        if rules.min_bet == "sb":
            yield "bomb_pot needs min_bet = 'bb': a bomb pot has no small blind"
        if rules.bomb_pot * rules.bb > rules.min_buy_in:
            most = rules.min_buy_in // rules.bb
            yield f"bomb_pot = {rules.bomb_pot} is more than the smallest buy-in gives: at most {most} big blinds"
    if rules.run_twice and rules.max_players_on(2) < 2:
        yield f"run_twice = true needs more cards than the deck of {rules.game} has"


def _antes(rules: Unchecked) -> Iterator[str]:
    smallest = rules.min_buy_in
    for name, ante in (("ante", rules.ante), ("bb_ante", rules.bb_ante), ("button_ante", rules.button_ante)):
        if ante > smallest:
            yield f"{name} = {ante} is more than the smallest buy-in gives: at most {smallest}"
    if rules.bb_ante and (rules.forced != "blinds"):
        yield f"bb_ante = {rules.bb_ante} needs a big blind: forced = 'blinds'"


def _between_hands(rules: Unchecked) -> Iterator[str]:
    buy_in = rules.buy_in
    if len(buy_in) not in (1, 2) or not 0 < buy_in[0] <= buy_in[-1]:
        yield f"buy_in = {buy_in} is not possible: the smallest and the largest, as in [20, 200]"
    elif rules.max_buy_in > MAX_CHIPS:
        yield f"buy_in = {buy_in} is more than {MAX_CHIPS} chips"
    if list(rules.levels) != sorted(rules.levels) or (rules.levels and rules.levels[0] < 1):
        yield f"levels = {rules.levels} fall: each level's small blind is at least the one before, and 1 or more"
    if rules.levels and rules.rise == "off":
        yield f"levels = {rules.levels} are never reached: set rise to 'orbits' or 'hands'"

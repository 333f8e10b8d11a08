"""Refusing combinations of dials that make no sense, naming the dial, its value and what would be right."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from sidepot.rules.dials import MAX_CHIPS, BadDials
from sidepot.rules.games import GAMES
from sidepot.rules.rotations import game_in
from sidepot.rules.unchecked import Unchecked
from sidepot.words import Phrase, phrase

Reason = tuple[str, Phrase]
"""A dial, and why it can't be set."""


def check(rules: Unchecked) -> None:
    """BadDials with every reason why these rules can't be played."""
    reasons = list(_senseless(rules))
    if reasons:
        raise BadDials(reasons)


def _no(name: str, message: str, /, value: Any = None, **given: Any) -> Reason:
    """A reason of the catalogue; amounts are told as a file writes them."""
    shown = {"value": str(value)} if value is not None else {}
    return name, phrase(f"dial-wrong-{message}", **shown, **{key: str(each) for key, each in given.items()})


def _senseless(rules: Unchecked) -> Iterator[Reason]:
    unknown = [entry for entry in rules.rotate if not _known(rules, entry)]
    if unknown:
        yield _no("rotate", "rotate", repr(unknown[0]), games=", ".join(GAMES))
        return
    if len(rules.rotate) == 1:
        yield _no("rotate", "rotate-one")
    yield from _amounts(rules)
    if len(rules.blinds) >= 2:
        yield from _limits(rules)
        yield from _between_hands(rules)
        yield from _bring_in(rules)
        if rules.buy_in:
            yield from _antes(rules)
            yield from _consent(rules)
    if rules.max_players < 2:
        yield _no("boards", "boards-deck", rules.boards, game=rules.game)
    elif rules.boards > 2:
        yield _no("boards", "boards", rules.boards)
    if rules.double_board and not any(game.board for game in rules.programs):
        yield _no("double_board", "double-board", game=rules.game)
    if rules.double_board and (rules.boards == 2 or rules.run_twice):
        yield _no("double_board", "double-board-twice")
    if rules.rake_cap is not None and not rules.rake:
        yield _no("rake_cap", "rake-cap", rules.rake_cap)


def _known(rules: Unchecked, entry: str) -> bool:
    name = game_in(entry)[1]
    return name in GAMES or (rules.own_game is not None and rules.own_game.name == name)


def _amounts(rules: Unchecked) -> Iterator[Reason]:
    blinds = rules.blinds
    if len(blinds) < 2:
        yield _no("blinds", "blinds-short", blinds)
    elif blinds[1] < 1:
        yield _no("blinds", "blinds-none", blinds)
    elif list(blinds) != sorted(blinds):
        yield _no("blinds", "blinds-falls", blinds)
    elif rules.double_bb and blinds[1] != 2 * blinds[0]:
        yield _no("blinds", "blinds-double", blinds)
    elif any(after < 2 * before for before, after in pairwise(blinds[1:])):
        yield _no("blinds", "blinds-straddle", blinds, example=_straddled(blinds))
    if len(blinds) > 2 and rules.forced != "blinds":
        yield _no("blinds", "blinds-straddle-forced", blinds)
    if rules.bets and (len(rules.bets) != 2 or not 0 < rules.bets[0] <= rules.bets[1]):
        yield _no("bets", "bets", rules.bets)


def _straddled(blinds: tuple[int, ...]) -> list[int]:
    return [*blinds[:2], *(blinds[1] << place for place in range(1, len(blinds) - 1))]


def _limits(rules: Unchecked) -> Iterator[Reason]:
    if rules.limit == "spread" and not rules.bets:
        yield _no("limit", "spread")
    if rules.limit == "fixed" and not rules.bets and rules.unit == "sb" and rules.sb < 1:
        yield _no("limit", "fixed-unit")
    if rules.limit != "fixed" and rules.min_bet == "sb" and rules.sb < 1:
        yield _no("min_bet", "min-bet")
    if rules.half_counts and rules.limit != "fixed":
        yield _no("half_counts", "half-counts", repr(rules.limit))
    if rules.short_completes and rules.limit != "fixed":
        yield _no("short_completes", "short-completes", repr(rules.limit))
    if rules.short_completes and rules.half_counts:
        yield _no("short_completes", "short-completes-half")
    if rules.cap is None and rules.cap_lifted != "never":
        yield _no("cap_lifted", "cap-lifted", repr(rules.cap_lifted))
    if rules.cap is None and rules.cap_counts_blind:
        yield _no("cap_counts_blind", "cap-counts-blind")


def _bring_in(rules: Unchecked) -> Iterator[Reason]:
    least = rules.units[0] if rules.limit in ("fixed", "spread") and len(rules.bets) != 1 else rules.smallest_bet
    if rules.program.brings_in and rules.bring_in > least:
        yield _no("bring_in", "bring-in", rules.bring_in, most=least)


def _consent(rules: Unchecked) -> Iterator[Reason]:
    if not rules.first_betting and rules.forced != "antes":
        yield _no("first_betting", "first-betting")
    if rules.straddle and (rules.forced != "blinds" or len(rules.blinds) > 2):
        yield _no("straddle", "straddle")
    if rules.buy_button and rules.forced != "blinds":
        yield _no("buy_button", "buy-button")
    if rules.button_straddle and rules.forced != "blinds":
        yield _no("button_straddle", "button-straddle")
    if rules.kill != "off" and (rules.limit != "fixed" or rules.forced != "blinds"):
        yield _no("kill", "kill", repr(rules.kill))
    if rules.hand_cap is not None and rules.hand_cap < 2:
        yield _no("hand_cap", "hand-cap", rules.hand_cap)
    if rules.bomb_pot is not None:
        yield from _bomb_pot(rules, rules.bomb_pot)
    if rules.run_twice and rules.max_players_on(2) < 2:
        yield _no("run_twice", "run-twice", game=rules.game)


def _bomb_pot(rules: Unchecked, blinds: int) -> Iterator[Reason]:
    if not any(game.board for game in rules.programs):
        yield _no("bomb_pot", "bomb-pot-board", blinds, game=rules.game)
    if rules.min_bet == "sb":
        yield _no("bomb_pot", "bomb-pot-min-bet")
    if blinds * rules.bb > rules.min_buy_in:
        yield _no("bomb_pot", "bomb-pot-buy-in", blinds, most=rules.min_buy_in // rules.bb)


def _antes(rules: Unchecked) -> Iterator[Reason]:
    smallest = rules.min_buy_in
    for name, ante in (("ante", rules.ante), ("bb_ante", rules.bb_ante), ("button_ante", rules.button_ante)):
        if ante > smallest:
            yield _no(name, "ante", ante, dial=name, most=smallest)
    if rules.bb_ante and (rules.forced != "blinds"):
        yield _no("bb_ante", "bb-ante", rules.bb_ante)


def _between_hands(rules: Unchecked) -> Iterator[Reason]:
    buy_in = rules.buy_in
    if len(buy_in) not in (1, 2) or not 0 < buy_in[0] <= buy_in[-1]:
        yield _no("buy_in", "buy-in", buy_in)
    elif rules.max_buy_in > MAX_CHIPS:
        yield _no("buy_in", "buy-in-chips", buy_in, most=MAX_CHIPS)
    if list(rules.levels) != sorted(rules.levels) or (rules.levels and rules.levels[0] < 1):
        yield _no("levels", "levels", rules.levels)
    if rules.levels and rules.rise == "off":
        yield _no("levels", "levels-never", rules.levels)

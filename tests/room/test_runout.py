"""The run-out of an all-in: what everyone gets to watch, and that nothing folded is in it."""

from __future__ import annotations

from typing import Any

import pytest

from sidepot import AllIn, Call, Discard, Fold, house, shuffled, stacked, start
from sidepot.room.show.runout import run_out
from sidepot.table import Agree
from tests.table.around import ask, call_down, do, table_of, wait

pytestmark = pytest.mark.core

NO_LIMIT = house("standard", blinds=(1, 2))
NAMES = ("Ada", "Ben", "Cleo")


def all_in(rules: Any, holes: list[str], board: str, players: int = 2) -> Any:
    """Everyone goes all-in before the flop."""
    deck = stacked(rules, players, 0, holes, board)
    hand = start(rules, (200,) * players, 0, deck)
    while not hand.over:
        hand.act(AllIn() if hand.options.may_raise else Call())
    return hand


def test_shares_move_with_each_street_and_end_with_the_winner() -> None:
    hand = all_in(NO_LIMIT, ["AhAd", "KsKc"], "2c 7d 9s Kh 3d")
    found = run_out(hand, NAMES)
    assert found is not None
    assert found.equity["Ada"] == pytest.approx(0.82, abs=0.03)
    assert [step.cards for step in found.steps] == [["2c", "7d", "9s"], ["Kh"], ["3d"]]
    assert found.steps[0].equity["Ada"] > 0.9
    assert found.steps[1].equity["Ada"] < 0.1
    assert found.steps[2].equity == {"Ada": 0, "Ben": 1}
    assert all(sum(step.equity.values()) == pytest.approx(1, abs=0.002) for step in found.steps)


def _deck(folded: str) -> bytes:
    return stacked(NO_LIMIT, 3, 0, ["AhAd", "KsKc", folded], "2c 7d 9s 3h 3d")


def test_a_folded_card_is_no_dead_card() -> None:
    """P3: what was folded unseen decides no share: two hands that differ in it alone look alike."""
    looks = []
    for folded in ("KhKd", "5h4h"):
        hand = start(NO_LIMIT, (200, 200, 200), 0, _deck(folded))
        while not hand.over:
            folds = str(hand.hole_cards(hand.turn)[0]) in ("Kh", "5h")
            hand.act(Fold() if folds else AllIn() if hand.options.may_raise else Call())
        looks.append(run_out(hand, NAMES))
    assert looks[0] is not None
    assert looks[0] == looks[1]


def test_each_of_two_boards_counts_half() -> None:
    table = table_of("Ada Ben", NO_LIMIT.but(run_twice=True), chips=200)
    ask(table, Agree("Ada", "run-twice"), Agree("Ben", "run-twice"))
    wait(table)
    do(table, AllIn())
    do(table, Call())
    found = run_out(table.hand, table.names)
    assert found is not None
    assert [step.board for step in found.steps] == [0, 1, 0, 1, 0, 1]
    assert set(found.steps[-1].equity.values()) <= {0, 0.25, 0.5, 0.75, 1}
    won = table.hand.result.won
    assert [found.steps[-1].equity[name] * 400 for name in table.names] == list(won)


def test_nothing_is_run_out_where_somebody_could_act_or_all_folded() -> None:
    table = table_of("Ada Ben", NO_LIMIT, chips=200)
    wait(table)
    assert run_out(table.hand, table.names) is None
    call_down(table)
    assert run_out(table.hand, table.names) is None
    wait(table)
    do(table, AllIn())
    do(table, Fold())
    assert run_out(table.hand, table.names) is None


GAMES = ["omaha", "omaha8", "omaha5", "short-deck", "pineapple", "crazy-pineapple", "lazy-pineapple"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_the_room_runs_out(game: str) -> None:
    rules = NO_LIMIT.but(game=game)
    hand = start(rules, (200, 200), 0, shuffled(7, rules.program.deck_of(2)))
    while not hand.over:
        discards = hand.options.discards
        hand.act(Discard(discards[0]) if discards else AllIn() if hand.options.may_raise else Call())
    found = run_out(hand, NAMES)
    assert found is not None
    assert sum(found.equity.values()) == pytest.approx(1, abs=0.002)
    won = {NAMES[seat] for seat, chips in enumerate(hand.result.won) if chips}
    assert {name for name, share in found.steps[-1].equity.items() if share} == won

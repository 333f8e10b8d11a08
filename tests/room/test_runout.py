"""The run-out of an all-in: what everyone gets to watch, and that nothing folded is in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sidepot import AllIn, Call, Check, Discard, Draw, Fold, RaiseTo, Rules, house, shuffled, stacked, start
from sidepot.equity import equity
from sidepot.room.show.runout import run_out
from sidepot.rules import GAMES, read_house
from sidepot.table import Agree
from tests.table.around import ask, call_down, do, table_of, wait

pytestmark = pytest.mark.core

NO_LIMIT = house("standard", blinds=(1, 2))
OWN_GAME = Path(__file__).parents[2] / "examples" / "five-card-stud.toml"
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


def run_to_its_end(rules: Rules, stacks: tuple[int, ...], seed: int = 7, folds: int = -1) -> Any:
    """Everyone draws and throws away the first card, and goes all-in; one player folds when the cards are dealt."""
    players, orders = len(stacks), 1 + rules.program.reshuffles
    deck = b"".join([shuffled(seed + order, rules.program.deck_of(players)) for order in range(orders)])
    hand = start(rules, stacks, 0, deck)
    while not hand.over:
        options = hand.options
        if options.may_draw:
            hand.act(Draw(options.discards[:1]))
        elif options.discards:
            hand.act(Discard(options.discards[0]))
        elif options.seat == folds and options.may_fold:
            hand.act(Fold())
        elif options.may_raise:
            hand.act(AllIn() if AllIn() in options else RaiseTo(options.max_to))
        else:
            hand.act(Call() if options.may_call else Check())
    return hand


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", [game for game in GAMES if game != "kuhn"])
def test_every_game_of_the_room_runs_out(game: str, players: int) -> None:
    rules = house("standard", game=game, limit="no", blinds=(2, 4), stud_ante=25)
    if players > rules.max_players:
        pytest.skip("the game is for two")
    hand = run_to_its_end(rules, (20,) * players)
    found = run_out(hand, NAMES)
    assert found is not None
    shares = [found.equity, *[step.equity for step in found.steps]]
    assert all(sum(each.values()) == pytest.approx(1, abs=0.003) for each in shares)
    won = {NAMES[seat] for seat, chips in enumerate(hand.result.won) if chips}
    assert {name for name, share in found.steps[-1].equity.items() if share} == won


STUD = house("standard", game="stud", limit="no", blinds=(2, 4), stud_ante=25)


def test_stud_deals_everybody_a_card_at_a_time_the_last_one_too() -> None:
    hand = run_to_its_end(STUD, (20, 20))
    found = run_out(hand, NAMES)
    assert found is not None
    assert [(step.board, step.cards, sorted(step.dealt)) for step in found.steps] == [(0, [], ["Ada", "Ben"])] * 4
    for seat, held in hand.result.shown.items():
        assert [str(card) for card in held[3:]] == [card for step in found.steps for card in step.dealt[NAMES[seat]]]


def test_a_card_that_was_folded_face_up_is_dead_and_one_folded_face_down_is_not() -> None:
    """T12: in stud everybody has seen the cards that were folded face up."""
    hands = (run_to_its_end(STUD, (20, 20, 20), seed, folds=2) for seed in range(20))
    hand = next(hand for hand in hands if hand.inside == (0, 1))  # who brings in can't fold
    found = run_out(hand, NAMES)
    assert found is not None
    held = [hand.result.shown[seat][:3] for seat in (0, 1)]
    assert len(hand.up(2)) == 1
    assert list(found.equity.values()) == pytest.approx(equity(held, dead=hand.up(2), game="stud").equity, abs=0.05)
    # with one card to come all deals are looked at
    held, dead = [hand.result.shown[seat][:6] for seat in (0, 1)], hand.up(2)
    exact = equity(held, dead=dead, game="stud")
    assert exact.exact
    assert list(found.steps[-2].equity.values()) == pytest.approx(exact.equity, abs=0.0006)
    assert equity(held, game="stud").deals > exact.deals


def test_a_card_for_everybody_is_dealt_too_and_says_nothing_of_shares() -> None:
    """T10: with eight players the deck is short, and the last card is one in the middle."""
    hand = run_to_its_end(STUD, (20,) * 8)
    found = run_out(hand, tuple("ABCDEFGH"))
    assert found is not None
    *streets, last = found.steps
    assert all(len(step.dealt) == 8 and len(step.equity) == 8 for step in streets)
    assert last.cards == [str(card) for card in hand.board]
    assert (last.dealt, last.equity) == ({}, {})


def test_a_game_of_ones_own_with_cards_face_up_runs_out() -> None:
    rules = read_house(OWN_GAME).rules
    hand = run_to_its_end(rules, (20, 20))
    found = run_out(hand, NAMES)
    assert found is not None
    assert len(found.steps) == 3
    assert all(step.equity and step.dealt for step in found.steps)

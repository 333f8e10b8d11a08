"""Moments of a hand, and going on from them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sidepot import Call, Fold, house, shuffled
from sidepot.cards import show
from sidepot.engine.hand import read, start
from sidepot.engine.notation import play
from sidepot.engine.stacking import stacked
from sidepot.equity import equity
from sidepot.history import record_of
from sidepot.rules import Bet, Deal, Game
from sidepot.rules.steps import Exchange, Ranking
from sidepot.testing import finished_hands, rules

pytestmark = pytest.mark.core


def record(line="r6 f c x r9 c x x r20 f", hole=("AsAh", "KsKh", "QsQh"), board="2c7d9hJs3d", stacks=(200, 200, 200)):
    made = house("standard", blinds=(1, 2))
    return record_of(
        play(start(made, stacks, 0, stacked(made, len(stacks), 0, hole, board)), line), "ABC"[: len(stacks)]
    )


def test_a_hand_has_a_moment_after_the_deal_each_decision_and_each_street():
    told = record()
    texts = [(told.at(step).hand.street, show(told.at(step).hand.board)) for step in range(told.steps)]
    # deal, three decisions, flop, three, turn, two, river, two, end
    assert told.steps == 15
    assert texts[0] == texts[3] == ("pre-flop", "")
    assert texts[4] == ("flop", "2c7d9h")
    assert told.at(-1).over
    assert not told.at(-2).over


def test_a_moment_shows_the_table_as_it_was():
    told = record()
    hand = told.at(1).hand
    assert hand.stacks == (194, 199, 198)
    assert hand.turn == 1
    assert sum(pot.amount for pot in hand.pots) == 9
    assert told.at(0).hand.turn == 0
    assert told.at(-1).hand.stacks == told.hand.stacks
    assert told.at(4).hand.wagers == (0, 0, 0), "the flop is there, and nobody has bet on it"


@settings(max_examples=60, deadline=None)
@given(finished_hands())
def test_the_events_of_all_moments_are_the_log(hand):
    told = record_of(hand)
    events = [event for step in range(told.steps) for event in told.at(step).events]
    assert tuple(events) == hand.log
    for step in range(told.steps):
        moment = told.at(step)
        view = moment.hand.view(None)
        assert sum(view.stacks) + view.pot <= sum(hand.starting_stacks)


@settings(max_examples=60, deadline=None)
@given(finished_hands(), st.data())
def test_a_fork_is_the_hand_in_play_with_the_cards_that_came(hand, data):
    told = record_of(hand)
    moment = told.at(data.draw(st.integers(0, told.steps - 1)))
    if moment.over or moment.entries >= len(hand.facts) - sum(code & 31 >= 20 for code in hand.facts):
        return
    live = moment.fork()
    assert live.facts[: moment.entries] == hand.facts[: moment.entries]
    assert live.stacks == moment.hand.stacks or len(live.facts) > moment.entries


@settings(max_examples=40, deadline=None)
@given(finished_hands(rules(games=("holdem", "omaha", "pineapple"))), st.data(), st.integers(0, 1000))
def test_a_fork_with_a_seed_keeps_what_was_dealt_and_is_the_same_again(hand, data, seed):
    told = record_of(hand)
    moment = told.at(data.draw(st.integers(0, told.steps - 1)))
    if moment.over or moment.entries >= len(hand.facts) - sum(code & 31 >= 20 for code in hand.facts):
        return
    one, two = moment.fork(seed), moment.fork(seed)
    assert one == two
    assert one.facts[: moment.entries] == hand.facts[: moment.entries]


def test_what_a_viewer_saw_can_be_gone_on_with_too():
    seen = record(line="r6 f c x r9 c x x r20 c").seen_by(2)
    assert seen.hand.hole_cards(1)[0] is None
    live = seen.at(2).fork(seed=4)
    assert live.hole_cards(2) == record().hand.hole_cards(2)
    assert not live.over
    live.act(Fold())
    assert live.over
    # cards that were shown at the end are known all along
    assert show(seen.at(0).fork().hole_cards(0)) == "AsAh"


def test_a_fork_with_the_cards_that_came_ends_as_the_hand_did():
    told = record()
    live = told.at(1).fork()
    play(live, "f c x r9 c x x r20 f")
    assert live.facts == told.hand.facts


def test_the_end_can_t_be_gone_on_with():
    with pytest.raises(ValueError, match="fork an earlier one"):
        record().at(-1).fork()


def test_a_step_that_is_not_there_is_refused_with_those_that_are():
    with pytest.raises(ValueError, match="0 to 14"):
        record().at(15)


def test_equities_of_those_in_as_all_cards_are_known():
    told = record()
    flop = told.at(4)
    found = flop.equities()
    expected = equity(["AsAh", "QsQh"], "2c7d9h", "KsKh").equity
    assert found == pytest.approx({0: expected[0], 2: expected[1]})
    assert told.at(-1).equities() is None


def test_equities_in_a_draw_game_count_the_draws_to_come_and_wait_for_a_draw_to_end():
    made = house("standard", game="draw27", limit="no", blinds=(1, 2))
    deck = stacked(made, 2, 0, ("2s3s4s6h9s", "2h3h4hKsQh"))
    told = record_of(play(start(made, (100, 100), 0, deck), "c x d- d- x x"), "AB")
    found = [told.at(step).equities() for step in range(told.steps)]
    assert 0.5 < found[0][0] < 1
    kinds = [None if shares is None else shares[0] for shares in found]
    assert None in kinds[2:5]
    assert kinds[-2] == 1


def test_a_game_of_ones_own_is_not_solved_for_a_replay(monkeypatch):
    """Whoever drops a file onto a room's page says which game it is: nobody else waits for its draws to be solved."""
    monkeypatch.setattr("sidepot.equity.solving_draws.solve", lambda *game: pytest.fail(f"solves {game}"))
    steps = (Deal(down=5), Bet(), Exchange(most=4, street="draw"), Bet())
    made = house("standard", game=Game("mine", steps=steps, rankings=(Ranking(order="low"),)), blinds=(1, 2))
    told = record_of(play(start(made, (100, 100), 0, shuffled(5)), "c x d- d- x x"), "AB")
    found = [told.at(step).equities() for step in range(told.steps)]
    assert found[0] is None
    assert sum(found[-2].values()) == pytest.approx(1)


def test_nobody_knows_the_equity_of_hidden_cards():
    assert record().seen_by(0).at(4).equities() is None


def test_a_fork_is_independent():
    told = record()
    one, two = told.at(2).fork(), told.at(2).fork()
    one.act(Call())
    assert two.turn == 2
    assert read(repr(two)[6:-2]) == two

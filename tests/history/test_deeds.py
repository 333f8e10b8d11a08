"""What statistics count, against the same told slowly from events, and case by case."""

import pytest
from hypothesis import given, settings

from sidepot import house
from sidepot.engine import counted
from sidepot.engine.deeds import Deeds
from sidepot.engine.hand import Hand, start
from sidepot.engine.notation import play
from sidepot.history.positions import position_name
from sidepot.testing import finished_hands
from tests.history import slow

pytestmark = pytest.mark.core

WORDS = {
    counted.ASKED: "asked", counted.ENTERED: "entered", counted.RAISED: "raised",
    counted.FACED_RAISE: "faced raise", counted.RERAISED: "reraised",
    counted.FACED_RERAISE: "faced reraise", counted.FOLDED_TO_RERAISE: "folded to reraise",
    counted.MAY_STEAL: "may steal", counted.STOLE: "stole",
    counted.FACED_STEAL: "faced steal", counted.FOLDED_TO_STEAL: "folded to steal",
    counted.SAW_FLOP: "saw flop", counted.SHOWDOWN: "showdown", counted.WON: "won", counted.ALL_IN: "all-in",
    **{counted.FOLDED + street: f"folded on {street}" for street in range(5)},
    **{counted.MAY_CBET + 4 * at: f"may c-bet on {at + 1}" for at in range(4)},
    **{counted.CBET + 4 * at: f"c-bet on {at + 1}" for at in range(4)},
    **{counted.FACED_CBET + 4 * at: f"faced c-bet on {at + 1}" for at in range(4)},
    **{counted.FOLDED_TO_CBET + 4 * at: f"folded to c-bet on {at + 1}" for at in range(4)},
}  # fmt: skip


def words(deeds, seat):
    bits = deeds.bits_of(seat)
    return {word for bit, word in WORDS.items() if bits >> bit & 1}


def read(line, players=4, **dials):
    """What was done in a hand of 200 chips each, button in seat 0, that was played by a line."""
    rules = house("standard", blinds=(1, 2), **dials)
    hand = play(start(rules, (200,) * players, 0, rules.program.deck_of(players)), line)
    deeds = Deeds()
    deeds.read(hand, 0)
    return [words(deeds, seat) for seat in range(players)]


@settings(max_examples=150, deadline=None)
@given(finished_hands())
def test_deeds_are_what_the_events_tell(hand):
    deeds = Deeds()
    deeds.read(hand, 0)
    for seat in range(hand.players):
        assert words(deeds, seat) == slow.deeds(hand, seat)
        assert deeds.wagers_of(seat) == slow.counts(hand, seat, "raise")
        assert deeds.calls_of(seat) == slow.counts(hand, seat, "call")


@settings(max_examples=30, deadline=None)
@given(finished_hands())
def test_a_hand_that_is_read_back_has_the_same_deeds(hand):
    first, again = Deeds(), Deeds()
    first.read(hand, 0)
    again.read(Hand.from_json(hand.to_json()), 0)
    for seat in range(hand.players):
        assert first.bits_of(seat) == again.bits_of(seat)
        assert first.acts_of(seat) == again.acts_of(seat)
        assert first.held_of(seat) == again.held_of(seat)
    assert first.at_stake == again.at_stake


def test_a_walk_gives_the_big_blind_no_chance():
    everyone = read("f f f")
    assert everyone[2] == {"won"}
    assert everyone[3] == {"asked", "may steal", "folded on 0"}


def test_a_post_is_no_entry_and_a_check_of_the_big_blind_neither():
    assert "entered" not in read("c f c x x x x x x x x x x")[2]


def test_a_three_bet_and_the_fold_to_it():
    everyone = read("r6 r18 f f f")
    assert {"raised", "faced reraise", "folded to reraise"} <= everyone[3]
    assert {"faced raise", "reraised"} <= everyone[0]
    assert "faced raise" not in everyone[1] | everyone[2]


def test_a_caller_of_a_raise_who_folds_to_the_next_did_not_fold_to_a_three_bet():
    everyone = read("r6 c r24 f f f")
    assert "faced reraise" not in everyone[0]
    assert "folded to reraise" in everyone[3]


def test_a_steal_from_the_cutoff_and_the_blinds_that_fold():
    everyone = read("r6 f f f")
    assert {"may steal", "stole"} <= everyone[3]
    assert "may steal" not in everyone[0]
    assert {"faced steal", "folded to steal"} <= everyone[1] & everyone[2]


def test_a_raise_after_a_limp_steals_nothing():
    everyone = read("c r8 f f f")
    assert not {"stole", "may steal"} & everyone[0]
    assert "faced steal" not in everyone[1]


def test_heads_up_the_button_steals_from_the_big_blind():
    button, big = read("r6 f", players=2)
    assert {"may steal", "stole"} <= button
    assert {"faced steal", "folded to steal"} <= big


def test_a_bet_goes_on_from_street_to_street_until_it_is_checked():
    everyone = read("r6 f f c x r9 c x r20 c x x")
    assert {"c-bet on 1", "c-bet on 2", "may c-bet on 3"} <= everyone[3]
    assert "c-bet on 3" not in everyone[3]
    assert {"faced c-bet on 1", "faced c-bet on 2"} <= everyone[2]


def test_a_bet_into_the_raiser_leaves_no_chance_to_go_on_betting():
    everyone = read("r6 f f c r9 c x x x x")
    assert "may c-bet on 1" not in everyone[2] | everyone[3]


def test_a_raise_takes_the_initiative():
    everyone = read("r6 f f c x r9 r30 c x x x x")
    assert "c-bet on 1" in everyone[3]
    assert "may c-bet on 2" not in everyone[2] | everyone[3]


def test_a_fold_to_a_bet_that_goes_on():
    assert {"faced c-bet on 1", "folded to c-bet on 1"} <= read("r6 f f c x r9 f")[2]


def test_cards_come_while_somebody_is_all_in():
    rules = house("standard", blinds=(1, 2))
    deeds = Deeds()
    deeds.read(play(start(rules, (200,) * 2, 0, rules.program.deck_of(2)), "r200 c"), 0)
    assert deeds.at_stake
    deeds.read(play(start(rules, (200,) * 2, 0, rules.program.deck_of(2)), "c x x x x x x r198 c"), 0)
    assert not deeds.at_stake


def test_more_than_63_raises_on_a_street_do_not_fit_a_short_number():
    rules = house("standard", blinds=(1, 2), limit="fixed", cap=None, cap_counts_blind=False, half_counts=False)
    hand = start(rules, (100_000,) * 2, 0, rules.program.deck_of(2))
    play(hand, " ".join(f"r{2 * raises + 2}" for raises in range(1, 131)) + " f")
    deeds = Deeds()
    deeds.read(hand, 0)
    assert deeds.acts_of(0) == -1
    assert deeds.wagers_of(0)[0] == 65


@pytest.mark.parametrize(
    ("players", "names"),
    [
        (2, "BTN BB"),
        (3, "BTN SB BB"),
        (4, "BTN SB BB CO"),
        (6, "BTN SB BB LJ HJ CO"),
        (7, "BTN SB BB UTG LJ HJ CO"),
        (9, "BTN SB BB UTG UTG+1 UTG+2 LJ HJ CO"),
    ],
)
def test_positions(players, names):
    rules = house("standard", blinds=(1, 2))
    hand = start(rules, (200,) * players, 0, rules.program.deck_of(players))
    while not hand.over:
        play(hand, "f")
    deeds = Deeds()
    deeds.read(hand, 0)
    found = [position_name(deeds.position_of(seat), players) for seat in range(players)]
    assert " ".join(found) == names


def test_a_seat_that_is_not_there_is_refused():
    deeds = Deeds()
    with pytest.raises(IndexError):
        deeds.bits_of(0)
    rules = house("standard", blinds=(1, 2))
    deeds.read(play(start(rules, (200,) * 2, 0, rules.program.deck_of(2)), "f"), 0)
    for ask in (deeds.bits_of, deeds.acts_of, deeds.held_of, deeds.position_of, deeds.wagers_of, deeds.row_of):
        ask(1)
        for seat in (-1, 2, 10**6):
            with pytest.raises(IndexError, match="0 to 1"):
                ask(seat)


def test_in_stud_nobody_has_a_position():
    rules = house("standard", game="stud", limit="fixed", ante=1, bring_in=1)
    hand = start(rules, (200,) * 3, 0, rules.program.deck_of(3))
    play(hand, "b f f")
    deeds = Deeds()
    deeds.read(hand, 0)
    assert {position_name(deeds.position_of(seat), 3) for seat in range(3)} == {""}

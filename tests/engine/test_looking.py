"""What can be looked at of a hand besides its state: stretches of its log, moments, what is due, who won with what."""

from __future__ import annotations

import sys
from copy import copy

import pytest

from dealing import BLANKS, PAIRS, checks, deal, limps, told
from sidepot import Call, Check, Draw, RaiseTo, house, shuffled, start
from sidepot.engine import Discard, Hand, Show, play
from sidepot.engine.acting import Acting
from sidepot.engine.counting import Count, perft
from sidepot.engine.events import Anted, Dealt, Drew, Dropped, Folded, PotMade, Reshuffled, Showed
from sidepot.engine.fold import Told
from sidepot.engine.hand import told_until
from sidepot.engine.log import DIE, ROOM, entry
from sidepot.engine.question import Question
from sidepot.engine.sentences import hand_lines
from sidepot.engine.stored import packed, unpacked
from sidepot.rules import Bet, Deal, Game, Ranking, Throw

pytestmark = pytest.mark.core

RULES = house("standard", blinds=(1, 2))
OMAHA8 = house("standard", game="omaha8", blinds=(1, 2))


def played() -> Hand:
    return deal(RULES, (100, 100, 100), "r6 c f x r10 c x x x x", hole=PAIRS[:3], board=BLANKS)


@pytest.mark.parametrize("part", [Acting, Told])
def test_parts_of_a_hand_are_not_made_by_themselves(part):
    with pytest.raises(TypeError):
        part()
    with pytest.raises(TypeError):
        part.__init__(part.__new__(part, "bare"))


def test_a_question_is_made_and_never_copied():
    with pytest.raises(TypeError):
        copy(Question())


def test_a_stretch_of_the_log_is_that_part_of_it():
    hand = played()
    assert tuple(hand.happened(0, hand.entries)) == hand.log
    assert None not in hand.log
    parts = [hand.happened(entry, entry + 1) for entry in range(hand.entries)]
    assert tuple(event for part in parts for event in part) == hand.log
    assert tuple(hand.happened(5, hand.entries)) == hand.log[-len(hand.happened(5, hand.entries)) :]


def test_a_moment_of_a_hand_is_the_table_as_it_was():
    hand = deal(RULES, (100, 100, 100), hole=PAIRS[:3], board=BLANKS)
    before = []
    for word in ["r6", "c", "f", "x", "r10", "c", "x", "x", "x", "x"]:
        before.append((hand.entries, hand.turn, hand.stacks, hand.wagers, hand.street, hand.board, hand.inside))
        play(hand, word)
    assert hand.over
    for entries, *state in before:
        then = told_until(hand, entries)
        assert [then.turn, then.stacks, then.wagers, then.street, then.board, then.inside] == state
        assert not then.over
    end = told_until(hand, hand.entries)
    assert end.over
    assert (end.turn, end.stacks) == (None, hand.stacks)


def test_while_cards_come_it_is_nobodys_turn():
    hand = played()
    for entries in range(hand.entries):
        event = hand.happened(entries, entries + 1)
        comes_next = type(event[0]).__name__ if event else ""
        if comes_next in ("Dealt", "DealtBoard", "Won", "PotMade", "Returned"):
            assert told_until(hand, entries).turn is None, comes_next
        if comes_next in ("Called", "Checked", "RaisedTo", "Folded"):
            assert told_until(hand, entries).turn == event[0].seat


def test_who_owes_cards_is_told_how_many():
    hand = deal(house("standard", game="irish", blinds=(1, 2)), (100, 100, 100), limps(3) + checks(3))
    assert hand.owing_discards == (0, 1, 2)
    assert [hand.discards_due(seat) for seat in range(3)] == [2, 2, 2]
    hand.act(Discard(hand.hole_cards(1)[0]), 1)
    assert [hand.discards_due(seat) for seat in range(3)] == [2, 1, 2]
    hand.act(Discard(hand.hole_cards(1)[0]), 1)
    assert [hand.discards_due(seat) for seat in range(3)] == [2, 0, 2]
    assert played().discards_due(0) == 0


def test_t6_whose_cards_showing_opened_is_told():
    rules = house("standard", game="stud", limit="fixed", bets=(10, 20), ante=1, bring_in=3)
    hand = start(rules, (1000,) * 3, 2, shuffled(3))
    assert hand.best_showing is None
    play(hand, "b c c")
    assert hand.best_showing == hand.turn
    assert played().best_showing is None


def test_what_a_part_of_a_pot_was_won_with():
    result = played().result
    assert result.won_with(0, 0, False) == {"hand": result.awards[0].made}
    assert result.won_with(1, 0, False) == {}
    assert result.won_with(0, 1, False) == {}
    assert result.won_with(0, 0, True) == {}
    uncontested = deal(RULES, (100, 100), "r6 f").result
    assert uncontested.won_with(0, 0, False) == {}
    hole, board = ["AsAh2c3d", "KsKhQcQd"], "4h5s8dKcTh"
    halves = deal(OMAHA8, (100, 100), limps(2) + checks(2, 3), hole=hole, board=board).result
    assert [halves.won_with(0, 0, low)["half"] for low in (False, True)] == ["high", "low8"]
    assert halves.won_with(0, 0, True)["hand"] != halves.won_with(0, 0, False)["hand"]


def test_t14_before_the_first_draw_nobody_has_drawn():
    rules = house("standard", game="draw", blinds=(1, 2))
    hand = start(rules, (100, 100), 0, shuffled(1) * 2)
    assert hand.view(None).drawn == (None, None)


@pytest.mark.skipif(sys.byteorder == "big", reason="this machine's bytes lie the other way round")
def test_facts_are_the_same_bytes_on_every_machine(monkeypatch):
    assert packed([1, 258]) == bytes([1, *[0] * 7, 2, 1, *[0] * 6])
    monkeypatch.setattr(sys, "byteorder", "big")
    turned = bytes([*[0] * 7, 1, *[0] * 6, 1, 2])
    assert packed([1, 258]) == turned, "a row as such a machine holds it is turned"
    assert unpacked(turned) == [1, 258]


def test_lines_of_play_are_counted_where_somebody_brings_in():
    """The bring-in or a full bet; raises up to the cap, which all-ins cut short; a fold or a call at every end."""
    game = Game("up", (Deal(down=1, up=1), Bet("low-card")), (Ranking("card", board=False),), blinds=False)
    rules = house("standard", game=game, limit="fixed", bets=(2, 4), bring_in=1, cap=2)
    assert perft(rules, (4, 4)) == Count(lines=10, decisions=(6,))


@pytest.mark.parametrize(("open_pair", "count"), [("on", (23, 12)), ("off", (11, 6))])
def test_t7_lines_of_play_are_counted_where_a_pair_shows(open_pair, count):
    """A pair lets anybody bet one of two sizes, and nothing between them."""
    steps = (Deal(up=2), Bet("high-hand", open_pair=True))
    game = Game("pairs", steps, (Ranking("paired", board=False),), blinds=False)
    rules = house("standard", game=game, limit="fixed", bets=(2, 4), cap=2, open_pair=open_pair)
    assert perft(rules, (9, 9)) == Count(count[0], (count[1],))


def test_cards_to_draw_may_come_in_any_row():
    hand = start(house("standard", game="draw", blinds=(1, 2)), (100, 100), 0, shuffled(1) * 2)
    play(hand, "c x")
    first, second = hand.options.discards[:2]
    assert Draw([first, second]) == Draw((first, second)) == Draw((str(first), second))


def test_x15_a_viewer_too_sees_nothing_in_front_of_anyone_when_a_hand_is_over():
    for line in ("r6 f f", "r6 c f x r10 f"):
        hand = deal(RULES, (100,) * 3, line)
        assert hand.over
        assert hand.view(None).wagers == hand.view(0).wagers == (0, 0, 0)


def test_what_each_seat_did_is_told_to_a_viewer_and_nothing_of_those_who_did_nothing():
    hand = deal(RULES, (100,) * 4)
    assert [bool(deed) for deed in hand.view(None).deeds] == [False, True, True, False]
    play(hand, "f c")
    assert [bool(deed) for deed in hand.view(None).deeds] == [True, True, True, True]


def test_v55_who_shows_first_is_the_next_left_of_the_button_that_is_in():
    hand = deal(RULES.but(show="all"), (100,) * 4, "c c f x " + checks(3, 3))
    assert [event.seat for event in told(hand, Showed)] == [2, 3, 0]
    hand = deal(RULES.but(show="all"), (100,) * 4, "c c f x " + checks(3, 3), button=3)
    assert [event.seat for event in told(hand, Showed)] == [1, 2, 3]


def test_v55_after_the_last_seat_comes_the_first():
    hand = deal(RULES.but(show="all"), (100,) * 4, "c c f x " + checks(3, 3), button=2)
    assert [event.seat for event in told(hand, Showed)] == [0, 1, 2]


def test_each_pot_is_told_with_its_amount_and_who_may_win_it():
    hand = deal(RULES, (30, 60, 100, 100), "a a a a", hole=PAIRS[:4], board=BLANKS)
    assert [(event.pot, event.amount, event.seats) for event in told(hand, PotMade)] == [
        (0, 120, (0, 1, 2, 3)), (1, 90, (1, 2, 3)), (2, 80, (2, 3)),
    ]  # fmt: skip


def test_p2_who_owes_a_card_does_not_depend_on_who_folded():
    hand = deal(house("standard", game="pineapple", blinds=(1, 2)), (100,) * 4, "c f c x")
    assert hand.inside == (1, 2, 3)
    for seat in hand.owing_discards:
        hand.act(Discard(hand.hole_cards(seat)[0]), seat)
    assert hand.owing_discards == ()
    assert [len(hand.hole_cards(seat)) for seat in hand.inside] == [2, 2, 2]


def test_v33_the_straddle_is_left_of_the_big_blind_wherever_that_sits():
    for button in range(4):
        hand = deal(house("standard", blinds=(1, 2, 4)), (100,) * 4, button=button)
        assert hand.wagers[(button + 3) % 4] == 4
        assert hand.turn == button


def test_v56_a_hand_in_which_somebody_has_shown_goes_on():
    hand = deal(RULES.but(showdown="ask"), (100, 100), limps(2) + checks(2, 3), hole=PAIRS[:2], board=BLANKS)
    hand.act(Show())
    assert not hand.over
    assert Hand.from_json(hand.to_json()) == hand


def test_a_hand_of_more_facts_than_a_row_holds_is_copied_and_hidden_as_any_other():
    rules = house("standard", game="triple27", limit="fixed", blinds=(1, 2), cap=8)
    hand = start(rules, (1000,) * 6, 0, shuffled(1) * (1 + rules.program.reshuffles))
    while not hand.over and hand.entries < 140:
        asked = hand.options
        least = asked.min_to
        raises = least is not None and hand.entries % 3 == 0
        move = RaiseTo(least) if raises else Check() if asked.may_check else Call()
        hand.act(Draw(asked.discards[:1]) if asked.may_draw else move)
    assert hand.entries > ROOM
    again = hand.fork()
    assert again == hand
    assert again.log == hand.log
    seen = hand.view(None)
    assert not any(card for event in seen.log if isinstance(event, Drew | Dealt) for card in event.cards)
    again.act(again.choices[0])
    assert again != hand
    assert hand.log == again.log[: len(hand.log)]


def test_k6_a_hand_that_dies_is_one_fact_of_its_seat():
    hand = deal(RULES, (100,) * 4)
    before = hand.entries
    hand.kill(1)
    assert hand.facts[before:] == (entry(DIE, 1, 0, False),)


# in sentences

NAMES = ("Ada", "Ben", "Cleo")


def test_a_hand_is_told_in_sentences():
    hand = deal(RULES, (100, 40, 100), "r6 c f x r10 c x r20 c x x", hole=PAIRS[:3], board=BLANKS)
    assert hand_lines(hand.log, NAMES, hand.result) == [
        "Ben posts the small blind, 1", "Cleo posts the big blind, 2",
        "Ada is dealt As Ah", "Ben is dealt Ks Kh", "Cleo is dealt Qs Qh",
        "Ada raises to 6", "Ben calls 5", "Cleo folds",
        "flop: 2c 3d 7h", "Ben checks", "Ada bets 10", "Ben calls 10",
        "turn: 9s", "Ben checks", "Ada bets 20", "Ben calls 20",
        "river: 4d", "Ben checks", "Ada checks",
        "Ben shows Ks Kh", "Ada shows As Ah", "Ada wins the pot, 74, with a pair of aces",
    ]  # fmt: skip


def test_forced_bets_two_boards_and_what_the_house_takes_are_told():
    rules = house("standard", blinds=(1, 2), ante=1, bb_ante=2, rake=10, boards=2)
    hand = deal(rules, (40, 50, 60), "a a f", hole=PAIRS[:3], posts={0: (2, 1)})
    told = hand_lines(hand.log, NAMES, hand.result)
    assert told[:8] == [
        "Ben antes 1", "Cleo antes 1", "Ada antes 1", "Ben posts the small blind, 1", "Cleo posts the big blind, 2",
        "Cleo antes 2 for the table", "Ada posts a dead blind, 1", "Ada posts 2",
    ]  # fmt: skip
    assert "Ada raises to 38, all-in" in told
    assert any(line.startswith("flop on the second board: ") for line in told)
    assert "Ben takes back 11 uncalled" in told
    assert "the house takes 8" in told
    assert [line.split(",")[0] for line in told[-2:]] == [
        "Ada wins the pot on the first board", "Ada wins the pot on the second board",
    ]  # fmt: skip


def test_draws_and_hands_that_died_are_told_as_the_viewer_saw_them():
    hand = start(house("standard", game="draw", blinds=(1, 2)), (100,) * 3, 0, shuffled(1) * 2)
    play(hand, "c c x")
    hand.act(Draw(()))
    hand.act(Draw(hand.options.discards[:1]))
    hand.kill(1)
    hand.act(Draw(hand.options.discards[:2]))
    _, (thrown,), both = [event.cards for event in hand.log if isinstance(event, Drew)]
    told = hand_lines(hand.log, NAMES, None)
    assert told[-6:-2] == [
        "Ben stands pat", f"Cleo draws a card, discarding {thrown}", "Ben leaves, and the hand is dead",
        f"Ada draws 2 cards, discarding {both[0]} {both[1]}",
    ]  # fmt: skip
    seen = hand_lines(hand.view(0).log, NAMES, None)
    assert [line for line in seen if "draws" in line] == [
        "Cleo draws a card", f"Ada draws 2 cards, discarding {both[0]} {both[1]}",
    ]  # fmt: skip
    assert not any(line.startswith("Cleo is dealt") for line in seen)


def test_discards_are_told_as_the_viewer_saw_them():
    hand = deal(house("standard", game="irish", blinds=(1, 2)), (100, 100), limps(2) + checks(2))
    thrown = hand.hole_cards(1)[0]
    hand.act(Discard(thrown), 1)
    assert hand_lines(hand.view(1).log, NAMES, None)[-1] == f"Ben discards {thrown}"
    assert hand_lines(hand.view(0).log, NAMES, None)[-1] == "Ben discards a card"
    onto = Game("onto", (Deal(down=3), Bet(), Throw(1, "board"), Bet()), (Ranking("card"),))
    hand = deal(house("standard", game=onto, blinds=(1, 2)), (100, 100), "c x")
    thrown = hand.hole_cards(hand.turn)[0]
    hand.act(Discard(thrown))
    assert hand_lines(hand.view(None).log, NAMES, None)[-1] == f"Ben discards {thrown} onto the board"


def test_shuffled_cards_and_dropped_chips_are_told():
    assert hand_lines([Reshuffled(31), Dropped(1)], NAMES, None) == [
        "the deck has run out: 31 cards are shuffled in again", "1 odd chip is dropped",
    ]  # fmt: skip


def test_antes_that_a_player_pays_one_after_the_other_are_told_as_one():
    antes = [Anted(0, 2, "ante", False), Anted(0, 3, "ante", True), Anted(1, 2, "ante", False)]
    assert hand_lines(antes, NAMES, None) == ["Ada antes 5, all-in", "Ben antes 2"]
    assert hand_lines([*antes, Folded(2)], NAMES, None)[1:] == ["Ben antes 2", "Cleo folds"]


def test_a_street_of_a_game_of_ones_own_has_the_name_it_was_given():
    game = Game("own", (Deal(down=1), Bet(), Deal(board=1, street="the middle"), Bet()), (Ranking("card"),))
    hand = deal(house("standard", game=game, blinds=(1, 2)), (100, 100), "c x")
    assert [line for line in hand_lines(hand.log, NAMES, None) if ": " in line] == [f"the middle: {hand.board[0]}"]

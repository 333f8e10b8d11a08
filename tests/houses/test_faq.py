"""Every answer of docs/faq.md, played: what comes out is what the page says. A test's docstring is the question."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import FunctionType

import pytest

from dealing import BLANKS, PAIRS, ROYAL, checks, deal, layers, limps, told
from houses.limped import DEEP, FIFTY, TENS, flop
from sidepot import Call, Check, Fold, RaiseTo, cards, house
from sidepot.engine import Illegal, Muck
from sidepot.engine.events import Anted, Checked, Died, Folded, Mucked, Posted, Showed
from sidepot.ranks import rank
from sidepot.rules import NAMES
from sidepot.rules.levels import levels_of_house
from sidepot.table import Clock
from sidepot.table.automatic import least_harm
from table.around import do, happened, table_of, wait

pytestmark = pytest.mark.core

PAGE = (Path(__file__).parents[2] / "docs" / "faq.md").read_text("utf-8")
ANSWERS = {
    question: " ".join(answer.split("\n## ")[0].split())
    for question, answer in re.findall(r"^### (.*?)\n(.*?)(?=^### |\Z)", PAGE, re.MULTILINE | re.DOTALL)
}
FIVE = house("standard", blinds=(5, 10))
ASK = FIVE.but(showdown="ask")


def says(*parts):
    """The answer to the question of the test that calls has these words, in this order."""
    caller = sys._getframe(1)
    answer = ANSWERS[caller.f_globals[caller.f_code.co_name].__doc__]
    assert re.search(".*".join(map(re.escape, parts)), answer), (parts, answer)


def smallest(hand):
    return hand.options.min_to


def test_every_question_is_played():
    tests = [found for name, found in globals().items() if name.startswith("test_") and isinstance(found, FunctionType)]
    assert {found.__doc__ for found in tests} - {None} == ANSWERS.keys()


# betting


def test_short_all_in():
    """Who may raise after a short all-in?"""
    hand = flop(FIVE, (DEEP, DEEP, 60, DEEP), "r10 r35 a")
    assert (hand.turn, smallest(hand)) == (3, 75)
    hand.act(Fold())
    says(
        "B raises to 35, C is all-in for 50",
        f"A faces {hand.options.to_call} and may raise, to {smallest(hand)} or more",
    )
    hand.act(Call())
    assert hand.turn == 1
    assert hand.options.closed is Illegal.RAISING_CLOSED
    says(f"B has acted and faces only {hand.options.to_call}, less than the last raise of 25")


def test_two_short_all_ins():
    """Do two short all-ins add up?"""
    assert [name for name in NAMES if house(name).reopen == "sum"] == ["tda", "roberts"]
    assert [name for name in NAMES if house(name).reopen == "any"] == ["kitchen"]
    says("In `tda` and `roberts` they do. In `kitchen` any raise reopens")
    hand = flop(FIFTY, (DEEP, 225, DEEP, 300, DEEP), "r100 a c a c")
    says(f"A faces {hand.options.to_call}, a full raise, and may raise to {smallest(hand)} or more")
    hand.act(Call())
    assert hand.turn == 2
    assert hand.options.closed is Illegal.RAISING_CLOSED
    says(f"C faces only {hand.options.to_call} and may not raise")


def test_size_of_a_raise():
    """How much must a raise be?"""

    def raised(name, first=limps(4), **dials):
        return smallest(deal(house(name, blinds=(1, 2), **dials), (200,) * 4, first + "r10 r30"))

    assert raised("standard") == raised("league")
    says(f"| `standard`, `league` | {raised('standard')} |")
    says(f"| `cardroom`, no limit | {raised('cardroom')} |")
    says(f"| `pineapple`, no limit, BLIND 1 | {raised('pineapple', limit='no')} |")
    says(f"| `kitchen` | {raised('kitchen', checks(4))} |")


def test_less_than_the_smallest_raise():
    """I have less than the smallest raise. May I raise?"""
    assert smallest(flop(FIFTY, (DEEP,) * 3, "r100")) == 200
    hand = flop(FIFTY, (DEEP, 250, DEEP), "r100")
    assert (smallest(hand), hand.options.max_to) == (150, 150)
    says(f"call {hand.options.to_call}, or go all-in for {smallest(hand)}")
    says(f"the smallest raise after it is to {smallest(flop(FIFTY, (DEEP, 250, DEEP), 'r100 a'))}")


def test_no_raise():
    """When is no raise offered?"""
    hand = flop(FIFTY, (DEEP, 350), "r100 a")
    assert (hand.turn, hand.options.to_call, smallest(hand)) == (0, 150, None)
    says("You bet 100, and your only opponent is all-in for 250: call or fold")
    limit = house("cardroom", blinds=(1, 2), limit="fixed")
    assert flop(limit, (200,) * 3, "r1 r2 r3 r4").options.closed is Illegal.CAPPED
    says("after four wagers, for instance 1, 2, 3, 4 on the flop of a 1/2 fixed-limit game")


def test_pot_limit():
    """What is the most I may raise in pot limit?"""
    hand = flop(FIFTY.but(limit="pot"), (DEEP,) * 3, "r100")
    says(f"A bet of 100 into 300: your call makes 500, so you may raise to {hand.options.max_to}")
    hand = deal(house("standard", limit="pot", blinds=(100, 200)), (DEEP,) * 4)
    says("First to act at 100/200", f"so to {hand.options.max_to}")
    hand = flop(house("pineapple", limit="pot", blinds=(50, 100)), (DEEP,) * 3, "r100 r300")
    on_the_table = sum(pot.amount for pot in hand.pots)
    says(f"With {on_the_table} on the table and a last raise of 200, you may raise by {hand.options.max_to - 300}")


def test_small_all_in_in_fixed_limit():
    """What does a small all-in do in fixed limit?"""
    half = flop(TENS, (DEEP, 25, DEEP), "r10 a")
    says(f"B is all-in for 15: it reopens raising, and the next raise is to {smallest(half)}")
    half.act(Call())
    assert half.options.may_raise
    less = flop(TENS, (DEEP, 24, DEEP), "r10 a")
    says(f"B is all-in for 14: the next player may call {less.options.to_call} or complete to {smallest(less)}")
    less.act(Call())
    assert (less.turn, less.options.may_raise) == (0, False)


def test_option():
    """Everybody just called. Why does the big blind still get to act?"""
    hand = deal(FIVE, (DEEP,) * 4, "c c c")
    assert (hand.turn, hand.options.may_check) == (2, True)
    says(f"{sum(pot.amount for pot in hand.pots)} are in the pot", f"raise to {smallest(hand)} or more")


def test_no_more_betting():
    """Why was there no more betting after I called an all-in?"""
    hand = deal(FIVE, (500, 50), "c a c", hole=["Tc8h", "AsAh"], board=BLANKS)
    assert hand.over
    assert len(hand.board) == 5
    says(f"You have 500 and call an all-in of 50 against one opponent: you have {hand.stacks[0]} left")


@pytest.mark.parametrize(("before", "does"), [((Call(), Call()), Checked), ((RaiseTo(30), Fold()), Folded)])
def test_out_of_time(before, does):
    """What happens when my time runs out?"""
    table = table_of("a b c", FIVE, chips=1000, clock=Clock(act=1000, pause=1))
    wait(table)
    for action in before:
        do(table, action)
    assert table.turn == "c"
    assert does(2) in happened(wait(table))
    says("A BB of 10 with nobody raising checks, and facing a raise to 30 folds")


# blinds and antes


def test_short_big_blind():
    """Why do I owe the full big blind when the big blind is short?"""
    hand = deal(FIFTY, (DEEP, DEEP, 60))
    says(f"the BB has 60: you call {hand.options.to_call}, the smallest raise is to {smallest(hand)}")
    assert layers(deal(FIFTY, (DEEP, DEEP, 60), "c c").pots)[0] == (180, (0, 1, 2))
    hand = deal(house("league", blinds=(10, 20)), (DEEP, DEEP, 5))
    says(f"SB 10, BB 20 but with 5 chips: you call {hand.options.to_call}")


def test_dead_money():
    """Everyone paid. Why is there nothing to call?"""
    hand = deal(house("kitchen", blinds=(50, 100)), (10_000,) * 4)
    says(f"the pot starts at {hand.pots[0].amount} and the call is {hand.options.to_call}")
    assert hand.options.may_check


def test_two_players():
    """Two players: who pays what, and who acts first?"""
    rows = {"standard": "SB, 5 | BB, 10", "cardroom": "BB, 10 | SB, 5", "league": "BB, 10 | SB, 5",
            "pineapple": "10, dead | 10, dead", "kitchen": "10, dead | 5, dead"}  # fmt: skip
    for name, row in rows.items():
        hand = deal(house(name, blinds=(5, 10)), (1000, 1000))
        assert [f"{amount}" for amount in hand.paid] == re.findall(r"\d+", row), name
        assert all(hand.wagers) != ("dead" in row), name
        first = "button" if hand.turn == 0 else "other"
        while not hand.board:
            hand.act(Check() if hand.options.may_check else Call())
        later = "button" if hand.turn == 0 else "other"
        says(f"`{name}`", f"{row} | {first} | {later} |")


def test_coming_back():
    """What do I owe when I come back after sitting out?"""
    hand = deal(FIVE, (DEEP,) * 4, posts={3: (10, 5)})
    paid = {type(event): event.amount for event in told(hand, Anted, Posted) if event.seat == 3}
    says(f"At 5/10 you post {paid[Anted]} and {paid[Posted]}")
    assert (hand.turn, hand.options.may_check) == (3, True)


def test_joining():
    """Can I play at once when I join a running table?"""
    hand = deal(house("cardroom", blinds=(1, 2)), (200,) * 4, posts={3: (2, 0)})
    says(f"at 1/2 that is {hand.wagers[3]}, and it counts towards the call")
    assert hand.options.may_check
    first = table_of("a b c d", house("cardroom", blinds=(1, 2)), chips=200)
    wait(first)
    assert len(told(first.hand, Posted)) == 2


def test_rising_blinds():
    """When do the blinds of the league go up?"""
    levels = levels_of_house(house("league", levels=(10, 20, 25, 50), rise_every=2))
    assert (levels.by, levels.doubles) == ("orbits", False)
    assert [(level.sb, level.lasts) for level in levels.steps] == [(10, 2), (20, 2), (25, 2), (50, 2)]
    says("rounds 0 and 1 are played at 10, 2 and 3 at 20, 4 and 5 at 25, all later ones at 50")


# pots


def test_uncalled_bet():
    """Why did my uncalled bet come back?"""
    result = deal(house("standard"), (200,) * 3, "r50 f f").result
    says(f"{result.returned[0]} come back, the pot is {result.pots[0].amount}", f"you are up {result.net[0]}")


def test_side_pots():
    """How are side pots made?"""
    result = deal(FIFTY, (1000, 300, 600, 200), "a a a a", button=1).result
    main, first, second = (pot.amount for pot in result.pots)
    says(f"4 × 200 = {main}", f"3 × 100 = {first}", f"2 × 300 = {second}", f"The last {result.returned[0]} of the")


def test_folded_chips():
    """What happens to the chips of players who fold?"""
    hand = deal(house("standard", blinds=(10, 20)), (120, 300, 1000, 50), "a a a f")
    says(f"3 × 50 + 20 = {hand.result.pots[0].amount}")


def test_odd_chip():
    """Who gets the odd chip?"""
    rules = house("standard", blinds=(1, 50))
    line = "f c f " + "f x " + checks(2, 3)
    result = deal(rules, (500,) * 5, line, button=2, board=ROYAL).result
    assert result.pots[0].amount == 101
    says(f"gets {result.won[4]}, seat 1 gets {result.won[1]}")
    assert house("league").odd_chips == "dropped"
    result = deal(rules.but(odd_chips="dropped"), (500,) * 5, line, button=2, board=ROYAL).result
    says(f"101 for two is {result.won[1]} each, and {result.dropped} is recorded as dropped")
    assert result.won[1] == result.won[4]
    three = deal(house("standard", blinds=(2, 5)), (200,) * 4, "c c f x " + checks(3, 3), board=ROYAL).result
    says(f"17 among three is {', '.join(map(str, sorted(three.won, reverse=True)[:3]))}")


def test_orphan():
    """Nobody is left in a side pot. Who gets it?"""
    # discards leave a moment in which a hand can die after the last betting
    rules = house("kitchen", double_bb=False, blinds=(100, 100), game="crazy-pineapple")
    hand = deal(rules, (50, 5000, 5000), "x x f k2", board=ROYAL)
    assert told(hand, Died)
    says(f"goes to A, who wins {hand.result.won[0]}")
    assert {house(name).orphan for name in ("standard", "cardroom", "pineapple", "league")} == {"below"}


# showdown


def test_showing_first():
    """Who shows first?"""
    # A has the button, B bets 40 on the turn, all check the river
    hand = deal(ASK, (1000,) * 3, limps(3) + checks(3) + "r40 c c " + checks(3), hole=PAIRS[:3], board=BLANKS)
    assert hand.turn == 1
    river = deal(ASK, (1000,) * 3, limps(3) + checks(3, 2) + "x x r40 c c", hole=PAIRS[:3], board=BLANKS)
    assert river.turn == 0
    folded = deal(ASK, (1000,) * 3, limps(3) + checks(3) + "r40 c c f x x", hole=PAIRS[:3], board=BLANKS)
    assert folded.turn == 2
    says(
        "B bets 40 on the turn and all check the river with the button on A", "the first one in, left of A, shows first"
    )
    assert set(deal(ASK, (1000, 1000, 1000), "f a a").result.shown) == {1, 2}


def test_losing_hand():
    """Do I have to show a losing hand?"""
    hand = deal(ASK, (1000,) * 3, limps(3) + checks(3, 3), hole=PAIRS[:3], board=BLANKS)
    hand.act(Muck())
    hand.act(Muck())
    assert (hand.result.shown, hand.result.won) == ({}, (30, 0, 0))
    says("Three players at showdown, two muck: the third wins unseen")
    standard = deal(FIVE, (1000,) * 2, limps(2) + checks(2, 3), hole=["KsKh", "AsAh"], board=BLANKS)
    assert [type(event) for event in told(standard, Showed, Mucked)] == [Showed, Mucked]
    league = deal(house("league"), (1000,) * 2, limps(2) + checks(2, 3), hole=["KsKh", "AsAh"], board=BLANKS)
    assert set(league.result.shown) == {0, 1}


def test_everyone_folds():
    """Do I have to show when everyone folds?"""
    hand = deal(FIVE, (1000,) * 3, "r30 f f")
    result = hand.result
    assert not told(hand, Showed)
    says(f"{result.returned[0]} come back and the pot of {result.pots[0].amount} – 5, 10 and 10 of yours – is yours")


def test_sixth_card():
    """Does a higher suit or a sixth card win?"""
    board = "AdKcQsJh9c"
    assert rank("8s7h" + board) == rank("8c6d" + board)
    hand = deal(FIVE, (100, 100), "a c", hole=["8s7h", "8c6d"], board=board)
    assert hand.result.won == (100, 100)
    says("On a board of A K Q J 9 in mixed suits, 8 7 and 8 6 share the pot")


# Crazy Pineapple

CRAZY = house("pineapple", blinds=(10, 20))


def test_thrown_card():
    """What happens to the discarded card in Crazy Pineapple?"""
    hand = deal(CRAZY, (DEEP,) * 6, "f f c c c x " + checks(4))
    assert len(hand.owing_discards) == 4
    says("Six players, two of them folded: four cards are discarded")


def test_all_in_throws_too():
    """I am all-in before the turn. Do I still discard?"""
    hand = deal(house("pineapple", limit="no", blinds=(10, 20)), (100, 100, DEEP), "a a c")
    assert hand.stacks[:2] == (0, 0)
    assert set(hand.owing_discards) == {0, 1, 2}
    assert deal(CRAZY, (DEEP,) * 3, "c c x r20 f f").over
    says("before the turn, like everyone else still in")


def test_no_card_chosen():
    """What if I do not choose a card in time?"""
    hand = deal(CRAZY, (DEEP,) * 2, checks(2, 2), hole=["AsAh7c"], board="AdKd2h9s4d")
    seven = cards("7c")[0]
    assert least_harm(hand, 0).card == seven
    says("Holding A A 7 on a flop of A K 2, the first setting discards the 7")

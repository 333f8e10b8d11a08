"""`sidepot explain`: the table after a line, what is legal, and why not."""

import json
from random import Random

import pytest

from sidepot.rules import NAMES
from tests.cli.command import sidepot

THREE = ("--blinds", "50/100", "--stacks", "1000,1000,700", "--button", "0")


def explain(*words):
    return sidepot("explain", *words)


def data(*words):
    ran = explain(*words, "--json")
    assert ran.code == 0, ran
    return ran.data


def test_the_example_of_the_manual():
    found = data("--house", "standard", *THREE, "--line", "r300 c")
    assert found["turn"] == 2
    assert found["to_call"] == 200
    assert found["may_raise"] is True
    assert (found["min_to"], found["max_to"], found["closed"]) == (500, 700, None)
    assert found["street"] == "pre-flop"
    assert found["stacks"] == [700, 700, 600]
    assert found["wagers"] == [300, 300, 100]
    assert found["pots"] == [{"amount": 700, "entitled": [0, 1, 2]}]
    assert (found["over"], found["result"]) == (False, None)


def test_text_shows_the_table_the_turn_what_is_legal_and_why_not():
    ran = explain(*THREE, "--line", "r300 c")
    assert ran.code == 0
    assert "C to act (seat 2), 200 to call" in ran.flat
    assert "D 0 A 700 300" in ran.flat
    assert "▸ BB 2 C 600 100" in ran.flat
    assert "r500 … r700 raise to 500 … 700" in ran.flat
    assert "x you can't check, 200 to call: X6" in ran.flat
    assert "r499 less than the smallest legal raise (500): S2" in ran.flat


def test_every_reason_names_its_rule():
    for row in data(*THREE, "--line", "r300")["not_legal"]:
        assert row["says"].endswith(f": {row['rule']}")
        assert row["rule"][0] in "XSCPLKV"
        assert row["rule"][1:].isdigit()


def test_a_capped_street():
    words = ("--house", "cardroom", "--limit", "fixed", "--stacks", "100,100,100", "--line", "r3 r4 r5 r6")
    found = data(*words)
    assert (found["may_raise"], found["min_to"], found["max_to"], found["closed"]) == (False, None, None, "capped")
    assert "r a no more raises on this street, the betting is capped: C15" in explain(*words).flat


def test_raising_closed_by_a_short_all_in():
    words = ("--blinds", "5/10", "--stacks", "1000,45,1000,1000", "--line", "f r35 a c")
    found = data(*words)
    assert found["closed"] == "raising-closed"
    assert found["to_call"] == 10
    assert "only call or fold: X11" in explain(*words).flat


def test_nobody_could_call():
    found = data("--stacks", "1000,30", "--line", "r10 a")
    assert found["closed"] == "no-one-to-call"
    assert {row["rule"] for row in found["not_legal"]} == {"X6", "X16"}


def test_an_illegal_action_is_told_with_its_number_the_reason_and_the_rule():
    ran = explain(*THREE, "--line", "r300 r350")
    assert (ran.code, ran.out) == (2, "")
    assert "action 2, r350: less than the smallest legal raise (500): S2" in ran.err
    assert "(B may: f, c, r500 … r1000, a)" in ran.err
    ran = explain(*THREE, "--line", "r300 r350", "--json")
    assert (ran.code, ran.err) == (2, "")
    assert ran.data["reason"] == "below-min"
    assert ran.data["error"].startswith("action 2, r350: ")


def test_the_result_once_it_is_over():
    words = ("--stacks", "99,99", "--hole", "AsKs,QhQd", "--board", "Ah7s2c 9d Jc", "--line", "a c")
    found = data(*words)
    assert found["over"] is True
    assert found["turn"] is None
    assert found["result"]["net"] == [99, -99]
    assert found["result"]["sentences"] == ["A wins the pot, 198, with a pair of aces"]
    ran = explain(*words)
    assert "A wins the pot, 198, with a pair of aces" in ran.flat
    assert "river A♥ 7♠ 2♣ 9♦ J♣" in ran.flat


def test_cards_that_were_not_given_are_hidden_until_they_are_shown():
    words = ("--stacks", "99,99,99", "--hole", ",QhQd", "--line", "c c x")
    found = data(*words)
    assert found["holes"] == [[None, None], ["Qh", "Qd"], [None, None]]
    assert found["board"] == [None, None, None]
    assert None not in data(*words, "--cards")["board"]
    over = data("--stacks", "99,99", "--line", "a c")
    assert len(over["result"]["shown"]) == 2
    assert None not in over["board"]


def test_a_seed_deals_other_cards_around_the_given_ones():
    words = ("--stacks", "99,99", "--hole", "AsKs", "--board", "2c2d2h", "--cards", "--line", "a c")
    one, other = data(*words, "--seed", "1"), data(*words, "--seed", "2")
    assert one == data(*words, "--seed", "1")
    assert one["holes"][0] == other["holes"][0] == ["As", "Ks"]
    assert one["board"][:3] == other["board"][:3] == ["2c", "2d", "2h"]
    assert one["holes"][1] != other["holes"][1]


def test_a_view_shows_what_a_seat_may_see():
    found = data("--stacks", "99,99,99", "--line", "c c x", "--view", "1")
    assert found["holes"][0] == found["holes"][2] == [None, None]
    assert None not in found["holes"][1] + found["board"]
    assert explain("--stacks", "99,99,99", "--view", "3").err.endswith("there is no seat 3, only 0 to 2\n")


def test_a_discard_needs_a_card_of_the_hand_and_cards_shows_them():
    words = ("--house", "pineapple", "--stacks", "5000,5000", "--line")
    found = data(*words, "x x x x")
    assert found["discards"] == [None, None, None]
    assert "--cards shows them" in explain(*words, "x x x x").flat
    held = data(*words, "x x x x", "--cards")["discards"]
    after = data(*words, f"x x x x d{held[0]}")
    assert after["turn"] == 0
    assert after["owing_discards"] == [0]
    other = next(card for card in ("2c", "2d", "2h", "2s") if card not in held)
    ran = explain(*words, f"x x x x d{other}")
    assert ran.code == 2
    assert f"action 5, d{other}: that card is not in your hand: P2" in ran.err


def test_dials_can_be_set():
    found = data("--stacks", "100,100,100", "--set", "blinds=1/3", "--set", "min_raise=any", "--line", "r4")
    assert found["min_to"] == 5
    found = data("--stacks", "100,100,100", "--limit", "pot", "--game", "omaha", "--ante", "1")
    assert (found["limit"], found["game"], found["max_to"]) == ("pot", "omaha", 10)


def test_a_house_that_asks_to_show():
    found = data("--stacks", "9,9", "--set", "showdown=ask", "--line", "c x x x x x x x")
    assert found["may_show"] is True
    assert data("--stacks", "9,9", "--set", "showdown=ask", "--line", "c x x x x x x x s m")["over"] is True


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--stacks", "1000"), "players are not possible"),
        (("--stacks", "1,a"), "--stacks 1,a: whole numbers"),
        (("--stacks", ""), "whole numbers"),
        (("--stacks", "0,5"), "seat 0 has 0 chips"),
        (("--stacks", "-5,5"), "seat 0 has -5 chips"),
        (("--stacks", "99999999999999999999,5"), "more than 9007199254740992 chips"),
        (("--stacks", ",".join(["9"] * 11)), "11 players are not possible: holdem takes 2 to 10 (X17)"),
        (("--stacks", "9,9", "--button", "2"), "button = 2 is not a seat"),
        (("--stacks", "9,9", "--house", "casino"), "there is no house 'casino'"),
        (("--stacks", "9,9", "--house", "none.toml"), "there is no file none.toml"),
        (("--stacks", "9,9", "--blinds", "2/1"), "blinds = (2, 1) falls"),
        (("--stacks", "9,9", "--blinds", "x"), "blinds = 'x' is not possible"),
        (("--stacks", "9,9", "--set", "cap"), "--set cap: a dial and its value"),
        (("--stacks", "9,9", "--set", "capp=3"), "did you mean cap?"),
        (("--stacks", "9,9", "--set", "cap=3", "--set", "cap=4"), "cap is given twice, 3 and 4"),
        (("--stacks", "9,9", "--limit", "fixd"), "it takes one of no, pot, fixed, spread"),
        (("--stacks", "9,9", "--hole", "AsAs"), "As comes twice"),
        (("--stacks", "9,9", "--hole", "AsKs,As2c"), "As comes twice"),
        (("--stacks", "9,9", "--hole", "AsKs", "--board", "As"), "As comes twice"),
        (("--stacks", "9,9", "--hole", "1x"), "'1x' at character 1 of '1x' is not a card"),
        (("--stacks", "9,9", "--hole", "AsKsQs"), "3 cards for seat 0: at most 2"),
        (("--stacks", "9,9", "--game", "short-deck", "--hole", "2s3s"), "2s is not in the deck of short-deck"),
        (("--stacks", "9,9", "--line", "c q"), "action 2, q: 'q' is not an action"),
        (("--stacks", "9,9", "--line", "r-5"), "is not an action"),
        (("--stacks", "9,9", "--line", "r2.5"), "is not an action"),
        (("--stacks", "9,9", "--line", "r" + "9" * 30), "you don't have the chips"),
        (("--stacks", "9,9", "--line", "f f"), "action 2, f: the hand is over: X5"),
    ],
)
def test_bad_input_is_told_in_a_sentence(words, says):
    ran = explain(*words)
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err
    again = explain(*words, "--json")
    assert again.code == 2
    assert says in again.data["error"]
    assert again.data["reason"]


def test_what_is_left_out_or_unknown_is_told_too():
    assert explain().code == 2
    assert explain("--stacks", "9,9", "--seed", "x").code == 2


@pytest.mark.parametrize("house", NAMES)
def test_any_line_is_played_or_refused(house):
    rng = Random(house)
    words = ["f", "x", "c", "a", "r200", "r400", "r1000", "r", "d2c", "s", "k1", "0:x", "1:d7c", "|", "9"]
    for _ in range(40):
        line = " ".join(rng.choice(words[:6] if rng.random() < 0.9 else words) for _ in range(rng.randrange(12)))
        ran = explain("--house", house, "--blinds", "50/100", "--stacks", "1000,300,2000,40", "--line", line, "--json")
        assert ran.code in (0, 2)
        assert ("error" in json.loads(ran.out)) == (ran.code == 2)


def test_stud_shows_the_cards_face_up_and_who_has_to_bring_in():
    found = data("--game", "stud", "--limit", "fixed", "--ante", "1", "--stacks", "99,99,99")
    assert found["bring_in"] == 1
    assert [[card is None for card in hole] for hole in found["holes"]] == [[True, True, False]] * 3
    ran = sidepot("explain", "--game", "stud", "--limit", "fixed", "--ante", "1", "--stacks", "99,99,99")
    assert "1 to bring in" in ran.flat
    assert "ante 1, bring-in 1, bets 2/4" in ran.flat


def test_a_draw_is_explained():
    words = ("explain", "--game", "triple27", "--limit", "fixed", "--stacks", "99,99", "--line")
    ran = sidepot(*words, "c x")
    assert "up to 5 cards to draw" in ran.flat
    assert "d- stand pat" in ran.flat
    assert "stood pat" in sidepot(*words, "c x d-").flat

"""Bad text – lines of actions, written hands, house files: an error that names what is wrong and where."""

from __future__ import annotations

import re

import pytest

from dealing import deal
from sidepot import cards, house, shuffled, start
from sidepot.cards import FULL_DECK
from sidepot.engine import parse_action, parse_line, play, read, replay, write
from sidepot.rules import read_house

pytestmark = pytest.mark.core

RULES = house("standard", blinds=(50, 100))
STACKS = (1000, 1000, 1000)


# lines and texts


@pytest.mark.parametrize("line", ["", " ", "\n\t"])
def test_an_empty_line_changes_nothing(line):
    hand = deal(RULES, STACKS)
    before = hand.fork()
    assert play(hand, line) == before
    assert parse_line(line) == []


@pytest.mark.parametrize(
    "word",
    [
        "", "z", "C", "cc", "300", "r", "r-5", "r1.5", "r1e3", "rNaN", "r+300", "r٣٠٠", "r 300", "R300",
        "d", "d7", "d7x", "dAsK",
    ],
)  # fmt: skip
def test_a_word_that_is_no_action(word):
    with pytest.raises(ValueError, match=r"is not an action|is not a card"):
        parse_action(word)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("z", "action 1, z: 'z' is not an action: f fold, x check, c call, r600"),
        ("c c q", "action 3, q: 'q' is not an action"),
        ("r300 x", "action 2, x: you can't check, 250 to call: X6"),
        ("r150", "action 1, r150: less than the smallest legal raise (200): S2"),
        ("r9999", "action 1, r9999: you don't have the chips: 1,000 left, 100 to call: X6"),
        ("r" + "9" * 4000, "action 1, r9"),
        ("1:c", "action 1, 1:c: it is not your turn: X5"),
        ("7:c", "action 1, 7:c: there is no seat 7: 0 to 2"),
        ("k7", "action 1, k7: there is no seat 7: 0 to 2"),
        ("f f c", "action 3, c: the hand is over: X5"),
        ("d7c", "action 1, d7c: no discard is due now: P2"),
        ("s", "action 1, s: there is nothing to show or muck now: X5"),
    ],
)
def test_a_line_that_cannot_be_played(line, says):
    hand = start(RULES, STACKS, 0, FULL_DECK)
    with pytest.raises(ValueError, match="^" + re.escape(says)):
        play(hand, line)
    *good, _ = line.split()
    assert hand == play(start(RULES, STACKS, 0, FULL_DECK), " ".join(good))


GOOD = write(deal(RULES, STACKS, "r300 c"))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "a hand has five parts between bars (house | stacks | button | deck | line), not 1"),
        ("standard | 1 2 | button=0", "a hand has five parts between bars"),
        (GOOD + " | x", "a hand has five parts between bars"),
        ("parlour | 1 2 | button=0 | | ", "there is no house 'parlour': standard, cardroom"),
        (GOOD.replace("blinds=50/100", "blinds"), "'blinds' is not a dial and its value, as in blinds=50"),
        (GOOD.replace("blinds=50/100", "blinds=50/x"), "blinds = '50/x' is not possible: it takes whole"),
        (GOOD.replace("blinds=50/100", "blnds=50/100"), "there is no dial 'blnds': did you mean blinds?"),
        (GOOD.replace("1000 1000 1000", "1000 1000 x"), "'1000 1000 x' are not stacks: whole numbers"),
        (GOOD.replace("1000 1000 1000", "1000 1000 1.5"), "'1000 1000 1.5' are not stacks"),
        (GOOD.replace("1000 1000 1000", ""), "0 players are not possible"),
        (GOOD.replace("button=0", ""), "button = None is not a seat: 0 to 2"),
        (GOOD.replace("button=0", "button=3"), "button = 3 is not a seat: 0 to 2"),
        (GOOD.replace("button=0", "button=x"), "'button=x' is not one of button=0, no-sb, post=2:100+50"),
        (GOOD.replace("button=0", "button=0 post=1:5"), "'post=1:5' is not one of"),
        (GOOD.replace("r300", "r150"), "action 1, r150: less than the smallest legal raise (200): S2"),
    ],
    ids=range(15),
)
def test_a_text_that_tells_no_hand(text, says):
    with pytest.raises(ValueError, match="^" + re.escape(says)):
        read(text)


def test_a_log_that_is_not_of_this_hand():
    hand = deal(RULES, STACKS, "r300 c f")
    assert replay(RULES, STACKS, 0, hand.deck, hand.log) == hand
    with pytest.raises(ValueError, match="this log is not of a hand with these rules, stacks, button"):
        replay(RULES, STACKS, 0, shuffled(1), hand.log)
    with pytest.raises(ValueError):
        replay(RULES, STACKS, 1, hand.deck, hand.log)
    with pytest.raises(ValueError):
        replay(RULES, (200,) * 3, 0, hand.deck, hand.log)


@pytest.mark.parametrize("text", ["As Kx", "A", "AsK", "10s", "♠A"])
def test_a_text_that_is_no_cards(text):
    with pytest.raises(ValueError, match="is not a card: a rank of 23456789TJQKA and a suit of cdhs"):
        cards(text)


# house files


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("blindz = [1, 2]\n", "den.toml: there is no dial 'blindz': did you mean blinds?"),
        ("zzz = 1\n", "den.toml: there is no dial 'zzz': the dials are game, rotate, rotation, every, limit"),
        ("blinds = 5\n", "den.toml: blinds = 5 is not possible: it takes whole numbers of chips"),
        ("blinds = [1, 2.5]\n", "den.toml: blinds = (1, 2.5) is not possible"),
        ("blinds = [1, -2]\n", "den.toml: blinds = (1, -2) is not possible"),
        ("cap = 0\n", 'den.toml: cap = 0 is not possible: it takes a whole number, 1 or more, or "none"'),
        ("cap = true\n", "den.toml: cap = True is not possible"),
        ("burn = 1\n", "den.toml: burn = 1 is not possible: it takes true or false"),
        ("ante = 1e3\n", "den.toml: ante = 1000.0 is not possible: it takes a whole number of chips"),
        ("ante = 1979-05-27\n", "den.toml: ante = datetime.date(1979, 5, 27) is not possible"),
        ("rake = nan\n", "den.toml: rake = nan is not possible: it takes a percentage from 0 to 100"),
        ("rake = inf\n", "den.toml: rake = inf is not possible"),
        ('limit = "none"\n', "den.toml: limit = 'none' is not possible: it takes one of no, pot, fixed"),
        ('limit = "spread"\n', "den.toml: limit = 'spread' needs bets"),
        ("[game]\nname = 1\n", "den.toml: [game] has no steps"),
        ("name = 5\n", "den.toml: name and about are texts"),
        ('based_on = "parlour"\n', "den.toml: based_on = 'parlour' is not a house: one of standard"),
        ("limits = 5\n", "den.toml: limits holds a table for each limit, as in [limits.pot]"),
        ("[limits.half]\ncap = 1\n", "den.toml: limit = 'half' is not possible: it takes one of"),
        ("[limits.pot]\ncop = 1\n", "den.toml: there is no dial 'cop': did you mean cap?"),
        ("[limits.pot]\ncap = 0\n", "den.toml: cap = 0 is not possible"),
        ("blinds = [1, 2\n", "den.toml is not TOML: "),
        ("cap = 1\ncap = 2\n", "den.toml is not TOML: Cannot overwrite a value (at line 2"),
        ("{}", "den.toml is not TOML: "),
        ("\x00", "den.toml is not TOML: "),
    ],
)  # fmt: skip
def test_a_house_file_that_is_wrong(tmp_path, text, says):
    path = tmp_path / "den.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(ValueError, match="^" + re.escape(says)):
        read_house(str(path))


def test_a_house_file_in_another_encoding(tmp_path):
    path = tmp_path / "den.toml"
    path.write_bytes('about = "Käfer"\n'.encode("latin-1"))
    with pytest.raises(ValueError, match=r"den.toml is not UTF-8 text \(byte 11\): save it as UTF-8"):
        read_house(str(path))
    path.write_text('about = "Käfer"\n', "utf-16")
    with pytest.raises(ValueError, match=r"den.toml is not UTF-8 text \(byte 1\)"):
        read_house(str(path))


def test_a_house_that_is_nowhere(tmp_path):
    with pytest.raises(ValueError, match=r"there is no house 'parlour': standard, .*, or the path of a "):
        house("parlour")
    with pytest.raises(ValueError, match="there is no house ''"):
        house("")
    with pytest.raises(ValueError, match=r"there is no file .*den\.toml"):
        house(str(tmp_path / "den.toml"))
    (tmp_path / "dir.toml").mkdir()
    with pytest.raises(ValueError, match=r"dir\.toml can't be read: Is a directory"):
        house(str(tmp_path / "dir.toml"))

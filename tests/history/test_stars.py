"""Reading PokerStars text: recorded hands end as told; what is not understood or not legal is told with its line."""

from __future__ import annotations

from decimal import Decimal

import pytest

from sidepot import house, shuffled, start
from sidepot.engine import play
from sidepot.history import About, record_of
from sidepot.history.formats import FORMATS
from sidepot.history.read_hand import ReadHand
from sidepot.history.stars import read_stars, write_stars
from tests.data.shared import lines, path

pytestmark = pytest.mark.core

HAND = """\
PokerStars Hand #27:  Hold'em No Limit ($0.50/$1.00 USD) - 2026/11/18 20:15:00 ET
Table 'Alhena II' 6-max Seat #4 is the button
Seat 1: Ada ($100 in chips)
Seat 2: Ben: B ($60.50 in chips)
Seat 4: Cleo ($30 in chips)
Seat 5: Dora ($10 in chips) is sitting out
Ada: posts small blind $0.50
Ben: B: posts big blind $1
*** HOLE CARDS ***
Dealt to Ada [As Ks]
Cleo: raises $2 to $3
Ada: calls $2.50
Ben: B: folds
*** FLOP *** [2c 7c Ts]
Ada said, "well"
Ada: checks
Cleo: bets $4
Ada: raises $4 to $8
Cleo: folds
Uncalled bet ($4) returned to Ada
Ada collected $14.25 from pot
*** SUMMARY ***
Total pot $15 | Rake $0.75
Board [2c 7c Ts]
Seat 1: Ada (small blind) collected ($14.25)
Seat 2: Ben: B (big blind) folded before Flop
Seat 4: Cleo (button) folded on the Flop
"""


def only(text: str) -> ReadHand:
    (found,) = read_stars(text)
    return found


def test_a_hand_is_played_by_the_engine() -> None:
    found = only(HAND)
    assert found.net == {"Ada": "7.25", "Ben: B": "-1", "Cleo": "-7"}
    assert found.record is not None
    about = found.record.about
    assert (about.number, about.table, about.currency, about.hero, about.rake) == ("27", "Alhena II", "USD", 0, 75)
    assert (about.time, about.zone, about.chairs) == ("2026-11-18T20:15:00", "ET", (1, 2, 4))
    assert [away.name for away in about.away] == ["Dora"]
    assert [note.text for note in about.notes] == ['Ada said, "well"']
    assert found.record.hand.hole_cards(2) == (None, None)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("Cleo: raises $2 to $3", "Cleo: raises $0.50 to $1.50", "line 11: 'Cleo: raises $0.50 to $1.50': less than"),
        ("Ada: calls $2.50", "Ada: calls $2", "line 12: 'Ada: calls $2': a call costs 250 here"),
        ("Ada: checks", "Ada: juggles", "line 16: 'Ada: juggles': not understood"),
        ('Ada said, "well"', "The lights go out", "line 15: 'The lights go out': not understood"),
        ("Cleo: bets $4", "Ada: bets $4", "line 17: 'Ada: bets $4': it is the turn of seat 3"),
        ("[2c 7c Ts]\nAda said", "[2c 7c As]\nAda said", "not the board that was dealt"),
        ("Uncalled bet ($4)", "Uncalled bet ($3)", "the uncalled part is"),
        ("Ada collected $14.25", "Ada collected $14", "chips are won of pots"),
        ("Total pot $15 ", "Total pot $16 ", "the pots come to 1500, and the history says 1600"),
        ("Seat 1: Ada ($100 in chips)", "Seat 1: Ada ($7 in chips)", "Ada"),
        ("Hold'em No Limit", "Fusion Pot Limit", "is not a game that is played here"),
        (HAND[HAND.index("*** SUMMARY") :], "", "no summary"),
        ("Ada collected $14.25 from pot", "Ada cashed out the hand for $10 | Cash Out Fee $0.46", "a cash-out"),
        ("Ben: B: folds", "Hand cancelled", "cancelled"),
        ('"well"', f'"{"well " * 200}"', "line 15: a line of 1012 letters: at most 600"),
        ("#27:", "#27:" + " " * 90_000, "line 1: a line of"),
        ("Seat 1:", "".join([f"Seat {chair}: P{chair} ($1 in chips)\n" for chair in range(11, 21)]) + "Seat 1:",
         "more than 10 seats"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(old: str, new: str, says: str) -> None:
    assert old in HAND
    found = only(HAND.replace(old, new, 1))
    assert found.record is None
    assert says in found.error


def test_a_card_that_is_dealt_twice_is_an_error_and_the_chips_are_told_all_the_same() -> None:
    text = (
        HAND.replace(
            "Cleo: folds\nUncalled bet ($4) returned to Ada\n",
            (
                "Cleo: calls $4\n*** TURN *** [2c 7c Ts] [3d]\nAda: checks\nCleo: checks\n"
                "*** RIVER *** [2c 7c Ts 3d] [4h]\nAda: checks\nCleo: checks\n*** SHOW DOWN ***\n"
                "Ada: shows [As Ks] (high card Ace)\nCleo: shows [2c 9d] (a pair of Deuces)\n"
            ),
        )
        .replace("Ada collected $14.25", "Ada collected $22.25")
        .replace("Total pot $15 ", "Total pot $23 ")
    )
    text = text.replace("Board [2c 7c Ts]", "Board [2c 7c Ts 3d 4h]")
    found = only(text)
    assert "2c is dealt twice" in found.error
    assert found.net == {"Ada": "11.25", "Ben: B": "-1", "Cleo": "-11"}


@pytest.mark.parametrize(
    ("name", "failing"),
    [
        ("hhsmithy_pokerstars", {"109687480274": "5d is dealt twice"}),
        ("hhsmithy_pokerstars_more", {}),
        ("fpdb_pokerstars", {}),
    ],
)
def test_recorded_hands_end_as_told(name: str, failing: dict[str, str]) -> None:
    told = lines(f"hh_text/{name}.expected.jsonl")
    found = list(read_stars(path(f"hh_text/{name}.txt").read_text("utf-8")))
    assert len(found) == len(told)
    for one, hand in zip(found, told, strict=True):
        if hand["id"] in failing:
            assert failing[hand["id"]] in one.error
            if one.net is None:
                continue
        assert one.net is not None, one.error
        stacks = {player: Decimal(stack) for _, player, stack in hand["seats"]}
        after = {player: Decimal(chips) for player, chips in hand["finishing_stacks"].items()}
        for player, before in stacks.items():
            assert Decimal(one.net.get(player, "0")) == after[player] - before, hand["id"]


def test_fixed_limit_where_the_next_raise_completes_a_short_all_in_is_read() -> None:
    rules = house("online", limit="fixed", blinds=(50, 100), half_counts=False, short_completes=True, reopen="any")
    hand = play(start(rules, (1000, 270, 1000), 0, shuffled(3)), "r200 a c r300 c x x x x x x")
    written = FORMATS["pokerstars"].begin()(record_of(hand, ("Ada", "Ben", "Cleo"), About(number="1"))).text
    found = only(written)
    assert found.error == ""
    assert found.net == {"Ada": "-300", "Ben": "-270", "Cleo": "570"}


def test_texts_that_are_no_whole_hands_are_told() -> None:
    """All but the short deck, which is played here."""
    told = lines("hh_text/fpdb_pokerstars_odd.expected.jsonl")
    found = list(read_stars(path("hh_text/fpdb_pokerstars_odd.txt").read_text("utf-8")))
    read = [hand["problem"] for one, hand in zip(found, told, strict=True) if one.record is not None]
    assert set(read) == {"short deck: button blind and antes"}


HEADER = "PokerStars Hand #77: Tournament #9, $0.25+$0.25+$0.05 USD Hold'em No Limit - Level II (10/20) - "
BOUNTIES = (
    HEADER
    + """2026/01/02 3:04:05 ET
Table '9 1' 6-max Seat #1 is the button
Seat 1: Ada (100 in chips, $0.50 bounty)
Seat 2: Ben (1500 in chips, $0.25 bounty)
Seat 4: Cleo (1500 in chips, $1.25 bounty)
Seat 5: Dora (900 in chips, $0.25 bounty) is sitting out
Ben: posts small blind 10
Cleo: posts big blind 20
*** HOLE CARDS ***
Dealt to Ben [Ah Ad]
Ada: raises 80 to 100 and is all-in
Ben: calls 90
Cleo: calls 80
*** FLOP *** [2c 7d 9h]
Ben: checks
Cleo: checks
*** TURN *** [2c 7d 9h] [Js]
Ben: checks
Cleo: checks
*** RIVER *** [2c 7d 9h Js] [3d]
Ben: checks
Cleo: checks
*** SHOW DOWN ***
Ben: shows [Ah Ad] (a pair of Aces)
Cleo: shows [As Ac] (a pair of Aces)
Ada: mucks hand
Ben collected 150 from pot
Cleo collected 150 from pot
{lines}
*** SUMMARY ***
Total pot 300 | Rake 0
Board [2c 7d 9h Js 3d]
Seat 1: Ada (button) mucked [5s 6s]
Seat 2: Ben (small blind) showed [Ah Ad] and won (150) with a pair of Aces
Seat 4: Cleo (big blind) showed [As Ac] and won (150) with a pair of Aces


"""
)
GROWN = """Ben wins $0.13 for splitting the elimination of Ada and their own bounty increases by $0.12 to $0.37
Cleo wins $0.12 for splitting the elimination of Ada and their own bounty increases by $0.13 to $1.38"""


@pytest.mark.parametrize(
    ("said", "won", "grown"),
    [
        (GROWN, ((1, 13, 0), (2, 12, 0)), ((1, 0, 12, 37), (2, 0, 13, 138))),
        ("Ben wins the $0.50 bounty for eliminating Ada", ((1, 50, 0),), ()),
        ("Ben, Cleo split the $0.50 bounty for eliminating Ada", ((1, 25, 0), (2, 25, 0)), ()),
        # who got the odd cent is not told, nor who Zoe is
        ("Ben, Cleo split the $0.25 bounty for eliminating Ada", (), ()),
        ("Ben wins the $0.50 bounty for eliminating Zoe", (), ()),
    ],
)
def test_bounties_are_read_and_written_again(said: str, won: object, grown: object) -> None:
    (found,) = read_stars(BOUNTIES.format(lines=said))
    assert found.record is not None, found.error
    occasion = found.record.about.occasion
    assert occasion is not None
    assert occasion.bounties == (50, 25, 125)
    assert (occasion.bounty, occasion.buy_in, occasion.fee) == (25, 25, 5)
    assert occasion.bounties_won == won
    assert occasion.bounties_grown == grown
    (again,) = read_stars(write_stars(found.record).text)
    assert again.record is not None, again.error
    assert again.record.about.occasion == occasion
    if "split the $0.50" not in said and won:
        assert said in write_stars(found.record).text

"""The editions of `standard`: what each plays otherwise, and the examples its rule book prints."""

from __future__ import annotations

import pytest

from dealing import deal, raises
from houses.limped import DEEP, flop
from sidepot import Call, house, start
from sidepot.cards import FULL_DECK
from sidepot.engine import Hand, Illegal
from sidepot.rules import DOCUMENTS, EDITIONS, NAMES, Rules
from sidepot.table.button import Places, usual_deal

pytestmark = pytest.mark.core


def differs(rules: Rules) -> dict[str, object]:
    """The dials in which rules differ from `standard` with the same limit."""
    usual = house("standard", limit=rules.limit).dials
    return {name: value for name, value in rules.dials.items() if usual[name] != value}


BOTH = {"reopen": "sum", "button": "dead", "deal_first": "left-of-button"}
TDA = {**BOTH, "showing_tie": "suit", "open_pair": "off"}
ROBERTS = {**BOTH, "fifth_card": "last", "rathole": 60}
ONLINE = {"buy_in": (40, 100), "run_twice": True}


OTHERWISE: list[tuple[str, str, dict[str, object]]] = [
    ("tda", "no", TDA),
    ("tda", "pot", TDA),
    ("tda", "fixed", {**TDA, "cap_lifted": "two-dealt"}),
    ("roberts", "no", ROBERTS),
    ("roberts", "pot", ROBERTS),
    ("roberts", "fixed", {**ROBERTS, "cap_lifted": "two-in"}),
    ("online", "no", {**ONLINE, "rathole": 120}),
    ("online", "pot", {**ONLINE, "rathole": 120}),
    ("online", "fixed", ONLINE),
]


def test_every_edition_says_here_what_it_plays_otherwise():
    assert {name for name, _, _ in OTHERWISE} == {*EDITIONS}


@pytest.mark.parametrize(("name", "limit", "dials"), OTHERWISE)
def test_an_edition_is_standard_but_for_these_dials(name, limit, dials):
    rules = house(name, limit=limit)
    assert differs(rules) == dials
    other = "fixed" if limit == "no" else "no"
    assert house(name, limit=other).but(limit=limit).dials == rules.dials


def test_the_documents_houses_come_first():
    assert NAMES[:5] == DOCUMENTS
    assert NAMES[:8] == ("standard", "cardroom", "pineapple", "league", "kitchen", "tda", "roberts", "online")
    assert NAMES[8:] == ("horse", "hose", "eight-game", "dealers-choice")


def two_short_all_ins(name: str) -> Hand:
    """A bets 100; B is all-in for 125, C calls, D is all-in for 200, E calls."""
    return flop(house(name, blinds=(50, 100)), (DEEP, 225, DEEP, 300, DEEP), "r100 a c a c")


@pytest.mark.parametrize("name", ["tda", "roberts"])
def test_x11_short_all_ins_add_up(name):
    assert raises(two_short_all_ins(name))[0] == 300


@pytest.mark.parametrize("name", ["standard", "online"])
def test_x11_short_all_ins_never_reopen_however_many(name):
    assert two_short_all_ins(name).options.closed is Illegal.RAISING_CLOSED


@pytest.mark.parametrize("name", ["standard", *EDITIONS])
def test_roberts_a_bet_of_100_and_an_all_in_of_140_make_the_smallest_raise_240(name):
    assert raises(flop(house(name, blinds=(25, 50)), (DEEP, 190, DEEP), "r100 a"))[0] == 240


@pytest.mark.parametrize("name", ["standard", *EDITIONS])
def test_roberts_who_was_not_fully_raised_has_no_option_to_raise_again(name):
    hand = flop(house(name, blinds=(25, 50)), (DEEP, DEEP, 300), "r100 r200 a")
    assert raises(hand)[0] == 350, "A could have raised, because B raised"
    hand.act(Call())
    assert (hand.turn, hand.options.closed) == (1, Illegal.RAISING_CLOSED)


@pytest.mark.parametrize("name", ["standard", *EDITIONS])
def test_roberts_on_a_20_round_an_all_in_of_15_is_raised_to_35(name):
    rules = house(name, limit="fixed", blinds=(10, 20))
    assert raises(flop(rules, (35, DEEP, DEEP), "a")) == (35, 35)


def capped(name: str, players: int, line: str) -> bool:
    hand = flop(house(name, limit="fixed", blinds=(5, 10)), (DEEP,) * players, line)
    return hand.options.closed is Illegal.CAPPED


@pytest.mark.parametrize(
    ("name", "two_dealt", "two_in"),
    [("standard", True, True), ("tda", False, True), ("roberts", False, False), ("online", True, True)],
)
def test_v21_whether_the_last_two_raise_without_a_cap(name, two_dealt, two_in):
    assert capped(name, 2, "r10 r20 r30 r40") is two_dealt
    assert capped(name, 3, "f r10 r20 r30 r40") is two_in
    assert capped(name, 3, "r10 r20 r30 r40") is True


def test_v30_the_directors_big_blind_is_paid_before_the_ante():
    hand = deal(house("tda", blinds=(50, 100), bb_ante=100), (1000, 1000, 130))
    assert (hand.wagers[2], hand.options.to_call) == (100, 100)


@pytest.mark.parametrize(
    ("name", "ready", "places"),
    [
        ("tda", (1, 2, 4, 5, 6), Places(2, 3, 4)),
        ("roberts", (1, 3, 4, 5, 6), Places(2, 3, 4)),
        ("online", (1, 2, 4, 5, 6), Places(2, 4, 5)),
        ("online", (1, 3, 4, 5, 6), Places(3, 4, 5)),
    ],
)
def test_v34_v35_where_the_button_goes_when_a_blind_is_gone(name, ready, places):
    found = usual_deal(house(name).button, ready, Places(1, 2, 3), 7, True)
    assert found.places == places
    assert found.no_sb == (places.sb not in ready)


@pytest.mark.parametrize(("name", "first"), [("standard", 0), ("tda", 1), ("roberts", 1), ("online", 0)])
def test_v38_of_two_players_who_gets_the_first_card(name, first):
    assert start(house(name), (200, 200), 0, FULL_DECK).hole_cards(first)[0] == FULL_DECK[0]

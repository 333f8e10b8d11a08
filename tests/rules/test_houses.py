"""The houses of the five documents have the dials of the rulebook's table, in every limit they play."""

from __future__ import annotations

import pytest

from sidepot.rules import DIALS, DOCUMENTS, GAMES, NAMES, Rules, house, parse_house, read_house, toml_of
from sidepot.words import words

pytestmark = pytest.mark.core

ROWS = (
    "game", "limit", "forced", "heads_up", "button", "opens_first", "opens_later", "min_bet", "min_raise",
    "unit", "cap", "cap_counts_blind", "reopen", "short_bb", "pot_raise", "odd_chips", "orphan", "show",
    "entry", "rise", "ends",
)  # fmt: skip

TABLE = {
    "standard": (
        "holdem", "no", "blinds", "button-sb", "moving", "left-of-bb", "left-of-button", "bb", "last",
        "bb", None, False, "full", "full", "pot+call", "left-of-button", "below", "losers-muck",
        "choose", "off", "open",
    ),
    "cardroom": (
        "holdem", "no", "blinds", "button-bb", "moving", "left-of-bb", "left-of-bb", "bb", "double",
        "sb", 4, False, "full", "full", "pot+call", "left-of-button", "below", "losers-muck",
        "choose", "off", "open",
    ),
    "pineapple": (
        "crazy-pineapple", "fixed", "blinds", "antes", "moving", "left-of-bb", "left-of-button", "sb", "flat",
        "bb", 4, False, "full", "full", "pot+call", "left-of-button", "below", "losers-muck",
        "choose", "off", "open",
    ),
    "league": (
        "holdem", "no", "blinds", "button-bb", "moving", "left-of-bb", "left-of-button", "bb", "last",
        "bb", None, False, "full", "posted", "pot+call", "dropped", "below", "all",
        "fixed", "orbits", "one-left",
    ),
    "kitchen": (
        "holdem", "no", "antes", "button-bb", "moving", "left-of-button", "left-of-button", "bb", "any",
        "bb", None, False, "any", "full", "pot+call", "left-of-button", "main", "losers-muck",
        "between-hands", "off", "one-left",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", DOCUMENTS)
def test_each_house_has_the_dials_of_the_table(name):
    rules = house(name)
    assert {dial: getattr(rules, dial) for dial in ROWS} == dict(zip(ROWS, TABLE[name], strict=True))


def test_what_all_five_have_in_common():
    for name in DOCUMENTS:
        rules = house(name)
        assert (rules.house, rules.burn, rules.boards, rules.rake, rules.bb_ante) == (name, True, 1, 0, 0)
        assert rules.deal_first == "sb"
        assert rules.checked_short == "closed"
        assert rules.ante == 0


@pytest.mark.parametrize(
    ("name", "limit", "dials"),
    [
        ("standard", "no", {"cap": None, "cap_counts_blind": False, "half_counts": False}),
        ("standard", "pot", {"cap": None, "pot_raise": "pot+call", "min_raise": "last"}),
        ("standard", "fixed", {"cap": 4, "cap_counts_blind": True, "half_counts": True, "units": (100, 200)}),
        ("cardroom", "no", {"cap": 4, "min_raise": "double"}),
        ("cardroom", "pot", {"cap": 4, "min_raise": "flat", "pot_raise": "pot+call", "smallest_bet": 100}),
        ("cardroom", "fixed", {"cap": 4, "cap_counts_blind": False, "units": (50, 100)}),
        ("pineapple", "fixed", {"cap": 4, "units": (100, 200)}),
        ("pineapple", "pot", {"cap": 4, "pot_raise": "pot+last-raise", "smallest_bet": 50}),
        ("pineapple", "no", {"cap": None, "min_raise": "flat", "smallest_bet": 50}),
    ],
)
def test_changing_the_limit_brings_the_customs_of_that_limit(name, limit, dials):
    other = "pot" if limit == "no" else "no"
    at_once = house(name, limit=limit, blinds=(50, 100))
    on_the_way = house(name, limit=other, blinds=(50, 100)).but(limit=limit)
    for rules in (at_once, on_the_way):
        assert {dial: getattr(rules, dial) for dial in dials} == dials


def test_a_section_of_a_house_adds_to_the_one_it_is_based_on():
    text = 'based_on = "standard"\n[limits.fixed]\ncap = 3\n'
    mine = parse_house(text, "mine.toml").rules
    assert mine.dials == house("standard").dials
    fixed = mine.but(limit="fixed")
    assert (fixed.cap, fixed.half_counts, fixed.cap_counts_blind) == (3, True, True)
    assert fixed.but(limit="no").cap is None


def test_a_dial_given_with_the_limit_wins_over_its_customs():
    assert house("pineapple", limit="pot", cap=3).cap == 3
    assert house("standard").but(limit="fixed", half_counts=False).half_counts is False


def test_naming_the_same_limit_again_changes_nothing():
    rules = house("cardroom", limit="pot", min_raise="last")
    assert rules.but(limit="pot") == rules


def test_but_changes_what_it_is_told_and_nothing_else():
    rules = house("standard", blinds=(50, 100))
    changed = rules.but(ante=10, show="all")
    assert changed.dials == {**rules.dials, "ante": 10, "show": "all"}
    assert rules.ante == 0


def test_but_reads_lists_and_none_like_a_file():
    rules = house("cardroom").but(blinds=[5, 10], cap="none")
    assert rules.blinds == (5, 10)
    assert rules.cap is None
    assert Rules(blinds=[5, 10], cap="none") == Rules(blinds=(5, 10), cap=None)


def test_buy_ins():
    assert (house("league").min_buy_in, house("league").max_buy_in) == (500, 500)
    kitchen = house("kitchen", blinds=(5, 10))
    assert (kitchen.min_buy_in, kitchen.max_buy_in) == (1000, 1000)


@pytest.mark.parametrize("percent", [0.01, 0.29, 1.1, 2.5, 4.35, 33.33, 99.99, 100])
def test_percentages_have_up_to_two_decimals(percent):
    assert house("standard", rake=percent).rake == percent


@pytest.mark.parametrize("limit", ["no", "pot", "fixed"])
@pytest.mark.parametrize("name", NAMES)
def test_a_house_written_as_toml_reads_the_same(name, limit):
    rules = house(name, limit=limit)
    assert parse_house(toml_of(rules), f"{name}.toml").rules == rules


@pytest.mark.parametrize(
    "dials",
    [
        {"limit": "spread", "bets": (2, 10)},
        {"blinds": (1, 2, 4), "ante": 3, "bb_ante": 2, "ante_first": True},
        {"limit": "fixed", "bets": (3, 5), "cap": 5, "cap_lifted": "two-in"},
        {"rake": 4.35, "rake_cap": 12, "no_flop_no_drop": False},
        {"rise": "hands", "levels": (1, 2, 5), "ends": "hands", "ends_after": 9},
        {"cap": 7, "buy_in": (100,), "buy_in_unit": "chips", "burn": False, "boards": 2},
    ],
)
def test_changed_dials_come_through_toml(dials):
    rules = house("standard", **dials)
    assert parse_house(toml_of(rules), "mine.toml").rules == rules


@pytest.mark.parametrize("game", GAMES)
def test_every_game_comes_through_toml(game):
    rules = house("standard", game=game)
    assert parse_house(toml_of(rules), "mine.toml").rules.program == rules.program


@pytest.mark.parametrize("name", ['Joe\'s "Den"', "back\\slash", "two\nlines", "Käfer ♠"])
def test_a_house_of_any_name_comes_through_toml(name):
    rules = Rules(house=name)
    assert parse_house(toml_of(rules), "mine.toml").rules == rules


def test_a_house_of_ones_own(tmp_path):
    path = tmp_path / "den.toml"
    text = 'about = "ours"\nbased_on = "cardroom"\nblinds = [5, 10]\ncap = "none"\n[limits.pot]\nante = 2\n'
    path.write_text(text, "utf-8")
    found = read_house(str(path))
    assert (found.name, found.about) == ("den", "ours")
    assert (found.rules.min_raise, found.rules.cap, found.rules.blinds) == ("double", None, (5, 10))
    assert house(str(path), limit="pot").ante == 2


def test_a_house_file_may_begin_with_a_byte_order_mark(tmp_path):
    path = tmp_path / "den.toml"
    path.write_text("blinds = [5, 10]\n", "utf-8-sig")
    assert house(str(path)).blinds == (5, 10)


def test_a_house_based_on_another_plays_its_customs_in_a_limit():
    rules = parse_house('based_on = "pineapple"\nlimit = "pot"\n', "mine.toml").rules
    assert (rules.pot_raise, rules.min_raise, rules.cap) == ("pot+last-raise", "last", 4)


def test_every_dial_says_what_it_decides_and_takes():
    assert set(DIALS) == set(Rules().dials)
    for name, dial in DIALS.items():
        assert words("en")(f"dial-{name}.hint")
        assert dial.takes


def test_a_file_that_is_far_too_large_is_no_house(tmp_path):
    path = tmp_path / "den.toml"
    path.write_text('name = "den"\n' + "#" * 100_000)
    with pytest.raises(ValueError, match="is larger than 32768 bytes: no house needs that much"):
        house(str(path))


def test_of_many_reasons_the_first_are_told():
    text = "".join(f"antee{number} = 1\n" for number in range(900))
    with pytest.raises(ValueError, match="and perhaps more") as refused:
        parse_house(text, "mine.toml")
    assert str(refused.value).count("did you mean ante?") == 20


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (f"ante = 0x{'f' * 9_000}", "ante = a number beyond all measure is not possible"),
        ("ante = {a = {a = {a = {a = 1}}}}", "ante = {'a': {'a': {'a': {...}}}} is not possible"),
        (f'limit = "{"x" * 9_000}"', "...xxxx"),
        (f"{'x' * 9_000} = 1", "there is no dial 'xxx"),
        (f"blinds = {list(range(201))}", "at most 200"),
        ("rathole = 1000001", "it takes a whole number, 1 to 1000000, or"),
    ],
)
def test_values_of_any_size_are_named_in_a_short_sentence(line, says):
    with pytest.raises(ValueError) as refused:
        parse_house(line, "mine.toml")
    assert says in str(refused.value)
    assert len(str(refused.value)) < 1_500


@pytest.mark.parametrize("name", NAMES)
def test_what_a_house_is_stands_in_its_file_and_in_the_catalogue(name):
    assert words("en")(f"rules-house-{name}") == read_house(name).about

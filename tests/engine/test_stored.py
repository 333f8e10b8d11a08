"""A stored hand is whole: it reads back as it was, whatever becomes of house files, and is never decided again."""

import base64
import json
import pickle
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sidepot import RaiseTo, house, start
from sidepot.cards import show
from sidepot.engine import Call, Check, Draw, Hand, read, write
from sidepot.engine.hand import retold, told_until
from sidepot.engine.log import DRAW, SHOW, card_at, entry, kind_of, seat_of, value_of, with_card
from sidepot.engine.stored import ENGINE, OtherEngine, OtherFacts, packed, parse_hand, unpacked
from sidepot.rules import GAMES, NAMES, Rules, house_files
from sidepot.rules import games as games_module
from sidepot.rules.stored import StoredRules, rules_from, rules_hash, rules_in, rules_text, stored_rules
from sidepot.testing import finished_hands, hands, own_rules, rules

pytestmark = pytest.mark.core

DECK = bytes(range(52))
ANY = rules() | own_rules()
LOOKED_AT = (
    "rules", "players", "button", "deck", "no_sb", "posts", "over", "turn", "blinds_at", "inside", "all_in", "street",
    "stacks", "wagers", "paid", "starting_stacks", "board", "second_board", "pots", "log", "facts", "result",
    "owing_discards",
)  # fmt: skip


def looked_at(hand: Hand) -> dict[str, Any]:
    """Everything a person can see of a hand."""
    seats = range(hand.players)
    seen: dict[str, Any] = {name: getattr(hand, name) for name in LOOKED_AT}
    seen |= {"holes": [hand.hole_cards(seat) for seat in seats], "up": [hand.up(seat) for seat in seats]}
    return seen | {"views": [hand.view(seat) for seat in (None, *seats)]}


@given(hands(ANY))
def test_a_hand_reads_back_from_its_text_rules_and_name_included(hand: Hand) -> None:
    again = read(write(hand))
    assert again == hand
    assert (again.rules, again.rules.house) == (hand.rules, hand.rules.house)


@given(hands(ANY))
def test_a_hand_reads_back_from_json_as_it_was(hand: Hand) -> None:
    again = Hand.from_json(hand.to_json())
    assert again == hand
    assert looked_at(again) == looked_at(hand)


@given(finished_hands(ANY))
def test_what_a_viewer_saw_reads_back_and_nothing_else(hand: Hand) -> None:
    for seat in (None, *range(hand.players)):
        view = hand.view(seat)
        again = Hand.from_json(view.to_json())
        assert again.facts == view.facts
        assert again.view(seat) == view, "the fold over redacted facts is what the viewer saw"
        assert again.deck == b""
        assert eval(repr(again)) == again
        assert pickle.loads(pickle.dumps(again)) == again
        with pytest.raises(ValueError, match="stored without its deck"):
            write(again)


@given(ANY)
def test_rules_read_back_in_words_and_as_data(made: Rules) -> None:
    assert rules_in(rules_text(made).split()[1:]) == made
    assert rules_from(json_of(stored_rules(made))) == made


def json_of(stored: StoredRules) -> StoredRules:
    return msgspec.json.decode(msgspec.json.encode(stored), type=StoredRules)


@pytest.mark.parametrize("name", NAMES)
def test_equal_rules_have_the_same_hash_and_others_another(name: str) -> None:
    made = house(name)
    assert rules_hash(made) == rules_hash(made.but(blinds=made.blinds))
    assert rules_hash(made) != rules_hash(made.but(rake=5))
    assert rules_hash(made.but(rake=5)) == rules_hash(made.but(rake=5.0))


def test_a_house_of_ones_own_keeps_its_name() -> None:
    hand = start(Rules(house="Ada's kitchen | table 2", blinds=(5, 10)), [500, 500], 0, DECK)
    assert read(write(hand)).rules.house == "Ada's kitchen | table 2"
    assert Hand.from_json(hand.to_json()).rules == hand.rules
    nameless = start(Rules(house=""), [500, 500], 0, DECK)
    assert read(write(nameless)) == nameless


def test_players_have_names_where_they_are_known() -> None:
    hand = start(house("standard"), [200, 200], 0, DECK)
    assert parse_hand(hand.to_json(["Ada", "Ben"])).players == ("Ada", "Ben")
    with pytest.raises(ValueError, match="3 names for 2 players"):
        hand.to_json(["Ada", "Ben", "Cy"])


def test_people_still_name_a_house_and_what_differs_from_it() -> None:
    hand = read(f"cardroom blinds=50/100 | 1000 1000 | button=0 | {show(DECK)} | ")
    assert hand.rules == house("cardroom", blinds=(50, 100))


# what ships may change


@dataclass
class Changed:
    """A hand of each house, as it was stored before the house changed."""

    text: str
    json: str
    made: Rules


def test_a_stored_hand_means_the_same_when_its_house_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = []
    for name in NAMES:
        hand = start(house(name), [house(name).usual_buy_in] * 3, 0, DECK)
        stored.append(Changed(write(hand), hand.to_json(), hand.rules))

    def gone(*_: Any) -> Rules:
        raise AssertionError("a stored hand asks no house file")

    monkeypatch.setattr(house_files, "_shipped", gone)
    for each in stored:
        assert read(each.text).rules == each.made
        assert Hand.from_json(each.json).rules == each.made


def test_a_stored_hand_means_the_same_when_its_game_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = start(house("standard"), [200, 200], 0, DECK)
    stored, program = hand.to_json(), hand.rules.program
    monkeypatch.setitem(GAMES, "holdem", GAMES["royal"])
    games_changed = Hand.from_json(stored)
    assert games_module.GAMES["holdem"] is GAMES["royal"]
    assert games_changed.rules.program == program, "played on as it was"
    assert games_changed.facts == hand.facts


def test_a_new_dial_is_told() -> None:
    data = json.loads(start(house("standard"), [200, 200], 0, DECK).to_json())
    data["rules"]["dials"]["gravity"] = 9
    with pytest.raises(ValueError, match=r"no dial 'gravity' here: these rules were stored by a newer sidepot"):
        Hand.from_json(json.dumps(data))


def test_a_newer_format_is_told() -> None:
    data = json.loads(start(house("standard"), [200, 200], 0, DECK).to_json())
    with pytest.raises(ValueError, match="format 2 is not known here, 1 is: a newer sidepot wrote it"):
        Hand.from_json(json.dumps(data | {"format": 2}))
    with pytest.raises(ValueError, match="sidepot/9 is not a format that is known here"):
        read("sidepot/9 standard | 200 200 | button=0 | | ")


# the engine may change


def test_a_hand_that_is_over_is_told_and_not_decided_again(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = start(house("standard"), [200, 200, 200], 0, DECK)
    for _ in range(3):
        hand.act(RaiseTo(hand.options.max_to)) if hand.turn == 0 else hand.act(hand.options.all()[-1])
        if hand.over:
            break
    while not hand.over:
        hand.act(hand.options.all()[0])
    stored, seen = hand.to_json(), looked_at(hand)

    def decided(*_: Any, **__: Any) -> None:
        raise AssertionError("a hand that is over was played again")

    monkeypatch.setattr("sidepot.engine.hand.start", decided)
    assert looked_at(Hand.from_json(stored)) == seen


def test_a_hand_in_play_that_another_engine_began_says_so() -> None:
    hand = start(house("standard"), [200, 200, 200], 0, DECK)
    hand.act(RaiseTo(6))
    data = json.loads(hand.to_json())
    again = Hand.from_json(json.dumps(data | {"engine": ENGINE + 1}))
    assert again == hand, "the same facts: it goes on"
    data["rules"]["dials"]["blinds"] = [2, 4]
    with pytest.raises(OtherFacts, match="are not what its rules, stacks and deck come to"):
        Hand.from_json(json.dumps(data))
    with pytest.raises(OtherEngine, match=f"version {ENGINE + 1} of the engine began this hand"):
        Hand.from_json(json.dumps(data | {"engine": ENGINE + 1}))


def test_a_hand_in_play_needs_its_deck() -> None:
    view = start(house("standard"), [200, 200], 0, DECK).view(0)
    with pytest.raises(ValueError, match="goes on with its deck"):
        Hand.from_json(view.to_json())


# what is damaged is refused


@given(st.data())
def test_damaged_facts_are_refused_or_tell_some_hand(data: st.DataObject) -> None:
    hand = data.draw(finished_hands(ANY))
    stored, facts = json.loads(hand.to_json()), list(hand.facts)
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(facts) - 1))
        facts[place] = data.draw(st.integers(0, 2**64 - 1) | st.integers(0, 2**20) | st.sampled_from(hand.facts))
    stored["facts"] = base64.b64encode(packed(facts)).decode()
    try:
        again = Hand.from_json(json.dumps(stored))
    except ValueError:
        return
    looked_at(again)


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", '{"format":1}', "x" * 100])
def test_what_is_no_hand_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"not a stored hand|truncated|malformed"):
        Hand.from_json(text)


def test_facts_are_rows_of_eight_bytes() -> None:
    assert unpacked(packed([1, 2**64 - 1])) == [1, 2**64 - 1]
    with pytest.raises(ValueError, match="8 bytes each, not 9"):
        unpacked(b"123456789")


# a hand in play, by its facts


def test_a_hand_in_play_that_lost_a_player_out_of_turn_reads_back() -> None:
    hand = start(house("standard"), [200] * 3, 0, DECK)
    hand.kill(2)
    assert Hand.from_json(hand.to_json()) == hand
    assert 2 not in Hand.from_json(hand.to_json()).inside


def test_facts_that_lack_their_end_are_not_those_of_a_hand_in_play() -> None:
    hand = start(house("standard", show="all"), [200] * 2, 0, DECK)
    while not hand.over:
        hand.act(Check() if hand.options.may_check else Call())
    assert SHOW in map(kind_of, hand.facts)
    data = json.loads(hand.to_json())
    data["facts"] = base64.b64encode(packed(hand.facts[:-1])).decode()
    with pytest.raises(OtherFacts, match="are not what its rules, stacks and deck come to"):
        Hand.from_json(json.dumps(data))


def test_facts_that_throw_away_a_card_nobody_held_change_no_cards() -> None:
    made = house("standard", game="draw")
    hand = start(made, [200] * 2, 0, DECK * 2)
    while not hand.over:
        asked = hand.options
        hand.act(Draw(asked.discards[:1]) if asked.may_draw else Check() if asked.may_check else Call())
    facts = list(hand.facts)
    place = next(at for at, code in enumerate(facts) if kind_of(code) == DRAW)
    elsewhere = next(card for card in range(52) if card not in hand.hole_cards(1) and card not in hand.hole_cards(0))
    other = with_card(0, elsewhere if elsewhere != card_at(value_of(facts[place]), 0) else elsewhere + 1, 0)
    facts[place] = entry(DRAW, seat_of(facts[place]), other, False)
    held = len(told_until(hand, place).hole_cards(seat_of(facts[place])))
    told = retold(made, hand.starting_stacks, 0, facts[: place + 1])
    assert len(told.hole_cards(seat_of(facts[place]))) == held

"""The record of a hand, and the own format: every game comes back equal, and bad lines are refused with a reason."""

import json

import msgspec
import pytest

from sidepot.history import About, Away, Note, Occasion, Record, read_line, record_of, write_line
from sidepot.rules import GAMES
from tests.data.recording import random_hand

pytestmark = pytest.mark.core

ABOUT = About(
    number="27", site="A site", table="Alhena II", table_size=6, time="2026-11-18T20:15:00", zone="ET", currency="USD",
    decimals=2, occasion=Occasion(number="7", buy_in=300, fee=30, level="XI", bounties_won=((0, 5, 1),)), hero=1,
    chairs=(1, 4), ids=("a", "b"), away=(Away("Cleo", 5, 900),), rake=3, notes=(Note("Ada said \"hi\"", 4),),
    format="text", extra={"_own": 1},
)  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_a_line_comes_back_equal(game: str) -> None:
    for number in range(4):
        hand = random_hand(game, number)
        names = tuple(f"Player {seat}" for seat in range(hand.players))
        for seen in (hand, hand.view(0), hand.view(None)):
            chairs = tuple(range(1, 2 * hand.players, 2))
            about = msgspec.structs.replace(ABOUT, chairs=chairs, ids=tuple(f"id {chair}" for chair in chairs))
            record = record_of(seen, names, about)
            again = read_line(write_line(record))
            assert again == record
            assert again.hand.log == seen.log
            assert again.result.net == hand.result.net


def test_a_stored_hand_is_a_line_too() -> None:
    hand = random_hand("holdem", 5)
    record = read_line(hand.to_json(["A", *"BCDEFGHI"[: hand.players - 1]]))
    assert record.hand == hand
    assert record.names[0] == "A"


def test_what_a_player_saw_has_nothing_else() -> None:
    hand = random_hand("holdem", 5)
    record = record_of(hand)
    for seat in (None, *range(hand.players)):
        seen = record.seen_by(seat)
        assert not seen.deck
        assert seen.hand.log == hand.view(seat).log


def bad(**changes: object) -> str:
    line = json.loads(write_line(record_of(random_hand("holdem", 2))))
    return json.dumps({**line, **changes})


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("", "not a hand"),
        ("{}", "not a hand"),
        ('{"format":1', "not a hand"),
        (bad(format=99), "a newer sidepot"),
        (bad(players=["A"]), "1 names for"),
        (bad(facts=""), "not over"),
        (bad(facts="AAAA"), "rows of 8 bytes"),
        (bad(button=99), "not a seat"),
        (bad(stacks=[1, 1]), "fact 1 can't be there|fact 2 can't be there|pays"),
        (bad(deck="AsAs"), "twice"),
        (bad(about={"hero": "me"}), "not a hand"),
    ],
)  # fmt: skip
def test_a_bad_line_is_refused(line: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        read_line(line)


def test_a_hand_that_goes_on_is_no_record() -> None:
    from sidepot import house, shuffled, start

    with pytest.raises(ValueError, match="once it is over"):
        record_of(start(house("standard"), (100, 100), 0, shuffled(1)))


def test_records_are_values() -> None:
    record = record_of(random_hand("holdem", 1))
    assert record.but(players=("A", "B", "C")[: len(record.stacks)]) != record
    assert isinstance(msgspec.structs.asdict(record), dict)
    assert isinstance(record, Record)

"""The books of a table: what is booked, and that the table stops where chips would be made or lost."""

import pytest

from sidepot import Call, Fold, house, stacked
from sidepot.table import (
    Debt,
    Leave,
    settle,
)
from tests.table.around import (
    STANDARD,
    ask,
    call_down,
    do,
    table_of,
    wait,
)

pytestmark = pytest.mark.core
ROYAL = "AsKsQsJsTs"


def played_to_a_split(rules, **settings):
    """Three equal hands and an odd number of chips in the pot."""
    cards = stacked(rules, 4, 0, [], ROYAL)
    table = table_of("a b c d", rules, rules.max_buy_in, deck=lambda number, deck: cards, **settings)
    wait(table)
    do(table, Call())
    do(table, Fold())
    do(table, Call())
    call_down(table)
    return table


def test_l11_odd_chips_that_are_dropped_are_booked_as_dropped():
    moves = []
    table = played_to_a_split(house("league", blinds=(10, 20), ante=1, buy_in=(500,)), journal=moves.append)
    assert [(move.source, move.target, move.amount) for move in moves if "odd" in move.why] == [("pot", "dropped", 1)]
    assert table.ledger.balances["dropped"] == 1
    assert table.ledger.total == 0


@pytest.mark.parametrize("journal", [None, [].append])
def test_a_hand_that_ends_with_other_chips_than_it_began_with_stops_the_table(journal):
    table = table_of("a b", journal=journal)
    wait(table)
    table.people["a"].chips += 1
    with pytest.raises(AssertionError, match="hand 1: 1 chips are gone"):
        do(table, Fold())


def test_a_stack_that_is_not_what_was_booked_stops_the_table():
    table = table_of("a b", journal=[].append)
    wait(table)
    table.ledger.balances["player:a"] += 1
    with pytest.raises(AssertionError, match="hand 1: player:a has 9950, the ledger says 9951"):
        do(table, Fold())


def test_chips_made_in_the_middle_of_a_hand_stop_the_table():
    table = table_of("a b")
    wait(table)
    table.in_play += 1
    with pytest.raises(AssertionError, match=r"hand 1: chips were made or lost \(X15\)"):
        do(table, Call())


def test_books_that_do_not_add_up_are_not_shown():
    table = table_of("a b")
    table.ledger.balances["bank"] += 1
    with pytest.raises(AssertionError, match="the ledger is 1 off"):
        _ = table.ledger


def test_every_chip_is_booked_twice():
    moves = []
    table = table_of("a b c", STANDARD.but(rake=5), journal=moves.append)
    wait(table)
    call_down(table)
    ask(table, Leave("a"))
    assert table.ledger.total == 0
    assert table.ledger.balances["rake"] == 15
    assert sum(table.ledger.score().values()) == -15
    books = {}
    for move in moves:
        books[move.source] = books.get(move.source, 0) - move.amount
        books[move.target] = books.get(move.target, 0) + move.amount
    assert {name: chips for name, chips in books.items() if chips} == {
        name: chips for name, chips in table.ledger.balances.items() if chips
    }
    assert sum(debt.amount for debt in table.ledger.debts() if debt.payee == "the house") == 15


def test_who_owes_whom():
    assert settle({"a": 50, "b": -30, "c": -20}) == [Debt("b", "a", 30), Debt("c", "a", 20)]
    assert settle({"a": 0}) == []
    with pytest.raises(ValueError, match="add up"):
        settle({"a": 1})

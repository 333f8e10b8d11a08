"""Reading PHH: recorded hands end as their files and other engines say; broken files are told with the line."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from sidepot.history.phh import read_phh
from sidepot.history.read_hand import ReadHand
from tests.data.shared import lines, path

pytestmark = pytest.mark.core

HAND = """\
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 150]
actions = [
  'd dh p1 AsKs', 'd dh p2 ????', 'd dh p3 7h7d',
  'p3 cbr 6', 'p1 cc', 'p2 f # as told',
  'd db 2c7cTs',
  'p1 cc', 'p3 cc', 'd db 3d', 'p1 cc', 'p3 cc', 'd db Qs', 'p1 cbr 14', 'p3 cc',
  'p1 sm AsKs', 'p3 sm 7h7d',
]
"""


def only(text: str) -> ReadHand:
    (found,) = read_phh(text)
    return found


def net(text: str) -> tuple[int, ...]:
    found = only(text)
    assert found.record is not None, found.error
    return found.record.result.net


def units(found: ReadHand) -> list[Decimal]:
    assert found.record is not None, found.error
    return [Decimal(chips).scaleb(-found.record.about.decimals) for chips in found.record.result.net]


def test_a_hand_is_played_by_the_engine() -> None:
    assert net(HAND) == (-20, -2, 22)
    record = only(HAND).record
    assert record is not None
    assert record.hand.hole_cards(1) == (None, None), "what is not told is hidden"
    assert record.about.ids == ("p1", "p2", "p3")


def test_a_remark_among_the_actions_is_no_action() -> None:
    assert net(HAND.replace("'p3 cbr 6',", "'# he thinks', '', 'p3 cbr 6',")) == (-20, -2, 22)


def test_what_was_won_is_told_less_a_rake_that_is_plausible() -> None:
    assert net(HAND + "winnings = [0, 0, 40]\n") == (-20, -2, 20)
    assert net(HAND + "winnings = [0, 0, 42]\n") == (-20, -2, 22)
    assert net(HAND + "winnings = [42, 0, 0]\n") == (-20, -2, 22), "nothing that can be: the engine says who wins"


def test_a_hand_may_be_shown_without_its_cards() -> None:
    unseen = HAND.replace("'d dh p3 7h7d'", "'d dh p3 ????'").replace("'p3 sm 7h7d'", "'p3 sm -'")
    assert net(unseen + "finishing_stacks = [180, 198, 172]\n") == (-20, -2, 22)


def test_heads_up_blinds_are_written_small_first() -> None:
    hand = """variant = 'NT'
antes = [0, 3]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 50]
actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 f']
"""
    assert net(hand) == (1, -1)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("'p3 cbr 3', 'p1 cc', 'p2 f',", "line 8: 'p3 cbr 3': less than the smallest legal raise"),
        ("'p1 cc',", "line 8: 'p1 cc': it is the turn of seat 3"),
        ("'p3 cbr 6', 'p1 kk', 'p2 f',", "line 8: 'p1 kk': not an action of PHH"),
        ("'p3 cbr 6', 'p1 cc', 'p4 f',", "line 8: 'p4 f': there are 3 players"),
        ("'p3 cbr six',", "line 8: 'p3 cbr six': 'six' is not an amount"),
        ("'p3 f', 'p1 f', 'p2 f',", "line 8: 'p2 f': the hand is over"),
        ("'p3 cbr 6' 'p1 cc',", "line 8: not TOML"),
    ],
)
def test_the_line_is_told_where_a_history_stops_being_legal(line: str, says: str) -> None:
    rows = HAND.splitlines()
    rows[7] = "  " + line
    found = only("\n".join(rows))
    assert found.record is None
    assert found.error.startswith(says)
    assert found.wrong_line == 8


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("'NT'", "'XX'", "variant = 'XX' is not one of"),
        ("min_bet = 2\n", "", "min_bet is missing"),
        ("min_bet = 2\n", "min_bet = 2\nbring_in = 1\n", "bring_in does not belong to variant NT"),
        ("min_bet = 2\n", "min_bet = 2\nmin_raise = 1\n", "'min_raise' is not a field of PHH"),
        ("200, 150]", "200]", "is not a row of 2 amounts"),
        ("min_bet = 2\n", "min_bet = 2\nplayers = ['a', 'b', 3]\n", "players is not a row of 3 names"),
        ("min_bet = 2\n", "min_bet = 2\nseats = [1, 2]\n", "seats is not a row of 3 numbers"),
        ("min_bet = 2\n", "min_bet = 'x'\n", "min_bet is not an amount"),
        ("min_bet = 2\n", "min_bet = 2\nvenue = 5\n", "venue is not a text"),
        ("min_bet = 2\n", "min_bet = 2\nday = 'x'\n", "day is not a whole number"),
        ("min_bet = 2\n", "min_bet = 2\nante_trimming_status = 1\n", "ante_trimming_status is not true or false"),
        ("'p1 sm AsKs',", "7,", "actions is not a row of texts"),
        ("200, 150]", "200, 150.123456789]", "amounts of 9 decimals are no money"),
        ("antes = [0, 0, 0]", "antes = [-1, 0, 0]", "an ante is less than nothing"),
        ("'p2 f # as told'", "'p2 f 7'", "line 8: 'p2 f 7': not an action of PHH"),
        ("antes = [0, 0, 0]", "antes = 'no'", "antes is not a row"),
        ("200, 150]", "200, 0]", "seat 2 has 0 chips"),
        ("200, 150]", "200, 1e300]", "chips"),
        ("7h7d", "AsKs", "As is dealt twice"),
        ("'d db 2c7cTs',", "'d db 2c7c',", "line 10: 'p1 cc': 3 cards lie on the board, and 2 are told"),
        ("'d db 2c7cTs',", "'d db 2c7cTs4c',", "line 9: 4 cards are told of a board of 3"),
        ("'p2 f # as told',\n", "", "line 8: 3 cards are told of a board of 0"),
        ("'d dh p2 ????'", "'d dh p2 ??????'", "3 cards are told of seat 2, who is dealt 2"),
        ("'p3 sm 7h7d'", "'p3 sm 7h8d'", "8d is shown and was not dealt"),
        ("'p1 cbr 14', 'p3 cc',\n", "'p1 cbr 14',\n", "the history ends before the hand does"),
    ],
)
def test_what_is_wrong_with_a_hand_is_told(old: str, new: str, says: str) -> None:
    assert old in HAND
    found = only(HAND.replace(old, new))
    assert found.record is None
    assert says in found.error


def test_one_broken_hand_costs_no_other() -> None:
    text = f"[1]\n{HAND}\n[2]\n{HAND.replace('cbr 6', 'cbr 3')}\n[3]\n{HAND}\n[3]\n{HAND}"
    found = list(read_phh(text))
    assert [one.record is not None for one in found] == [True, False, True, False]
    assert found[1].error.startswith("line 23: 'p3 cbr 3'")
    assert "already" in found[3].error


# recorded


def hands(name: str) -> list[ReadHand]:
    return list(read_phh(path(f"phh/{name}.phhs").read_text("utf-8")))


def tables(name: str) -> list[dict[str, Any]]:
    import tomllib

    return list(tomllib.loads(path(f"phh/{name}.phhs").read_text("utf-8"), parse_float=Decimal).values())


@pytest.mark.parametrize(("name", "many"), [("pluribus", 1029), ("wsop2023_ev43", 45), ("stud_draw_generated", 270)])
def test_finishing_stacks_are_reproduced(name: str, many: int) -> None:
    read = 0
    for found, table in zip(hands(name), tables(name), strict=True):
        if found.record is None:
            # sized to an opponent's stack, which no fixed limit allows
            assert "750000" in found.error
            continue
        read += 1
        stacks = table["starting_stacks"]
        assert units(found) == [after - before for after, before in zip(table["finishing_stacks"], stacks, strict=True)]
    assert read == many


def test_historic_hands_end_as_another_engine_played_them() -> None:
    for found, table, told in zip(
        hands("historic"), tables("historic"), lines("phh/historic.expected.jsonl"), strict=True
    ):
        stacks = table["starting_stacks"]
        after = [Decimal(chips) for chips in told["finishing_stacks"]]
        assert units(found) == [one - before for one, before in zip(after, stacks, strict=True)]


def test_online_hands_end_as_recorded() -> None:
    told = lines("phh/handhq.expected.jsonl")
    read = 0
    for found, hand, table in zip(hands("handhq"), told, tables("handhq"), strict=True):
        if "winner_unknown" in hand["tags"]:
            assert "not told who won" in found.error
            continue
        read += 1
        assert [100 * chips for chips in units(found)] == after_rake(hand, table), hand["hand"]
    assert read == 1507


def after_rake(hand: dict[str, Any], table: dict[str, Any]) -> list[Any]:
    """The net results: by the winnings where they add up, else by the finishing stacks, else without rake."""
    back = {hand["uncalled"][0]: hand["uncalled"][1]} if hand["uncalled"] else {}
    paid = [chips - back.get(seat, 0) for seat, chips in enumerate(hand["contributed"])]
    if "rake" in hand:
        won = list(hand["site_winnings"])
        for seat, chips in back.items():
            winner = any(seat in winners for winners in hand["winners"])
            if "winnings_include_uncalled" in hand["tags"] or (won[seat] and not winner):
                won[seat] -= chips
        return [one - other for one, other in zip(won, paid, strict=True)]
    if "site_finishing_stacks" in hand and "site_winnings" not in hand:
        return [
            after - 100 * before
            for after, before in zip(hand["site_finishing_stacks"], table["starting_stacks"], strict=True)
        ]
    return list(hand["payoffs_norake"])

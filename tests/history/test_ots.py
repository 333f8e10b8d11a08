"""Tournament summaries come back as they were written."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from sidepot.history import About, Note, Occasion, record_of
from sidepot.history.ohh.from_hands import summaries_of
from sidepot.history.ohh.ots import Finish, Rebuys, Summary, read_ots, write_ots
from tests.history.hands import made

pytestmark = pytest.mark.core

SUMMARY = Summary(
    tournament_number="7", site_name="Somewhere", currency="USD", buyin_amount=msgspec.Raw(b"3.00"), type="MTT",
    flags=["Rebuy"], prize_pool=msgspec.Raw(b"30.10"), player_count=2,
    tournament_finishes_and_winnings=[Finish("Ada", 1, prize=msgspec.Raw(b"30.10")), Finish("Ben", 2)],
    tournament_rebuys=[Rebuys("Ben", 1)],
)  # fmt: skip


def test_summaries_come_back_as_they_were_written() -> None:
    text = write_ots(SUMMARY) * 2
    first, second = [found.summary for found in read_ots(text)]
    assert first is not None
    assert second is not None
    assert write_ots(first) == write_ots(second) == write_ots(SUMMARY)
    assert bytes(first.prize_pool) == b"30.10", "never a float"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{}", "ots is missing"),
        ("7", "takes an object"),
        ('{"ots": {}}', "tournament number is missing"),
        ('{"ots": {"tournament_number": 7}}', "takes a text"),
        ('{"ots": {"tournament_number": "7", "prize_pool": "x"}}', "prize_pool"),
        ('{"ots": {"tournament_number": "7", "fee_amount": -1}}', "less than nothing"),
        ('{"ots": {"tournament_number": "7", "buyin_amount": 1e999}}', "buyin_amount"),
        ('{"ots": {"tournament_number": "7"', "the data ends in the middle"),
    ],
)
def test_what_is_no_summary_is_told_with_its_line_and_costs_no_other(text: str, says: str) -> None:
    one, broken, two = read_ots(f"{write_ots(SUMMARY)}{text}\n\n{write_ots(SUMMARY)}")
    assert one.summary is not None
    assert two.summary is not None
    assert broken.line == 3
    assert broken.error.startswith("line 3: not a tournament summary")
    assert says in broken.error


@pytest.mark.parametrize(
    ("finishes", "says"),
    [
        ([Finish("Ada", 3)], "3 of 2"),
        ([Finish("Ada", 0)], "0 of 2"),
        ([Finish("Ada", 1, prize=msgspec.Raw(b"30.11"))], "more than the prize pool"),
        ([Finish("Ada", 1), Finish("Ben", 2), Finish("Cleo", 2)], "3 players finish of 2"),
    ],
)
def test_places_and_prizes_that_can_t_be_are_told(finishes: list[Finish], says: str) -> None:
    (found,) = read_ots(write_ots(replace(SUMMARY, tournament_finishes_and_winnings=finishes)))
    assert says in found.error


def test_hands_tell_of_places_prizes_rebuys_and_who_is_still_playing() -> None:
    occasion = Occasion(number="9", buy_in=300, fee=30, bounty=100, currency="USD", decimals=2)
    notes = (
        Note("Ben finished the tournament in 3rd place and received $4.50."),
        Note("Cleo re-buys and receives 1500 chips for $3.00"),
    )
    hand = made("tda", "holdem", "no", 1)
    names = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn")[: hand.players]
    first = record_of(hand, names, About(time="2026-11-18T20:15:00", zone="UTC", occasion=occasion, notes=notes))
    last = record_of(hand, names, About(time="2026-11-18T21:15:00", zone="UTC", occasion=occasion, hero=0))
    (summary,) = summaries_of([last, first, record_of(hand, names)])
    assert summary.tournament_number == "9"
    assert (summary.start_date_utc, summary.end_date_utc) == ("2026-11-18T20:15:00Z", "2026-11-18T21:15:00Z")
    assert bytes(summary.buyin_amount) == b"3.00"
    assert summary.flags == ["Bounty"]
    assert summary.hero_player_name == "Ada"
    assert summary.tournament_rebuys == [Rebuys("Cleo", 1)]
    finishes = {finish.player_name: finish for finish in summary.tournament_finishes_and_winnings}
    assert finishes["Ben"].finish_position == 3
    assert bytes(finishes["Ben"].prize) == b"4.50"
    assert finishes["Ada"].still_playing
    (again,) = read_ots(write_ots(summary))
    assert again.summary is not None, again.error

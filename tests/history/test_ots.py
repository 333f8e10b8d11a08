"""Tournament summaries come back as they were written."""

from __future__ import annotations

import msgspec
import pytest

from sidepot.history.ohh.ots import Finish, Rebuys, Summary, read_ots, write_ots
from sidepot.history.script.script import Misread

pytestmark = pytest.mark.core

SUMMARY = Summary(
    tournament_number="7", site_name="Somewhere", currency="USD", buyin_amount=msgspec.Raw(b"3.00"), type="MTT",
    flags=["Rebuy"], prize_pool=msgspec.Raw(b"30.10"), player_count=2,
    tournament_finishes_and_winnings=[Finish("Ada", 1, prize=msgspec.Raw(b"30.10")), Finish("Ben", 2)],
    tournament_rebuys=[Rebuys("Ben", 1)],
)  # fmt: skip


def test_summaries_come_back_as_they_were_written() -> None:
    text = write_ots(SUMMARY) * 2
    first, second = read_ots(text)
    assert write_ots(first) == write_ots(second) == write_ots(SUMMARY)
    assert bytes(first.prize_pool) == b"30.10", "never a float"


@pytest.mark.parametrize("text", ["{}", "7", '{"ots": {}}', '{"ots": {"tournament_number": 7}}'])
def test_what_is_no_summary_is_told_with_its_line(text: str) -> None:
    with pytest.raises(Misread, match="line 3: not a tournament summary"):
        list(read_ots(write_ots(SUMMARY) + text))

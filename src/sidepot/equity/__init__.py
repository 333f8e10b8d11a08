"""Ranges, exact and sampled equities, and what chips are worth in prize money.

It covers what follows from cards and chips alone; what a player makes of it belongs to `players`.
"""

from sidepot.equity.answer import Equity, PotPart
from sidepot.equity.hand_by_hand import Breakdown, HandEquity, breakdown
from sidepot.equity.prizes import Worth, chip_chop, icm, icm_chop
from sidepot.equity.ranges import Range
from sidepot.equity.solve import equity
from sidepot.equity.streets import StreetEquity, along

__all__ = [
    "Breakdown", "Equity", "HandEquity", "PotPart", "Range", "StreetEquity", "Worth",
    "along", "breakdown", "chip_chop", "equity", "icm", "icm_chop",
]  # fmt: skip

"""Ranges, equity exact and sampled, and what chips are worth in prize money."""

from sidepot.equity.answer import Equity
from sidepot.equity.prizes import Worth, chip_chop, icm, icm_chop
from sidepot.equity.ranges import Range
from sidepot.equity.solve import equity

__all__ = ["Equity", "Range", "Worth", "chip_chop", "equity", "icm", "icm_chop"]

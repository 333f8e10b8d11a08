"""Ranges, equity exact and sampled, and what chips are worth in prize money."""

from sidepot.equity.prizes import Worth, chip_chop, icm, icm_chop
from sidepot.equity.ranges import Range

__all__ = ["Range", "Worth", "chip_chop", "icm", "icm_chop"]

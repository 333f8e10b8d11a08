"""How strong a hand is, in every game: the one place that knows the order of poker hands."""

from sidepot.ranks.words import CATEGORIES, category_of, describe

__all__ = ["CATEGORIES", "category_of", "describe"]

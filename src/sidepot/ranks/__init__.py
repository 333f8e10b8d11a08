"""How strong a hand is, in every game: the one place that knows the order of poker hands."""

from sidepot.ranks.games import GAMES
from sidepot.ranks.many import kernel, kernels, rank_many, walk
from sidepot.ranks.one import Rank, rank
from sidepot.ranks.words import CATEGORIES, category, category_of, describe

__all__ = [
    "CATEGORIES", "GAMES", "Rank", "category", "category_of", "describe", "kernel", "kernels", "rank", "rank_many",
    "walk",
]  # fmt: skip

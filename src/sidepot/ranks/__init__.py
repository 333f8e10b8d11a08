"""How strong a hand is, in every game: the one place that knows the order of poker hands.

It covers what follows from the cards of one hand; who shares which pot belongs to `engine`.
"""

from typing import TYPE_CHECKING, Any

from sidepot.ranks.builds import kernel, kernels
from sidepot.ranks.games import GAMES
from sidepot.ranks.hand_names import CATEGORIES, HandName, category, category_of, describe
from sidepot.ranks.one import Rank, rank

if TYPE_CHECKING:
    from sidepot.ranks.many import rank_many, walk

__all__ = [
    "CATEGORIES", "GAMES", "HandName", "Rank", "category", "category_of", "describe", "kernel", "kernels", "rank",
    "rank_many", "walk",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """`rank_many` and `walk` when they are wanted: only they need NumPy."""
    if name not in ("rank_many", "walk"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from sidepot.ranks import many

    globals().update(rank_many=many.rank_many, walk=many.walk)
    return globals()[name]

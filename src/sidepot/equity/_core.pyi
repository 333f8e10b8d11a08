from array import array
from collections.abc import Sequence

from sidepot.equity.dealer import Seat
from sidepot.equity.plain import Tally

kernels: list[str]

def match(
    kernel: str, showdown: int, players: int, hands: array[int], boards: array[int], decks: array[int], /
) -> list[Tally]: ...
def duel(
    kernel: str,
    showdown: int,
    boards: array[int],
    times: array[int],
    hands: array[int],
    weights: array[float],
    others: array[int],
    other_weights: array[float],
    /,
) -> tuple[list[float], list[float], list[float]]: ...
def sample(
    kernel: str,
    showdown: int,
    seats: Sequence[Seat],
    board: int,
    deck: int,
    come: int,
    seed: int,
    count: int,
    /,
) -> Tally: ...

from typing import Any

kernels: tuple[str, ...]

def rank_into(
    kernel: str,
    game: str,
    hands: Any,
    boards: Any,
    width: int,
    fewest: int,
    most: int,
    values: Any,
) -> int: ...
def walk_into(kernel: str, game: str, start: int, size: int, next: int, values: Any) -> int: ...

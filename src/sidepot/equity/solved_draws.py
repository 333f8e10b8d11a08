"""The draw book of a game: of the file that ships, or solved when it is first asked for."""

from __future__ import annotations

from array import array
from functools import cache

from sidepot.equity.draw_book import DrawBook


def ships_book(orders: tuple[str, ...], size: int, draws: int) -> bool:
    """Whether the book of such a game is in the file, so that nobody waits for it to be solved."""
    from sidepot.equity.solving_draws import name_of

    name = name_of(orders, size, draws)
    return any(key.startswith(name + " ") for key in _shipped())


@cache
def _shipped() -> tuple[str, ...]:
    import numpy as np

    from sidepot.equity.solving_draws import FILE

    with np.load(FILE) as file:
        return tuple(file.files)


@cache
def draw_book(orders: tuple[str, ...], size: int, draws: int) -> DrawBook:
    """The book of such a game; one that is not in the file takes some seconds."""
    import numpy as np  # only draw games need it

    from sidepot.equity.solving_draws import FILE, name_of, solve

    name = name_of(orders, size, draws)
    with np.load(FILE) as file:
        wanted = [key for key in file.files if key.startswith(name + " ")]
        found = {key.removeprefix(name + " "): file[key] for key in wanted} or solve(orders, size, draws)
    kinds = {"H": np.uint16, "I": np.uint32}
    numbers = {
        what: array(code, rows.astype(kinds[code]).tobytes())
        for what, rows in found.items()
        for code in ("I" if what.startswith("values") else "H",)
    }
    return DrawBook(orders, size, draws, numbers)

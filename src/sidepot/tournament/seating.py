"""Where people sit: drawn chairs, the worst chair for who is moved, and who is moved."""

from __future__ import annotations

from random import Random

from sidepot.table import Table
from sidepot.table.button import left_of
from sidepot.table.rotation import coming_deal


def sizes(players: int, chairs: int) -> list[int]:
    """How many sit at each table: as few tables as can be, none more than one player larger than another."""
    tables = -(-players // chairs)
    least, more = divmod(players, tables)
    return [least + (1 if at < more else 0) for at in range(tables)]


def draw_tables(players: list[str], chairs: int, rng: Random | None) -> list[list[tuple[str, int]]]:
    """Each table's players with their chairs: drawn, or in order where there is no draw."""
    order = list(players)
    if rng is not None:
        rng.shuffle(order)
    tables = []
    for size in sizes(len(order), chairs):
        taken, order = order[:size], order[size:]
        places = list(range(chairs))
        if rng is not None:
            rng.shuffle(places)
        tables.append(sorted(zip(taken, places, strict=False), key=lambda seated: seated[1]))
    return tables


def free_chairs(table: Table) -> list[int]:
    """The empty chairs."""
    return [chair for chair, person in enumerate(table.seated) if person is None]


def due_for_big_blind(table: Table) -> str:
    """Who would be the big blind of the next hand; in a house without blinds, who would pay first.

    Where others went out, a moving button can bring the big blind to the same chair twice (X1): then the next one goes.
    """
    deal, last = coming_deal(table, []), table.last
    with_chips = sorted(person.chair for person in table.people.values() if person.chips)
    if deal is not None and deal.places.bb >= 0 and (last is None or deal.places.bb != last.bb):
        chair = deal.places.bb
    elif last is None:
        chair = with_chips[0]
    else:
        chair = left_of(last.bb if last.bb >= 0 else last.button, with_chips)
    person = table.seated[chair]
    assert person is not None
    return person.name


def worst_chair(table: Table) -> int:
    """The empty chair that will be the big blind first, never the small one (V43)."""
    free, last = free_chairs(table), table.last
    taken = sorted(person.chair for person in table.people.values() if person.chips)
    if last is None or not taken:
        return free[0]
    if table.rules.button == "moving" or last.bb < 0:
        # one who sits down between button and small blind would have to wait for the button to pass
        small_blind = left_of(left_of(last.button, taken), taken)
    else:
        small_blind = last.bb
    return left_of(small_blind, free)

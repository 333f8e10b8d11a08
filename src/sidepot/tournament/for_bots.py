"""What a bot is told beside its view: which game of which season it is, and who plays it."""

from __future__ import annotations

from sidepot.bots.state import Occasion, Person
from sidepot.table import Table
from sidepot.tournament.season import Season
from sidepot.tournament.tournament import Tournament


def occasion_of(contest: Tournament | Season, table: Table, known_as: str) -> Occasion:
    """The hand that is played at a table, of a tournament or season *known_as* this."""
    game = contest.game
    number = contest.number if isinstance(contest, Season) else 1
    return Occasion(known_as, number, table.number, game.structure.stack, _people(game, table))


def _people(game: Tournament, table: Table) -> tuple[Person, ...]:
    """Who is in this hand; where all play at one table in the order they came, also those who are out."""
    seats = {name: seat for seat, name in enumerate(table.names)}
    names = sorted(seats, key=lambda name: table.people[name].chair)
    if not game.structure.draw and len(game.entrants) <= game.structure.chairs:
        names = [name for name, entrant in game.entrants.items() if entrant.out or name in seats]
    return tuple([Person(str(game.entrants[name].number), name, seats.get(name)) for name in names])

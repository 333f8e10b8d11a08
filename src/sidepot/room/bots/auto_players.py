"""Auto players of a table: their names, how long they hesitate, and what they need to keep playing."""

from __future__ import annotations

from sidepot.players import PLAYERS
from sidepot.room.base.world import Chance
from sidepot.room.settings.config import Config
from sidepot.table import Back, Command, Rebuy, Sit, Table
from sidepot.table.rotation import in_turn, picker

NAMES = (
    "Alpaca", "Badger", "Bison", "Caribou", "Condor", "Dingo", "Dormouse", "Eland", "Gibbon", "Hoopoe", "Ibex",
    "Ibis", "Jackdaw", "Kestrel", "Lemur", "Marmot", "Marten", "Moose", "Newt", "Ocelot", "Okapi", "Osprey", "Puffin",
    "Quail", "Quokka", "Stork", "Tapir", "Toucan", "Vole", "Walrus", "Wombat", "Yak", "Zebu",
)  # fmt: skip
"""Animals, so that no person has to give way to an auto player of their name."""

REFILL = "guest"
"""What auto players are called that take empty chairs (K8), with a number."""

COMPANY = ("shark", "regular", "station", "gambler", "nit")
"""Who waits at the house's own tables: players worth playing against, as far as there are such."""


def company(at: int) -> tuple[str, ...]:
    """The three auto players of the house's table with this number."""
    there = [style for style in COMPANY if style in PLAYERS]
    return tuple([there[(at + i) % len(there)] for i in range(3)])


def styles() -> list[str]:
    """The styles one can choose from; messages `house-style-` say what each is like."""
    return list(PLAYERS)


def free_name(names: tuple[str, ...], taken: set[str], rng: Chance) -> str | None:
    """One of these names that nobody at the table has; None where all are used up."""
    free = [name for name in names if name not in taken]
    return rng.choice(free) if free else None


def hesitation(config: Config, rng: Chance) -> float:
    """How long an auto player seems to think, in seconds; it does not depend on its cards."""
    return rng.uniform(config.auto_from, config.auto_to) / 1000


def asked_of(table: Table, name: str, token: str) -> tuple[str, int]:
    """What somebody is asked for now: where several cards have to go, each is asked for in the same turn."""
    hand, seat = table.hand, table.people[name].seat
    return token, 0 if hand is None else hand.discards_due(seat)


def needs(table: Table, name: str, wanted: int | None) -> Command | None:
    """What an auto player has to ask for to be in the next hand; None where nothing can or need be done."""
    person = table.people.get(name)
    rules = table.coming_rules
    fixed, entry = rules.entry == "fixed", "post" if rules.entry == "choose" else "wait"
    if person is None:
        chair = free_chair(table)
        if wanted is not None and table.seated[wanted] is None and wanted not in table.offers:
            chair = wanted
        if chair is None or (fixed and table.under_way) or table.has_played(name):
            return None
        return Sit(name, chair, rules.usual_buy_in, entry)
    if person.leaving or person.seat >= 0:
        return None
    if not person.chips and not person.pending:
        return None if fixed or table.over else Rebuy(name, rules.usual_buy_in)
    if person.out:
        return Back(name, entry)
    return in_turn(table, name) if picker(table) is person else None


def free_chair(table: Table) -> int | None:
    """The first chair that nobody sits in and that is kept for nobody."""
    for chair, person in enumerate(table.seated):
        if person is None and chair not in table.offers:
            return chair
    return None

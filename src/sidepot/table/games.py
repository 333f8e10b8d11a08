"""Games at a table: where a house's game has an end, who won it (K7, K8), and blinds that rise meanwhile (L3).

The one rule it keeps: who is in a game plays it with the chips they began with, and everyone begins the next one alike.
"""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from itertools import groupby

from sidepot.rules import MAX_CHIPS, Rules
from sidepot.rules.levels import HANDS, Levels, levels_of_house
from sidepot.table.between_hands import buy_chips, get_up, likely_deal
from sidepot.table.button import Deal, passes
from sidepot.table.commands import EndGame, StartGame
from sidepot.table.events import BlindsWillRise, Event, GameBegan, GameOver, GameWillEnd, PlayerPlaced
from sidepot.table.people import Person
from sidepot.table.refusals import No, Refused
from sidepot.table.state import TableState


@lru_cache(maxsize=256)
def _levels(base: Rules) -> Levels | None:
    return levels_of_house(base)


# a hand of a game


def begin_hand(table: TableState, deal: Deal, events: list[Event]) -> None:
    """A hand is about to be dealt: it may be a game's first, and the blinds may rise with it."""
    if not table.entrants:
        table.game += 1
        if table.base.ends != "open":
            events.append(GameBegan(table.game))
    new = [name for chair in deal.chairs if (name := _name(table, chair)) not in table.entrants]
    if new:
        table.entrants = (*table.entrants, *new)
    if _rises(table, deal):
        table.level += 1
        table.level_hands = table.level_orbits = 0
    elif _completes_orbit(table, deal):
        table.level_orbits += 1
    if table.level_from < 0:
        table.level_from = deal.places.button
    table.rules = rules_at(table, table.level)


def _name(table: TableState, chair: int) -> str:
    person = table.seated[chair]
    assert person is not None
    return person.name


def rules_at(table: TableState, level: int) -> Rules:
    """The table's rules at a level, made once: the engine knows rules by their identity."""
    levels, base = _levels(table.base), table.base
    if levels is None:
        return base
    made = table.variants.get((level, base))
    if made is None:
        made = table.variants[level, base] = _risen(levels, base, level)
    return made


def _risen(levels: Levels, base: Rules, level: int) -> Rules:
    for index in range(level, -1, -1):
        with suppress(ValueError):  # higher than chips can be counted: the last level that is possible stays
            return levels.risen(base, index)
    return base


def _rises(table: TableState, deal: Deal | None) -> bool:
    """Whether a hand dealt so is the first of the next level; orbits are counted as they are completed (L3)."""
    levels = _levels(table.base)
    if levels is None or table.level_from < 0 or levels.last(table.level):
        return False
    lasts = levels.at(table.level).lasts
    if levels.by == HANDS:
        return table.level_hands >= lasts
    return table.level_orbits + _completes_orbit(table, deal) >= lasts


def _completes_orbit(table: TableState, deal: Deal | None) -> bool:
    """Whether the button reaches or passes the chair that first held it; where it stands, each had their hand."""
    if deal is None or table.deal is None or table.level_from < 0:
        return False
    if deal.stands:
        return table.stood >= len(deal.chairs)
    return passes(table.deal.places.button, deal.places.button, table.level_from, table.chairs)


def rises_next(table: TableState) -> bool:
    """Whether the blinds rise with the next hand, as it would be dealt now."""
    return table.contest and _rises(table, likely_deal(table, table.rules))


def hand_over(table: TableState, now: int, events: list[Event]) -> None:
    """Count a hand that has ended; the game may end with it, and higher blinds are announced."""
    table.game_hands += 1
    table.level_hands += 1
    end_if_over(table, now, events)
    if table.over or _levels(table.base) is None:
        return
    if _rises(table, likely_deal(table, table.rules)):
        coming = rules_at(table, table.level + 1)
        if coming.blinds != table.rules.blinds:
            events.append(BlindsWillRise(table.level + 2, coming.blinds))


def rises_in(table: TableState) -> int | None:
    """After how many hands more (or orbits) the blinds rise; None where they don't. The hand in play counts."""
    levels = _levels(table.base) if table.contest else None
    if levels is None or levels.last(table.level):
        return None
    lasts = levels.at(table.level).lasts
    return max(0, lasts - (table.level_hands if levels.by == HANDS else table.level_orbits))


# the end of a game


def end_if_over(table: TableState, now: int, events: list[Event]) -> None:
    """K7, K8: a game is over with one player left, after its number of hands, or when somebody ended it."""
    rules = table.rules
    if table.over or not table.entrants:
        return
    if rules.ends == "open":
        if not table.people:
            _forget(table)
        return
    left = sum([1 for person in table.people.values() if person.chips])
    if left < 2 or table.ending or (rules.ends == "hands" and table.game_hands >= rules.ends_after):
        _finish(table, now, events)


def _finish(table: TableState, now: int, events: list[Event]) -> None:
    """Everyone cashes out; those who are here keep their chairs for the next game."""
    result = GameOver(table.game, table.game_hands, _places(table))
    table.result = result
    table.over = True
    events.append(result)
    for person in tuple(table.people.values()):
        if not _here(person):
            get_up(table, person, now, events)
            continue
        if person.chips:
            table.ledger.cash(person.name, person.chips)
        person.chips = person.pending = 0
        person.plan = "none"
        person.at_blind = False
        person.settled()
        person.look()
    _forget(table)
    if table.deal is not None:
        table.first = (table.deal.places.button + 1) % table.chairs
    table.last = None
    table.left = {}
    table.start_due = -1


def _forget(table: TableState) -> None:
    """The next game begins at the first level, and with nobody."""
    table.entrants, table.gone = (), ()
    table.game_hands = table.level = table.level_hands = table.level_orbits = 0
    table.level_from = -1
    table.ending = False
    table.rules = rules_at(table, 0)


def _places(table: TableState) -> tuple[PlayerPlaced, ...]:
    """Who is left by chips, then who went: later is better, in the same hand whoever had more. Equals share."""
    ranked: list[tuple[tuple[int, int, int], str]] = [
        ((table.number + 1, person.chips, 0), person.name) for person in table.people.values()
        if person.chips and person.name in table.entrants
    ]
    ranked += [((gone.hand, gone.chips, gone.had), gone.player) for gone in table.gone]
    ranked.sort(key=lambda one: (one[0], one[1]), reverse=True)
    found: list[PlayerPlaced] = []
    for (_, chips, _), same in groupby(ranked, key=lambda one: one[0]):
        names = sorted(name for _, name in same)
        place = len(found) + 1
        found += [PlayerPlaced(name, place, chips, len(names)) for name in names]
    return tuple(found)


def _here(person: Person) -> bool:
    return not (person.out or person.away)


# the next game


def ready(table: TableState) -> list[Person]:
    """Who would play the next game: everyone seated who is here."""
    return [person for person in table.people.values() if _here(person) and person.online and not person.leaving]


def next_game(table: TableState, now: int, events: list[Event]) -> bool:
    """Between games: whether the next one begins now, by itself; else until when it waits."""
    between = table.clock.between
    if between is None or len(ready(table)) < 2 or not _holds(table):
        table.start_due = -1
    elif table.start_due < 0:
        table.start_due = now + between
    else:
        _open(table, now, events)
    return not table.over


def _holds(table: TableState) -> bool:
    """Whether the table can hold what everyone buys."""
    chips = table.coming_rules.usual_buy_in
    return sum([person.chips or chips for person in table.people.values()]) <= MAX_CHIPS


def _open(table: TableState, now: int, events: list[Event]) -> None:
    """Everyone who is here buys in; who is not, and has no chips, gets up."""
    there, chips = ready(table), table.coming_rules.usual_buy_in
    for person in tuple(table.people.values()):
        if not person.chips:
            if person in there:
                buy_chips(table, person, chips, events)
            else:
                get_up(table, person, now, events)
    _forget(table)
    table.over = False
    table.start_due = -1


def start_game(table: TableState, command: StartGame, now: int, events: list[Event]) -> None:
    """Begin the next game now."""
    if not table.over:
        raise Refused(No.GAME_RUNNING)
    if len(ready(table)) < 2:
        raise Refused(No.TOO_FEW)
    if not _holds(table):
        raise Refused(No.TOO_MANY_CHIPS)
    _open(table, now, events)


def end_game(table: TableState, command: EndGame, now: int, events: list[Event]) -> None:
    """End the game now, or after the hand in play."""
    if table.over or table.ending or table.rules.ends == "open" or not table.entrants:
        raise Refused(No.NO_GAME)
    table.ending = True
    if table.playing:
        events.append(GameWillEnd(table.game))
    else:
        end_if_over(table, now, events)


def rules_changed(table: TableState, rules: Rules) -> None:
    """Other rules hold: another end begins another game, and other levels begin anew."""
    old = table.base
    if rules.ends != old.ends:
        _forget(table)
    elif _stakes(rules) != _stakes(old):
        table.level = table.level_hands = table.level_orbits = 0
        table.level_from = -1
    table.base = table.rules = rules
    table.contest = table.games and (rules.ends != "open" or rules.rise != "off")


def _stakes(rules: Rules) -> tuple[object, ...]:
    return rules.blinds, rules.rise, rules.rise_every, rules.levels

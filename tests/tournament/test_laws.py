"""Laws over generated structures, fields and behaviours: whatever happens, these hold."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from sidepot import house
from sidepot.engine import Refused
from sidepot.table import Back, Connection, SitOut
from sidepot.table.events import HandBegan
from sidepot.tournament import (
    AddOn,
    AtTable,
    Field,
    Level,
    Levels,
    Pause,
    Rebuys,
    Remove,
    Resume,
    Sheet,
    Structure,
    begin,
    replay,
)
from sidepot.tournament.check import senseless
from sidepot.tournament.events import Ended, EntriesClosed, Moved, Rebought, Seated, TableSaid, WentOut
from sidepot.tournament.payouts import NAMED, Bracket, Payouts
from sidepot.tournament.state import PAUSE
from sidepot.tournament.tournament import Tournament
from tournament.playing import simple

KINDS = ("caller", "folder", "gambler", "random")
HOUSES = [house(name) for name in ("standard", "cardroom", "league", "kitchen", "pineapple")]
HOUSES += [house("standard", button="dead"), house("standard", button="simplified"), house("standard", game="omaha")]


@st.composite
def sheets(draw):
    """A structure that makes sense, and a field."""
    rules = draw(st.sampled_from(HOUSES))
    by = draw(st.sampled_from(("time", "hands", "orbits")))
    steps = []
    sb = draw(st.integers(1, 5))
    unit = 60_000 if by == "time" else 1
    for _ in range(draw(st.integers(1, 4))):
        rest = draw(st.sampled_from((0, 0, 0, 120_000)))
        ante = draw(st.integers(0, sb)) if not steps or not steps[-1].ante else steps[-1].ante
        steps.append(Level(sb, 2 * sb, ante, draw(st.integers(1, 6)) * unit, rest))
        sb += draw(st.integers(0, sb))
    steps[-1] = Level(steps[-1].sb, steps[-1].bb, steps[-1].ante, steps[-1].lasts)
    many = draw(st.integers(2, 22))
    until = draw(st.integers(0, 3))
    rebuys = Rebuys(draw(st.integers(20, 100)), 5, draw(st.integers(1, 3)), draw(st.none() | st.integers(1, 2)))
    structure = Structure(
        rules=rules,
        levels=Levels(tuple(steps), by, doubles=True, bb_ante=draw(st.booleans()) and rules.forced == "blinds"),
        chairs=draw(st.integers(2, min(9, rules.max_players))),
        stack=draw(st.integers(20, 120)),
        draw=draw(st.booleans()),
        late=until,
        reentries=draw(st.integers(0, 1)) if until else 0,
        rebuys=draw(st.none() | st.just(rebuys)),
        add_on=draw(st.none() | st.just(AddOn(50, 3, draw(st.integers(1, 3))))),
        buy_in=draw(st.integers(0, 50)),
        payouts=draw(st.sampled_from((*NAMED.values(), Payouts((Bracket(1, (50, 30, 20)),))))),
        places=draw(st.sampled_from(("stacks", "strength"))),
        hand_for_hand=draw(st.integers(0, 3)),
        final=draw(st.none() | st.just(0)),
    )
    assert not list(senseless(structure))
    kinds = draw(st.lists(st.sampled_from((*KINDS, "absent")), min_size=many, max_size=many))
    kinds[0] = "gambler"
    late = draw(st.integers(0, many - 2)) if until else 0
    field = Field({f"p{at}": kind for at, kind in enumerate(kinds)}, late=late, rebuy=50, add_on=50)
    return Sheet("tournament", structure, field)


class Witness:
    """Looks at a tournament after every step, and at every event."""

    def __init__(self, game: Tournament) -> None:
        self.game = game
        self.big_blind: dict[str, bool] = {}
        self.balanced: set[str] = set()
        self.ended: list[Ended] = []

    def look(self, events) -> None:
        for event in events:
            self.see(event)
        self.chips()
        self.sizes()

    def see(self, event) -> None:
        if isinstance(event, Moved):
            if event.why == "balance":
                self.balanced.add(event.player)
            else:
                self.big_blind[event.player] = False  # a drawn chair may be any
        elif isinstance(event, Seated):
            self.big_blind[event.player] = False  # who enters again has paid no blind for this entry
        elif isinstance(event, Ended):
            self.ended.append(event)
        elif isinstance(event, TableSaid) and isinstance(event.event, HandBegan):
            tracked = self.game.index.tables.get(event.table)
            if tracked is not None and tracked.dealt == event.event.hand:
                self.dealt(tracked.table)

    def dealt(self, table) -> None:
        """Nobody pays the big blind twice in a row because tables were balanced."""
        big_blind = table.hand.blinds_at[1]
        for seat, name in enumerate(table.names):
            is_big_blind = seat == big_blind and table.rules.forced == "blinds"
            if is_big_blind and name in self.balanced:
                assert not self.big_blind.get(name), f"{name} is big blind twice running after a move"
            self.big_blind[name] = is_big_blind
            self.balanced.discard(name)

    def chips(self) -> None:
        """Chips are neither made nor lost."""
        game = self.game
        people = [person for table in game.tables.values() for person in table.people.values()]
        there = sum(person.chips + person.pending for person in people)
        assert there + game.dropped + game.taken_out == game.chips_issued
        assert all(table.ledger.total == 0 for table in game.tables.values())

    def sizes(self) -> None:
        """Tables are as the index has them, and balanced as far as hands allow."""
        game, index = self.game, self.game.index
        assert game.in_play == sum(tracked.size for tracked in index.tables.values())
        for tracked in index.tables.values():
            assert tracked.size == len(tracked.table.people)
            assert (index.by_size[tracked.size].get(tracked.number) is tracked) == (tracked.number not in index.doomed)
            assert tracked.busy == tracked.table.playing == (tracked.number not in index.idle)
            assert all(game.entrants[name].table == tracked.number for name in tracked.table.people)
        assert index.running == sum(tracked.busy for tracked in index.tables.values())
        if game.over or (game.waits and index.running):
            return
        lasting = [tracked for tracked in index.tables.values() if tracked.number not in index.doomed]
        smallest = min(tracked.size for tracked in lasting)
        for tracked in lasting:
            assert tracked.busy or tracked.deciding or tracked.size <= smallest + 1, "an idle table has two more"
        for tracked in index.doomed.values():
            assert tracked.busy or tracked.deciding, "an idle table should have been broken"


def disturb(game: Tournament, rng: Random) -> list:
    """People come and go, are sent away, connections break, the clock is stopped."""
    if game.deadline is not None and game.deadline <= game.now:
        return []
    names = [name for name, entrant in game.entrants.items() if entrant.table > 0]
    name = rng.choice(names)
    at_table = SitOut(name), Back(name), Connection(name, rng.random() < 0.5)
    asked = rng.choice((*map(AtTable, at_table), Resume() if game.waits & PAUSE else Pause()))
    staying = sum(name not in game.barred for name in names)
    if staying > 1 and name not in game.barred and rng.random() < 0.1:
        asked = Remove(name, "host")
    try:
        return game.handle(asked, game.now)
    except Refused:
        return []


def run(sheet: Sheet, seed: int, disturbed: bool):
    """Play to the end with a witness; the game and its log."""
    log = []
    runner = begin(sheet, simple, seed, log.append)
    game, witness, rng = runner.game, Witness(runner.game), Random(seed)
    witness.look(runner.begin())
    for step, events in enumerate(runner.steps()):
        witness.look(events)
        assert step < 20_000, "it does not end"
        if disturbed and not game.over and rng.random() < 0.1:
            witness.look(disturb(game, rng))
        if game.waits & PAUSE and not game.over and not game.index.running:
            witness.look(game.handle(Resume(), game.now))
    return game, log, witness


@settings(max_examples=40)
@given(sheets(), st.integers(0, 2**32), st.booleans())
def test_every_tournament_ends_and_everything_adds_up(sheet, seed, disturbed):
    game, _, witness = run(sheet, seed, disturbed)
    (ended,) = witness.ended
    places = ended.places
    assert sorted(placed.player for placed in places) == sorted(game.entrants)
    counted = Counter(placed.place for placed in places)
    place = 1
    while place <= len(places):
        assert all(placed.shared == counted[place] for placed in places if placed.place == place)
        assert counted[place] > 0, f"nobody has place {place}"
        place += counted[place]
    assert place == len(places) + 1
    assert sum(placed.prize for placed in places) == ended.pool == game.pool
    prizes = [placed.prize for placed in places]
    assert all(after - before <= 1 for before, after in pairwise(prizes))
    if not ended.by_chips:
        assert counted[1] == 1
        left = [person for table in game.tables.values() for person in table.people.values()]
        # whoever is broke and did not buy again wins too, where the player with the last chips was sent away
        assert [person.name for person in left] in ([places[0].player], [])
        assert sum(person.chips for person in left) == game.chips_issued - game.dropped - game.taken_out


@settings(max_examples=15)
@given(sheets(), st.integers(0, 2**32), st.booleans(), st.data())
def test_the_log_is_the_tournament(sheet, seed, disturbed, data):
    game, log, _ = run(sheet, seed, disturbed)

    def make(deck):
        return Tournament(game.structure, deck=deck, seed=seed)

    assert replay(log, make).state() == game.state()
    some = log[: data.draw(st.integers(0, len(log)))]
    assert replay(some, make).state() == replay(some, make).state()


@settings(max_examples=15)
@given(sheets(), st.integers(0, 2**32))
def test_places_said_when_somebody_goes_out_are_the_places_at_the_end(sheet, seed):
    runner = begin(sheet, simple, seed)
    said, closed = {}, False
    events = [*runner.begin()]
    for more in runner.steps():
        events += more
    for event in events:
        closed = closed or isinstance(event, EntriesClosed)
        assert not (closed and isinstance(event, Rebought))
        if isinstance(event, WentOut) and event.place is not None:
            said[event.player] = event.place, event.shared
    for placed in runner.game.places:
        if placed.player in said:
            assert said[placed.player] == (placed.place, placed.shared)

"""`Store.add`, `Store.search`, `Study.add_store`, the store in a file; `replay_of`."""

import tempfile
from pathlib import Path
from random import Random
from time import perf_counter, process_time

from measure import main
from msgspec.structs import replace

from sidepot import house, shuffled, start
from sidepot.engine import Call, Check, Fold, RaiseTo
from sidepot.history import About, record_of
from sidepot.history.replay import replay_of
from sidepot.history.statistics import Study
from sidepot.history.store import Query, Store

MILLION = Path(__file__).parents[2] / ".cache" / "bench" / "million-hands.db"
SEARCHES = (
    Query(), Query(player="Hero"), Query(player="p77_2"), Query(position="CO"), Query(cards="TT+"), Query(cards="AsAh"),
    Query(min_pot="250bb"), Query(max_pot="2bb", game="holdem"), Query(since="2018-03-01", until="2018-03-20"),
    Query(showdown=True), Query(house="bench"), Query(player="Hero", showdown=True, won=True, min_pot="5000bb"),
    Query(
        player="Hero", position="BTN", showdown=True, won=False, cards="QQ+,AKs", min_pot="100bb", since="2017-02-01",
    ),
)  # fmt: skip


def played(many, seed):
    """Hands of six, by chance."""
    rules, rng = house("standard", blinds=(50, 100)), Random(seed)
    for number in range(many):
        stacks = [rng.randrange(2000, 20000) for _ in range(6)]
        hand = start(rules, stacks, rng.randrange(6), shuffled(seed * 10**7 + number))
        while not hand.over:
            options, chance = hand.options, rng.random()
            if options.may_raise and chance < 0.12:
                hand.act(RaiseTo(min(options.max_to, options.min_to * rng.choice((1, 1, 2)))))
            elif options.may_check:
                hand.act(Check())
            else:
                hand.act(Fold() if chance < 0.6 else Call())
        names = ("Hero", *(f"p{rng.randrange(4800)}_{seat}" for seat in range(1, 6)))
        time = f"{2016 + number % 10}-{1 + number % 12:02d}-{1 + number % 28:02d}T12:{number % 60:02d}:00"
        yield record_of(hand, names, About(number=str(number), site="bench", time=time, zone="UTC"))


def put_in(seconds):
    done = spent = 0.0
    while spent < seconds:
        records = list(played(8192, 1 + int(done)))
        with tempfile.TemporaryDirectory() as folder, Store(Path(folder) / "hands.db") as store:
            began = process_time()
            done += store.add(records)
            spent += process_time() - began
    return {"hands/s": done / spent}


def million():
    """The store of a million hands, made where there is none."""
    if not MILLION.exists():
        MILLION.parent.mkdir(parents=True, exist_ok=True)
        made = MILLION.with_suffix(".part")
        made.unlink(missing_ok=True)
        records = list(played(50_000, 1))
        with Store(made) as store:
            for copy in range(20):
                store.add(one.but(about=replace(one.about, number=f"{copy}-{one.about.number}")) for one in records)
        made.rename(MILLION)
    return Store(MILLION, readonly=True)


def search(_seconds):
    took = []
    with million() as store:
        for query in SEARCHES:
            took.append(min(_timed(lambda query=query: store.search(query)) for _ in range(5)))
    took.sort()
    return {"slowest ms": 1000 * took[-1], "median ms": 1000 * took[len(took) // 2]}


def _timed(work):
    began = process_time()
    work()
    return process_time() - began


def statistics(_seconds):
    with million() as store:
        study = Study(Query(until="2018-12-31"), luck=False)
        spent = _timed(lambda: (study.add_store(store), study.reports(20)))
    return {"hands/s": study.hands / spent}


def replay(_seconds):
    took = []
    for record in played(200, 3):
        began = perf_counter()
        replay_of(record.seen_by(0))
        took.append(perf_counter() - began)
    took.sort()
    return {"slowest ms": 1000 * took[-1], "median ms": 1000 * took[len(took) // 2]}


main("sidepot", {"import": put_in, "search": search, "statistics": statistics, "replay": replay})

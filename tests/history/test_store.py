"""The hand store: what goes in comes out again, and is found by what happened in it."""

import os
import sqlite3
from random import Random

import pytest
from msgspec.structs import replace

from sidepot import house, shuffled, start
from sidepot.engine import Call, Check, Fold, RaiseTo
from sidepot.history import About, record_of
from sidepot.history.positions import position_name
from sidepot.history.store import NotAStore, Query, Store, StoreTrouble, writable
from sidepot.history.store import blocks as module
from tests.history import slow

HOUSES = ("standard", "kitchen", "cardroom")


def played(number, rng, name="standard"):
    """A hand between three to six players, by chance."""
    rules = house(name)
    players = rng.randrange(2, 7)
    stacks = [rng.randrange(20, 300) * rules.bb // 2 + 1 for _ in range(players)]
    hand = start(rules, stacks, rng.randrange(players), shuffled(rng.getrandbits(40), rules.program.deck_of(players)))
    while not hand.over:
        options, chance = hand.options, rng.random()
        if options.may_raise and chance < 0.2:
            hand.act(RaiseTo(options.min_to if chance < 0.15 else options.max_to))
        elif options.may_check or options.may_show:
            hand.act(Check() if options.may_check else _show())
        else:
            hand.act(Fold() if chance < 0.5 else Call())
    names = rng.sample(["Ada", "Ben", "Cleo", "Dov", "Eve", "Fay", "Gus"], players)
    time = f"2026-05-{1 + number % 28:02d}T12:00:00"
    return record_of(hand, names, About(number=str(number), site="Club", time=time, zone="UTC", decimals=number % 3))


def _show():
    from sidepot.engine import Show

    return Show()


@pytest.fixture(scope="module")
def records():
    rng = Random(4)
    return [played(number, rng, HOUSES[number % 3]) for number in range(150)]


@pytest.fixture(scope="module")
def store(records, tmp_path_factory):
    with Store(tmp_path_factory.mktemp("hands") / "hands.db") as store:
        assert store.add(records) == len(records)
        yield store


def found(store, **query):
    """The numbers of the hands a search finds, all of them."""
    told = store.search(Query(**query), limit=10_000)
    assert told.total == len(told.lines)
    return {int(store.hand(line.hand).about.number) for line in told.lines}


def expected(records, test):
    """The numbers of the hands in which a test is true of some seat."""
    return {
        int(record.about.number)
        for record in records
        if any(test(record, record.hand, seat) for seat in range(len(record.stacks)))
    }


def test_hands_come_out_as_they_went_in(store, records):
    assert [store.hand(number) for number in range(1, len(records) + 1)] == records
    assert list(store.records()) == records
    assert len(store) == len(records)


def test_a_hand_that_is_there_is_not_put_in_again(store, records):
    assert store.add(records[:50]) == 0
    assert store.add([records[7], records[7]]) == 0
    assert len(store) == len(records)


def test_what_another_player_saw_of_a_hand_is_the_same_hand(store, records):
    assert store.add([record.seen_by(1) for record in records[:20]]) == 0


def test_hands_without_a_number_are_told_apart_by_their_cards(tmp_path, records):
    plain = records[0].but(about=About())
    other = next(record for record in records if record.stacks != plain.stacks).but(about=About())
    with Store(tmp_path / "hands.db") as store:
        assert store.add([plain, other, plain]) == 2


@pytest.mark.parametrize(
    ("query", "test"),
    [
        ({"player": "Ada"}, lambda record, hand, seat: record.players[seat] == "Ada"),
        ({"player": "Nobody"}, lambda record, hand, seat: False),
        ({"house": "kitchen"}, lambda record, hand, seat: record.rules.house == "kitchen"),
        ({"house": "club"}, lambda record, hand, seat: True),
        ({"game": "holdem"}, lambda record, hand, seat: record.rules.game == "holdem"),
        ({"game": "omaha"}, lambda record, hand, seat: record.rules.game == "omaha"),
        ({"since": "2026-05-20"}, lambda record, hand, seat: record.about.time >= "2026-05-20"),
        ({"until": "2026-05-09"}, lambda record, hand, seat: record.about.time < "2026-05-10"),
        ({"since": "2026-05-03T12:00", "until": "2026-05-03T12:00"},
         lambda record, hand, seat: record.about.time.startswith("2026-05-03")),
        ({"showdown": True}, lambda record, hand, seat: "showdown" in slow.deeds(hand, seat)),
        ({"all_in": True}, lambda record, hand, seat: "all-in" in slow.deeds(hand, seat)),
        ({"showdown": False}, lambda record, hand, seat: nobody(hand, "showdown")),
        ({"all_in": False, "min_pot": "5bb"},
         lambda record, hand, seat: nobody(hand, "all-in") and _pot(hand) >= 5 * record.rules.stake),
        ({"player": "Ben", "showdown": False},
         lambda record, hand, seat: record.players[seat] == "Ben" and "showdown" not in slow.deeds(hand, seat)),
        ({"player": "Ben", "won": True},
         lambda record, hand, seat: record.players[seat] == "Ben" and hand.result.net[seat] > 0),
        ({"player": "Ben", "won": False, "showdown": True},
         lambda record, hand, seat: record.players[seat] == "Ben" and hand.result.net[seat] < 0
         and "showdown" in slow.deeds(hand, seat)),
        ({"player": "Cleo", "position": "btn"},
         lambda record, hand, seat: record.players[seat] == "Cleo" and seat == hand.button),
        ({"position": "CO"}, lambda record, hand, seat: _at(hand, seat) == "CO"),
        ({"position": "BB", "player": "Dov"},
         lambda record, hand, seat: _at(hand, seat) == "BB" and record.players[seat] == "Dov"),
        ({"min_pot": "20bb"}, lambda record, hand, seat: _pot(hand) >= 20 * record.rules.stake),
        ({"max_pot": "3bb"}, lambda record, hand, seat: _pot(hand) <= 3 * record.rules.stake),
        ({"min_pot": "1.5"}, lambda record, hand, seat: _pot(hand) >= 1.5 * 10**record.about.decimals),
        ({"cards": "22+"}, lambda record, hand, seat: len({card.rank for card in hand.hole_cards(seat)}) == 1),
        ({"cards": "AKs, AKo"}, lambda record, hand, seat: {card.rank for card in hand.hole_cards(seat)} == {11, 12}),
        ({"cards": "As"}, lambda record, hand, seat: "As" in map(str, hand.hole_cards(seat))),
    ],
)  # fmt: skip
def test_a_search_finds_what_a_look_at_every_hand_finds(store, records, query, test):
    assert found(store, **query) == expected(records, test)


def nobody(hand, deed):
    return not any(deed in slow.deeds(hand, seat) for seat in range(hand.players))


def _pot(hand):
    return sum(hand.result.won) + hand.result.rake + hand.result.dropped


def _at(hand, seat):
    from sidepot.engine.deeds import Deeds

    deeds = Deeds()
    deeds.read(hand, 0)
    return position_name(deeds.position_of(seat), hand.players)


def test_a_line_tells_whose_seat_was_found(store, records):
    for line in store.search(Query(player="Ada"), limit=150).lines:
        record = store.hand(line.hand)
        assert line.player == record.players[line.seat] == "Ada"
        assert line.net == record.result.net[line.seat]
        assert line.pot == _pot(record.hand)


def test_a_line_tells_who_won_most_where_nothing_was_asked_of_seats(store, records):
    for line in store.search(Query(game="holdem"), limit=150).lines:
        net = store.hand(line.hand).result.net
        assert line.net == net[line.seat] == max(net)


def test_the_latest_come_first_and_no_more_than_were_asked_for(store):
    told = store.search(Query(), limit=25)
    assert told.total == 150
    times = [line.at for line in told.lines]
    assert len(times) == 25
    assert times == sorted(times, reverse=True)
    everything = [line.at for line in store.search(Query(), limit=150).lines]
    assert times == everything[:25]


@pytest.mark.parametrize(
    ("query", "says"),
    [
        ({"since": "yesterday"}, "2026-05-01"),
        ({"min_pot": "big"}, "40bb"),
        ({"position": "dealer"}, "BTN"),
        ({"cards": "ZZ"}, "ZZ"),
    ],
)
def test_a_search_that_makes_no_sense_is_refused_with_an_example(store, query, says):
    with pytest.raises(ValueError, match=says):
        store.search(Query(**query))


def test_hands_that_come_one_by_one_are_found_too_and_blocks_stay_few(tmp_path, records, monkeypatch):
    monkeypatch.setattr(module, "_MOST_SMALL", 4)
    monkeypatch.setattr(module, "BUNDLE", 8)
    with Store(tmp_path / "hands.db") as store:
        for record in records[:120]:
            store.add([record])
        assert len(store.blocks()) < 12
        assert list(store.records()) == records[:120]
        ada = expected(records[:120], lambda record, hand, seat: record.players[seat] == "Ada")
        assert found(store, player="Ada") == ada


def test_a_store_is_read_while_another_writes(tmp_path, records):
    path = tmp_path / "hands.db"
    with Store(path) as writer, Store(path, readonly=True) as reader:
        writer.add(records[:10])
        assert len(reader) == 10
        writer.add(records[10:20])
        assert reader.search(Query()).total == 20


def test_hands_of_two_tables_are_not_the_same_though_their_numbers_are(tmp_path, records):
    about = records[0].about
    one, two = (records[0].but(about=replace(about, table=table)) for table in ("North", "South"))
    with Store(tmp_path / "hands.db") as store:
        assert store.add([one, two]) == 2


def test_a_note_is_found_again(tmp_path):
    with Store(tmp_path / "hands.db") as store:
        assert store.note("hands/t1") == 0
        store.keep_notes({"hands/t1": 41})
        store.keep_notes({"hands/t1": 42})
    with Store(tmp_path / "hands.db") as store:
        assert store.note("hands/t1") == 42


def test_two_writers_put_in_the_same_hands_once(tmp_path, records):
    path = tmp_path / "hands.db"
    with Store(path) as one, Store(path) as two:
        assert one.add(records[:30]) == 30
        assert two.add(records[20:60]) == 30
        assert one.add(records[:60]) == 0
        assert list(one.records()) == records[:60]


def test_a_batch_that_fails_leaves_nothing_behind(tmp_path, records):
    broken = records[5].but(facts=records[5].facts[:-3])
    with Store(tmp_path / "hands.db") as store:
        with pytest.raises(ValueError):
            store.add([*records[:5], broken])
        assert len(store) == 0
        assert store.add(records[:6]) == 6
        assert found(store, player="Ada") == expected(
            records[:6], lambda record, hand, seat: record.players[seat] == "Ada"
        )


def test_another_file_is_refused_and_left_as_it_is(tmp_path):
    text = tmp_path / "notes.txt"
    text.write_text("not a database, but long enough to look like one" * 40)
    with pytest.raises(NotAStore, match="not a hand store"):
        Store(text)
    assert text.read_text().startswith("not a database")
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as db:
        db.execute("create table mine (x)")
    db.close()
    with pytest.raises(NotAStore, match="another kind"):
        Store(other)
    with pytest.raises(NotAStore, match="no such hand store"):
        Store(tmp_path / "none.db", readonly=True)


def test_what_was_counted_otherwise_is_counted_again(tmp_path, records):
    path = tmp_path / "hands.db"
    with Store(path) as store:
        store.add(records[:40])
    with sqlite3.connect(path) as db:
        db.execute("update about set value = 0 where what = 'counted'")
        db.execute("update piece set data = (select data from piece where id & 31 = 21) where id & 31 = 18")
    db.close()
    with Store(path) as store:
        wanted = expected(records[:40], lambda record, hand, seat: "showdown" in slow.deeds(hand, seat))
        assert found(store, showdown=True) == wanted


def test_a_store_that_cannot_be_made_leaves_nothing_and_says_why(tmp_path, monkeypatch):
    with pytest.raises(StoreTrouble, match="there is no folder"):
        Store(tmp_path / "nowhere" / "hands.db")
    path = tmp_path / "hands.db"

    def full(store):
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    monkeypatch.setattr(Store, "_make", full)
    with pytest.raises(StoreTrouble, match=r"hands\.db can't be written: database or disk is full"):
        Store(path)
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_keeps_the_hands_that_are_there(tmp_path, records):
    path = tmp_path / "hands.db"
    with Store(path) as store:
        store.add(records[:10])

    def put_in() -> None:
        with Store(path) as store:
            pages = store._db.execute("pragma page_count").fetchone()[0]
            store._db.execute(f"pragma max_page_count = {pages + 1}")
            store.add(records[10:])

    with pytest.raises(StoreTrouble, match="can't be written: database or disk is full"):
        put_in()
    with Store(path) as store:
        assert len(store) == 10
        assert [record.codes for record in store.records()] == [record.codes for record in records[:10]]


@pytest.mark.parametrize("what", ["page", "bundle"])
def test_a_damaged_store_is_a_sentence(tmp_path, records, what):
    path = tmp_path / "hands.db"
    with Store(path) as store:
        store.add(records[:200])
        store._db.execute("pragma wal_checkpoint(truncate)")
    if what == "bundle":
        with sqlite3.connect(path) as db:
            db.execute("update bundle set data = zeroblob(length(data))")
        db.close()
    else:
        data = bytearray(path.read_bytes())
        data[8192:-8192] = b"\xaa" * (len(data) - 16384)
        path.write_bytes(data)

    def read() -> None:
        with Store(path, readonly=True) as store:
            list(store.records())
            store.search(Query())

    with pytest.raises(StoreTrouble, match=r"hands\.db is damaged"):
        read()


def test_a_store_in_a_folder_that_can_not_be_written_is_read(tmp_path, records, monkeypatch):
    path = tmp_path / "hands.db"
    with Store(path) as store:
        store.add(records[:20])
    monkeypatch.setattr(os, "access", lambda path, how: False)
    with Store(path, readonly=True) as store:
        assert len(list(store.records())) == 20
        assert [file.name for file in tmp_path.iterdir()] == ["hands.db"]  # else SQLite keeps its notes beside it
    assert not writable(path)

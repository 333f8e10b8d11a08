"""Statistics against the same numbers told slowly from the events of every hand."""

from random import Random
from statistics import fmean, stdev

import pytest

from sidepot import house
from sidepot.engine.deeds import Deeds
from sidepot.engine.hand import start
from sidepot.engine.notation import play
from sidepot.history import About, record_of
from sidepot.history.luck import luck_of
from sidepot.history.positions import position_name
from sidepot.history.statistics import Study
from sidepot.history.store import Query, Store
from tests.history import slow
from tests.history.test_store import HOUSES, played


@pytest.fixture(scope="module")
def records():
    rng = Random(11)
    return [played(number, rng, HOUSES[number % 3]) for number in range(150)]


@pytest.fixture(scope="module")
def study(records):
    study = Study()
    study.add_records(records)
    return study


def seats_of(records, name, position=None):
    """A player's hands and seats."""
    for record in records:
        if name in record.players:
            seat = record.players.index(name)
            if position is None or position == _position(record.hand, seat):
                yield record, record.hand, seat


def _position(hand, seat):
    deeds = Deeds()
    deeds.read(hand, 0)
    return position_name(deeds.position_of(seat), hand.players)


def rate(records, name, times, of, position=None):
    deeds = [slow.deeds(hand, seat) for _, hand, seat in seats_of(records, name, position)]
    chances = [each for each in deeds if of in each]
    return 100 * sum(times <= each for each in chances) / len(chances) if chances else None


SLOW = {
    "vpip": ({"entered"}, "asked"),
    "pfr": ({"raised"}, "asked"),
    "three_bet": ({"reraised"}, "faced raise"),
    "fold_to_three_bet": ({"folded to reraise"}, "faced reraise"),
    "steal": ({"stole"}, "may steal"),
    "fold_to_steal": ({"folded to steal"}, "faced steal"),
    "cbet": ({"c-bet on 1"}, "may c-bet on 1"),
    "fold_to_cbet": ({"folded to c-bet on 1"}, "faced c-bet on 1"),
    "wtsd": ({"showdown"}, "saw flop"),
    "wsd": ({"won"}, "showdown"),
}


def test_every_rate_is_what_a_slow_count_comes_to(study, records):
    for report in study.reports():
        for name, (times, of) in SLOW.items():
            assert getattr(report.rates, name) == pytest.approx(rate(records, report.player, times, of)), name
        for position, part in report.positions.items():
            for name, (times, of) in SLOW.items():
                told = rate(records, report.player, times, of, position)
                assert getattr(part.rates, name) == pytest.approx(told), (name, position)


def test_aggression_and_streets_are_what_a_slow_count_comes_to(study, records):
    for report in study.reports():
        mine = [(hand, seat) for _, hand, seat in seats_of(records, report.player)]
        wagers = [sum(row) for row in zip(*[slow.counts(hand, seat, "raise") for hand, seat in mine], strict=True)]
        calls = [sum(row) for row in zip(*[slow.counts(hand, seat, "call") for hand, seat in mine], strict=True)]
        assert report.rates.aggression == pytest.approx(sum(wagers[1:]) / sum(calls[1:]))
        for street, name in enumerate(("flop", "turn", "river"), 1):
            told = report.streets[name]
            assert told.aggression == (pytest.approx(wagers[street] / calls[street]) if calls[street] else None)
            deeds = [slow.deeds(hand, seat) for hand, seat in mine]
            assert told.folded == sum(f"folded on {street}" in each for each in deeds)
            assert told.cbet == pytest.approx(
                rate(records, report.player, {f"c-bet on {street}"}, f"may c-bet on {street}")
            )


def test_results_are_means_over_hands_with_their_interval(study, records):
    for report in study.reports():
        won = [hand.result.net[seat] / hand.rules.stake for _, hand, seat in seats_of(records, report.player)]
        assert report.hands == len(won)
        assert report.result.net == pytest.approx(sum(won))
        assert report.result.bb100 == pytest.approx(100 * fmean(won))
        low, high = report.result.ci95
        assert (low + high) / 2 == pytest.approx(report.result.bb100)
        # Student's t of some fifty hands is 2.0
        assert (high - low) / 2 == pytest.approx(100 * 2.0 * stdev(won) / len(won) ** 0.5, rel=0.03)


def test_luck_is_taken_off(study, records):
    for report in study.reports():
        lucks = [(luck_of(hand), hand, seat) for _, hand, seat in seats_of(records, report.player)]
        luck = sum(told[seat] / hand.rules.stake for told, hand, seat in lucks if told is not None)
        assert report.luck_adjusted.net == pytest.approx(report.result.net - luck)
        unknown = [seat for told, hand, seat in lucks if told is None and "showdown" in slow.deeds(hand, seat)]
        assert report.unknown_luck == len(unknown)
    assert any(report.luck_adjusted.net != pytest.approx(report.result.net) for report in study.reports())


def test_a_store_has_the_same_statistics_and_works_luck_out_once(study, records, tmp_path, monkeypatch):
    with Store(tmp_path / "hands.db") as store:
        store.add(records)
        first = Study()
        first.add_store(store)
        assert [report.player for report in first.reports()] == [report.player for report in study.reports()]
        for mine, other in zip(first.reports(), study.reports(), strict=True):
            assert mine.rates == other.rates
            assert mine.luck_adjusted.net == pytest.approx(other.luck_adjusted.net)
        monkeypatch.setattr("sidepot.history.statistics.study.stakes_of", lambda hand: pytest.fail("it was known"))
        again = Study()
        again.add_store(store)
        assert again.reports() == first.reports()


def test_statistics_of_the_hands_that_a_query_means(records):
    study = Study(Query(player="Ada", position="BTN"))
    study.add_records(records)
    (report,) = study.reports()
    assert report.player == "Ada"
    assert report.hands == len(list(seats_of(records, "Ada", "BTN")))
    big = Study(Query(min_pot="20bb"))
    big.add_records(records)
    assert big.hands == sum(
        sum(record.result.won) + record.result.rake + record.result.dropped >= 20 * record.rules.stake
        for record in records
    )


def test_a_player_s_chips_hand_by_hand(study, records):
    chips = study.chips("Ben")
    mine = sorted(seats_of(records, "Ben"), key=lambda each: each[0].about.time)
    won = [hand.result.net[seat] / hand.rules.stake for _, hand, seat in mine]
    assert chips.net[-1] == pytest.approx(sum(won))
    assert chips.net[0] == pytest.approx(won[0])
    assert len(chips.net) == len(chips.luckless) == len(won)


def test_more_raises_than_a_short_number_holds_are_counted_all():
    rules = house("standard", blinds=(1, 2), limit="fixed", cap=None, cap_counts_blind=False, half_counts=False)
    hand = start(rules, (100_000,) * 2, 0, rules.program.deck_of(2))
    play(hand, "c x " + " ".join(f"r{2 * raises}" for raises in range(1, 131)) + " c x x x x")
    study = Study()
    study.add_records([record_of(hand, ("Ada", "Ben"), About(number="1"))] * 2)
    ada = next(report for report in study.reports() if report.player == "Ada")
    ben = next(report for report in study.reports() if report.player == "Ben")
    assert ada.rates.aggression is None
    assert ben.rates.aggression == 65

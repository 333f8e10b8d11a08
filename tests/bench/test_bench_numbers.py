"""The arithmetic of the benchmarks, on figures that anyone can check by hand. No clock is asked."""

import crowd
import measure
import pytest
from bench.harness.model import Metric
from bench.harness.numbers import ratio, ratios, short, spread

SPEED = Metric("hands/s")
COST = Metric("µs/fork", more=False)


def test_spread_is_half_of_the_range_as_a_share_of_the_median():
    assert spread([90, 100, 120]) == pytest.approx(0.15)
    assert spread([7]) == 0
    assert spread([0, 0]) == 0


def test_a_ratio_says_how_many_times_better_ours_is_whatever_better_means():
    assert ratio(SPEED, [500], [100]) == 5
    assert ratio(COST, [0.2], [1.0]) == 5


def test_rounds_are_compared_pairwise_before_the_median_is_taken():
    assert ratios(SPEED, [100, 200, 300], [10, 10, 100]) == [10, 20, 3]
    assert ratio(SPEED, [100, 200, 300], [10, 10, 100]) == 10


def test_nothing_to_compare_has_no_ratio():
    assert ratio(SPEED, [], [100]) is None
    assert ratio(SPEED, [100], [0]) is None


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0"), (0.2961, "0.296"), (5.128, "5.13"), (999, "999"), (1234.5, "1,230"), (3_345_678, "3,350,000")],
)
def test_figures_are_shown_with_three_digits(value, text):
    assert short(value) == text


class Clock:
    """CPU time that passes only when work is done."""

    now = 0.0

    def work(self, n):
        self.now += n * 0.001
        return {"hands": n, "actions": 10 * n}


@pytest.fixture
def clock(monkeypatch):
    clock = Clock()
    monkeypatch.setattr(measure, "process_time", lambda: clock.now)
    return clock


def test_rates_are_counts_over_cpu_time(clock):
    assert measure.rates(clock.work)(1.0) == {
        "hands/s": pytest.approx(1000),
        "actions/s": pytest.approx(10_000),
    }


def test_a_cost_is_microseconds_for_one_operation(clock):
    assert measure.cost("fork", clock.work)(1.0) == {"µs/fork": pytest.approx(1000)}


def test_a_round_ends_close_to_the_time_it_was_given(clock):
    _, spent = measure.timed(clock.work, 1.0)
    assert 1.0 <= spent < 1.2


def test_memory_is_growth_over_the_number_of_things_kept(monkeypatch):
    sizes = iter([1_000_000, 1_050_000])
    monkeypatch.setattr(measure, "resident", lambda: next(sizes))
    assert measure.held("hand", object, 100)(1.0) == {"bytes/hand": 500}


def test_what_others_took_is_a_share_of_the_machines_time():
    assert measure.taken((10, 1000), (35, 1100)) == 0.25
    assert measure.taken((0, 0), (0, 0)) == 0.0  # where the system does not tell


def test_the_calmer_half_leaves_out_the_times_when_others_took_the_most():
    looks = [(0.0, (0, 0)), (1.0, (5, 100)), (2.0, (5, 200)), (3.0, (45, 300)), (4.0, (46, 400))]
    waits = [(0.5, 1.0), (1.0, 2.0), (2.5, 9.0), (3.0, 3.0), (3.9, 4.0)]
    assert crowd.calmer(waits, looks) == [(1.0, 2.0), (3.0, 3.0), (3.9, 4.0)]
    untouched = [(time, (0, ticks)) for time, (_, ticks) in looks]
    assert crowd.calmer(waits, untouched) == waits


def test_a_quantile_is_in_milliseconds():
    waits = [(0.0, number / 1000) for number in range(100, 0, -1)]
    assert crowd.quantile(waits, 0.50) == 51
    assert crowd.quantile(waits, 0.99) == 100
    assert crowd.quantile([], 0.99) == float("inf")

"""ICM against published values, and what a deal gives to whom."""

from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sidepot.equity import chip_chop, icm, icm_chop
from tests.data import shared

pytestmark = pytest.mark.core

stacks = st.lists(st.integers(1, 100_000), min_size=2, max_size=7)
payouts = st.lists(st.integers(0, 1000), min_size=1, max_size=7).map(lambda prizes: sorted(prizes, reverse=True))


def test_recorded_and_published_values() -> None:
    for case in shared.lines("ref/icm.jsonl"):
        worth = icm(case["stacks"], case["payouts"])
        assert worth.exact
        assert worth.stderr == (0.0,) * len(case["stacks"])
        assert worth.value == pytest.approx(case["icm"], rel=1e-9, abs=1e-9)
        if case.get("published_ok"):
            assert worth.value == pytest.approx(case["published"], abs=0.006)


def finish_by_finish(chips: list[int], prizes: list[int]) -> list[float]:
    """Malmuth–Harville as it is told: every order of finishing by itself."""
    value = [0.0] * len(chips)
    for order in permutations(range(len(chips))):
        chance, left = 1.0, sum(chips)
        for player in order:
            chance *= chips[player] / left
            left -= chips[player]
        for prize, player in zip(prizes, order, strict=False):
            value[player] += chance * prize
    return value


@given(st.lists(st.integers(1, 1000), min_size=2, max_size=5), payouts)
def test_icm_is_the_sum_over_every_order_of_finishing(chips: list[int], prizes: list[int]) -> None:
    assert icm(chips, prizes).value == pytest.approx(finish_by_finish(chips, prizes))


@given(stacks, payouts)
def test_the_prize_money_is_given_out_whole_and_more_chips_are_worth_no_less(
    chips: list[int], prizes: list[int]
) -> None:
    worth = icm(chips, prizes)
    assert sum(worth.value) == pytest.approx(sum(prizes[: len(chips)]))
    by_chips = [value for _, value in sorted(zip(chips, worth.value, strict=True))]
    assert all(less <= more + 1e-9 for less, more in pairwise(by_chips))


@given(stacks, payouts, st.sampled_from([1, 0.01, 5]))
def test_a_deal_adds_up_to_the_cent(chips: list[int], prizes: list[int], unit: float) -> None:
    money = sum(prizes[: len(chips)])
    for chop in (icm_chop, chip_chop):
        whole = chop(chips, prizes)
        rounded = chop(chips, prizes, unit=unit)
        assert sum(rounded) / unit == pytest.approx(money // 5 if unit == 5 else money / unit, abs=1e-6)
        assert all(abs(a - b) < unit + 1e-6 for a, b in zip(whole, rounded, strict=True))


def test_a_deal_gives_no_more_than_there_is() -> None:
    assert icm_chop([1, 1], [113], unit=30) == (60, 30)
    assert chip_chop([1, 1], [90, 23], unit=30) == (60, 30)


def test_a_chip_chop_gives_everyone_the_last_prize_first() -> None:
    assert chip_chop([100, 50, 50], [100, 60, 40]) == (80, 60, 60)
    assert chip_chop([300, 100], [100, 50, 20]) == (87.5, 62.5)
    assert chip_chop([75, 25, 0], [100]) == (75, 25, 0)


def test_players_without_chips_share_what_is_left() -> None:
    assert icm([100, 0, 0], [50, 30, 10]).value == (50, 20, 20)


def test_ten_players_are_exact_and_many_are_sampled() -> None:
    chips = [500 + 1000 * player for player in range(10)]
    prizes = [50, 30, 20, 10, 9, 8, 7, 6, 5, 4]
    exact = icm(chips, prizes)
    near = icm(chips, prizes, samples=40_000, seed=7)
    assert exact.exact
    assert not near.exact
    for value, other, stderr in zip(exact.value, near.value, near.stderr, strict=True):
        assert abs(value - other) < 5 * stderr
    assert icm(chips, prizes, samples=40_000, seed=7) == near
    many = icm([1000] * 30, prizes, samples=5_000, seed=1)
    assert not many.exact
    assert sum(many.value) == pytest.approx(sum(prizes))


def test_many_players_with_few_prizes_are_still_exact() -> None:
    worth = icm([100] * 40, [10, 5, 2])
    assert worth.exact
    assert worth.value == pytest.approx([17 / 40] * 40)


@pytest.mark.parametrize(
    ("chips", "prizes", "said"),
    [
        ([], [1], "at least one"),
        ([1], [], "at least one"),
        ([1, -2], [1], "-2 is not a stack"),
        ([1, 2], [float("nan")], "nan is not a payout"),
        ([0, 0], [1], "someone must have chips"),
        ([1, 2], [1, 2], "place 2 pays more"),
    ],
)
def test_nonsense_is_refused(chips: list[float], prizes: list[float], said: str) -> None:
    for deal in (icm, icm_chop, chip_chop):
        with pytest.raises(ValueError, match=said):
            deal(chips, prizes)

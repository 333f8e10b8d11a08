"""Equity street by street along a hand."""

import pytest

from sidepot.equity import along, equity


@pytest.mark.core
def test_street_by_street() -> None:
    streets = along(["AsKs", "QhQd"], ["Qs7h2c", "Js", "Ts"], dead="2d2h")
    assert [street.board for street in streets] == ["", "Qs7h2c", "Qs7h2cJs", "Qs7h2cJsTs"]
    for street in streets[1:]:
        assert street.equity == equity(["AsKs", "QhQd"], board=street.board, dead="2d2h").equity
    assert streets[-1].equity == (1, 0)


@pytest.mark.core
def test_who_folds_has_no_equity_and_his_cards_are_dead() -> None:
    streets = along(["AsKs", "QhQd", "7c7d"], ["Qs7h2c", "Js", "Td"], folded={2: 1, 0: 2})
    assert sum(streets[1].equity) == pytest.approx(1)
    assert streets[1].equity[2] > 0
    assert streets[2].equity == (*equity(["AsKs", "QhQd"], board="Qs7h2cJs", dead="7c7d").equity, 0)
    assert streets[3].equity == (0, 1, 0)


def test_cards_thrown_away_are_dead_from_then_on() -> None:
    hands, boards = ["AsKsQd", "QhQc7d"], ["Qs7h2c", "Js", "Ts"]
    streets = along(hands, boards, game="crazy-pineapple", thrown={0: "Qd", 1: "7d"})
    assert streets[1].equity == equity(hands, board="Qs7h2c", game="crazy-pineapple").equity
    assert streets[2].equity == equity(["AsKs", "QhQc"], board="Qs7h2cJs", dead="Qd7d").equity
    with pytest.raises(ValueError, match="cannot have thrown 2d"):
        along(hands, boards, game="crazy-pineapple", thrown={0: "2d", 1: "7d"})
    with pytest.raises(ValueError, match="a hand here has 2"):
        along(hands, boards, game="crazy-pineapple", thrown={0: "Qd"})

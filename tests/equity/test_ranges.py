"""Ranges as text, as hands with weights, and on the grid."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sidepot.cards import SHORT_DECK, cards
from sidepot.equity import Range
from sidepot.equity.classes import class_of

pytestmark = pytest.mark.core


@pytest.mark.parametrize(
    ("text", "hands"),
    [
        ("QQ", 6),
        ("QQ+", 18),
        ("QQ-99", 24),
        ("99-QQ", 24),
        ("AKs", 4),
        ("AKo", 12),
        ("AK", 16),
        ("ka", 16),
        ("A5s-A2s", 16),
        ("KTo+", 36),
        ("T8+", 32),
        ("JTs-65s", 24),
        ("AsKs", 1),
        ("As Ks", 1),
        ("asks, KSAS", 1),
        ("QQ+, AKs, A5s-A2s, KTo+, 77:0.5", 80),
        ("QQ+ AKs", 22),
        ("random", 1326),
        ("100%", 1326),
        ("20%", 264),
        ("0.1%", 6),
        ("AA:0, KK", 6),
        ("random, AA:0", 1320),
    ],
)
def test_a_text_names_so_many_hands(text: str, hands: int) -> None:
    assert len(Range(text)) == hands


def test_the_last_weight_of_a_hand_holds() -> None:
    assert Range("QQ+:0.5, AA, AsAh:0.25")["AsAh"] == 0.25
    assert Range("QQ+:0.5, AA, AsAh:0.25")["AsAd"] == 1
    assert Range("QQ+:0.5, AA, AsAh:0.25")[cards("QcQd")] == 0.5


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("AKs, KTo+, 77:0.5, A2s-A5s, AA, KK, QQ", "QQ+, 77:0.5, AKs, A5s-A2s, KTo+"),
        ("AKo, AQo, AJo, ATo", "ATo+"),
        ("99, JJ, TT, 55", "JJ-99, 55"),
        ("KsAs, KdAd, AcKc, AhKh", "AKs"),
        ("AsKs", "AsKs"),
        ("KcQd:.25", "KcQd:0.25"),
        ("22+, A2+, K2+, Q2+, J2+, T2+, 92+, 82+, 72+, 62+, 52+, 42+, 32", "random"),
        ("20%", "55+, A3s+, K8s+, QTs+, A7o+, KTo+, QJo"),
    ],
)
def test_a_range_is_written_in_its_shortest_form(text: str, written: str) -> None:
    assert str(Range(text)) == written
    assert repr(Range(text)) == f"Range({written!r})"


@st.composite
def ranges(draw: st.DrawFn) -> Range:
    two = st.lists(st.integers(0, 51), min_size=2, max_size=2, unique=True)
    hands = draw(st.lists(two, min_size=1, max_size=30))
    classes = draw(st.lists(st.sampled_from(["QQ+", "A5s-A2s", "KTo+", "76s", "22", "15%", "JTo-87o"]), max_size=4))
    weight = st.sampled_from(["", ":0.5", ":0.125", ":1"])
    names = [str(cards(hand)[0]) + str(cards(hand)[1]) for hand in hands] + classes
    return Range(", ".join(name + draw(weight) for name in draw(st.permutations(names))))


@given(ranges())
def test_what_is_written_reads_as_the_same_range(some: Range) -> None:
    assert Range(str(some)) == some
    assert hash(Range(str(some))) == hash(some)
    assert eval(repr(some)) == some


@given(ranges())
def test_the_grid_is_the_mean_weight_of_each_class(some: Range) -> None:
    sums: dict[str, float] = {}
    for combo, weight in some.items():
        sums[class_of(*combo)] = sums.get(class_of(*combo), 0) + weight
    ranks = "AKQJT98765432"
    for row, line in enumerate(some.grid()):
        for column, share in enumerate(line):
            high, low = sorted((ranks[row], ranks[column]), key=ranks.index)
            name = high + low + ("" if row == column else "s" if column > row else "o")
            members = 6 if row == column else 4 if column > row else 12
            assert share == pytest.approx(sums.get(name, 0) / members)


def test_iterating_gives_hands_and_their_weights() -> None:
    assert dict(Range("AsKs, 2d2c:0.5")) == {cards("AsKs"): 1, cards("2d2c"): 0.5}
    assert len(list(Range("random"))) == len(set(Range("random"))) == 1326
    assert ("AsAh" in Range("AA"), "AsAs" in Range("random"), "AsKs" in Range("AA")) == (True, False, False)


def test_other_games_have_hands_of_more_cards() -> None:
    assert len(Range("AsKsQhJd, 2c3c4c5c:0.5", hole=4)) == 2
    assert len(Range("random", hole=4)) == 270_725
    assert str(Range("2c3c4c5c:0.5, AsKsQhJd", hole=4)) == "AsKsQhJd, 5c4c3c2c:0.5"
    assert len(Range("random", deck=SHORT_DECK)) == 630
    assert len(Range("50%", deck=SHORT_DECK)) == pytest.approx(315, abs=6)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "names no hand"),
        (" , ", "names no hand"),
        ("QX", "'X' at character 2"),
        ("QQ+,A", "'A' at character 5"),
        ("QQ+; AKs", "';' at character 4"),
        ("QQ++", "'+' at character 4"),
        ("AKs:2", "'2' at character 5"),
        ("AKs:", "'' at character 5"),
        ("AKs:nan", "'nan' at character 5"),
        ("AsAs", "'As' at character 3"),
        ("QQ, AsKsQs", "'AsKsQs' at character 5"),
        ("As", "'As' at character 1"),
        ("KTo-K2s", "'K2s' at character 5"),
        ("QQ-A2s", "'A2s' at character 4"),
        ("A2s-QQ", "'QQ' at character 5"),
        ("AKs-QTs", "'QTs' at character 5"),
        ("QQs", "'s' at character 3"),
        ("AKx", "'x' at character 3"),
        ("0%", "'0%' at character 1"),
        ("AA, 101%", "'101%' at character 5"),
        ("7+", "'+' at character 2"),
        ("AA:0", "every weight is 0"),
        ("♠", "'♠' at character 1"),
    ],
)
def test_a_bad_range_is_refused_at_the_character(text: str, said: str) -> None:
    with pytest.raises(ValueError) as refused:
        Range(text)
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("text", "hole", "deck", "said"),
    [
        ("AsKs", 4, bytes(range(52)), "'AsKs' at character 1"),
        ("AAxx", 4, bytes(range(52)), "'A' at character 1"),
        ("AsKsQsJs, random", 4, bytes(range(52)), "'r' at character 11"),
        ("QQ, 55", 2, SHORT_DECK, "'5' at character 5"),
        ("As5s", 2, SHORT_DECK, "'5s' at character 3"),
    ],
)
def test_a_hand_must_be_one_of_the_game(text: str, hole: int, deck: bytes, said: str) -> None:
    with pytest.raises(ValueError) as refused:
        Range(text, hole, deck)
    assert said in str(refused.value)


@given(st.text(alphabet="AKQ2shdco+-:%, 0.5TrandomX", max_size=14))
def test_no_text_does_worse_than_a_value_error(text: str) -> None:
    with suppress(ValueError):
        assert len(Range(text)) > 0

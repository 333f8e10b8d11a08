"""Random deals: near the truth, the same for a seed on any number of threads, and ended when it is time."""

import subprocess
import sys
from _thread import interrupt_main
from collections.abc import Callable

import pytest

from sidepot.equity import breakdown, core, equity

SPOTS = [
    (["AsKs", "QhQd"], "Ah7s2c", "holdem"),
    (["AsKs", "QQ+, AKs, 76s:0.5"], "Kh7s2c", "holdem"),
    (["AA, KK:0.25", "KK+", "AKs"], "Qh7s2c4d", "holdem"),
    (["AsKs", "random"], "Kh7s2c", "holdem"),
    (["AsKs", "QQ+, 98s:0.5"], "Kh7s9c", "short-deck"),
    (["AsKsQh", "JdTd9d"], "Kh7s2c", "crazy-pineapple"),
    (["AsKsQh", "JdTd9d", "2h2d3s"], "Kh7s2c", "lazy-pineapple"),
    (["AsKs2h3d", "AdKd4c4h"], "Qh7s5c", "omaha8"),
    (["AsKs2h3d9c", "AdKd4c4h9d"], "Qh7s5c", "omaha5"),
]


@pytest.mark.core
@pytest.mark.parametrize(("hands", "board", "game"), SPOTS)
def test_a_sample_is_near_the_truth(hands: list[str], board: str, game: str) -> None:
    truth = equity(hands, board=board, game=game)
    count = 64 if "crazy" in game else 20_000 if core.compiled else 2_000
    found = equity(hands, board=board, game=game, samples=count, seed=11)
    assert (truth.exact, found.exact, found.deals, found.seed) == (True, False, count, 11)
    for known, sampled, stderr in zip(truth.equity, found.equity, found.stderr, strict=True):
        assert abs(known - sampled) <= 4.5 * stderr + 1e-12


@pytest.mark.core
@pytest.mark.parametrize(("hands", "board", "game"), SPOTS[1:4])
def test_a_seed_finds_the_same_on_any_number_of_threads(hands: list[str], board: str, game: str) -> None:
    count = 100_000 if core.compiled else 2_000
    once = equity(hands, board=board, game=game, samples=count, seed=5, threads=1)
    assert equity(hands, board=board, game=game, samples=count, seed=5, threads=2) == once
    assert equity(hands, board=board, game=game, samples=count, seed=5, threads=7) == once
    assert equity(hands, board=board, game=game, samples=count, seed=6, threads=2) != once


def test_so_it_does_when_it_stops_by_the_standard_error() -> None:
    once = equity(["AsKs", "random", "random"], stderr=0.001, seed=5, threads=1)
    assert equity(["AsKs", "random", "random"], stderr=0.001, seed=5, threads=2) == once
    assert max(once.stderr) <= 0.001
    assert once.deals < 400_000


def test_an_exact_answer_is_the_same_on_any_number_of_threads() -> None:
    once = equity(["QQ+, AKs:0.3", "20%"], threads=1)
    assert once.exact
    assert equity(["QQ+, AKs:0.3", "20%"], threads=2) == once


@pytest.mark.core
def test_it_stops_at_the_samples_or_at_the_standard_error_whichever_comes_first() -> None:
    hands = ["AsKs", "QhQd"]
    assert equity(hands, samples=500, stderr=0.0001, seed=1).deals == 500
    assert equity(hands, board="Ah7s2cTd", samples=10**9, stderr=0.02, seed=1).deals < 10**6
    without = equity(hands, samples=100)
    assert equity(hands, samples=100, seed=without.seed) == without


@pytest.mark.core
def test_what_cannot_be_sampled_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        equity(["AsKs", "QhQd"], samples=0)
    with pytest.raises(ValueError, match="standard error"):
        equity(["AsKs", "QhQd"], stderr=0)
    with pytest.raises(ValueError, match="threads"):
        equity(["AsKs", "QhQd"], threads=0)


def test_where_exact_would_take_too_long_it_samples_and_says_so() -> None:
    found = equity(["AsKs", "random", "random"], seed=3)
    assert not found.exact
    assert 0 < max(found.stderr) <= 0.0005


@pytest.mark.core
def test_progress_goes_from_nothing_to_all() -> None:
    seen: list[float] = []
    equity(["AsKs", "random"], board="Ah7s2c", samples=100_000 if core.compiled else 70_000, progress=seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == 1
    assert len(seen) > 1


def ctrl_c_after(share: float) -> Callable[[float], None]:
    """Presses Ctrl-C when so much is done."""

    def press(done: float) -> None:
        if done >= share:
            interrupt_main()

    return press


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("how", [{}, {"samples": 2_000_000}])
def test_ctrl_c_ends_it_with_what_was_found_so_far(how: dict[str, int], threads: int) -> None:
    known = equity(["JJ+, AKs", "30%"])
    found = equity(["JJ+, AKs", "30%"], threads=threads, progress=ctrl_c_after(0.2), **how)
    assert (found.stopped, found.exact) == (True, False)
    assert found.deals < (how.get("samples") or known.deals) / 2
    assert sum(found.equity) == pytest.approx(1)
    assert 0 < found.stderr[0] < 0.02
    assert abs(found.equity[0] - known.equity[0]) <= 5 * found.stderr[0]


def test_ctrl_c_ends_a_breakdown_with_the_hands_so_far() -> None:
    found = breakdown(["random", "AsKs"], board="Ts8h3d", samples=1000, seed=1, progress=ctrl_c_after(0.1))
    assert found.stopped
    assert 0 < len(found.hands) < 500


@pytest.mark.core
def test_ctrl_c_before_anything_is_known_is_ctrl_c() -> None:
    def stop(_: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        equity(["AsKs", "QhQd"], board="Ah7s2c", progress=stop)


def test_importing_needs_no_numpy_and_no_matplotlib() -> None:
    code = "import sys, sidepot.equity; print(*{'numpy', 'matplotlib', 'rich'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""

"""Every betting line of heads-up hold'em, counted and compared with two independent counts."""

import json

import pytest

from sidepot import house
from sidepot.engine import perft
from tests.data.shared import path

pytestmark = pytest.mark.core


def test_betting_trees_have_the_published_sizes() -> None:
    trees = json.loads(path("ref/tree_counts.json").read_text())
    assert len(trees) == 9
    for tree in trees:
        if "stack" in tree:
            rules, stack = house("tda", blinds=tuple(tree["blinds"])), tree["stack"]
        else:
            rules, stack = house("standard", limit="fixed", blinds=(5, 10)), 10_000
        count = perft(rules, [stack, stack], free_folds=False)
        assert list(count.decisions) == tree["decision_nodes_by_round"]
        assert count.lines == tree["terminal_sequences"]

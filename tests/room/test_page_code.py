"""What the page works out by itself, without a browser."""

from __future__ import annotations

import pytest

from room.pagecode import on_node

pytestmark = pytest.mark.core


def test_the_page_knows_at_once_whether_it_is_my_turn_at_a_table_it_has_open() -> None:
    rows = [
        {"id": "told", "your_turn": True}, {"id": "open", "your_turn": True}, {"id": "turn", "your_turn": False},
        {"id": "replaced", "your_turn": False}, {"id": "opening", "your_turn": False},
    ]  # fmt: skip
    found = on_node(
        """
        const { sooner } = await load("mine.js");
        const stores = new Map(Object.entries({
          open: { you: { options: null } }, turn: { you: { options: {} } }, opening: { you: null },
          replaced: { you: { options: {} }, replaced: true },
        }));
        return sooner(given, stores).map(({ id, your_turn, open = false }) => [id, your_turn, open]);
        """,
        rows,
    )
    assert found == [
        ["told", True, False], ["turn", True, True], ["open", False, True], ["replaced", False, False],
        ["opening", False, False],
    ]  # fmt: skip

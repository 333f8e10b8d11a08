"""The example of docs/tables.md runs."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "tables.md"


def test_the_example_of_the_page_runs():
    first = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)[0]
    names: dict = {}
    exec(first, names)
    table = names["table"]
    assert table.deadline == 15_020
    assert sum(table.ledger.score().values()) == 0
    assert table.view("ada").hand is not None

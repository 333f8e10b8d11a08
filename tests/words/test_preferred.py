"""The language that a browser asks for."""

from __future__ import annotations

import pytest

from sidepot.words.languages import preferred

pytestmark = pytest.mark.core


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("ja, pt-PT;q=0.5, en;q=0.3", "pt-BR"),
        ("en;q=0.2, pl;q=0.9", "pl"),
        ("pl;q=0, es", "es"),
        ("*", "en"),
        ("", "en"),
        ("fr;q=much, de", "de"),
    ],
)
def test_the_language_that_a_browser_asks_for_first_is_chosen(accepted: str, language: str) -> None:
    assert preferred(accepted) == language

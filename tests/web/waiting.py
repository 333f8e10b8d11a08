"""Waiting for something in a page.

Playwright's own `wait_for_function` compiles its condition inside the page, later than the moment at which a debugger
may do so: where the page's security policy forbids `eval`, as the room's does, that fails now and then while a page
loads. Here every look is a question of its own, and a page that is just being replaced is asked again.
"""

from __future__ import annotations

from time import monotonic
from typing import Any

from playwright.sync_api import Error, Page, TimeoutError

PATIENCE = 30_000
"""How long anything may take on a machine with other work, in milliseconds."""
LOOK = 20
"""How often the page is looked at."""
_REPLACED = ("Execution context was destroyed", "because of a navigation", "Cannot find context", "null (reading",
             "undefined (reading")  # fmt: skip


def wait_until(page: Page, script: str, arg: Any = None, timeout: int = PATIENCE) -> Any:
    """What a function of the page gives as soon as that is true; TimeoutError where it takes too long."""
    end = monotonic() + timeout / 1000
    trouble = ""
    while True:
        try:
            found = page.evaluate(script, arg)
        except Error as error:
            if not any(each in error.message for each in _REPLACED):
                raise
            found, trouble = None, error.message
        if found:
            return found
        if monotonic() > end:
            raise TimeoutError(f"not within {timeout / 1000:.0f} s: {script} {arg or ''} {trouble}")
        page.wait_for_timeout(LOOK)

"""A room and a browser for each worker; people who come in with pages of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from debian import how_to_have
from web import browser as browsers
from web.cable import Cable
from web.person import Person
from web.server import Server, StackedServer

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """These come last: while Playwright is there no other event loop can run in the same process."""
    items.sort(key=lambda item: HERE in item.path.parents)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = browsers.find()
    if path is None:
        pytest.skip(how_to_have("browser", browsers.PACKAGE))
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=list(browsers.ARGS))
        yield found
        found.close()


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("room"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def walked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StackedServer]:
    """A room of a file's own whose decks can be chosen, where the end of a hand can be read."""
    server = StackedServer(tmp_path_factory.mktemp("walked"), PAUSE="700")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def crashing(tmp_path: Path) -> Iterator[Server]:
    """A room of one's own, to be killed."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def cable(tmp_path: Path) -> Iterator[Cable]:
    """A room of one's own behind a connection that can be cut."""
    made = Cable()
    server = Server(tmp_path, origins=made.url)
    server.start()
    made.to = server.port
    yield made
    made.close()
    server.stop()


Someone = Callable[..., Person]


@pytest.fixture
def someone(browser: Browser, room: Server) -> Iterator[Someone]:
    """Makes people; none of them may have seen an error by the end."""
    people: list[Person] = []

    def make(name: str = "Ada", url: str = room.url, **context: Any) -> Person:
        people.append(Person(browser, url, name, **context))
        return people[-1]

    yield make
    errors = {person.name: person.errors for person in people if person.errors}
    for person in people:
        person.context.close()
    assert not errors

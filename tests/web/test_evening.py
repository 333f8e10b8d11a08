"""An evening among friends: asking for a seat, being sent away, settling up, links that lead nowhere. With motion."""

from __future__ import annotations

import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from web.cable import Cable
from web.conftest import Someone
from web.person import MY_TURN, Person
from web.server import Server

MOVES = {"reduced_motion": "no-preference"}
PHONE = {"width": 360, "height": 740}


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Server]:
    """A room of one's own, to be started again."""
    server = Server(tmp_path, PAUSE="600")
    server.start()
    yield server
    server.stop()


def accessible(person: Person) -> list[str]:
    """What axe finds on the page, with everything inside it."""
    options = {"rules": {"region": {"enabled": False}}, "resultTypes": ["violations"]}
    found = Axe().run(person.page, options=options).response["violations"]
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]


def fits(person: Person) -> bool:
    """Nothing is wider than the screen."""
    return bool(person.page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth"))


def play_out(people: list[Person]) -> None:
    """Check and call until the hand is over and no other begins."""
    while people[0].read("state.playing"):
        for person in people:
            person.act()


def test_an_evening_ends_with_who_pays_whom_and_that_is_kept(browser: Browser, evening: Server, someone: Someone):
    host, friend = someone("Hanna", evening.url, **MOVES).come_in(), someone("Finn", evening.url, **MOVES).come_in()
    link = host.open_table(name="Friday", private=True, admits=True, chairs=4, currency="€", cents=5)
    host.go(link).sit(200)
    friend.go(link)
    assert "€10.00" in friend.text("sp-sitbar .buy small")
    friend.page.click("sp-sitbar button.primary")
    friend.page.wait_for_selector("sp-sitbar :text('You have asked the host')")

    # the host is elsewhere in the room, and told there
    host.page.goto(evening.url)
    call = host.page.locator(".call", has_text=f"{friend.name} asks for a seat at Friday")
    call.wait_for()
    assert host.page.title().startswith(f"● {friend.name} asks for a seat at Friday")
    assert host.page.locator("sp-mytables .tablecard").inner_text().startswith("Friday")
    assert accessible(host) == []
    call.get_by_text("Let in").click()
    friend.page.wait_for_selector("sp-seat[data-me]")
    host.page.wait_for_selector(".call", state="detached")
    host.page.click("sp-mytables .tablecard a")
    host.page.wait_for_selector("sp-seat[data-me]")
    host.page.click("#tab-ledger")
    host.wait("state.hand > 0")
    host.hold()
    play_out([host, friend])

    # the ledger follows by itself; who leaves reads what they leave with
    chips = friend.read("mine.chips")
    host.page.wait_for_selector(f"sp-settleup tr:has-text('{friend.name}') td:has-text('{chips}')")
    friend.page.click("sp-topbar button:has-text('My seat')")
    friend.page.click("text=Leave the table")
    friend.page.wait_for_selector(".farewell :text('You bought 200 (€10.00)')")
    host.page.click("#tab-host")
    for _ in range(2):
        host.page.locator("sp-host .danger").click()

    for person in (host, friend):
        person.page.wait_for_selector("sp-closed .payments, sp-closed :text('Nobody owes')")
    assert "Friday is closed" in friend.text("sp-closed h1")
    assert accessible(friend) == []
    evening.stop()
    evening.start()
    friend.page.set_viewport_size(PHONE)
    friend.page.goto(evening.url)
    friend.page.click("sp-mytables summary")
    assert fits(friend)
    friend.page.click("sp-mytables .ended a")
    friend.page.wait_for_selector("sp-closed .ledger")
    assert fits(friend)
    lines = friend.page.evaluate("document.querySelector('sp-settleup').text").splitlines()
    assert lines[0].startswith("Friday, ")
    assert {line.split(":")[0] for line in lines[1:3]} == {host.name, friend.name}
    friend.page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")  # as over plain http
    friend.page.click("sp-settleup button:has-text('Copy')")
    friend.page.wait_for_selector("sp-settleup button:has-text('Copied')")
    with friend.page.expect_download() as file:
        friend.page.click("sp-settleup a[download]")
    assert file.value.path().read_text("utf-8-sig").startswith("what,player,to,")


@pytest.mark.long
def test_who_is_banned_reads_it_and_the_host_undoes_it(someone: Someone):
    host, friend = someone("Hanna", **MOVES).come_in(), someone("Finn", **MOVES).come_in()
    link = host.open_table(chairs=4)
    host.go(link).sit()
    friend.go(link).sit()
    friend.wait("state.playing")
    host.page.click("#tab-host")
    for label in ("Ban", "Really ban?"):
        host.page.click(f"[title='ban {friend.name}']:text-is('{label}')")
    friend.page.wait_for_selector(".farewell :text('banned you')")
    friend.page.wait_for_selector(".farewell :text('You get up when this hand is over')")
    play_out([host, friend])
    friend.page.wait_for_selector("sp-sitbar :text('you can watch')")
    friend.page.wait_for_selector(".farewell :text('and leave with')")
    host.page.click(f"[aria-label='lift the ban of {friend.name}']")
    friend.page.wait_for_selector("sp-sitbar button.primary:visible")
    friend.sit().page.wait_for_selector(".farewell", state="hidden")


@pytest.mark.long
def test_links_that_lead_nowhere_say_so_and_where_to_go(someone: Someone):
    guest, host = someone("Gus"), someone("Hanna").come_in()
    closed = host.open_table(chairs=4)
    host.go(closed).sit()
    host.ask("close-table")
    host.page.wait_for_selector("sp-closed h1:has-text('is closed')")
    for link, says in ((closed, "This table is closed"), (f"{guest.url}/t/nothing", "There is no table here")):
        guest.page.goto(link)
        guest.page.wait_for_selector(f"sp-join h1:has-text('{says}')")
        assert guest.page.is_visible("sp-join button:has-text('Come in')")
    guest.page.fill("sp-join input", guest.name)
    guest.page.click("sp-join button.primary")
    guest.page.wait_for_selector("sp-lobby .tablecard")  # a newcomer has read already what became of the table
    assert guest.page.url == f"{guest.url}/"
    nowhere = {"t/nothing": "There is no table here", "some/where": "There is nothing here"}
    pages = {closed: "This table is closed"} | {f"{guest.url}/{path}": says for path, says in nowhere.items()}
    for link, says in pages.items():
        guest.page.goto(link)
        guest.page.wait_for_selector(f"sp-closed h1:has-text('{says}')")
        assert accessible(guest) == []
    guest.page.click("text=To the lobby")
    guest.page.wait_for_selector("sp-lobby .tablecard")
    for person in (guest, host):
        person.errors = [error for error in person.errors if "404" not in error and "410" not in error]


@pytest.mark.long
def test_a_page_that_the_room_does_not_let_in_says_why_and_stops_trying(someone: Someone, room: Server):
    other = Cable()
    other.to = room.port
    guest = someone("Gus").come_in()  # the cookie is the host's, at whatever port
    guest.page.goto(other.url)
    guest.page.wait_for_selector(f"text={other.url}, which is not one of the room’s addresses")
    assert guest.page.is_hidden(".banner.lost")
    status = "document.querySelector('sp-room').connection.status"
    assert guest.page.evaluate(status) == "closed"
    with guest.page.expect_websocket():
        guest.page.click("text=Try again")
    other.close()
    guest.expect("403")


def test_a_wrong_path_is_a_page_for_people_and_plain_for_programs(room: Server):
    for accept, kind in (("text/html", "text/html"), ("*/*", "text/plain")):
        asked = urllib.request.Request(f"{room.url}/some/where", headers={"accept": accept})
        with pytest.raises(urllib.error.HTTPError) as no:
            urllib.request.urlopen(asked)
        assert no.value.code == 404
        assert no.value.headers["content-type"].startswith(kind)


@pytest.mark.long
def test_a_table_closed_in_the_middle_of_a_hand_closes_behind_it(someone: Someone):
    host = someone("Ida").come_in()
    host.go(host.open_table(name="Late", chairs=3, autos=["caller", "caller"])).sit().page.wait_for_selector(MY_TURN)
    host.page.click("#tab-host")
    for _ in range(2):
        host.page.locator("sp-host .danger").last.click()
    host.page.wait_for_selector("sp-host :text('The table closes when this hand is over.')")
    host.page.wait_for_selector(".banner:text('This is the last hand')")
    host.page.click("sp-host button:text-is('Keep it open')")
    host.page.wait_for_selector(".banner", state="hidden")
    for _ in range(2):
        host.page.locator("sp-host .danger:visible").last.click()
    host.page.wait_for_selector(".banner:text('This is the last hand')")
    play_out([host])
    host.page.wait_for_selector("sp-closed h1:has-text('Late is closed')")

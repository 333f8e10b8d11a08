"""What may happen to a connection: a reload, a cut, another window, a crash of the room. Seat and cards stay."""

from __future__ import annotations

import re
from typing import Any

from web.cable import Cable
from web.conftest import Someone
from web.person import MY_TURN, Person, play_on, play_out
from web.server import Server


def seated(someone: Someone, url: str | None = None) -> Person:
    """Somebody whose turn it is, with cards."""
    person = someone("Rex", **({} if url is None else {"url": url})).come_in()
    person.go(person.open_table(chairs=3, autos=["caller", "caller"])).sit()
    person.page.wait_for_selector(MY_TURN)
    return person


def what_is_there(person: Person) -> dict[str, Any]:
    """Hand, turn, seat and cards, as the page knows and draws them."""
    drawn = [card.get_attribute("card") for card in person.page.query_selector_all("sp-seat[data-me] sp-card")]
    return {what: person.read(f"you.{what}") for what in ("hand", "turn", "chair", "cards")} | {"drawn": drawn}


def test_a_reload_in_the_middle_of_a_hand_changes_nothing(someone: Someone):
    person = seated(someone)
    before = what_is_there(person)
    person.page.reload()
    person.page.wait_for_selector(MY_TURN)
    assert what_is_there(person) == before
    play_on([person], "state.outcome")


def test_a_lost_connection_comes_back_by_itself_to_the_same_cards(someone: Someone, cable: Cable):
    person = seated(someone, cable.url)
    before = what_is_there(person)
    where = person.page.locator("sp-seat[data-me]").bounding_box()
    cable.cut()
    person.page.wait_for_selector(".banner.lost:visible")
    assert person.page.locator("sp-seat[data-me]").bounding_box() == where  # the banner moves nothing
    person.page.keyboard.press("c")  # asked while nobody hears it: sent once the line is back, and done once
    cable.mend()
    person.page.wait_for_selector(".banner.lost", state="hidden")
    person.wait(f"you.turn !== {before['turn']!r}")
    after = what_is_there(person)
    assert (after["chair"], after["cards"]) == (before["chair"], before["cards"])
    log = person.read("log")
    kinds = [event["type"] for event in log]
    before_the_flop = log[: kinds.index("dealt-board") if "dealt-board" in kinds else len(log)]
    mine = [event["type"] for event in before_the_flop if event.get("player") == person.name]
    assert mine.count("called") + mine.count("checked") == 1
    play_on([person], "state.outcome")


def test_a_second_window_takes_over_and_the_first_says_so(someone: Someone):
    person = seated(someone)
    before = what_is_there(person)
    other = person.context.new_page()
    other.goto(person.page.url)
    other.wait_for_selector(MY_TURN)
    person.page.wait_for_selector(".banner:has-text('another window')")
    person.page.click("text=Use it here")
    person.page.wait_for_selector(".banner:has-text('another window')", state="hidden")
    assert what_is_there(person) == before


def test_the_room_is_killed_in_the_middle_of_a_hand_and_the_hand_goes_on(someone: Someone, crashing: Server):
    person = seated(someone, crashing.url)
    before = what_is_there(person)
    crashing.kill()
    person.page.wait_for_selector(".banner.lost:visible")
    crashing.start()
    person.page.wait_for_selector(".banner.lost", state="hidden")
    person.page.wait_for_selector(MY_TURN)
    assert what_is_there(person) == before
    play_out([person])
    assert person.read("state.hand") == before["hand"]


def test_a_session_that_is_gone_asks_for_a_name_again(someone: Someone):
    person = seated(someone)
    person.context.clear_cookies()
    person.page.reload()
    person.page.wait_for_selector("sp-join input")


def test_a_page_that_was_open_when_the_room_was_updated_asks_to_be_loaded_again(someone: Someone):
    person = someone("Old")
    script = "**/js/shared/connection.js"

    def of_before(route: Any) -> None:
        written = re.sub(r"const PROTOCOL = \d+;", "const PROTOCOL = 1;", route.fetch().text())
        route.fulfill(body=written, content_type="text/javascript")

    person.page.route(script, of_before)
    person.page.goto(person.url)
    person.page.fill("sp-join input", person.name)
    person.page.click("sp-join button.primary")
    person.page.wait_for_selector("text=The card room was updated")
    person.page.unroute(script)
    person.page.click("button:has-text('Reload')")
    person.page.wait_for_selector("sp-lobby")

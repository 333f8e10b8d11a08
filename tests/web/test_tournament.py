"""A tournament in the browser, from registration to its winner."""

from __future__ import annotations

from web.conftest import Someone
from web.person import LOOK, MY_TURN, PATIENCE, STORE

SHEET = """
house = "standard"
chairs = 4
stack = 100
max_entrants = 4
starts_with = 4
buy_in = 10
payouts = [65, 35]
[levels]
by = "hands"
every = 2
blinds = [[10, 20], [25, 50], [50, 100]]
then = "double"
[clock]
pause = 1
[field]
caller = 2
random = 1
"""


def test_a_tournament_from_registration_to_its_winner(someone: Someone):
    player = someone("Tia").come_in()
    page = player.page
    page.goto(player.url)
    page.click("text=Create a tournament")
    page.fill(".create [placeholder='Sunday freeze-out']", "Sunday")
    page.fill(".create textarea", "nonsense")
    page.click("text=Open registration")
    page.wait_for_selector(".create .trouble:not(:empty)")
    player.expect("400")
    page.fill(".create textarea", SHEET)
    page.click("text=Open registration")
    page.wait_for_selector("sp-tournament.event:visible")
    page.click("sp-tournament.event >> text=Register")
    page.wait_for_selector(f"{MY_TURN}, sp-felt sp-seat[data-me]")
    assert "Level" in player.text("sp-side .levelclock")
    while True:
        page.wait_for_function(f"() => {STORE}.tournament.over || {STORE}.you.turn", timeout=PATIENCE, polling=LOOK)
        if page.evaluate(f"() => {STORE}.tournament.over"):
            break
        turn = player.read("you.turn")
        if page.is_visible("sp-betbox"):
            page.click(".preset >> nth=-1")
            page.click(".act.raise:enabled")
        else:
            page.keyboard.press("c")
        player.wait(f"you.turn !== {turn!r}")
    page.wait_for_selector("sp-tournament:visible >> text=Places")
    places = player.read("tournament.places")
    assert len(places) == 4
    assert sum(each["prize"] for each in places) == 40
    winner = next(each["player"] for each in places if each["place"] == 1)
    assert winner in page.locator("sp-tournament:visible").first.inner_text()

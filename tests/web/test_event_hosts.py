"""What a host decides over an event, on the page; and the room's own league from the lobby."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from web.conftest import Someone
from web.person import Person
from web.server import Server
from web.test_tournament import field, new_event
from web.waiting import wait_until

HERE = "sp-tournament:visible"
NIGHT = """
house = "standard"
chairs = 4
stack = 5000
max_entrants = 4
buy_in = 10
fee = 1
[levels]
by = "hands"
every = 50
blinds = [[10, 20], [25, 50]]
[field]
caller = 2
"""


def opened(host: Person, sheet: str, name: str = "Club night") -> str:
    """An event of a host who has entered it; its link."""
    link = host.url + host.post("/api/tournaments", name=name, toml=sheet)["path"]
    host.page.goto(link)
    host.page.click(f"{HERE} [data-ask=register]")
    host.page.wait_for_selector(f"{HERE} [data-ask=unregister]")
    return link


def press_twice(person: Person, selector: str) -> None:
    """What can't be undone is asked twice."""
    person.page.click(selector)
    person.page.wait_for_selector(f"{selector}:has-text('Press again')")
    person.page.click(selector)


def test_a_host_cancels_a_tournament_in_the_middle_of_a_hand(someone: Someone):
    host, friend = someone("Hal").come_in(), someone("Fay").come_in()
    link = opened(host, NIGHT)
    friend.page.goto(link)
    friend.page.click(f"{HERE} [data-ask=register]")
    friend.page.wait_for_selector(f"{HERE} [data-ask=unregister]")
    assert friend.page.locator("sp-eventhost:visible").count() == 0
    host.page.click(f"{HERE} [data-ask=start]")
    friend.page.wait_for_selector("sp-felt sp-seat[data-me] sp-card", state="attached")
    press_twice(host, "sp-eventhost:visible [data-ask=cancel]")
    for person in (host, friend):
        person.page.wait_for_selector(f"{HERE} >> text=It was cancelled by {host.name}.")
        back = person.page.locator(f"{HERE} section:has(h2:text-is('Refunds')) tbody tr").all_inner_texts()
        assert sorted(row.split("\t") for row in back) == sorted(
            [name, "11"] for name in (host.name, friend.name, "caller 1", "caller 2")
        )
        assert person.page.locator("sp-felt:visible").count() == 0
    friend.page.goto(friend.url)
    friend.page.click("sp-tournaments summary:has-text('Finished')")
    friend.page.wait_for_selector("sp-tournaments details .tablecard:has-text('Club night') >> text=cancelled")


def test_a_host_removes_a_player_who_is_told(someone: Someone):
    host, friend = someone("Hal").come_in(), someone("Fay").come_in()
    friend.page.goto(opened(host, NIGHT))
    friend.page.click(f"{HERE} [data-ask=register]")
    friend.page.wait_for_selector(f"{HERE} [data-ask=unregister]")
    host.page.click("sp-eventhost:visible summary")
    press_twice(host, f"sp-eventhost:visible [aria-label='remove {friend.name}']")
    friend.page.wait_for_selector(f"{HERE} >> text=The host has removed you: you can’t enter again.")
    friend.page.wait_for_selector(f"{HERE} [data-ask=register]", state="detached")
    friend.page.wait_for_selector(f".notice:has-text('{friend.name} is removed by {host.name}')")
    host.page.click(f"{HERE} [data-ask=start]")
    host.page.wait_for_selector("sp-felt sp-seat[data-me]")
    assert host.page.locator("sp-felt sp-seat:not([data-empty])").count() >= 3


def test_a_removed_player_who_is_in_the_lobby_reads_it_there(someone: Someone):
    host, friend = someone("Hal").come_in(), someone("Fay").come_in()
    link = opened(host, NIGHT, "Away night")
    friend.page.goto(link)
    friend.page.click(f"{HERE} [data-ask=register]")
    friend.page.wait_for_selector(f"{HERE} [data-ask=unregister]")
    friend.page.goto(friend.url)
    friend.page.wait_for_selector("sp-tournaments .tablecard:has-text('Away night')")
    host.page.click("sp-eventhost:visible summary")
    press_twice(host, f"sp-eventhost:visible [aria-label='remove {friend.name}']")
    friend.page.wait_for_selector("sp-tournaments .tablecard:has-text('Away night') >> text=The host has removed you")
    host.page.goto(host.url)
    host.page.wait_for_selector("sp-tournaments .tablecard:has-text('Away night')")
    assert host.page.locator("text=The host has removed you").count() == 0


def test_l15_a_host_stops_a_season_after_this_game_and_takes_it_back(someone: Someone):
    host, friend = someone("Hal").come_in(), someone("Fay").come_in()
    link = opened(host, 'format = "season"\ngames = 5\n[field]\ncaller = 2\n', "Spring")
    friend.page.goto(link)
    host.page.click(f"{HERE} [data-ask=start]")
    host.page.click(f"{HERE} [data-ask=stop-after-game]")
    friend.page.wait_for_selector(f"{HERE} >> text=The season stops after this game.")
    host.page.click(f"{HERE} [data-ask=keep-going]")
    wait_until(friend.page, "() => !document.body.innerText.includes('The season stops after this game.')")


@pytest.mark.long
def test_a_time_set_for_the_start_is_shown_in_the_viewers_own_time(someone: Someone):
    host = someone("Hal", timezone_id="Asia/Tokyo").come_in()
    friend = someone("Fay", timezone_id="America/New_York").come_in()
    new_event(host, Name="Evening", At_most="6", Auto_players="0")
    tomorrow = datetime.fromisoformat(host.page.evaluate("() => new Date().toISOString()")) + timedelta(days=1)
    host.page.fill(field("Starts at"), f"{tomorrow:%Y-%m-%d}T20:30")
    host.page.wait_for_selector("sp-newevent small:has-text('So many have to be there at that time')")
    host.page.click("text=Open registration")
    host.page.wait_for_selector(f"{HERE} >> text=/Begins at .*8:30|Begins at .*20:30/")
    friend.page.goto(host.page.url)
    # half past eight in Tokyo is early in the morning in New York, in summer 7:30 and in winter 6:30
    friend.page.wait_for_selector(f"{HERE} >> text=/Begins at .*0?[67]:30.*, in /")
    friend.page.goto(friend.url)
    friend.page.wait_for_selector("sp-tournaments .tablecard:has-text('Evening') >> text=/Begins at .*[67]:30.*, in /")
    new_event(host, Name="Gone")
    host.page.fill(field("Starts at"), "2020-01-01T20:30")
    host.page.click("text=Open registration")
    host.page.wait_for_selector("sp-newevent .trouble:has-text('has passed: choose a time to come')")
    host.expect("400")


@pytest.mark.long
def test_the_league_in_the_lobby_leads_to_a_chair_and_latecomers_are_told(someone: Someone, crashing: Server):
    ada, ben = (someone(name, url=crashing.url).come_in() for name in ("Ada", "Ben"))
    ada.page.goto(ada.url)
    ada.page.click("[data-season] button:text-is('Join')")
    ada.page.wait_for_selector(f"{HERE} >> text=/The first game begins in 0:0/")
    ada.page.wait_for_selector("sp-felt sp-seat[data-me]")
    ben.page.goto(ben.url)
    ben.page.wait_for_selector("[data-season] >> text=game 1 of 10")
    ben.page.click("[data-season] button:text-is('Join')")
    ben.page.wait_for_selector(".status:has-text('The next game starts after this one; you are in it')")
    crashing.kill()
    crashing.start()
    ben.page.wait_for_selector(".status:has-text('The next game starts after this one; you are in it')")
    ada.page.click("#tab-tournament")
    ada.page.click(f"{HERE} [data-ask=unregister]")  # only auto players are left: chips decide
    ben.page.wait_for_selector("sp-felt sp-seat[data-me]")
    assert ben.read("tournament.game") == 2
    ben.page.wait_for_selector(f"{HERE} >> text=Standings after 1 of 10 games")

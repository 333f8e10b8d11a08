"""An invitation: what somebody sees who opens a link for the first time."""

from __future__ import annotations

import re

from web.conftest import Someone
from web.server import Server
from web.test_tournament import SHEET
from web.waiting import wait_until


def test_an_invitation_tells_what_table_it_is_and_who_is_there(someone: Someone):
    host, guest = someone("Ivo").come_in(), someone("Ina")
    link = host.open_table(name="Friday night", chairs=4)
    host.go(link).sit()
    guest.page.goto(link)
    guest.page.wait_for_selector("h1:text-is('Friday night')")
    assert re.search(rf"No Limit Hold’em, 1/2. At the table: {host.name}\.", guest.text("sp-join p.dim"))
    assert guest.page.text_content("sp-join .trouble") == ""
    guest.page.fill("sp-join input", guest.name)
    guest.page.click("text=Just watch")
    guest.page.wait_for_selector("sp-felt sp-seat")
    assert "You are watching" in guest.text(".status")


def test_an_invitation_to_a_tournament_tells_who_has_registered(someone: Someone):
    host, guest = someone("Ivo").come_in(), someone("Ina")
    path = host.post("/api/tournaments", name="Sunday", toml=SHEET)["path"]
    guest.page.goto(host.url + path)
    guest.page.wait_for_selector("h1:text-is('Sunday')")
    assert "Registered: caller 1" in guest.text("sp-join p.dim")
    guest.page.fill("sp-join input", guest.name)
    guest.page.click("text=Just watch")
    guest.page.wait_for_selector("sp-tournament.event:visible [data-ask=register]")
    guest.expect("404")


def test_a_link_to_nothing_says_so(someone: Someone):
    guest = someone("Nil")
    guest.page.goto(f"{guest.url}/t/nothing-here")
    guest.page.wait_for_selector("sp-join h1:has-text('There is no table here')")
    guest.expect("404")


def test_the_operators_link_counts_where_the_room_is_open_already(someone: Someone, room: Server):
    host = someone("Opa").come_in()
    host.page.goto(host.url)
    host.page.wait_for_selector("sp-lobby")
    host.page.evaluate("(key) => { location.hash = `operator=${key}`; }", room.operator)
    wait_until(host.page, "() => document.querySelector('sp-room')?.me?.operator")
    assert "operator" not in host.page.url

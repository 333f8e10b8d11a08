"""The lobby with many tables and a full league, and events with what a host chooses for them."""

from __future__ import annotations

from playwright.sync_api import expect

from web.conftest import Someone
from web.test_tournament import new_event

MANY = """(count) => {
    const lobby = document.querySelector('sp-lobby');
    const [one] = lobby.rows;
    const row = (_, at) => ({ ...one, id: `t${at}`, name: `Table ${at}`, host: at === 99 ? 'Zora' : 'Ada' });
    lobby.fill(Array.from({ length: count }, row));
}"""
FULL = """() => {
    const lobby = document.querySelector('sp-lobby');
    lobby.seasons = lobby.seasons.map((season) => ({ ...season, registered: season.most }));
    lobby.draw();
}"""


def test_many_tables_are_drawn_a_page_at_a_time_and_a_full_league_says_so(someone: Someone) -> None:
    person = someone("Lea").come_in()
    page = person.page
    page.goto(person.url)
    join = page.locator("[data-season] button:text-is('Join')")
    expect(join).to_be_visible()
    page.evaluate(FULL)
    expect(page.locator("[data-season]")).to_contain_text("full: a seat opens when somebody leaves")
    expect(join).to_have_count(0)
    cards = page.locator(".lobby > .tables > .tablecard:not([data-season])")
    search = page.locator(".lobby > .filters input[type=search]")
    page.evaluate(MANY, 5)  # tests before this one may have opened many
    expect(search).to_be_hidden()
    page.evaluate(MANY, 100)
    expect(cards).to_have_count(24)
    page.click("button:text-is('76 more tables')")
    expect(cards).to_have_count(48)
    expect(cards.nth(24).locator("a")).to_be_focused()
    search.fill("zora")
    expect(cards).to_have_count(1)
    expect(page.locator(".lobby > .filters [role=status]")).to_have_text("1 of 100 tables")


def test_an_event_is_shown_later_to_spectators_and_says_when_it_begins(someone: Someone) -> None:
    person = someone("Mona").come_in()
    new_event(person, Name="Late show", Begins_with="6", Auto_players="4", Spectators_see_it="30000")
    begins = person.page.locator("sp-newevent label:has(> span:text-is('Begins with'))")
    hint = begins.locator("small")
    expect(hint).to_contain_text("as soon as 2 people have registered")
    begins.locator("input").fill("4")
    expect(hint).to_contain_text("it starts at once, without you")
    begins.locator("input").fill("6")
    person.page.click("text=Open registration")
    expect(person.page.locator("sp-tournament.event")).to_contain_text("see everything 30 seconds later")

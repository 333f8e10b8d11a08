"""Several tables in one page: every turn is called, and what one does goes to the table in front."""

from __future__ import annotations

import pytest

from room.test_rail import TWO_TABLES
from web.conftest import Someone
from web.person import MY_TURN, STORE, Person
from web.waiting import wait_until

NAMES = ("Ash", "Birch", "Cedar", "Dogwood")
FRONT = "sp-opentabs [aria-current]"


def tab(name: str) -> str:
    return f"sp-opentabs li:has(b:text-is('{name}'))"


def turn(name: str) -> str:
    return f"sp-opentabs li[data-turn]:has(b:text-is('{name}'))"


def sit_at_four(person: Person) -> None:
    for name in NAMES:
        link = person.open_table(name=name, chairs=2, autos=["caller"])
        person.page.goto(person.url if name == NAMES[0] else person.page.url)
        person.page.wait_for_selector(".lobby, sp-felt sp-seat", state="attached")
        path = link.removeprefix(person.url)
        person.page.evaluate("(path) => document.querySelector('sp-room').go(path)", path)
        person.page.wait_for_selector(f"sp-topbar h1:text-is('{name}')")
        person.sit()


def hands(person: Person) -> dict[str, str]:
    """By table: the turn that waits for this person."""
    stores = "[...document.querySelector('sp-room').tables.stores.values()]"
    found = person.page.evaluate(f"() => {stores}.map(({{ info, you }}) => [info.name, you.turn])")
    return dict(found)


def test_four_tables_at_once_in_one_page(someone: Someone):
    person = someone("Quad", viewport={"width": 1920, "height": 1080}).come_in()
    sit_at_four(person)
    page = person.page
    for name in NAMES:
        page.wait_for_selector(turn(name))
    assert page.locator("sp-tile[data-turn]").count() == 3, "small tables beside the one in front"
    assert "Your turn" in page.title()
    # a key acts at the table in front, and nowhere else; no other comes to the front by itself
    before = hands(person)
    page.keyboard.press("c")
    person.wait(f"you.turn !== {before['Dogwood']!r}")
    after = hands(person)
    assert {name: after[name] for name in NAMES[:3]} == {name: before[name] for name in NAMES[:3]}
    assert page.inner_text(f"{FRONT} b") == "Dogwood"
    # by key to the next one that waits, by key to one by its number, by mouse to any
    page.keyboard.press("n")
    page.wait_for_selector(f"{FRONT} b:text-is('Ash')")
    page.wait_for_selector(MY_TURN)
    page.keyboard.press("f")
    page.keyboard.press("Alt+3")
    page.wait_for_selector(f"{FRONT} b:text-is('Cedar')")
    page.click(f"{tab('Birch')} a")
    page.wait_for_selector(f"{FRONT} b:text-is('Birch')")
    assert hands(person)["Cedar"] == before["Cedar"]
    assert hands(person)["Birch"] == before["Birch"]
    # all of them are there after a reload, the same one in front
    page.reload()
    page.wait_for_selector(f"{FRONT} b:text-is('Birch')")
    for name in NAMES[1:3]:
        page.wait_for_selector(turn(name))
    assert page.locator("sp-opentabs li").count() == 4
    # in the lobby the tables still call
    page.click("a.home")
    page.wait_for_selector(".lobby")
    page.wait_for_selector(turn("Birch"))


@pytest.mark.long
def test_a_table_that_is_only_watched_goes_when_another_comes(someone: Someone):
    person, host = someone("Rail").come_in(), someone("Host").come_in()
    one = host.open_table(name="One", chairs=3, autos=["caller", "rock"])
    two = host.open_table(name="Two", chairs=3, autos=["caller", "rock"])
    page = person.go(one).page
    go = "(path) => document.querySelector('sp-room').go(path)"
    page.evaluate(go, two.removeprefix(person.url))
    page.wait_for_selector("sp-topbar h1:text-is('Two')")
    assert not page.is_visible("sp-opentabs")
    page.evaluate(go, one.removeprefix(person.url))
    page.wait_for_selector("sp-topbar h1:text-is('One')")
    size = "document.querySelector('sp-room').tables.stores.size"
    assert person.page.evaluate(f"() => {size}") == 1
    # nor does it come back when another one is opened by its link, unless it was kept
    page.goto(two)
    wait_until(page, f"() => {size} === 1")
    assert page.inner_text("sp-topbar h1") == "Two"


@pytest.mark.long
def test_a_spectator_chooses_a_table_of_a_tournament_that_is_shown_later(someone: Someone):
    player, person = someone("Pia").come_in(), someone("Rail").come_in()
    path = player.post("/api/tournaments", toml=TWO_TABLES, name="Big", delay_ms=1_500)["path"]
    for each in (player, person):
        each.page.goto(each.url + path)
        each.page.wait_for_selector("sp-tournament.event:visible")
    player.page.click("[data-ask=register]")
    player.page.wait_for_selector(MY_TURN)
    page = person.page
    page.wait_for_selector("sp-watching select:visible")
    assert page.inner_text("sp-dock .made") == "shown 2 seconds later"
    for number in ("2", "1"):
        page.select_option("sp-watching select", number)
        page.wait_for_selector(f"sp-watching select[data-at='{number}']")
    page.click("sp-watching [aria-label='the table after']")
    page.wait_for_selector("sp-watching select[data-at='2']")
    page.reload()  # what one has chosen stays chosen
    page.wait_for_selector("sp-watching select[data-at='2']")
    names = page.locator("sp-felt .name").all_inner_texts()
    assert (player.name in names) == (player.read("tournament.table") == 2)


MOVES = """
window.moved = { tile: new Set(), front: new Set() };
const { animate } = Element.prototype;
Element.prototype.animate = function (...how) {
  moved[this.closest('sp-tile') ? 'tile' : 'front'].add(this.className.split(' ')[0] || this.localName);
  return animate.apply(this, how);
};
"""


def test_a_small_table_moves_as_the_one_in_front_does(someone: Someone):
    person = someone("Moe", reduced_motion="no-preference").come_in()
    person.page.add_init_script(MOVES)
    person.go(person.open_table(chairs=2, autos=["caller"]))
    person.page.evaluate(f"""() => {{
      const tile = document.createElement('sp-tile');
      document.body.append(tile);
      tile.begin({STORE});
    }}""")
    person.sit()
    for what in ("sp-card", "flying"):  # cards are dealt, blinds are put in
        wait_until(person.page, f"() => moved.tile.has('{what}') && moved.front.has('{what}')")

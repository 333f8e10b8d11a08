"""The form that opens a table: words that follow what is chosen, errors that go when mended, presets, search."""

from __future__ import annotations

from web.conftest import Someone
from web.person import Person
from web.walk import enter

WORDS = ".create .about li"


def field(label: str) -> str:
    """A field of the form by its label."""
    return f".create label:has(> span:text-is('{label}')) :is(input, select)"


def says(person: Person, *lines: str) -> None:
    """Wait until each of these stands in words."""
    for line in lines:
        person.page.wait_for_selector(f'{WORDS}:has-text("{line}")')


def test_the_words_follow_what_is_chosen_and_errors_go_when_they_are_mended(someone: Someone):
    person = enter(someone("Wren"))
    page = person.page
    page.click("text=Create a table")
    says(person, "Your table has 6 seats.", "two cards of your own")
    page.fill(field("Name"), "Thursday")
    page.select_option(field("Seats"), "9")
    page.select_option(field("Auto players"), "0")
    page.uncheck("text=Private")
    says(person, "Thursday has 9 seats.", "No auto players")
    page.select_option(field("Game"), "omaha")
    page.fill(field("Blinds"), "1000/2000")
    says(person, "four cards of your own", "The blinds are 1,000 and 2,000.", "The buy-in is 40,000 to 400,000.")
    page.fill(field("Blinds"), "1000/")
    wrong = page.locator(".create label:has(> span:text-is('Blinds')) .trouble")
    page.wait_for_selector(".create label:has(> span:text-is('Blinds')) .trouble:not(:empty)")
    says(person, "four cards of your own")  # what is right is still told
    page.click("text=Open the table")
    page.wait_for_selector(".create form > .trouble:not(:empty)")
    person.expect("400")
    page.fill(field("Blinds"), "5/10")
    says(person, "The blinds are 5 and 10.")
    assert wrong.inner_text() == page.locator(".create form > .trouble").inner_text() == ""
    page.select_option(field("Game"), "omaha6")  # seven players at most have cards enough
    says(person, "Thursday has 7 seats.", "six cards of your own")
    assert page.locator(".create .trouble:not(:empty)").count() == 0


def test_a_preset_a_dial_that_was_searched_and_a_table_like_the_last_one(someone: Someone):
    person = enter(someone("Perry"))
    page = person.page
    page.click("text=Create a table")
    page.click(".pick:has-text('Bomb-pot night')")
    says(person, "There are no blinds: everyone antes 10.", "There is no betting before the flop.")
    page.click(".create summary:has-text('Every dial')")
    page.fill(field("Search the dials"), "no such thing")
    page.wait_for_selector("text=No dial matches.")
    page.fill(field("Search the dials"), "pot house takes")
    page.wait_for_selector(".dialgroup:visible")
    assert page.locator(".dialgroup label:visible").all_inner_texts()[0].startswith("Rake")
    assert page.locator(".dialgroup label:visible").count() == 1
    page.fill(field("Rake"), "5")
    says(person, "The house takes 5% of each pot.")
    page.fill(field("Search the dials"), "straddle")
    page.wait_for_selector(".idle:visible:has-text('Has no effect now: there are no blinds.')")
    page.fill(field("Name"), "Boom")
    page.click("text=Open the table")
    page.wait_for_selector("sp-seat[data-me]")
    person.wait("state.board.length >= 3")
    assert person.read("info.dials.ante") == 8
    page.goto(person.url)
    page.click("text=Create a table")
    page.click("[aria-label='use the settings of my last table']")
    says(person, "Boom has 6 seats.", "everyone antes 10", "The house takes 5%")


def test_a_house_file_that_is_pasted_is_told_in_words_at_once(someone: Someone):
    person = enter(someone("Petra"))
    page = person.page
    page.click("text=Create a table")
    page.click(".create .pick:has-text('Your own house file')")
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    house = 'name = "spread"\nbased_on = "cardroom"\nlimit = "spread"\nblinds = [1, 2]\nbets = [2, 10]\n'
    page.evaluate("text => navigator.clipboard.writeText(text)", house)
    page.focus(".create textarea")
    page.keyboard.press("Control+V")
    says(person, "bets and raises are between 2 and 10")
    assert page.evaluate("document.activeElement.tagName") == "TEXTAREA"

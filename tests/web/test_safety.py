"""Markup in every text field stays text; the page is accessible in dark and light; nothing overlaps."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from later import sampled
from web.conftest import Someone
from web.person import MY_TURN, Person, play_on, play_out
from web.test_tournament import SHEET
from web.waiting import wait_until

PAYLOADS = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg onload=alert(1)>',
    "javascript:alert(1)",
    "'-alert(1)-'",
    "{{constructor.constructor('alert(1)')()}}",
    "<iframe srcdoc='<script>alert(1)</script>'>",
    "<a href='javascript:alert(1)'>x</a>",
]


@pytest.mark.parametrize("payload", PAYLOADS[:3])
def test_a_name_that_is_markup_is_refused_in_words(someone: Someone, payload: str):
    person = someone("Xia")
    person.page.goto(person.url)
    person.page.locator("sp-join input").first.evaluate("(made) => made.removeAttribute('maxlength')")
    person.page.fill("sp-join input", payload)
    person.page.click("sp-join button.primary")
    person.page.wait_for_selector("sp-join .trouble:not(:empty)")
    person.expect("400")


def test_markup_in_every_text_field_stays_text(someone: Someone):
    person, other = someone("Xav").come_in(), someone("Xen").come_in()
    link = person.open_table(chairs=3, autos=["caller"])
    person.go(link)
    other.go(link)
    person.page.click("#tab-chat")
    other.page.click("#tab-chat")
    for payload in PAYLOADS:
        person.page.fill("sp-chat input", payload)
        person.page.press("sp-chat input", "Enter")
        lines = "[...document.querySelectorAll('sp-chat li span')]"
        wait_until(other.page, f"(said) => {lines}.some((line) => line.textContent === said)", arg=payload)
    for payload in PAYLOADS:
        person.page.click("#tab-log")
        person.page.fill("sp-log input", payload)
        person.page.press("sp-log input", "Enter")
        person.page.click("#tab-host")
        person.page.evaluate("document.querySelector('sp-host input').removeAttribute('pattern')")
        person.page.fill("sp-host input", payload)
        person.page.click("sp-host button:text-is('Change')")
        person.page.wait_for_selector("sp-host .trouble:not(:empty)")
    for page in (person.page, other.page):
        assert page.locator("sp-room script, sp-room iframe, sp-room img[src='x'], sp-room svg[onload]").count() == 0
    person.page.goto(person.url)
    person.page.click("text=Create a table")
    person.page.wait_for_selector(".pick")
    person.page.click(".pick:has-text('Your own')")
    person.page.fill(".create textarea", PAYLOADS[1])
    person.page.fill(".create [placeholder='Friday night']", PAYLOADS[2])
    person.page.click("text=Open the table")
    person.page.wait_for_selector(".create .trouble:not(:empty)")
    assert person.page.locator("sp-room img[src='x'], sp-room svg[onload]").count() == 0
    person.expect("400")


@pytest.mark.parametrize(("button", "form", "shut"), [
    ("Create a table", "sp-create", "Open the table"), ("Create a tournament", "sp-newevent", "Open registration"),
])  # fmt: skip
def test_markup_in_every_field_of_a_form_is_refused_in_words(someone: Someone, button: str, form: str, shut: str):
    person = someone("Xul").come_in()
    person.page.goto(person.url)
    person.page.click(f"text={button}")
    person.page.wait_for_selector(f"{form} form")
    person.page.eval_on_selector_all(f"{form} details", "(all) => all.forEach((each) => { each.open = true; })")
    person.page.wait_for_load_state("networkidle")  # which dials decide something is known then
    fields = person.page.locator(f"{form} input[type=text]:visible:not([placeholder='Our Friday game'])")
    assert fields.count() >= 3
    for at in range(fields.count()):
        usual = fields.nth(at).input_value()
        fields.nth(at).evaluate("(made) => made.removeAttribute('maxlength')")
        fields.nth(at).fill(PAYLOADS[at % len(PAYLOADS)])
        person.page.eval_on_selector(f"{form} .trouble", "(made) => { made.textContent = ''; }")
        person.page.click(f"text={shut}")
        person.page.wait_for_selector(f"{form} .trouble:not(:empty)")
        assert (
            person.page.locator("sp-room script, sp-room iframe, sp-room img[src='x'], sp-room svg[onload]").count()
            == 0
        )
        fields.nth(at).fill(usual)
    person.expect("400")


def test_markup_in_the_name_of_a_saved_table_is_refused_in_words(someone: Someone):
    person = someone("Xes").come_in()
    person.page.goto(person.url)
    person.page.click("text=Create a table")
    person.page.click("summary:has-text('Save these settings')")
    for payload in PAYLOADS:
        person.page.locator("[placeholder='Our Friday game']").evaluate("(made) => made.removeAttribute('maxlength')")
        person.page.fill("[placeholder='Our Friday game']", payload)
        person.page.click(".create button:text-is('Save')")
        person.page.wait_for_selector("sp-create .trouble:not(:empty)")
        assert person.page.locator("sp-room img[src='x'], sp-room svg[onload]").count() == 0
    person.expect("400")


def test_the_name_of_a_tournament_stays_text(someone: Someone):
    person = someone("Xot").come_in()
    for payload in PAYLOADS:
        name = payload[:40]
        answer = person.context.request.post(
            f"{person.url}/api/tournaments", data={"name": name, "toml": SHEET}, headers={"origin": person.url}
        )
        assert answer.ok or answer.json()["code"], payload
        if not answer.ok:
            continue
        person.page.goto(person.url + answer.json()["path"])
        person.page.wait_for_selector("sp-tournament.event:visible")
        assert person.page.text_content("sp-tournament.event > h2") == name
    person.page.goto(person.url)
    person.page.wait_for_selector(
        "sp-tournaments .none, sp-tournaments .tablecard, sp-tournaments .dim", state="attached"
    )
    assert person.page.locator("sp-room script, sp-room iframe, sp-room img[src='x'], sp-room svg[onload]").count() == 0


# the live regions at the end of the page are no landmarks
EVERYTHING = {"rules": {"region": {"enabled": False}}, "resultTypes": ["violations"]}
COLOURS = {"runOnly": ["color-contrast"], "resultTypes": ["violations"]}


def violations(person: Person, rules: dict[str, Any]) -> list[str]:
    found = Axe().run(person.page, options=rules).response["violations"]
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]


LATER = pytest.param("light", COLOURS, marks=pytest.mark.long)


@pytest.mark.parametrize(("scheme", "rules"), [("dark", EVERYTHING), LATER])
def test_the_page_is_accessible(someone: Someone, scheme: str, rules: dict[str, Any]):
    person = someone("Axel", color_scheme=scheme)
    person.page.goto(person.url)
    person.page.wait_for_selector("sp-join input")
    person.page.click("text=I’ve been here before")
    found = {"join": violations(person, rules)}
    person.page.fill("sp-join input", person.name)
    person.page.click("text=Come in")
    person.page.wait_for_selector(".tablecard")
    found["lobby"] = violations(person, rules)
    person.page.click("button.me")
    person.page.fill("[data-part=bots] form input", f"Bot of {person.name}")
    person.page.click("text=Make a bot")
    person.page.wait_for_selector("sp-mybots .example")
    found["account"] = violations(person, rules)
    person.page.keyboard.press("Escape")
    person.page.click("text=Create a table")
    person.page.wait_for_selector(".pick")
    person.page.click(".create summary:has-text('Every dial')")
    found["create"] = violations(person, rules)
    person.go(person.open_table(chairs=4, autos=["caller", "rock", "random"]))
    found["watching"] = violations(person, rules)
    person.page.click("[aria-label='invite friends']")
    person.page.wait_for_selector(".qr")
    found["invite"] = violations(person, rules)
    person.page.keyboard.press("Escape")
    person.sit().page.wait_for_selector(MY_TURN)
    found["turn"] = violations(person, rules)
    for tab in ("chat", "rules", "ledger", "host"):
        person.page.click(f"#tab-{tab}")
        found[tab] = violations(person, rules)
    play_out([person])
    found["showdown"] = violations(person, rules)
    person.page.click("#tab-log")
    person.page.click("[data-view=mine]")
    person.page.wait_for_selector("sp-log .held")
    found["my hands"] = violations(person, rules)
    person.page.keyboard.press("?")
    found["help"] = violations(person, rules)
    assert {place: each for place, each in found.items() if each} == {}


@pytest.mark.parametrize(("scheme", "rules"), [("dark", EVERYTHING), LATER])
def test_the_pages_of_a_tournament_are_accessible(someone: Someone, scheme: str, rules: dict[str, Any]):
    person = someone("Axis", color_scheme=scheme).come_in()
    page = person.page
    page.goto(person.url)
    page.click("text=Create a tournament")
    page.wait_for_selector("sp-newevent form")
    page.click("text=The structure sheet, as text")
    found = {"form": violations(person, rules)}
    page.fill("sp-newevent textarea", SHEET)
    page.click("text=Open registration")
    page.wait_for_selector("sp-tournament.event:visible")
    found["before"] = violations(person, rules)
    page.click("[data-ask=register]")
    page.wait_for_selector(MY_TURN)
    found["during"] = violations(person, rules)
    assert {place: each for place, each in found.items() if each} == {}


@pytest.mark.parametrize("size", sampled([(1280, 800), (1024, 768), (390, 844), (360, 640)], [(1280, 800), (360, 640)]))
def test_ten_players_do_not_overlap(someone: Someone, size: tuple[int, int]):
    width, height = size
    person = someone("Ten", viewport={"width": width, "height": height}).come_in()
    person.go(person.open_table(chairs=10, autos=["caller"] * 9)).sit()
    play_on([person], "state.board.length >= 3 && you.options")
    boxes = person.page.evaluate(
        """() => ['.plate', '.board sp-card', '.bet:not([hidden])', 'sp-seat[data-me] .hole sp-card'].flatMap((kind) =>
            [...document.querySelectorAll(`sp-felt ${kind}`)].map((found) => {
                const { x, y, width, height } = found.getBoundingClientRect();
                return [kind, x, y, x + width, y + height];
            }))"""
    )
    assert len(boxes) >= 10 + 3 + 2
    for at, (kind, left, top, right, bottom) in enumerate(boxes):
        assert 0 <= left < right <= width, (kind, left, right)
        assert 0 <= top < bottom <= height, (kind, top, bottom)
        for other, *box in boxes[at + 1 :]:
            if {kind, other} == {".plate", "sp-seat[data-me] .hole sp-card"}:
                continue  # one's own cards stand behind one's own plate
            apart = right <= box[0] + 1 or box[2] <= left + 1 or bottom <= box[1] + 1 or box[3] <= top + 1
            assert apart, (kind, (left, top, right, bottom), other, box)

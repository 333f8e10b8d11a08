"""How one likes it: settings that the browser keeps; the room as an app, with a page for when it is gone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from sidepot.words import LANGUAGES
from web.conftest import Someone
from web.person import MY_TURN
from web.server import Server
from web.waiting import wait_until

pytestmark = pytest.mark.long

ROOT = "document.documentElement.dataset"


def test_settings_are_kept_by_the_browser_and_seen_at_once(someone: Someone):
    person = someone("Kim").come_in()
    page = person.go(person.open_table(chairs=2, autos=["caller"])).page
    page.click("[aria-label=settings]")
    page.check("dialog.settings input[name=felt][value=blue]")
    page.check("dialog.settings input[name=back][value=black]")
    page.select_option("dialog.settings [data-setting=contrast]", "more")
    page.select_option("dialog.settings [data-setting=deck]", "four")
    page.uncheck("dialog.settings [data-kind=chips]")
    page.fill("dialog.settings [data-setting=volume]", "40")
    found = Axe().run(page, options={"resultTypes": ["violations"], "rules": {"region": {"enabled": False}}})
    assert [each["id"] for each in found.response["violations"]] == []
    page.reload()
    page.wait_for_selector("sp-felt sp-seat", state="attached")
    kept = page.evaluate(f"() => [{ROOT}.felt, {ROOT}.back, {ROOT}.contrast, {ROOT}.deck]")
    assert kept == ["blue", "black", "more", "four"]
    page.click("[aria-label=settings]")
    assert not page.is_checked("dialog.settings [data-kind=chips]")
    assert page.input_value("dialog.settings [data-setting=volume]") == "40"


def test_notices_are_asked_for_when_somebody_turns_them_on_and_not_before(someone: Someone):
    person = someone("Noa").come_in()
    page = person.page
    page.add_init_script(
        """window.asked = 0; window.noticed = [];
        Notification.requestPermission = async () => { window.asked += 1; return "granted"; };
        Object.defineProperty(Notification, "permission", { get: () => (window.asked ? "granted" : "default") });
        ServiceWorkerRegistration.prototype.showNotification = async (title, { body }) => {
          window.noticed.push(`${title}: ${body}`);
        };
        Object.defineProperty(document, "hidden", { get: () => window.away === true });"""
    )
    person.go(person.open_table(name="Friday", chairs=2, autos=["caller"]))
    page.evaluate("() => navigator.serviceWorker.ready")
    person.sit()
    page.wait_for_selector(MY_TURN)
    assert page.evaluate("() => window.asked") == 0
    page.click("[aria-label=settings]")
    page.click("dialog.settings label:has-text('Your turn, and') input")
    wait_until(page, "() => window.asked === 1")
    page.keyboard.press("Escape")
    page.evaluate("() => { window.away = true; }")
    person.act()
    wait_until(page, "() => window.noticed.includes('Your turn: Friday')")


def test_without_the_room_a_page_of_its_own_stands_in_and_no_code_is_kept(someone: Someone, crashing: Server):
    person = someone("Ola", url=crashing.url).come_in()
    page = person.page
    page.goto(person.url)
    page.wait_for_selector(".lobby")
    page.evaluate("() => navigator.serviceWorker.ready")
    names = page.evaluate("() => caches.keys()")
    kept = page.evaluate("async ([name]) => (await (await caches.open(name)).keys()).map(({ url }) => url)", names)
    assert len(names) == 1
    last = {url.rpartition("/")[2] for url in kept if "/vendor/fluent/" not in url}
    words = {f"{language}.ftl" for language in LANGUAGES}
    assert last == {"base.css", "icon.svg", "offline.html", "offline.js", "settings.js", "say.js"} | words
    crashing.kill()
    page.reload()
    page.wait_for_selector("h1:text-is('The room can’t be reached')")
    crashing.start()
    page.wait_for_selector(".lobby")
    manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    base = page.evaluate("() => document.querySelector('link[rel=manifest]').href").rpartition("/")[0]
    for icon in manifest["icons"]:
        answer = person.context.request.get(f"{base}/{icon['src']}")
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])

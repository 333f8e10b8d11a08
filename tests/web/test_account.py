"""Coming back, as people do: by link, on a second device, by password, by passkey; bots; giving a name back."""

from __future__ import annotations

import asyncio
import textwrap

import pytest
from playwright.sync_api import expect

from web.conftest import Someone
from web.person import Person
from web.server import Server

PHONE = {"width": 360, "height": 640}


def by_the_form(person: Person) -> str:
    """Come in through the page; the link that is shown."""
    person.page.goto(person.url)
    person.page.fill("sp-join input", person.name)
    person.page.click("text=Come in")
    return person.page.input_value("sp-wayback .secret")


def account(person: Person) -> Person:
    """Open the panel."""
    person.page.click(".me, .account-tool >> visible=true")
    person.page.wait_for_selector("dialog.account .part-of-account")
    return person


def part(person: Person, name: str) -> str:
    return f"dialog.account [data-part={name}]"


def lobby_of(person: Person) -> None:
    person.page.wait_for_selector(f"h1:text-is('Welcome, {person.name}')")


def test_who_has_cleared_the_cookies_comes_back_by_link_to_the_same_chips(someone: Someone):
    ada = someone("Ada")
    link = by_the_form(ada)
    table = ada.open_table(chairs=3)
    ada.go(table).sit(123)
    ada.context.clear_cookies()
    ada.page.goto(link)
    lobby_of(ada)
    assert ada.page.url == f"{ada.url}/"
    ada.go(table)
    ada.wait("state.chairs[you.chair]?.chips === 123")
    assert ada.read("you.host")


def test_a_second_device_takes_the_table_over_and_the_first_takes_it_back(someone: Someone):
    laptop, phone = someone("Bea"), someone("Bea", viewport=PHONE)
    link = by_the_form(laptop)
    table = laptop.open_table(chairs=3)
    laptop.go(table).sit(150)
    phone.page.goto(link)
    phone.page.wait_for_selector(f"text=Welcome, {laptop.name}")
    phone.go(table)
    phone.wait("state.chairs[you.chair]?.chips === 150")
    laptop.page.wait_for_selector("text=shown in another window of yours")
    laptop.page.click("text=Use it here")
    phone.page.wait_for_selector("text=shown in another window of yours")


def test_a_link_is_made_anew_in_the_menu_and_the_old_one_is_refused(someone: Someone):
    cleo, other = someone("Cleo"), someone("Cleo")
    old = by_the_form(cleo)
    cleo.page.click("sp-wayback .shut")
    expect(cleo.page.locator("sp-wayback")).to_be_hidden()
    account(cleo).page.click(f"{part(cleo, 'back')} >> text=Make a new link")
    shown = cleo.page.locator(f"{part(cleo, 'back')} .secret")
    expect(shown).not_to_have_value(old)
    new = shown.input_value()
    other.page.goto(old)
    other.page.wait_for_selector("sp-join .why:has-text('does not open any account')")
    other.expect("403")
    other.page.click("text=I’ve been here before")
    other.page.fill("sp-back [name=code]", new)
    other.page.click("sp-back form.code button")
    other.page.wait_for_selector(f"text=Welcome, {cleo.name}")


def test_copying_works_without_the_permission(someone: Someone):
    dora = someone("Dora")
    link = by_the_form(dora)
    dora.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }")
    dora.page.click("sp-wayback .copy")
    dora.page.wait_for_selector("sp-wayback .copy:text-matches('Copied|Selected')")
    assert dora.page.evaluate("() => getSelection().toString() || document.activeElement.value") == link


def test_a_name_that_is_taken_may_be_ones_own(someone: Someone):
    eva = someone("Eva")
    by_the_form(eva)
    account(eva).page.fill(f"{part(eva, 'password')} [name=new-password]", "correct horse")
    eva.page.click(f"{part(eva, 'password')} >> text=Save")
    eva.page.wait_for_selector(f"{part(eva, 'password')} >> text=You have one")
    eva.context.clear_cookies()
    eva.page.goto(eva.url)
    eva.page.fill("sp-join input", eva.name)
    eva.page.click("text=Come in")
    eva.page.wait_for_selector(f"h2:text-is('Is {eva.name} yours?')")
    eva.page.fill("sp-back [name=password]", "wrong horse")
    eva.page.click("text=Log in")
    eva.page.wait_for_selector("sp-back .trouble:has-text('do not belong together')")
    eva.page.fill("sp-back [name=password]", "correct horse")
    eva.page.click("text=Log in")
    lobby_of(eva)
    eva.expect("409")
    eva.expect("403")


def test_a_passkey_logs_in_where_the_room_has_a_name(someone: Someone, room: Server):
    fay = someone("Fay", url=f"http://localhost:{room.port}")
    devtools = fay.context.new_cdp_session(fay.page)
    devtools.send("WebAuthn.enable")
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }})  # fmt: skip
    by_the_form(fay)
    account(fay).page.click("text=Add a passkey")
    fay.page.wait_for_selector(f"{part(fay, 'passkeys')} li:has-text('Chrome on')")
    fay.page.click("text=Add a passkey")
    fay.page.wait_for_selector("dialog.account .trouble:has-text('already has a passkey for you')")
    for _ in range(2):  # the second time with another count
        fay.context.clear_cookies()
        fay.page.goto(fay.url)
        fay.page.click("text=I’ve been here before")
        with fay.page.expect_request("**/api/back/passkey") as sent:
            fay.page.click("text=Use a passkey")
        lobby_of(fay)
    # what was signed once opens nothing a second time
    headers = {"origin": fay.url, "content-type": "application/json"}
    again = fay.context.request.post(f"{fay.url}/api/back/passkey", data=sent.value.post_data, headers=headers)
    assert (again.status, again.json()["code"]) == (403, "wrong-secret")
    account(fay).page.click(f"{part(fay, 'passkeys')} li button")
    expect(fay.page.locator(f"{part(fay, 'passkeys')} li")).to_have_count(0)
    fay.context.clear_cookies()
    fay.page.goto(fay.url)
    fay.page.click("text=I’ve been here before")
    fay.page.click("text=Use a passkey")
    fay.page.wait_for_selector("sp-back .trouble:has-text('does not open any account')")
    fay.expect("403")


def test_passkeys_are_not_offered_where_a_browser_has_none(someone: Someone):
    gus = someone("Gus")  # at 127.0.0.1, which is no name
    by_the_form(gus)
    account(gus)
    expect(gus.page.locator("text=Add a passkey")).to_be_hidden()
    assert "Passkeys need a name" in gus.text(part(gus, "passkeys"))


def test_a_device_is_logged_out_from_another(someone: Someone):
    ida, lost = someone("Ida"), someone("Ida", viewport=PHONE)
    link = by_the_form(ida)
    lost.page.goto(link)
    lost.page.wait_for_selector(f"text=Welcome, {ida.name}")
    account(ida)
    expect(ida.page.locator("sp-sessions li")).to_have_count(2)
    ida.page.click("text=Log out there")
    expect(ida.page.locator("sp-sessions li")).to_have_count(1)
    lost.page.wait_for_selector("sp-join .why:has-text('You were logged out here from another device.')")


def test_a_bots_token_is_made_on_the_page_and_the_example_runs(someone: Someone, capsys: pytest.CaptureFixture[str]):
    jan = someone("Jan")
    by_the_form(jan)
    bots, robo = part(jan, "bots"), f"Robo {jan.name.split()[-1]}"
    account(jan).page.fill(f"{bots} form input", robo)
    jan.page.click("text=Make a bot")
    token = jan.page.input_value(f"{bots} .secret >> nth=0")
    line = jan.page.input_value(f"{bots} .example")
    assert token in line
    names: dict[str, object] = {}
    exec(f"from sidepot.client import Client\nasync def run():\n{textwrap.indent(line, '    ')}", names)
    # Playwright has a loop of its own in this thread
    import threading

    ran = threading.Thread(target=lambda: asyncio.run(names["run"]()))  # type: ignore[operator]
    ran.start()
    ran.join(20)
    assert "'house'" in capsys.readouterr().out
    jan.page.click(f"{bots} >> text=New token")
    expect(jan.page.locator(f"{bots} .secret >> nth=0")).not_to_have_value(token)
    jan.page.click(f"{bots} >> text=Remove")
    expect(jan.page.locator(f"{bots} li")).to_have_count(0)


def test_logging_out_keeps_the_name_and_giving_it_back_frees_it(someone: Someone):
    kim, other = someone("Kim"), someone("Kim")
    link = by_the_form(kim)
    table = kim.open_table(chairs=3)
    kim.go(table).sit(100)
    account(kim)
    assert "100 chips at Test table" in kim.text(part(kim, "out"))
    assert kim.page.is_disabled("[data-do=give-back]")
    kim.page.click("[data-do=log-out]")
    kim.page.click("[data-do=log-out]")
    kim.page.wait_for_selector("sp-join .why:has-text('You have logged out.')")
    kim.page.goto(link)
    lobby_of(kim)
    kim.go(table)
    kim.wait("state.chairs[you.chair]?.chips === 100")
    kim.ask("leave")
    kim.ask("close-table")
    kim.page.goto(kim.url)
    lobby_of(kim)
    account(kim).page.click("[data-do=give-back]")
    kim.page.click("[data-do=give-back]")
    kim.page.wait_for_selector("sp-join .why:has-text('Your name is free again.')")
    other.name = kim.name
    by_the_form(other)


def test_a_link_from_somebody_else_does_not_take_ones_own_name_away(someone: Someone):
    victim, sender = someone("Lea"), someone("Max")
    link = by_the_form(sender)
    by_the_form(victim)
    victim.page.goto(link)
    victim.page.wait_for_selector(f"h1:text-is('You are here as {victim.name}')")
    victim.page.click(f"text=Stay {victim.name}")
    lobby_of(victim)
    victim.page.goto(link)
    victim.page.click("text=Log in with the link")
    victim.page.wait_for_selector(f"text=Welcome, {sender.name}")


@pytest.mark.parametrize("size", [PHONE, {"width": 1280, "height": 800}], ids=["phone", "desktop"])
def test_the_panel_fits(someone: Someone, size: dict[str, int]):
    nia = someone("Nia", viewport=size)
    by_the_form(nia)
    assert nia.page.evaluate("() => document.querySelector('.lobby').scrollWidth <= innerWidth")
    nia.post("/api/bots", name=f"Long bot {nia.name.split()[-1]} abcdefgh")
    if size is PHONE:
        nia.page.click("button.me")
    else:
        nia.page.click(".account-tool")
    nia.page.wait_for_selector(f"{part(nia, 'bots')} li")
    nia.page.click(f"{part(nia, 'bots')} >> text=New token")
    nia.page.wait_for_selector(f"{part(nia, 'bots')} .example")
    beyond = """() => [...document.querySelectorAll('dialog.account *')].filter((found) => {
        const { right, left, width } = found.getBoundingClientRect();
        return width && (right > innerWidth + 1 || left < -1);
    }).map((found) => found.outerHTML.slice(0, 80))"""
    assert nia.page.evaluate(beyond) == []

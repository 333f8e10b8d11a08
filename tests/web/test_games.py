"""Games at a table, the host's dials and saved tables, as people meet them on the page."""

from __future__ import annotations

from web.conftest import Someone
from web.person import play_on

TIMED = {"house": "kitchen", "dials": {"blinds": "50/100", "ends": "hands", "ends_after": "2"}, "pause_ms": 500}


def test_k8_a_game_ends_with_its_places_and_the_host_starts_the_next(someone: Someone):
    host, guest = someone("Kit").come_in(), someone("Kim").come_in()
    link = host.open_table(chairs=4, **TIMED)
    for person in (host, guest):
        person.go(link).sit()
    host.page.wait_for_selector("sp-game >> text=hand 1 of 2")
    play_on([host, guest], "state.game.over")
    host.page.wait_for_selector(".gameover h2:has-text('game 1')")
    assert host.page.locator(".places li").count() == 2
    guest.page.wait_for_selector(f".gameover >> text={host.name} starts it")
    assert guest.page.locator("text=Start the next game").is_hidden()
    assert "in for the next game" in guest.text("sp-dock")
    assert host.page.locator("sp-sitbar >> text=Buy in again").is_hidden()
    host.page.click("text=Start the next game")
    guest.page.wait_for_selector(".gameover", state="hidden")
    play_on([host, guest], "state.game.number === 2 && state.hand === 3")
    state = host.read("state")
    assert sum(chair["chips"] for chair in state["chairs"] if chair) + state["pot"] == 20_000


def test_k7_who_is_out_of_a_game_is_told_so_and_sits_down_for_the_next(someone: Someone):
    host, guest = someone("Kat").come_in(), someone("Ken").come_in()
    link = host.open_table(chairs=4, house="kitchen", dials={"blinds": "50/100"}, autos=["caller"], pause_ms=500)
    for person in (host, guest):
        person.go(link).sit()
    play_on([host, guest], "state.hand > 1")
    guest.ask("leave")
    play_on([host], "!state.chairs.some((chair) => chair?.player.startsWith('Ken'))")
    guest.page.wait_for_selector("text=You are out of this game")
    assert guest.page.locator("sp-sitbar button.primary").is_hidden()
    host.page.click("#tab-host")
    host.page.click("text=End the game after this hand")
    play_on([host], "state.game.over")
    guest.page.click("sp-sitbar button.primary")
    guest.page.wait_for_selector("sp-seat[data-me]")
    host.page.click("text=Start the next game")
    guest.wait("state.game.number === 2 && state.playing")


def test_a_host_turns_any_dial_and_everyone_reads_what_will_change(someone: Someone):
    host, guest = someone("Dora").come_in(), someone("Dan").come_in()
    link = host.open_table(chairs=4, house="cardroom", pause_ms=500)
    for person in (host, guest):
        person.go(link).sit()
    host.page.click("#tab-host")
    host.page.click("sp-host summary:text-is('Every dial')")
    label = "sp-host details label:has(> span:text-is('{}'))"
    pot_raise = host.page.locator(label.format("Largest raise in pot limit"))
    host.page.wait_for_selector(label.format("Limit"))
    pot_raise.wait_for(state="hidden")
    host.page.select_option(f"{label.format('Limit')} select", "pot")
    pot_raise.wait_for(state="visible")
    host.page.fill(f"{label.format('Blinds')} input", "10/5")
    host.page.wait_for_selector(f"{label.format('Blinds')} .trouble:has-text('falls')")
    host.page.fill(f"{label.format('Blinds')} input", "5/10")
    host.page.fill(f"{label.format('Ante')} input", "2")
    host.page.fill(f"{label.format('Rake')} input", "5")
    host.page.click("text=Change from the next hand")
    guest.page.wait_for_selector("sp-game >> text=From the next hand: Limit: Pot Limit")
    assert "Ante: 2" in guest.text("sp-game .gameline")
    play_on([host, guest], "state.hand > 1 && state.blinds.join('/') === '5/10'")
    assert guest.read("info.limit") == "pot"
    assert guest.read("info.dials.rake") == 5
    assert guest.read("state.blinds") == [5, 10]


def test_a_form_and_a_table_are_saved_and_opened_again_on_another_device(someone: Someone):
    host = someone("Sal").come_in()
    page = host.page
    page.goto(host.url)
    page.click("text=Create a table")
    page.click(".pick:has-text('Kitchen')")
    page.fill("label:has(> span:text-is('Blinds')) input", "5/10")
    page.click("summary:has-text('Save these settings')")
    page.fill("label:has(> span:text-is('Saved as')) input", "Our Friday")
    page.click(".create button:text-is('Save')")
    page.wait_for_selector("sp-saved >> text=Our Friday")
    page.click("[aria-label='rename Our Friday']")
    page.fill("[aria-label='new name of Our Friday']", "Fridays")
    page.keyboard.press("Enter")
    page.wait_for_selector("[aria-label='use Fridays']")

    page.goto(host.url)
    page.click("text=Create a table")
    page.click("[aria-label='use Fridays']")
    assert page.locator(".pick:has-text('Kitchen') input").is_checked()
    page.click("text=Open the table")
    page.wait_for_selector("sp-seat[data-me]")
    assert host.read("info.blinds") == [5, 10]
    assert host.read("info.house") == "kitchen"
    page.click("#tab-host")
    page.fill("[aria-label='saved as']", "From the table")
    page.click("sp-host button:text-is('Save')")
    page.wait_for_selector("text=Saved as From the table.")

    page.goto(host.url)
    page.click("text=Create a table")
    page.click("[aria-label='delete Fridays']")
    page.click("[aria-label='delete Fridays']")
    page.wait_for_selector("[aria-label='use Fridays']", state="detached")
    assert page.locator("[aria-label='use From the table']").count() == 1


def test_who_is_alone_with_chips_waits_for_others(someone: Someone):
    host, guest = someone("Kit").come_in(), someone("Kim").come_in()
    link = host.open_table(chairs=2, pause_ms=3000)
    for person in (host, guest):
        person.go(link).sit()
    assert host.text("sp-dock .status") == "Next hand in a moment"
    play_on([host, guest], "state.outcome")
    guest.ask("leave")
    host.wait("state.chairs.filter(Boolean).length === 1")
    assert host.text("sp-dock .status") == "Waiting for other players"


def test_houses_whose_names_are_letters_are_written_so(someone: Someone):
    host = someone("Kit").come_in()
    host.page.goto(host.url)
    host.page.click("text=Create a table")
    host.page.wait_for_selector(".pick b:text-is('TDA')")
    host.page.keyboard.press("Escape")
    host.page.click("text=Create a tournament")
    host.page.wait_for_selector("sp-newevent option:text-is('TDA')", state="attached")

"""Whole hands in the browser: every house, phone, keys, discards, side pots."""

from __future__ import annotations

import time

import pytest

from later import sampled
from sidepot.rules import NAMES
from web.conftest import Someone
from web.person import MY_TURN, PATIENCE, STORE, deal_again, play_on, play_out
from web.waiting import wait_until


@pytest.mark.parametrize("house", sampled(NAMES, ("standard", "pineapple", "kitchen")))
def test_two_people_and_auto_players_play_whole_hands_of_every_house(someone: Someone, house: str):
    host, guest = someone("Ada").come_in(), someone("Bob").come_in()
    link = host.open_table(house=house, chairs=4, autos=["caller", "rock"])
    host.go(link).hold().sit()
    guest.go(link).sit()
    host.go_on()
    if host.read("state.game?.over"):  # nobody joins later: the host says when it begins
        host.page.click("text=Start the game")
    for hand in (1, 2):
        play_out([host, guest])
        for person in (host, guest):
            assert person.read("state.hand") == hand
            told = person.text(".outcome p")
            # several pots, or chips that went back: told winner by winner
            assert any(name in told for name in person.read("state.outcome.won"))
        deal_again(host, guest)
    ledger = host.context.request.get(f"{host.url}/api/tables/{host.read('id')}/ledger").json()
    assert ledger["total"] == 0


def test_from_the_link_to_the_first_decision_on_a_phone_in_less_than_20_seconds(someone: Someone):
    link = someone("Host").come_in().open_table(chairs=6, autos=["caller", "rock", "random"])
    guest = someone("Gil", viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    began = time.monotonic()
    guest.page.goto(link)
    guest.page.fill("sp-join input", guest.name)
    guest.page.tap("sp-join button.primary")
    guest.page.wait_for_selector(f"{MY_TURN} .act.call:enabled", timeout=20_000)
    assert time.monotonic() - began < 20
    for made in guest.page.query_selector_all(".act, .preset, .step"):
        box = made.bounding_box()
        assert box is None or (box["height"] >= 44 and box["x"] >= 0 and box["x"] + box["width"] <= 360)
    guest.page.tap(".act.call")
    play_on([guest], "state.outcome")


@pytest.mark.long
def test_twenty_hands_by_keys_alone(someone: Someone):
    player = someone("Kim").come_in()
    link = player.open_table(chairs=3, autos=["caller", "caller"])
    player.page.goto(link)
    player.page.wait_for_selector("sp-sitbar button.primary")
    for _ in range(40):
        if player.page.evaluate("document.activeElement.matches('sp-sitbar button.primary')"):
            break
        player.page.keyboard.press("Tab")
    player.page.keyboard.press("Enter")
    raised = folded = 0
    next_turn = f"""(last) => {{
        const {{ state, you }} = {STORE};
        if (state.hand > 20) return ["over"];
        return you.turn && you.turn !== last ? [you.turn, you.options] : null;
    }}"""
    turn = ""
    while True:
        found = wait_until(player.page, next_turn, arg=turn, timeout=PATIENCE)
        if found == ["over"]:
            break
        turn, options = found
        if options["may_raise"] and raised < 5:
            raised += 1
            keys = ("1", "ArrowUp", "Enter")
        elif options["may_check"]:
            keys = ("c",)
        else:
            folded += 1
            keys = ("f",)
        for key in keys:
            player.page.keyboard.press(key)
    assert raised == 5
    assert folded


def test_the_amount_is_written_and_confirmed_and_kept_to_what_is_legal(someone: Someone):
    player = someone("Ria").come_in()
    player.go(player.open_table(chairs=2, autos=["caller"])).sit()
    player.page.wait_for_selector(f"{MY_TURN} sp-betbox:not([hidden])")
    high = player.read("you.options.max_to")
    player.page.keyboard.press("r")
    player.page.keyboard.type("999999999")
    assert player.text(".act.raise").split() == ["Raise", "to", str(high), "all-in"]
    player.page.keyboard.press("Escape")
    player.page.fill("sp-betbox .amount", "17")
    player.page.press("sp-betbox .amount", "Enter")
    player.page.wait_for_selector(f"sp-log li:has-text('{player.name} raises to 17')")


def test_p6_button_badge_and_log_call_a_wager_by_one_name(someone: Someone):
    """C14 too: in both houses the first wager over the blinds is a bet."""
    words = {"bet": ("Bet", "bets"), "raise": ("Raise to", "raises to"), "cap": ("Cap at", "caps it at")}
    host, guest = someone("Una").come_in(), someone("Vic").come_in()
    link = host.open_table(chairs=2, house="cardroom", dials={"limit": "fixed", "blinds": [10, 20]})
    people = {one.name: one for one in (host, guest)}
    for one in people.values():
        one.go(link).sit()
    for verb in ("bet", "raise", "raise", "cap"):
        host.wait("state.turn !== null")
        actor = people[host.read("state.turn")]
        actor.page.wait_for_selector(f"{MY_TURN} .act.raise:not([disabled])")
        button, log = words[verb]
        amount = str(actor.read("you.options.min_to"))
        assert actor.text(".act.raise").split() == [*button.split(), amount]
        actor.page.click(".act.raise")
        host.page.wait_for_selector(f"sp-log li:has-text('{actor.name} {log} {amount}')", state="attached")
        assert host.read(f"state.chairs.find((chair) => chair?.player === {actor.name!r}).did") == verb


PRESSED = """(times) => {
  const press = () => new KeyboardEvent("keydown", { key: "f", bubbles: true });
  for (let n = 0; n < times; n += 1) document.body.dispatchEvent(press());
  return document.querySelector('.act.fold').textContent;
}"""
"""The button forgets after three seconds that it was pressed: all presses are one moment, however busy the machine."""


def test_folding_for_nothing_is_asked_twice(someone: Someone):
    player = someone("Flo").come_in()
    player.go(player.open_table(chairs=2, autos=["caller"])).sit()
    play_on([player], "you.options?.may_check")
    assert "Fold anyway?" in player.page.evaluate(PRESSED, 1)
    assert player.read("you.options !== null")
    player.page.wait_for_selector(".act.fold:not([data-sure])")
    player.page.evaluate(PRESSED, 2)
    player.wait("you.options === null")
    assert ("folded", player.name) in [(event["type"], event.get("player")) for event in player.read("log")]


def test_a_plan_is_made_shown_and_dropped(someone: Someone):
    first, second = someone("Pia").come_in(), someone("Quin").come_in()
    link = first.open_table(chairs=2)
    first.go(link).sit()
    second.go(link).sit()
    first.wait("state.turn !== null")
    waiting = second if first.turn else first
    waiting.page.click(".plan >> text=Call any")
    waiting.page.wait_for_selector(".plan[aria-pressed=true]")
    waiting.page.click(".plan >> text=Call any")
    waiting.wait("you.plan === 'none'")
    waiting.page.click(".plan >> text=Call any")
    waiting.wait("you.plan === 'call-any'")
    (first if waiting is second else second).act()
    play_on([first if waiting is second else second], "state.board.length >= 3 || state.outcome")


def test_a_card_is_thrown_away_in_pineapple(someone: Someone):
    player = someone("Pam").come_in()
    player.go(player.open_table(house="pineapple", chairs=4, autos=["caller"] * 3)).sit()
    play_on([player], "you.options?.discards.length")
    held = player.read("you.cards")
    assert len(held) == 3
    player.page.click(f".throw[data-card='{held[1]}']")
    assert player.page.is_enabled(".act.raise")
    player.page.click(".act.raise")
    player.wait("you.cards.length === 2")
    assert player.read("you.cards") == [held[0], held[2]]
    assert len(player.page.query_selector_all("sp-seat[data-me] sp-card")) == 2


def test_three_all_in_and_the_side_pots_are_told(someone: Someone):
    people = [someone(name).come_in() for name in ("Uma", "Vic", "Wes")]
    link = people[0].open_table(chairs=3)
    people[0].go(link).hold()
    for person, chips in zip(people, (40, 120, 300), strict=True):
        if person is not people[0]:
            person.go(link)
        person.sit(chips)
    people[0].go_on().wait("state.playing")
    people[0].hold()
    while people[0].read("state.outcome") is None:
        people[0].wait("state.outcome || state.turn")
        person = next((each for each in people if each.name == people[0].read("state.turn")), None)
        if person is None:
            break
        person.page.wait_for_selector(MY_TURN)
        told = person.read("state.pots.length")
        assert person.page.locator(".one-pot").count() == (told if told > 1 else 0)
        if person.page.is_visible("sp-betbox"):
            person.page.click(".preset >> nth=-1")
            turn = person.read("you.turn")
            person.page.click(".act.raise")
            person.wait(f"you.turn !== {turn!r}")
        else:
            person.act()
        people[0].wait(f"state.outcome || state.turn !== {person.name!r}")
    people[0].page.wait_for_selector(".outcome:visible")
    says = " ".join(people[0].page.locator(".outcome p, .result p").all_inner_texts())
    assert "main pot" in says
    assert "side pot 1" in says
    assert people[0].page.locator("sp-seat[data-won]").count() >= 1
    assert people[0].page.locator("sp-card.plays").count() >= 5


NO_SOUND = {
    "absent": "for (const name of ['AudioContext', 'webkitAudioContext']) delete window[name];",
    "throws": "window.AudioContext = function () { window.tried = (window.tried ?? 0) + 1; throw new Error('none'); };",
    "stays asleep": """Object.defineProperty(AudioContext.prototype, "state", { get: () => "suspended" });
        AudioContext.prototype.resume = () => Promise.reject(new Error("none"));""",
}


@pytest.mark.parametrize("sound", NO_SOUND)
def test_a_browser_without_sound_plays_on(someone: Someone, sound: str):
    player = someone("Mute").come_in()
    player.context.add_init_script(NO_SOUND[sound])
    player.go(player.open_table(chairs=3, autos=["caller", "caller"])).sit()
    play_out([player])
    assert player.read("state.outcome.won")
    assert player.page.evaluate("window.tried ?? null") == (1 if sound == "throws" else None)


def test_where_one_amount_is_legal_there_is_no_box_and_the_keys_still_raise(someone: Someone):
    player = someone("Fixa").come_in()
    player.go(player.open_table(house="pineapple", chairs=3, autos=["caller"] * 2)).sit()
    player.wait("you.options?.may_raise")
    assert player.read("you.options.min_to") == player.read("you.options.max_to")
    assert player.page.locator("sp-betbox").is_hidden()
    to = player.read("you.options.min_to")
    player.page.keyboard.press("r")
    player.page.keyboard.press("Enter")
    player.page.wait_for_selector(f"sp-log li:has-text('{player.name} bets {to}')")

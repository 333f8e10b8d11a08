"""Round the table: host, watching, sitting out, chat, log, amounts, text commands."""

from __future__ import annotations

import re

from web.conftest import Someone
from web.person import MY_TURN, STORE, play_on
from web.waiting import wait_until


def test_a_host_pauses_changes_blinds_and_adds_an_auto_player(someone: Someone):
    host = someone("Hedy").come_in()
    page = host.page
    host.go(host.open_table(chairs=4, autos=["caller"])).sit()
    page.wait_for_selector(MY_TURN)
    page.click("#tab-host")
    page.click("text=Pause the game")
    host.wait("state.paused === 'host'")
    page.wait_for_selector("text=Resume")
    page.fill("sp-host input", "5/10")
    page.click("sp-host button:text-is('Change')")
    host.wait("state.next_blinds?.join('/') === '5/10' || state.blinds.join('/') === '5/10'")
    page.select_option("sp-host select", "rock")
    page.click("sp-host button:text-is('Add')")
    host.wait("state.chairs.filter((chair) => chair?.badge === 'auto').length === 2")
    page.click("sp-host >> text=Resume")
    play_on([host], "state.blinds.join('/') === '5/10' && state.hand > 1")
    assert "5/10" in host.text(".heading p")
    auto = host.read("state.chairs.find((chair) => chair?.badge === 'auto').player")
    page.click(f"[aria-label='remove {auto}']")
    play_on([host], f"!state.chairs.some((chair) => chair?.player === {auto!r})")


def test_a_host_who_is_asked_lets_somebody_in(someone: Someone):
    host, guest = someone("Hilda").come_in(), someone("Gil").come_in()
    link = host.open_table(chairs=4, admits=True)
    host.go(link).sit()
    guest.go(link).page.click("sp-sitbar button.primary")
    guest.page.wait_for_selector("text=You have asked the host")
    host.page.click("#tab-host")
    host.page.click(f"[aria-label='Let in {guest.name}']")
    guest.page.wait_for_selector("sp-seat[data-me]")
    host.page.wait_for_selector("sp-host >> text=asks for seat", state="detached")


def test_who_is_no_host_sees_no_host_panel(someone: Someone):
    host, guest = someone("Hans").come_in(), someone("Gus").come_in()
    guest.go(host.open_table())
    assert guest.page.locator("#tab-host").is_hidden()


def test_the_rail_sees_no_hole_cards(someone: Someone):
    player, rail = someone("Nan").come_in(), someone("Otto").come_in()
    link = player.open_table(chairs=3, autos=["caller", "caller"])
    player.go(link).sit()
    player.page.wait_for_selector(MY_TURN)
    rail.go(link)
    rail.wait("state.playing")
    assert rail.page.locator("sp-seat sp-card").count() >= 4
    assert rail.page.locator("sp-seat sp-card[card]").count() == 0
    assert "You are watching" in rail.text(".status")


def test_sitting_out_and_coming_back(someone: Someone):
    player = someone("Sid").come_in()
    player.go(player.open_table(chairs=3, autos=["caller", "caller"])).sit()
    player.page.wait_for_selector(MY_TURN)
    player.page.click("text=My seat")
    player.page.click("text=Sit out from the next hand")
    player.wait("state.chairs[you.chair].sits_out")
    player.page.keyboard.press("Escape")
    play_on([player], "!state.playing")
    player.page.click("sp-sitbar >> text=I’m back")
    player.wait("!state.chairs[you.chair].sits_out")


def test_chips_are_bought_in_the_middle_of_a_hand_and_come_at_its_end(someone: Someone):
    player = someone("Tom").come_in()
    player.go(player.open_table(chairs=3, autos=["caller", "caller"])).sit(100)
    player.page.wait_for_selector(MY_TURN)
    player.page.click("text=My seat")
    player.page.fill("sp-seatmenu input.amount", "150")
    player.page.click("sp-seatmenu >> text=Top up")
    player.wait("you.pending === 150")
    player.page.keyboard.press("Escape")
    play_on([player], "you.pending === 0")
    bought = player.context.request.get(f"{player.url}/api/tables/{player.read('id')}/ledger").json()["bought"]
    assert bought[player.name] == 250


def test_what_the_table_does_after_each_hand_is_there_after_a_reload_and_taken_back(someone: Someone):
    ada, ben = someone("Ada").come_in(), someone("Ben").come_in()
    link = ada.open_table(house="standard", chairs=4)
    ada.go(link).hold().sit(100)
    ben.go(link).sit(100)
    ada.go_on().wait("state.playing")
    here = ada.read("you.chair")
    ada.page.click("text=My seat")
    ada.page.select_option("[aria-label='Move to']", label="seat 4")
    ada.wait("state.chairs[you.chair].moves_to === 3")
    ada.page.fill("[aria-label='chips to top up to']", "150")
    ada.page.check("text=Top up after each hand")
    ada.page.check("text=Rebuy when I have no chips")
    ada.wait("you.tops_up === 150 && you.rebuys > 0")
    ben.page.locator("sp-seat .vacant:text-is('reserved')").wait_for()

    ada.page.reload()
    ada.page.wait_for_selector("sp-seat[data-me]")
    ada.page.locator("sp-seat .vacant:text-is('yours next')").wait_for()
    ada.page.click("text=My seat")
    menu = ada.page.locator("sp-seatmenu")
    menu.get_by_text("You move to seat 4 when the hand is over.").wait_for()
    assert ada.page.input_value("[aria-label='chips to top up to']") == "150"
    assert ada.page.is_checked("text=Top up after each hand")
    assert ada.page.is_checked("text=Rebuy when I have no chips")

    ada.page.select_option("[aria-label='Move to']", label=f"keep seat {here + 1}")
    ada.page.uncheck("text=Top up after each hand")
    ada.page.uncheck("text=Rebuy when I have no chips")
    ada.wait("you.tops_up === 0 && you.rebuys === 0 && state.chairs[you.chair].moves_to === null")
    menu.get_by_text("You move to seat").wait_for(state="hidden")
    ada.page.keyboard.press("Escape")
    ben.page.locator("sp-seat .vacant:text-is('reserved')").wait_for(state="detached")


def test_amounts_in_chips_or_big_blinds_and_four_colours(someone: Someone):
    player = someone("Uli").come_in()
    player.go(player.open_table(chairs=2, autos=["caller"])).sit(200)
    player.page.wait_for_selector(MY_TURN)
    player.page.keyboard.press("b")
    assert re.fullmatch(r"[\d.]+ BB", player.text("sp-seat[data-me] .chips"))
    player.page.keyboard.press("b")
    assert re.fullmatch(r"\d+", player.text("sp-seat[data-me] .chips"))
    player.page.click("[aria-label='two-colour deck']")
    assert player.page.get_attribute("html", "data-deck") == "four"


def test_text_commands_play_and_tell(someone: Someone):
    player = someone("Ted").come_in()
    player.go(player.open_table(chairs=2, autos=["caller"])).sit()
    player.page.wait_for_selector(MY_TURN)
    turn = player.read("you.turn")
    answers = {}
    for command in ("cards", "board", "pot", "stacks", "turn", "nonsense", "r 1"):
        before = player.text("sp-log .answer")
        player.page.keyboard.press("/")
        player.page.keyboard.type(command)
        player.page.keyboard.press("Enter")
        answered = "(before) => ![before, ''].includes(document.querySelector('sp-log .answer').value)"
        wait_until(player.page, answered, arg=before)
        answers[command] = player.text("sp-log .answer")
        player.page.keyboard.press("Escape")
    assert re.match(r"You have \w+ of \w+, \w+ of \w+", answers["cards"])
    assert answers["board"] == "Nothing is on the board."
    assert re.match(r"the pot \d+", answers["pot"])
    assert player.name in answers["stacks"]
    assert answers["turn"] == "It is your turn."
    assert "is not a command" in answers["nonsense"]
    assert "less than the smallest" in answers["r 1"]
    assert player.read("you.turn") == turn
    player.page.keyboard.press("/")
    player.page.keyboard.type("c")
    player.page.keyboard.press("Enter")
    player.wait(f"you.turn !== {turn!r}")
    spoken = player.page.inner_text("#narrator") or player.page.text_content("#narrator")
    assert re.search(rf"{player.name} (calls|checks)", str(spoken))


def test_your_turn_is_unmistakable(someone: Someone):
    player = someone("Yul").come_in()
    player.go(player.open_table(chairs=2, autos=["caller"])).sit()
    player.page.wait_for_selector(f"{MY_TURN} >> .status")
    wait_until(player.page, "() => document.title.includes('Your turn')")
    assert player.page.locator("sp-seat[data-me][data-acts]").count() == 1
    assert "Your turn" in str(player.page.text_content("#caller"))
    assert player.page.evaluate("document.activeElement.closest('sp-dock') !== null")


def test_talk_and_silence(someone: Someone):
    one, other = someone("Zoe").come_in(), someone("Yan").come_in()
    link = one.open_table()
    one.go(link)
    other.go(link)
    other.page.keyboard.press("t")
    other.page.keyboard.type("good luck")
    other.page.keyboard.press("Enter")
    one.page.wait_for_selector("#tab-chat[data-news]")
    one.page.click("#tab-chat")
    assert "good luck" in one.text("sp-chat .lines")
    one.page.click(f"[aria-label='mute {other.name}']")
    assert "good luck" not in one.text("sp-chat .lines")


def test_the_next_line_of_chat_may_be_typed_before_the_last_one_is_answered(someone: Someone):
    one = someone("Quick").come_in()
    one.go(one.open_table(chairs=3))
    one.page.click("#tab-chat")
    held = "() => new Promise((done, failed) => Object.assign(window, { done, failed }))"
    one.page.evaluate(f"() => {{ {STORE}.ask = {held}; }}")
    one.page.fill("sp-chat input", "first")
    one.page.press("sp-chat input", "Enter")
    one.page.type("sp-chat input", "second")
    one.page.evaluate("window.done()")
    one.page.wait_for_timeout(50)
    assert one.page.input_value("sp-chat input") == "second"
    one.page.press("sp-chat input", "Enter")
    one.page.evaluate("window.failed(new Error('too fast'))")
    one.page.wait_for_selector("sp-chat .trouble:text-is('too fast')")
    assert one.page.input_value("sp-chat input") == "second"


def test_the_last_hand_and_my_hands_can_be_read(someone: Someone):
    player = someone("Lew").come_in()
    player.go(player.open_table(chairs=2, autos=["caller"])).sit()
    play_on([player], "state.hand === 2 && you.options")
    player.page.click("text=Last hand")
    assert "Hand 1" in player.text("sp-log .lines")
    player.page.click("sp-log >> text=My hands")
    player.page.wait_for_selector("sp-log summary:has-text('Hand 1')")


def test_a_table_of_any_house_is_created_in_the_lobby(someone: Someone):
    player = someone("Cora").come_in()
    player.page.goto(player.url)
    player.page.wait_for_selector(".tablecard")
    player.page.select_option("[aria-label=House]", "kitchen")
    shown = player.page.locator(".lobby > .tables .dim").all_inner_texts()
    assert shown
    assert all("house kitchen" in line for line in shown)
    player.page.click("text=Create a table")
    player.page.click(".pick:has-text('Cardroom')")
    player.page.fill(".create [placeholder='Friday night']", "Cora at home")
    player.page.fill("label:has(> span:text-is('Blinds')) input", "nonsense")
    player.page.click("text=Open the table")
    player.page.wait_for_selector(".create .trouble:not(:empty)")
    player.page.fill("label:has(> span:text-is('Blinds')) input", "5/10")
    player.page.click("text=Open the table")
    player.page.wait_for_selector("sp-seat[data-me]")
    assert player.read("info.name") == "Cora at home"
    assert player.read("info.blinds") == [5, 10]
    assert player.read("info.house") == "cardroom"
    player.expect("400")


def test_why_a_raise_is_not_possible_is_told_by_the_engine(someone: Someone):
    rich, poor = someone("Wim").come_in(), someone("Wyn").come_in()
    link = rich.open_table(chairs=2)
    rich.go(link).sit(200)
    poor.go(link).sit(40)
    rich.wait("state.turn !== null")
    if not poor.turn:
        rich.act()
    poor.page.wait_for_selector(MY_TURN)
    poor.page.click(".preset >> nth=-1")
    poor.page.click(".act.raise")
    rich.page.wait_for_selector(f"{MY_TURN} .reason:visible")
    assert rich.page.is_disabled(".act.raise")
    assert rich.read("you.options.why_not.raise")[1] in rich.text(".reason")


def test_who_is_out_of_chips_buys_in_again_and_plays_on(someone: Someone):
    people = [someone("Ben").come_in(), someone("Bea").come_in()]
    link = people[0].open_table(chairs=2)
    people[0].go(link).hold().sit(100)
    people[1].go(link).sit(100)
    loser = None
    while loser is None:
        people[0].go_on().wait("state.playing")
        people[0].hold()
        while people[0].read("state.outcome") is None:
            for person in people:
                if person.turn and person.page.is_visible("sp-betbox"):
                    person.page.click(".preset >> nth=-1")
                    turn = person.read("you.turn")
                    person.page.click(".act.raise")
                    person.wait(f"you.turn !== {turn!r}")
                elif person.turn:
                    person.act()
        loser = next((person for person in people if person.page.evaluate(f"{STORE}.mine.chips") == 0), None)
    loser.page.wait_for_selector("sp-sitbar >> text=Buy in again")
    loser.page.fill("sp-sitbar input.amount", "7")
    loser.page.click("sp-sitbar >> text=Buy in again")
    assert loser.page.evaluate("!document.querySelector('sp-sitbar form').checkValidity()")  # less than the house takes
    loser.page.fill("sp-sitbar input.amount", "150")
    loser.page.click("sp-sitbar >> text=Buy in again")
    loser.wait("state.chairs[you.chair].chips === 150 || you.pending === 150")
    people[0].go_on().wait("state.playing")
    loser.wait("you.cards.length === 2")


def test_a_leaver_stays_after_all(someone: Someone):
    people = [someone(name).come_in() for name in ("Lea", "Leo", "Lou")]
    link = people[0].open_table(chairs=3)
    people[0].go(link).hold().sit()
    for person in people[1:]:
        person.go(link).sit()
    people[0].go_on().wait("state.playing && state.turn")
    turn = people[0].read("state.turn")
    player = next(person for person in people if person.name != turn)
    player.page.click("text=My seat")
    leave = player.page.locator("sp-seatmenu .danger")
    leave.click()
    leave.click()
    player.wait("state.chairs[you.chair].leaving")
    player.page.click("text=My seat")
    assert leave.inner_text() == "You are leaving"
    player.page.get_by_role("button", name="Stay", exact=True).click()
    player.wait("!state.chairs[you.chair].leaving")
    assert leave.inner_text() == "Leave the table"
    player.page.wait_for_selector("sp-log >> text=stays after all")


def test_leaving_in_the_middle_of_a_hand_is_asked_twice(someone: Someone):
    player, other = someone("Lea").come_in(), someone("Leo").come_in()
    link = player.open_table(chairs=2)
    for person in (player, other):
        person.go(link).sit()
    player.wait("state.playing")
    player.page.click("text=My seat")
    leave = player.page.locator("sp-seatmenu .danger")
    leave.click()
    assert leave.inner_text() == "Fold and leave"
    assert "Your hand is folded. You leave when this hand is over." in player.text("sp-seatmenu")
    player.page.click("sp-seatmenu >> text=Stay")
    assert leave.inner_text() == "Leave the table"
    assert not player.read("mine.leaving")
    leave.click()
    leave.click()
    player.page.wait_for_selector("sp-seatmenu", state="hidden")
    play_on([other], f"!state.chairs.some((chair) => chair?.player === '{player.name}')")
    player.page.wait_for_selector("sp-farewell >> text=You have left the table")

"""Stud, draw games and rotations in the browser: by mouse, keys, typed commands, roles alone, and on a phone."""

from __future__ import annotations

import re

from web.conftest import Someone
from web.person import STORE, Person, play_on, play_out
from web.waiting import wait_until
from web.walk import PHONE

AUTOS = ["caller", "caller"]


def table(host: Person, *guests: Person, game: str = "", house: str = "cardroom", limit: str = "fixed") -> None:
    """A table of a game with two auto players; everybody sits down, and the first hand is dealt."""
    dials = {"game": game, "limit": limit} if game else {}
    chairs = len(guests) + 3
    link = host.open_table(house=house, chairs=chairs, dials=dials, autos=AUTOS)
    host.go(link).hold().sit()
    for guest in guests:
        guest.go(link).sit()
    host.go_on().wait("state.playing")


def to_a_draw(people: list[Person], person: Person) -> None:
    """Play until a person has to draw."""
    play_on(people, f"state.turn === {person.name!r} && {DRAWING}")
    person.wait("you.options?.may_draw")


DRAWING = "/draw/.test(state.street) && state.chairs.find((chair) => chair?.player === state.turn)?.did !== 'check'"


def seat(person: Person, of: Person) -> str:
    """Where somebody sits, on the page of another."""
    return f"sp-seat:has(.name:text-is('{of.name}'))"


def told(person: Person, of: Person, text: str) -> None:
    """Wait until something stands at somebody's seat, as what they did or beside it."""
    person.page.locator(f"{seat(person, of)} :is(.deed, .drawn)").filter(has_text=text, visible=True).first.wait_for()


def act_until_draw(person: Person) -> None:
    """Alone among auto players: check or call until cards may be exchanged."""
    play_on([person], "you.options?.may_draw")


def test_two_people_play_stud_by_mouse_with_cards_up_and_down(someone: Someone):
    ada, ben = someone("Ada").come_in(), someone("Ben").come_in()
    table(ada, ben, game="stud")
    ada.hold()
    ada.wait("state.opening")
    opening = ada.read("state.opening")
    assert opening["by"] == "low-card"
    assert f"{opening['player']} brings in: lowest card" in ada.text(".opens")
    theirs = ada.page.locator(f"{seat(ada, ben)} .hole sp-card")
    assert [card.get_attribute("card") is None for card in theirs.all()] == [True, True, False]
    mine = ada.page.locator("sp-seat[data-me] .hole sp-card")
    assert [card.get_attribute("aria-label").endswith("face down") for card in mine.all()] == [True, True, False]
    assert ada.page.locator(".dealer").is_hidden()
    assert ada.page.locator(".boards").is_hidden()
    people = {person.name: person for person in (ada, ben)}
    asked = f"(names) => {STORE}.state.outcome ? 'over' : names.find((name) => name === {STORE}.state.turn)"
    while (whose := wait_until(ada.page, asked, arg=list(people))) != "over":
        people[whose].wait("you.turn || state.turn !== you.name")
        turn = people[whose].read("you.turn")
        if turn is not None:
            people[whose].page.click("sp-dock .act.call")
            people[whose].wait(f"you.turn !== {turn!r}")
    assert len(ada.read("you.cards")) == 7
    assert ada.read("state.street") == "seventh street"


def test_who_has_to_bring_in_brings_in_or_completes(someone: Someone):
    ada, ben = someone("Ada").come_in(), someone("Ben").come_in()
    link = ada.open_table(house="cardroom", chairs=2, dials={"game": "stud", "limit": "fixed", "blinds": "10/20"})
    ada.go(link).hold().sit()
    ben.go(link).sit()
    ada.go_on().wait("state.playing && state.turn")
    first, second = (ada, ben) if ada.read("state.turn") == ada.name else (ben, ada)
    first.wait("you.options")
    costs, to = first.read("you.options.bring_in"), first.read("you.options.min_to")
    assert costs < to
    assert " ".join(first.text("sp-dock .act.call").split()) == f"Bring in {costs}"
    assert " ".join(first.text("sp-dock .act.raise").split()) == f"Complete to {to}"
    assert first.page.is_disabled("sp-dock .act.fold")
    second.page.wait_for_selector(f".plan[data-plan=call-fold]:has-text('Call {costs} / fold to a completion')")
    first.page.keyboard.press("c")
    second.wait("you.options")
    assert second.text(f"{seat(second, first)} .deed") == "bring-in"
    assert " ".join(second.text("sp-dock .act.call").split()) == f"Call {costs}"


def test_all_in_on_third_street_everything_is_dealt(someone: Someone):
    ada, ben = someone("Ada").come_in(), someone("Ben").come_in()
    link = ada.open_table(house="cardroom", chairs=2, dials={"game": "stud", "limit": "no"})
    ada.go(link).hold().sit(40)
    ben.go(link).sit(40)
    ada.go_on().wait("state.playing")
    ada.hold()
    for _ in range(2):
        whose = wait_until(ada.page, f"() => {STORE}.state.outcome || {STORE}.state.turn")
        person = ada if whose == ada.name else ben
        person.wait("you.turn")
        turn = person.read("you.turn")
        if person.read("you.options.may_raise"):
            person.page.keyboard.press("r")
            person.page.keyboard.type("40")
            person.page.keyboard.press("Enter")
        else:
            person.page.keyboard.press("c")
        person.wait(f"you.turn !== {turn!r}")
    for person in (ada, ben):
        person.wait("state.outcome")
        assert len(person.read("state.outcome.shown")) == 2
        assert all(len(shown["cards"]) == 7 for shown in person.read("state.outcome.shown"))
    assert sum(ada.read("state.outcome.won").values()) == 80


def test_razz_by_keyboard_the_high_card_brings_in_and_the_low_hand_opens(someone: Someone):
    ada, ben = someone("Ada").come_in(), someone("Ben").come_in()
    table(ada, ben, game="razz")
    assert "brings in: highest card" in ada.text(".opens")
    play_on([ada, ben], "state.street === 'fourth street' && state.opening")
    assert "low hand showing" in ada.text(".opens")
    play_out([ada, ben])


def test_triple_draw_by_mouse_and_a_reload_in_the_middle_of_a_draw(someone: Someone):
    ada, ben = someone("Ada").come_in(), someone("Ben").come_in()
    table(ada, ben, game="triple27")
    to_a_draw([ada, ben], ada)
    held = ada.read("you.cards")
    assert ada.page.is_disabled(".act.raise")
    ada.page.click(f".throw[data-card='{held[0]}']")
    ada.page.click(f"sp-seat[data-me] sp-card[card='{held[2]}']")
    assert ada.text(".act.raise") == "Draw 2"
    assert ada.page.is_disabled(".act.call")
    ada.page.reload()
    ada.page.wait_for_selector(".throw[aria-pressed=true]")
    assert ada.read("you.cards") == held
    assert ada.text(".act.raise") == "Draw 2"
    pressed = ada.page.locator(".throw[aria-pressed=true]")
    assert {made.get_attribute("data-card") for made in pressed.all()} == {held[0], held[2]}
    assert ada.page.locator("sp-seat[data-me] sp-card.chosen").count() == 2
    ada.page.click(".act.raise")
    told(ben, ada, "drew 2")
    play_on([ada, ben], "you.cards.length === 5")
    assert {held[0], held[2]}.isdisjoint(ada.read("you.cards"))
    play_out([ada, ben])


def test_badugi_by_number_keys_and_typed_commands(someone: Someone):
    ada = someone("Ada").come_in()
    table(ada, game="badugi")
    act_until_draw(ada)
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("2")
    ada.page.keyboard.press("1")
    assert ada.text(".act.raise") == "Draw 1"
    ada.page.keyboard.press("Enter")
    told(ada, ada, "drew 1")
    act_until_draw(ada)
    first, second = ada.read("you.cards")[:2]
    ada.page.keyboard.press("/")
    ada.page.keyboard.type(f"d {first}{second}")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector("sp-log output:text-is('You draw 2 cards.')")
    ada.page.keyboard.press("Escape")
    act_until_draw(ada)
    ada.page.keyboard.press("p")
    told(ada, ada, "stood pat")
    play_on([ada], "state.outcome")


def test_drawmaha_on_a_phone(someone: Someone):
    ada, ben = someone("Ada", **PHONE).come_in(), someone("Ben", **PHONE).come_in()
    table(ada, ben, game="drawmaha", limit="pot")
    to_a_draw([ada, ben], ada)
    for card in ada.read("you.cards")[:3]:
        ada.page.tap(f"sp-seat[data-me] sp-card[card='{card}']")
    assert ada.text(".act.raise") == "Draw 3"
    for made in ada.page.locator(".throw").all():
        box = made.bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 44
    ada.page.tap(".act.raise")
    play_on([ada, ben], "you.cards.length === 5")
    play_out([ada, ben])
    assert len(ada.read("state.board")) in (3, 4, 5)


def test_a_draw_by_roles_and_names_alone(someone: Someone):
    ada = someone("Ada").come_in()
    table(ada, game="draw")
    act_until_draw(ada)
    page = ada.page
    said = page.get_by_role("alert").filter(has_text="Your turn").first.text_content() or ""
    assert "exchange up to 5 cards, or stand pat" in said
    cards = page.get_by_role("group", name="cards to exchange").get_by_role("button")
    assert cards.count() == 5
    names = [str(card.get_attribute("aria-label")) for card in cards.all()]
    assert all(re.fullmatch(r"exchange the \w+ of \w+", name) for name in names)
    for at in (1, 3):
        cards.nth(at).focus()
        page.keyboard.press("Space")
    assert [card.get_attribute("aria-pressed") for card in cards.all()] == ["false", "true", "false", "true", "false"]
    page.get_by_role("group", name="actions").get_by_role("button", name="Draw 2").click()
    page.get_by_role("group", name=re.compile(rf"Seat \d: {ada.name}.*drew 2")).wait_for()
    log = page.get_by_role("list", name="dealer’s log")
    log.get_by_text(f"{ada.name} draws 2 cards").wait_for()


def test_only_new_cards_are_dealt_from_the_middle(someone: Someone):
    ada = someone("Ada", reduced_motion="no-preference").come_in()
    ada.page.add_init_script("""
        const animate = Element.prototype.animate;
        window.moved = [];
        Element.prototype.animate = function (frames, options) {
            const seat = this.closest('sp-seat');
            if (this.tagName === 'SP-CARD' && seat) moved.push([seat.number, options.duration]);
            return animate.call(this, frames, options);
        };""")
    table(ada, game="stud")
    play_on([ada], "state.street === 'third street' && you.options")
    first = ada.page.evaluate("() => window.moved")
    assert sorted(seat for seat, _ in first) == [0] * 3 + [1] * 3 + [2] * 3
    play_on([ada], "state.street === 'fourth street' || state.outcome")
    inside = [chair["chair"] for chair in ada.read("state.chairs") if chair and not chair["folded"]]
    more = ada.page.evaluate("() => window.moved")[len(first) :]
    assert sorted(seat for seat, _ in more) == inside


def test_two_cards_go_in_irish(someone: Someone):
    ada = someone("Ada").come_in()
    table(ada, game="irish", limit="pot")
    play_on([ada], "you.options?.discards.length")
    held = ada.read("you.cards")
    ada.page.click(f".throw[data-card='{held[0]}']")
    assert ada.page.is_disabled(".act.raise")
    ada.page.click(f".throw[data-card='{held[3]}']")
    ada.page.click(".act.raise")
    ada.wait("you.cards.length === 2")
    assert ada.read("you.cards") == held[1:3]


def test_horse_goes_round_and_says_what_is_played_now_and_next(someone: Someone):
    ada, ben = someone("Ada").come_in(), someone("Ben").come_in()
    link = ada.open_table(house="horse", chairs=4, dials={"every": 1}, autos=AUTOS)
    ada.go(link).hold().sit()
    ben.go(link).sit()
    ada.go_on().wait("state.playing")
    seen = []
    for hand, (now, after) in enumerate(
        (("Hold’em", "Omaha Hi-Lo"), ("Omaha Hi-Lo", "Razz"), ("Razz", "Seven-Card")), 1
    ):
        play_on([ada, ben], f"state.hand === {hand} && state.playing")
        line = ada.text("sp-game .gameline")
        assert now in line.split("·")[0], line
        assert after in line, line
        seen.append(ada.read("state.plays"))
        play_on([ada, ben], f"state.hand === {hand + 1} && state.playing")
    assert seen == ["holdem", "omaha8", "razz"]
    assert ada.page.locator("sp-seat .hole[data-stud]").count() >= 2

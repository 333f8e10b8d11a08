"""Hands replayed in the browser: by keys and mouse, from a link without a name, from a file; and what they come to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from sidepot import house, shuffled, start
from sidepot.engine import play
from sidepot.history import About, record_of, write_line
from web.conftest import Someone
from web.server import Server
from web.test_record import operator, two_hands

PHONE = {"width": 360, "height": 740}
EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("context", [{}, {"viewport": PHONE}], ids=["desktop", "phone"])
def test_a_hand_is_stepped_through_shared_and_seen_by_a_stranger(someone: Someone, context: dict[str, object]) -> None:
    ada, _, link = two_hands(someone, f"Replays {len(context)}")
    page = ada.page
    page.goto(f"{ada.url}/hands/{link.rpartition('/')[2]}/1")
    expect(page.locator("h1")).to_have_text("Hand 1")
    expect(page.locator(".where")).to_have_text(re.compile(r"Step 0 of \d+"))
    page.keyboard.press("ArrowRight")
    expect(page.locator(".where")).to_have_text(re.compile(r"Step 1 of \d+"))
    page.keyboard.press("End")
    expect(page.locator(".ended")).to_contain_text("the pot")
    page.keyboard.press("Home")
    page.click(".controls button:nth-child(4)")
    expect(page.locator(".where")).to_have_text(re.compile(r"Step 1 of \d+"))
    page.click("text=Make a link")
    shared = page.locator(".tocopy input").input_value()
    stranger = someone("nobody", **context)
    stranger.page.goto(shared)
    expect(stranger.page.locator("h1")).to_have_text("Hand 1")
    assert stranger.page.locator("sp-felt sp-seat .hole sp-card[card]").count() == 0  # nothing was public at the deal
    assert 'property="og:image"' in stranger.page.context.request.get(shared).text()
    picture = stranger.page.context.request.get(f"{shared}.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    width = stranger.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert width <= 0
    page.click("text=Stop sharing")
    expect(page.locator(".tocopy")).to_have_count(0)
    assert stranger.page.context.request.get(shared).status == 404


def test_an_operator_replays_any_hand_as_everyone_saw_it(someone: Someone, room: Server) -> None:
    _, _, link = two_hands(someone, "Seen by all")
    page = operator(someone, room).page
    page.goto(f"{room.url}/record/{link.rpartition('/')[2]}/1")
    page.click("text=Replay")
    expect(page.locator("sp-hand header")).to_contain_text("As everyone saw it")
    assert page.locator("sp-felt sp-seat .hole sp-card[card]").count() == 0
    expect(page.locator("text=Share this hand")).to_have_count(0)
    page.keyboard.press("End")
    expect(page.locator(".ended")).to_contain_text("the pot")
    assert page.locator("sp-felt .share:visible").count() == 0  # it has been decided
    page.click("text=Copy as text")
    expect(page.locator("sp-hand textarea")).to_have_value(re.compile("PokerStars Hand #1"))


def test_stud_and_draw_hands_of_a_file_are_replayed_and_go_on(someone: Someone, tmp_path: Path) -> None:
    stud = house("standard", game="stud", limit="fixed", bets=(2, 4), ante=1, bring_in=1)
    draw = house("standard", game="triple27", limit="fixed", blinds=(1, 2), bets=(2, 4))
    hands = [
        play(start(stud, (50,) * 3, 0, shuffled(4)), "b c c " + 12 * "x "),
        play(start(draw, (50,) * 3, 0, shuffled(4)), "c c x d- d- d- x x x d- d- d- x x x d- d- d- x x x"),
    ]
    told = [write_line(record_of(hand, ("Ada", "Ben", "Cleo"), About(number="9", hero=1))) for hand in hands]
    file = tmp_path / "two.jsonl"
    file.write_text("\n".join(told) + "\n")
    ada = someone("Ada").come_in()
    page = ada.page
    for at, street in enumerate(["third street", "first draw"]):
        page.goto(f"{ada.url}/hands")
        page.set_input_files("input[type=file]", file)
        page.click(f"sp-hand-files .rows a >> nth={at}")
        expect(page.locator("sp-replayer .seg")).to_contain_text(street)
        page.locator("sp-what-if select").select_option("")
    while page.locator("sp-replayer .lines").inner_text().count("checks") < 1:
        page.keyboard.press("ArrowRight")
    page.click("text=Go on from here")
    page.click("sp-what-if .goes >> nth=0")
    page.click("sp-what-if button:text-is('Draw 1')")
    expect(page.locator("sp-replayer .lines")).to_contain_text("draws")
    page.click("text=Copy as text")
    text = page.locator("sp-hand textarea")
    expect(text).to_have_value(re.compile("^PokerStars"))
    page.select_option("[aria-label='Format']", "ohh")
    expect(text).to_be_hidden()
    page.click("text=Copy as text")  # which can't tell draws: nothing of another format stays there
    expect(page.locator("sp-hand .beside [role=alert]")).not_to_be_empty()
    expect(text).to_be_hidden()
    ada.expect("400")


@pytest.mark.parametrize("context", [{}, {"viewport": PHONE}], ids=["desktop", "phone"])
def test_a_hand_goes_on_in_sight_of_the_table_and_again_from_the_same_step(
    someone: Someone, tmp_path: Path, context: dict[str, object]
) -> None:
    rules = house("standard", blinds=(1, 2))
    hand = play(start(rules, (200,) * 3, 0, shuffled(4)), "c c x x x x x x x x x x")
    file = tmp_path / "open.jsonl"
    file.write_text(write_line(record_of(hand, ("Ada", "Ben", "Cleo"), About(number="9"))) + "\n")
    zoe = someone("Zoe", **context).come_in()
    page = zoe.page
    page.goto(f"{zoe.url}/hands")
    page.set_input_files("input[type=file]", file)
    page.click("sp-hand-files .rows a")
    where = page.locator(".where")
    expect(where).to_have_text(re.compile("Step 0 of"))
    assert page.locator("sp-felt sp-seat .hole sp-card[card]").count() == 6  # nobody's file: all it tells is there
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.locator("sp-what-if select").select_option("caller")
    page.click("text=Go on from here")
    choices = page.locator("sp-what-if .options button")
    expect(page.locator("sp-what-if .options button:text-is('Check')")).to_be_in_viewport(ratio=1)
    expect(page.locator("sp-felt")).to_be_in_viewport(ratio=0.5)
    expect(page.locator("sp-what-if [role=status]")).to_contain_text("Cleo to act")
    while choices.count():  # the others play by themselves
        before = where.inner_text()
        choices.nth(1).click()
        expect(where).not_to_have_text(before)
    expect(page.locator(".ended")).to_contain_text("the pot")
    page.click("text=Go on from here")
    expect(page.locator("sp-what-if [role=status]")).to_contain_text("Cleo to act")
    page.click("text=Play it out many times")
    expect(page.locator("sp-what-if [role=status]")).to_contain_text("from step 2", timeout=15_000)
    page.click("text=Back to the hand as it was")
    expect(where).to_have_text(re.compile("Step 2 of"))
    expect(choices).to_have_count(0)


@pytest.mark.parametrize("context", [{}, {"viewport": PHONE}], ids=["desktop", "phone"])
def test_a_large_file_is_listed_searched_and_replayed_by_keys(
    someone: Someone, tmp_path: Path, context: dict[str, object]
) -> None:
    evening = (EXAMPLES / "evening.txt").read_text()
    file, other, odd = tmp_path / "year.txt", tmp_path / "odd.txt", tmp_path / "cats.png"
    hands = [evening.replace("Hand #1", f"Hand #{number}") for number in range(20, 120)]
    hands[-1] = hands[-1].replace("Ben", "Zoë")
    file.write_bytes("\r\n".join(hands).replace("folds", "dances", 1).encode("utf-16"))
    assert file.stat().st_size > 5_000_000
    other.write_text("meow")
    odd.write_bytes(b"\x89PNG\x00\x00")
    ada = someone("Ada", **context).come_in()
    page = ada.page
    page.goto(f"{ada.url}/hands")
    page.set_input_files("input[type=file]", [file, other, odd])
    found = page.locator("sp-hand-files .rows li")
    expect(page.locator("sp-hand-files [role=status]")).to_have_text("6,000 hands")
    expect(page.locator("sp-hand-files [role=alert]")).to_contain_text("no hands in odd.txt")
    expect(page.locator("sp-hand-files [role=alert]")).to_contain_text("cats.png is not a text")
    expect(found.first).to_contain_text("line 16: 'Ben: dances'")
    expect(found.nth(1)).to_contain_text("No Limit Hold’em")
    expect(found).to_have_count(50)
    expect(page.locator("sp-hand-files input[type=search]")).to_be_focused()
    page.keyboard.type("zoë 3")
    expect(page.locator("sp-hand-files [role=status]")).to_have_text(re.compile(r"\d+ of 6,000 hands"))
    expect(found.first).to_contain_text("Zoë")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("sp-replayer .where")).to_have_text(re.compile(r"Step 0 of \d+"))
    first = page.locator("h1").inner_text()
    page.click("text=Next hand")
    expect(page.locator("h1")).not_to_have_text(first)
    page.go_back()
    expect(page.locator("h1")).to_have_text(first)
    page.click("text=Back to the list")
    expect(page.locator("sp-hand-files input[type=search]")).to_have_value("zoë 3")
    width = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert width <= 0


def test_my_hands_are_listed_a_file_is_replayed_and_a_hand_goes_on(someone: Someone) -> None:
    ada, _, _ = two_hands(someone, "What if")
    page = ada.page
    page.goto(f"{ada.url}/hands")
    for _ in range(20):  # the hand store follows the room's log within a second or so
        if page.locator(".rows").first.locator("li").count() == 2:
            break
        page.wait_for_timeout(500)
        page.click("button:text-is('All')")
    expect(page.locator(".rows").first.locator("li")).to_have_count(2)
    expect(page.locator(".rows").first.locator("li small").first).to_contain_text("What if · ")
    page.set_input_files("input[type=file]", EXAMPLES / "evening.txt")
    page.click("sp-hand-files .rows a >> nth=0")
    expect(page.locator("sp-replayer .where")).to_have_text(re.compile(r"Step 0 of \d+"))
    page.click("text=Go on from here")
    expect(page.locator("sp-what-if [role=status]")).not_to_be_empty()
    page.click("text=Play it out many times")
    expect(page.locator("sp-what-if table tr").first).to_be_visible(timeout=15_000)
    page.set_viewport_size(PHONE)
    page.goto(f"{ada.url}/statistics")
    expect(page.locator(".numbers")).to_contain_text("VPIP")
    expect(page.locator("svg.graph")).to_be_visible()
    for table in page.locator(".statistics table").all():
        box = table.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= PHONE["width"]

"""A tournament in the browser, from registration to its winner."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route

from web.conftest import Someone
from web.person import MY_TURN, PATIENCE, STORE, Person
from web.waiting import wait_until

SHEET = """
house = "standard"
chairs = 4
stack = 100
max_entrants = 4
starts_with = 4
buy_in = 10
payouts = [65, 35]
[levels]
by = "hands"
every = 2
blinds = [[10, 20], [25, 50], [50, 100]]
then = "double"
[clock]
pause = 1
[field]
caller = 2
random = 1
"""


def field(label: str) -> str:
    """A field of the form, by its label."""
    return f"sp-newevent label:has(> span:text-is('{label}')) :is(input, select)"


def all_in(player: Person) -> None:
    """Everything, or a call."""
    turn = player.read("you.turn")
    if player.page.is_visible("sp-betbox"):
        player.page.click(".preset >> nth=-1")
        player.page.click(".act.raise:enabled")
    else:
        player.page.keyboard.press("c")
    player.wait(f"you.turn !== {turn!r}")


def lose(player: Person) -> None:
    """Fold down to a few chips, then all-in: who is lucky goes broke a little later."""
    options = player.read("you.options")
    if options["stack"] <= 500:
        all_in(player)
        return
    turn = player.read("you.turn")
    player.page.keyboard.press("c" if options["may_check"] else "f")
    player.wait(f"you.turn !== {turn!r}")


def play_until(player: Person, condition: str, move: Callable[[Person], None] = all_in) -> None:
    """The same move at every turn until a condition on the store holds."""
    script = (
        f"() => {{ const {{ state, you, tournament }} = {STORE}; return {condition} ? 'done' : you.turn && 'turn'; }}"
    )
    while wait_until(player.page, script, timeout=PATIENCE) == "turn":
        move(player)


def new_event(player: Person, **fields: str) -> None:
    """Open the form and fill it in."""
    player.page.goto(player.url)
    player.page.click("text=Create a tournament")
    player.page.wait_for_selector("sp-newevent form")
    for label, value in fields.items():
        where = field(label.replace("__", "-").replace("_", " "))
        if player.page.locator(where).evaluate("(made) => made.tagName") == "SELECT":
            player.page.select_option(where, value)
        else:
            player.page.fill(where, value)


def test_a_tournament_from_its_sheet_to_its_winner(someone: Someone):
    player = someone("Tia").come_in()
    page = player.page
    new_event(player, Name="Sunday")
    page.click("text=The structure sheet, as text")
    page.fill("sp-newevent textarea", "nonsense")
    page.click("text=Open registration")
    page.wait_for_selector("sp-newevent .trouble:has-text('not TOML')")
    player.expect("400")
    page.fill("sp-newevent textarea", SHEET)
    page.click("text=Open registration")
    page.click("sp-tournament.event [data-ask=register]")
    page.wait_for_selector(f"{MY_TURN}, sp-felt sp-seat[data-me]")
    assert "Level" in player.text("sp-side .levelclock")
    play_until(player, "tournament.over")
    page.wait_for_selector("sp-tournament:visible >> text=Places")
    places = player.read("tournament.places")
    assert len(places) == 4
    assert sum(each["prize"] for each in places) == 40
    winner = next(each["player"] for each in places if each["place"] == 1)
    assert winner in page.locator("sp-tournament:visible").first.inner_text()


@pytest.mark.long
def test_a_tournament_from_the_form_with_a_rebuy_and_an_add_on(someone: Someone):
    player = someone("Rob").come_in()
    page = player.page
    new_event(
        player, Name="Rebuys", At_most="3", Begins_with="3", Auto_players="2", Their_style="caller", Stack="500",
        A_level_lasts="400", Blinds="200/400, 400/800", Payouts="60, 50", Rebuys_until_level="1", Add__on_in_level="1",
    )  # fmt: skip
    page.click("text=Open registration")
    page.wait_for_selector("sp-newevent .trouble:has-text('100 %')")
    player.expect("400")
    page.fill(field("Payouts"), "70, 30")
    page.click("text=Open registration")
    page.wait_for_selector("sp-tournament.event:visible >> text=Rebuys until the end of level 1: 500 chips for 10")
    page.click("sp-tournament.event [data-ask=register]")
    page.wait_for_selector("sp-seat[data-me]")
    play_until(player, "tournament.may.includes('no-rebuy') && !you.turn", lose)
    page.wait_for_selector(".status:has-text('Will you rebuy?')")
    page.click("sp-sitbar [data-ask=rebuy]")
    player.wait("state.chairs[you.chair].chips + state.chairs[you.chair].wager === 500")
    page.click("#part-tournament [data-ask=add-on]")
    player.wait("state.chairs[you.chair].chips + state.chairs[you.chair].wager + you.pending > 500")
    page.wait_for_selector("#part-tournament [data-ask=add-on]", state="detached")
    page.click("#tab-log")
    page.wait_for_selector(f"sp-log li:has-text('{player.name} rebuys 500'), sp-log li:has-text('Hand')")
    assert player.read("tournament.pool") >= 50


@pytest.mark.long
def test_a_league_season_from_the_form_to_its_standings(someone: Someone):
    player = someone("Lea").come_in()
    page = player.page
    new_event(
        player, Name="Spring", Kind="season", House="league", At_most="3", Auto_players="2", Their_style="random",
        Games="2", Stack="500", A_level_lasts="1", Blinds="50/100, 100/200",
    )  # fmt: skip
    assert page.locator(field("Buy-in")).is_hidden()
    page.click("text=Open registration")
    page.click("sp-tournament.event [data-ask=register]")
    page.wait_for_selector("sp-tournament.event [data-ask=unregister]")
    page.click("sp-tournament.event [data-ask=start]")
    page.wait_for_selector("sp-seat[data-me]")
    play_until(player, "tournament.game === 2")
    page.wait_for_selector("sp-tournament:visible >> text=Standings after 1 of 2 games")
    play_until(player, "tournament.over")
    page.wait_for_selector("sp-tournament:visible >> text=Standings after 2 of 2 games")
    standings = player.read("tournament.standings")
    assert len(standings) == 3
    rows = page.locator("sp-tournament:visible section:has(h2:has-text('Standings')) tbody tr").all_inner_texts()
    assert [row.split("\t")[:2] for row in rows] == [
        [f"{each['rank']}. {each['player']}", str(each["points"])] for each in standings
    ]
    page.goto(player.url)
    page.click("sp-tournaments summary:has-text('Finished')")
    page.wait_for_selector("sp-tournaments details .tablecard:has-text('Spring') >> text=League season · over")


def test_finished_tournaments_are_folded_and_older_ones_come_by_the_page(someone: Someone):
    def listed(*numbers: int, over: bool, older: int | None):
        rows = [
            {"id": f"x{number}", "name": f"Game {number}", "format": "tournament", "game": "holdem", "limit": "no",
             "host": "Ada", "stack": 100, "opened": 0, "registered": 2, "most": 2, "begun": over, "over": over,
             "level": 1, "entrants": 2, "left": 1, "winners": ["Ben"] if over else []}
            for number in numbers
        ]  # fmt: skip
        return {"tournaments": rows, "older": older}

    def answer(route: Route) -> None:
        if "before=4" in route.request.url:
            route.fulfill(json=listed(3, 2, over=True, older=None))
        else:
            first, over = listed(9, over=False, older=None), listed(5, 4, over=True, older=4)
            route.fulfill(json={**over, "tournaments": first["tournaments"] + over["tournaments"]})

    player = someone("Pam").come_in()
    page = player.page
    page.route("**/api/tournaments*", answer)
    page.goto(player.url)
    page.wait_for_selector("sp-tournaments > ul >> text=Game 9")
    assert page.locator("sp-tournaments >> text=Game 5").is_hidden()
    page.click("sp-tournaments summary:has-text('Finished')")
    page.wait_for_selector("sp-tournaments details >> text=over, won by Ben")
    page.click("sp-tournaments button:has-text('Older')")
    page.wait_for_selector("sp-tournaments details >> text=Game 2")
    assert page.locator("sp-tournaments details h3").all_inner_texts() == [f"Game {at}" for at in (5, 4, 3, 2)]
    assert page.locator("sp-tournaments button:has-text('Older')").is_hidden()
    page.evaluate("document.querySelector('sp-tournaments').load()")  # as the lobby does when something is new
    assert page.locator("sp-tournaments details h3").all_inner_texts() == [f"Game {at}" for at in (5, 4, 3, 2)]


def test_who_ran_out_of_time_in_a_tournament_comes_back_by_a_button(someone: Someone):
    player = someone("Tim").come_in()
    page = player.page
    sheet = SHEET.replace("pause = 1", "pause = 1\nact = 1\nbank = 1").replace("stack = 100", "stack = 9000")
    page.goto(player.url + player.post("/api/tournaments", name="Slow", toml=sheet)["path"])
    page.click("sp-tournament.event [data-ask=register]")
    back = page.locator("sp-sitbar .buying button:has-text('I’m back')")
    back.wait_for(timeout=PATIENCE)
    assert "the table plays for you" in player.text(".status")
    back.click()
    player.wait("!state.chairs[you.chair].away")
    back.wait_for(state="hidden")


def shown(player: Person, *labels: str) -> list[str]:
    """What stands in fields of the form."""
    return [player.page.input_value(field(label)) for label in labels]


def filled_in(player: Person, house: str) -> None:
    """Wait until the sheet is one of a house."""
    script = "(house) => document.querySelector('sp-newevent textarea').value.includes(house)"
    wait_until(player.page, script, arg=f'house = "{house}"')


def test_the_form_follows_the_kind_and_the_house(someone: Someone):
    player = someone("Fee").come_in()
    new_event(player)
    page = player.page
    filled_in(player, "standard")
    page.select_option(field("Kind"), "season")
    filled_in(player, "league")
    assert shown(player, "House", "Stack", "Counted in", "A level lasts") == ["league", "500", "orbits", "1"]
    assert shown(player, "At most", "Points") == ["10", "15, 6, 3, 1, 0, -1, -3, -5, -7, -9"]
    page.fill(field("Stack"), "700")
    page.select_option(field("Kind"), "timed")
    filled_in(player, "kitchen")
    assert shown(player, "House", "Hands", "Counted in", "A level lasts", "Blinds") == [
        "kitchen", "50", "hands", "5", "50/100",
    ]  # fmt: skip
    assert shown(player, "Stack") == ["700"]  # what was changed by hand stays
    assert "refill = true" in page.input_value("sp-newevent textarea")
    page.select_option(field("House"), "pineapple")
    filled_in(player, "pineapple")
    assert shown(player, "Blinds") == ["100/200"]


def test_a_club_plays_without_auto_players(someone: Someone):
    host, friend = someone("Hal").come_in(), someone("Fay").come_in()
    new_event(host, Name="Club night", At_most="4", Begins_with="2", Auto_players="0")
    host.page.click("text=Open registration")
    host.page.click("sp-tournament.event [data-ask=register]")
    friend.page.goto(host.page.url)
    friend.page.click("sp-tournament.event [data-ask=register]")
    for person in (host, friend):
        person.page.wait_for_selector("sp-felt sp-seat[data-me]")

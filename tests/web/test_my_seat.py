"""What a player orders at a seat by what is on the page: another seat, chips, straddles, a bomb pot, standing pat."""

from __future__ import annotations

from web.conftest import Someone
from web.person import Person, play_on
from web.test_stud_and_draw import DRAWING, told


def box(label: str) -> str:
    """A box to tick under *My seat*."""
    return f"sp-seatmenu label:has-text('{label}') input"


def test_a_player_moves_buys_chips_and_agrees_to_straddles_and_a_bomb_pot(someone: Someone):
    ada = someone("Ada").come_in()
    dials = {"straddle": True, "straddles": 2, "button_straddle": True, "bomb_pot": 2, "bomb_boards": 2}
    ada.go(ada.open_table(house="cardroom", chairs=4, dials=dials, autos=["caller"] * 2)).hold().sit(100)
    page = ada.page
    page.click("text=My seat")
    free = next(at for at, chair in enumerate(ada.read("state.chairs")) if chair is None)
    page.select_option("[aria-label='Move to']", str(free))
    ada.wait(f"you.chair === {free}")
    page.fill("sp-seatorders [aria-label='chips to top up to']", "150")
    page.check(box("Top up after each hand"))
    ada.wait("you.tops_up === 150")
    page.check(box("Rebuy when I have no"))
    ada.wait("you.rebuys > 0")
    for label, agreed in (
        ("Straddle when I can", "straddle"),
        ("Straddle on the button", "button-straddle"),
        ("Bomb pot next hand", "bomb-pot"),
    ):
        page.check(box(label))
        ada.wait(f"state.chairs[you.chair].agrees.includes('{agreed}')")
    page.keyboard.press("Escape")
    ada.go_on().wait("state.playing && state.second_board.length === 3")
    assert page.locator("sp-felt .board.second sp-card:visible").count() == 3
    play_on([ada], "state.hand === 2")
    assert ada.read("you.tops_up") == 150


def test_who_waits_at_a_draw_stands_pat_ahead(someone: Someone):
    ada, ben = people = [someone(name).come_in() for name in ("Ada", "Ben")]
    link = ada.open_table(house="cardroom", chairs=2, dials={"game": "triple27", "limit": "fixed"})
    ada.go(link).hold().sit()
    ben.go(link).sit()
    ada.go_on().wait("state.playing")
    play_on(people, f"state.turn && {DRAWING}")
    drawing, waiting = (ada, ben) if ada.read("state.turn") == ada.name else (ben, ada)
    planned(waiting, "stand-pat")
    drawing.wait("you.options?.may_draw")
    drawing.page.keyboard.press("p")
    told(drawing, waiting, "stood pat")


def planned(person: Person, plan: str) -> None:
    """Decide ahead by a button, which stays pressed."""
    person.page.click(f".plan[data-plan={plan}]")
    person.page.wait_for_selector(f".plan[data-plan={plan}][aria-pressed=true]")

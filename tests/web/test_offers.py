"""The lobby's permanent tables (C24): found by limit, stakes and size, observed, joined."""

from __future__ import annotations

from web.conftest import Someone
from web.person import Person

PICK = "sp-offers details.offergroup:has(summary:has-text('Cardroom'))"


def find(person: Person, limit: str, stakes: str, chairs: str) -> None:
    """Fold the row out and filter."""
    page = person.page
    page.goto(person.url)
    page.click(f"{PICK} summary")
    for label, value in (("Any limit", limit), ("Any stakes", stakes), ("Any size", chairs)):
        page.select_option(f"{PICK} select[aria-label='{label}']", value)
    page.click(f"{PICK} ul.offers > li:visible > button")


def test_c24_a_fixed_limit_table_for_four_is_found_observed_and_joined(someone: Someone):
    ada, ben = someone("Ada").come_in(), someone("Ben").come_in()
    find(ada, "fixed", "5/10", "4")
    assert "1 of 72 tables" in ada.text(f"{PICK} [role=status]")
    assert "Nobody is sitting here yet" in ada.text(f"{PICK} .offer:visible")
    ada.page.click(f"{PICK} .offer:visible button:text-is('Join')")
    ada.page.wait_for_selector("sp-seat[data-me]")
    find(ben, "fixed", "5/10", "4")
    ben.page.wait_for_selector(f"{PICK} .seated li:has-text('{ada.name}'):has-text('1,000')")
    assert "1 playing" in ben.text(f"{PICK} ul.offers > li:visible > button")
    ben.page.click(f"{PICK} .offer:visible button:text-is('Observe')")
    ben.page.wait_for_selector("sp-felt sp-seat")
    assert ben.page.url == ada.page.url
    assert "You are watching" in ben.text(".status")
    ben.sit()
    ada.page.wait_for_selector("sp-card", state="attached")


def test_c24_who_sits_down_and_leaves_is_shown_while_one_looks(someone: Someone):
    ada, ben = someone("Ada").come_in(), someone("Ben").come_in()
    find(ben, "pot", "5/10", "3")
    assert "Nobody is sitting here yet" in ben.text(f"{PICK} .offer:visible")
    find(ada, "pot", "5/10", "3")
    ada.page.click(f"{PICK} .offer:visible button:text-is('Join')")
    ben.page.wait_for_selector(f"{PICK} .seated li:has-text('{ada.name}'):has-text('1,000')")
    ada.page.click("text=My seat")
    ada.page.click("sp-seatmenu .danger")
    ben.page.wait_for_selector(f"{PICK} .seated >> text=Nobody is sitting here yet")

"""Notes and colours on players: written at the table, seen by their writer alone, on every device."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from web.conftest import Someone

pytestmark = pytest.mark.long


def test_a_note_is_written_on_a_plate_and_only_its_writer_sees_it(someone: Someone):
    ada, ben = someone("Ada").come_in(), someone("Ben").come_in()
    link = ada.open_table(chairs=2)
    ada.go(link).hold()
    for person in (ada, ben):
        person.go(link).sit()
    page, plate = ada.page, f".noting[data-player='{ben.name}']"
    page.click(plate)
    page.check("dialog.noted [value=purple]")
    page.fill("dialog.noted textarea", "bluffs every <b>river</b>")
    found = Axe().run(page, options={"resultTypes": ["violations"], "rules": {"region": {"enabled": False}}})
    assert [each["id"] for each in found.response["violations"]] == []
    page.click("dialog.noted >> text=Save")
    page.wait_for_selector("sp-seat .flag[data-colour=purple]")
    assert page.get_attribute(plate, "title") == "purple: bluffs every <b>river</b>"
    assert page.locator("sp-seat[data-me] .noting:visible").count() == 0

    device = someone("Ada's phone", viewport={"width": 360, "height": 740})
    device.post("/api/back", code=ada.post("/api/code")["code"])
    device.go(link).page.wait_for_selector("sp-seat .flag[data-colour=purple]")
    ben.page.reload()
    ben.page.wait_for_selector("sp-seat[data-me]")
    assert "bluffs" not in ben.page.content()
    assert not ben.page.locator(".flag:visible").count()

    phone = device.page
    phone.focus(plate)
    phone.keyboard.press("Enter")
    assert phone.input_value("dialog.noted textarea") == "bluffs every <b>river</b>"
    phone.click("dialog.noted >> text=Delete")
    phone.wait_for_selector("sp-seat .flag", state="hidden")
    page.reload()
    page.wait_for_selector(plate)
    assert not ada.page.locator(".flag:visible").count()

"""Files of hands as the page lists them: cut where the readers cut, whatever their size and letters."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from data.shared import DATA
from history.samples import FILES, SAMPLES
from room.pagecode import on_node
from sidepot.history.formats import read_file
from sidepot.history.record import Record
from sidepot.room.record.replays import hand_in, record_in

EXAMPLE = Path(__file__).parents[2] / "examples" / "evening.txt"
OURS = [*[SAMPLES / name for name in FILES.values()], EXAMPLE]
OTHERS = [file for kind in ("hh_text/*.txt", "ohh/*.ohh", "phh/*.phhs", "acpc/*.log") for file in DATA.glob(kind)]


_LISTED = """
const { openAsBlob } = await import("node:fs");
const { HandFile } = await load("replay/hand-file.js");
const file = new HandFile(new File([await openAsBlob(given)], given));
try {
    await file.read(() => {});
} catch (error) {
    return [{ trouble: error.message }];
}
return Promise.all(
    file.hands.map(async (hand) => {
        const { number, players, long } = hand;
        return { number, players, long, ...(await file.textOf(hand)) };
    }),
);
"""


def listed(file: Path) -> list[dict[str, Any]]:
    """What the page finds in a file."""
    found: list[dict[str, Any]] = on_node(_LISTED, str(file))
    return found


def read_alone(hand: dict[str, Any]) -> tuple[Record | None, str]:
    """A hand as the room reads it when only its own text is sent."""
    try:
        record = record_in(hand["name"], hand["text"], hand["on_line"])
    except ValueError as error:
        return None, str(error)
    return record, ""


@pytest.mark.parametrize("file", [*OURS, *OTHERS], ids=lambda file: file.name)
def test_the_page_finds_the_hands_that_are_read(file: Path) -> None:
    found, read = listed(file), list(read_file(file))
    assert len(found) == len(read)
    for hand, whole in zip(found, read, strict=True):
        alone = read_alone(hand)
        assert alone == (whole.record, whole.error)
        if whole.record is not None:
            assert hand["number"] == whole.record.about.number
            assert not hand["players"] or {*whole.record.names} <= {*hand["players"], *whole.record.called}
            told = hand_in(hand["name"], hand["text"], hand["on_line"])
            assert told.players == whole.record.names
            assert told.net is None if told.hero is None else told.net in (whole.net or {}).values()


@pytest.mark.parametrize("code", ["utf-8-sig", "utf-16", "utf-16-be", "cp1252"])
def test_texts_of_other_letters_are_listed(tmp_path: Path, code: str) -> None:
    file, text = tmp_path / "night.txt", EXAMPLE.read_text().replace("Ada", "Zoë")
    mark = b"\xfe\xff" if code == "utf-16-be" else b""
    file.write_bytes(mark + text.replace("\n", "\r\n").encode(code))
    found, read = listed(file), list(read_file(file))
    assert "Zoë" in found[0]["players"]
    assert [read_alone(hand)[0] for hand in found] == [whole.record for whole in read]


def test_what_is_no_hand_is_told(tmp_path: Path) -> None:
    zipped, text, empty = tmp_path / "night.txt", tmp_path / "letter.doc", tmp_path / "none.txt"
    zipped.write_bytes(b"PK\x03\x04\x00\x00")
    text.write_text("Dear Ada,\nthank you for the game.\n")
    empty.write_text("Dear Ada,\n" * 2_000_000)  # more than is looked through where no hand begins
    says = [listed(file)[0]["trouble"] for file in (zipped, text, empty)]
    assert "is not a text file" in says[0]
    assert "is not in a known format" in says[1]
    assert "There are no hands" in says[2]


def test_a_hand_without_end_costs_no_other(tmp_path: Path) -> None:
    file = tmp_path / "night.txt"
    hands = EXAMPLE.read_text().split("\n\n\n")
    chat = 'Ada said, "hello"\n' * 100_000
    file.write_text("\n\n\n".join([hands[0], hands[1] + "\n" + chat, hands[2]]) + "\n" + "x" * 3_000_000)
    found = listed(file)
    assert [(hand["number"], hand["long"]) for hand in found] == [("1001", False), ("", True), ("", True)]


def test_a_hand_that_alone_fills_a_file_in_phh_needs_no_name(tmp_path: Path) -> None:
    file = tmp_path / "one.phh"
    file.write_text((SAMPLES / "some.phhs").read_text().partition("[2]")[0].removeprefix("[1]\n"))
    (found,) = listed(file)
    assert read_alone(found)[0] == next(read_file(file)).record

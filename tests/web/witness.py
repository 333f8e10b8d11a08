"""Who remembers all that a page showed, said and sounded, and when: nothing may be told before it is drawn."""

from __future__ import annotations

import re
from typing import Any

from msgspec import Struct

from web.person import Person
from web.test_by_ear import RANKS, SUITS

SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
WIN = 659
"""A pitch of the sound that a winner hears."""

SCRIPT = """() => {
  window.seen = [];
  window.heard = [];
  const note = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  window.AudioContext = class {
    state = "running";
    currentTime = 0;
    createGain() { return { gain: note, connect: (next) => next }; }
    createOscillator() {
      const made = { frequency: {}, connect: (next) => next, stop() {} };
      made.start = () => heard.push({ at: performance.now(), pitch: made.frequency.value });
      return made;
    }
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const cards = (box) => all(`sp-felt ${box} sp-card[card]`).map((card) => card.getAttribute("card"));
  let last = "";
  const look = () => {
    const board = cards(".board:not(.second)"), second = cards(".board.second");
    const said = all("[aria-label], [title]").flatMap((each) => [each.getAttribute("aria-label"), each.title]);
    const text = [document.title, document.body?.textContent, ...said].join(" | ");
    const mine = all("sp-seat[data-me] sp-card[card]").length;
    const shares = all("sp-seat .share:not([hidden])").map((share) => share.textContent);
    const held = cards("sp-seat .hole");
    const now = JSON.stringify([board, second, text, mine, shares, held]);
    if (now !== last) seen.push({ at: performance.now(), board, second, text, mine, shares, held });
    last = now;
  };
  const what = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document, what);
}"""


class Glimpse(Struct, frozen=True):
    """The page at a moment."""

    at: float
    board: list[str]
    second: list[str]
    text: str
    mine: int
    shares: list[str]
    held: list[str]
    """Cards that lie face up before the seats, the viewer's own among them."""

    @property
    def drawn(self) -> int:
        return len(self.board) + len(self.second)


def watch(person: Person) -> Person:
    """Remember everything from now on; before the page is opened."""
    person.page.add_init_script(f"({SCRIPT})()")
    return person


def glimpses(person: Person) -> list[Glimpse]:
    """All that was to be seen, in order."""
    return [Glimpse(**each) for each in person.page.evaluate("() => seen")]


def heard(person: Person, pitch: int) -> list[float]:
    """When a sound was heard."""
    return [each["at"] for each in person.page.evaluate("() => heard") if each["pitch"] == pitch]


def tells(text: str, card: str) -> bool:
    """Whether a text names a card, in any of the ways the page has."""
    rank = "10" if card[0] == "T" else card[0]
    return bool(re.search(rf"\b{card}\b", text)) or any(
        name in text for name in (f"{rank}{SIGNS[card[1]]}", f"{RANKS[card[0]]} of {SUITS[card[1]]}")
    )


def check_untold(seen: list[Glimpse], cards: list[str], endings: list[str], full: int, boardless: bool = False) -> None:
    """No card is told before it lies there, and nothing of the end before the last one does.

    *full*: how many cards lie on the boards then, or before the seats where there are no boards.
    """
    for glimpse in seen:
        lies = {*glimpse.board, *glimpse.second, *glimpse.held}
        early: list[Any] = [card for card in cards if card not in lies and tells(glimpse.text, card)]
        if (len(glimpse.held) if boardless else glimpse.drawn) < full:
            early += [ending for ending in endings if ending in glimpse.text]
        assert not early, f"{early} told when {glimpse.board} {glimpse.second} lay there: {glimpse.text}"

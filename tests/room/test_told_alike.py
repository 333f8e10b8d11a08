"""The page and the room's records tell what happened in the same sentences, in every language."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from random import Random
from typing import Any

import msgspec
import pytest

from debian import found_or_installed, how_to_have
from room.pagecode import ENVIRONMENT
from sidepot import house, start
from sidepot.cards import Card
from sidepot.engine import Hand, plain
from sidepot.engine.events import Dealt
from sidepot.players import PLAYERS
from sidepot.room.protocol import encode
from sidepot.room.protocol.events import hand_event, table_event
from sidepot.room.sentences.hand import lines_of
from sidepot.room.sentences.table import table_phrase
from sidepot.room.sentences.tournament import tournament_phrase
from sidepot.table import events as table
from sidepot.testing import orders
from sidepot.tournament import events as tournament
from sidepot.tournament.places import Placed
from sidepot.tournament.points import Standing
from sidepot.words import LANGUAGES

pytestmark = pytest.mark.core
NAMES = ("Ada", "Ben", "Cleo", "Dan")
GAMES = ("holdem", "omaha8", "crazy-pineapple", "stud8", "triple27", "badacey", "drawmaha", "two boards")
ACE, KING = Card("As"), Card("Kd")
AT_A_TABLE = [
    table.HandBegan(1_204, (0, 1), (200, 200), 0, house("standard")),
    table.SatDown("Ada", 2, 12_500), table.GotUp("Ada", 2, 0), table.GotUp("Ada", 2, 1), table.WillLeave("Ada"),
    table.WillLeave("Ada", False),
    table.SatOut("Ada"), table.CameBack("Ada", "post"), table.BoughtChips("Ada", 100), table.WillBuy("Ada", 100),
    *[table.Agreed("Ada", to, on) for to in ("bomb-pot", "run-twice", "straddle") for on in (True, False)],
    table.RunTwiceAsked(("Ada", "Ben", "Cleo"), 0), table.ShowedAfter("Ada", (ACE,)),
    table.RabbitHunted("Ada", (ACE, KING)), table.HandSeen("Ada", "Ben", (ACE, KING)),
    table.ConnectionChanged("Ada", True), table.ConnectionChanged("Ada", False), table.UsesBank("Ada", 1_999),
    table.UsesBank("Ada", 22_000), table.TimedOut("Ada"), table.Paused(True), table.Paused(False), table.Waits("Ada"),
    table.WaitsNoMore("Ada"), table.ChairOffered("Ada", 3, None), table.ChangedSeat("Ada", 1, 4),
    table.WillChangeSeat("Ada", 4), table.WillChangeSeat("Ada", None), table.KillDue("Ada", 40),
    table.GameChanged("razz"), table.GameChanged("no:holdem"), table.GamePickDue("Ada", ("razz",), 0),
    table.GamePicked("Ada", "badugi"), table.RulesWillChange(house("standard", blinds=(500, 1_000))),
    table.BlindsWillRise(2, (500, 1_000)), table.GameBegan(2), table.GameWillEnd(2),
    table.GameOver(2, 1, (table.PlayerPlaced("Ada", 1, 10),)),
    table.GameOver(2, 22, (table.PlayerPlaced("Ada", 1, 10), table.PlayerPlaced("Ben", 1, 10))),
]  # fmt: skip
WINNERS = (Placed("Ada", 1, 0, 1), Placed("Ben", 1, 0, 1))
IN_A_TOURNAMENT = [
    tournament.Registered("Ada", 1, 1), tournament.Registered("Ada", 2, 3), tournament.Unregistered("Ada"),
    tournament.TooFewCame(0, 4), tournament.TooFewCame(3, 4), tournament.Cancelled("Ada", {"Ben": 5}),
    tournament.Cancelled("", {}), tournament.Began(12, 2, 100), tournament.LevelBegan(3, 500, 1_000, 0, None),
    tournament.LevelBegan(3, 500, 1_000, 100, None), tournament.Moved("Ada", 1, 2, 4, "balance"),
    tournament.Moved("Ada", 1, 2, 4, "broken"), tournament.Moved("Ada", 1, 2, 4, "final"),
    tournament.TableBroken(2), tournament.FinalTable(1), tournament.BreakBegan(0), tournament.BreakEnded(),
    tournament.Paused(), tournament.Resumed(), tournament.StoodStill(9), tournament.HandForHand(True),
    tournament.HandForHand(False), tournament.EntriesClosed(12, 0, ()), tournament.EntriesClosed(12, 1_200, (1_200,)),
    tournament.EntriesClosed(12, 1_200, (700, 500)), tournament.Removed("Ada", ""), tournament.Removed("Ada", "Ben"),
    tournament.MayRebuy("Ada", 0), tournament.Rebought("Ada", 100, 1), tournament.AddedOn("Ada", 100, 1),
    tournament.WentOut("Ada", 1, None, 1), tournament.WentOut("Ada", 1, 5, 1), tournament.WentOut("Ada", 1, 5, 2),
    tournament.Ended(WINNERS[:1], 0, False), tournament.Ended(WINNERS, 0, True), tournament.GameBegan(2, 0),
    tournament.GameEnded(2, WINNERS[:1], ()), tournament.GameEnded(2, WINNERS, ()),
    tournament.SeasonEnded(3, ()), tournament.SeasonEnded(3, (Standing(1, "Ada", 1.5, 3, 1, (1,)),)),
    tournament.WillStop(True), tournament.WillStop(False), tournament.NextGame(None, 4),
]  # fmt: skip


def played(game: str, seed: int) -> Hand:
    """A hand that players of all kinds have played to its end."""
    dials: dict[str, Any] = {"game": "omaha8", "boards": 2} if game == "two boards" else {"game": game}
    rules = house("standard", limit="fixed", stud_ante=25, rake=5 if seed % 2 else 0, **dials)
    hand = start(rules, (200, 40, 200, 120), seed % 4, orders(seed, rules.program, 4))
    rng, styles = Random(seed), ("caller", "maniac", "random")
    while not hand.over:
        view = hand.view(hand.turn)
        hand.act(PLAYERS[styles[rng.randrange(3)]].choose(view, view.options, rng), hand.turn)
    return hand


def wired(hand: Hand) -> list[dict[str, Any]]:
    """Its events as a step tells them."""
    events = [event for event in hand.view(None).log if not (isinstance(event, Dealt) and not any(event.up))]
    told = [hand_event(event, NAMES, hand.result) for event in events]
    return json.loads(encode(told))  # type: ignore[no-any-return]


def printed(line: str) -> str:
    """A sentence with its cards as the page prints them."""
    signs = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
    return re.sub(
        r"\b([2-9TJQKA])([cdhs])\b", lambda card: f"{'10' if card[1] == 'T' else card[1]}{signs[card[2]]}", line
    )


@pytest.fixture(scope="module")
def hands() -> list[list[dict[str, Any]]]:
    return [wired(played(game, seed)) for game in GAMES for seed in range(3)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_what_the_record_tells(language: str, hands: list[list[dict[str, Any]]]) -> None:
    node = found_or_installed(lambda: shutil.which("node"), "nodejs")
    if node is None:
        pytest.skip(how_to_have("node", "nodejs"))
    around = [table_event(event) for event in AT_A_TABLE] + [[plain(event)] for event in IN_A_TOURNAMENT]
    phrases = [*map(table_phrase, AT_A_TABLE), *map(tournament_phrase, IN_A_TOURNAMENT)]
    asked = encode({"hands": [*hands, *around], "phrases": phrases})
    done = subprocess.run(
        [node, "--import", ENVIRONMENT.as_uri(), str(ENVIRONMENT.parent / "lines.js")],
        input=asked, capture_output=True, timeout=120, check=False, env={**os.environ, "PAGE_LANGUAGE": language},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr.decode()
    found = msgspec.json.decode(done.stdout)
    assert found["hands"][: len(hands)] == [
        [printed(line) for line in lines_of(events, NAMES, language)] for events in hands
    ]
    here = [printed(each.told(language)) for each in phrases if each is not None]
    assert len(here) == len(phrases)
    assert [line for lines in found["hands"][len(hands) :] for line in lines] == here

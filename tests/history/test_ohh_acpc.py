"""Reading Open Hand History and logs of the competition: recorded hands end as told."""

from __future__ import annotations

import json
import re
from decimal import Decimal

import pytest
from msgspec.structs import replace

from sidepot import house, shuffled, start
from sidepot.engine import play
from sidepot.history import About, Occasion, record_of
from sidepot.history.acpc import read_acpc
from sidepot.history.ohh import read_ohh, write_ohh
from sidepot.history.own import read_line, write_line
from sidepot.history.replay import replay_of
from tests.data.shared import lines, path
from tests.history.samples import FILES, SAMPLES

pytestmark = pytest.mark.core


@pytest.mark.parametrize(("name", "many"), [("examples", 5), ("pokernow", 181)])
def test_recorded_objects_end_as_told(name: str, many: int) -> None:
    found = list(read_ohh(path(f"ohh/{name}.ohh").read_text("utf-8")))
    told = lines(f"ohh/{name}.expected.jsonl")
    assert len(found) == len(told) == many
    for one, hand in zip(found, told, strict=True):
        assert one.net is not None, one.error
        for player, chips in hand["net"].items():
            assert Decimal(one.net.get(player, "0")) == Decimal(chips), hand["hand"]


LOGS = ("2p.limit", "2p.nolimit", "2p.nolimit.b", "3p.limit", "3p.nolimit")


@pytest.mark.parametrize("name", LOGS)
def test_logged_hands_end_as_logged(name: str) -> None:
    text = path(f"acpc/{name}.log").read_text("utf-8")
    told = [line.split(":") for line in text.splitlines() if line.startswith("STATE")]
    found = list(read_acpc(text))
    assert len(found) == len(told) == 250
    for one, (_, _, _, _, result, names) in zip(found, told, strict=True):
        assert one.net is not None, one.error
        assert list(one.net) == names.split("|")
        assert [Decimal(chips) for chips in one.net.values()] == [Decimal(chips) for chips in result.split("|")]


@pytest.mark.parametrize("name", ["2p.limit", "2p.nolimit", "3p.nolimit"])
def test_the_messages_of_the_dealer_are_hands_too(name: str) -> None:
    found = list(read_acpc(path(f"acpc/{name}.actions.log").read_text("utf-8")))
    assert [one.error for one in found] == [""] * 60


OBJECT = json.loads((SAMPLES / FILES["ohh"]).read_text("utf-8").splitlines()[0])


def broken(**changes: object) -> str:
    return json.dumps({"ohh": {**OBJECT["ohh"], **changes}})


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[]", "not a hand of Open Hand History"),
        ('{"ohh": 7}', "not a hand of Open Hand History"),
        ('{"ohh": {', "not JSON"),
        (broken(game_type="Stud"), "game_type 'Stud' is not one of"),
        (broken(bet_limit=None), "bet_limit is not an object"),
        (broken(players=[]), "fewer than two players"),
        (broken(rounds=[{"street": "Preflop", "actions": [7]}]), "rounds[0].actions[0] is not an object"),
        (broken(pots=[{"amount": "x"}]), "pots[0]: amount is not an amount"),
        (broken(pots=[]), "the pots come to"),
    ],
)
def test_what_is_wrong_with_an_object_is_told(text: str, says: str) -> None:
    (found,) = read_ohh(text)
    assert says in found.error
    assert found.error.startswith("line 1:")


TWO = "# name/game/hands/seed x holdem.nolimit.2p.reverse_blinds.game 1 0\n"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("STATE:0:cc/:5d5c|9hQd:0|0:a|b", "which game is it"),
        ("# name/game/hands/seed x poker.game 1 0", "the game poker.game is not known here"),
        ("# name/game/hands/seed x holdem.limit.3p.game 1 0\nSTATE:0:f:5d5c|9hQd:5|-5:a|b", "2 hands and 2 names"),
        ("# name/game/hands/seed x holdem.nolimit.3p.game 1 0\nhello", "not a line of such a log"),
        (f"{TWO}STATE:0:x:5d5c|9hQd:5|-5:a|b", "f, c and r"),
        (f"{TWO}STATE:0:f:5d5c|9hQd:70|-70:a|b", "seat"),
        (f"{TWO}STATE:0:f:5d5c|9hQd:5|-5e99999999:a|b", "numbers with bars between"),
        (f"{TWO}STATE:0:f:5d5c|9hQd:nan|-5:a|b", "numbers with bars between"),
        (f"{TWO}STATE:0:f:5d5c|9hQd:-50|50|0:a|b", "3 results for 2 players"),
        (f"{TWO}STATE:0:r150f:5d5c|9hQd:5|-5:a|b", "r150"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_log_is_told(text: str, says: str) -> None:
    found = list(read_acpc(text))
    assert says in found[-1].error


def test_what_surrounds_a_hand_is_text_whatever_stands_there() -> None:
    text = (SAMPLES / FILES["ohh"]).read_text("utf-8").split("\n\n")[0]
    assert '"network_name":"' in text
    (found,) = read_ohh(re.sub('"network_name":"[^"]*"', '"network_name":0.25', text))
    assert found.record is not None, found.error
    assert found.record.about.extra["network_name"] == "0.25"
    assert read_line(write_line(found.record)) == found.record


def test_bounties_are_read_and_written_again() -> None:
    occasion = Occasion(
        number="9", buy_in=300, currency="USD", decimals=2, kind="MTT", speed="Normal", bounties=(50, 25, 125),
        bounties_won=((0, 50, 1), (2, 25, 1)),
    )  # fmt: skip
    rules = house("tda", blinds=(50, 100))
    hand = play(start(rules, (10_000, 8_000, 9_000), 0, shuffled(7)), "r300 f c x r500 f")
    about = About(number="1", time="2026-11-18T20:15:00", zone="UTC", occasion=occasion)
    record = record_of(hand, ("Ada", "Ben", "Cleo"), about)
    text = write_ohh(record).text
    assert '"player_bounty":1.25' in text
    (found,) = read_ohh(text)
    assert found.record is not None, found.error
    assert found.record.about.occasion == occasion
    (strange,) = read_ohh(text.replace('"defeated_player_id":1', '"defeated_player_id":7'))
    assert "not in the hand" in strange.error
    (wrong,) = read_ohh(text.replace('"defeated_player_id":1', '"defeated_player_id":[]'))
    assert "neither a number nor a text" in wrong.error
    grown = replace(occasion, bounties_grown=((0, 1, 10, 20),))
    assert "how much bounties grew" in write_ohh(record.but(about=replace(about, occasion=grown))).lost


@pytest.mark.parametrize(("game", "bottomless"), [("limit", True), ("nolimit", False)])
def test_where_a_game_names_no_stacks_a_replay_says_so(game: str, bottomless: bool) -> None:
    log = f"# name/game/hands/seed x holdem.{game}.2p.reverse_blinds.game 1 0\nSTATE:0:f:5d5c|9hQd:5|-5:a|b"
    (found,) = read_acpc(log.replace(":5|-5:", ":50|-50:") if game == "nolimit" else log)
    assert found.record is not None
    assert replay_of(found.record).bottomless is bottomless

"""Histories with which something is wrong: all that the tests of the formats know, and what only a file can have."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from cli.test_languages import WORD
from history import test_ohh_acpc, test_ots, test_phh, test_samples, test_stars
from history.samples import FILES, SAMPLES
from sidepot.history.ohh.ots import Rebuys, write_ots
from sidepot.history.ohh.reading import GAMES
from sidepot.history.phh.reading import _KNOWN as PHH

AT_ONCE = 15
"""Files in a folder: a command tells of twenty hands at most."""
OWN = (SAMPLES / FILES["own"]).read_text("utf-8").splitlines()[0]
OBJECT = test_ohh_acpc.OBJECT["ohh"]
LOG = test_ohh_acpc.TWO


def rows_of(test: Callable[..., Any]) -> list[tuple[Any, ...]]:
    """What a test is given."""
    marks = [mark for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize"]
    return [tuple(row) for row in marks[0].args[1]]


def acting(**changes: Any) -> str:
    """The object with another first round."""
    first = OBJECT["rounds"][0]
    other = {**first, "actions": [{**first["actions"][0], **changes}, *first["actions"][1:]]}
    return test_ohh_acpc.broken(rounds=[other, *OBJECT["rounds"][1:]])


def _stars() -> list[str]:
    hand = test_stars.HAND
    changed = [hand.replace(old, new, 1) for old, new, _ in rows_of(test_stars.test_what_is_wrong_is_told)]
    return [
        *changed,
        hand.splitlines()[0],
        "\n".join(hand.splitlines()[:2]),
        "\n".join([line for line in hand.splitlines() if not line.startswith("Seat 2:")][:3]) + "\nBen: folds\n",
        hand.replace("Hold'em No Limit (", "Hold'em No Limit (lots of ", 1),
        hand.replace("Table '", "A table '", 1),
        hand.replace("Ada: checks", "Nobody: checks", 1),
        "PokerStars Game #1: nothing\n",
    ]


def _phh() -> list[str]:
    hand = test_phh.HAND
    lines = []
    for line, _ in rows_of(test_phh.test_the_line_is_told_where_a_history_stops_being_legal):
        rows = hand.splitlines()
        rows[7] = "  " + line
        lines.append("\n".join(rows))
    plain = test_samples.PLAIN.format(stacks="[200, 200]")
    return [
        *lines,
        *[hand.replace(old, new) for old, new, _ in rows_of(test_phh.test_what_is_wrong_with_a_hand_is_told)],
        *[text for name, text, _ in rows_of(test_samples.test_what_once_was_a_crash_is_told) if name == "phh"],
        *[
            plain.replace(old, new)
            for old, new in (
                ("[1, 2]", "[0, 2]"), ("[0, 0]", "[-1, 0]"), ("min_bet = 2", "min_bet = 7"), ("p1 2c3c", "p1 2c3"),
                ("p1 2c3c", "p1 2x3c"), ("= true", "= 5"), ("min_bet = 2", "min_bet = 'x'"), ("['d dh", "[5, 'd dh"),
                ("min_bet", "players = [5, 5]\nmin_bet"), ("min_bet", "seats = ['x', 'y']\nmin_bet"),
                ("min_bet", "venue = 5\nmin_bet"), ("min_bet", "hand = 'x'\nmin_bet"), ("p2 f", "p2 f 5"),
                ("[200, 200]", "[0.1234567891, 200]"), ("[200, 200]", "[9007199254740993, 200]"),
                ("min_bet", "_sidepot = {rules = 'x'}\nmin_bet"),
                ("min_bet", "_sidepot = {rules = 'sidepot/1 standard', posts = 'x'}\nmin_bet"),
                ("antes = [0, 0]", "antes = 'x'"), ("starting_stacks", "stacks"),
            )
        ],
        f"[1]\n{plain}\n[1]\n{plain}\n",
        plain.replace("[1, 2]", "[" * 3_000),
    ]  # fmt: skip


def _ohh() -> list[str]:
    broken = test_ohh_acpc.broken
    players, pots = OBJECT["players"], OBJECT["pots"]
    return [
        *[text for text, _ in rows_of(test_ohh_acpc.test_what_is_wrong_with_an_object_is_told)],
        *[text for name, text, _ in rows_of(test_samples.test_what_once_was_a_crash_is_told) if name == "ohh"],
        broken(bet_limit={"bet_type": "XX"}),
        broken(players=5),
        broken(players=[{**one, "id": 1.5} for one in players]),
        broken(players=[{**one, "seat": "x"} for one in players]),
        broken(small_blind_amount=0.12345678),
        broken(rounds=[{"street": "Sixth", "actions": []}, *OBJECT["rounds"]]),
        broken(rounds=[*OBJECT["rounds"], *[{"street": "Flop", "cards": ["2c", "3c", "4c"], "actions": []}] * 3]),
        broken(rounds=[{"street": "Flop", "cards": [5], "actions": []}, *OBJECT["rounds"]]),
        broken(pots=[{**pots[0], "player_wins": [{**pots[0]["player_wins"][0], "cashout_amount": 5}]}]),
        acting(action="Juggle"), acting(action="Add to Pot"), acting(player_id=77), acting(amount=1e300),
        broken(tournament=True, tournament_bounties=[{"player_id": 77, "defeated_player_id": 78}]),
        '{"ohh": ' + "[" * 20_000,
    ]  # fmt: skip


def _acpc() -> list[str]:
    return [
        *[text for text, _ in rows_of(test_ohh_acpc.test_what_is_wrong_with_a_log_is_told)],
        f"{LOG}STATE:0:f:5d5c\n",
        f"{LOG}STATE:0:f:5d5c|9hQd:5.123456789|-5:a|b\n",
        f"{LOG}STATE:0:cc/cc:5d5c|9hQd:5|-5:a|b\n",
        f"{LOG}STATE:0:rf:5d5c|9hQd:5|-5:a|b\n",
        f"{LOG}STATE:0:r{'9' * 20}f:5d5c|9hQd:5|-5:a|b\n",
        "# GAMEDEF\n# nolimit\n# numPlayers = x\n# END GAMEDEF\nSTATE:0:f:5d5c|9hQd:5|-5:a|b\n",
        "# GAMEDEF\n# nolimit\n# numRounds = 2\n# END GAMEDEF\nSTATE:0:f:5d5c|9hQd:5|-5:a|b\n",
        "# GAMEDEF\n# numPlayers = 2\n# END GAMEDEF\nSTATE:0:f:5d5c|9hQd:5|-5:a|b\n",
        "# GAMEDEF\n# nolimit\n# numPlayers = 2\n# blind = 1 2\n# stack = 5\n# END GAMEDEF\n"
        "STATE:0:f:5d5c|9hQd:5|-5:a|b\n",
    ]


def _own() -> list[str]:
    return [
        "{",
        OWN.replace('"format":1', '"format":99'),
        OWN.replace('"players":[', '"players":["X",'),
        OWN.replace('"about":{', '"about":{"hero":9,'),
        OWN.replace('"about":{', '"about":{"ids":["x"],'),
        OWN.replace('"decimals":2', '"decimals":99'),
        OWN.replace('"facts":"', '"facts":"","x":"'),
        OWN.replace('"about":{', '"about":{"rake":9999999999999999999999,'),
    ]


def _ots() -> list[str]:
    summary = test_ots.SUMMARY
    rows = rows_of(test_ots.test_places_and_prizes_that_can_t_be_are_told)
    return [
        *[text for text, _ in rows_of(test_ots.test_what_is_no_summary_is_told_with_its_line_and_costs_no_other)],
        *[write_ots(replace(summary, tournament_finishes_and_winnings=finishes)) for finishes, _ in rows],
        write_ots(replace(summary, tournament_rebuys=[Rebuys("Ada", -1)])),
    ]


_KINDS = {"txt": _stars, "phh": _phh, "ohh": _ohh, "log": _acpc, "jsonl": _own, "ots": _ots}
HISTORIES = {
    f"{ending}-{first // AT_ONCE}/{at}.{ending}": text
    for ending, found in _KINDS.items()
    for texts in [found()]
    for first in range(0, len(texts), AT_ONCE)
    for at, text in enumerate(texts[first : first + AT_ONCE])
}
"""Each in its file, and a few files in a folder."""


def _keys(value: Any) -> Iterator[str]:
    """The keys of an object and of all that is in it."""
    if isinstance(value, dict):
        yield from value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _keys(part)


KEYS = {
    word
    for key in (*_keys(OBJECT), *PHH, *GAMES, "numrounds", "ids", "ots", "chairs", "tournament_bounty", "bet_type")
    for word in WORD.findall(key.replace("_", " "))
}
"""Fields, and games by the names that formats have for them, stand as they are in the files."""

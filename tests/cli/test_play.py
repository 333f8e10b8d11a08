"""`sidepot play`: whole games with piped input, leaving, and input that is wrong."""

import io
import os
import re
import signal
import subprocess
import sys
import time
from random import Random

import pytest
from rich.console import Console

from sidepot import AllIn, BringIn, Call, Check, Discard, Draw, Fold, RaiseTo, house, shuffled, stacked, start
from sidepot.cards import DECK
from sidepot.cli.session import Chair, session
from sidepot.cli.teller import Teller
from sidepot.cli.typed_lines import read
from sidepot.engine.events import Called, RaisedTo
from sidepot.players import PLAYERS
from sidepot.rules import GAMES, MIXED, NAMES
from tests.cli.command import sidepot

THROW_ANY = "".join(f"d {card}\n" for card in DECK)


def play(*words, typed="", columns=80):
    return sidepot("play", "--seed", "7", *words, typed=typed, columns=columns)


def standings(out):
    """The last table: name -> chips, those on the table and cashed ones."""
    return {name: cashed + has for name, (bought, cashed, has, score) in ledger(out).items()}


def ledger(out):
    """The last table: name -> bought, cashed, has, score."""
    rows = re.findall(r"^  (\w+) +(\d+) +(\d+) +(\d+) +([+-]\d+) *$", out.partition("the end")[2], re.M)
    return {name: tuple(map(int, row)) for name, *row in rows}


@pytest.mark.parametrize("name", MIXED)
def test_t26_mixed_games_one_after_the_other(name):
    typed = "1\n7\nb\nd-\nx\nc\n" * 900
    ran = play("--house", name, "--players", "4", "--hands", "24", "--no-guests", "--set", "every=3", typed=typed)
    assert ran.code == 0
    assert ran.err == ""
    bought = sum(row[0] for row in ledger(ran.out).values())
    assert sum(standings(ran.out).values()) == bought
    played = list(dict.fromkeys(re.findall(r"^hand \d+ · (.+?) ─", ran.out, re.M)))
    assert played[:3] == ["Fixed Limit Hold’em", "Fixed Limit Omaha Hi-Lo", "Fixed Limit Razz"] or name != "horse"
    assert len(played) >= (2 if name == "dealers-choice" else 4)


@pytest.mark.parametrize("name", [name for name in NAMES if name not in MIXED])
def test_a_whole_game_in_every_house(name):
    typed = ("a\nc\nx\n" + (THROW_ANY if name == "pineapple" else "")) * 400
    ran = play("--house", name, "--players", "4", "--stacks", "500", "--blinds", "50/100", "--no-guests", typed=typed)
    assert ran.code == 0
    assert ran.err == ""
    chips = standings(ran.out)
    assert len(chips) == 4
    assert chips["You"] == 0 or sum(1 for stack in chips.values() if stack) == 1
    dropped = sum(map(int, re.findall(r"(\d+) odd chips? (?:is|are) dropped", ran.out)))
    assert sum(chips.values()) == 2000 - dropped
    assert f"You have {chips['You']:,} ({chips['You'] - 500:+,}) after" in ran.out


@pytest.mark.parametrize("game", GAMES)
def test_some_hands_of_every_game(game):
    program = GAMES[game]()
    many = min(5, program.most) if not program.larger_decks else 2
    typed = ("c\nx\nb\nd-\n" + (THROW_ANY if program.throws else "")) * 60
    limit = ("--limit", "fixed", "--ante", "1")
    ran = play("--game", game, *limit, "--hands", "3", "--players", str(many), "--no-guests", typed=typed)
    assert ran.code == 0
    assert "after 3 hands" in ran.out
    assert sum(standings(ran.out).values()) == many * 200


def test_in_stud_everybody_sees_the_cards_face_up_and_who_brings_in():
    words = ("--game", "stud", "--limit", "fixed", "--ante", "1", "--players", "3", "--hands", "1")
    ran = play(*words, typed="b\nc\nx\n" * 20)
    assert "ante 1, bring-in 1, bets 2/4" in ran.flat
    assert re.search(r"third street +You \S\S · Ada \S\S · Ben \S\S", ran.out)
    assert re.search(r"fifth street +You \S\S", ran.out)
    assert re.search(r"brings? in for 1", ran.out)
    # two cards down, two up
    assert re.search(r"Ada +\d+ .*▒▒ ▒▒  [2-9TJQKA]\S [2-9TJQKA]\S ", ran.out)


def test_in_a_draw_game_it_is_told_how_many_each_draws():
    words = ("--game", "triple27", "--limit", "fixed", "--players", "3", "--hands", "1")
    ran = play(*words, typed="c\nx\nd-\n" * 30)
    for street in ("first draw", "second draw", "third draw"):
        assert f"\n  {street}\n" in ran.out
    assert "You stand pat" in ran.out
    assert re.search(r"(Ada|Ben) (draws (\d cards|a card)\n|stands pat)", ran.out)
    assert re.search(r"│.*(drew \d|stood pat)", ran.out)
    assert "d- stand pat d … draw, discarding up to 5 cards" in ran.flat


def test_sharks_play_badugi():
    ran = play("--game", "badugi", "--against", "shark", "--hands", "1", typed="f\nx\nd-\n" * 20)
    assert ran.code == 0
    assert "does not know" not in ran.err


def test_guests_come_and_go_and_the_ledger_adds_up():
    ran = play("--players", "3", "--hands", "60", typed="f\nx\n" * 300)
    assert " sits down with 200" in ran.out
    assert " leaves with " in ran.out
    rows = ledger(ran.out)
    assert sum(score for *_, score in rows.values()) == 0
    assert all(cashed + has - bought == score for bought, cashed, has, score in rows.values())
    scores = [score for *_, score in rows.values()]
    assert scores == sorted(scores, reverse=True)
    assert re.search(r"\w+ owes? \w+ \d+", ran.out)


def hands_told(out):
    return [int(number) for number in re.findall(r"^hand (\d+) ─", out, re.M)]


@pytest.mark.parametrize("more", [(), ("--no-guests",)])
def test_every_hand_is_told_once_also_the_last_one_against_somebody(more):
    words = ("--house", "cardroom", "--players", "2", "--against", "caller", "--stacks", "40", "--hands", "12")
    for seed in "3456":
        ran = sidepot("play", "--seed", seed, *words, *more, typed="a\nc\nx\n" * 99)
        numbers = hands_told(ran.out)
        assert numbers == list(range(1, len(numbers) + 1))
        out = "You are out" in ran.out
        assert ("Nobody is left to play with" in ran.out) == (not out and len(numbers) < 12)
        if more == () and not out:
            assert len(numbers) == 12


@pytest.mark.parametrize("words", [("--set", "rathole=60"), ("--stacks", "1501199875790165", "--against", "maniac")])
def test_a_guest_the_table_refuses_stays_away(words):
    ran = sidepot("play", "--seed", "2", "--hands", "60", *words, typed="x\nf\n" * 300)
    assert ran.code == 0
    assert ran.err == ""
    assert len(ledger(ran.out)) >= 6


def test_who_has_lost_everything_may_buy_in_again_where_the_game_is_open():
    words = ("--seed", "3", "--players", "3", "--against", "caller")
    ran = sidepot("play", *words, typed="a\na\nfoo\nb\na\nq\n")
    assert "b buy in again for 200 q quit" in ran.flat
    assert "you have no chips left: b buys in for 200, q leaves" in ran.flat
    assert "You buy in for 200" in ran.flat
    assert hands_told(ran.out) == [1, 2, 3]
    bought, cashed, has, score = ledger(ran.out)["You"]
    assert bought == 400
    assert cashed + has - bought == score
    assert "You are out" in ran.out


@pytest.mark.parametrize(("more", "asked"), [(("--hands", "1"), False), (("--house", "kitchen"), False), ((), True)])
def test_nobody_is_asked_to_buy_in_where_the_game_is_over(more, asked):
    for name in ("You", "Eve"):
        words = ("--seed", "3", "--players", "3", "--against", "caller", "--stacks", "20", "--name", name, *more)
        ran = sidepot("play", *words, typed="a\n" * 9 + "q\n")
        assert f"{name} {'are' if name == 'You' else 'is'} out" in ran.out
        assert ("buy in again" in ran.flat) == asked
        assert ran.code == 0
        assert len(ledger(ran.out)) == 3


def test_a_buy_in_that_the_table_refuses_ends_the_game_with_its_ledger():
    words = ("--seed", "2", "--stacks", "1501199875790165", "--against", "maniac")
    ran = sidepot("play", *words, typed="a\nb\n" * 9)
    assert "more chips than a table can hold" in ran.flat
    assert (ran.code, ran.err) == (0, "")
    assert len(ledger(ran.out)) == 6


def test_hands_that_are_shown_are_told_with_their_kickers():
    ran = sidepot("play", "--seed", "4", "--players", "3", "--against", "caller", "--hands", "1", typed="c\nx\n" * 9)
    assert re.search(r"shows? .*, \w+ kicker", ran.out)


def test_the_house_has_a_row_where_it_took_something():
    ran = play("--set", "rake=5", "--blinds", "50/100", "--hands", "20", "--against", "caller", typed="c\nx\n" * 200)
    taken = re.search(r"^  the house +([+-]\d+) *$", ran.out, re.M)
    assert taken
    assert sum(score for *_, score in ledger(ran.out).values()) + int(taken[1]) == 0


@pytest.mark.parametrize(
    ("typed", "says"),
    [("q\n", "the others finish the hand"), ("c\nq\n", "what is in the pot stays there")],
)
def test_who_leaves_in_a_hand_is_told_how_it_ends(typed, says):
    ran = sidepot("play", "--seed", "1", "--players", "4", "--against", "caller", typed=typed)
    end = ran.flat.partition("the end")[2]
    assert f"You leave the table; {says} " in end
    assert re.search(r"wins the pot, \d+", end)


class Impatient(Teller):
    """Goes all-in, and away when something has happened."""

    at: type = Called

    def tell(self, events, view, names, verb="raise"):
        if any(isinstance(event, self.at) for event in events):
            raise KeyboardInterrupt

    def ask(self, view, options, names, title):
        return AllIn()


@pytest.mark.parametrize(
    ("at", "says"), [(RaisedTo, "leave the table; the hand is played out"), (Called, "leave the table")]
)
def test_who_leaves_all_in_may_still_win(at, says):
    rules, out = house("standard", blinds=(1, 2)), io.StringIO()
    chairs = [Chair("You", None, 200), Chair("Ada", PLAYERS["caller"], 200)]
    deck = stacked(rules, 2, 0, ["AsAh", "2c7d"], "AdKd7h9s4d")
    teller = Impatient(Console(file=out, width=80), at=at)
    session(rules, chairs, 0, Random(1), lambda cards: deck, teller, "", []).run(None)
    assert f"You {says}\n" in out.getvalue()
    assert "You win the pot, 400" in out.getvalue()
    assert "Ada owes you 200" in out.getvalue()


def test_what_a_house_has_and_this_game_has_not_is_told():
    assert "One game is played: it ends when one player is left" in play("--house", "league", typed="q\n").flat
    assert "The terminal does not offer straddles" in play("--set", "run_twice=true", typed="q\n").flat
    assert "here" not in play(typed="q\n").flat.partition("has 200 chips.")[2].partition("hand 1")[0]


def test_l3_blinds_rise_in_the_terminal_too_and_that_is_told():
    ran = play("--house", "league", "--players", "3", "--hands", "5", typed="f\n" * 20)
    assert "the blinds go up: 20/40 from the next hand on" in ran.flat
    assert re.search(r"posts the big blind,? 40", ran.flat)


def test_k8_a_game_of_some_hands_ends_with_the_places():
    words = ("--house", "kitchen", "--players", "3", "--set", "ends=hands", "--set", "ends_after=2")
    ran = play(*words, typed="f\n" * 20)
    assert "One game is played: it ends after 2 hands" in ran.flat
    assert hands_told(ran.out) == [1, 2]
    end = ran.out.partition("the end")[2]
    assert re.findall(r"^  (\d)\. \w+", end, re.M)[0] == "1"
    assert len(re.findall(r"^  \d\. \w+", end, re.M)) == 3


def test_the_same_seed_is_the_same_game():
    typed = "c\nx\n" * 8
    assert play(typed=typed).out == play(typed=typed).out
    assert sidepot("play", "--seed", "8", typed=typed).out != play(typed=typed).out


def test_the_button_moves_to_the_next_player_with_chips():
    out = play("--players", "3", "--hands", "4", typed="f\n" * 20).out
    blinds = re.findall(r"(\w+) posts? the small blind", out)
    assert len(blinds) == 4
    assert blinds[3] == blinds[0]
    assert len(set(blinds)) == 3


def test_hands_stops_the_game():
    out = play("--hands", "2", typed="f\nx\n" * 20).out
    assert "hand 2 ─" in out
    assert "hand 3 ─" not in out
    assert "after 2 hands" in out


@pytest.mark.parametrize("typed", ["", "q\n", "quit\n", "foo\nQ\n"])
def test_leaving_tells_the_score(typed):
    ran = play(typed=typed)
    assert ran.code == 0
    assert "You leave the table" in ran.out
    assert re.search(r"You have \d+ \([+-]\d+\) after one hand\n", ran.out)


def test_wrong_input_is_explained_and_asked_again():
    ran = play("--against", "caller", typed="\nfoo\n600\nr\nr 1.5\nr 1\nr 999999\nx\nc c\nd 7c\nd zz\n?\nwhy\nf\nq\n")
    for says in (
        "type one of the keys above",
        "'foo' is not a command here",
        "an amount needs a key: r 600",
        "how much?",
        "'1.5' is not an amount: whole chips",
        "less than the smallest legal raise (4): S2",
        "you don't have the chips",
        "you can't check, 2 to call: X6",
        "'c c' is not a command",
        "no discard is due now: P2",
        "'zz' is not a card",
        "bet or raise to 600 in all",
        "You fold",
    ):
        assert says in ran.flat


def test_why_tells_the_reason_for_everything_that_is_not_legal():
    ran = play("--house", "cardroom", "--limit", "fixed", "--against", "caller", typed="why\n")
    assert "r2 less than the smallest legal bet (3): C16" in ran.flat
    assert "x you can't check, 2 to call: X6" in ran.flat


def test_your_cards_and_no_others_are_seen_before_the_showdown():
    for ran in (play(typed=""), play("--house", "pineapple", typed="")):
        table = ran.out.partition("╭")[2]
        you, *others = [line for line in table.splitlines() if "You" in line or "▒▒" in line]
        assert "You" in you
        assert len(re.findall(r"[2-9TJQKA][♠♥♦♣]", you)) in (2, 3)
        assert not re.findall(r"[2-9TJQKA][♠♥♦♣]", "".join(others))


def test_sixty_columns_are_enough():
    out = play("--house", "pineapple", "--players", "10", typed="c\nx\n" * 4, columns=60).out
    assert max(map(len, out.splitlines())) <= 60


def test_a_name_and_whom_to_play_against():
    ran = play("--name", "Ada", "--against", "caller, nit", "--players", "3", typed="c\nq\n")
    assert "At the table: Ben (caller) and Cleo (nit)." in ran.flat
    assert "Ada is dealt" in ran.flat
    assert "Ada leaves the table" in ran.flat


def test_a_house_that_asks_to_show_asks_you():
    ran = play("--set", "showdown=ask", "--against", "caller", "--players", "2", "--hands", "1", typed="c\nx\ns\n" * 12)
    assert "You show" in ran.flat
    assert ran.code == 0


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--players", "1"), "--players 1: holdem takes 2 to 10 (X17)"),
        (("--players", "0", "--stacks", "100"), "--players 0: holdem takes 2 to 10 (X17)"),
        (("--players", "8", "--game", "omaha6"), "--players 8: omaha6 takes 2 to 7 (X17)"),
        (("--stacks", "0"), "--stacks 0: a whole number of chips"),
        (("--stacks", "99999999999999999"), "--stacks 99999999999999999"),
        (("--against", "whale"), "there is no such player: choose from "),
        (("--against", ""), "there is no such player"),
        (("--name", ""), "--name ''"),
        (("--house", "casino"), "there is no house"),
        (("--set", "cap=0"), "cap = 0 is not possible"),
    ],
)
def test_wrong_options_are_told(words, says):
    ran = play(*words)
    assert ran.code == 2
    assert says in ran.err


def test_what_is_typed_is_read():
    hand = start(house("standard"), [200] * 3, 0, shuffled(1))
    view = hand.view(0)
    for text, action in {
        "f": Fold(), " FOLD ": Fold(), "c": Call(), "call": Call(), "a": AllIn(), "All in": AllIn(),
        "r6": RaiseTo(6), "r 6": RaiseTo(6), "b6": RaiseTo(6), "raise to 6": RaiseTo(6), "bet  6": RaiseTo(6),
        "min": RaiseTo(4), "pot": RaiseTo(7), "half": RaiseTo(4), "max": RaiseTo(200),
    }.items():  # fmt: skip
        assert read(text, view, view.options) == action, text
    with pytest.raises(ValueError, match="can't check"):
        read("k", view, view.options)


def test_c_checks_where_checking_is_free():
    hand = start(house("standard"), [200] * 2, 0, shuffled(1))
    hand.act(Call())
    view = hand.view(1)
    for text in ("c", "C", "call", "x", "check"):
        assert read(text, view, view.options) == Check(), text


def test_draws_and_a_bring_in_are_read():
    rules = house("standard", game="draw", blinds=(1, 2))
    hand = start(rules, [99, 99], 0, stacked(rules, 2, 0, ["AsAh7c6d2c", "KsKh7d6c2d"]))
    for action in (Call(), Check()):
        hand.act(action)
    view = hand.view(1)
    for text in ("d 7d 2d", "d7d2d", "draw 7d2d", "throw 7d 2d", "D 7D 2D"):
        assert read(text, view, view.options) == Draw(("7d", "2d")), text
    for text in ("d-", "d -", "pat", "stand pat", "draw -"):
        assert read(text, view, view.options) == Draw(), text
    assert read("d 7d", view, view.options) == Draw(("7d",))
    for text, says in (("d", "d- stands pat"), ("d As", "not in your hand"), ("d 7d 7d", "twice"), ("b", "how much")):
        with pytest.raises(ValueError, match=says):
            read(text, view, view.options)
    stud = start(house("standard", game="stud", limit="fixed", ante=1), [99, 99], 0, shuffled(1))
    view = stud.view(stud.turn)
    for text in ("b", "bring in", "bring-in"):
        assert read(text, view, view.options) == BringIn()
    assert read("r 2", view, view.options) == RaiseTo(2)
    with pytest.raises(ValueError, match="bring in for 1, or complete"):
        read("c", view, view.options)


def test_a_card_to_throw_away_is_read():
    hand = start(house("pineapple"), [5000] * 2, 0, shuffled(1))
    for _ in range(4):
        hand.act(Check())
    view = hand.view(hand.turn)
    card = view.hole[1]
    for text in (f"d {card}", f"D{card}", f"throw {card}".upper()):
        assert read(text, view, view.options) == Discard(card)
    for text in ("f", "min", "pot", "r 5", "max"):
        with pytest.raises(ValueError, match="discard a card first: P2"):
            read(text, view, view.options)


def test_the_module_is_the_command_and_bytes_that_are_no_text_are_bad_input():
    ran = subprocess.run(
        [sys.executable, "-m", "sidepot", "play", "--seed", "7", "--hands", "1"],
        input=b"\xff\xfe\nf\n", capture_output=True, env={**os.environ, "PYTHONIOENCODING": "utf-8"}, check=False,
    )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert "after one hand" in ran.stdout.decode()


def test_an_output_without_suits_gets_letters():
    ran = subprocess.run(
        [sys.executable, "-m", "sidepot", "play", "--seed", "7"],
        input=b"", capture_output=True, env={**os.environ, "PYTHONIOENCODING": "ascii"}, check=False,
    )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert re.search(r"You are dealt [2-9TJQKA][cdhs] [2-9TJQKA][cdhs]", ran.stdout.decode("ascii"))


@pytest.mark.parametrize("ended_by", [signal.SIGINT, signal.SIGTERM])
def test_who_is_interrupted_leaves_the_table_with_the_ledger(ended_by):
    game = subprocess.Popen(
        [sys.executable, "-m", "sidepot", "play", "--seed", "7"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert game.stdout is not None
    said = b""
    while b"quit" not in said:
        said += os.read(game.stdout.fileno(), 65536)
    time.sleep(0.2)
    game.send_signal(ended_by)
    out, err = game.communicate(timeout=20)
    assert (game.returncode, err) == (0, b"")
    assert b"You leave the table" in out
    assert b"bought" in out


def test_the_number_of_a_rule_is_read_as_the_rule():
    ran = play("--players", "2", "--no-guests", typed="why\nx11\nX999\nf\nq\n")
    assert "A short all-in raises the price for players still to call" in ran.flat
    assert "'x999' is not a command here" in ran.flat

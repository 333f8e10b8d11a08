"""A hand as one line of text, both ways.

    sidepot/1 standard blinds=50/100 | 1000 1000 700 | button=0 | 2c7h… | r300 c f

The rules, whole (`sidepot.rules.stored`); stacks; button, and what is unusual about the start (no-sb, post=2:100+50);
the deck from the top; the line of actions. In a line `k2` gives up seat 2's hand out of turn, and `2:d7c` is a
discard of seat 2 before its turn. People may leave the mark out, and then name a house and the dials that differ from
it: `cardroom blinds=50/100`.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple, TypeVar

from sidepot.cards import show
from sidepot.engine.acting import Acting
from sidepot.engine.actions import Draw, Muck, Show, parse_action, show_action
from sidepot.engine.beginning import afresh
from sidepot.engine.events import cards_of, decisions
from sidepot.engine.log import BRING_IN, CALL, CHECK, DIE, DISCARD, DRAW, FOLD, WAGER_NAMES, kind_of, value_of
from sidepot.engine.phases import DRAWING
from sidepot.rules import Rules, house
from sidepot.rules.stored import MARK, dial_in, rules_in, rules_text
from sidepot.words import phrase
from sidepot.words.refusal import Wrong, within

H = TypeVar("H", bound=Acting)

_PREFIXED = re.compile(r"(\d+):(.+)")
_WORD_OF = {FOLD: "f", CHECK: "x", CALL: "c", BRING_IN: "b"}
_OUT_OF_TURN = (DISCARD, DIE)
_SHOWDOWN = (Show, Muck)
_KILLED = re.compile(r"k(\d+)")


def write(hand: Acting) -> str:
    """A hand as one line of text; ValueError where its deck is not known."""
    if not hand.deck:
        raise ValueError("this hand was stored without its deck: text needs it, hand.to_json() does not")
    stacks = " ".join(map(str, hand.starting_stacks))
    return " | ".join((rules_text(hand.rules), stacks, _opening(hand), show(hand.deck), line_of(hand)))


class Written(NamedTuple):
    """The parts of a line: what a hand begins with, and the actions."""

    rules: Rules
    stacks: list[int]
    opening: dict[str, Any]
    deck: str
    line: str


def parse(text: str) -> Written:
    """The parts of a line of text; ValueError says which is wrong."""
    parts = [part.strip() for part in text.split("|")]
    if len(parts) != 5:
        shape = "house | stacks | button | deck | line"
        raise Wrong("mistake-line-parts", shape=shape, count=str(len(parts)))
    rules, stacks, opening, deck, line = parts
    return Written(_read_rules(rules), _read_stacks(stacks), _read_opening(opening), deck, line)


def play(hand: H, line: str) -> H:
    """Play a line of actions on a hand; an error says which action it was."""
    for number, word in enumerate(line.split(), 1):
        killed, prefixed, drawing = _KILLED.fullmatch(word), _PREFIXED.fullmatch(word), hand.phase == DRAWING
        try:
            if killed:
                hand.kill(int(killed[1]))
            elif prefixed:
                hand.act(parse_action(prefixed[2], drawing), int(prefixed[1]))
            else:
                hand.act(parse_action(word, drawing))
        except ValueError as error:
            raise within(phrase("mistake-in-action", number=str(number), word=word), error) from None
    return hand


def line_of(hand: Acting) -> str:
    """The actions of a hand as a line."""
    plain = _plain_words(hand.codes.part(0, len(hand.codes))) if hand.rules.showdown == "auto" else None
    if plain is not None:
        return " ".join(plain)
    words = []
    again = afresh(hand)
    for seat, action in decisions(hand.log):
        if action is None:
            words.append(f"k{seat}")
            again.kill(seat)
        elif again.options.may_show or not isinstance(action, _SHOWDOWN):
            words.append(show_action(action) if seat == again.turn else f"{seat}:{show_action(action)}")
            again.act(action, seat)
    return " ".join(words)


def _plain_words(codes: list[int]) -> list[str] | None:
    """The words of a hand in which everyone acted on their turn; None where somebody may not have."""
    words = []
    for code in codes:
        kind = kind_of(code)
        if kind in _WORD_OF:
            words.append(_WORD_OF[kind])
        elif kind in WAGER_NAMES:
            words.append(f"r{value_of(code)}")
        elif kind == DRAW:
            words.append(show_action(Draw(cards_of(value_of(code)))))
        elif kind in _OUT_OF_TURN:
            return None
    return words


def _read_rules(text: str) -> Rules:
    words = text.split() or [""]
    if words[0] == MARK:
        return rules_in(words[1:])
    if words[0].startswith("sidepot/"):
        raise Wrong("mistake-line-format", given=words[0], mark=MARK)
    return house(words[0], **{word.partition("=")[0]: dial_in(word) for word in words[1:]})


def _read_stacks(text: str) -> list[int]:
    try:
        return [int(word) for word in text.split()]
    except ValueError:
        raise Wrong("mistake-line-stacks", given=repr(text)) from None


def _opening(hand: Acting) -> str:
    posts = [f"post={seat}:{live}+{dead}" for seat, (live, dead) in hand.posts.items()]
    return " ".join([f"button={hand.button}", *(["no-sb"] if hand.no_sb else []), *posts])


def _read_opening(text: str) -> dict[str, Any]:
    button, no_sb, posts = None, False, {}
    for word in text.split():
        post = re.fullmatch(r"post=(\d+):(\d+)\+(\d+)", word)
        if re.fullmatch(r"button=\d+", word):
            button = int(word.removeprefix("button="))
        elif word == "no-sb":
            no_sb = True
        elif post:
            posts[int(post[1])] = (int(post[2]), int(post[3]))
        else:
            raise Wrong("mistake-line-opening", given=repr(word))
    return {"button": button, "no_sb": no_sb, "posts": posts}

"""Playing a script in the engine: from a deck that deals what is told, every action and the end checked.

No rule of poker stands here: what is legal, who wins and what goes back comes from the engine.
"""

from __future__ import annotations

from collections.abc import Iterator

from sidepot.engine.actions import BringIn, Call, Check, Draw, Fold, Illegal, IllegalAction, Muck, RaiseTo, Show
from sidepot.engine.hand import Hand, start
from sidepot.engine.log import DEALT, card_count, kind_of, seat_of, value_of
from sidepot.engine.phases import SHOWING
from sidepot.engine.stored import packed
from sidepot.history.script.dealt_cards import Slots
from sidepot.history.script.deck import ToldDeck
from sidepot.history.script.ending import may_be_mucked, told_facts, unlike
from sidepot.history.script.forced_bets import alternatives
from sidepot.history.script.quick import quick_facts
from sidepot.history.script.script import ImpossibleCards, Misread, Move, Script
from sidepot.history.script.unknown_cards import stand_ins
from sidepot.words.refusal import sentence_of

_TRIES = 12
"""Decks for the cards that are not told, before they are chosen one by one."""
_MOST_DEALS = 40
"""More often than this no deck is laid anew: it would not come to an end."""
_RAISES = ("raise", "add", "total", "next")
_FOLD, _CHECK, _CALL, _BRING_IN, _SHOW, _MUCK = Fold(), Check(), Call(), BringIn(), Show(), Muck()


def facts_of(script: Script) -> list[int]:
    """The facts of a script, cards that are not told hidden; Misread where it stops being legal."""
    slots = Slots(script)
    if not script.rules.program.reshuffles:
        slots.check_once(script.line)
    hand = _agreeing(script, slots)
    return told_facts(script, slots, hand)


def facts_by_some_rules(script: Script) -> bytes:
    """The facts, packed, by the rules of a script or, where a text does not say them, by others that may be meant."""
    quick = quick_facts(script)
    if quick is not None:
        return quick
    return packed(_facts_by_some_rules(script))


def _facts_by_some_rules(script: Script) -> list[int]:
    try:
        return facts_of(script)
    except ImpossibleCards:
        raise
    except Misread as error:
        for rules in alternatives(script.rules, any(shown.cards is None for shown in script.shows)):
            script.rules = rules
            try:
                return facts_of(script)
            except Misread:
                continue
        raise error from None


def _agreeing(script: Script, slots: Slots) -> Hand:
    """The hand, with cards for those not told with which it ends as it is told."""
    hand = _dealt(script, slots, ToldDeck(script, slots, 0))
    if not hand.over:
        raise Misread("ends-early", script.line)
    wrong = unlike(script, slots, hand)
    if wrong is None:
        return hand
    if not all(map(slots.whole, hand.inside)):
        for attempt in range(1, _TRIES):
            other = _dealt(script, slots, ToldDeck(script, slots, attempt))
            if unlike(script, slots, other) is None:
                return other
        hand = _dealt(script, slots, ToldDeck(script, slots, 0, stand_ins(script, slots, hand)))
        wrong = unlike(script, slots, hand)
    if wrong is not None and not may_be_mucked(script, slots, hand):
        raise Misread(wrong, script.line)
    return hand


def _dealt(script: Script, slots: Slots, deck: ToldDeck) -> Hand:
    """The hand played with a deck that deals every card that is told."""
    for _ in range(_MOST_DEALS):
        hand = start(
            script.rules, script.stacks, script.button, deck.bytes, no_sb=script.no_sb, posts=script.posts or None
        )
        refused = _played(hand, script, slots)
        if not deck.laid_anew(hand):
            if refused is not None:
                raise refused
            return hand
    raise Misread("not-dealt-so", script.line)


# the actions


def _played(hand: Hand, script: Script, slots: Slots) -> Misread | None:
    """Play every move; what is refused, if something is."""
    draws = iter(slots.draws)
    board, checked = 0, True
    script.moot.clear()
    for item in script.items:
        try:
            if isinstance(item, Move):
                if not checked and not hand.over:
                    _check_board(hand, board, item)
                    checked = True
                _act(hand, item, draws, script)
            elif item.seat == -1:
                board, checked = board + len(item.cards), False
                if board > len(hand.board):
                    return Misread("board-told", item.line, told=board, cards=len(hand.board))
        except Misread as refused:
            return refused
        except ValueError as error:
            return Misread(sentence_of(error), item.line, item.said if isinstance(item, Move) else "")
    _show(hand, script)
    return _told_all(hand, script, slots) if hand.over else None


def _show(hand: Hand, script: Script) -> None:
    """Where the house asks who shows: as it is told."""
    mucked = [shown.seat for shown in script.shows if shown.cards is None]
    while hand.phase == SHOWING and hand.turn is not None:
        hand.act(_MUCK if hand.turn in mucked and len(hand.inside) > 1 else _SHOW)


def _check_board(hand: Hand, told: int, move: Move) -> None:
    if told != len(hand.board):
        raise Misread("board-lies", move.line, move.said, cards=len(hand.board), told=told)


def _told_all(hand: Hand, script: Script, slots: Slots) -> Misread | None:
    """Whether as many cards are told as were dealt."""
    dealt = [0] * hand.players
    for code in hand.facts:
        if kind_of(code) == DEALT:
            dealt[seat_of(code)] += card_count(value_of(code))
    for seat, row in enumerate(slots.dealt):
        if len(row) != dealt[seat]:
            return Misread("cards-of-seat", script.line, told=len(row), seat=seat + 1, cards=dealt[seat])
    for told, there in zip(slots.boards, (hand.board, hand.second_board), strict=True):
        if len(told) != len(there):
            return Misread("board-told", script.line, told=len(told), cards=len(there))
    return None


def _act(hand: Hand, move: Move, draws: Iterator[tuple[int, ...]], script: Script) -> None:
    if move.seat < 0:
        # not told: whoever's turn it is
        move.seat = -1 if hand.turn is None else hand.turn
    if hand.turn != move.seat:
        if _decides_nothing(hand, move):
            return
        if script.lenient and move.verb == "fold" and move.seat in hand.all_in and not hand.over:
            hand.kill(move.seat)
            return
        raise _not_their_turn(hand, move)
    verb = move.verb
    if verb == "fold":
        hand.act(_FOLD)
    elif verb in ("check", "call", "cc"):
        _match(hand, move)
    elif verb in _RAISES:
        _raise(hand, move, script)
        return
    elif verb == "bring-in":
        _bring_in(hand, move)
    else:
        held, thrown = hand.hole_cards(move.seat), next(draws)
        if len(thrown) > 0 and max(thrown) >= len(held):
            raise Misread("held-here", move.line, move.said, cards=len(held))
        hand.act(Draw(tuple([held[at] for at in thrown])))
    _check_all_in(hand, move)


def _raise(hand: Hand, move: Move, script: Script) -> None:
    to = _raised_to(hand, move)
    try:
        hand.act(RaiseTo(to))
    except IllegalAction as refused:
        if not script.lenient or refused.reason is not Illegal.NO_ONE_TO_CALL:
            raise
        price = hand.price(move.seat)
        moot = to - hand.wagers[move.seat] - price
        if not 0 <= moot <= hand.stacks[move.seat] - price:
            raise
        script.moot[move.seat] = moot
        hand.act(_CALL if price else _CHECK)
        return
    _check_all_in(hand, move)


def _raised_to(hand: Hand, move: Move) -> int:
    if move.verb == "add":
        return hand.wagers[move.seat] + move.amount
    if move.verb == "total":
        return hand.wagers[move.seat] + move.amount - hand.paid[move.seat]
    if move.verb == "next":
        return hand.options.min_to or 0
    return move.amount


def _check_all_in(hand: Hand, move: Move) -> None:
    if move.all_in and not hand.over and hand.stacks[move.seat]:
        raise Misread("all-in-left", move.line, move.said, chips=hand.stacks[move.seat])


def _match(hand: Hand, move: Move) -> None:
    price = hand.price(move.seat)
    if price == 0 and move.verb != "call":
        hand.act(_CHECK)
        return
    if move.verb != "check" and 0 <= move.amount != price:
        raise Misread("call-costs", move.line, move.said, chips=price)
    hand.act(_CHECK if move.verb == "check" else _CALL)


def _bring_in(hand: Hand, move: Move) -> None:
    hand.act(_BRING_IN)
    if move.amount >= 0 and not hand.over and hand.wagers[move.seat] != move.amount:
        raise Misread("bring-in-is", move.line, move.said, chips=hand.wagers[move.seat])


def _decides_nothing(hand: Hand, move: Move) -> bool:
    """Some write a check of the only player with chips, who is not asked by the engine."""
    if move.verb not in ("cc", "check") or (hand.over is False and hand.phase == 0 and hand.turn is not None):
        return False
    return move.amount <= 0 and move.seat in hand.inside


def _not_their_turn(hand: Hand, move: Move) -> Misread:
    if hand.over:
        return Misread("over", move.line, move.said)
    return Misread("turn", move.line, move.said, seat=0 if hand.turn is None else hand.turn + 1)

"""What the table does for a player who does not answer: pure functions of a hand and a seat."""

from __future__ import annotations

from sidepot.cards import Card
from sidepot.engine import Action, BringIn, Call, Check, Discard, Draw, Fold, Hand, Options, Show
from sidepot.engine.made import value_of
from sidepot.rules import Game
from sidepot.table.people import PAT


def in_time(options: Options) -> Action:
    """V61: facing a bet fold, else check; stand pat, bring in; where the house asks, show."""
    if options.may_show:
        return Show()
    if options.may_draw:
        return Draw()
    if options.bring_in is not None:
        return BringIn()
    return Check() if options.may_check else Fold()


def unasked(hand: Hand, seat: int) -> Action:
    """What is done for a player who can't be asked, or gave no answer that could stand (V61, V69)."""
    options = hand.options_of(seat)
    return least_harm(hand, seat) if options.discards and not options.may_draw else in_time(options)


def price_ahead(hand: Hand, seat: int) -> int:
    """What a call will cost a seat as things stand, the bring-in that is due counted; −1 for one that bets no more."""
    price = hand.price(seat)
    if price == 0 and hand.options.bring_in is not None:
        return min(hand.options.to_call, hand.stacks[seat])
    return price


def planned(plan: str, price: int, options: Options) -> Action | None:
    """What a plan comes to at this price; None where it does not hold any more."""
    if options.may_draw and plan == PAT:
        return Draw()
    if not options.may_bet or options.bring_in is not None:
        return None
    if plan == "call-any":
        return Check() if options.may_check else Call()
    changed = min(options.to_call, options.stack) != price
    if plan == "call-fold":
        return Fold() if changed else Call()
    if changed:
        return None
    if plan == "check-fold":
        return in_time(options)
    if plan == "check":
        return Check() if options.may_check else None
    return Call() if options.may_call else Check()


def least_harm(hand: Hand, seat: int) -> Discard:
    """V69: the card whose loss leaves most: the best made hand, then the highest cards left."""
    cards = hand.hole_cards(seat)
    game = hand.rules.program

    def left(card: Card) -> tuple[int, list[int]]:
        rest = [other for other in cards if other != card]
        ranks = sorted((other.rank for other in rest), reverse=True)
        return _made(game, rest, hand.board), ranks

    return Discard(max(cards, key=left))


def _made(game: Game, hole: list[Card], board: tuple[Card, ...]) -> int:
    """The value of a hand; before there is a board pairs are best."""
    if len(board) < 3:
        return int(len({card.rank for card in hole}) < len(hole))
    return value_of(game.rankings[0], hole, board)

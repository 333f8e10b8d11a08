"""Once a hand is over: its players may show cards that nobody saw, and see what would have come. It decides nothing."""

from __future__ import annotations

from sidepot.engine.hand import Hand
from sidepot.engine.rabbit import would_have_come
from sidepot.table.commands import HuntRabbit, ShowCards
from sidepot.table.events import Event, RabbitHunted, ShowedAfter
from sidepot.table.refusals import No, Refused
from sidepot.table.state import TableState


def _lying(table: TableState, player: object) -> tuple[Hand, int]:
    """The hand that is over and still lies there, and the seat this player had in it."""
    person = table.people.get(player) if isinstance(player, str) else None
    if person is None:
        raise Refused(No.NOT_SEATED)
    hand = table.hand
    if table.playing or hand is None or not hand.over:
        raise Refused(No.HAND_NOT_OVER)
    if person not in table.seats:
        raise Refused(No.NOT_DEALT_IN)
    return hand, table.seats.index(person)


def show_cards(table: TableState, command: ShowCards, now: int, events: list[Event]) -> None:
    """Show some of one's cards that nobody saw: after folding, mucking, or winning unseen."""
    hand, seat = _lying(table, command.player)
    held, wanted = hand.hole_cards(seat), command.cards
    if hand.result is not None and seat in hand.result.shown:
        raise Refused(No.SHOWN_ALREADY)
    known = table.revealed.get(command.player, ())
    shown = tuple([card for card in held if int(card) in wanted or int(card) in known])
    if not wanted or not set(wanted) <= {int(card) for card in held}:
        raise Refused(No.BAD_CHOICE, "bad-choice-cards")
    if set(wanted) <= set(known):
        raise Refused(No.SHOWN_ALREADY)
    table.revealed = {**table.revealed, command.player: tuple([int(card) for card in shown])}
    events.append(ShowedAfter(command.player, tuple([card for card in held if int(card) in wanted])))


def hunt_rabbit(table: TableState, command: HuntRabbit, now: int, events: list[Event]) -> None:
    """See what would have come, where the house allows it and the board was not full."""
    hand, _ = _lying(table, command.player)
    if not table.rules.rabbit:
        raise Refused(No.NOT_OFFERED)
    cards = would_have_come(hand)
    if not cards or table.rabbit:
        raise Refused(No.NOTHING_TO_COME)
    table.rabbit = tuple([int(card) for card in cards])
    events.append(RabbitHunted(command.player, cards))

"""Once a hand is over: its players may show cards that nobody saw, and see what would have come. It decides nothing."""

from __future__ import annotations

from sidepot.engine.events import Mucked
from sidepot.engine.hand import Hand
from sidepot.engine.rabbit import would_have_come
from sidepot.table.commands import AskToSee, HuntRabbit, ShowCards
from sidepot.table.events import Event, HandSeen, RabbitHunted, ShowedAfter
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


def ask_to_see(table: TableState, command: AskToSee, now: int, events: list[Event]) -> None:
    """See a hand that was in at the showdown and was mucked."""
    hand, _ = _lying(table, command.player)
    if not table.rules.see_hands:
        raise Refused(No.NOT_OFFERED)
    whose = command.whose
    seat = table.names.index(whose) if isinstance(whose, str) and whose in table.names else -1
    if seat < 0 or hand.result is None or not hand.result.shown or not _came_to_showdown(hand, seat):
        raise Refused(No.NOTHING_TO_SEE)
    cards = hand.hole_cards(seat)
    if seat in hand.result.shown or len(table.revealed.get(whose, ())) == len(cards):
        raise Refused(No.SHOWN_ALREADY)
    table.revealed = {**table.revealed, whose: tuple([int(card) for card in cards])}
    events.append(HandSeen(command.player, whose, cards))


def _came_to_showdown(hand: Hand, seat: int) -> bool:
    """Whether a seat was in when hands were shown: it is in, or mucked then."""
    return seat in hand.inside or any(isinstance(event, Mucked) and event.seat == seat for event in hand.log)


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

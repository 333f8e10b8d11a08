"""What happened at a table in sentences, for the dealer's log, screen readers and hand histories."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sidepot.engine import Result
from sidepot.engine import events as hand
from sidepot.table import events as table
from sidepot.table.events import Event

_PLAIN: dict[type, str] = {
    hand.Folded: "folds", hand.Checked: "checks", hand.Mucked: "mucks", hand.Died: "leaves, and the hand is dead",
}  # fmt: skip


def shown_cards(cards: Iterable[object]) -> str:
    """Cards with spaces between; a hidden one is "??"."""
    return " ".join("??" if card is None else str(card) for card in cards)


def hand_line(event: hand.Event, names: Sequence[str], raised: bool = True) -> str | None:
    """An event of a hand as a sentence; None for what the result tells. *raised*: somebody had wagered before."""
    plain = _PLAIN.get(type(event))
    if plain is not None:
        return f"{names[event.seat]} {plain}"  # type: ignore[union-attr]
    match event:
        case hand.Called(seat, amount, all_in):
            return f"{names[seat]} calls {amount}{_all_in(all_in)}"
        case hand.RaisedTo(seat, to, all_in):
            return f"{names[seat]} {'raises to' if raised else 'bets'} {to}{_all_in(all_in)}"
        case hand.Anted(seat, amount, what, all_in):
            rest = {"ante": "", "table ante": " for the table"}.get(what, f" as a {what}")
            return f"{names[seat]} antes {amount}{rest}{_all_in(all_in)}"
        case hand.Posted(seat, amount, what, all_in):
            if what in ("post", "straddle"):
                return f"{names[seat]} {what}s {amount}{_all_in(all_in)}"
            return f"{names[seat]} posts the {what}, {amount}{_all_in(all_in)}"
        case hand.DealtBoard(street, cards, board):
            return f"{street}{' again' if board else ''}: {shown_cards(cards)}"
        case hand.Discarded(seat, card):
            return f"{names[seat]} throws {'a card' if card is None else card} away"
        case hand.Showed(seat, cards):
            return f"{names[seat]} shows {shown_cards(cards)}"
        case hand.DealtHole(seat, cards) if None not in cards:
            return f"{names[seat]} is dealt {shown_cards(cards)}"
    return None


def _all_in(all_in: bool) -> str:
    return ", all-in" if all_in else ""


def hand_lines(log: Iterable[hand.Event], names: Sequence[str], result: Result | None) -> list[str]:
    """A hand, or the part of one that *log* is, in sentences; with its result once it is over."""
    lines = []
    wagered = False
    for event in log:
        line = hand_line(event, names, wagered)
        wagered = moved(wagered, event)
        if line is not None:
            lines.append(line)
    return lines if result is None else lines + list(result.tell(names))


def moved(wagered: bool, event: hand.Event) -> bool:
    """Whether a wager lies on the table after an event: what comes next is a raise and not a bet."""
    if isinstance(event, hand.DealtBoard):
        return False
    return wagered or isinstance(event, (hand.Posted, hand.RaisedTo))


def table_line(event: Event) -> str | None:
    """An event around a hand as a sentence; None for what goes without saying."""
    match event:
        case table.SatDown(player, chair, chips):
            return f"{player} sits down in chair {chair + 1} with {chips}"
        case table.GotUp(player, _, chips):
            return f"{player} gets up with {chips}" if chips else f"{player} is out of chips and gets up"
        case table.WillLeave(player):
            return f"{player} leaves after this hand"
        case table.SatOut(player):
            return f"{player} sits out"
        case table.CameBack(player):
            return f"{player} is back"
        case table.BoughtChips(player, chips):
            return f"{player} buys {chips}"
        case table.WillBuy(player, chips):
            return f"{player} buys {chips} after this hand"
        case table.Agreed(player, to, on):
            return f"{player} {'agrees' if on else 'no longer agrees'} to {_AGREED.get(to, to)}"
        case table.ConnectionChanged(player, on):
            return f"{player} is connected again" if on else f"{player} has lost the connection"
        case table.UsesBank(player, left):
            return f"{player} uses the time bank, {left // 1000} s"
        case table.TimedOut(player):
            return f"{player} has run out of time"
        case table.HandBegan(number):
            return f"hand {number}"
    return _about_the_table(event)


def _about_the_table(event: Event) -> str | None:
    match event:
        case table.RulesWillChange(rules):
            blinds = "/".join(map(str, rules.blinds))
            return f"from the next hand on: {rules.house}, {rules.limit} limit, blinds {blinds}"
        case table.Paused(on):
            return "the table is paused" if on else "the game goes on"
        case table.Waits(player):
            return f"{player} waits for a chair"
        case table.WaitsNoMore(player):
            return f"{player} waits no more"
        case table.ChairOffered(player, chair):
            return f"chair {chair + 1} is kept for {player}"
    return None


_AGREED = {"bomb-pot": "a bomb pot", "run-twice": "run it twice", "straddle": "a straddle"}

"""What happened at a table in sentences, for the dealer's log, screen readers and hand histories."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from sidepot.engine import Result
from sidepot.engine import events as hand
from sidepot.rules.gamenames import name_of
from sidepot.rules.rotations import game_in
from sidepot.table import events as table
from sidepot.table.events import Event


def shown_cards(cards: Iterable[object]) -> str:
    """Cards with spaces between; a hidden one is "??"."""
    return " ".join("??" if card is None else str(card) for card in cards)


def joined(names: Sequence[str]) -> str:
    """Names in a sentence: "Ada, Ben and Cleo"."""
    return " and ".join([", ".join(names[:-1]), *names[-1:]]) if len(names) > 1 else "".join(names)


def hand_line(event: hand.Event, names: Sequence[str]) -> str | None:
    """An event of a hand as a sentence; None for what the result tells."""
    if isinstance(event, hand.DealtBoard):
        return f"{event.street}{' on the second board' if event.board else ''}: {shown_cards(event.cards)}"
    if isinstance(event, hand.Reshuffled):
        return f"the deck is short: {event.cards} cards are shuffled again"
    sentence = _SENTENCES.get(type(event))
    return None if sentence is None else sentence(event, names[event.seat])  # type: ignore[union-attr]


def _called(event: hand.Called, who: str) -> str:
    return f"{who} calls {event.amount:,}{_all_in(event.all_in)}"


def _raised(event: hand.RaisedTo, who: str) -> str:
    return f"{who} {_WAGERS[event.verb]} {event.to:,}{_all_in(event.all_in)}"


def _anted(event: hand.Anted, who: str) -> str:
    rest = {"ante": "", "table ante": " for the table"}.get(event.what, f" as a {event.what}")
    return f"{who} antes {event.amount:,}{rest}{_all_in(event.all_in)}"


def _posted(event: hand.Posted, who: str) -> str:
    what = f"{event.what}s" if event.what in ("post", "straddle") else f"posts the {event.what},"
    return f"{who} {what} {event.amount:,}{_all_in(event.all_in)}"


def _dealt(event: hand.Dealt, who: str) -> str | None:
    seen = [card for card in event.cards if card is not None]
    return f"{who} is dealt {shown_cards(seen)}" if seen else None


def antes_together(log: Iterable[hand.Event]) -> Iterator[hand.Event]:
    """The same events, with the antes that a player pays one after the other as one: a bomb pot has two."""
    paid: hand.Anted | None = None
    for event in log:
        if isinstance(event, hand.Anted) and event.what == "ante":
            if paid is not None and paid.seat == event.seat:
                paid = hand.Anted(event.seat, paid.amount + event.amount, event.what, event.all_in)
                continue
            if paid is not None:
                yield paid
            paid = event
            continue
        if paid is not None:
            yield paid
            paid = None
        yield event
    if paid is not None:
        yield paid


def _stakes(blinds: Sequence[int]) -> str:
    return "/".join([f"{blind:,}" for blind in blinds])


def _all_in(all_in: bool) -> str:
    return ", all-in" if all_in else ""


def _discarded(event: hand.Discarded, who: str) -> str:
    what = shown_cards(event.cards) if None not in event.cards else _cards(len(event.cards))
    return f"{who} throws {what} {'onto the board' if event.onto_board else 'away'}"


def _drew(event: hand.Drew, who: str) -> str:
    if not event.cards:
        return f"{who} stands pat"
    thrown = f", throwing {shown_cards(event.cards)} away" if None not in event.cards else ""
    return f"{who} draws {_cards(len(event.cards))}{thrown}"


def _cards(many: int) -> str:
    return "a card" if many == 1 else f"{many} cards"


_WAGERS = {
    "bet": "bets", "raise": "raises to", "complete": "completes to", "cap": "caps it at", "bring-in": "brings in for",
}  # fmt: skip
_SENTENCES: dict[type, Callable[[Any, str], str | None]] = {
    hand.Folded: lambda event, who: f"{who} folds",
    hand.Checked: lambda event, who: f"{who} checks",
    hand.Called: _called,
    hand.RaisedTo: _raised,
    hand.Anted: _anted,
    hand.Posted: _posted,
    hand.Discarded: _discarded,
    hand.Drew: _drew,
    hand.Died: lambda event, who: f"{who} leaves, and the hand is dead",
    hand.Dealt: _dealt,
    hand.Showed: lambda event, who: f"{who} shows {shown_cards(event.cards)}",
    hand.Mucked: lambda event, who: f"{who} mucks",
}


def hand_lines(log: Iterable[hand.Event], names: Sequence[str], result: Result | None) -> list[str]:
    """A hand, or the part of one that *log* is, in sentences; with its result once it is over."""
    lines = [line for event in antes_together(log) if (line := hand_line(event, names)) is not None]
    return lines if result is None else lines + list(result.tell(names))


def table_line(event: Event) -> str | None:
    """An event around a hand as a sentence; None for what goes without saying."""
    match event:
        case table.SatDown(player, chair, chips):
            return f"{player} sits down in chair {chair + 1} with {chips:,}"
        case table.GotUp(player, _, chips):
            return f"{player} gets up with {chips:,}" if chips else f"{player} gets up without chips"
        case table.WillLeave(player):
            return f"{player} leaves after this hand"
        case table.SatOut(player):
            return f"{player} sits out"
        case table.CameBack(player):
            return f"{player} is back"
        case table.BoughtChips(player, chips):
            return f"{player} buys {chips:,}"
        case table.WillBuy(player, chips):
            return f"{player} buys {chips:,} after this hand"
        case table.Agreed(player, to, on):
            return f"{player} {'agrees' if on else 'no longer agrees'} to {_AGREED.get(to, to)}"
        case table.RunTwiceAsked(players):
            return f"run it twice? {joined(players)} are asked"
        case table.ShowedAfter(player, cards):
            return f"{player} shows {shown_cards(cards)}"
        case table.RabbitHunted(player, cards):
            return f"{player} wants to see what would have come: {shown_cards(cards)}"
        case table.ConnectionChanged(player, on):
            return f"{player} is connected again" if on else f"{player} has lost the connection"
        case table.UsesBank(player, left):
            return f"{player} uses the time bank, {left // 1000} s"
        case table.TimedOut(player):
            return f"{player} has run out of time"
        case table.HandBegan(number):
            return f"hand {number}"
    return _about_the_table(event)


def _played(entry: str) -> str:
    """A game of a rotation as people call it: `razz`, or `no-limit hold'em` where the house's limit is another."""
    limit, game = game_in(entry)
    return f"{limit}-limit {name_of(game)}" if limit else name_of(game)


def _about_the_table(event: Event) -> str | None:
    match event:
        case table.RulesWillChange(rules):
            blinds = _stakes(rules.blinds)
            return f"from the next hand on: {rules.house}, {rules.limit} limit, blinds {blinds}"
        case table.Paused(on):
            return "the table is paused" if on else "the game goes on"
        case table.Waits(player):
            return f"{player} waits for a chair"
        case table.WaitsNoMore(player):
            return f"{player} waits no more"
        case table.ChairOffered(player, chair):
            return f"chair {chair + 1} is kept for {player}"
        case table.HandSeen(player, whose, cards):
            return f"{player} asks to see the hand of {whose}: {shown_cards(cards)}"
        case table.ChangedSeat(player, _, chair):
            return f"{player} moves to chair {chair + 1}"
        case table.WillChangeSeat(player, chair):
            return f"{player} stays" if chair is None else f"{player} moves to chair {chair + 1} after this hand"
        case table.KillDue(player, amount):
            return f"the next hand is a kill pot: {player} posts {amount:,}"
        case table.GameChanged(game):
            return f"the game is {_played(game)}"
        case table.GamePickDue(player):
            return f"{player} picks the next game"
        case table.GamePicked(player, game):
            return f"{player} picks {_played(game)}"
        case table.BlindsWillRise(_, blinds):
            return f"the blinds rise: {_stakes(blinds)} from the next hand on"
    return _about_games(event)


def _about_games(event: Event) -> str | None:
    match event:
        case table.GameBegan(number):
            return f"game {number} begins"
        case table.GameWillEnd():
            return "the game ends after this hand: chips decide"
        case table.GameOver(number, hands, places):
            winners = [placed.player for placed in places if placed.place == 1]
            win = "wins" if len(winners) == 1 else "share the win of"
            return f"{joined(winners)} {win} game {number} after {hands} {'hand' if hands == 1 else 'hands'}"
    return None


_AGREED = {"bomb-pot": "a bomb pot", "run-twice": "run it twice", "straddle": "a straddle"}

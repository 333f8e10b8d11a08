"""What happened around the hands of a table, as messages of the catalogue: for the room's log of everything."""

from __future__ import annotations

from sidepot.engine.sentences import shown_cards
from sidepot.rules.gamenames import phrase_of
from sidepot.rules.rotations import game_in
from sidepot.table import events as table
from sidepot.table.events import Event
from sidepot.words import Phrase, phrase


def table_phrase(event: Event) -> Phrase | None:
    """An event around a hand; None for what goes without saying."""
    match event:
        case table.SatDown(player, chair, chips):
            return phrase("event-sat-down", who=player, seat=str(chair + 1), chips=chips)
        case table.GotUp(player, _, chips):
            return phrase("event-got-up", who=player, chips=chips) if chips else _of(player, "event-got-up-broke")
        case table.CameBack(player):
            return _of(player, "event-came-back")
        case table.BoughtChips(player, chips):
            return phrase("event-bought-chips", who=player, chips=chips)
        case table.WillBuy(player, chips):
            return phrase("event-will-buy", who=player, chips=chips)
        case table.Agreed(player, to, on):
            return _of(player, f"event-{'agreed' if on else 'no-longer'}-{to}")
        case table.RunTwiceAsked(players):
            return phrase("event-run-twice-asked", names=players)
        case table.ShowedAfter(player, cards):
            return phrase("event-showed-after", who=player, cards=shown_cards(cards))
        case table.RabbitHunted(player, cards):
            return phrase("event-rabbit-hunted", who=player, cards=shown_cards(cards))
        case table.ConnectionChanged(player, on):
            return _of(player, "event-connected" if on else "event-disconnected")
        case table.UsesBank(player, left):
            return phrase("event-uses-bank", who=player, count=left // 1000)
        case table.HandBegan(number):
            return phrase("event-hand-began", number=str(number))
        case table.WillLeave(player, on):
            return _of(player, "event-will-leave" if on else "event-leaves-no-more")
        case table.SatOut(player) | table.TimedOut(player):
            return _of(player, f"event-{event.__struct_config__.tag}")
        case table.Waits(player) | table.WaitsNoMore(player):
            return _of(player, f"event-{event.__struct_config__.tag}")
    return _about_the_table(event)


def _of(player: str, message: str) -> Phrase:
    return phrase(message, who=player)


def _played(entry: str) -> Phrase | str:
    """A game of a rotation as people call it: Razz, or No Limit Hold’em where it has a limit of its own."""
    limit, game = game_in(entry)
    return phrase(f"house-limit-{limit}.with", game=phrase_of(game)) if limit else phrase_of(game)


def _about_the_table(event: Event) -> Phrase | None:
    match event:
        case table.RulesWillChange(rules):
            limit = phrase(f"house-limit-{rules.limit}")
            return phrase("event-rules-will-change", house=rules.house, limit=limit, blinds=list(rules.blinds))
        case table.Paused(on):
            return phrase("event-paused" if on else "event-resumed")
        case table.ChairOffered(player, chair):
            return phrase("event-seat-offered", who=player, seat=str(chair + 1))
        case table.HandSeen(player, whose, cards):
            return phrase("event-hand-seen", who=player, whose=whose, cards=shown_cards(cards))
        case table.ChangedSeat(player, _, chair):
            return phrase("event-changed-seat", who=player, seat=str(chair + 1))
        case table.WillChangeSeat(player, None):
            return _of(player, "event-stays")
        case table.WillChangeSeat(player, chair):
            return phrase("event-will-change-seat", who=player, seat=str((chair or 0) + 1))
        case table.KillDue(player, amount):
            return phrase("event-kill-due", who=player, amount=amount)
        case table.GameChanged(game):
            return phrase("event-game-changed", game=_played(game))
        case table.GamePickDue(player):
            return _of(player, "event-game-pick-due")
        case table.GamePicked(player, game):
            return phrase("event-game-picked", who=player, game=_played(game))
        case table.BlindsWillRise(_, blinds):
            return phrase("event-blinds-will-rise", blinds=list(blinds))
    return _about_games(event)


def _about_games(event: Event) -> Phrase | None:
    match event:
        case table.GameBegan(number):
            return phrase("event-table-game-began", number=str(number))
        case table.GameWillEnd():
            return phrase("event-table-game-will-end")
        case table.GameOver(number, hands, places):
            winners = [placed.player for placed in places if placed.place == 1]
            message = "event-table-game-over" if len(winners) == 1 else "event-table-game-shared"
            return phrase(message, names=winners, number=str(number), count=hands)
    return None

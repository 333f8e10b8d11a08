"""What happened in a tournament or a season, as messages of the catalogue: for the room's log of everything."""

from __future__ import annotations

from collections.abc import Sequence

from sidepot.tournament import events
from sidepot.tournament.events import Event
from sidepot.tournament.places import Placed
from sidepot.words import Phrase, phrase

_PLAIN: dict[type, str] = {
    events.BreakBegan: "tournament-break-began",
    events.BreakEnded: "tournament-break-ended",
    events.Paused: "tournament-paused",
    events.Resumed: "tournament-resumed",
    events.FinalTable: "tournament-final-table",
    events.StoodStill: "tournament-stood-still",
}


def tournament_phrase(event: Event) -> Phrase | None:
    """An event of a tournament; None for what goes without saying."""
    match event:
        case events.TooFewCame(players, needed):
            return phrase("tournament-too-few-came", count=players, needed=needed)
        case events.Cancelled(by, returned):
            message = "tournament-cancelled" if returned else "tournament-cancelled-free"
            return phrase(f"{message}-by", who=by) if by else phrase(message)
        case events.Began(players):
            return phrase("tournament-began", count=players)
        case events.LevelBegan(level, sb, bb, ante):
            given: dict[str, object] = {"level": str(level), "blinds": [sb, bb]}
            if ante:
                return phrase("tournament-level-began-ante", ante=ante, **given)
            return phrase("tournament-level-began", **given)
        case events.Moved(player, _, table, chair, why):
            return phrase(f"tournament-moved-{why}", who=player, table=str(table), seat=str(chair + 1))
        case events.TableBroken(table):
            return phrase("tournament-table-broken", table=str(table))
        case events.HandForHand(on):
            return phrase("tournament-hand-for-hand" if on else "tournament-no-longer-hand-for-hand")
        case events.EntriesClosed(entrants, pool, prizes):
            if not pool:
                return phrase("tournament-entries-closed", count=entrants)
            return phrase("tournament-entries-closed-pool", count=entrants, pool=pool, places=len(prizes))
    plain = _PLAIN.get(type(event))
    return _about_players(event) if plain is None else phrase(plain)


def _about_players(event: Event) -> Phrase | None:
    match event:
        case events.Registered(player, entry):
            return phrase("tournament-registered-again" if entry > 1 else "tournament-registered", who=player)
        case events.Unregistered(player):
            return phrase("tournament-unregistered", who=player)
        case events.Removed(player, by):
            return phrase(f"tournament-removed{'-by' if by else ''}", who=player, **({"by": by} if by else {}))
        case events.MayRebuy(player):
            return phrase("tournament-may-rebuy", who=player)
        case events.Rebought(player, chips):
            return phrase("tournament-rebought", who=player, chips=chips)
        case events.AddedOn(player, chips):
            return phrase("tournament-added-on", who=player, chips=chips)
        case events.WentOut(player, _, None):
            return phrase("tournament-went-out", who=player)
        case events.WentOut(player, _, place, shared):
            if shared > 1:
                return phrase("tournament-went-out-shared", who=player, place=str(place), shared=shared)
            return phrase("tournament-went-out-placed", who=player, place=str(place))
    return _about_games(event)


def _about_games(event: Event) -> Phrase | None:
    match event:
        case events.Ended(places):
            return _won("tournament-ended", places)
        case events.GameBegan(game):
            return phrase("tournament-game-began", game=str(game))
        case events.GameEnded(game, places):
            return _won("tournament-game-ended", places, game=str(game))
        case events.SeasonEnded(games, standings):
            if not standings:
                return phrase("tournament-season-ended")
            leads = standings[0]
            return phrase("tournament-season-ended-led", games=games, who=leads.player, points=leads.points)
        case events.WillStop(on):
            return phrase("tournament-season-will-stop" if on else "tournament-season-goes-on")
        case events.NextGame(None, needed):
            return phrase("tournament-next-game-when", needed=needed)
    return None


def _won(message: str, places: Sequence[Placed], **given: object) -> Phrase:
    winners = [placed.player for placed in places if placed.place == 1]
    return phrase(message if len(winners) == 1 else f"{message}-shared", names=winners, **given)

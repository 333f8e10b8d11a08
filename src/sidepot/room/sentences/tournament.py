"""What happened in a tournament in sentences, for the log, for notices and for screen readers."""

from __future__ import annotations

from sidepot.room.sentences.table import joined
from sidepot.tournament import events
from sidepot.tournament.events import Event

_WHY = {"balance": "to balance the tables", "broken": "because the table was closed", "final": "to the final table"}
_PLAIN: dict[type, str] = {
    events.BreakBegan: "a break begins",
    events.BreakEnded: "the break is over",
    events.Paused: "the tournament is paused",
    events.Resumed: "the tournament goes on",
    events.FinalTable: "the final table: seats and button are drawn anew",
    events.StoodStill: "nobody went out for a long time: chips decide",
}


def tournament_line(event: Event) -> str | None:
    """An event of a tournament as a sentence; None for what goes without saying."""
    match event:
        case events.Registered(player, entry):
            return f"{player} enters" + (" again" if entry > 1 else "")
        case events.Unregistered(player):
            return f"{player} does not enter after all"
        case events.TooFewCame(players, needed):
            came = "nobody has come" if not players else f"{players} of {needed} have come"
            return f"it was to begin now, and {came}: it begins with {needed} players, or when the host starts it"
        case events.Cancelled(by, returned):
            back = "everyone gets back what they paid" if returned else "nobody has paid anything"
            return f"cancelled{_by(by)}: {back}"
        case events.Began(players):
            return f"the tournament begins with {players:,} players"
        case events.LevelBegan(level, sb, bb, ante):
            return f"level {level}: blinds {sb:,}/{bb:,}" + (f", ante {ante:,}" if ante else "")
        case events.Moved(player, _, table, chair, why):
            return f"{player} moves to table {table}, chair {chair + 1}, {_WHY.get(why, why)}"
        case events.TableBroken(table):
            return f"table {table} is closed"
        case events.HandForHand(on):
            return "hand for hand from now on" if on else "no longer hand for hand"
        case events.EntriesClosed(entrants, pool, prizes):
            money = f": {pool:,} for {len(prizes)} {'place' if len(prizes) == 1 else 'places'}" if pool else ""
            return f"entries are closed with {entrants:,} players{money}"
    return _about_players(event) or _PLAIN.get(type(event))


def _about_players(event: Event) -> str | None:
    match event:
        case events.Removed(player, by):
            return f"{player} is removed{_by(by)}"
        case events.MayRebuy(player):
            return f"{player} may rebuy"
        case events.Rebought(player, chips):
            return f"{player} rebuys {chips:,}"
        case events.AddedOn(player, chips):
            return f"{player} takes the add-on, {chips:,}"
        case events.WentOut(player, _, place, shared):
            if place is None:
                return f"{player} is out"
            return f"{player} is out in place {place}" + (f", shared by {shared}" if shared > 1 else "")
        case events.Ended(places):
            winners = [placed.player for placed in places if placed.place == 1]
            return f"{joined(winners)} {'wins' if len(winners) == 1 else 'win'} the tournament"
        case events.GameBegan(game):
            return f"game {game} begins"
        case events.GameEnded(game, places):
            winners = [placed.player for placed in places if placed.place == 1]
            return f"game {game} is over: {joined(winners)} {'wins' if len(winners) == 1 else 'win'}"
        case events.SeasonEnded(games, standings):
            if not standings:
                return "the season is over"
            leads = f"{standings[0].player} leads with {_many(standings[0].points, 'point')}"
            return f"the season is over after {_many(games, 'game')}: {leads}"
        case events.WillStop(on):
            return "the season ends after this game" if on else "the season goes on"
        case events.NextGame(None, needed):
            return f"the next game begins when {needed} players are there"
    return None


def _by(name: str) -> str:
    return f" by {name}" if name else ""


def _many(number: float, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"

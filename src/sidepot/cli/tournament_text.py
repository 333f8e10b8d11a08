"""A tournament in lines of text, for pipes and files."""

from __future__ import annotations

from rich.console import Console, JustifyMethod
from rich.table import Table as Rows

from sidepot.cli import terminal
from sidepot.tournament import Placed, Runner, Sheet, Standing, Tournament
from sidepot.tournament.events import (
    AddedOn,
    BreakBegan,
    Ended,
    EntriesClosed,
    Event,
    FinalTable,
    GameBegan,
    GameEnded,
    HandForHand,
    LevelBegan,
    MayRebuy,
    Moved,
    Rebought,
    Registered,
    SeasonEnded,
    StoodStill,
    TableBroken,
    TableOpened,
    WentOut,
    WillStop,
)
from sidepot.tournament.season import Season
from sidepot.words import Phrase, phrase, words


def clock(milliseconds: int) -> str:
    """A time as h:mm:ss."""
    seconds = milliseconds // 1000
    return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"


def price(buy_in: int, fee: int) -> str:
    """What an entry costs; nothing to say where it is free."""
    if not (buy_in or fee):
        return ""
    message = "commands-tournament-cost-fee" if fee else "commands-tournament-cost"
    return words()(message, amount=buy_in, fee=fee, whole=buy_in + fee)


def sentence(event: Event) -> str | None:
    """What happened, for people; None where it is of no interest."""
    told = phrase_of(event)
    return None if told is None else words().tell(told)


def phrase_of(event: Event) -> Phrase | None:
    """What happened, as a message and its arguments."""
    match event:
        case TableOpened(table, _, _):
            return phrase("tournament-table-opened", table=str(table))
        case Moved(player, _, table, chair, why):
            return phrase(f"tournament-moved-{why}", who=player, table=str(table), seat=str(chair + 1))
        case TableBroken(table):
            return phrase("tournament-table-broken", table=str(table))
        case FinalTable():
            return phrase("tournament-final-table")
        case LevelBegan(level, sb, bb, ante, _):
            message = "tournament-level-began-ante" if ante else "tournament-level-began"
            return phrase(message, level=str(level), blinds=f"{sb}/{bb}", ante=ante)
        case BreakBegan(until):
            return phrase("tournament-break-until", time=clock(until))
        case EntriesClosed(entrants, pool, prizes):
            message = "tournament-entries-closed-pool" if pool else "tournament-entries-closed"
            return phrase(message, count=entrants, pool=pool, places=len(prizes))
        case HandForHand(on):
            return phrase("tournament-hand-for-hand" if on else "reports-money-reached")
        case GameBegan(game, button):
            return phrase("reports-game-began", game=str(game), seat=str(button + 1))
        case GameEnded(game, places, _):
            return _won("tournament-game-ended", places, game=str(game))
        case WillStop(on):
            return phrase("tournament-season-will-stop" if on else "tournament-season-goes-on")
        case StoodStill(hands):
            return phrase("reports-stood-still", count=hands)
        case Ended(places, _, by_chips):
            return _won("reports-ended-by-chips" if by_chips else "tournament-ended", places)
        case SeasonEnded(games, _):
            return phrase("reports-season-ended", count=games)
    return _about_a_player(event)


def _about_a_player(event: Event) -> Phrase | None:
    match event:
        case Registered(player, entry, _) if entry > 1:
            return phrase("tournament-registered-again", who=player)
        case MayRebuy(player, _):
            return phrase("reports-may-rebuy", who=player)
        case Rebought(player, chips, cost):
            return phrase("reports-rebought", who=player, chips=chips, cost=cost)
        case AddedOn(player, chips, cost):
            return phrase("reports-added-on", who=player, chips=chips, cost=cost)
        case WentOut(player, _, None, _):
            return phrase("tournament-went-out", who=player)
        case WentOut(player, _, int() as place, shared):
            message = "reports-went-out-shared" if shared > 1 else "reports-went-out"
            return phrase(message, who=player, place=str(place), ending=_ending(place), shared=shared)
    return None


def _ending(place: int) -> str:
    """How an English number ends that tells a place: 1st, 2nd, 3rd, 4th …"""
    return "th" if place % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")


def _won(message: str, places: tuple[Placed, ...], **given: str) -> Phrase:
    """Who won, alone or together."""
    winners = [placed.player for placed in places if placed.place == 1]
    return phrase(f"{message}-shared" if len(winners) > 1 else message, names=winners, **given)


def place_rows(places: tuple[Placed, ...], most: int = 20) -> Rows:
    """The places as a table: the first ones, and all that are paid."""
    rows = Rows(box=None, header_style="dim", padding=(0, 2, 0, 0))
    prizes = any(placed.prize for placed in places)
    for header in ("place", "player", *(["prize"] if prizes else [])):
        title = words()(f"commands-tournament-{header}")
        rows.add_column(title, justify="left" if header == "player" else "right")
    for placed in places[:most]:
        place = f"{placed.place}{'=' if placed.shared > 1 else ''}"
        rows.add_row(place, placed.player, *([terminal.number(placed.prize)] if prizes else []))
    if len(places) > most:
        more = words()("commands-tournament-more", count=len(places) - most)
        rows.add_row("", more, *([""] if prizes else []))
    return rows


def standing_rows(standings: tuple[Standing, ...]) -> Rows:
    """A season's table."""
    rows = Rows(box=None, header_style="dim", padding=(0, 2, 0, 0))
    for header in ("rank", "player", "points", "games", "won", "places"):
        side: JustifyMethod = "left" if header in ("player", "places") else "right"
        rows.add_column(words()(f"commands-tournament-{header}"), justify=side)
    for row in standings:
        places = " ".join(map(str, row.places))
        rows.add_row(str(row.rank), row.player, terminal.number(row.points), str(row.games), str(row.wins), places)
    return rows


class Reporter:
    """Says what happens, line by line."""

    def __init__(self, console: Console, runner: Runner, sheet: Sheet, seed: int) -> None:
        self.console, self.runner = console, runner
        structure, field = sheet.structure, sheet.field
        title = words()(
            "commands-tournament-title", name=structure.name, count=len(field.players), house=structure.rules.house,
            seed=str(seed), seconds=field.hand / 1000,
        )  # fmt: skip
        console.print(title, soft_wrap=True)
        if cost := price(structure.buy_in, structure.fee):
            console.print(cost, soft_wrap=True)

    def tell(self, events: list[Event]) -> None:
        """Print what is of interest."""
        for event in events:
            said = sentence(event)
            if said is not None:
                self.console.print(f"{clock(self.runner.now):>8}  {said}", soft_wrap=True)

    def end(self) -> None:
        """The places, or the standings."""
        show_end(self.console, self.runner)


def show_end(console: Console, runner: Runner) -> None:
    """How it ended."""
    game = runner.game
    console.print()
    if isinstance(game, Season):
        console.print(standing_rows(game.table))
        return
    console.print(place_rows(game.places, max(20, game.paid)))
    told = [words()("commands-tournament-end", count=game.hands, players=len(game.places), time=clock(game.now))]
    console.print(", ".join([*told, *money(game)]), style="dim")


def money(game: Tournament) -> list[str]:
    """The prize pool and the fees, where there are any."""
    pool = [words()("commands-tournament-pool", amount=game.pool)] if game.pool else []
    return pool + ([words()("commands-tournament-fees", amount=game.fees)] if game.fees else [])

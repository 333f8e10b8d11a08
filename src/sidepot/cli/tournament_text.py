"""A tournament in lines of text, for pipes and files."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Rows

from sidepot.tournament import Placed, Runner, Sheet, Standing
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


def clock(milliseconds: int) -> str:
    """A time as h:mm:ss."""
    seconds = milliseconds // 1000
    return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"


def ordinal(place: int) -> str:
    """1st, 2nd, 3rd, 4th …"""
    ending = "th" if place % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return f"{place}{ending}"


def price(buy_in: int, fee: int) -> str:
    """What an entry costs; nothing to say where it is free."""
    return f"an entry costs {buy_in:,}" + (f" + {fee:,} = {buy_in + fee:,}" if fee else "") if buy_in or fee else ""


def sentence(event: Event) -> str | None:
    """What happened, for people; None where it is of no interest."""
    match event:
        case Registered(player, entry, _) if entry > 1:
            return f"{player} enters again"
        case TableOpened(table, _, _):
            return f"table {table} opens"
        case Moved(player, source, table, chair, why):
            return f"{player} moves from table {source} to table {table}, chair {chair + 1} ({why})"
        case TableBroken(table):
            return f"table {table} is closed"
        case FinalTable():
            return "the final table: seats and button are drawn"
        case LevelBegan(level, sb, bb, ante, _):
            return f"level {level}: {sb}/{bb}" + (f", ante {ante}" if ante else "")
        case BreakBegan(until):
            return f"a break until {clock(until)}"
        case EntriesClosed(entrants, pool, prizes):
            paid = f", {len(prizes)} places are paid" if prizes else ""
            return f"entries are closed: {entrants} players{f', {pool} in the pool' if pool else ''}{paid}"
        case HandForHand(on):
            return "hand for hand" if on else "the money is reached: no more hand for hand"
        case MayRebuy(player, _):
            return f"{player} has no chips left and may rebuy"
        case Rebought(player, chips, cost):
            return f"{player} rebuys {chips} for {cost}"
        case AddedOn(player, chips, cost):
            return f"{player} adds on {chips} for {cost}"
        case WentOut(player, table, place, shared):
            where = "" if place is None else f" in {ordinal(place)} place" + (f", shared by {shared}" * (shared > 1))
            return f"{player} is out{where}"
        case GameBegan(game, button):
            return f"game {game} begins, button on seat {button + 1}"
        case GameEnded(game, places, _):
            return f"game {game} is won by {', '.join(placed.player for placed in places if placed.place == 1)}"
        case WillStop(on):
            return "the season ends after this game" if on else "the season goes on"
        case StoodStill(hands):
            return f"nobody went out in {hands:,} hands of the last level: chips decide"
        case Ended(places, _, by_chips):
            winners = [placed.player for placed in places if placed.place == 1]
            how = " by chips" if by_chips else ""
            return f"{' and '.join(winners)} {'win' if len(winners) > 1 else 'wins'}{how}"
        case SeasonEnded(games, _):
            return f"the season is over after {games} {'game' if games == 1 else 'games'}"
    return None


def place_rows(places: tuple[Placed, ...], most: int = 20) -> Rows:
    """The places as a table: the first ones, and all that are paid."""
    rows = Rows(box=None, header_style="dim", padding=(0, 2, 0, 0))
    prizes = any(placed.prize for placed in places)
    for header in ("place", "player", *(["prize"] if prizes else [])):
        rows.add_column(header, justify="left" if header == "player" else "right")
    for placed in places[:most]:
        place = f"{placed.place}{'=' if placed.shared > 1 else ''}"
        rows.add_row(place, placed.player, *([f"{placed.prize:,}"] if prizes else []))
    if len(places) > most:
        rows.add_row("", f"and {len(places) - most} more", *([""] if prizes else []))
    return rows


def standing_rows(standings: tuple[Standing, ...]) -> Rows:
    """A season's table."""
    rows = Rows(box=None, header_style="dim", padding=(0, 2, 0, 0))
    rows.add_column("rank", justify="right")
    rows.add_column("player")
    for header in ("points", "games", "won"):
        rows.add_column(header, justify="right")
    rows.add_column("places, from the first")
    for row in standings:
        places = " ".join(map(str, row.places))
        rows.add_row(str(row.rank), row.player, f"{row.points:g}", str(row.games), str(row.wins), places)
    return rows


class Reporter:
    """Says what happens, line by line."""

    def __init__(self, console: Console, runner: Runner, sheet: Sheet, seed: int) -> None:
        self.console, self.runner = console, runner
        title = f"{sheet.structure.name}: {len(sheet.field.players)} players, house {sheet.structure.rules.house}"
        console.print(f"{title}, seed {seed}; a hand takes {sheet.field.hand / 1000:g} s on average", soft_wrap=True)
        if cost := price(sheet.structure.buy_in, sheet.structure.fee):
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
    hands = f"{game.hands:,} hands, {len(game.places)} players, {clock(game.now)}"
    money = (f", pool {game.pool:,}" if game.pool else "") + (f", fees {game.fees:,}" if game.fees else "")
    console.print(hands + money, style="dim")

"""A client's command as a table knows it: the player is who the socket belongs to, never what a message says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sidepot.cards import Card
from sidepot.room import protocol as asked
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.table import commands

_COMMANDS: dict[type, Callable[[str, Any], commands.Command]] = {
    asked.Sit: lambda by, c: commands.Sit(by, c.chair, c.chips, c.entry),
    asked.Leave: lambda by, c: commands.Leave(by),
    asked.SitOut: lambda by, c: commands.SitOut(by),
    asked.SitOutAtBlind: lambda by, c: commands.SitOutAtBlind(by, c.on),
    asked.Back: lambda by, c: commands.Back(by, c.entry),
    asked.Rebuy: lambda by, c: commands.Rebuy(by, c.chips),
    asked.TopUp: lambda by, c: commands.TopUp(by, c.chips),
    asked.Act: lambda by, c: commands.Act(by, _action(c.action)),
    asked.Plan: lambda by, c: commands.PlanAhead(by, c.plan),
    asked.Agree: lambda by, c: commands.Agree(by, c.to, c.on),
    asked.Wait: lambda by, c: commands.Wait(by),
    asked.StopWaiting: lambda by, c: commands.StopWaiting(by),
    asked.StartGame: lambda by, c: commands.StartGame(),
    asked.ShowCards: lambda by, c: commands.ShowCards(by, _cards(c.cards)),
    asked.HuntRabbit: lambda by, c: commands.HuntRabbit(by),
    asked.AskToSee: lambda by, c: commands.AskToSee(by, c.whose),
    asked.ChangeSeat: lambda by, c: commands.ChangeSeat(by, c.chair),
    asked.BuyAlways: lambda by, c: commands.BuyAlways(by, c.top_up, c.rebuy),
    asked.PickGame: lambda by, c: commands.PickGame(by, c.game),
}


def table_command(
    by: str, command: asked.TableCommand | asked.TournamentCommand | commands.Command
) -> commands.Command:
    """The table's command; what the room itself asks is one already."""
    known = _COMMANDS.get(type(command))
    if known is not None:
        return known(by, command)
    if isinstance(command, asked.TournamentCommand):
        raise Turned(Code.NOT_HERE)
    return command  # type: ignore[return-value]


def _cards(given: list[str]) -> tuple[int, ...]:
    try:
        return tuple([int(Card(card)) for card in given])
    except ValueError as error:
        raise Turned(Code.BAD_MESSAGE, str(error)) from None


def _action(action: asked.Action) -> Any:
    try:
        return asked.engine_action(action)
    except ValueError as error:
        raise Turned(Code.BAD_MESSAGE, str(error)) from None

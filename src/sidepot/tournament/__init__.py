"""Tournaments, seasons and timed games: entries, levels, seating, places, prizes, points. Only sheets are read.

It covers what is decided across several tables or games. What happens at one table belongs to `table`, real time and
real players to `room`. Begin reading with `tournament.py`, or with `sheet.py` for files.
"""

from sidepot.rules.levels import Level, Levels
from sidepot.tournament.commands import (
    AtTable,
    Cancel,
    Command,
    CountChips,
    NoRebuy,
    Pause,
    Rebuy,
    Register,
    Remove,
    Resume,
    Start,
    StopAfterGame,
    TakeAddOn,
    TimeToStart,
    Unregister,
)
from sidepot.tournament.log import Entry, read_entry, replay, write_entry
from sidepot.tournament.payouts import Bracket, Payouts
from sidepot.tournament.places import Placed
from sidepot.tournament.planner import Plan, plan
from sidepot.tournament.points import Standing
from sidepot.tournament.refusals import No, Refused
from sidepot.tournament.runner import Field, Runner
from sidepot.tournament.season import Season
from sidepot.tournament.sheet import Sheet, parse_sheet, read_sheet
from sidepot.tournament.sheet_run import begin, go_on
from sidepot.tournament.structure import AddOn, Rebuys, Structure
from sidepot.tournament.tournament import Tournament
from sidepot.tournament.views import TournamentView, shown

__all__ = [
    "AddOn", "AtTable", "Bracket", "Cancel", "Command", "CountChips", "Entry", "Field", "Level", "Levels", "No",
    "NoRebuy", "Pause", "Payouts", "Placed", "Plan", "Rebuy", "Rebuys", "Refused", "Register", "Remove", "Resume",
    "Runner", "Season", "Sheet", "Standing", "Start", "StopAfterGame", "Structure", "TakeAddOn", "TimeToStart",
    "Tournament", "TournamentView", "Unregister", "begin", "go_on", "parse_sheet", "plan", "read_entry", "read_sheet",
    "replay", "shown", "write_entry",
]  # fmt: skip

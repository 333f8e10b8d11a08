"""Tournaments, seasons and timed games: entries, levels, seating, places, prizes, points. No I/O."""

from sidepot.tournament.commands import (
    AtTable,
    Command,
    NoRebuy,
    Pause,
    Rebuy,
    Register,
    Resume,
    Start,
    StopAfterGame,
    TakeAddOn,
    Unregister,
)
from sidepot.tournament.director import Tournament
from sidepot.tournament.levels import Level, Levels
from sidepot.tournament.log import Entry, read_entry, replay, write_entry
from sidepot.tournament.payouts import Bracket, Payouts
from sidepot.tournament.places import Placed
from sidepot.tournament.refusals import No, Refused
from sidepot.tournament.structure import AddOn, Rebuys, Structure
from sidepot.tournament.views import TournamentView, shown

__all__ = [
    "AddOn", "AtTable", "Bracket", "Command", "Entry", "Level", "Levels", "No", "NoRebuy", "Pause", "Payouts",
    "Placed", "Rebuy", "Rebuys", "Refused", "Register", "Resume", "Start", "StopAfterGame", "Structure",
    "TakeAddOn", "Tournament", "TournamentView", "Unregister", "read_entry", "replay", "shown", "write_entry",
]  # fmt: skip

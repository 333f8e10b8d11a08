"""The life around a hand: chairs, button and blinds between hands, entry, clocks as values, the ledger. No I/O."""

from sidepot.table.clock import Clock
from sidepot.table.commands import (
    Act,
    Agree,
    Back,
    ChangeRules,
    Command,
    Connection,
    EndGame,
    Give,
    Hold,
    HuntRabbit,
    Leave,
    Pause,
    PlanAhead,
    Rebuy,
    ShowCards,
    Sit,
    SitOut,
    SitOutAtBlind,
    StartGame,
    StopWaiting,
    TopUp,
    Wait,
)
from sidepot.table.ledger import Ledger, Movement
from sidepot.table.lobby import TableOffer, cardroom_tables, kitchen_table
from sidepot.table.log import Entry
from sidepot.table.refusals import No, Refused
from sidepot.table.replaying import replay
from sidepot.table.settling import Debt, settle
from sidepot.table.table import Table
from sidepot.table.views import ChairView, GameView, TableView, open_to_all, shown, view

__all__ = [
    "Act", "Agree", "Back", "ChairView", "ChangeRules", "Clock", "Command", "Connection", "Debt", "EndGame", "Entry",
    "GameView", "Give", "Hold", "HuntRabbit", "Leave", "Ledger", "Movement", "No", "Pause", "PlanAhead", "Rebuy",
    "Refused", "ShowCards",
    "Sit",
    "SitOut", "SitOutAtBlind", "StartGame", "StopWaiting", "Table", "TableOffer", "TableView", "TopUp", "Wait",
    "cardroom_tables", "kitchen_table", "open_to_all", "replay", "settle", "shown", "view",
]  # fmt: skip

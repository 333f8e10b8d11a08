"""One table: chairs, button and blinds between hands, entry, clocks as values, the ledger, what each player sees.

It covers what happens around the hands at one table. Rules of a hand belong to `engine`, several tables to
`tournament`, sockets, disks and real time to `room`. Begin reading with `table.py`.
"""

from sidepot.table.clock import Clock
from sidepot.table.commands import (
    Act,
    Agree,
    AskToSee,
    Back,
    BuyAlways,
    ChangeRules,
    ChangeSeat,
    Command,
    Connection,
    EndGame,
    Give,
    Hold,
    HuntRabbit,
    Leave,
    Pause,
    PickGame,
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
from sidepot.table.debts import Debt, settle
from sidepot.table.ledger import Ledger, Movement
from sidepot.table.log import Entry
from sidepot.table.offers import TableOffer, cardroom_tables, kitchen_table
from sidepot.table.refusals import No, Refused
from sidepot.table.replaying import replay
from sidepot.table.table import Table
from sidepot.table.views import ChairView, GameView, RotationView, TableView, open_to_all, shown, view

__all__ = [
    "Act", "Agree", "AskToSee", "Back", "BuyAlways", "ChairView", "ChangeRules", "ChangeSeat", "Clock", "Command",
    "Connection", "Debt", "EndGame", "Entry", "GameView", "Give", "Hold", "HuntRabbit", "Leave", "Ledger",
    "Movement", "No", "Pause", "PickGame", "PlanAhead", "Rebuy", "Refused", "RotationView", "ShowCards", "Sit",
    "SitOut", "SitOutAtBlind", "StartGame", "StopWaiting", "Table", "TableOffer", "TableView", "TopUp", "Wait",
    "cardroom_tables", "kitchen_table", "open_to_all", "replay", "settle", "shown", "view",
]  # fmt: skip

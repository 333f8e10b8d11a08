"""What travels between a client and the room: commands in, messages out, each a tagged struct. JSON on the wire.

The one rule it keeps: what does not decode as one of these never reaches a table.
"""

from __future__ import annotations

import msgspec

from sidepot.room.protocol.actions import Action
from sidepot.room.protocol.commands import (
    Act,
    AddAuto,
    Admit,
    Agree,
    AskToSee,
    AskToSit,
    Back,
    Ban,
    BuyAlways,
    Cancel,
    ChangeSeat,
    Chat,
    ChipValue,
    ClientCommand,
    CloseTable,
    Dials,
    EndGame,
    EnterBot,
    HostCommand,
    HuntRabbit,
    Hurry,
    Leave,
    Lobby,
    Mine,
    Mute,
    NoRebuy,
    Pace,
    Pause,
    PickGame,
    Ping,
    Plan,
    Rebuy,
    Register,
    Remove,
    ShowCards,
    Sit,
    SitOut,
    SitOutAtBlind,
    Start,
    StartGame,
    StopAfterGame,
    StopAsking,
    StopWaiting,
    TableCommand,
    TakeAddOn,
    TakeRebuy,
    TopUp,
    TournamentCommand,
    Unregister,
    Unwatch,
    Wait,
    Watch,
    WithdrawBot,
)
from sidepot.room.protocol.derived import meant
from sidepot.room.protocol.messages import (
    Ack,
    Announcement,
    Closing,
    Gone,
    InfoChanged,
    LobbyList,
    Missed,
    MyTables,
    Pong,
    Private,
    Refusal,
    Replaced,
    Said,
    ServerMessage,
    Snapshot,
    Step,
    Welcome,
    ready,
)
from sidepot.room.protocol.state import State, You

__all__ = [
    "VERSION", "Ack", "Act", "Action", "AddAuto", "Admit", "Agree", "Announcement", "AskToSee", "AskToSit", "Back",
    "Ban", "BuyAlways", "Cancel", "ChangeSeat", "Chat", "ChipValue", "ClientCommand", "CloseTable", "Closing", "Dials",
    "EndGame", "EnterBot", "Gone", "HostCommand", "HuntRabbit", "Hurry", "InfoChanged", "Leave", "Lobby",
    "LobbyList", "Mine", "Missed", "Mute", "MyTables", "NoRebuy", "Pace", "Pause", "PickGame", "Ping", "Plan",
    "Pong", "Private", "Rebuy", "Refusal", "Register", "Remove", "Replaced", "Said", "ServerMessage", "ShowCards",
    "Sit", "SitOut", "SitOutAtBlind", "Snapshot", "Start", "StartGame", "State", "Step", "StopAfterGame",
    "StopAsking", "StopWaiting", "TableCommand", "TakeAddOn", "TakeRebuy", "TopUp", "TournamentCommand",
    "Unregister", "Unwatch", "Wait", "Watch", "Welcome", "WithdrawBot", "You", "decode", "encode", "meant",
    "ready",
]  # fmt: skip

VERSION = 3
"""Of this protocol: a client names it in the address of its socket, and one that speaks another is told to reload."""

_decoder: msgspec.json.Decoder[ClientCommand] = msgspec.json.Decoder(ClientCommand)
_encoder = msgspec.json.Encoder()
encode = _encoder.encode


def decode(text: str | bytes) -> ClientCommand:
    """A client's command; ValueError (msgspec's) says what is wrong with it."""
    return _decoder.decode(text)

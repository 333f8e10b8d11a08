"""One hand by any house's rules: betting, pots, showdown, views, notation."""

from sidepot.engine.actions import (
    Action,
    AllIn,
    Call,
    Check,
    Discard,
    Fold,
    Illegal,
    IllegalAction,
    Muck,
    RaiseTo,
    Refused,
    Show,
    parse_action,
    parse_line,
    show_action,
)
from sidepot.engine.hand import Hand
from sidepot.engine.options import Options
from sidepot.engine.start import replay, start

__all__ = [
    "Action", "AllIn", "Call", "Check", "Discard", "Fold", "Hand", "Illegal", "IllegalAction", "Muck", "Options",
    "RaiseTo", "Refused", "Show", "parse_action", "parse_line", "replay", "show_action", "start",
]  # fmt: skip

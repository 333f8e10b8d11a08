"""One hand by any house's rules: betting, pots, showdown, views, notation.

It covers what happens between the first forced bet and the last award, and the facts of it. What a house may decide
belongs to `rules`, which hand is better to `ranks`, and what happens between hands to `table`.
"""

from sidepot.engine.actions import (
    Action,
    AllIn,
    BringIn,
    Call,
    Check,
    Discard,
    Draw,
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
from sidepot.engine.amounts import action_for
from sidepot.engine.counting import Count, perft
from sidepot.engine.hand import Hand, read, replay, start
from sidepot.engine.notation import line_of, play, write
from sidepot.engine.options import Options
from sidepot.engine.results import Pot, PotResult, Result
from sidepot.engine.stacking import stacked
from sidepot.engine.views import View, hide, hides, plain

__all__ = [
    "Action", "AllIn", "BringIn", "Call", "Check", "Count", "Discard", "Draw", "Fold", "Hand", "Illegal",
    "IllegalAction", "Muck", "Options", "Pot", "PotResult", "RaiseTo", "Refused", "Result", "Show", "View",
    "action_for", "hide", "hides", "line_of", "parse_action", "parse_line", "perft", "plain", "play", "read",
    "replay", "show_action", "stacked", "start", "write",
]  # fmt: skip

"""Reading a bot's answer that is nothing but an amount: the chips it puts in now (L16)."""

from __future__ import annotations

from typing import Any

from sidepot.engine.actions import Action, Call, Check, Fold, RaiseTo, Refused, is_whole
from sidepot.engine.options import Options


def action_for(options: Options, amount: Any) -> Action:
    """The legal action that an amount asks for; what is no amount of chips is taken as 0."""
    if not options.may_fold:
        raise Refused("no wager is asked for now, so an amount is no answer")
    if not is_whole(amount) or amount < 0:
        amount = 0
    if amount < options.to_call:
        return Fold()
    to = options.wager + amount
    if options.min_to is None or options.max_to is None or to < options.min_to:
        return Call() if options.to_call else Check()
    return RaiseTo(min(to, options.max_to))

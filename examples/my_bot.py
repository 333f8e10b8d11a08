"""A player of one's own: sidepot simulate --players examples/my_bot.py:MyBot,rock"""

from sidepot import Call, Check, Discard, Fold, RaiseTo


class MyBot:
    """Opens with high cards, then checks and calls."""

    def choose(self, view, options, rng):
        if options.discards:
            return Discard(min(options.discards))
        high = min(card.rank for card in view.hole) >= 8
        if high and not view.board and options.may_raise and rng.random() < 0.8:
            return RaiseTo(options.min_to)
        if options.may_check:
            return Check()
        return Call() if high else Fold()

"""The score sheet, against the same numbers read slowly from the events of each hand."""

from collections import Counter
from random import Random

import pytest

from sidepot import house, shuffled, start
from sidepot.arena.score_sheet import COUNTED, ScoreSheet
from sidepot.engine import Call, Check, Fold, RaiseTo
from sidepot.engine import hand as engine
from sidepot.engine.events import Called, Checked, DealtBoard, Died, Folded, Mucked, RaisedTo, Showed
from sidepot.rules import MAX_CHIPS

pytestmark = pytest.mark.core

HANDS, ENTERED, RAISED, FACED, RERAISED, FLOPS, WAGERS, CALLS, SHOWDOWNS, WINS = COUNTED

DEALS = 2 if engine.__file__.endswith(".py") else 30


def counts_of(hand):
    """What each seat did, as the sheet counts it: (what, seat) for each time."""
    found = []
    inside, raisers, seen = set(range(hand.players)), [], False
    for event in hand.log:
        if isinstance(event, DealtBoard) and not seen:
            seen = True
            found += [(FLOPS, seat) for seat in inside]
        elif isinstance(event, Died):
            inside.remove(event.seat)
        elif isinstance(event, Checked):
            found += [] if seen else [(HANDS, event.seat)]
        elif isinstance(event, Called | RaisedTo | Folded):
            if isinstance(event, Folded):
                inside.remove(event.seat)
            if seen:
                found += [(WAGERS, event.seat)] if isinstance(event, RaisedTo) else []
                found += [(CALLS, event.seat)] if isinstance(event, Called) else []
                continue
            found.append((HANDS, event.seat))
            if len(raisers) == 1 and event.seat not in raisers:
                found.append((FACED, event.seat))
                found += [(RERAISED, event.seat)] if isinstance(event, RaisedTo) else []
            if isinstance(event, RaisedTo):
                raisers.append(event.seat)
            if isinstance(event, Called | RaisedTo):
                found.append((ENTERED, event.seat))
        elif isinstance(event, Showed | Mucked):
            found.append((SHOWDOWNS, event.seat))
            found += [(WINS, event.seat)] if hand.result.won[event.seat] else []
    # before the flop a hand counts once, however often its player acted
    found += [(RAISED, seat) for seat in raisers]
    once = {entry for entry in found if entry[0] not in (WAGERS, CALLS)}
    return [*once, *(entry for entry in found if entry[0] in (WAGERS, CALLS))]


def play_on(hand, rng, likes):
    """Play a hand to its end by chance; now and then somebody leaves out of turn."""
    while not hand.over:
        options = hand.options
        if rng.random() < 0.02:
            hand.kill(rng.choice(hand.inside))
        elif options.may_raise and rng.random() < likes:
            hand.act(RaiseTo(options.min_to if rng.random() < 0.9 else options.max_to))
        elif options.may_call:
            hand.act(Fold() if rng.random() < 0.1 else Call())
        else:
            hand.act(Check())


@pytest.mark.parametrize("players", [2, 3, 6, 10])
@pytest.mark.parametrize(("limit", "stack"), [("no", 400), ("no", MAX_CHIPS // 10), ("fixed", 400)])
def test_the_sheet_counts_what_the_events_tell(limit, stack, players):
    rules, rng = house("standard", limit=limit), Random(players)
    sheet, told, nets, longest = ScoreSheet(players, DEALS), Counter(), Counter(), 0
    for row in range(DEALS):
        for rotation in range(players):
            hand = start(rules, (stack,) * players, rng.randrange(players), shuffled(rng.getrandbits(32)))
            play_on(hand, rng, 0.1 + 0.5 * (row % 2))
            sheet.add(hand, row, rotation, 0)
            longest = max(longest, len(hand.log))
            told.update((what, (seat - rotation) % players) for what, seat in counts_of(hand))
            for seat, net in enumerate(hand.result.net):
                nets[row, (seat - rotation) % players] += net
    for what in COUNTED:
        assert sheet.count(what) == [told[what, player] for player in range(players)]
    assert list(sheet.net_rows()) == [nets[row, player] for row in range(DEALS) for player in range(players)]
    columns = [[nets[row, player] for row in range(DEALS)] for player in range(players)]
    assert sheet.totals() == [sum(column) for column in columns]
    assert sheet.squares() == pytest.approx([sum(net * net for net in column) for column in columns])
    # a log longer than its row of fixed size is read to its end
    assert players < 10 or longest > 60

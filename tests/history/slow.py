"""Statistics told slowly from the events of a hand, street by street, without a look at how sidepot counts them."""

from sidepot.engine.events import Began, Called, Checked, Died, Folded, RaisedTo, Won

VERBS = {Called: "call", Checked: "check", Folded: "fold", RaisedTo: "raise", Died: "die"}


def streets_of(hand):
    """The decisions of each street of the game: seat and verb, in order."""
    names = list(hand.plan.street_names)
    found, at = [[] for _ in names], 0
    for event in hand.log:
        if isinstance(event, Began):
            at = hand.plan.street_names.index(event.street) if names.count(event.street) == 1 else _street(hand, event)
        elif type(event) in VERBS and getattr(event, "verb", "") != "bring-in":
            found[at].append((event.seat, VERBS[type(event)]))
    return found


def _street(hand, event):
    steps = hand.rules.program.steps[: event.step + 1]
    return sum(bool(step.street) for step in steps[1:])


def reached(hand):
    """How many streets began."""
    return max(_street(hand, event) for event in hand.log if isinstance(event, Began)) + 1


def deeds(hand, seat):
    """What a seat did, in words."""
    streets = streets_of(hand)
    found = set()
    out = next((at for at, street in enumerate(streets) if {(seat, "fold"), (seat, "die")} & set(street)), None)
    found |= _first(hand, seat, streets[0])
    if reached(hand) > 1 and (out is None or out > 0):
        found.add("saw flop")
    if out is not None and (seat, "fold") in streets[out]:
        found.add(f"folded on {min(out, 4)}")
    left = [each for each in range(hand.players) if not any(_gone(street, each) for street in streets)]
    if len(left) > 1 and seat in left:
        found.add("showdown")
    if any(isinstance(event, Won) and event.seat == seat for event in hand.log):
        found.add("won")
    if any(getattr(event, "all_in", False) and event.seat == seat for event in hand.log):
        found.add("all-in")
    for at in range(1, len(streets)):
        found |= _later(seat, streets, at)
    return found


def _gone(street, seat):
    return (seat, "fold") in street or (seat, "die") in street


def _first(hand, seat, street):
    found = set()
    small, big = hand.blinds_at
    acting = [(who, verb) for who, verb in street if verb != "die"]
    for at, (who, verb) in enumerate(acting):
        if who != seat:
            continue
        before = acting[:at]
        raisers = [each for each, did in before if did == "raise"]
        found.add("asked")
        if verb in ("call", "raise"):
            found.add("entered")
        if verb == "raise":
            found.add("raised")
        if len(raisers) == 1 and raisers[0] != seat:
            found |= {"faced raise"} | ({"reraised"} if verb == "raise" else set())
        if len(raisers) == 2 and raisers[0] == seat != raisers[1]:
            found |= {"faced reraise"} | ({"folded to reraise"} if verb == "fold" else set())
        nobody = all(did in ("fold", "check") for _, did in before)
        if nobody and seat in thieves(hand):
            found |= {"may steal"} | ({"stole"} if verb == "raise" else set())
        if len(raisers) == 1 and seat in (small, big) and raisers[0] != seat and _stole(hand, before):
            found |= {"faced steal"} | ({"folded to steal"} if verb == "fold" else set())
    return found


def thieves(hand):
    """Who steals: the button, the small blind, and who sits before the button and pays no blind."""
    small, big = hand.blinds_at
    if big is None:
        return set()
    cutoff = (hand.button - 1) % hand.players
    return ({hand.button, small} | ({cutoff} - {small, big})) - {big, None}


def _stole(hand, before):
    first = next((at for at, (_, did) in enumerate(before) if did in ("call", "raise")), None)
    return first is not None and before[first][1] == "raise" and before[first][0] in thieves(hand)


def _later(seat, streets, at):
    street = [(who, verb) for who, verb in streets[at] if verb != "die"]
    owner = initiative(streets, at)
    found, on = set(), min(at, 4)
    for place, (who, verb) in enumerate(street):
        raisers = [each for each, did in street[:place] if did == "raise"]
        if who == seat == owner and not raisers:
            found |= {f"may c-bet on {on}"} | ({f"c-bet on {on}"} if verb == "raise" else set())
        if who == seat != owner and raisers == [owner]:
            found |= {f"faced c-bet on {on}"} | ({f"folded to c-bet on {on}"} if verb == "fold" else set())
    return found


def initiative(streets, at):
    """Who would go on betting on a street: the last to raise on the one before, who had gone on betting there too."""
    raisers = [who for who, verb in streets[at - 1] if verb == "raise"]
    if not raisers:
        return None
    if at == 1:
        return raisers[-1]
    return raisers[-1] if raisers[0] == raisers[-1] == initiative(streets, at - 1) else None


def counts(hand, seat, verb):
    """How often a seat did something, on each of five streets."""
    found = [0] * 5
    for at, street in enumerate(streets_of(hand)):
        found[min(at, 4)] += street.count((seat, verb))
    return found

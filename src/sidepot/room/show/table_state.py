"""How a table looks: to everyone, and to one player. Chairs, not seats; milliseconds left, not times.

The one rule it keeps: cards and options come out of the engine's views and from nowhere else.
"""

from __future__ import annotations

from sidepot.cards import Card
from sidepot.engine import AllIn, Call, Check, Fold, Pot, RaiseTo
from sidepot.engine.hand import Hand
from sidepot.engine.options import Options
from sidepot.engine.views import own
from sidepot.room.protocol.events import cards
from sidepot.room.protocol.outcome import hand_name, outcome
from sidepot.room.protocol.state import (
    Asking,
    ChairState,
    GamePlace,
    GameResult,
    GameState,
    MadePart,
    Offer,
    PotState,
    Preset,
    Rotation,
    State,
    You,
)
from sidepot.room.show.opening import dealing, opening
from sidepot.room.show.runout import run_out
from sidepot.rules import Rules
from sidepot.rules.words import changes
from sidepot.table.automatic import price_ahead
from sidepot.table.between_hands import may_straddle
from sidepot.table.commands import Act
from sidepot.table.people import PLANS_DRAWING, RUN_TWICE, Person, plans_at
from sidepot.table.table import Table
from sidepot.table.views import ChairView, GameView, RotationView, TableView


def for_everyone(table: Table, now: int, badges: dict[str, str], paused: str) -> State:
    """The table as the rail sees it."""
    seen: TableView = table.view(None)
    view = seen.hand
    names = table.names
    pots: tuple[Pot, ...] = () if view is None else view.pots
    turn_ms = None if seen.turn_ends is None else max(0, seen.turn_ends - max(now, table.turn_from))
    # chips lie in front of players until the betting is over: before a draw they are in the pot
    gathered = table.discarding or (table.hand is not None and bool(table.hand.owing_draws))
    rules, program = table.rules, table.rules.program
    sb = bb = None
    if view is not None and table.playing:
        sb, bb = [None if seat is None else names[seat] for seat in view.blinds_at]
    return State(
        hand=seen.number,
        playing=table.playing,
        street=None if view is None else view.street,
        board=[] if view is None else cards(view.board),
        second_board=[] if view is None else cards(view.second_board),
        pot=sum([pot.amount for pot in pots]),
        pots=_pots(pots, names),
        chairs=_chairs(seen, names, badges, gathered),
        button=seen.button,
        small_blind=sb,
        big_blind=bb,
        turn=None if table.discarding else seen.turn,
        discarding=table.owing,
        turn_ms=None if seen.answers is not None else turn_ms,
        bank_runs=table.playing and table.bank_from >= 0,
        next_hand_ms=None if seen.next_hand is None else max(0, seen.next_hand - now),
        paused=paused if seen.paused else "",
        blinds=seen.rules.blinds,
        next_blinds=None if seen.next_rules is None else seen.next_rules.blinds,
        waiting=seen.waiting,
        offers=seen.offers,
        outcome=None if view is None or not view.over else outcome(view, names, run_out(table.hand, names)),
        soon=[] if seen.next_rules is None else changes(table.base, seen.next_rules),
        game=None if seen.game is None else _game_state(seen.game, table.base),
        asking=None if seen.answers is None or table.asking is None else _asking(table.asking, seen.answers, turn_ms),
        showed={} if table.playing else _showed(table),
        rabbit=[] if table.playing else cards([Card(card) for card in table.rabbit]),
        may_hunt=_may_hunt(table),
        plays=rules.game,
        limit=rules.limit,
        units=rules.units if rules.limit in ("fixed", "spread") else (),
        ante=rules.each_antes,
        opening=opening(table, view) if rules.button_stands else None,
        deals=dealing(program),
        rotation=None if seen.rotation is None else _rotation(seen.rotation, now),
    )


def _rotation(seen: RotationView, now: int) -> Rotation:
    left = None if seen.until is None else max(0, seen.until - now)
    return Rotation(seen.games, seen.now, seen.next, seen.hands, seen.every, seen.picks, seen.picked, left)


def _showed(table: Table) -> dict[str, list[str | None]]:
    hand, found = table.hand, {}
    for name, shown in table.revealed.items():
        assert hand is not None
        held = hand.hole_cards(table.names.index(name))
        found[name] = cards([card if int(card) in shown else None for card in held])
    return found


def _may_hunt(table: Table) -> bool:
    hand = table.hand
    if table.playing or hand is None or not hand.over or not hand.rules.rabbit or table.rabbit:
        return False
    return len(hand.board) < hand.rules.program.board and hand.rules.boards == 1


def _asking(last: Act, answers: dict[str, bool], ms: int | None) -> Asking:
    agreed = [name for name in answers if answers[name]]
    return Asking(RUN_TWICE, list(answers), agreed, ms, last.player, str(last.action.__struct_config__.tag))


def _game_state(game: GameView, rules: Rules) -> GameState:
    result = None
    if game.result is not None:
        places = [GamePlace(each.player, each.place, each.chips, each.shared) for each in game.result.places]
        result = GameResult(game.result.game, game.result.hands, places)
    return GameState(
        number=game.number, hands=game.hands, ends=rules.ends, ends_after=rules.ends_after, over=game.over,
        ending=game.ending, left=game.left, level=game.level, rises_in=game.rises_in, rises_by=rules.rise,
        next_blinds=game.next_blinds, result=result,
    )  # fmt: skip


def _pots(pots: tuple[Pot, ...], names: tuple[str, ...]) -> list[PotState]:
    return [PotState(pot.amount, [names[seat] for seat in pot.entitled]) for pot in pots]


def _chairs(
    seen: TableView, names: tuple[str, ...], badges: dict[str, str], gathered: bool
) -> list[ChairState | None]:
    view = seen.hand
    if view is None:
        return [None if person is None else _chair(person, badges) for person in seen.chairs]
    over = view.over
    inside, holes, deeds, drawn = view.inside, view.holes, view.deeds, view.drawn
    up = view.up if view.rules.button_stands else ()
    wagers: tuple[int, ...] = () if over or gathered else view.wagers
    all_in: tuple[int, ...] = () if over else view.all_in
    found: list[ChairState | None] = []
    for person in seen.chairs:
        if person is None:
            found.append(None)
            continue
        seat = _lies_at(seen, person, names) if over else person.seat
        if seat is None:
            found.append(_chair(person, badges))
        else:
            held = cards(holes[seat]) if seat in inside else None
            wager = wagers[seat] if wagers else 0
            shown = cards(up[seat]) if up and held is not None else []
            found.append(
                _chair(
                    person, badges, True, held, wager, held is None, seat in all_in, deeds[seat], shown, drawn[seat]
                )
            )
    return found


def _lies_at(seen: TableView, person: ChairView, names: tuple[str, ...]) -> int | None:
    """The seat of somebody in a hand that is over and still lies on the table; a newcomer has no cards in it."""
    if person.seat is not None or person.chair not in seen.seats:
        return person.seat
    seat = seen.seats.index(person.chair)
    return seat if names[seat] == person.player else None


_NONE: list[str | None] = []


def _chair(
    person: ChairView,
    badges: dict[str, str],
    dealt_in: bool = False,
    held: list[str | None] | None = None,
    wager: int = 0,
    folded: bool = False,
    all_in: bool = False,
    did: str = "",
    up: list[str | None] = _NONE,
    drew: int | None = None,
) -> ChairState:
    return ChairState(
        chair=person.chair,
        player=person.player,
        badge=badges.get(person.player, ""),
        chips=person.chips,
        wager=wager,
        cards=held,
        dealt_in=dealt_in,
        folded=folded,
        all_in=all_in,
        sits_out=person.sits_out,
        away=person.away,
        leaving=person.leaving,
        online=person.online,
        owes=person.owes,
        agrees=person.agrees,
        bank_ms=person.bank,
        did=did,
        up=up,
        drew=drew,
        moves_to=person.moves_to,
    )


_WHOLE: list[MadePart] = []


def _parts(hand: Hand, mine: tuple[Card, ...]) -> list[MadePart]:
    """Your hand for each half of the pot and on each board; nothing where there is one of both."""
    rules, second = hand.rules, hand.second_board
    if not rules.program.low and not second:
        return _WHOLE
    found = []
    for at, board in enumerate((hand.board, second) if second else (hand.board,)):
        for low, half in enumerate(rules.program.halves):
            name = hand_name(rules.own_game or rules.game, mine, board, bool(low))
            if name is not None:
                found.append(MadePart(at, half, name))
    return found


def for_one(table: Table, name: str, token: str | None, host: bool, may_start: bool = False) -> You:
    """What one viewer sees besides: nothing of a hand for somebody who was not dealt in."""
    person = table.people.get(name)
    hand: Hand | None = table.hand
    if person is None or hand is None or person not in table.seats:
        return _not_dealt_in(table, name, person, host, may_start)
    seat = table.seats.index(person)
    hole, options = own(hand, seat)
    if table.asking is not None:
        options = None
    inside = seat in hand.inside
    price = price_ahead(hand, seat) if table.playing and options is None and table.asking is None else -1
    return You(
        name=name,
        chair=person.chair,
        cards=cards(hole),
        made=hand_name(hand.rules.own_game or hand.rules.game, hole, hand.board) if inside else None,
        hand=table.number,
        turn=token if options is not None else None,
        options=None if options is None else offered(options, hand),
        plan=person.plan,
        plans=plans_at(price) if price >= 0 else PLANS_DRAWING if _draws_later(hand, seat, options) else (),
        price=max(0, price),
        pending=person.pending,
        at_blind=person.at_blind,
        host=host,
        may_start=may_start,
        may_straddle=may_straddle(table, table.coming_rules) == name,
        up=cards(hand.up(seat)) if hand.rules.button_stands else [],
        tops_up=person.tops_up,
        rebuys=person.rebuys,
        made_parts=_parts(hand, hole) if inside else _WHOLE,
    )


def _not_dealt_in(table: Table, name: str, person: Person | None, host: bool, may_start: bool) -> You:
    """What somebody sees who watches, or has no cards in this hand."""
    if person is None:
        return You(
            name, None, [], None, table.number, None, None, "none", (), 0, 0, False, host, may_start,
            out=table.has_played(name),
        )  # fmt: skip
    return You(
        name, person.chair, [], None, table.number, None, None, "none", (), 0, person.pending, person.at_blind, host,
        may_start, entry=person.entry if person.owes else "", tops_up=person.tops_up, rebuys=person.rebuys,
    )  # fmt: skip


def _draws_later(hand: Hand, seat: int, options: Options | None) -> bool:
    return options is None and seat in hand.owing_draws


_FOLD, _CHECK, _CALL, _ALL_IN = Fold(), Check(), Call(), AllIn()


def offered(options: Options, hand: Hand) -> Offer:
    """The options with a reason for everything that is not possible, and sizes for the bet box."""
    fold, check, call, all_in = options.may_fold, options.may_check, options.may_call, options.may_all_in
    why: dict[str, tuple[str, str]] = {}
    for name, may, action in (
        ("fold", fold, _FOLD), ("check", check, _CHECK), ("call", call, _CALL), ("all-in", all_in, _ALL_IN),
    ):  # fmt: skip
        reason = None if may else options.why_not(action)
        if reason is not None:
            why[name] = (reason.value, options.rule(reason))
    may_raise, closed = options.may_raise, options.closed
    if not may_raise:
        reason = closed or options.why_not(RaiseTo(options.wager + options.stack))
        if reason is not None:
            why["raise"] = (reason.value, options.rule(reason))
    return Offer(
        options.seat, options.to_call, options.wager, options.stack, fold, check, call, may_raise, options.may_show,
        options.min_to, options.max_to, None if closed is None else closed.value, options.verb, options.call_label,
        cards(options.discards), why, all_in, _presets(options, hand), options.may_draw, options.draw, options.bring_in,
        hand.discards_due(options.seat),
    )  # fmt: skip


_SIZES = (("half-pot", 1, 2), ("two-thirds-pot", 2, 3), ("pot", 1, 1))
_OPENINGS = (("two-and-a-half-bb", 5, 2), ("three-bb", 3, 1))


def _presets(options: Options, hand: Hand) -> list[Preset]:
    """Raise-to amounts people like, each legal, smallest first and none twice; big blinds where nobody has raised."""
    low, high = options.min_to, options.max_to
    if low is None or high is None:
        return []
    bb = hand.rules.bb
    pot = hand.pot + options.to_call
    opening = hand.street_index == 0 and 0 < options.current <= bb
    sizes = [(label, bb * part // whole) for label, part, whole in _OPENINGS] if opening else []
    sizes += [(label, options.current + pot * part // whole) for label, part, whole in _SIZES[2 if opening else 0 :]]
    found = {low: "min"}
    for label, to in sizes:
        if low < to < high:
            found.setdefault(to, label)
    found[high] = "all-in" if high == options.wager + options.stack else "max"
    return [Preset(label, to) for to, label in sorted(found.items())]

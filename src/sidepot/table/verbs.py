"""Commands between and around hands: sitting down, leaving, chips, wishes, the waiting list. Decide, then change."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from sidepot.rules import MAX_CHIPS, Rules
from sidepot.table.after_hand import ask_to_see, hunt_rabbit, show_cards
from sidepot.table.automatic import price_ahead
from sidepot.table.between_hands import buy_chips, get_up, move_to
from sidepot.table.commands import (
    Agree,
    AskToSee,
    Back,
    BuyAlways,
    ChangeRules,
    ChangeSeat,
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
from sidepot.table.events import (
    Agreed,
    BuysAlways,
    CameBack,
    ChairOffered,
    ConnectionChanged,
    Event,
    HeldUp,
    Paused,
    Planned,
    RulesWillChange,
    SatDown,
    SatOut,
    Waits,
    WaitsNoMore,
    WillBuy,
    WillChangeSeat,
    WillLeave,
)
from sidepot.table.games import end_game, start_game
from sidepot.table.ledger import HOUSE
from sidepot.table.people import (
    BOMB_POT,
    BUTTON,
    BUTTON_STRADDLE,
    ENTRIES,
    PLANS,
    PLANS_DRAWING,
    RUN_TWICE,
    STRADDLE,
    WAIT,
    Person,
    plans_at,
)
from sidepot.table.playing import answer
from sidepot.table.refusals import No, Refused
from sidepot.table.rotation import pick_game
from sidepot.table.state import TableState


def _person(table: TableState, player: object) -> Person:
    person = table.people.get(player) if isinstance(player, str) else None
    if person is None:
        raise Refused(No.NOT_SEATED)
    return person


def _staying(table: TableState, player: object) -> Person:
    person = _person(table, player)
    if person.leaving:
        raise Refused(No.LEAVING)
    return person


def _name(name: object) -> str:
    if not isinstance(name, str) or not 1 <= len(name) <= 64 or not name.isprintable() or not name.strip():
        raise Refused(No.BAD_NAME)
    if name == HOUSE:
        raise Refused(No.BAD_NAME, "bad-name-house", name=HOUSE)
    return name


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise _bad_choice((True, False))
    return value


def _bad_choice(choices: Iterable[object]) -> Refused:
    return Refused(No.BAD_CHOICE, "bad-choice-of", choices=", ".join(map(str, choices)))


def _amount(table: TableState, chips: object) -> int:
    if type(chips) is not int or chips < 1:
        raise Refused(No.BAD_AMOUNT)
    on_table = sum(person.chips + person.pending for person in table.people.values())
    if chips > MAX_CHIPS or on_table + chips > MAX_CHIPS:
        raise Refused(No.TOO_MANY_CHIPS)
    return chips


def _entry(rules: Rules, entry: object) -> str:
    if not isinstance(entry, str) or entry not in ENTRIES:
        raise _bad_choice(ENTRIES)
    if entry == BUTTON and not rules.buy_button:
        raise Refused(No.NOT_OFFERED, "not-offered-button")
    return entry


def sit(table: TableState, command: Sit, now: int, events: list[Event]) -> None:
    """Take a chair with a buy-in."""
    name, chair, rules = _name(command.player), command.chair, table.coming_rules
    if name in table.people:
        raise Refused(No.SEATED_ALREADY)
    if type(chair) is not int or not 0 <= chair < table.chairs:
        raise Refused(No.NO_SUCH_CHAIR, "no-such-chair-of", last=str(table.chairs - 1))
    if table.seated[chair] is not None:
        raise Refused(No.CHAIR_TAKEN)
    if chair in table.offers and table.offers[chair][0] != name:
        raise Refused(No.CHAIR_KEPT)
    if _moved_to(table, chair) is not None:
        raise Refused(No.CHAIR_KEPT)
    entry, moved = _entry(rules, command.entry), _flag(command.moved)
    if rules.entry == "fixed" and table.under_way and not moved:
        raise Refused(No.FIELD_FIXED)
    if table.has_played(name) and not moved:
        raise Refused(No.OUT_OF_GAME)
    chips = _amount(table, command.chips)
    if not moved:
        _check_buy_in(table, name, chips, now)
    person, left = Person(name, chair, chips, table.clock.bank), table.left.pop(name, None)
    person.entry = entry
    # rules that were announced may be taken back: what either asks for is owed
    both = (table.rules, table.coming_base)
    forced = set(_forced(both)) if table.last is not None else set()
    # where newcomers need not choose, somebody who was here before does: nobody escapes the blinds by leaving
    chooses = any(rules.entry == "choose" for rules in both) or name in table.books.bought
    person.owes_bb = person.joining = chooses and not moved and not forced <= {"antes"}
    if "blinds" in forced:
        person.owes_sb = person.owes_bb and left is not None and left.owes_sb
        person.fresh = not person.owes_bb
    table.ledger.buy(name, chips)
    table.seated[chair] = table.people[name] = person
    if name in table.waiting:
        _wait_no_more(table, name, events)
    _free_offer(table, name)
    events.append(SatDown(name, chair, chips))


def _forced(both: tuple[Rules, Rules]) -> Iterator[str]:
    """What is paid before the deal by these rules, in each game of a rotation."""
    for rules in both:
        yield rules.forced_bets
        yield from ["blinds" for game in rules.programs if game.blinds and rules.forced == "blinds"]


def _check_buy_in(table: TableState, name: str, chips: int, now: int) -> None:
    rules = table.coming_rules
    least, most = rules.min_buy_in, rules.max_buy_in
    kept = table.left.get(name)
    if kept is not None and kept.until > now and kept.chips > least:
        least, most = kept.chips, max(most, kept.chips)
        if chips < least:
            raise Refused(No.RATHOLING, "ratholing-least", least=least)
    if chips < least:
        raise Refused(No.BUY_IN_TOO_SMALL, "buy-in-too-small-than", least=least)
    if chips > most:
        raise Refused(No.BUY_IN_TOO_LARGE, "buy-in-too-large-than", most=most)


def leave(table: TableState, command: Leave, now: int, events: list[Event]) -> None:
    """Get up; in a hand at its end, unless it was said before that one stays."""
    if not _flag(command.on):
        _stay(_person(table, command.player), events)
        return
    person = _staying(table, command.player)
    if person.seat < 0:
        get_up(table, person, now, events)
        return
    person.leaving = person.auto = True
    events.append(WillLeave(person.name))


def _stay(person: Person, events: list[Event]) -> None:
    if not person.leaving:
        raise Refused(No.NOT_LEAVING)
    person.leaving = False
    person.look()
    events.append(WillLeave(person.name, False))


def sit_out(table: TableState, command: SitOut, now: int, events: list[Event]) -> None:
    """Not be dealt in any more."""
    person = _staying(table, command.player)
    if person.out:
        raise Refused(No.SITTING_OUT)
    person.out = True
    person.at_blind = False
    events.append(SatOut(person.name))


def sit_out_at_blind(table: TableState, command: SitOutAtBlind, now: int, events: list[Event]) -> None:
    """Sit out when the big blind comes."""
    person, on = _staying(table, command.player), _flag(command.on)
    if person.out:
        raise Refused(No.SITTING_OUT)
    if "blinds" not in _forced((table.coming_rules, table.coming_base)) or table.binds(table.coming_rules):
        raise Refused(No.NOT_OFFERED)
    person.at_blind = on
    events.append(Planned(person.name, "sit-out-at-blind" if on else person.plan))


def back(table: TableState, command: Back, now: int, events: list[Event]) -> None:
    """Play again, or say otherwise how to come in."""
    person, entry = _staying(table, command.player), _entry(table.coming_rules, command.entry)
    if not (person.out or person.away or (person.owes and entry != person.entry)):
        raise Refused(No.NOT_SITTING_OUT)
    if not person.chips and not person.pending and not table.over:
        raise Refused(No.NO_CHIPS)
    was_gone = person.out or person.away
    person.out = person.away = False
    person.look()
    person.entry = entry if person.owes else WAIT
    events.append(CameBack(person.name, entry) if was_gone else Planned(person.name, entry))


def rebuy(table: TableState, command: Rebuy, now: int, events: list[Event]) -> None:
    """Buy in again; one sits out until `Back`."""
    person, chips = _staying(table, command.player), _amount(table, command.chips)
    if (table.coming_rules.entry == "fixed" and not table.over) or table.has_played(person.name):
        raise Refused(No.FIELD_FIXED)
    if person.chips:
        raise Refused(No.STILL_HAS_CHIPS)
    _check_buy_in(table, person.name, chips, now)
    buy_chips(table, person, chips, events)


def top_up(table: TableState, command: TopUp, now: int, events: list[Event]) -> None:
    """Add chips, at once or at the end of the hand."""
    person, chips = _staying(table, command.player), _amount(table, command.chips)
    rules = table.coming_rules
    if rules.entry == "fixed" or table.has_played(person.name):
        raise Refused(No.FIELD_FIXED)
    if not person.chips:
        raise Refused(No.NO_CHIPS)
    have = person.chips
    if person.seat >= 0 and table.hand is not None:
        have = table.hand.stacks[person.seat] + person.aside
    most = rules.max_buy_in - have - person.pending
    if chips > most:
        raise Refused(No.BUY_IN_TOO_LARGE, "top-up-too-large", most=max(0, most))
    if person.seat < 0:
        buy_chips(table, person, chips, events)
        return
    person.pending += chips
    events.append(WillBuy(person.name, chips))


def change_seat(table: TableState, command: ChangeSeat, now: int, events: list[Event]) -> None:
    """Move to a free chair, at once or at the end of the hand."""
    person, chair = _staying(table, command.player), command.chair
    rules = table.coming_rules
    if not rules.seat_change or rules.entry == "fixed":
        raise Refused(No.NOT_OFFERED)
    if type(chair) is not int or not 0 <= chair < table.chairs:
        raise Refused(No.NO_SUCH_CHAIR, "no-such-chair-of", last=str(table.chairs - 1))
    if chair == person.chair and person.moves_to < 0:
        raise Refused(No.SEATED_ALREADY)
    if chair != person.chair and table.seated[chair] is not None:
        raise Refused(No.CHAIR_TAKEN)
    if chair in table.offers or _moved_to(table, chair) not in (None, person):
        raise Refused(No.CHAIR_KEPT)
    if person.seat < 0:
        move_to(table, person, chair, events)
        return
    person.moves_to = -1 if chair == person.chair else chair
    events.append(WillChangeSeat(person.name, None if person.moves_to < 0 else chair))


def _moved_to(table: TableState, chair: int) -> Person | None:
    """Who moves to a chair at the end of the hand."""
    return next((person for person in table.people.values() if person.moves_to == chair), None)


def _free(table: TableState, chair: int) -> bool:
    """Nobody sits there, and it is kept for nobody."""
    return table.seated[chair] is None and chair not in table.offers and _moved_to(table, chair) is None


def buy_always(table: TableState, command: BuyAlways, now: int, events: list[Event]) -> None:
    """Have chips bought after each hand, or no longer."""
    person, rules = _staying(table, command.player), table.coming_rules
    if not rules.auto_buy or rules.entry == "fixed" or table.binds(rules):
        raise Refused(No.NOT_OFFERED)
    for chips in (command.top_up, command.rebuy):
        if type(chips) is not int or chips < 0:
            raise Refused(No.BAD_AMOUNT)
        if chips > rules.max_buy_in:
            raise Refused(No.BUY_IN_TOO_LARGE, "buy-in-too-large-than", most=rules.max_buy_in)
    if 0 < command.rebuy < rules.min_buy_in:
        raise Refused(No.BUY_IN_TOO_SMALL, "buy-in-too-small-than", least=rules.min_buy_in)
    person.tops_up, person.rebuys = command.top_up, command.rebuy
    events.append(BuysAlways(person.name, person.tops_up, person.rebuys))


def plan_ahead(table: TableState, command: PlanAhead, now: int, events: list[Event]) -> None:
    """Decide before one's turn."""
    person, plan = _staying(table, command.player), command.plan
    if not isinstance(plan, str) or plan not in PLANS:
        raise _bad_choice(PLANS)
    if not table.playing:
        raise Refused(No.NO_HAND)
    hand, seat = table.hand, person.seat
    assert hand is not None
    price = price_ahead(hand, seat) if seat >= 0 else -1
    draws = seat in hand.owing_draws
    if price < 0 and not draws:
        raise Refused(No.NOT_BETTING if seat in hand.inside else No.NOT_DEALT_IN)
    if hand.turn == seat:
        raise Refused(No.YOUR_TURN)
    choices = PLANS_DRAWING if draws else plans_at(price)
    if plan not in choices:
        raise _bad_choice(choices)
    person.plan, person.price = plan, price
    person.look()
    table.planning = True
    events.append(Planned(person.name, plan))


def agree(table: TableState, command: Agree, now: int, events: list[Event]) -> None:
    """Agree to what the house offers by consent."""
    person, to, on = _staying(table, command.player), command.to, _flag(command.on)
    rules = table.coming_rules
    offered = {
        STRADDLE: rules.straddle, BUTTON_STRADDLE: rules.button_straddle, BOMB_POT: rules.bomb_pot is not None,
        RUN_TWICE: rules.run_twice,
    }  # fmt: skip
    if not isinstance(to, str) or to not in offered:
        raise _bad_choice(offered)
    if on and not offered[to]:
        raise Refused(No.NOT_OFFERED)
    events.append(Agreed(person.name, to, on))
    if to == RUN_TWICE and table.asking is not None and person.name in table.answers:
        answer(table, person, on, events)
    else:
        person.agrees = person.agrees | {to} if on else person.agrees - {to}


def connection(table: TableState, command: Connection, now: int, events: list[Event]) -> None:
    """A connection was lost or is back."""
    person, on = _person(table, command.player), _flag(command.on)
    person.online = on
    events.append(ConnectionChanged(person.name, on))


def wait(table: TableState, command: Wait, now: int, events: list[Event]) -> None:
    """Go on the waiting list."""
    name = _name(command.player)
    if name in table.people:
        raise Refused(No.SEATED_ALREADY)
    if name in table.waiting:
        raise Refused(No.WAITING_ALREADY)
    if table.coming_rules.entry == "fixed" and table.under_way:
        raise Refused(No.FIELD_FIXED)
    if any(_free(table, chair) for chair in range(table.chairs)):
        raise Refused(No.CHAIRS_FREE)
    table.waiting += (name,)
    events.append(Waits(name))


def stop_waiting(table: TableState, command: StopWaiting, now: int, events: list[Event]) -> None:
    """Leave the waiting list."""
    name = command.player
    if not isinstance(name, str) or name not in table.waiting:
        raise Refused(No.NOT_WAITING)
    _free_offer(table, name)
    _wait_no_more(table, name, events)


def _wait_no_more(table: TableState, name: str, events: list[Event]) -> None:
    table.waiting = tuple([other for other in table.waiting if other != name])
    events.append(WaitsNoMore(name))


def _free_offer(table: TableState, name: str) -> None:
    for chair, (player, _) in tuple(table.offers.items()):
        if player == name:
            del table.offers[chair]


def offer_chairs(table: TableState, now: int, events: list[Event]) -> None:
    """A free chair is kept for the first who waits and has no offer yet."""
    offered = {player for player, _ in table.offers.values()}
    queue = [name for name in table.waiting if name not in offered]
    for chair in range(table.chairs) if queue else ():
        if queue and _free(table, chair):
            name, limit = queue.pop(0), table.clock.offer
            until = None if limit is None else now + limit
            table.offers[chair] = (name, -1 if until is None else until)
            events.append(ChairOffered(name, chair, until))


def withdraw_offers(table: TableState, now: int, events: list[Event]) -> None:
    """Who did not take a chair in time is off the list."""
    for chair, (name, until) in tuple(table.offers.items()):
        if 0 <= until <= now:
            del table.offers[chair]
            _wait_no_more(table, name, events)


def change_rules(table: TableState, command: ChangeRules, now: int, events: list[Event]) -> None:
    """Other rules from the next hand on (V42)."""
    rules: object = command.rules
    if not isinstance(rules, Rules):
        raise Refused(No.BAD_RULES, "bad-rules-none")
    if table.chairs > rules.max_players:
        raise Refused(No.BAD_RULES, "bad-rules-chairs", game=rules.game, most=rules.max_players)
    table.next_rules = rules
    events.append(RulesWillChange(rules))


def pause(table: TableState, command: Pause, now: int, events: list[Event]) -> None:
    """Stop all clocks, or let them go on with the time that was left."""
    on = _flag(command.on)
    if on == (table.paused_at >= 0):
        raise Refused(No.PAUSED_ALREADY if on else No.NOT_PAUSED)
    if on:
        table.paused_at = now
    else:
        paused_at, table.paused_at = table.paused_at, -1
        stood = now - max(paused_at, table.turn_from)
        if table.turn_due >= 0:
            table.turn_due += stood
        if table.bank_from >= 0:
            table.bank_from += stood
        if table.start_due >= 0:
            table.start_due = now + (table.clock.between or 1 if table.over else table.clock.pause)
        _prolong_offers(table, paused_at, now)
    events.append(Paused(on))


def _prolong_offers(table: TableState, since: int, now: int) -> None:
    """A pause takes nothing of the time for which a chair is kept."""
    limit = table.clock.offer
    if limit is not None:
        for chair, (name, until) in table.offers.items():
            table.offers[chair] = (name, until + now - max(since, until - limit))


def hold(table: TableState, command: Hold, now: int, events: list[Event]) -> None:
    """No hand begins while a table is held."""
    table.held = _flag(command.on)
    events.append(HeldUp(table.held))


def give(table: TableState, command: Give, now: int, events: list[Event]) -> None:
    """Chips from a tournament, at once or at the end of the hand."""
    person, chips = _staying(table, command.player), _amount(table, command.chips)
    if table.coming_rules.entry != "fixed":
        raise Refused(No.NOT_OFFERED)
    if person.seat < 0:
        buy_chips(table, person, chips, events)
        return
    person.pending += chips
    events.append(WillBuy(person.name, chips))


VERBS: dict[type, Callable[[Any, Any, int, list[Event]], None]] = {
    Sit: sit,
    Leave: leave,
    SitOut: sit_out,
    SitOutAtBlind: sit_out_at_blind,
    Back: back,
    Rebuy: rebuy,
    TopUp: top_up,
    PlanAhead: plan_ahead,
    Agree: agree,
    Connection: connection,
    Wait: wait,
    StopWaiting: stop_waiting,
    ChangeRules: change_rules,
    Pause: pause,
    Hold: hold,
    Give: give,
    StartGame: start_game,
    EndGame: end_game,
    ShowCards: show_cards,
    HuntRabbit: hunt_rabbit,
    PickGame: pick_game,
    AskToSee: ask_to_see,
    ChangeSeat: change_seat,
    BuyAlways: buy_always,
}

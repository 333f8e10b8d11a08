"""Writing Open Hand History: one JSON object for each hand, numbers exact."""

from __future__ import annotations

from typing import Any

import msgspec

from sidepot.cards import Card
from sidepot.engine.events import (
    Anted,
    Called,
    Checked,
    Dealt,
    DealtBoard,
    Died,
    Discarded,
    Drew,
    Folded,
    Mucked,
    Posted,
    RaisedTo,
    Raked,
    Returned,
    Showed,
)
from sidepot.history.amounts import text_of
from sidepot.history.clocks import in_utc
from sidepot.history.ohh.reading import GAMES, LIMITS
from sidepot.history.record import Occasion, Record
from sidepot.history.written import CantSay, Lost, Written, house_not_told, left_out

VERSION = "1.4.7"
TYPES = {game: kind for kind, (game, _) in GAMES.items()}
BETS = {limit: name for name, limit in LIMITS.items()}
_POSTS = {
    "ante": "Post Ante", "table ante": "Post Ante", "dead blind": "Post Dead", "small blind": "Post SB",
    "big blind": "Post BB", "straddle": "Straddle", "post": "Post Extra Blind",
}  # fmt: skip
_STREETS = {"pre-flop": "Preflop", "flop": "Flop", "turn": "Turn", "river": "River"}


def write_ohh(record: Record) -> Written:
    """A hand as its JSON object and the blank line after it; CantSay where the format has no such game."""
    writing = _Writing(record)
    text = msgspec.json.encode({"ohh": writing.data()}).decode()
    return Written(f"{text}\n\n", tuple(dict.fromkeys(writing.lost)))


class _Writing:
    """A hand on its way to JSON."""

    def __init__(self, record: Record) -> None:
        rules = record.rules
        if rules.own_game is not None or rules.game not in TYPES or rules.limit not in BETS:
            raise CantSay("game", "ohh", limit=rules.limit, game=rules.game)
        if rules.forced != "blinds" or not rules.has_blinds(len(record.stacks)):
            raise CantSay("no-blinds", "ohh")
        self.record, self.rules, self.about = record, rules, record.about
        self.hand = record.hand
        self.lost: list[Lost] = [*house_not_told(rules)]
        self.ids: list[Any] = [int(one) if one.isdecimal() else at for at, one in enumerate(self.about.ids)]
        if len(set(self.ids)) != len(record.stacks):
            self.ids = list(range(len(record.stacks)))
        if self.about.notes:
            self.lost.append(left_out("chat"))

    def chips(self, amount: int) -> Any:
        """An amount as a number of JSON."""
        return msgspec.Raw(text_of(amount, self.about.decimals).encode())

    def data(self) -> dict[str, Any]:
        about, rules = self.about, self.rules
        chairs = about.chairs or tuple(range(1, len(self.record.stacks) + 1))
        rounds = self._rounds()
        info = {"tournament_info": self._occasion()} if about.occasion is not None else {}
        extra = about.extra if about.format == "ohh" else {}
        flags = [*extra.get("flags", [])] if isinstance(extra.get("flags"), list) else []
        if self.hand.second_board and "Run_It_Twice" not in flags:
            flags.append("Run_It_Twice")
        return {
            "spec_version": VERSION, "site_name": about.site or "sidepot",
            "network_name": extra.get("network_name", about.site or "sidepot"),
            "internal_version": extra.get("internal_version", "1"), "tournament": about.occasion is not None, **info,
            "game_number": about.number, "start_date_utc": self._time(), "table_name": about.table,
            "game_type": TYPES[rules.game], "bet_limit": {"bet_type": BETS[rules.limit], "bet_cap": 0},
            "table_size": max([about.table_size, *chairs]), "currency": about.currency or "XPM",
            "dealer_seat": chairs[self.record.button], "small_blind_amount": self.chips(rules.sb),
            "big_blind_amount": self.chips(rules.bb), "ante_amount": self.chips(rules.each_antes),
            "hero_player_id": None if about.hero is None else self.ids[about.hero], "flags": flags,
            "players": self._players(chairs), "rounds": rounds, "pots": self._pots(),
            "tournament_bounties": self._bounties_won(),
        }  # fmt: skip

    def _time(self) -> str:
        time = in_utc(self.about.time, self.about.zone)
        if self.about.time and not time:
            zone = self.about.zone
            self.lost.append(left_out("time-in-utc", zone=zone) if zone else left_out("time-without-zone"))
        elif self.about.zone not in ("", "UTC"):
            self.lost.append(left_out("zone"))
        return f"{time}Z" if time else ""

    def _players(self, chairs: tuple[int, ...]) -> list[dict[str, Any]]:
        rows = [
            {"id": self.ids[seat], "seat": chairs[seat], "name": name, "display": name,
             "starting_stack": self.chips(self.record.stacks[seat])}
            for seat, name in enumerate(self.record.names)
        ]  # fmt: skip
        told = self.about.occasion
        if told is not None and told.bounties:
            for row, head in zip(rows, told.bounties, strict=True):
                row["player_bounty"] = _prize(told, head)
        free = max([number for number in self.ids if isinstance(number, int)], default=0) + 1
        return rows + [
            {"id": free + at, "seat": away.chair, "name": away.name, "display": away.name,
             "starting_stack": self.chips(away.stack), "is_sitting_out": True}
            for at, away in enumerate(self.about.away)
        ]  # fmt: skip

    # what happened

    def _rounds(self) -> list[dict[str, Any]]:
        self.rounds: list[dict[str, Any]] = []
        self.second: list[dict[str, Any]] = []
        self.shows: list[dict[str, Any]] = []
        self.level, self.wagers = 0, [0] * len(self.record.stacks)
        self._begin("Preflop", ())
        for event in self.hand.log:
            self._tell(event)
        self.rounds += self.second
        if self.shows:
            self._begin("Showdown", ())
            self.rounds[-1]["actions"] = self.shows
        for number, one in enumerate(self.rounds):
            one["id"] = number
            for place, action in enumerate(one["actions"], 1):
                action["action_number"] = place
        return self.rounds

    def _begin(self, street: str, cards: tuple[Card, ...]) -> None:
        self.rounds.append({"id": 0, "street": street, "cards": [str(card) for card in cards], "actions": []})
        if street not in ("Preflop", "Showdown"):
            self.level, self.wagers = 0, [0] * len(self.record.stacks)

    def _do(self, seat: int, verb: str, amount: int = 0, all_in: bool = False, cards: Any = None) -> None:
        action = {"action_number": 0, "player_id": self.ids[seat], "action": verb, "amount": self.chips(amount)}
        action["is_allin"] = all_in
        if cards is not None:
            action["cards"] = [str(card) for card in cards]
        (self.shows if verb in ("Shows Cards", "Mucks Cards") else self.rounds[-1]["actions"]).append(action)

    def _tell(self, event: Any) -> None:
        match event:
            case Anted(seat, amount, what, all_in) | Posted(seat, amount, what, all_in):
                if what == "table ante":
                    self.lost.append(left_out("table-ante"))
                if isinstance(event, Posted):
                    self.wagers[seat] += amount
                    self.level = max(self.level, self.wagers[seat])
                self._do(seat, _POSTS[what], amount, all_in)
            case Dealt(seat, cards):
                if None not in cards:
                    self._do(seat, "Dealt Cards", cards=cards)
            case DealtBoard(street, cards, board):
                if board:
                    self.second.append(
                        {"id": 0, "street": _STREETS[street], "cards": [str(card) for card in cards], "actions": []}
                    )
                else:
                    self._begin(_STREETS[street], cards)
            case Folded(seat):
                self._do(seat, "Fold")
            case Checked(seat):
                self._do(seat, "Check")
            case Called(seat, amount, all_in):
                self.wagers[seat] += amount
                self._do(seat, "Call", amount, all_in)
            case RaisedTo(seat, to, paid, all_in):
                self._do(seat, "Raise" if self.level else "Bet", paid, all_in)
                self.wagers[seat] = self.level = to
            case Showed(seat, cards):
                self._do(seat, "Shows Cards", cards=cards)
            case Mucked(seat):
                self._do(seat, "Mucks Cards")
            case Died() | Discarded() | Drew():
                raise CantSay("out-of-turn", "ohh")
            case Returned() | Raked():
                pass

    def _pots(self) -> list[dict[str, Any]]:
        result = self.hand.result
        assert result is not None
        if result.dropped:
            self.lost.append(left_out("odd-chips"))
        rows = []
        for number, pot in enumerate(result.pots):
            wins = [
                {"player_id": self.ids[seat], "win_amount": self.chips(chips), "cashout_amount": 0, "cashout_fee": 0,
                 "bonus_amount": 0, "contributed_rake": 0}
                for seat, chips in pot.shares.items()
            ]  # fmt: skip
            dropped = pot.amount - pot.rake - sum(pot.shares.values())
            rake = self.chips(pot.rake + dropped)
            rows.append(
                {"number": number, "amount": self.chips(pot.amount), "rake": rake, "jackpot": 0, "player_wins": wins}
            )
        return rows

    def _bounties_won(self) -> list[dict[str, Any]]:
        told = self.about.occasion
        if told is None:
            return []
        if told.bounties_grown:
            self.lost.append(left_out("bounties"))
        return [
            {"player_id": self.ids[seat], "bounty_won": _prize(told, won), "defeated_player_id": self.ids[out]}
            for seat, won, out in told.bounties_won
        ]

    def _occasion(self) -> dict[str, Any]:
        told = self.about.occasion
        assert told is not None
        money = [_prize(told, amount) for amount in (told.buy_in, told.fee, told.bounty)]
        if told.level:
            self.lost.append(left_out("level"))
        return {
            "tournament_number": told.number, "name": told.name, "start_date_utc": told.began,
            "currency": told.currency or "XPM", "buyin_amount": money[0], "fee_amount": money[1],
            "bounty_fee_amount": money[2], "initial_stack": self.chips(told.initial_stack), "type": told.kind or "MTT",
            "flags": list(told.flags), "speed": {"type": told.speed or "Normal", "round_time": 0},
        }  # fmt: skip


def _prize(occasion: Occasion, amount: int) -> Any:
    """Money of a tournament as a number of JSON."""
    return msgspec.Raw(text_of(amount, occasion.decimals).encode())

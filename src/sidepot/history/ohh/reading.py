"""Reading Open Hand History: one JSON object for each hand, with blank lines between. https://hh-specs.handhistory.org"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from decimal import Decimal
from typing import Any

from sidepot.cards import Card
from sidepot.history.amounts import MOST_DECIMALS, decimals_of, scaled
from sidepot.history.read_hand import ReadHand, misread
from sidepot.history.record import About, Away, Note, Occasion, Record
from sidepot.history.script.forced_bets import Forced, Post
from sidepot.history.script.playing import facts_by_some_rules
from sidepot.history.script.script import Cards, Deal, Misread, Move, Script, Shown
from sidepot.words import Phrase
from sidepot.words.refusal import Wrong, sentence_of, within

GAMES = {"Holdem": ("holdem", 2), "Omaha": ("omaha", 4), "OmahaHiLo": ("omaha8", 4)}
LIMITS = {"NL": "no", "PL": "pot", "FL": "fixed"}
_POSTS = {
    "Post SB": "small blind", "Post BB": "big blind", "Straddle": "straddle", "Post Dead": "dead",
    "Post Extra Blind": "post",
}  # fmt: skip
_MOVES = {"Fold": "fold", "Check": "check", "Call": "call", "Bet": "add", "Raise": "add"}
_NOTES = ("Added Chips", "Sits Down", "Stands Up", "Payout")
_BOARD = {"Flop": 3, "Turn": 1, "River": 1}
_EXTRA = ("spec_version", "network_name", "internal_version", "table_handle", "table_skin")
_BETWEEN = re.compile(r"[\ufeff \t\r\n]*")
_decoder = json.JSONDecoder(parse_float=Decimal)


def read_ohh(text: str) -> Iterator[ReadHand]:
    """The hands of a text, in order; what is broken costs what follows it only up to the next blank line."""
    at, line = 0, 1
    while True:
        begin = _BETWEEN.match(text, at).end()  # type: ignore[union-attr]
        line += text.count("\n", at, begin)
        if begin >= len(text):
            return
        try:
            data, end = _decoder.raw_decode(text, begin)
            yield _found(data, line, text[begin:end])
        except (ValueError, RecursionError) as error:
            where = line + text.count("\n", begin, error.pos) if isinstance(error, json.JSONDecodeError) else line
            yield misread(line, _not_json(error, where))
            end = text.find("\n{", begin + 1)
            end = len(text) if end < 0 else end
        line += text.count("\n", begin, end)
        at = end


def _not_json(error: Exception, line: int) -> Misread:
    if isinstance(error, json.JSONDecodeError):
        return Misread("json", line, why=error.msg)
    return Misread("json-deep" if isinstance(error, RecursionError) else "json-number", line)


def _found(data: Any, line: int, text: str) -> ReadHand:
    try:
        if "\\ud" in text or "\\uD" in text:
            _check_unicode(data, line)
        if not isinstance(data, dict) or not isinstance(data.get("ohh"), dict):
            raise Misread("no-ohh", line, example='{"ohh": …}')
        return ReadHand(line, _Reading(data["ohh"], line).record())
    except ValueError as error:
        return misread(line, error)


def _check_unicode(data: Any, line: int) -> None:
    """JSON can name halves of characters, which no file can hold."""
    try:
        json.dumps(data, ensure_ascii=False, default=str).encode()
    except UnicodeEncodeError:
        raise Misread("half-character", line) from None


class _Fields:
    """The fields of an object, each with its type."""

    def __init__(self, data: Any, what: str, line: int) -> None:
        if not isinstance(data, dict):
            raise Misread("not-object", line, key=what)
        self.data, self.what, self.line = data, what, line

    def misread(self, why: str | Phrase, **given: object) -> ValueError:
        """Something in this object that can't be; *what* is its path."""
        return within(self.what, Misread(why, self.line, **given))

    def text(self, name: str, usual: str = "") -> str:
        value = self.data.get(name, usual)
        return str(value) if value is not None else usual

    def ident(self, name: str) -> int | str | None:
        """What a player is called in the file."""
        value = self.data.get(name)
        if value is not None and not isinstance(value, int | str):
            raise self.misread("not-ident", key=name)
        return value

    def number(self, name: str) -> int:
        """A whole number; some write it as a text."""
        value = self.data.get(name)
        if isinstance(value, str) and value.isdecimal() and len(value) < 10:
            return int(value)
        if type(value) is not int:
            raise self.misread("not-whole", key=name)
        return value

    def amount(self, name: str) -> Any:
        """A number of chips as it stands there."""
        value = self.data.get(name, 0)
        value = 0 if value is None or value == "" else value
        if type(value) not in (int, Decimal):
            raise self.misread("not-amount", key=name)
        return value

    def rows(self, name: str) -> list[Any]:
        """A list; an empty text is an empty one."""
        value = self.data.get(name) or []
        if not isinstance(value, list):
            raise self.misread("not-list", key=name)
        return value


class _Reading:
    """One hand on its way to a record."""

    def __init__(self, data: dict[str, Any], line: int) -> None:
        self.line = line
        self.hand = _Fields(data, "ohh", line)
        kind = self.hand.text("game_type")
        if kind not in GAMES:
            raise Misread("not-one-of", line, key="game_type", given=repr(kind), choices=", ".join(GAMES))
        self.game, self.hole = GAMES[kind]
        limit = _Fields(data.get("bet_limit"), "bet_limit", line).text("bet_type")
        if limit not in LIMITS:
            raise Misread("not-one-of", line, key="bet_type", given=repr(limit), choices=", ".join(LIMITS))
        self.limit = LIMITS[limit]
        self.rounds = [_Fields(one, f"rounds[{at}]", line) for at, one in enumerate(self.hand.rows("rounds"))]
        self.actions = [
            [_Fields(one, f"{here.what}.actions[{at}]", line) for at, one in enumerate(here.rows("actions"))]
            for here in self.rounds
        ]
        self.pots = [_Fields(one, f"pots[{at}]", line) for at, one in enumerate(self.hand.rows("pots"))]
        self.decimals = self._decimals()
        self._sit()

    def _decimals(self) -> int:
        amounts = [action.amount("amount") for here in self.actions for action in here]
        amounts += [self.hand.amount(name) for name in ("small_blind_amount", "big_blind_amount", "ante_amount")]
        amounts += [pot.amount(name) for pot in self.pots for name in ("amount", "rake")]
        for player in self.hand.rows("players"):
            amounts.append(_Fields(player, "players", self.line).amount("starting_stack"))
        for pot in self.pots:
            amounts += [_Fields(win, pot.what, self.line).amount("win_amount") for win in pot.rows("player_wins")]
        many = decimals_of(amounts)
        if many > MOST_DECIMALS:
            raise Misread("decimals", self.line, decimals=many, most=MOST_DECIMALS)
        return many

    def _chips(self, fields: _Fields, name: str) -> int:
        try:
            return scaled(fields.amount(name), self.decimals)
        except ValueError as error:
            raise fields.misread(sentence_of(error)) from None

    # who is there

    def _sit(self) -> None:
        players = [_Fields(one, f"players[{at}]", self.line) for at, one in enumerate(self.hand.rows("players"))]
        present = {action.ident("player_id") for here in self.actions for action in here if _deed(action)}
        inside = [one for one in players if one.ident("id") in present]
        inside.sort(key=lambda one: one.number("seat"))
        if len(inside) < 2:
            raise Misread("few-players", self.line)
        self.players = inside
        self.away = [one for one in players if one.ident("id") not in present]
        self.seat_of = {one.ident("id"): seat for seat, one in enumerate(inside)}
        if len(self.seat_of) != len(inside):
            raise Misread("same-id", self.line)

    def _seat(self, fields: _Fields) -> int:
        seat = self.seat_of.get(fields.ident("player_id"))
        if seat is None:
            raise fields.misread("no-player", given=repr(fields.data.get("player_id")))
        return seat

    # what happened

    def record(self) -> Record:
        """The hand, replayed."""
        stacks = tuple([self._chips(one, "starting_stack") for one in self.players])
        script = self._script(stacks)
        facts = facts_by_some_rules(script)
        return Record(
            rules=script.rules, stacks=stacks, button=script.button, facts=facts,
            players=tuple([one.text("name") for one in self.players]), no_sb=script.no_sb, posts=script.posts,
            about=self._about(),
        )  # fmt: skip

    def _script(self, stacks: tuple[int, ...]) -> Script:
        self.items: list[Deal | Move] = []
        self.known: dict[int, Cards] = {}
        self.shows: dict[int, Shown] = {}
        self.blinds: list[Post] = []
        self.antes: dict[int, int] = {}
        self.notes: list[Note] = []
        self.boards: dict[str, int] = {}
        moves: list[Deal | Move] = []
        for here, actions in zip(self.rounds, self.actions, strict=True):
            self._board(here, moves)
            for action in actions:
                self._act(action, moves)
        n = len(stacks)
        deals: list[Deal | Move] = []
        for seat in range(n):
            deals.append(Deal(seat, self.known.pop(seat, (None,) * self.hole), self.line))
        small, big = self._chips(self.hand, "small_blind_amount"), self._chips(self.hand, "big_blind_amount")
        forced = Forced(stacks, self.blinds, self.antes, min(small, big), big, self.line)
        twice = any(many > 1 for many in self.boards.values())
        bets = (big, 2 * big) if self.limit == "fixed" else ()
        won, rake, total = self._pots()
        return Script(
            forced.rules(self.game, self.limit, bets, 0, 2 if twice else 1), stacks, forced.button, deals + moves,
            list(self.shows.values()), forced.no_sb, forced.posts, won=won, rake=rake, total=total, lenient=True,
            line=self.line, collected=self.collected,
        )  # fmt: skip

    def _board(self, here: _Fields, moves: list[Deal | Move]) -> None:
        street = here.text("street")
        if street in _BOARD:
            cards = self._cards(here)
            before = self.boards.get(street, 0)
            self.boards[street] = before + 1
            if before > 1:
                raise here.misread("two-boards")
            moves.append(Deal(-1 - before, cards, self.line))
        elif street not in ("Preflop", "Showdown"):
            raise here.misread("no-street", street=repr(street))

    def _cards(self, fields: _Fields) -> Cards:
        try:
            return tuple([Card(card) for card in fields.rows("cards") if isinstance(card, str) or _no_card(card)])
        except ValueError as error:
            raise fields.misread(sentence_of(error)) from None

    def _act(self, action: _Fields, moves: list[Deal | Move]) -> None:
        verb = action.text("action")
        if verb in _NOTES:
            self.notes.append(Note(f"{verb}: {action.data.get('player_id')} {action.text('amount')}", len(moves)))
            return
        if verb in ("Add to Pot", "Added To Pot", "Player Adjustment"):
            raise action.misread("from-outside", verb=verb)
        seat, chips = self._seat(action), self._chips(action, "amount")
        said = f"{action.what}: {verb} {action.text('amount')}".rstrip()
        if verb in _MOVES:
            owed = chips if verb in ("Call", "Bet", "Raise") else -1
            moves.append(Move(seat, _MOVES[verb], owed, line=self.line, said=said))
        elif verb in _POSTS:
            self.blinds.append((_POSTS[verb], seat, chips, self._chips(self.players[seat], "starting_stack") == chips))
        elif verb == "Post Ante":
            self.antes[seat] = self.antes.get(seat, 0) + chips
        elif verb == "Dealt Cards":
            self.known[seat] = self._cards(action)
        elif verb == "Shows Cards":
            self.shows[seat] = Shown(seat, self._cards(action), self.line)
        elif verb == "Mucks Cards":
            self.shows.setdefault(seat, Shown(seat, None, self.line))
        else:
            raise action.misread("no-ohh-action", verb=repr(verb))

    def _pots(self) -> tuple[dict[int, int], int, int]:
        won: dict[int, int] = {}
        self.collected: list[tuple[int, int, int]] = []
        rake = total = 0
        for number, pot in enumerate(self.pots):
            rake += self._chips(pot, "rake") + self._chips(pot, "jackpot")
            total += self._chips(pot, "amount")
            for win in [_Fields(one, pot.what, self.line) for one in pot.rows("player_wins")]:
                if self._chips(win, "cashout_amount"):
                    raise pot.misread("cash-out")
                seat = self._seat(win)
                won[seat] = won.get(seat, 0) + self._chips(win, "win_amount")
                self.collected.append((seat, number, self._chips(win, "win_amount")))
        return won, rake, total

    # what surrounds it

    def _about(self) -> About:
        hand, seats = self.hand, range(len(self.players))
        stamp = hand.text("start_date_utc")
        hero = self.seat_of.get(hand.ident("hero_player_id"))
        currency = hand.text("currency")
        extra: dict[str, Any] = {name: hand.text(name) for name in _EXTRA if hand.data.get(name)}
        flags = hand.data.get("flags")
        if isinstance(flags, list) and flags:
            extra["flags"] = [str(flag) for flag in flags]
        return About(
            number=hand.text("game_number"), site=hand.text("site_name"), table=hand.text("table_name"),
            table_size=hand.number("table_size") if hand.data.get("table_size") else 0,
            time=stamp.removesuffix("Z"), zone="UTC" if stamp else "", currency="" if currency == "XPM" else currency,
            decimals=self.decimals, occasion=self._occasion(), hero=hero,
            chairs=tuple([self.players[seat].number("seat") for seat in seats]),
            ids=tuple([str(self.players[seat].data.get("id")) for seat in seats]),
            away=tuple([self._absent(one) for one in self.away]), rake=self._pots()[1], notes=tuple(self.notes),
            format="ohh", extra=extra,
        )  # fmt: skip

    def _absent(self, one: _Fields) -> Away:
        return Away(one.text("name"), one.number("seat"), self._chips(one, "starting_stack"))

    def _occasion(self) -> Occasion | None:
        if not self.hand.data.get("tournament"):
            return None
        info = _Fields(self.hand.data.get("tournament_info") or {}, "tournament_info", self.line)
        money = [info.amount(name) for name in ("buyin_amount", "fee_amount", "bounty_fee_amount")]
        heads = [player.amount("player_bounty") for player in self.players]
        won = [_Fields(one, "tournament_bounty", self.line) for one in self.hand.rows("tournament_bounties")]
        decimals = decimals_of([*money, *heads, *[one.amount("bounty_won") for one in won]])
        buy_in, fee, bounty = [scaled(amount, decimals) for amount in money]
        speed = info.data.get("speed")
        return Occasion(
            number=info.text("tournament_number"), name=info.text("name"), buy_in=buy_in, fee=fee, bounty=bounty,
            currency=info.text("currency"), decimals=decimals, began=info.text("start_date_utc"),
            kind=info.text("type"), speed=str(speed.get("type", "")) if isinstance(speed, dict) else "",
            flags=tuple(map(str, info.rows("flags"))),
            initial_stack=scaled(info.amount("initial_stack"), self.decimals),
            bounties=tuple([scaled(head, decimals) for head in heads]) if any(heads) else (),
            bounties_won=tuple([self._bounty_won(one, decimals) for one in won]),
        )  # fmt: skip

    def _bounty_won(self, one: _Fields, decimals: int) -> tuple[int, int, int]:
        """Seat, money, and the seat that is out."""
        seats = [self.seat_of.get(one.ident(name), -1) for name in ("player_id", "defeated_player_id")]
        if min(seats) < 0:
            raise one.misread("stranger")
        return seats[0], scaled(one.amount("bounty_won"), decimals), seats[1]


def _deed(action: _Fields) -> bool:
    verb = action.data.get("action")
    return isinstance(verb, str) and (verb in _MOVES or verb in _POSTS or verb == "Post Ante")


def _no_card(card: Any) -> bool:
    raise Wrong("history-no-card", card=repr(str(card)[:20]))

"""What an unusual but legal combination of dials will do. Nothing is refused here; `standard` is silent.

The one rule it keeps: every sentence names the dial and says what the players will see.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sidepot.rules.rotations import game_in
from sidepot.rules.rules import Rules
from sidepot.rules.steps import Exchange


def lint(rules: Rules) -> list[str]:
    """Sentences about what is unusual in these rules."""
    parts = (
        _blinds, _antes, _turns, _two_players, _sizes, _reopening, _cap, _showdown, _house_takes, _game,
        _joining, _rising, _extras, _idle,
    )  # fmt: skip
    return [sentence for part in parts for sentence in part(rules)]


def _text(value: Any) -> str:
    """A value as a house file writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    return str(list(value)) if isinstance(value, tuple) else repr(value)


def _blinds(rules: Rules) -> Iterator[str]:
    if not rules.program.blinds:
        return
    sb, bb, given = rules.sb, rules.bb, f"blinds = {_text(rules.blinds)}"
    if rules.forced == "button-blind":
        yield f"forced = 'button-blind': only the button pays, {bb}; no small blind is collected"
    elif sb == 0:
        yield f"{given}: there is no small blind; the big blind alone pays, {bb}"
    elif sb == bb and rules.forced == "blinds":
        yield f"{given}: both blinds pay {bb}, so an unraised small blind may check"
    elif 2 * sb != bb:
        yield f"{given}: the big blind is not twice the small blind"
    if len(rules.blinds) > 2:
        yield f"{given}: the last straddle is what all must call, and whoever posts it acts last"
        yield f"{given}: with two players nobody posts a straddle"
    if rules.short_bb == "posted":
        yield "short_bb = 'posted': when the big blind is short of chips, everybody calls for less"


def _antes(rules: Rules) -> Iterator[str]:
    if rules.ante >= rules.bb:
        yield f"ante = {rules.ante} is not below the big blind ({rules.bb}): most of a pot is dead money"
    if rules.bb_ante > rules.bb:
        yield f"bb_ante = {rules.bb_ante} is more than the big blind ({rules.bb}): one seat pays it all"
    paid = [name for name in ("ante", "bb_ante", "button_ante") if getattr(rules, name)]
    if len(paid) > 1:
        yield f"{' and '.join(paid)} are all paid, every hand"
    if rules.forced == "antes":
        yield "forced = 'antes': the blinds are dead money; nothing is owed, and the first to act may check"


def _turns(rules: Rules) -> Iterator[str]:
    if rules.opens_first == "left-of-button" and rules.forced == "blinds":
        yield "opens_first = 'left-of-button': the small blind acts first and the button last, pre-flop too"
    if rules.opens_later == "left-of-bb" and rules.forced != "antes":
        yield "opens_later = 'left-of-bb': on the flop and later the big blind acts last"


def _two_players(rules: Rules) -> Iterator[str]:
    if rules.forced != "blinds":
        return
    if rules.heads_up == "button-bb":
        yield "heads_up = 'button-bb': of two players the button pays the big blind and acts last, always"
    elif rules.heads_up == "antes":
        yield f"heads_up = 'antes': two players pay no blinds; each antes {rules.bb}, dead"
    elif rules.opens_later == "left-of-bb":
        yield "heads_up = 'button-sb' with opens_later = 'left-of-bb': of two players the button opens always"


def _sizes(rules: Rules) -> Iterator[str]:
    """How large bets and raises are."""
    if rules.limit == "fixed":
        if rules.bets and rules.bets[0] != rules.bb and rules.program.blinds:
            yield f"bets = {_text(rules.bets)}: over a big blind of {rules.bb} one raises by {rules.bets[0]}"
        return
    if rules.limit == "spread" and rules.bets[0] < rules.bb:
        yield f"bets = {_text(rules.bets)}: a raise may be smaller than the big blind of {rules.bb}"
    if rules.min_raise == "any":
        yield "min_raise = 'any': a raise of a single chip is legal, and reopens raising for everyone"
        if rules.limit == "pot":
            yield "limit = 'pot' with min_raise = 'any': a raise is anything from one chip to the pot"
    elif rules.min_raise == "flat":
        yield f"min_raise = 'flat': after a raise of any size the next need only be by {rules.smallest_bet}"
    elif rules.min_raise == "double" and rules.cap is None:
        yield "min_raise = 'double' with no cap: each raise is twice the last, and soon everyone is all-in"
    if rules.min_bet == "sb" and rules.limit != "spread":
        yield f"min_bet = 'sb': on the flop and later a bet of {rules.sb} is enough, less than a big blind"


def _reopening(rules: Rules) -> Iterator[str]:
    if rules.reopen == "any":
        yield "reopen = 'any': an all-in of one chip more lets everyone who has acted raise again"
    if rules.checked_short == "open":
        yield "checked_short = 'open': who checked may raise when an all-in below the minimum bet follows"


def _cap(rules: Rules) -> Iterator[str]:
    if rules.cap is None:
        if rules.limit == "fixed":
            yield "limit = 'fixed' with no cap: a street's raises end only when nobody wants more"
        return
    if rules.cap == 1:
        nobody = "; before the flop nobody may raise the big blind" if rules.cap_counts_blind else ""
        yield f"cap = 1: one bet a street and no raise{nobody}"
    if rules.limit in ("no", "pot"):
        yield f"cap = {rules.cap} with limit = {rules.limit!r}: at the cap even an all-in raise is refused"


def _showdown(rules: Rules) -> Iterator[str]:
    if rules.odd_chips == "dropped":
        yield "odd_chips = 'dropped': what a split leaves over is gone, so the game slowly loses chips"
        if rules.program.low or rules.boards > 1:
            yield "odd_chips = 'dropped': each half of a pot is split by itself and drops its own odd chips"
    if rules.show == "all":
        yield "show = 'all': at a showdown losing hands are seen too"
    if rules.orphan == "main":
        yield "orphan = 'main': a side pot nobody is left to win goes to players who never paid into it"
    if rules.double_board:
        yield "double_board = true: every hand has two boards, and one who wins neither half of it gets nothing back"
    if rules.see_hands:
        yield "see_hands = true: a hand mucked at the showdown is shown when somebody who was dealt in asks"
    if rules.boards > 1:
        yield "boards = 2: with everyone all-in the rest of the board is dealt twice, each for half the pot"


def _extras(rules: Rules) -> Iterator[str]:
    if rules.hand_cap is not None:
        yield f"hand_cap = {rules.hand_cap}: whoever has put {rules.hand_cap * rules.bb} into a pot is all-in"
    if rules.kill != "off":
        yield f"kill = {rules.kill!r}: the winner of two pots in a row posts {rules.kill_post}, and bets are larger"
    if rules.straddle and rules.straddles > 1:
        yield f"straddles = {rules.straddles}: the last straddle may be {rules.bb << rules.straddles}, many big blinds"
    if not rules.free_fold:
        yield "free_fold = false: a player who wants to go has to wait for a bet"


def _house_takes(rules: Rules) -> Iterator[str]:
    if not rules.rake:
        return
    if rules.rake_cap is None:
        yield f"rake = {rules.rake} with no rake_cap: it is taken from every pot, however large"
    if rules.rake > 10:
        yield f"rake = {rules.rake}: more than a tenth of each pot; chips leave the table fast"
    if not rules.no_flop_no_drop:
        yield "no_flop_no_drop = false: the house takes its part of the blinds when everybody folds"


def _game(rules: Rules) -> Iterator[str]:
    if not rules.burn:
        yield "burn = false: the top card of the deck is the next one dealt; who can read its back knows it"
    if rules.rotate:
        yield from _rotation(rules)
    elif rules.max_players < 10:
        yield f"game = {rules.game!r}: the deck serves {rules.max_players} players at most, not 10"
    yield from _short_deck(rules)
    if rules.max_buy_in < 10 * rules.bb:
        yield f"buy_in = {_text(rules.buy_in)}: under ten big blinds at most, so most hands end all-in"


def _rotation(rules: Rules) -> Iterator[str]:
    if rules.max_players < 10:
        yield f"rotate = {_text(rules.rotate)}: {rules.max_players} players at most can play all of these games"
    if rules.every == "level" and rules.rise == "off":
        yield "every = 'level': outside tournaments the blinds don't rise here, so the first game stays"
    if rules.rotation == "dealers-choice" and rules.every == "level":
        yield "every = 'level' with rotation = 'dealers-choice': one player picks the game of a whole level"
    for entry, section in rules.by_game:
        yield f"[games.{entry}] {_to_itself(rules, entry, dict(section))}"


def _to_itself(rules: Rules, entry: str, section: dict[str, Any]) -> str:
    """What a game of a rotation has to itself."""
    limit, game = game_in(entry)
    played = [game_in(other) for other in rules.rotate]
    if (limit, game) not in [(own or rules.limit if limit else "", name) for own, name in played]:
        return "decides nothing: that game is not in the rotation"
    told = [f"{name} = {_text(value)} instead of {_text(getattr(rules, name))}" for name, value in section.items()]
    cut = [name for name in ("ante", "bb_ante", "button_ante") if section.get(name, 0) > rules.min_buy_in]
    return ", ".join(told) + (f"; {cut[0]} is cut to the smallest buy-in, {rules.min_buy_in}" if cut else "")


def _short_deck(rules: Rules) -> Iterator[str]:
    """From how many players on cards are likely to be shuffled again (T19), or a card is everybody's (T10)."""
    game, most = rules.program, rules.max_players
    drawn = max([step.most for step in game.steps if isinstance(step, Exchange)], default=0)
    burns = rules.burn * (len(list(game.deals)) - 1 + (drawn > 0))
    for players in range(2, most + 1):
        if players * (game.hole + drawn) + game.board + burns <= len(game.deck_of(players)):
            continue
        again = "the discards are shuffled and dealt again" if drawn else "the last card is one for all of them"
        each = "draw all they hold" if drawn else "all stay in"
        if drawn or any(deal.common for deal in game.deals):
            yield f"game = {rules.game!r}: where {players} or more players {each}, {again}"
        return


def _joining(rules: Rules) -> Iterator[str]:
    if rules.entry == "between-hands" and rules.button == "dead":
        yield (
            "button = 'dead' with entry = 'between-hands': no seat ever misses a blind, but who sits down "
            "just behind the blinds plays a round without paying them"
        )
    if rules.ends == "one-left" and rules.entry == "choose":
        yield "ends = 'one-left' with entry = 'choose': the game goes on as long as new players sit down"


def _rising(rules: Rules) -> Iterator[str]:
    if rules.rise == "off":
        return
    if not rules.levels:
        yield f"rise = {rules.rise!r} with no levels: the blinds double each time, without end"
    if rules.ends == "open":
        yield f"rise = {rules.rise!r} with ends = 'open': who joins late buys in for fewer big blinds"


def _idle(rules: Rules) -> Iterator[str]:
    """Dials that are set but decide nothing, because another dial leaves them no room."""
    pot, fixed = rules.limit == "pot", rules.limit == "fixed"
    discards = any(game.throws or game.draws for game in rules.programs)
    idle = (
        ("bets", rules.bets and rules.limit in ("no", "pot"), "only fixed and spread limit use it"),
        ("pot_raise", rules.pot_raise != "pot+call" and not pot, "only pot limit uses it"),
        ("pot_counts_table_ante", rules.pot_counts_table_ante and not pot, "only pot limit uses it"),
        ("min_raise", rules.min_raise in ("double", "any") and fixed, "fixed limit raises by its unit"),
        ("ante_first", rules.ante_first and not rules.bb_ante, "there is no bb_ante"),
        ("ante_percent", _asleep(rules), f"the big blind never reaches the buy-in of {rules.min_buy_in}"),
        ("deal_first", rules.deal_first != "sb" and rules.heads_up != "button-sb", "the button is never SB"),
        ("showdown", rules.showdown == "ask" and rules.show == "all", "everyone shows, so nobody is asked"),
        ("discard_timeout", rules.discard_timeout == "dead" and not discards, "no cards are thrown away"),
        ("every", rules.every != "orbit" and not rules.rotate, "one game is played"),
        ("rotation", rules.rotation != "order" and not rules.rotate, "one game is played"),
        ("stud_ante", rules.stud_ante and all(game.blinds for game in rules.programs), "every game has blinds"),
        ("rise_every", rules.rise_every != 1 and rules.rise == "off", "the blinds don't rise"),
        ("ends_after", rules.ends_after != 50 and rules.ends != "hands", "only ends = 'hands' counts hands"),
        ("straddles", rules.straddles > 1 and not rules.straddle, "nobody straddles"),
        ("bomb_boards", rules.bomb_boards > 1 and rules.bomb_pot is None, "there are no bomb pots"),
        ("see_hands", rules.see_hands and rules.show == "all", "everyone shows"),
    )
    for name, applies, why in idle:
        if applies:
            yield f"{name} = {_text(getattr(rules, name))} decides nothing: {why}"


def _asleep(rules: Rules) -> bool:
    return bool(rules.ante_percent) and rules.rise == "off" and rules.bb < rules.min_buy_in

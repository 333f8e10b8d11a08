"""What an unusual but legal combination of dials will do. Nothing is refused here; `standard` is silent.

The one rule it keeps: every remark names its dials and says what the players will see.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from sidepot.rules.rotations import game_in
from sidepot.rules.rules import Rules
from sidepot.rules.steps import Exchange
from sidepot.words import Phrase, phrase


class Remark(Struct, frozen=True):
    """Something unusual: the dials as a house file sets them, and what they do."""

    dials: str
    says: Phrase

    def told(self, language: str = "en") -> str:
        """In words, after the dials."""
        return f"{self.dials}: {self.says.told(language)}"

    def __str__(self) -> str:
        return self.told()


def lint(rules: Rules) -> list[Remark]:
    """What is unusual in these rules."""
    parts = (
        _blinds, _antes, _turns, _two_players, _sizes, _reopening, _cap, _showdown, _house_takes, _game,
        _joining, _rising, _extras, _idle,
    )  # fmt: skip
    return [remark for part in parts for remark in part(rules)]


def _remark(rules: Rules, dials: str, message: str, /, **given: object) -> Remark:
    """A remark of the catalogue on some dials."""
    settings = [f"{name} = {_text(getattr(rules, name))}" for name in dials.split()]
    return Remark(", ".join(settings), phrase(f"rules-unusual-{message}", **given))


def _text(value: Any) -> str:
    """A value as a house file writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    return "'none'" if value is None else str(list(value)) if isinstance(value, tuple) else repr(value)


def _blinds(rules: Rules) -> Iterator[Remark]:
    if not rules.program.blinds:
        return
    sb, bb = rules.sb, rules.bb
    if rules.forced == "button-blind":
        yield _remark(rules, "forced", "button-blind", amount=bb)
    elif sb == 0:
        yield _remark(rules, "blinds", "no-small-blind", amount=bb)
    elif sb == bb and rules.forced == "blinds":
        yield _remark(rules, "blinds", "equal-blinds", amount=bb)
    elif 2 * sb != bb:
        yield _remark(rules, "blinds", "blinds-not-double")
    if len(rules.blinds) > 2:
        yield _remark(rules, "blinds", "straddle-called")
        yield _remark(rules, "blinds", "straddle-heads-up")
    if rules.short_bb == "posted":
        yield _remark(rules, "short_bb", "short-big-blind")


def _antes(rules: Rules) -> Iterator[Remark]:
    if rules.ante >= rules.bb:
        yield _remark(rules, "ante", "high-ante", amount=rules.bb)
    if rules.bb_ante > rules.bb:
        yield _remark(rules, "bb_ante", "high-big-blind-ante", amount=rules.bb)
    paid = [name for name in ("ante", "bb_ante", "button_ante") if getattr(rules, name)]
    if len(paid) > 1:
        yield _remark(rules, " ".join(paid), "several-antes", dials=[phrase(f"dial-{name}") for name in paid])
    if rules.forced == "antes":
        yield _remark(rules, "forced", "dead-antes")


def _blinds_somewhere(rules: Rules) -> bool:
    """Whether the game, or one of several in turn, has blinds."""
    return any(game.blinds for game in rules.programs)


def _turns(rules: Rules) -> Iterator[Remark]:
    if not _blinds_somewhere(rules):
        return
    if rules.opens_first == "left-of-button" and rules.forced == "blinds":
        yield _remark(rules, "opens_first", "small-blind-first")
    if rules.opens_later == "left-of-bb" and rules.forced != "antes":
        yield _remark(rules, "opens_later", "big-blind-last")


def _two_players(rules: Rules) -> Iterator[Remark]:
    if rules.forced != "blinds" or not _blinds_somewhere(rules):
        return
    if rules.heads_up == "button-bb":
        yield _remark(rules, "heads_up", "heads-up-button-big")
    elif rules.heads_up == "antes":
        yield _remark(rules, "heads_up", "heads-up-antes", amount=rules.bb)
    elif rules.opens_later == "left-of-bb":
        yield _remark(rules, "heads_up opens_later", "heads-up-button-opens")


def _sizes(rules: Rules) -> Iterator[Remark]:
    """How large bets and raises are."""
    if rules.limit == "fixed":
        if rules.bets and rules.bets[0] != rules.bb and rules.program.blinds:
            yield _remark(rules, "bets", "bets-over-blind", amount=rules.bb, bet=rules.bets[0])
        return
    if rules.limit == "spread" and rules.bets[0] < rules.bb:
        yield _remark(rules, "bets", "bets-below-blind", amount=rules.bb)
    if rules.min_raise == "any":
        yield _remark(rules, "min_raise", "any-raise")
        if rules.limit == "pot":
            yield _remark(rules, "limit min_raise", "any-raise-pot")
    elif rules.min_raise == "flat":
        yield _remark(rules, "min_raise", "flat-raise", amount=rules.smallest_bet)
    elif rules.min_raise == "double" and rules.cap is None:
        yield _remark(rules, "min_raise cap", "double-raise")
    if rules.min_bet == "sb" and rules.limit != "spread":
        yield _remark(rules, "min_bet", "small-bet", amount=rules.sb)


def _reopening(rules: Rules) -> Iterator[Remark]:
    if rules.reopen == "any":
        yield _remark(rules, "reopen", "reopen-any")
    if rules.checked_short == "open":
        yield _remark(rules, "checked_short", "checked-short")


def _cap(rules: Rules) -> Iterator[Remark]:
    if rules.cap is None:
        if rules.limit == "fixed":
            yield _remark(rules, "limit cap", "no-cap")
        return
    if rules.cap == 1:
        yield _remark(rules, "cap", "cap-one-blind" if rules.cap_counts_blind else "cap-one")
    if rules.limit in ("no", "pot"):
        yield _remark(rules, "cap limit", "cap-all-in")


def _showdown(rules: Rules) -> Iterator[Remark]:
    if rules.odd_chips == "dropped":
        yield _remark(rules, "odd_chips", "odd-chips-dropped")
        if rules.program.low or rules.boards > 1:
            yield _remark(rules, "odd_chips", "odd-chips-halves")
    if rules.show == "all":
        yield _remark(rules, "show", "show-all")
    if rules.orphan == "main":
        yield _remark(rules, "orphan", "orphan-main")
    if rules.double_board:
        yield _remark(rules, "double_board", "double-board")
    if rules.see_hands:
        yield _remark(rules, "see_hands", "see-hands")
    if rules.boards > 1:
        yield _remark(rules, "boards", "boards")


def _extras(rules: Rules) -> Iterator[Remark]:
    if rules.hand_cap is not None:
        yield _remark(rules, "hand_cap", "hand-cap", amount=rules.hand_cap * rules.bb)
    if rules.kill != "off":
        yield _remark(rules, "kill", "kill", amount=rules.kill_post)
    if rules.straddle and rules.straddles > 1:
        yield _remark(rules, "straddles", "straddles", amount=rules.bb << rules.straddles)
    if not rules.free_fold:
        yield _remark(rules, "free_fold", "no-free-fold")


def _house_takes(rules: Rules) -> Iterator[Remark]:
    if not rules.rake:
        return
    if rules.rake_cap is None:
        yield _remark(rules, "rake rake_cap", "rake-no-cap")
    if rules.rake > 10:
        yield _remark(rules, "rake", "rake-high")
    if not rules.no_flop_no_drop:
        yield _remark(rules, "no_flop_no_drop", "rake-no-flop")


def _game(rules: Rules) -> Iterator[Remark]:
    if not rules.burn:
        yield _remark(rules, "burn", "no-burn")
    if rules.rotate:
        yield from _rotation(rules)
    elif rules.max_players < 10:
        yield _remark(rules, "game", "few-players", count=rules.max_players)
    yield from _short_deck(rules)
    if rules.max_buy_in < 10 * rules.bb:
        yield _remark(rules, "buy_in", "buy-in-small")


def _rotation(rules: Rules) -> Iterator[Remark]:
    if rules.max_players < 10:
        yield _remark(rules, "rotate", "rotation-players", count=rules.max_players)
    if rules.every == "level" and rules.rise == "off":
        yield _remark(rules, "every", "level-never")
    if rules.rotation == "dealers-choice" and rules.every == "level":
        yield _remark(rules, "every rotation", "level-picked")
    for entry, section in rules.by_game:
        yield from _to_itself(rules, entry, dict(section))


def _to_itself(rules: Rules, entry: str, section: dict[str, Any]) -> Iterator[Remark]:
    """What a game of a rotation has to itself."""
    limit, game = game_in(entry)
    played, about = [game_in(other) for other in rules.rotate], f"[games.{entry}]"
    if (limit, game) not in [(own or rules.limit if limit else "", name) for own, name in played]:
        yield Remark(about, phrase("rules-unusual-own-unused"))
        return
    settings = ", ".join([f"{name} = {_text(value)}" for name, value in section.items()])
    usual = ", ".join([f"{name} = {_text(getattr(rules, name))}" for name in section])
    yield Remark(about, phrase("rules-unusual-own-amounts", amounts=settings, usual=usual))
    for name in ("ante", "bb_ante", "button_ante"):
        if section.get(name, 0) > rules.min_buy_in:
            yield Remark(about, phrase("rules-unusual-own-cut", dial=phrase(f"dial-{name}"), amount=rules.min_buy_in))


def _short_deck(rules: Rules) -> Iterator[Remark]:
    """From how many players on cards are likely to be shuffled again (T19), or a card is everybody's (T10)."""
    game, most = rules.program, rules.max_players
    drawn = max([step.most for step in game.steps if isinstance(step, Exchange)], default=0)
    burns = rules.burn * (len(list(game.deals)) - 1 + (drawn > 0))
    for players in range(2, most + 1):
        if players * (game.hole + drawn) + game.board + burns > len(game.deck_of(players)):
            yield _remark(rules, "game", "reshuffle" if drawn else "common-card", count=players)
            return


def _joining(rules: Rules) -> Iterator[Remark]:
    if rules.entry == "between-hands" and rules.button == "dead":
        yield _remark(rules, "button entry", "dead-button")
    if rules.ends == "one-left" and rules.entry == "choose":
        yield _remark(rules, "ends entry", "never-one-left")


def _rising(rules: Rules) -> Iterator[Remark]:
    if rules.rise == "off":
        return
    if not rules.levels:
        yield _remark(rules, "rise levels", "endless-rise")
    if rules.ends == "open":
        yield _remark(rules, "rise ends", "late-buy-in")


def _idle(rules: Rules) -> Iterator[Remark]:
    """Dials that are set but decide nothing, because another dial leaves them no room."""
    pot, fixed = rules.limit == "pot", rules.limit == "fixed"
    discards = any(game.throws or game.draws for game in rules.programs)
    idle = (
        ("bets", rules.bets and rules.limit in ("no", "pot"), "sized"),
        ("pot_raise", rules.pot_raise != "pot+call" and not pot, "pot"),
        ("pot_counts_table_ante", rules.pot_counts_table_ante and not pot, "pot"),
        ("min_raise", rules.min_raise in ("double", "any") and fixed, "fixed-unit"),
        ("ante_first", rules.ante_first and not rules.bb_ante, "no-bb-ante"),
        ("ante_percent", _asleep(rules), "ante-asleep"),
        ("deal_first", rules.deal_first != "sb" and rules.heads_up != "button-sb", "button-not-small"),
        ("showdown", rules.showdown == "ask" and rules.show == "all", "nobody-asked"),
        ("discard_timeout", rules.discard_timeout == "dead" and not discards, "no-discards"),
        ("every", rules.every != "orbit" and not rules.rotate, "one-game"),
        ("rotation", rules.rotation != "order" and not rules.rotate, "one-game"),
        ("stud_ante", rules.stud_ante not in (0, 20) and all(game.blinds for game in rules.programs), "all-blinds"),
        ("rise_every", rules.rise_every != 1 and rules.rise == "off", "no-rise"),
        ("ends_after", rules.ends_after != 50 and rules.ends != "hands", "no-hands"),
        ("straddles", rules.straddles > 1 and not rules.straddle, "no-straddle"),
        ("bomb_boards", rules.bomb_boards > 1 and rules.bomb_pot is None, "no-bomb-pot"),
        ("see_hands", rules.see_hands and rules.show == "all", "all-show"),
    )
    for name, applies, why in idle:
        if applies:
            reason = phrase(f"dial-idle-{why}", **({"amount": rules.min_buy_in} if why == "ante-asleep" else {}))
            yield _remark(rules, name, "idle", dial=phrase(f"dial-{name}"), why=reason)


def _asleep(rules: Rules) -> bool:
    return bool(rules.ante_percent) and rules.rise == "off" and rules.bb < rules.min_buy_in

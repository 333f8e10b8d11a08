"""A house's rules in plain words, for people at the table: what to expect, not every dial."""

from __future__ import annotations

from collections.abc import Iterator

from sidepot.rules.dials import DIALS, text_of_value
from sidepot.rules.gamenames import game_phrase, phrase_of
from sidepot.rules.games import Game, Street
from sidepot.rules.rotations import customs_of
from sidepot.rules.rules import Rules
from sidepot.rules.steps import Bet
from sidepot.words import Phrase, phrase, words


def in_words(rules: Rules, joining: bool = True, language: str = "en") -> list[str]:
    """What a player should know before sitting down, a sentence each; *joining*: how one comes in, and offers too."""
    return [sentence.told(language) for sentence in rule_phrases(rules, joining)]


def rule_phrases(rules: Rules, joining: bool = True) -> list[Phrase]:
    """The same for readers of any language."""
    parts = (_game, _betting, _forced, _ending, *([_game_ends, _joining] if joining else []))
    return [sentence for part in parts for sentence in part(rules)]


def changes(old: Rules, new: Rules) -> list[Phrase]:
    """What is different, in short: `Pot Limit`, `Blinds: 5/10`, `Ante: 2`."""
    if old.house != new.house:
        limit = phrase(f"house-limit-{new.limit}")
        return [phrase("rules-change-house", house=new.house, limit=limit, blinds=text_of_value(new.blinds))]
    found = []
    for name, value in new.dials.items():
        if value != getattr(old, name):
            found.append(_set_to(name, value))
    return found


def _set_to(name: str, value: object) -> Phrase:
    return phrase("rules-change", dial=phrase(f"dial-{name}"), value=value_phrase(name, value))


def value_phrase(name: str, value: object) -> Phrase | str | int:
    """A dial's value as people read it: a choice by its meaning."""
    if name == "game":
        return phrase_of(str(value))
    if name == "limit":
        return phrase(f"house-limit-{value}")
    if value is None or isinstance(value, bool):
        return phrase(f"rules-value-{text_of_value(value)}")
    if DIALS[name].kind == "choice":
        return phrase(choice_message(name, str(value)))
    return value if isinstance(value, int) else text_of_value(value)


def choice_message(name: str, choice: str) -> str:
    """The message of a dial's choice."""
    return f"dial-{name}.{choice.replace('+', '-')}"


def _game(rules: Rules) -> Iterator[Phrase]:
    if rules.rotate:
        yield from _rotation(rules)
        return
    if rules.own_game is not None:
        yield _own_game(rules, rules.program)
    else:
        yield phrase(f"rules-game-{rules.game}", game=game_phrase(rules))
    small, big = rules.units if rules.limit in ("fixed", "spread") else (0, 0)
    yield phrase(f"rules-limit-{rules.limit}", **({"small": small, "big": big} if big else {}))


def _rotation(rules: Rules) -> Iterator[Phrase]:
    """Mixed games: which, and when they change (T26)."""
    each = [rules.in_rotation(at) for at in range(len(rules.rotate))]
    kind = "mixed" if rules.rotation == "order" else "dealers-choice"
    every, count = (str(rules.every), 0) if rules.every in ("orbit", "level") else ("hands", rules.every)
    yield phrase(f"rules-{kind}", every=every, count=count, games=[game_phrase(game) for game in each])
    if any(not game.blinds for game in rules.programs):
        yield phrase(f"rules-{kind}-stud")
    if any(game.limit == "fixed" for game in each):
        small, big = rules.units
        yield phrase("rules-limit-fixed", small=small, big=big)
    for game in each:
        own = customs_of(rules.by_game, game.limit, game.game)
        if own:
            amounts = [_set_to(name, value) for name, value in own.items()]
            yield phrase("rules-own-amounts", game=game_phrase(game), amounts=amounts)


def _own_game(rules: Rules, game: Game) -> Phrase:
    """A game of a house's own, told by its steps."""
    streets = [phrase("rules-street", street=_street(street), parts=list(_brings(street))) for street in game.by_street]
    orders = [phrase(f"rules-order-{ranking.order}") for ranking in game.rankings]
    return phrase("rules-game-own", game=game_phrase(rules), streets=streets, orders=orders)


def _street(street: Street) -> Phrase | str:
    message = f"street-{street.name}"
    return phrase(message) if words("en").has(message) else street.name


def _brings(street: Street) -> Iterator[Phrase]:
    if street.hole:
        yield phrase("rules-street-hole", count=street.hole)
    if street.board:
        yield phrase("rules-street-board", count=street.board)
    if street.draws:
        yield phrase("rules-street-draw")
    if street.thrown:
        yield phrase("rules-street-thrown", count=street.thrown)


def _betting(rules: Rules) -> Iterator[Phrase]:
    if rules.limit != "fixed":
        yield phrase(f"rules-raise-{rules.min_raise}", bet=rules.smallest_bet)
    if rules.cap is not None:
        blinds = any(game.blinds for game in rules.programs)
        yield phrase("rules-cap-with-blind" if rules.cap_counts_blind and blinds else "rules-cap", count=rules.cap)
        if rules.program.brings_in and rules.completion == "free":
            yield phrase("rules-completion-free")
    yield phrase(f"rules-reopen-{rules.reopen}")


def _forced(rules: Rules) -> Iterator[Phrase]:
    if not rules.program.blinds:
        yield phrase("rules-no-blinds")
        if rules.program.brings_in:
            yield phrase(f"rules-bring-in-{_first_to_pay(rules.program)}", amount=rules.brings_in)
    elif rules.forced == "antes" and rules.sb == rules.bb:
        yield phrase("rules-antes-for-blinds", amount=rules.bb + rules.each_antes)
    elif rules.forced == "antes":
        yield phrase("rules-antes-for-blinds-less", amount=rules.bb, first=rules.sb)
    elif rules.forced == "button-blind":
        yield phrase("rules-button-blind", amount=rules.bb)
    else:
        yield from _blinds(rules)
    if rules.each_antes and not (rules.forced == "antes" and rules.sb == rules.bb):
        yield phrase("rules-ante-more" if rules.forced == "antes" else "rules-ante", amount=rules.each_antes)
    if rules.bb_ante:
        yield phrase("rules-big-blind-ante", amount=rules.bb_ante)
    if rules.button_ante:
        yield phrase("rules-button-ante", amount=rules.button_ante)
    if not rules.first_betting:
        yield phrase("rules-no-first-betting")
    if rules.rise != "off":
        yield phrase(f"rules-rise-{rules.rise}", count=rules.rise_every)


def _blinds(rules: Rules) -> Iterator[Phrase]:
    yield phrase("rules-blinds", small=rules.sb, big=rules.bb)
    for straddle in rules.blinds[2:]:
        yield phrase("rules-straddle-after", amount=straddle)
    if rules.heads_up == "button-bb":
        yield phrase("rules-heads-up-button-big")
    elif rules.heads_up == "antes":
        yield phrase("rules-heads-up-antes", amount=rules.bb)


def _first_to_pay(game: Game) -> str:
    lowest = any(isinstance(step, Bet) and step.opens == "low-card" for step in game.steps)
    return "lowest" if lowest else "highest"


def _ending(rules: Rules) -> Iterator[Phrase]:
    yield phrase(f"rules-show-{rules.show}")
    if rules.showdown == "ask":
        yield phrase("rules-showdown-ask")
    yield phrase(f"rules-odd-chip-{rules.odd_chips}")
    if rules.boards == 2:
        yield phrase("rules-board-twice")
    if rules.double_board:
        yield phrase("rules-double-board")
    if rules.rake_cap is not None and rules.rake:
        yield phrase("rules-rake-capped", percent=rules.rake, most=rules.rake_cap)
    elif rules.rake:
        yield phrase("rules-rake", percent=rules.rake)


def _game_ends(rules: Rules) -> Iterator[Phrase]:
    if rules.ends == "hands":
        yield phrase("rules-ends-hands", count=rules.ends_after)
    elif rules.ends != "open":
        yield phrase("rules-ends-one-left")


def _joining(rules: Rules) -> Iterator[Phrase]:
    least, most = rules.min_buy_in, rules.max_buy_in
    if least == most:
        yield phrase("rules-buy-in", amount=least)
    else:
        yield phrase("rules-buy-in-between", least=least, most=most)
    waits = rules.entry == "choose" and not any(game.blinds for game in rules.programs)
    yield phrase("rules-entry-antes" if waits else f"rules-entry-{rules.entry}")
    if rules.rathole is not None:
        yield phrase("rules-rathole", count=rules.rathole)
    if rules.straddle:
        yield phrase("rules-may-straddle")
    if rules.bomb_pot is not None:
        yield phrase("rules-bomb-pot", amount=rules.bomb_pot * rules.bb)
    if rules.run_twice:
        yield phrase("rules-run-twice")
    if rules.rabbit:
        yield phrase("rules-rabbit")

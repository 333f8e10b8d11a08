"""A house's rules in plain words, for people at the table: what to expect, not every dial."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sidepot.rules.dials import text_of_value
from sidepot.rules.gamenames import game_name, name_of
from sidepot.rules.games import Game, Street
from sidepot.rules.rotations import customs_of
from sidepot.rules.rules import Rules
from sidepot.rules.steps import Bet

_LIMITS = {
    "no": "No limit means that you may bet everything you have",
    "pot": "Pot limit means that a raise is at most the pot",
    "fixed": "Fixed limit means that bets and raises have a fixed size",
    "spread": "Spread limit means that bets and raises lie between two amounts",
}
_GAMES = {
    "holdem": "two cards of your own, five on the board; the best five of the seven play",
    "crazy-pineapple": "three cards of your own; after the betting on the flop each throws one away",
    "pineapple": "three cards of your own; before the flop each throws one away",
    "lazy-pineapple": "three cards of your own, none is thrown away, at most two of them play",
    "omaha": "four cards of your own; exactly two of them play with exactly three of the board",
    "omaha5": "five cards of your own; exactly two of them play with exactly three of the board",
    "omaha6": "six cards of your own; exactly two of them play with exactly three of the board",
    "omaha8": "four cards of your own, two play with three of the board; the best low of eight or less wins half",
    "omaha5-8": "five cards of your own, two play with three of the board; the best low of eight or less wins half",
    "omaha6-8": "six cards of your own, two play with three of the board; the best low of eight or less wins half",
    "courchevel": "five cards of your own, two play with three of the board; its first card comes before any betting",
    "courchevel8": "courchevel, where the best low of eight or less wins half",
    "irish": "four cards of your own; after the betting on the flop each throws two away",
    "short-deck": "two cards of your own from a deck of 36, sixes and up; a flush beats a full house",
    "royal": "hold'em with twenty cards, tens and up",
    "stud": "seven cards of your own, four of them face up; the best five play",
    "stud8": "seven cards of your own, four of them face up; the best low of eight or less wins half",
    "razz": "seven cards of your own, four of them face up; the lowest hand wins, aces are low, straights don't count",
    "draw": "five cards of your own and one draw; the best hand wins",
    "draw27": "five cards of your own and one draw; the lowest hand wins, aces are high, straights and flushes count",
    "triple27": "five cards and three draws; the lowest hand wins, aces are high, straights and flushes count",
    "triple-a5": "five cards and three draws; the lowest hand wins, aces are low, straights don't count",
    "badugi": "four cards and three draws; the most cards of different suits and ranks win, then the lowest",
    "badacey": "five cards and three draws; half for the best badugi, half for the lowest hand with aces low",
    "badeucey": "five cards and three draws; half for the best badugi with aces high, half for the best 2-7 low",
    "drawmaha": "five cards and a draw after the flop; half for the best Omaha hand, half for the five you hold",
    "mit2026": "three cards of your own, one of which each throws face up onto the board after a flop of two",
    "kuhn": "one card each of three; the higher card wins",
    "leduc": "one card each of six and one on the board; a pair with it wins, else the higher card",
    "rhode-island": "one card each and two on the board; the best three-card hand wins",
}
_RAISES = {
    "last": "a raise is at least as large as the last one",
    "double": "the first raise is at least the bet, each later one double the last raise at least",
    "flat": "a raise is at least the smallest bet",
    "any": "a raise may be any amount",
}


def in_words(rules: Rules, joining: bool = True) -> list[str]:
    """What a player should know before sitting down, a sentence each; *joining*: how one comes in, and offers too."""
    parts = (_game, _betting, _forced, _ending, *([_game_ends, _joining] if joining else []))
    return [sentence for part in parts for sentence in part(rules)]


def changes_in_words(old: Rules, new: Rules) -> list[str]:
    """What is different, shortly: `pot limit`, `5/10`, `ante 2`."""
    if old.house != new.house:
        return [f"{new.house}, {new.limit} limit, {text_of_value(new.blinds)}"]
    found = []
    for name, value in new.dials.items():
        if value != getattr(old, name):
            text = text_of_value(value).replace("-", " ")
            short = {"limit": f"{text} limit", "blinds": text_of_value(value), "game": name_of(str(value))}
            found.append(short.get(name, f"{name.replace('_', ' ')} {text}"))
    return found


def _game(rules: Rules) -> Iterator[str]:
    if rules.rotate:
        yield from _rotation(rules)
        return
    about = _steps(rules.program) if rules.own_game is not None else _GAMES[rules.game]
    named = game_name(rules)
    yield f"{named[0].upper()}{named[1:]}: {about}."
    first, later = rules.units if rules.limit in ("fixed", "spread") else (0, 0)
    sizes = {"fixed": f" ({first:,}, later {later:,})", "spread": f" ({first:,} to {later:,})"}.get(rules.limit, "")
    yield f"{_LIMITS[rules.limit]}{sizes}."


def _rotation(rules: Rules) -> Iterator[str]:
    """Mixed games: which, and when they change (T26)."""
    games = [rules.in_rotation(at) for at in range(len(rules.rotate))]
    names = ", ".join([game_name(each) for each in games])
    when = {"orbit": "each for an orbit", "level": "each for a level of the blinds"}.get(
        str(rules.every), "a hand each" if rules.every == 1 else f"{rules.every} hands each"
    )
    if rules.rotation == "order":
        yield f"Mixed games in this order, {when}: {names}."
    else:
        yield f"Dealer's choice, {when}: who has the button picks from {names}."
    if any(not game.blinds for game in rules.programs):
        yield (
            "In stud games everyone antes, and the button stands still."
            if rules.rotation == "order"
            else ("In stud games everyone antes.")
        )
    first, later = rules.units
    if any(each.limit == "fixed" for each in games):
        yield f"{_LIMITS['fixed']} ({first:,}, later {later:,})."
    yield from _to_themselves(rules, games)


def _to_themselves(rules: Rules, games: Sequence[Rules]) -> Iterator[str]:
    """The games of a rotation that have amounts of their own."""
    for each in games:
        own = customs_of(rules.by_game, each.limit, each.game)
        told = ", ".join([f"{name.replace('_', ' ')} {text_of_value(value)}" for name, value in own.items()])
        if told:
            named = game_name(each)
            yield f"{named[0].upper()}{named[1:]} has {told}."


def _steps(game: Game) -> str:
    """A game of a house's own, told by its steps."""
    told = [f"{street.name} ({', '.join(_brings(street))})" for street in game.by_street]
    orders = " and ".join([ranking.order.replace("-", " ") for ranking in game.rankings])
    return f"{', '.join(told)}; hands rank by {orders}"


def _brings(street: Street) -> Iterator[str]:
    if street.hole:
        yield f"{street.hole} for each player"
    if street.board:
        yield f"{street.board} on the board"
    if street.draws:
        yield "a draw"
    if street.thrown:
        yield f"{street.thrown} thrown away"


def _betting(rules: Rules) -> Iterator[str]:
    if rules.limit != "fixed":
        yield f"The smallest bet is {rules.smallest_bet:,}; {_RAISES[rules.min_raise]}."
    if rules.cap is not None:
        blind = ", the big blind is the first of them" if rules.cap_counts_blind else ""
        yield f"A street has at most {rules.cap} wagers{blind}."
    if rules.reopen == "full":
        yield "An all-in below the smallest raise does not let those raise again who have already acted."
    elif rules.reopen == "any":
        yield "Any raise, even an all-in below the smallest one, lets everybody raise again."
    else:
        yield "All-ins that together make a full raise let everybody raise again."


def _forced(rules: Rules) -> Iterator[str]:
    if not rules.program.blinds:
        yield "There are no blinds."
        if rules.program.brings_in:
            yield f"{_first_to_pay(rules.program)} brings in for {rules.brings_in:,}, or bets more."
    elif rules.forced == "antes" and rules.sb == rules.bb:
        yield f"There are no blinds: everyone antes {rules.bb + rules.each_antes:,}."
    elif rules.forced == "antes":
        yield f"There are no blinds: everyone antes {rules.bb:,} (the first seat {rules.sb:,})."
    elif rules.forced == "button-blind":
        yield f"Only the button pays a blind, {rules.bb:,}."
    else:
        yield f"The blinds are {rules.sb:,} and {rules.bb:,}."
        for straddle in rules.blinds[2:]:
            yield f"After them comes a straddle of {straddle:,}."
        if rules.heads_up == "button-bb":
            yield "With two players the button is the big blind."
        elif rules.heads_up == "antes":
            yield f"With two players there are no blinds: each antes {rules.bb:,}."
    if rules.each_antes and not (rules.forced == "antes" and rules.sb == rules.bb):
        more = " more" if rules.forced == "antes" else ""
        yield f"Everyone antes {rules.each_antes:,}{more} before the deal."
    if rules.bb_ante:
        yield f"The big blind pays an ante of {rules.bb_ante:,} for the whole table."
    if rules.button_ante:
        yield f"The button pays an ante of {rules.button_ante:,} for the whole table."
    if not rules.first_betting:
        yield "Nobody bets before the flop."
    if rules.rise != "off":
        what = {"orbits": "orbit", "hands": "hand"}[rules.rise]
        every = f"every {what}" if rules.rise_every == 1 else f"every {rules.rise_every} {what}s"
        yield f"The blinds rise {every}."


def _first_to_pay(game: Game) -> str:
    lowest = any(isinstance(step, Bet) and step.opens == "low-card" for step in game.steps)
    return f"The player with the {'lowest' if lowest else 'highest'} card up"


def _ending(rules: Rules) -> Iterator[str]:
    yield "Everyone in at the showdown shows." if rules.show == "all" else "At the showdown losing hands may be mucked."
    if rules.showdown == "ask":
        yield "Each player is asked whether to show."
    odd = "the first player left of the button" if rules.odd_chips == "left-of-button" else "nobody"
    yield f"A chip that cannot be split goes to {odd}."
    if rules.boards == 2:
        yield "Once all are all-in the rest of the board is dealt twice, each for half the pot."
    if rules.rake:
        cap = "" if rules.rake_cap is None else f", at most {rules.rake_cap:,}"
        yield f"The house takes {rules.rake:g} % of each pot{cap}."


def _game_ends(rules: Rules) -> Iterator[str]:
    if rules.ends != "open":
        hands = f" or after {rules.ends_after:,} hands, when the biggest stack wins" if rules.ends == "hands" else ""
        yield f"The game ends with one player left{hands}; nobody buys chips in it, and the next one begins anew."


def _joining(rules: Rules) -> Iterator[str]:
    low, high = rules.min_buy_in, rules.max_buy_in
    yield f"The buy-in is {low:,}." if low == high else f"The buy-in is {low:,} to {high:,}."
    yield {
        "choose": "A player who joins waits for the big blind or posts one.",
        "fixed": "Nobody joins once the game has begun; a player without chips is out.",
        "between-hands": "Players join between hands; a player without chips gets up.",
    }[rules.entry]
    if rules.rathole is not None:
        yield f"A player who comes back within {rules.rathole:,} minutes brings at least what they left with."
    if rules.straddle:
        yield "The player left of the big blind may straddle."
    if rules.bomb_pot is not None:
        ante = rules.bomb_pot * rules.bb
        yield f"If all agree there is a bomb pot: everyone antes {ante:,}, and betting begins on the flop."
    if rules.run_twice:
        yield "Players who are all-in may agree to two boards."
    if rules.rabbit:
        yield "Once a hand is over its players may see what would have come."

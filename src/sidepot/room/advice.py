"""What somebody might do, and why: pot odds, equity, and what the shark does by its charts and ranges.

The one rule it keeps: an advice is a function of the player's own view, with random hands for everyone else.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from sidepot.cards import card_set, show
from sidepot.engine import Hand, Options, View, start
from sidepot.engine.actions import Action, AllIn, BringIn, Call, Check, Discard, Draw, Fold, Muck, RaiseTo, Show
from sidepot.engine.events import decisions, told_log
from sidepot.engine.log import SHUFFLE, kind_of
from sidepot.engine.sentences import shown_cards
from sidepot.equity import core, equity
from sidepot.equity.games import discard_board, game_named
from sidepot.history.forking import forked
from sidepot.history.luck import has_equities
from sidepot.players.moves import Kind
from sidepot.players.shark import Shark
from sidepot.players.situation import Situation, situation
from sidepot.players.sizes import usual
from sidepot.players.thought import Thought
from sidepot.words import Phrase, phrase

SAMPLES = 20_000 if core.compiled else 400
HARD = 120 if core.compiled else 0
"""Deals looked at where everyone still throws a card away: each takes milliseconds, in plain Python seconds."""
SEED = 1
"""The same question has the same answer."""
_SHARK = Shark()


class Advice(Struct):
    """What to do at one decision, with the reasons."""

    reasons: list[Phrase]
    do: str
    """What the shark does most often: fold, check, call, bring-in, bet, raise, draw, discard or show."""
    to: int | None = None
    """A bet or raise: to about how much."""
    equity: float | None = None
    """The share of the pot against random hands; null where that takes too long."""
    needs: float | None = None
    """The share that pays for a call."""
    street: str = ""
    did: str = ""
    """What was done instead, of a hand that is over: as in `do`, or all-in, or stand-pat;"""
    did_to: int | None = None
    """to how much, or how many cards were drawn,"""
    did_card: str = ""
    """or which card was thrown away."""


def advise(view: View) -> Advice:
    """What the player whose view this is might do now; it has to be their turn."""
    options = view.options
    assert options is not None
    if options.may_draw:
        return Advice([_drawn(view, options)], "draw", street=view.street)
    if options.discards:
        return Advice([_thrown(view, options)], "discard", street=view.street)
    if options.may_show:
        return Advice([phrase("advice-show")], "show", street=view.street)
    public = situation(view, options)
    thought = _thought(public, view)
    kind = max(thought.chances, key=lambda each: thought.chances[each])
    share = _share(view, len(public.others))
    needs = public.price if public.to_call else None
    reasons = [_odds(public), _by_the_shark(public, thought, kind)]
    if share is not None:
        reasons.insert(1, phrase("advice-equity", count=len(public.others), percent=share))
    closed = options.closed
    if closed is not None:
        why = phrase(f"refusal-{closed.value}", **options.amounts(closed))
        reasons.append(phrase("advice-closed", why=why, rule=options.rule(closed)))
    to = usual(public) if kind is Kind.RAISE else None
    return Advice(reasons, _verb(public, kind), to, share, needs, view.street)


def reviewed(hand: Hand, seat: int) -> list[Advice]:
    """What a player might have done at each decision of a hand that is over, and what they did."""
    return [_reviewed(view, action) for view, action in _decisions(hand, seat)]


def _reviewed(view: View, action: Action) -> Advice:
    found = advise(view)
    found.did, found.did_to, found.did_card = _done(action, view.options)
    return found


def _decisions(hand: Hand, seat: int) -> Iterator[tuple[View, Action]]:
    """The views a player had when they decided something, and what that was; up to where a deck was shuffled again."""
    facts = hand.facts
    upto = next((at for at, code in enumerate(facts) if kind_of(code) == SHUFFLE), len(facts))
    # what is over is kept without its deck: one that deals the same cards does as well
    deck = forked(hand, upto, None if upto == len(facts) else SEED).deck
    again = start(hand.rules, hand.starting_stacks, hand.button, deck, no_sb=hand.no_sb, posts=hand.posts)
    for actor, action in decisions(told_log(hand, facts[:upto])):
        if action is None:
            again.kill(actor)
        elif again.options.may_show or not isinstance(action, Show | Muck):
            view = again.view(actor)
            if actor == seat and view.options is not None and not view.options.may_show:
                yield view, action
            again.act(action, actor)


def _drawn(view: View, options: Options) -> Phrase:
    gone = _SHARK.draws(view, options)
    if not gone:
        return phrase("advice-stand-pat")
    kept = shown_cards([card for card in view.hole if card is not None and card not in gone])
    message, more = ("advice-draw", {"kept": kept}) if kept else ("advice-draw-all", {})
    return phrase(message, count=len(gone), cards=shown_cards(gone), **more)


def _thrown(view: View, options: Options) -> Phrase:
    return phrase("advice-throw", cards=str(_SHARK.throws(view, options)))


def _thought(public: Situation, view: View) -> Thought:
    from sidepot.players.thinking import think  # needs NumPy, which takes a while to load

    return think(_SHARK.temperament, public, card_set([card for card in view.hole if card is not None]))


def _share(view: View, others: int) -> float | None:
    """The player's share of the pot where everyone else holds any hand; None where nobody knows it in time."""
    if not has_equities(view.rules):
        return None
    game, board = view.rules.game, view.board
    thrown = discard_board(game_named(game))
    samples = HARD if thrown is not None and len(board) <= thrown else SAMPLES
    if not samples:
        return None
    mine = show([card for card in view.hole if card is not None])
    hands = [mine, *["random"] * others]
    found = equity(hands, show(board), game=game, samples=samples, seed=SEED, threads=1)
    return found.equity[0]


def _odds(public: Situation) -> Phrase:
    price = min(public.to_call, public.stacks[public.seat])
    if not price:
        return phrase("advice-free", pot=public.pot)
    return phrase("advice-price", price=price, pot=public.pot + price, percent=public.price)


def _by_the_shark(public: Situation, thought: Thought, kind: Kind) -> Phrase:
    given = {"deed": _deed(public, kind), "why": _because(public, thought)}
    chance = thought.chances[kind]
    return phrase("advice-shark-often", percent=chance, **given) if chance <= 0.95 else phrase("advice-shark", **given)


def _deed(public: Situation, kind: Kind) -> Phrase:
    return phrase(f"advice-deed-{_verb(public, kind)}", **({"to": usual(public)} if kind is Kind.RAISE else {}))


def _because(public: Situation, thought: Thought) -> Phrase:
    if thought.rule is not None:
        return thought.rule
    if thought.equilibrium is not None:
        found = thought.equilibrium
        does, part = ("calls", found.calls) if public.seat == public.big_blind else ("jams", found.jams)
        return phrase(f"advice-because-{does}", depth=round(public.depth, 1), percent=part)
    if thought.chart is not None and thought.place is not None:
        return phrase("advice-because-chart", best=max(1 - thought.place, 0.01), plays=thought.chart.plays)
    assert thought.worth is not None
    return phrase("advice-because-worth", count=len(public.others), percent=thought.worth.equity)


def _verb(public: Situation, kind: Kind) -> str:
    if kind is Kind.RAISE:
        return "raise" if public.current else "bet"
    return "bring-in" if kind is Kind.CALL and public.brings_in else kind.name.lower()


def _done(action: Action, options: Options | None) -> tuple[str, int | None, str]:
    match action:
        case Fold():
            return "fold", None, ""
        case Check():
            return "check", None, ""
        case Call():
            return "call", None, ""
        case AllIn():
            return "all-in", None, ""
        case RaiseTo(to):
            return "bet" if options is not None and not options.current else "raise", to, ""
        case BringIn():
            return "bring-in", None, ""
        case Draw(cards):
            return ("draw", len(cards), "") if cards else ("stand-pat", None, "")
        case Discard(card):
            return "discard", None, str(card)
    return "", None, ""

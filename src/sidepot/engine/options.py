"""What the player to act may do: a range, and the reason where there is none."""

from __future__ import annotations

from typing import Any

from sidepot.cards import Card
from sidepot.copying import copied_by, made_by
from sidepot.engine.actions import (
    Action,
    AllIn,
    BringIn,
    Call,
    Check,
    Discard,
    Draw,
    Fold,
    Illegal,
    Muck,
    RaiseTo,
    Show,
    is_whole,
)
from sidepot.engine.log import BET, RAISE, WAGER_NAMES
from sidepot.engine.phases import (
    BETTING,
    CAPPED,
    DISCARDING,
    DRAWING,
    MAY_BRING_IN,
    MUST_BRING_IN,
    NO_CALLER,
    OPEN,
    OVER,
    SHOWING,
    SHUT,
    TOO_FEW_CHIPS,
    WAITING,
)
from sidepot.engine.plan import Plan
from sidepot.words import words

CLOSED = {
    OPEN: None,
    TOO_FEW_CHIPS: Illegal.NOT_ENOUGH_CHIPS,
    CAPPED: Illegal.CAPPED,
    SHUT: Illegal.RAISING_CLOSED,
    NO_CALLER: Illegal.NO_ONE_TO_CALL,
}

# actions are values: whoever may choose the same is offered the same object
_FOLD, _CHECK, _CALL, _BRING_IN = Fold(), Check(), Call(), BringIn()
_RAISES = tuple([RaiseTo(to) for to in range(1024)])

# a union of types in the middle of a function would be made anew at each call
_SHOWDOWN = (Show, Muck)
_BETS = (Fold, Check, Call, RaiseTo, AllIn, BringIn)


class Options:
    """The legal actions of one seat as one value: `RaiseTo(350) in options`, `options.why_not(action)`."""

    __new__ = made_by("options belong to a hand: hand.options")
    def __init__(self) -> None:
        raise TypeError("options belong to a hand: hand.options")

    def begin(self, plan: Plan, phase: int, seat: int) -> None:
        """Nothing is on offer yet."""
        self._plan = plan
        self._phase = phase
        self.seat = seat
        self.to_call = self.wager = self.stack = self.current = 0
        self._min_to = self._max_to = -1
        self._closed = self.wagers_made = 0
        self._kind = RAISE
        self.discards: tuple[Card, ...] = ()
        self.draw = self._bring_in_due = 0
        self.onto_board = False
        self.two_sizes = False
        """The smallest raise and the largest are the only ones."""

    @property
    def may_bet(self) -> bool:
        """It is one's turn to bet."""
        return self._phase == BETTING

    @property
    def may_fold(self) -> bool:
        """Folding is possible on one's turn to bet (X6), unless checking is free and the house forbids it (X19)."""
        if self._phase != BETTING or self._bring_in_due == MUST_BRING_IN:
            return False  # the bring-in is owed (T3)
        return self.to_call > 0 or self._plan.free_fold

    @property
    def may_check(self) -> bool:
        """Nothing is owed."""
        return self._phase == BETTING and self.to_call == 0

    @property
    def may_call(self) -> bool:
        """Something is owed; fewer chips than that call for less (V65)."""
        return self._phase == BETTING and self.to_call > 0 and not self._bring_in_due

    @property
    def bring_in(self) -> int | None:
        """What bringing in would cost, where the cards ask for it (T3)."""
        return self.to_call if self._bring_in_due else None

    @property
    def may_draw(self) -> bool:
        """Cards may be exchanged; `draw` is how many at most, `discards` which."""
        return self._phase == DRAWING

    @property
    def may_raise(self) -> bool:
        """Betting or raising is possible."""
        return self._max_to >= 0

    @property
    def may_all_in(self) -> bool:
        """Putting in every chip is possible, as a raise or as a call (X6)."""
        return self._phase == BETTING and self._why_not_to(self.wager + self.stack) is None

    @property
    def may_show(self) -> bool:
        """The house asks whether to show or muck."""
        return self._phase == SHOWING

    @property
    def min_to(self) -> int | None:
        """The smallest legal raise-to, a bet included."""
        return self._min_to if self._max_to >= 0 else None

    @property
    def max_to(self) -> int | None:
        """The largest legal raise-to, a bet included."""
        return self._max_to if self._max_to >= 0 else None

    @property
    def closed(self) -> Illegal | None:
        """Why raising is not possible, or None."""
        reason: Illegal | None = CLOSED[self._closed]
        return reason

    @property
    def verb(self) -> str:
        """What a wager would be called: bet, raise, complete or cap (X6, C14, P6, V18)."""
        return WAGER_NAMES[self._kind]

    @property
    def call_label(self) -> str:
        """What matching is called on a button; the pineapple document says "check" to matching a raise (P6)."""
        return "check" if self._plan.house_labels and self.wagers_made else "call"

    def all(self) -> list[Action]:
        """The legal actions, raises by their smallest and largest amount, draws by a card at most."""
        if self._phase == DRAWING:
            return [Draw(), *(Draw((card,)) for card in self.discards if self.draw)]
        found: list[Action] = [Discard(card) for card in self.discards]
        if self.may_fold:
            found.append(Fold())
        if self._bring_in_due:
            found.append(BringIn())
        elif self._phase == BETTING:
            found.append(Check() if self.to_call == 0 else Call())
        if self.may_raise:
            found += [RaiseTo(to) for to in sorted({self._min_to, self._max_to})]
        if self.may_show:
            found += [Show(), Muck()]
        return found

    @property
    def choices(self) -> tuple[Action, ...]:
        """One action of each kind, without a fold where checking is free; at a draw every set of cards that may go."""
        if self._phase == DRAWING:
            return self._draws()
        if self._phase != BETTING:
            return tuple(self.all())
        passing: Action = _BRING_IN if self._bring_in_due else _CALL if self.to_call else _CHECK
        folds = self.to_call > 0 and self._bring_in_due != MUST_BRING_IN
        if self._max_to < 0:
            return (_FOLD, passing) if folds else (passing,)
        least = _raise_to(self._min_to)
        if self._max_to == self._min_to:
            return (_FOLD, passing, least) if folds else (passing, least)
        most = _raise_to(self._max_to)
        return (_FOLD, passing, least, most) if folds else (passing, least, most)

    def _draws(self) -> tuple[Action, ...]:
        """Standing pat first; then by the places of the cards, a bit each."""
        held = range(len(self.discards))
        ways = [[self.discards[i] for i in held if way >> i & 1] for way in range(1 << len(self.discards))]
        return tuple([Draw(tuple(way)) for way in ways if len(way) <= self.draw])

    def __contains__(self, action: object) -> bool:
        return self.why_not(action) is None

    def why_not(self, action: object) -> Illegal | None:
        """The reason why this action is not legal, or None."""
        if self._phase == OVER:
            return Illegal.HAND_OVER
        if self._phase == WAITING:
            return Illegal.NOT_YOUR_TURN
        if isinstance(action, Discard):
            if self._phase != DISCARDING:
                return Illegal.NO_DISCARD_DUE
            return None if action.card in self.discards else Illegal.NOT_YOUR_CARD
        if isinstance(action, Draw):
            return self._why_not_draw(action.cards)
        if isinstance(action, _SHOWDOWN):
            return None if self._phase == SHOWING else Illegal.NO_SHOWDOWN
        if not isinstance(action, _BETS):
            return Illegal.NOT_AN_ACTION
        if self._phase == DISCARDING:
            return Illegal.MUST_DISCARD
        if self._phase == DRAWING:
            return Illegal.MUST_DRAW
        return Illegal.AT_SHOWDOWN if self._phase == SHOWING else self._why_not_bet(action)

    def _why_not_draw(self, cards: tuple[int, ...]) -> Illegal | None:
        if self._phase != DRAWING:
            return Illegal.NO_DRAW_DUE
        if len(set(cards)) != len(cards) or not set(cards).issubset(self.discards):
            return Illegal.NOT_YOUR_CARD
        return Illegal.TOO_MANY_CARDS if len(cards) > self.draw else None

    def _why_not_bet(self, action: Fold | Check | Call | RaiseTo | AllIn | BringIn) -> Illegal | None:
        if isinstance(action, BringIn):
            return None if self._bring_in_due else Illegal.NO_BRING_IN_DUE
        if self._bring_in_due and not isinstance(action, RaiseTo | AllIn):
            return None if isinstance(action, Fold) and self._bring_in_due == MAY_BRING_IN else Illegal.MUST_BRING_IN
        if isinstance(action, Check):
            return None if self.to_call == 0 else Illegal.CANNOT_CHECK
        if isinstance(action, Call):
            return None if self.to_call > 0 else Illegal.NOTHING_TO_CALL
        if isinstance(action, RaiseTo):
            return self._why_not_to(action.to)
        if isinstance(action, AllIn):
            return self._why_not_to(self.wager + self.stack)
        return None if self.may_fold else Illegal.FREE_TO_CHECK

    def _why_not_to(self, to: Any) -> Illegal | None:
        if not is_whole(to):
            return Illegal.NOT_CHIPS
        own = self.wager + self.stack
        if to > own:
            return Illegal.NOT_ENOUGH_CHIPS
        if to == own and own <= (self.to_call + self.wager if self._bring_in_due else self.current):
            return None  # X6: the whole stack is an all-in, however it was phrased; here it calls
        if self._max_to < 0:
            return self.closed
        if to < self._min_to:
            return Illegal.BET_TOO_SMALL if self._first() else Illegal.BELOW_MIN
        if self.two_sizes and self._min_to < to < self._max_to:
            return Illegal.BELOW_MIN
        return Illegal.ABOVE_MAX if to > self._max_to else None

    def explain(self, reason: Illegal, language: str = "en") -> str:
        """A reason as a sentence with the amounts and the rule's number."""
        return f"{words(language)(f'refusal-{reason.value}', **self.amounts(reason))}: {self.rule(reason)}"

    def amounts(self, reason: Illegal) -> dict[str, Any]:
        """The arguments of a reason's message."""
        found: dict[str, Any] = {}
        for name in _AMOUNTS.get(reason, ()):
            found[name] = self._amount(name)
        return found

    def _amount(self, name: str) -> Any:
        if name == "kind":
            return "bet" if self._first() else "raise"
        return {
            "call": self.to_call, "stack": self.stack, "min": self.min_to, "max": self.max_to, "count": self.draw,
        }[name]  # fmt: skip

    def _first(self) -> bool:
        """Whether a wager would be the first one of the street."""
        return self._kind == BET or self.current == 0

    def rule(self, reason: Illegal) -> str:
        """The number of the rule that a reason stands in."""
        known: str | None = _RULES.get(reason)
        return known or self._rule_of_size(reason)

    def _rule_of_size(self, reason: Illegal) -> str:
        rules = self._plan.rules
        if reason is Illegal.CAPPED:
            small = "P8" if rules.limit == "pot" else "P7"
            return "S9" if rules.cap_counts_blind else small if rules.min_bet == "sb" else "C15"
        if rules.limit == "fixed":
            return "S9" if rules.half_counts else "P7" if rules.min_bet == "sb" else "C16"
        if rules.limit == "spread" and (reason is Illegal.ABOVE_MAX or not self.current or rules.min_raise == "flat"):
            return "X18"
        if reason is Illegal.ABOVE_MAX or (rules.limit == "pot" and rules.min_raise == "flat"):
            return "P8" if rules.pot_raise == "pot+last-raise" else "C17"
        if rules.limit == "pot" and rules.min_bet == "sb":
            return "P8"
        if not self.current:
            return "P9" if rules.min_bet == "sb" else {"any": "K4", "double": "C13"}.get(rules.min_raise, "S2")
        return {"last": "S2", "double": "C14", "flat": "P9", "any": "K4"}[rules.min_raise]

    def to_dict(self) -> dict[str, Any]:
        """Plain data, for programs and for the page."""
        return {
            "seat": self.seat,
            "to_call": self.to_call,
            "wager": self.wager,
            "stack": self.stack,
            "may_fold": self.may_fold,
            "may_check": self.may_check,
            "may_call": self.may_call,
            "may_raise": self.may_raise,
            "may_show": self.may_show,
            "min_to": self.min_to,
            "max_to": self.max_to,
            "closed": self.closed.value if self.closed else None,
            "why_closed": self.explain(self.closed) if self.closed else None,
            "verb": self.verb,
            "call_label": self.call_label,
            "discards": [str(card) for card in self.discards],
            "may_draw": self.may_draw,
            "draw": self.draw,
            "bring_in": self.bring_in,
        }

    def __repr__(self) -> str:
        shown = ("seat", "to_call", "min_to", "max_to", "closed")
        return "Options(" + ", ".join(f"{name}={getattr(self, name)!r}" for name in shown) + ")"

    def __copy__(self) -> Options:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Options:
        return self

    __reduce__ = copied_by("options are not pickled: pickle the hand, and ask it again for hand.options")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment]


def _raise_to(to: int) -> RaiseTo:
    return _RAISES[to] if to < len(_RAISES) else RaiseTo(to)


def new_options(plan: Plan, phase: int, seat: int) -> Options:
    """The options of a seat, to be filled in."""
    options: Options = Options.__new__(Options, "bare")
    options.begin(plan, phase, seat)
    return options


_AMOUNTS = {
    Illegal.CANNOT_CHECK: ("call",),
    Illegal.NOT_ENOUGH_CHIPS: ("stack", "call"),
    Illegal.BET_TOO_SMALL: ("min",),
    Illegal.BELOW_MIN: ("min",),
    Illegal.ABOVE_MAX: ("kind", "max"),
    Illegal.TOO_MANY_CARDS: ("count",),
    Illegal.MUST_BRING_IN: ("call",),
}
_RULES = {
    Illegal.NOT_YOUR_TURN: "X5",
    Illegal.HAND_OVER: "X5",
    Illegal.FOLDED: "X5",
    Illegal.ALL_IN: "X5",
    Illegal.NOT_AN_ACTION: "X6",
    Illegal.NOT_CHIPS: "X6",
    Illegal.CANNOT_CHECK: "X6",
    Illegal.NOTHING_TO_CALL: "X6",
    Illegal.NOT_ENOUGH_CHIPS: "X6",
    Illegal.RAISING_CLOSED: "X11",
    Illegal.FREE_TO_CHECK: "X19",
    Illegal.NO_ONE_TO_CALL: "X16",
    Illegal.MUST_DISCARD: "P2",
    Illegal.NO_DISCARD_DUE: "P2",
    Illegal.NOT_YOUR_CARD: "P2",
    Illegal.MUST_DRAW: "T14",
    Illegal.NO_DRAW_DUE: "T14",
    Illegal.TOO_MANY_CARDS: "T14",
    Illegal.MUST_BRING_IN: "T3",
    Illegal.NO_BRING_IN_DUE: "T3",
    Illegal.AT_SHOWDOWN: "X5",
    Illegal.NO_SHOWDOWN: "X5",
}
"""Those that depend on the limit and the house are missing: BET_TOO_SMALL, BELOW_MIN, ABOVE_MAX and CAPPED."""

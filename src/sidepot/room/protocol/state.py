"""How a table looks, as it is sent: to everyone, and to one player. Values only; `state` fills them in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Struct, UnsetType, defstruct
from msgspec.structs import fields

from sidepot.ranks.hand_names import HandName
from sidepot.words import Phrase


class ChairState(Struct, frozen=True, gc=False):
    """A chair and who sits in it."""

    chair: int
    player: str
    badge: str
    """`` for a person, `auto` or `bot`."""
    chips: int
    wager: int
    """Chips in front of the player, on this street."""
    cards: list[str | None] | None
    """None when not dealt in or folded; a hidden card is null."""
    dealt_in: bool
    folded: bool
    all_in: bool
    sits_out: bool
    away: bool
    leaving: bool
    online: bool
    owes: tuple[str, ...]
    agrees: tuple[str, ...]
    bank_ms: int
    did: str
    """What they did last on this street, in a word."""
    up: list[str | None] = []
    """Stud: those of the cards that lie face up."""
    drew: int | None = None
    """How many cards they drew in the last draw, 0 for standing pat; null where they have not drawn."""
    moves_to: int | None = None
    """The chair that is kept for them: they move there when the hand is over."""


class PotState(Struct, frozen=True, gc=False):
    """A pot and who may win it; the first is the main pot."""

    amount: int
    players: list[str]


class Shown(Struct, frozen=True, gc=False):
    """A hand that was shown: its cards, what it is called, and the cards that play."""

    player: str
    cards: list[str | None]
    hands: list[HandName]
    """What it is on each board; nothing before there is a whole hand."""
    plays: list[str | None]
    low: HandName | None
    low_plays: list[str | None]
    second_plays: list[str | None] = []
    """Those that play on a second board."""


class SharedPot(Struct, frozen=True, gc=False):
    """A pot and what each winner got of it; the first is the main pot."""

    amount: int
    shares: dict[str, int]


class SharedPart(Struct, frozen=True, gc=False):
    """A part of a pot as it was shared: on which board, for which half, with what hand if it was shown."""

    pot: int
    """0 is the main pot."""
    board: int
    half: str
    """Where the pot has two: `high`, `low8`, `low`, `deuce`, `badugi` …; `board` and `hand` where both are for high."""
    amount: int
    shares: dict[str, int]
    hand: HandName | None


class RunOutStep(Struct, frozen=True, gc=False):
    """Cards that came on a board (1: the second one) or to players, and each player's share of the pot from then on."""

    board: int
    cards: list[str | None]
    equity: dict[str, float]
    dealt: dict[str, list[str | None]] = {}
    """In stud, and after the last draw: the cards that each player got instead."""


class RunOut(Struct, frozen=True, gc=False):
    """The end of a hand in which nobody could bet any more: all hands lie face up, and what is left is dealt."""

    equity: dict[str, float]
    """Each player's share of the pot before the first of these cards; empty where it is not known."""
    steps: list[RunOutStep]


class Outcome(Struct, frozen=True, gc=False):
    """How a hand ended."""

    won: dict[str, int]
    net: dict[str, int]
    pots: list[SharedPot]
    shown: list[Shown]
    rake: int
    run_out: RunOut | None = None
    parts: list[SharedPart] = []
    """Where two halves or two boards were won: each sharing of its own, the first half first."""


class GamePlace(Struct, frozen=True, gc=False):
    """Where a player came in a game, and with how many chips; *shared* by how many."""

    player: str
    place: int
    chips: int
    shared: int


class GameResult(Struct, frozen=True, gc=False):
    """How a game ended: the places, best first."""

    game: int
    hands: int
    places: list[GamePlace]


class GameState(Struct, frozen=True, gc=False):
    """The game at a table where one has an end, or where blinds rise."""

    number: int
    hands: int
    """Hands of it that are over."""
    ends: str
    """`open`, `one-left` or `hands`."""
    ends_after: int
    over: bool
    """The next game has to be started; *next_hand_ms* is when it starts by itself, if it does."""
    ending: bool
    left: int
    level: int
    rises_in: int | None
    """Until the blinds rise: so many of *rises_by*, the one in play included."""
    rises_by: str
    """`hands`, `orbits`, or `off`."""
    next_blinds: tuple[int, ...] | None
    result: GameResult | None
    """How the last game ended."""


class Asking(Struct, frozen=True, gc=False):
    """What players are asked for together, who has agreed, and how long the table waits for them."""

    to: str
    players: list[str]
    agreed: list[str]
    ms: int | None
    after: str = ""
    """Whose move ended the betting; it is made once all have answered."""
    did: str = ""
    """That move: `fold`, `check`, `call`, `raise` or `all-in`."""


class Rotation(Struct, frozen=True, gc=False):
    """Mixed games: each named as the dial `rotate` names it, a game or a limit and a game."""

    games: tuple[str, ...]
    now: str
    next: str | None
    """The game after this one; null where the player with the button picks it."""
    hands: int
    """Hands of this game that were dealt."""
    every: int | str
    """The game changes after so many hands, or every `orbit` or `level`."""
    picks: str | None
    """Who is to pick the next game now: `pick-game`."""
    picked: str | None
    picks_ms: int | None
    """What is left of the time to pick."""


class Dealing(Struct, frozen=True, gc=False):
    """What a game deals in all."""

    hole: int = 2
    """Cards for each player, new ones for a draw apart."""
    up: int = 0
    """Those of them that lie face up: no button is in play then."""
    board: int = 5
    draws: int = 0


class Opening(Struct, frozen=True, gc=False):
    """Stud: whose cards decide who begins a betting, and why theirs (T2, T6)."""

    player: str
    by: str
    """`low-card` or `high-card` brings in; `high-hand` or `low-hand` showing opens."""
    cards: list[str | None]
    """The card that brings in, or all that lie face up."""
    tied: bool
    """Somebody else shows the same ranks: suits, or the place at the table, decide."""


class State(Struct, frozen=True, gc=False):
    """A table as everyone may see it."""

    hand: int
    playing: bool
    street: str | None
    board: list[str | None]
    second_board: list[str | None]
    pot: int
    """All chips in the middle, this street's wagers included."""
    pots: list[PotState]
    chairs: list[ChairState | None]
    button: int | None
    small_blind: str | None
    big_blind: str | None
    turn: str | None
    discarding: list[str]
    turn_ms: int | None
    """What is left of the time to act, in milliseconds; null while nobody is hurried."""
    bank_runs: bool
    """The time to act is over and the player's time bank runs."""
    next_hand_ms: int | None
    paused: str
    """Why it rests: ``, `host`, `closing`, or `asleep`: nobody but auto players is here."""
    blinds: tuple[int, ...]
    next_blinds: tuple[int, ...] | None
    waiting: tuple[str, ...]
    offers: dict[int, str]
    outcome: Outcome | None
    soon: list[Phrase]
    """What changes with the next hand: messages of the catalogue and their arguments."""
    game: GameState | None
    asking: Asking | None = None
    """The betting is over early, and those who are in are asked whether to run it twice."""
    showed: dict[str, list[str | None]] = {}
    """Cards of the hand that is over which their players showed of themselves; null for those they did not."""
    rabbit: list[str | None] = []
    """What would have come on its board, once somebody wanted to see that."""
    may_hunt: bool = False
    """Its players may ask for that."""
    plays: str = ""
    """The game in play, or the last one, as the dial `game` names it."""
    limit: str = ""
    units: tuple[int, ...] = ()
    """Fixed limit: the sizes of bets on early and later streets; spread limit: the smallest and the largest wager."""
    ante: int = 0
    """What everyone antes."""
    opening: Opening | None = None
    """Stud, while a betting lasts: who begins it, or would with chips left."""
    deals: Dealing = Dealing()
    """What the game in play deals."""
    rotation: Rotation | None = None
    """The mixed games of this table."""


class Preset(Struct, frozen=True, gc=False):
    """A raise that people like, for the bet box."""

    label: str
    """min, half-pot, two-thirds-pot, pot, two-and-a-half-bb, three-bb, max or all-in."""
    to: int


class Offer(Struct, frozen=True, gc=False):
    """What somebody whose turn it is may do, and why not the rest."""

    seat: int
    to_call: int
    wager: int
    stack: int
    may_fold: bool
    may_check: bool
    may_call: bool
    may_raise: bool
    may_show: bool
    min_to: int | None
    max_to: int | None
    closed: str | None
    """The reason why there is no raising, as a code."""
    verb: str
    """`bet`, `raise`, `complete` or `cap`."""
    call_label: str
    discards: list[str | None]
    why_not: dict[str, tuple[str, str]]
    """For each of fold, check, call, all-in and raise that is not possible: the reason, and the number of its rule."""
    may_all_in: bool
    presets: list[Preset]
    may_draw: bool = False
    """Whether cards may be exchanged, and how many at most."""
    draw: int = 0
    bring_in: int | None = None
    """What bringing in costs, where the cards ask for it."""
    throws: int = 0
    """How many cards have to be thrown away, each with `discard`."""


class MadePart(Struct, frozen=True, gc=False):
    """Your hand for a half of the pot, or on a board; *half* as in `SharedPart`."""

    board: int
    half: str
    hand: HandName


class You(Struct, frozen=True, gc=False):
    """What only one viewer sees: their cards, options and plans."""

    name: str
    chair: int | None
    cards: list[str | None]
    made: HandName | None
    """What your hand is called, as far as it is dealt."""
    hand: int
    turn: str | None
    """The token of your turn: null when it is not."""
    options: Offer | None
    plan: str
    plans: tuple[str, ...]
    price: int
    """What a call would cost now."""
    pending: int
    """Chips that come at the end of the hand."""
    at_blind: bool
    """You sit out when the big blind comes."""
    host: bool
    may_start: bool = False
    """You may start the next game."""
    out: bool = False
    """You have played in this game and are out of it: the next one is open to you."""
    entry: str = ""
    """How you come in where you owe a blind: `post`, `wait` for the big blind, or `button`; `back` changes it."""
    sent_away: str = ""
    """The host has `removed` or `banned` you."""
    may_straddle: bool = False
    """You act first in the next hand, and may agree to straddle."""
    up: list[str | None] = []
    """Stud: those of your cards that lie face up."""
    tops_up: int = 0
    """What your stack is filled up to after each hand: `buy-always`; 0 for not."""
    rebuys: int = 0
    """What is bought for you when you have no chips left; 0 for nothing."""
    made_parts: list[MadePart] = []
    """Your hand for each half of the pot and on each board, where there are two."""


class AsksForChair(Struct, frozen=True):
    """Somebody asks the host for a chair."""

    player: str
    chair: int
    chips: int


class MyTable(Struct, frozen=True):
    """A table or tournament of yours in a line."""

    id: str
    name: str
    kind: str
    """`table`, `tournament`, `season` or `timed`."""
    game: str
    limit: str
    blinds: list[int]
    players: int
    """People who sit there."""
    hosting: bool
    seated: bool
    """In a tournament: registered."""
    chips: int
    your_turn: bool
    asking: list[AsksForChair]
    """Who asks you, the host, for a chair."""
    waits: str = ""
    """You `asked` for a chair, and the host has not answered; or are `admitted` and may take one."""
    sent_away: str = ""
    """The host has `removed` or `banned` you."""
    stakes: list[int] = []
    """What a table goes by: its blinds, or the bets where nobody posts a blind."""
    rotate: list[str] = []
    """Mixed games, as the dial names them."""


if TYPE_CHECKING:
    StateChanges = dict[str, Any]
    YouChanges = dict[str, Any]
else:

    def _changes(of: type[Struct], **other: Any) -> type[Struct]:
        """The same fields, of which those are there that have changed."""
        rest = [(field.name, other.get(field.name, field.type) | UnsetType, UNSET) for field in fields(of)]
        return defstruct(f"{of.__name__}Changes", rest, frozen=True, gc=False, module=__name__)

    _Chairs = list[ChairState | None] | dict[int, _changes(ChairState) | None]
    StateChanges = _changes(State, chairs=_Chairs)
    """What has changed of a table; of its chairs by their number: what has changed there, null where nobody sits."""
    YouChanges = _changes(You)
    """What has changed of that which only one viewer sees."""

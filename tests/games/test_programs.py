"""Games as programs of steps: all that ship, and games that a house file brings along."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from dealing import deal, told
from sidepot import house, start
from sidepot.cards import FULL_DECK, SHORT_DECK, cards
from sidepot.deck import Shuffler
from sidepot.engine import BringIn, Call, Check, Discard, Draw, Hand, play, read, replay, write
from sidepot.engine.events import Dealt, Drew
from sidepot.engine.hand import hand_from
from sidepot.engine.log import entry, flag_of, kind_of, seat_of, value_of
from sidepot.engine.stored import OtherEngine, packed, parse_hand
from sidepot.rules import GAMES, Game, Rules, lint, parse_house, toml_of
from sidepot.rules.steps import BOARD, CARDS_A_SEAT, Bet, Deal, Exchange, Ranking, Throw
from sidepot.rules.words import in_words
from sidepot.rules.written import game_lines
from sidepot.testing import orders

pytestmark = pytest.mark.core

FULL_DECK_CARDS = cards(FULL_DECK)
ONE_CARD = (Ranking("card"),)
FIVE_CARD_STUD = """
limit = "fixed"
bets = [10, 20]
ante = 1
[game]
name = "five-card-stud"
blinds = false
most = 8
steps = [
    {deal = {down = 1, up = 1}, street = "second street"},
    {bet = {opens = "low-card"}},
    {deal = {up = 1}, street = "third street"},
    {bet = {opens = "high-hand"}},
    {deal = {up = 1}, street = "fourth street"},
    {bet = {opens = "high-hand", big = true}},
    {deal = {up = 1}, street = "fifth street"},
    {bet = {opens = "high-hand", big = true}},
]
"""


def to_the_end(hand: Hand) -> Hand:
    """Everybody stays in as cheaply as possible, and draws a card where there is a draw."""
    while not hand.over:
        options = hand.options
        if options.may_draw:
            hand.act(Draw(options.discards[: min(1, options.draw)]))
        elif options.discards:
            hand.act(options.all()[0])
        elif options.bring_in is not None:
            hand.act(BringIn())
        else:
            hand.act(Check() if options.may_check else Call())
    return hand


def own(lines: str) -> Rules:
    """The rules of a house file with these lines under [game]."""
    return parse_house(f"[game]\n{lines}", "own.toml").rules


# all games that ship


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_told_in_under_25_lines_and_read_again(name):
    game = GAMES[name]()
    lines = list(game_lines(game))
    assert len(lines) < 25
    assert own("\n".join(lines[1:])).own_game == game


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_played_to_its_end_by_as_many_as_it_takes(name):
    rules = house("standard", game=name)
    shuffler = Shuffler(1, rules.program.deck_of(rules.max_players))
    deck = b"".join([shuffler.next() for _ in range(1 + rules.program.reshuffles)])
    hand = to_the_end(start(rules, (1000,) * rules.max_players, 0, deck))
    assert sum(hand.stacks) == 1000 * rules.max_players
    held = [card for seat in range(hand.players) for card in hand.hole_cards(seat)] + list(hand.board)
    assert len(set(held)) == len(held)
    again = replay(rules, (1000,) * rules.max_players, 0, deck, hand.log)
    assert again == hand


def test_the_games_that_prove_the_steps_are_enough():
    assert len(GAMES) == 30
    kinds = {type(step) for name in GAMES for step in GAMES[name]().steps}
    assert kinds == {Deal, Bet, Exchange, Throw}


# a game of one's own


def test_a_house_file_brings_its_game_along():
    rules = parse_house(FIVE_CARD_STUD, "mine.toml").rules
    assert rules.game == "five-card-stud"
    hand = start(rules, (500,) * 3, 0, FULL_DECK)
    assert hand.options.bring_in == 5
    assert [event.up for event in told(hand, Dealt)] == [(False, True)] * 3
    assert to_the_end(hand).over


def test_a_house_with_its_own_game_is_written_and_read_again():
    rules = parse_house(FIVE_CARD_STUD, "mine.toml").rules
    again = parse_house(toml_of(rules), "mine.toml").rules
    assert again == rules
    assert again.own_game == rules.own_game


def test_a_house_based_on_another_one_keeps_its_own_game():
    rules = parse_house('based_on = "tda"\n' + FIVE_CARD_STUD, "mine.toml").rules
    assert (rules.game, rules.showing_tie) == ("five-card-stud", "suit")
    assert rules.but(ante=2).own_game == rules.own_game
    assert rules.but(game="holdem").own_game is None


def test_a_game_made_in_python_is_played_in_any_house():
    game = Game("high-card", (Deal(down=1), Bet()), (Ranking("card"),))
    with_it = house("tda", game=game)
    assert with_it.program == game
    assert to_the_end(start(with_it, (100,) * 4, 0, FULL_DECK)).over


def test_a_hand_of_it_is_written_and_read_again():
    steps = (Deal(down=2, street="the first | deal"), Bet(), Exchange(2, street="draw"), Bet())
    game = Game("my own game", steps, (Ranking("paired"),), deck=SHORT_DECK)
    hand = to_the_end(start(house("tda", game=game), (100,) * 3, 0, SHORT_DECK))
    assert read(write(hand)) == hand
    assert write(hand).count("|") == 4


@pytest.mark.parametrize(
    "text", ["{", "{}", '{"name":1}', '{"name":"x","steps":[]}', '{"name":"x","steps":[{"type":"x"}]}']
)
def test_a_game_in_a_line_that_is_none_is_refused(text):
    with pytest.raises(ValueError, match="is not a game"):
        read(f"standard game={text} | 100 100 | button=0 | AsKs | c")


def test_decks_are_named_by_their_size_or_card_by_card():
    base = 'name = "x"\nrankings = [{order = "card"}]\nsteps = [{deal = {down = 1}}, {bet = {}}]\n'
    assert own(base + "deck = 36").program.deck == SHORT_DECK
    assert own(base + 'deck = "36"').program.deck == SHORT_DECK
    assert len(own(base + "deck = 20").program.deck) == 20
    assert len(own(base + 'deck = "AsKsQs"').program.deck) == 3
    assert own(base + 'deck = "AsKs"\nlarger_decks = ["AsKsQs"]').max_players == 3


def test_it_is_told_in_words():
    told_so = " ".join(in_words(parse_house(FIVE_CARD_STUD, "mine.toml").rules))
    assert "second street (2 cards for each player)" in told_so
    assert "There are no blinds. The player with the lowest card up brings in for 5" in told_so
    assert "highest card up" in " ".join(in_words(house("standard", game="razz")))


# what is wrong with one is said, and where


GOOD = "{deal = {down = 5}}, {bet = {}}"


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (f"steps = [{GOOD}]", "[game] has no name"),
        ('name = "x"', "[game] has no steps"),
        ('name = "x"\nsteps = []', "[game] steps is a list of 1 to 24"),
        ('name = "x"\nsteps = 7', "[game] steps is a list of 1 to 24"),
        (f"name = 7\nsteps = [{GOOD}]", "[game]: name = 7 is not possible: a text"),
        (f'name = "x"\nstep = 1\nsteps = [{GOOD}]', "[game] has no 'step': did you mean steps?"),
        (f'name = "x"\nsteps = [{GOOD}, {{deel = {{}}}}]', "[game] step 3 is one of deal, bet, draw, discard"),
        (f'name = "x"\nsteps = [{GOOD}, 5]', "[game] step 3 is one of deal, bet, draw, discard"),
        (f'name = "x"\nsteps = [{GOOD}, {{deal = {{}}, bet = {{}}}}]', "[game] step 3 is one of"),
        ('name = "x"\nsteps = [{deal = {dwn = 2}}]', "[game] step 1 has no 'dwn': did you mean down?"),
        ('name = "x"\nsteps = [{deal = {down = "2"}}]', "[game] step 1: down = '2' is not possible: a whole number"),
        ('name = "x"\nsteps = [{deal = {down = true}}]', "[game] step 1: down = True is not possible"),
        ('name = "x"\nsteps = [{deal = 5}]', "[game] step 1: deal = 5 is not possible: a table"),
        (f'name = "x"\nsteps = [{GOOD}, {{draw = {{}}}}]', "[game] step 3 has no most"),
        (
            f'name = "x"\nsteps = [{GOOD}, {{bet = {{opens = "me"}}}}]',
            "[game] step 3: opens = 'me' is not possible: one of house, low-card, high-card, high-hand, low-hand",
        ),
        (
            f'name = "x"\nsteps = [{GOOD}, {{bet = {{opens = "high-hand"}}}}]',
            "step 3: opens = 'high-hand' needs cards that are dealt face up before",
        ),
        (
            f'name = "x"\nsteps = [{GOOD}]\nrankings = [{{order = "best"}}]',
            "[game] ranking 1: order = 'best' is not possible: one of high,",
        ),
        (f'name = "x"\nsteps = [{GOOD}]\nrankings = [5]', "[game] ranking 1 is a table"),
        (f'name = "x"\nsteps = [{GOOD}]\nmost = 11', "most = 11 players: 2 to 10"),
        (f'name = "x"\nsteps = [{GOOD}]\nblinds = 1', "[game]: blinds = 1 is not possible: true or false"),
        (f'name = "x"\nsteps = [{GOOD}]\ndeck = "AsXx"', "[game] deck: 'Xx' at character 3"),
        (f'name = "x"\nsteps = [{GOOD}]\ndeck = 40', "[game] deck = 40 is not possible: 52, 36, 20, or cards"),
        (f'name = "x"\nsteps = [{GOOD}]\ndeck = "AsAs"', "a deck has cards 0 (2c) to 51 (As), each once"),
        (f'name = "x"\nsteps = [{GOOD}, {{draw = {{most = 6}}}}]', "step 3: a draw of 6 cards, but players hold 5"),
        (f'name = "x"\nsteps = [{GOOD}, {{discard = {{cards = 5}}}}]', "step 3: players throw away 5 of 5 cards"),
    ],
)
def test_what_is_wrong_names_the_step(lines, says):
    with pytest.raises(ValueError) as caught:
        own(lines)
    assert str(caught.value).startswith("own.toml: ")
    assert says in str(caught.value)


def test_numbers_beyond_all_measure_are_refused_quickly():
    for huge in (10**18, 2**63, 10**30, -1):
        for part in ("down", "up", "board"):
            with pytest.raises(ValueError, match="can't be played"):
                own(f'name = "x"\nsteps = [{{deal = {{down = 1}}}}, {{deal = {{{part} = {huge}}}}}, {{bet = {{}}}}]')
        with pytest.raises(ValueError, match="can't be played"):
            own(f'name = "x"\nsteps = [{GOOD}]\nrankings = [{{must = {huge}}}]')
        with pytest.raises(ValueError, match="can't be played"):
            own(f'name = "x"\nsteps = [{GOOD}, {{draw = {{most = {huge}}}}}]')


FIVE = (Deal(down=5), Bet())


@pytest.mark.parametrize(
    ("parts", "says"),
    [
        ({"steps": (Deal(down=5.0), Bet())}, "down = 5.0 is not possible"),
        ({"steps": (Deal(down=True), Deal(down=4), Bet())}, "down = True is not possible"),
        ({"steps": (Deal(down=5), Exchange("all"), Bet())}, "most = 'all' is not possible"),
        ({"steps": (Deal(down=5), Bet(opens="anybody"))}, "opens = 'anybody' is not possible"),
        ({"steps": (Deal(down=5), "bet")}, "number 2: 'bet' is not possible: Deal, Bet, Exchange, Throw"),
        ({"steps": [*FIVE]}, "is not possible: tuple"),
        ({"rankings": (Ranking("best"),)}, "order = 'best' is not possible"),
        ({"rankings": FIVE}, "is not possible: Ranking"),
        ({"deck": "As" * 20}, "is not possible: bytes"),
        ({"larger_decks": ("As" * 20,)}, "each is bytes"),
        ({"most": 4.5}, "most = 4.5 is not possible: int"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_no_number_or_no_step_is_refused_when_a_game_is_made(parts, says):
    with pytest.raises(ValueError, match="can't be played") as refused:
        Game(**{"name": "mine", "steps": FIVE, **parts})
    assert says in str(refused.value)


def test_more_than_fits_is_refused_and_never_cut_short():
    bet = Bet()
    for steps, says in (
        ((Deal(down=CARDS_A_SEAT + 1), bet), "players hold 8 cards"),
        ((Deal(down=2), bet, Deal(board=7), Deal(board=BOARD - 6)), "11 cards on the board"),
        ((Deal(down=2), *[bet] * 24), "25 steps"),
        ((bet, Deal(down=5)), "first step deals"),
        ((Deal(down=5),), "no betting"),
        ((Deal(down=5), bet, Throw(5)), "throw away 5 of 5"),
    ):
        with pytest.raises(ValueError, match=says):
            Game("x", steps)


def test_t21_every_number_of_players_has_cards_enough():
    def most(*decks: int) -> int:
        small, *larger = [FULL_DECK[:size] for size in decks]
        return Game("own", FIVE, ONE_CARD, small, tuple(larger)).max_players(False, 1)

    assert most(10, 15, 20) == 4
    assert most(10, 14, 20) == 2, "three would lack a card, though four would not"
    assert most(50) == 10
    with pytest.raises(ValueError, match="its deck of 9 cards serves fewer than two players"):
        most(9, 15, 20)


# the linter


def test_t19_the_linter_says_from_how_many_players_on_cards_come_twice():
    draws = reshuffles(house("standard", game="triple27"))
    assert "game = 'triple27': When 6 or more players draw as much as they can, the discards are shuffled" in draws
    assert "When 7 or more players stay in, the last card is dealt once, for all of them" in reshuffles(
        house("standard", game="stud")
    )
    assert not reshuffles(house("standard"))
    assert not reshuffles(house("standard", game="kuhn"))


def reshuffles(rules: Rules) -> str:
    return " ".join(str(remark) for remark in lint(rules) if "or more players" in str(remark))


def test_a_small_bet_is_no_raise_over_a_blind_that_nobody_pays():
    assert not [each for each in lint(parse_house(FIVE_CARD_STUD, "mine.toml").rules) if "blind" in str(each)]


# decks that run out in games of one's own


@pytest.mark.parametrize(
    ("dials", "line"), [({"double_board": True}, ""), ({"boards": 2}, "r100")], ids=("two boards", "run twice")
)
def test_t10_a_card_for_everybody_lies_on_both_boards(dials, line):
    steps = (Deal(down=2), Bet(), Deal(board=3), Bet(), Deal(down=1, common=True), Bet())
    rules = house("standard", game=Game("two boards", steps, deck=SHORT_DECK), **dials)
    hand = to_the_end(play(start(rules, [100] * 10, 0, orders(1, rules.program, 10)), line))
    assert len(hand.board) == len(hand.second_board) == 4
    assert hand.board[3] == hand.second_board[3]
    assert not {*hand.board[:3]} & {*hand.second_board}
    for viewer in (None, 0):
        assert (hand.view(viewer).board, hand.view(viewer).second_board) == (hand.board, hand.second_board)
    assert read(write(hand)) == hand


def test_two_boards_follow_each_other_where_nothing_is_burned():
    game = Game("two boards", (Deal(down=1), Bet(), Deal(board=3), Bet(), Deal(board=2), Bet()))
    hand = to_the_end(start(house("standard", game=game, double_board=True, burn=False), [100] * 2, 0, FULL_DECK))
    assert hand.board == FULL_DECK_CARDS[2:5] + FULL_DECK_CARDS[8:10]
    assert hand.second_board == FULL_DECK_CARDS[5:8] + FULL_DECK_CARDS[10:12]


@pytest.mark.parametrize("burn", [True, False])
def test_t10_the_card_for_everybody_is_the_next_or_the_one_after_it(burn):
    game = Game("short", (Deal(down=1), Bet(), Deal(down=1, common=True), Bet()), ONE_CARD, FULL_DECK[:9], most=4)
    hand = to_the_end(start(house("standard", game=game, burn=burn), [100] * 4, 0, FULL_DECK[:9] * 2))
    assert hand.board == (FULL_DECK_CARDS[5 if burn else 4],)
    assert [len(hand.hole_cards(seat)) for seat in range(4)] == [1] * 4


def test_t10_who_holds_a_card_less_draws_a_card_less():
    steps = (Deal(down=1), Bet(), Deal(down=1, common=True), Exchange(2), Bet())
    rules = house("standard", game=Game("short", steps, ONE_CARD, FULL_DECK[:9], most=4), burn=False)
    hand = play(start(rules, [100] * 4, 0, FULL_DECK[:9] * (1 + rules.program.reshuffles)), "c c c x")
    assert [len(hand.board), hand.options.draw] == [1, 1]
    assert len(hand.choices) == 2


# what is hidden stays hidden in games of one's own


def test_a_draw_by_number_tells_which_cards_lay_face_up():
    game = Game("up-draw", (Deal(down=2, up=2), Bet(), Exchange(4), Bet()), (Ranking("card", board=False),))
    hand = deal(house("standard", game=game), (100,) * 2, "c x")
    for number, action in enumerate(hand.choices):
        asked, numbered = hand.fork(), hand.fork()
        asked.act(action)
        numbered.choose(number)
        assert numbered == asked
        assert numbered.up(hand.turn) == asked.up(hand.turn)
        shown = [card for card in action.cards if card in hand.up(hand.turn)]
        (seen,) = [event for event in numbered.view(None).log if isinstance(event, Drew)]
        assert [card for card in seen.cards if card is not None] == shown


def test_a_draw_of_up_cards_shows_them_and_one_of_down_cards_does_not():
    game = Game("up-draw", (Deal(down=4, up=1), Bet(), Exchange(5), Bet()), (Ranking(board=False),))
    hand = deal(house("standard", game=game), (100,) * 2, "c x")
    hand.act(Draw(hand.options.discards))
    (seen,) = [event for event in hand.view(None).log if isinstance(event, Drew)]
    assert [card is not None for card in seen.cards] == [False] * 4 + [True]


def test_a_hand_shown_after_an_unseen_discard_has_the_cards_up_that_lay_so():
    steps = (Deal(down=3), Deal(up=1), Deal(down=2), Bet(), Throw(1), Bet())
    hand = deal(house("standard", game=Game("one up", steps, (Ranking(board=False),))), (100,) * 2, "c x")
    for seat in (1, 0):
        hand.act(Discard(hand.hole_cards(seat)[5]), seat)
    hand.act(Check())
    hand.act(Check())
    assert hand.over
    for viewer in (0, 1, None):
        seen = hand.view(viewer)
        for seat in (0, 1):
            if None not in seen.holes[seat]:
                assert (seen.holes[seat], seen.up[seat]) == (hand.hole_cards(seat), hand.up(seat))
    assert any(None not in cards for cards in hand.view(None).holes)


UP_AND_DRAWN = """name = "up-and-drawn"
blinds = false
steps = [{deal = {up = 1}, street = "first"}, {draw = {most = 1}}, {bet = {opens = "low-card"}}]
rankings = [{order = "card", board = false}]
"""


@pytest.mark.parametrize(
    ("draws", "opens"),
    [("d- d- d-", 2), ("d- dQs d-", 1), ("dKs dQs d-", 0), ("dKs d- dAs", 2), ("dKs dQs dAs", 1)],
    ids=("the queen", "the king", "only the ace shows", "only the queen shows", "none shows: left of the button"),
)
@pytest.mark.parametrize("hidden", ["3c4c5c", "5c4c3c", "4c3c5c"])
def test_who_brings_in_never_depends_on_a_card_that_lies_face_down(draws, opens, hidden):
    rules = own(UP_AND_DRAWN).but(limit="fixed", bets=(2, 4), ante=1, bring_in=1, burn=False)
    rest = [card for card in FULL_DECK if card not in bytes(cards("KsQsAs" + hidden))]
    hand = start(rules, [50] * 3, 0, bytes(cards("KsQsAs" + hidden)) + bytes(rest))
    assert play(hand, draws).turn == opens


def test_a_hand_in_play_that_a_hidden_card_opened_is_of_an_older_engine():
    rules = own(UP_AND_DRAWN).but(limit="fixed", bets=(2, 4), ante=1, bring_in=1, burn=False)
    first = bytes(cards("KsQsAs"))
    hand = start(rules, [50] * 3, 0, first + bytes(card for card in FULL_DECK if card not in first))
    play(hand, "d- d- d- b")
    stored = parse_hand(hand.to_json())
    *before, last = hand.facts
    elsewhere = entry(kind_of(last), (seat_of(last) + 1) % 3, value_of(last), flag_of(last))
    assert hand_from(replace(stored, engine=1)) == hand, "nothing hidden had a say"
    with pytest.raises(OtherEngine, match="version 1 of the engine began this hand"):
        hand_from(replace(stored, engine=1, facts=packed([*before, elsewhere])))

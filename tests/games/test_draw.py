"""Draw and lowball, rule by rule; decks that run out in the middle of a draw."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dealing import checks, deal, limps, raises, refused, told
from sidepot import house, start
from sidepot.cards import FULL_DECK
from sidepot.deck import Shuffler
from sidepot.engine import Call, Check, Draw, Fold, Hand, Illegal, RaiseTo, play
from sidepot.engine.events import Dealt, Drew, Reshuffled, Won
from sidepot.rules import GAMES, Game, Rules
from sidepot.rules.steps import Bet, Deal, Exchange, Ranking

pytestmark = pytest.mark.core

FIVE = house("standard", game="draw")
TRIPLE = house("standard", game="triple27", limit="fixed", blinds=(5, 10))
DEEP = 10_000
DRAWS = ("draw", "draw27", "triple27", "triple-a5", "badugi", "badacey", "badeucey")


def drawn_down(hand: Hand, draw: Callable[[Hand, int], Draw]) -> Hand:
    """Everybody calls and checks; *draw* says what a seat throws away."""
    while not hand.over:
        options = hand.options
        if options.may_draw:
            hand.act(draw(hand, options.seat))
        else:
            hand.act(Check() if options.may_check else Call())
    return hand


def draw_all(hand: Hand, many: list[int] | None = None) -> None:
    """One draw: each in turn so many cards, or as many as can be served."""
    for given in many or [5] * len(hand.inside):
        options = hand.options
        hand.act(Draw(options.discards[: given if many else options.draw]))


def as_many_as_possible(hand: Hand, seat: int) -> Draw:
    return Draw(hand.hole_cards(seat)[: hand.options.draw])


def pat(hand: Hand, seat: int) -> Draw:
    return Draw()


def orders(seed: int, many: int = 4) -> bytes:
    """A deck and as many more orders of its cards as the draws may need."""
    shuffler = Shuffler(seed)
    return b"".join([shuffler.next() for _ in range(many)])


# T13


@pytest.mark.parametrize("game", DRAWS)
def test_t13_blinds_and_button_as_in_holdem_and_a_betting_after_each_draw(game):
    program = GAMES[game]()
    assert program.hole == (4 if game == "badugi" else 5)
    assert program.draws == (1 if game in ("draw", "draw27") else 3)
    hand = start(house("standard", game=game), (DEEP,) * 4, 0, FULL_DECK)
    assert hand.blinds_at == (1, 2)
    assert (hand.turn, hand.options.to_call) == (3, 2)
    play(hand, limps(4))
    assert (hand.turn, hand.options.may_draw) == (1, True)
    play(hand, "d- d- d- d-")
    assert (hand.turn, hand.options.may_bet) == (1, True)


# T14


def test_t14_draws_go_in_turn_from_left_of_the_button():
    hand = play(start(FIVE, (DEEP,) * 3, 0, FULL_DECK), limps(3))
    assert refused(hand, Draw(), 2) is Illegal.NOT_YOUR_TURN
    for action in (Check(), Fold(), RaiseTo(10)):
        assert refused(hand, action) is Illegal.MUST_DRAW
    turns = []
    while hand.options.may_draw:
        turns.append(hand.turn)
        hand.act(Draw(hand.options.discards[:2]))
    assert turns == [1, 2, 0]


def test_t14_how_many_is_public_and_which_is_not():
    hand = play(start(FIVE, (DEEP,) * 3, 0, FULL_DECK), limps(3))
    thrown = hand.hole_cards(1)[:2]
    hand.act(Draw(thrown))
    for viewer, seen in ((1, thrown), (2, (None, None)), (None, (None, None))):
        assert [event.cards for event in hand.view(viewer).log if isinstance(event, Drew)] == [seen]


def test_t14_all_cards_or_none():
    hand = play(start(FIVE, (DEEP,) * 3, 0, FULL_DECK), limps(3))
    held = hand.hole_cards(1)
    assert hand.options.draw == 5
    assert refused(hand, Draw((held[0], held[0]))) is Illegal.NOT_YOUR_CARD
    assert refused(hand, Draw((hand.hole_cards(2)[0],))) is Illegal.NOT_YOUR_CARD
    hand.act(Draw(held))
    play(hand, "d- d-")
    assert not set(held) & set(hand.hole_cards(1))
    assert [len(event.cards) for event in told(hand, Drew)] == [5, 0, 0]


def test_t14_all_in_players_draw_too():
    hand = play(start(TRIPLE, (DEEP, 10, 10), 0, FULL_DECK), "c c")
    assert (hand.turn, hand.options.may_draw) == (1, True)
    drawn_down(hand, lambda hand, seat: Draw(hand.hole_cards(seat)[:1]))
    assert [event.seat for event in told(hand, Drew)] == [1, 2, 0] * 3


def five_and_five(rules: Rules) -> list[list[int]]:
    """The places in the deck from which two players who draw five are served."""
    hand = play(start(rules, (DEEP,) * 3, 0, FULL_DECK), limps(3))
    draw_all(hand, [5, 5, 0])
    return [[int(card) for card in hand.hole_cards(seat)] for seat in (1, 2)]


def test_t14_five_come_one_after_the_other_or_the_fifth_after_everybody_elses():
    assert five_and_five(FIVE) == [list(range(16, 21)), list(range(21, 26))]
    assert five_and_five(FIVE.but(fifth_card="last")) == [[16, 17, 18, 19, 24], [20, 21, 22, 23, 25]]
    assert house("roberts").fifth_card == "last"


# T15


@pytest.mark.parametrize(("burn", "place"), [(True, 12), (False, 10)])
def test_t15_a_card_is_burned_before_each_draw_also_when_all_stand_pat(burn, place):
    hand = play(start(TRIPLE.but(burn=burn), (DEEP,) * 2, 0, FULL_DECK), "c x d- d- x x")
    draw_all(hand, [1, 0])
    assert int(hand.hole_cards(1)[-1]) == place


# T16


def six_limped(seed: int) -> Hand:
    """Six players of triple draw before the first draw: 30 cards are dealt, 22 left."""
    return play(start(TRIPLE, (DEEP,) * 6, 5, orders(seed)), limps(6))


def six_handed(seed: int = 1, many: int = 4) -> Hand:
    """Six players; everybody draws five as often as it can be served."""
    return drawn_down(start(TRIPLE, (DEEP,) * 6, 5, orders(seed, many)), as_many_as_possible)


def test_t16_the_last_card_is_used_only_where_it_completes_every_draw():
    hand = six_limped(3)
    draw_all(hand, [5, 5, 5, 5, 1, 0])
    assert not told(hand, Reshuffled)
    assert int(hand.hole_cards(4)[-1]) == orders(3)[51]


def test_t16_else_it_is_shuffled_with_muck_burns_and_earlier_discards():
    hand = play(start(TRIPLE, (DEEP,) * 6, 5, orders(3)), "c f c c c x")
    draw_all(hand, [5, 5, 5, 5, 5])
    # the stub's 22 cards: one burned, 20 dealt, one left; with the burn and the five that were folded
    assert [event.cards for event in told(hand, Reshuffled)] == [7]
    folded = {int(card) for card in hand.hole_cards(3)}
    left = folded | {orders(3)[30], orders(3)[51]}
    expected = [card for card in orders(3)[52:104] if card in left][:5]
    assert [int(card) for card in hand.hole_cards(5)] == expected


def test_t16_the_last_card_is_not_used_for_a_fifth_that_comes_last_either():
    hand = play(start(TRIPLE.but(fifth_card="last"), (DEEP,) * 6, 5, orders(3)), "c f c c c x")
    draw_all(hand, [5, 5, 5, 5, 5])
    # one burned, four for each of five players: the last of the 22 waits, and is shuffled with the burn and the folded
    assert [event.cards for event in told(hand, Reshuffled)] == [7]
    assert all(len(hand.hole_cards(seat)) == 5 for seat in range(6))


def new_cards_by_draw(hand: Hand) -> list[tuple[set[int], set[int]]]:
    """Of each draw what was thrown away, and what was dealt for it."""
    found: list[tuple[set[int], set[int]]] = []
    throwing = False
    for event in told(hand, Drew, Dealt)[hand.players :]:
        if isinstance(event, Drew) and not throwing:
            found.append((set(), set()))
        throwing = isinstance(event, Drew)
        found[-1][0 if throwing else 1].update(map(int, event.cards))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_t16_what_is_thrown_away_in_a_draw_never_comes_back_in_it(seed):
    hand = six_handed(seed)
    draws = new_cards_by_draw(hand)
    assert len(draws) == 3
    assert all(not thrown & new for thrown, new in draws)
    assert draws[0][0] & draws[1][1]
    assert all(len(hand.hole_cards(seat)) == 5 for seat in range(6))


def test_t16_nobody_is_given_fewer_cards_than_were_thrown_away():
    """So a draw is limited by what can be served."""
    hand = six_limped(5)
    offered = []
    while hand.options.may_draw:
        offered.append(hand.options.draw)
        hand.act(as_many_as_possible(hand, hand.options.seat))
    # 22 cards are nobody's, one of them is burned
    assert offered == [5, 5, 5, 5, 1, 0]


def test_t16_more_than_can_be_served_is_refused():
    hand = six_limped(5)
    for _ in range(4):
        hand.act(Draw(hand.options.discards))
    assert refused(hand, Draw(hand.options.discards[:2])) is Illegal.TOO_MANY_CARDS


@pytest.mark.parametrize("game", ["draw", "triple27", "badugi", "badacey", "drawmaha"])
def test_t16_as_many_players_as_there_can_be_all_drawing_always(game):
    rules = house("standard", game=game, limit="fixed", blinds=(5, 10))
    for seed in range(8):
        hand = start(rules, (DEEP,) * rules.max_players, 0, orders(seed, 1 + rules.program.draws))
        drawn_down(hand, as_many_as_possible)
        held = [card for seat in range(hand.players) for card in hand.hole_cards(seat)] + list(hand.board)
        assert len(set(held)) == len(held) == hand.players * rules.program.hole + len(hand.board)
        assert sum(hand.stacks) == DEEP * hand.players


# T17


def test_t17_small_unit_before_and_after_the_first_draw_big_from_the_second():
    hand = start(TRIPLE, (DEEP,) * 3, 0, FULL_DECK)
    sizes = [raises(hand)]
    play(hand, limps(3))
    for _ in range(3):
        play(hand, "d- d- d-")
        sizes.append(raises(hand))
        play(hand, checks(3))
    assert sizes == [(20, 20), (10, 10), (20, 20), (20, 20)]


def test_t17_with_a_single_draw_the_big_unit_comes_after_it():
    fixed = FIVE.but(limit="fixed", blinds=(5, 10))
    assert raises(play(start(fixed, (DEEP,) * 3, 0, FULL_DECK), limps(3) + "d- d- d-")) == (20, 20)


def test_t17_four_wagers_a_round_lifted_where_it_began_with_two():
    hand = play(start(TRIPLE, (DEEP,) * 3, 0, FULL_DECK), limps(3) + "d- d- d- r10 r20 r30 r40")
    assert hand.options.closed is Illegal.CAPPED
    free = TRIPLE.but(cap_lifted="began-two")
    hand = play(start(free, (DEEP,) * 3, 0, FULL_DECK), "f c x d- d- r10 r20 r30 r40 r50")
    assert hand.options.closed is None


@pytest.mark.parametrize("game", ["draw", "draw27"])
def test_t17_single_draws_are_played_at_no_limit_pot_limit_and_fixed(game):
    for limit, most in (("no", DEEP), ("pot", 7), ("fixed", 4)):
        hand = start(house("standard", game=game, limit=limit), (DEEP,) * 3, 0, FULL_DECK)
        assert hand.options.max_to == most
    assert house("standard", game=game).limit == "no"


# T18


def winners(game: str, one: str, other: str) -> list[tuple[int, bool]]:
    """Who wins, and whether by the second ranking, when two stand pat to the end."""
    hand = deal(house("standard", game=game), (DEEP,) * 2, "", hole=[one, other])
    drawn_down(hand, pat)
    return sorted((event.seat, event.low) for event in told(hand, Won))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("7c5d4h3s2c", "8c5h4s3d2d"),
        ("KcQd4h3s2c", "Ac5h4s3d2d"),
        ("AcQd4h3s2c", "2s2h4d5c7h"),
        ("AcKdQh9s2c", "7h6d5s4s3c"),
        ("AcKdQh9s3c", "9h8h7h3h2h"),
        ("Ac5d4h3s2c", "AdKh9s8s7d"),
        ("Ac5d4h3s2c", "6h5s4s3d2d"),
    ],
)
def test_t18_deuce_to_seven_aces_are_high_straights_and_flushes_count_and_the_wheel_is_no_straight(one, other):
    assert winners("draw27", one, other) == [(0, False)]
    assert winners("triple27", other, one) == [(1, False)]


@pytest.mark.parametrize(("one", "other"), [("5c4c3c2cAc", "6h4d3d2dAd"), ("6c5c4c3c2c", "7h4d3d2dAd")])
def test_t18_ace_to_five_ignores_straights_and_flushes(one, other):
    assert winners("triple-a5", one, other) == [(0, False)]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("KcQdJhTs", "As2d3h3c"),
        ("Ac2d3h4s", "Kc2h3s4d"),
        ("Ac2c3c4d", "2h3h4h5h"),
        ("Ac2d2h3s", "Kc4h4d5s"),
    ],
)
def test_t18_badugi_more_cards_then_the_lowest(one, other):
    assert winners("badugi", one, other) == [(0, False)]


def test_t18_badugi_with_four_of_one_suit_ranks_by_one_card():
    assert winners("badugi", "Ac9cTcJc", "2h3h4h5h") == [(0, False)]
    assert winners("badugi", "Ac9cTcJc", "AdQdJdTd") == [(0, False), (1, False)]


def test_t18_aces_are_high_in_the_badugi_half_of_badeucey():
    one, other = "Ac2d3h4s9s", "2c3d4h5s9d"
    assert (0, False) in winners("badacey", one, other)
    assert (1, False) in winners("badeucey", one, other)


# T19


def test_t19_as_many_players_as_the_deck_deals_and_a_card_more_for_each():
    assert [house("standard", game=game).max_players for game in DRAWS] == [8, 8, 8, 8, 10, 8, 8]
    with pytest.raises(ValueError, match="triple27 takes 2 to 8"):
        start(TRIPLE, (DEEP,) * 9, 0, FULL_DECK)


def test_t19_a_game_that_can_never_be_served_is_refused():
    with pytest.raises(ValueError, match="fewer than two players"):
        Game("tiny", (Deal(down=5), Bet(), Exchange(5), Bet()), (Ranking(board=False),), deck=FULL_DECK[:11])


# T20


def test_t20_the_same_orders_give_the_same_hand():
    assert six_handed(9).log == six_handed(9).log


def test_t20_the_order_of_a_reshuffle_is_part_of_the_deck():
    deck = orders(3)
    other = deck[:52] + deck[52:104][::-1] + deck[104:]
    hands = [play(start(TRIPLE, (DEEP,) * 6, 5, given), "c f c c c x") for given in (deck, other)]
    for hand in hands:
        draw_all(hand, [5, 5, 5, 5, 5])
    assert hands[0].hole_cards(5) != hands[1].hole_cards(5)
    assert [hands[0].hole_cards(seat) for seat in range(5)] == [hands[1].hole_cards(seat) for seat in range(5)]
    assert hands[0].deck == deck


def test_t20_orders_are_of_the_same_cards_and_not_too_many():
    deck = orders(13)
    for wrong in (deck + deck[:52], deck[:52] + deck[1:53], deck[:60]):
        with pytest.raises(ValueError, match="deck"):
            start(TRIPLE, (DEEP,) * 6, 5, wrong)
    with pytest.raises(ValueError, match="deck"):
        start(house("standard"), (DEEP,) * 2, 0, FULL_DECK * 2)


def test_t20_one_order_is_enough_to_play_a_hand_to_its_end():
    for seed in range(5):
        assert six_handed(seed, many=1).over


# what others got wrong


def test_fixed_limit_omaha_hi_lo_is_fixed_limit():
    hand = start(house("standard", game="omaha8", limit="fixed", blinds=(5, 10)), (DEEP,) * 3, 0, FULL_DECK)
    assert raises(hand) == (20, 20)

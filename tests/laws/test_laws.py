"""What holds for every house, every stack and every line of play."""

from collections.abc import Iterator
from itertools import combinations
from math import inf, nan, nextafter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sidepot.cards import Card
from sidepot.engine import Draw, Fold, Hand, IllegalAction, line_of, read, replay, start, write
from sidepot.engine.events import Discarded, Drew, Reshuffled, decisions
from sidepot.testing import any_actions, finished_hands, hands, new_hands, own_rules, rules, step

pytestmark = pytest.mark.core

ANY = rules() | own_rules()
"""Houses with shipped games, and with games of their own."""


def chips(hand: Hand) -> int:
    """Everything on the table: stacks, pots, and what the house took or dropped."""
    taken = hand.result.rake + hand.result.dropped if hand.result else 0
    return sum(hand.stacks) + sum(pot.amount for pot in hand.pots) + taken


@given(st.data())
def test_chips_are_neither_made_nor_lost(data: st.DataObject) -> None:
    hand = data.draw(new_hands(ANY))
    total = sum(hand.starting_stacks)
    assert chips(hand) == total
    while not hand.over:
        step(data.draw, hand)
        assert chips(hand) == total
        assert min(hand.stacks) >= 0


@given(hands(ANY))
def test_the_log_is_the_hand(hand: Hand) -> None:
    again = replay(
        hand.rules, hand.starting_stacks, hand.button, hand.deck, hand.log, no_sb=hand.no_sb, posts=hand.posts
    )
    assert again == hand
    assert again.stacks == hand.stacks
    assert again.turn == hand.turn
    assert again.result == hand.result


@given(hands())
def test_a_hand_is_one_line_of_text(hand: Hand) -> None:
    again = read(write(hand))
    assert again.log == hand.log
    assert again.stacks == hand.stacks
    assert line_of(again) == line_of(hand)


@given(st.data())
def test_legal_actions_are_accepted_all_others_refused_and_change_nothing(data: st.DataObject) -> None:
    hand = data.draw(hands(ANY))
    before = hand.fork()
    action = data.draw(any_actions(hand.options))
    reason = hand.options.why_not(action)
    assert (action in hand.options) == (reason is None)
    if reason is None:
        assert len(hand.act(action)) > 0
        assert hand != before
    else:
        with pytest.raises(IllegalAction) as refused:
            hand.act(action)
        assert refused.value.reason is reason
        assert str(refused.value)
        assert hand == before
        assert hand.stacks == before.stacks
        assert hand.options == before.options


@given(hands(ANY))
def test_the_listed_actions_are_legal(hand: Hand) -> None:
    listed = hand.options.all()
    assert hand.over == (not listed)
    for action in listed:
        assert action in hand.options
        hand.fork().act(action)


@given(hands(ANY))
def test_the_choices_are_the_listed_actions_without_a_fold_that_gains_nothing(hand: Hand) -> None:
    options = hand.options
    listed = [action for action in options.all() if not (isinstance(action, Fold) and options.may_check)]
    assert hand.choices == options.choices
    if options.may_draw:
        assert set(listed) <= set(hand.choices) == {Draw(way) for way in ways(options.discards, options.draw)}
    else:
        assert list(hand.choices) == listed


def ways(held: tuple[Card, ...], most: int) -> Iterator[tuple[Card, ...]]:
    """Every set of up to so many cards."""
    for many in range(min(most, len(held)) + 1):
        yield from combinations(held, many)


@given(hands(ANY))
def test_choosing_by_number_is_acting_on_the_choice(hand: Hand) -> None:
    choices = hand.choices
    assert hand.choice_count == len(choices)
    for number, action in enumerate(choices):
        chosen, acted = hand.fork(), hand.fork()
        acted.act(action)
        assert chosen.choose(number) == len(acted.choices)
        assert chosen == acted
    for number in (-1, len(choices), 2**31 - 1):
        with pytest.raises(IndexError, match=f"there are {len(choices)}"):
            hand.choose(number)
    for nothing in (0.5, "0", None):
        with pytest.raises(TypeError):
            hand.choose(nothing)  # type: ignore[arg-type]


@given(hands(ANY), st.floats(0, 1, exclude_max=True))
def test_picking_is_choosing_the_one_that_lies_there(hand: Hand, part: float) -> None:
    picked, chosen = hand.fork(), hand.fork()
    many = hand.choice_count
    if many:
        assert picked.pick(part) == chosen.choose(int(part * many))
        assert picked == chosen
        assert hand.fork().pick(nextafter(1, 0)) == hand.fork().choose(many - 1)
    else:
        with pytest.raises(IndexError, match="the hand is over"):
            hand.pick(part)
    for nowhere in (-0.1, 1, 1.5, inf, nan):
        with pytest.raises(ValueError, match="from 0 up to 1"):
            hand.pick(nowhere)
    for nothing in ("0", None):
        with pytest.raises(TypeError):
            hand.pick(nothing)  # type: ignore[arg-type]
    assert hand.choice_count == many


@given(hands(ANY))
def test_only_the_seat_to_act_may_act(hand: Hand) -> None:
    listed = hand.options.all()
    for seat in range(hand.players):
        if seat != hand.turn and seat not in hand.owing_discards:
            for action in listed:
                with pytest.raises(IllegalAction):
                    hand.act(action, seat)


@given(finished_hands(ANY))
def test_pots_and_what_comes_back_are_all_that_was_paid(hand: Hand) -> None:
    result = hand.result
    assert result is not None
    assert sum(result.paid) == sum(pot.amount for pot in result.pots) + sum(result.returned)
    assert sum(result.net) == -result.rake - result.dropped
    for pot in result.pots:
        assert set(pot.winners) <= set(pot.entitled) <= set(range(hand.players))
        assert len(hand.inside) == 1 or all(result.paid[seat] > 0 for seat in pot.entitled)
        assert sum(pot.shares.values()) <= pot.amount - pot.rake
    for seat in range(hand.players):
        assert result.won[seat] == sum(pot.shares.get(seat, 0) for pot in result.pots)
    assert result.sentences or not sum(result.paid)


@given(finished_hands(ANY))
def test_whoever_wins_at_a_showdown_has_shown(hand: Hand) -> None:
    if hand.result is None or len(hand.inside) < 2:
        return
    for award in hand.result.awards:
        assert set(award.shares) <= set(hand.result.shown)


@given(finished_hands(ANY))
def test_nobody_wins_more_of_another_than_the_own_stake(hand: Hand) -> None:
    """X12; dead money for the table aside, and orphan layers, which come only from hands that died or were mucked."""
    assume(hand.rules.showdown == "auto" and not any(action is None for _, action in decisions(hand.log)))
    assume(hand.rules.opens_first == "left-of-bb" and hand.rules.forced != "antes")
    result = hand.result
    assert result is not None
    dead = sum(result.paid) - sum(hand.paid)
    for seat in range(hand.players):
        assert result.won[seat] <= dead + sum(min(chips, hand.paid[seat]) for chips in hand.paid)


@given(hands(ANY))
def test_no_card_is_dealt_twice_and_the_actor_can_act(hand: Hand) -> None:
    again = any(isinstance(event, Reshuffled) for event in hand.log)
    # once the deck was shuffled again, cards that were folded or thrown away may be dealt to somebody else
    seats = hand.inside if again else range(hand.players)
    dealt: list[Card | None] = [card for seat in seats for card in hand.hole_cards(seat)]
    dealt += [*hand.board, *_own(hand)]
    if not again:
        gone = [event for event in hand.log if isinstance(event, Drew | Discarded)]
        dealt += [card for event in gone for card in event.cards if not getattr(event, "onto_board", False)]
    assert len(set(dealt)) == len(dealt)
    if hand.turn is not None:
        assert hand.turn in hand.inside
        if hand.options.may_fold:
            assert hand.stacks[hand.turn] > 0


def _own(hand: Hand) -> list[Card]:
    """The cards of the second board that are its own."""
    return [b for a, b in zip(hand.board, hand.second_board, strict=False) if a != b]


@given(st.data())
def test_a_fork_goes_its_own_way(data: st.DataObject) -> None:
    hand = data.draw(hands(ANY))
    fork = hand.fork()
    assert fork == hand
    written = write(hand)
    while not fork.over:
        step(data.draw, fork)
    assert write(hand) == written
    assert hand.over or hand != fork


@given(finished_hands(ANY))
def test_turning_the_table_round_turns_the_result_round(hand: Hand) -> None:
    """Seats are a circle: with everybody one seat further the same things happen one seat further."""
    players = hand.players

    def on(seat: int) -> int:
        return (seat + 1) % players

    stacks = [0] * players
    for seat, stack in enumerate(hand.starting_stacks):
        stacks[on(seat)] = stack
    posts = {on(seat): post for seat, post in hand.posts.items()}
    turned = start(hand.rules, stacks, on(hand.button), hand.deck, no_sb=hand.no_sb, posts=posts)
    for seat, action in decisions(hand.log):
        if action is None:
            turned.kill(on(seat))
        elif turned.options.may_show or type(action).__name__ not in ("Show", "Muck"):
            turned.act(action, on(seat))
    assert turned.over
    assert [turned.stacks[on(seat)] for seat in range(players)] == list(hand.stacks)

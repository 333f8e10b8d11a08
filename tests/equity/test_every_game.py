"""Stud, draw, lowball, hi-lo, two boards and small games, against every deal counted one by one."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from sidepot.cards import card_set, cards, from_set, show
from sidepot.equity import Equity, breakdown, equity, played
from sidepot.equity.games import game_named, parts_of
from sidepot.equity.layout import read_layout
from sidepot.equity.solved_draws import draw_book
from sidepot.equity.symmetry import EVERY, moved
from sidepot.ranks.orders import NUMBERS
from sidepot.ranks.scalar import worth
from sidepot.rules.games import GAMES, Game

pytestmark = pytest.mark.core


def counted(game: Game, hands: list[str], boards: list[str], dead: str = "") -> tuple[list[float], list[float]]:
    """Every player's equity and chance to win all of it, by every way to complete hands and boards."""
    known = [card_set(cards(hand)) for hand in hands]
    table = [card_set(cards(board)) for board in boards]
    deck = card_set(game.deck_of(len(hands))) & ~card_set(cards(dead)) & ~sum(known) & ~sum(table)
    won, scoops, deals = [0.0] * len(hands), [0] * len(hands), 0
    for held, on in completed(game, known, table, deck):
        shares = [0.0] * len(hands)
        for board in on:
            for at, share in enumerate(split(game, held, board)):
                shares[at] += share / len(on)
        deals += 1
        for at, share in enumerate(shares):
            won[at] += share
            scoops[at] += share > 1 - 1e-9
    return [share / deals for share in won], [many / deals for many in scoops]


def completed(game, known, table, deck, held=(), on=()):
    """Each way to give hands and then boards the cards they lack."""
    if len(held) < len(known):
        have = known[len(held)]
        for more in combinations(from_set(deck), game.held - have.bit_count()):
            bits = card_set(more)
            yield from completed(game, known, table, deck & ~bits, (*held, have | bits), on)
    elif len(on) < len(table):
        have = table[len(on)]
        for more in combinations(from_set(deck), game.board - have.bit_count()):
            bits = card_set(more)
            yield from completed(game, known, table, deck & ~bits, held, (*on, have | bits))
    else:
        yield held, on


def split(game: Game, held: tuple[int, ...], board: int) -> list[float]:
    values = [
        [worth(NUMBERS[way.order], hand, board if way.board else 0, way.must, way.may) for hand in held]
        for way in game.rankings
    ]
    halves = [[(value == max(some)) / some.count(max(some)) for value in some] for some in values if any(some)]
    return [sum(shares) / len(halves) for shares in zip(*halves, strict=True)]


def small(name: str, deck: str) -> Game:
    return replace(GAMES[name](), deck=bytes(sorted(cards(deck))))


LOW_DECK = "As2s3s4s5s6s7s8s9s Ah2h3h4h5h6h7h8h Kd2d3d4d5d"


@pytest.mark.parametrize("name", ["stud", "stud8", "razz"])
def test_stud_on_a_small_deck(name: str) -> None:
    game = small(name, LOW_DECK)
    for hands, dead in (
        (["As2s3h7h8s", "Ah4s5h6h8h"], ""),
        (["As2s3h7h8s", "Ah4s5h6h8h"], "Kd 2d"),
        (["As2s3h7h8s9s", "Ah4s5h6h8hKd", "2h3s5s6s7s4d"], "5d"),
    ):
        found = equity(hands, dead=dead, game=game)
        shares, scoops = counted(game, hands, [""], dead)
        assert found.exact
        assert found.equity == pytest.approx(shares)
        assert found.win == pytest.approx(scoops)


@pytest.mark.parametrize(
    ("name", "hands", "board"),
    [
        ("omaha8", ["As2s3h7h", "Ah4s5h6h"], "8s2d3d"),
        ("omaha5-8", ["As2s3h7h9s", "Ah4s5h6hKd"], "8s2d3d"),
        ("courchevel", ["As2s3h7h9s", "Ah4s5h6hKd"], "8s2d3d"),
        ("rhode-island", ["As", "Kd"], ""),
        ("leduc", ["Js", "Ks"], ""),
        ("kuhn", ["Js", "Ks"], ""),
        ("royal", ["AsKs", "QhQd"], "JsTs9s"[:4]),
    ],
)
def test_games_with_a_board(name: str, hands: list[str], board: str) -> None:
    game = GAMES[name]()
    found = equity(hands, board=board, game=game)
    assert found.exact
    assert found.equity == pytest.approx(counted(game, hands, [board])[0])


@pytest.mark.parametrize("name", ["holdem", "omaha8"])
def test_two_boards_share_the_pot(name: str) -> None:
    game = GAMES[name]()
    hands = ["AsKs", "QhQd"] if name == "holdem" else ["AsKs2d3d", "QhQdJh9h"]
    boards = ["2c3c4c5c", "7h8h9dTc"]
    found = equity(hands, board=boards[0], second_board=boards[1], game=name)
    shares, scoops = counted(game, hands, boards)
    assert found.exact
    assert found.equity == pytest.approx(shares)
    assert found.win == pytest.approx(scoops)
    assert [part.name for part in found.parts] == list(parts_of(game, 2))
    # each board by itself, the cards of the other gone, has its half
    for at, (board, other) in enumerate([boards, boards[::-1]]):
        alone = equity(hands, board=board, dead=other, game=name).equity
        per = len(found.parts) // 2
        half = [sum(part.equity[who] for part in found.parts[at * per : (at + 1) * per]) for who in range(2)]
        assert half == pytest.approx([share / 2 for share in alone])


@pytest.mark.parametrize(
    ("name", "hands"),
    [
        ("draw27", ["2s3h4d7cKs", "8s7h6d5cJs"]),
        ("triple-a5", ["As2h3d4cKs", "8s7h6d5cJs"]),
        ("badugi", ["As2h3dKd", "4c5d6h9h"]),
        ("badeucey", ["2s3h4d5cKc", "8s7h6dTcJs"]),
        ("draw", ["AsAhKdKc2d", "9s9h3d3c5s"]),
    ],
)
def test_one_draw_left_is_every_card_that_can_come(name: str, hands: list[str]) -> None:
    game = GAMES[name]()
    book = draw_book(tuple(way.order for way in game.rankings), game.hole, game.draws)
    kept = [show(from_set(book.keep(card_set(cards(hand)), 1))) for hand in hands]
    thrown = "".join(show(set(cards(hand)) - set(cards(keep))) for hand, keep in zip(hands, kept, strict=True))
    found = equity(hands, game=name, draws=1)
    drawn = sum(game.hole - len(keep) // 2 for keep in kept)
    if drawn <= 3:
        assert found.exact
        assert found.equity == pytest.approx(counted(game, kept, [""], thrown)[0])
    as_kept = equity(kept, dead=thrown, game=name, draws=0)
    if as_kept.exact:
        assert found.equity == pytest.approx(as_kept.equity)


def test_a_hand_with_fewer_cards_draws_them_now() -> None:
    found = equity(["2347", "87653"], game="triple27", draws=0)
    assert (found.exact, found.deals) == (True, 43)
    # the fifth card must be a 5 or 6 below a pat 8765: of four fives less the one, four sixes less the one
    known = ["2s3h4d7c", "8s7h6d5c3s"]
    assert equity(known, game="triple27", draws=0).equity == pytest.approx(counted(GAMES["triple27"](), known, [""])[0])


def test_the_book_keeps_what_a_player_would_keep() -> None:
    deuce, high, badugi = (
        draw_book(orders, size, draws)
        for orders, size, draws in ((("deuce",), 5, 3), (("high",), 5, 1), (("badugi",), 4, 3))
    )

    def keeps(book, hand: str, draws: int) -> str:
        return show(from_set(book.keep(card_set(cards(hand)), draws)))

    assert keeps(deuce, "2s3h4d7cKs", 3) == show(from_set(card_set(cards("2s3h4d7c"))))
    assert keeps(deuce, "2s3h4d5c6s", 1) != "2s3h4d5c6s"  # a straight is no low
    assert len(keeps(deuce, "7s5h4d3c2s", 3)) == 10  # number one stands pat
    assert len(keeps(deuce, "7s5s4s3s2s", 1)) < 10  # a flush does not
    assert len(keeps(deuce, "9s8h5d4c2s", 1)) == 10
    assert set(cards(keeps(high, "AsAhKd7c2d", 1))) >= set(cards("AsAh"))
    assert set(cards(keeps(high, "9s9h5d5c2d", 1))) == set(cards("9s9h5d5c"))
    assert len(keeps(high, "9sTsJsQsKs", 1)) == 10
    assert set(cards(keeps(badugi, "As2h3dKd", 3))) == set(cards("As2h3d"))
    assert set(cards(keeps(badugi, "As2s3s4s", 2))) <= set(cards("As2s"))


@pytest.mark.parametrize("orders", [("deuce",), ("low",)])
def test_a_kept_set_is_worth_the_mean_of_what_it_becomes(orders: tuple[str, ...]) -> None:
    book = draw_book(orders, 5, 3)
    for text in ("2s3h4d7c", "2s3h8d9c"):
        kept = card_set(cards(text))
        hands = [kept | card.bit for card in from_set(card_set(range(52)) & ~kept)]
        now = [book.pat(hand) for hand in hands]
        assert book.keeps_worth(kept, 1) == pytest.approx(sum(now) / len(now), abs=1)
        best = [max(book.pat(hand), max(book.keeps_worth(some, 1) for some in parts(hand))) for hand in hands]
        assert book.keeps_worth(kept, 2) == pytest.approx(sum(best) / len(best), abs=1)


def parts(hand: int) -> list[int]:
    return [card_set(some) for size in range(5) for some in combinations(from_set(hand), size)]


SPOTS = [
    ("razz", ["As2s3h", "Kd4d5h"], "", 2000),
    ("stud", ["AsAh3h", "Kd4d5h", "8s9sTs"], "", 2000),
    ("stud8", ["AsAh3h5s", "Kd4d5h6d"], "", 2000),
    ("triple27", ["2s3h4d7cKs", "8s7h6d5cJs"], "", 200),
    ("badugi", ["As2h3dKd", "4c5d6h9h"], "", 200),
    ("badacey", ["As2h3dKd5d", "4c5h6h9h7c"], "", 200),
    ("drawmaha", ["As2h3dKd5d", "4c5h6h9h7c"], "Ts9d2s7h", 500),
    ("mit2026", ["AsKsQd", "7h7d6c"], "2c3c", 500),
]


@pytest.mark.parametrize(("name", "hands", "board", "samples"), SPOTS)
def test_shares_are_of_one_pot_and_parts_add_up(name: str, hands: list[str], board: str, samples: int) -> None:
    found = equity(hands, board=board, game=name, samples=samples, seed=4)
    assert sum(found.equity) == pytest.approx(1)
    for at, share in enumerate(found.equity):
        assert found.win[at] - 1e-12 <= share <= found.win[at] + found.tie[at] + 1e-12
        if found.parts:
            assert sum(part.equity[at] for part in found.parts) == pytest.approx(share)
    assert bool(found.parts) == GAMES[name]().low


@pytest.mark.parametrize("name", ["stud", "stud8", "razz"])
def test_seats_and_suits_change_nothing(name: str) -> None:
    hands = ["As2s3h7h8s9d", "Ah4s5h6h8hJs"]
    found = equity(hands, dead="KdKs", game=name)
    assert equity(hands[::-1], dead="KdKs", game=name).equity == pytest.approx(found.equity[::-1])
    for suits in EVERY[5::7]:
        others = [show(from_set(moved(card_set(cards(hand)), suits))) for hand in (*hands, "KdKs")]
        assert equity(others[:2], dead=others[2], game=name).equity == pytest.approx(found.equity)


def test_dead_cards_matter() -> None:
    live = equity(["A23", "KQ4"], game="razz", samples=100_000, seed=1).equity[0]
    blocked = equity(["A23", "KQ4"], dead="4 4 5 5 6 6 7 7", game="razz", samples=100_000, seed=1).equity[0]
    assert blocked < live - 0.02


def test_in_razz_suits_are_not_needed_and_are_said_to_be() -> None:
    found = equity(["A2367", "KQ458"], game="razz")
    assert found == replace(equity(["As2d3c6h7h", "KdQc4d5d8s"], game="razz"), assumed=found.assumed)
    assert "suits play no part" in found.assumed[0]
    assert not equity(["As2d3c6h7h", "KdQc4d5d8s"], game="razz").assumed


def test_draws_are_said_to_be_best_play() -> None:
    said = equity(["2347K", "8765J"], game="triple27", samples=10, seed=1).assumed
    assert any("own cards" in sentence for sentence in said)
    assert any("mixed suits" in sentence for sentence in said)


def test_a_list_of_stud_hands_is_a_range() -> None:
    ranged = equity(["As2s3h7h8s9s, AdKdQdJdTd2d:0.5", "Ah4s5h6h8hKs"], game="stud8")
    one, other = (equity([hand, "Ah4s5h6h8hKs"], game="stud8") for hand in ("As2s3h7h8s9s", "AdKdQdJdTd2d"))
    assert ranged.equity[0] == pytest.approx((one.equity[0] + other.equity[0] / 2) / 1.5)
    lines = breakdown(["As2s3h7h8s9s, AdKdQdJdTd2d:0.5", "Ah4s5h6h8hKs"], game="stud8").hands
    assert sorted(line.equity for line in lines) == pytest.approx(sorted([one.equity[0], other.equity[0]]))


@pytest.mark.parametrize("name", ["stud", "stud8", "razz"])
@pytest.mark.parametrize("hands", [["As2s3h", "Kd4d5h"], ["As2s3h", "random", "KsKd, 4d5h"]])
def test_the_fast_way_finds_what_the_slow_one_finds(
    name: str, hands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    fast = equity(hands, game=name, samples=3000, seed=8)
    monkeypatch.setattr(played, "_in_core", lambda layout: None)
    slow = equity(hands, game=name, samples=3000, seed=9)
    for at, share in enumerate(fast.equity):
        assert abs(share - slow.equity[at]) < 5 * (fast.stderr[at] ** 2 + slow.stderr[at] ** 2) ** 0.5 + 1e-9


def test_t10_where_the_deck_is_short_the_last_card_is_for_all() -> None:
    game = game_named("stud")
    hands = [show(range(6 * at, 6 * at + 6)) for at in range(8)]
    layout = read_layout(hands, [""], "", game, None)
    assert layout.common
    found = equity(hands, game="stud")
    assert (found.exact, found.deals) == (True, 4)
    shares = [0.0] * 8
    for last in range(48, 52):
        values = [worth(NUMBERS["high"], card_set(cards(hand)) | card_set([last]), 0, 0, 7) for hand in hands]
        for at, value in enumerate(values):
            shares[at] += (value == max(values)) / values.count(max(values)) / 4
    assert found.equity == pytest.approx(shares)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"hands": ["A23", "KQ4"], "game": "stud"}, "has no suit, and suits count in stud"),
        ({"hands": ["A234", "KQ4"], "game": "badugi"}, "has no suit"),
        ({"hands": ["A23", "KQ4"], "game": "razz", "board": "As"}, "razz has no board"),
        ({"hands": ["AAAAA", "KQ4"], "game": "razz"}, "there is no ace left"),
        ({"hands": ["As2s", "AsKs"], "game": "stud"}, "player 2: As is somewhere else"),
        ({"hands": ["AsAs", "AhKs"], "game": "stud"}, "As comes twice"),
        ({"hands": ["AsKsQsJsTs9s", "random"], "game": "draw"}, "at most 5 cards"),
        ({"hands": ["As", "random"], "game": "badugi", "draws": 4}, "badugi has 3"),
        ({"hands": ["As", "random"], "game": "stud", "draws": 1}, "stud has no draws"),
        ({"hands": ["As"] + ["random"] * 8, "game": "stud"}, "two to 8"),
        ({"hands": ["20%", "random"], "game": "stud"}, "is a range of two cards"),
        ({"hands": ["As:2", "random"], "game": "stud"}, "not a weight"),
        ({"hands": ["AsKsQs", "random"], "game": "mit2026", "board": "2c3c4c"}, "0, 2, 4, 5 or 6 cards"),
        ({"hands": ["2s", "random"], "game": "royal"}, "not in this deck|has one card"),
        ({"hands": ["As, Ks", "AsKs"], "game": "stud"}, "cannot hold any"),
    ],
)
def test_what_can_not_be_is_a_sentence(asked: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        equity(**asked)  # type: ignore[arg-type]


def test_a_game_of_ones_own_has_equities() -> None:
    game = replace(GAMES["razz"](), name="short razz", deck=bytes(sorted(cards(LOW_DECK))))
    found: Equity = equity(["As2s3h", "random"], game=game, samples=500, seed=1)
    assert found.equity[0] > 0.5


def test_six_hands_of_triple_draw_go_through_the_deck_and_on() -> None:
    """Thirty cards lie before six players, who throw away more than the twenty-two others: those come again (T16)."""
    names = ["2c3c5dJdKd", "2d4dTcJcQc", "3h5hThJhKs", "2h4cTdQdKc", "3s5sTsQsKh", "6c8dJsQhAs"]
    found = equity(names, game="triple27", samples=300, seed=1)
    assert sum(found.equity) == pytest.approx(1)
    assert min(found.equity) > 0

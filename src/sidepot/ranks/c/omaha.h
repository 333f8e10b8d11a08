/* Omaha in each lane: exactly two of four to six hole cards with exactly three of a board of three to five.

   Nothing is enumerated. What can be made is read off which ranks the hole has once or twice (one, two) and the board
   once, twice or three times; what is left of the two and the three cards are kickers. */
#ifndef SIDEPOT_OMAHA_H
#define SIDEPOT_OMAHA_H

#include "high.h"
#include "low.h"

typedef struct {
    lanes one, two, three; /* ranks held at least so often */
} often;

FN often often_of(suits x)
{
    lanes any1 = x.c | x.d, both1 = x.c & x.d, any2 = x.h | x.s, both2 = x.h & x.s;
    return (often){any1 | any2, both1 | both2 | (any1 & any2), (both1 & any2) | (both2 & any1)};
}

/* The highest *wanted* of a mask that has at most *spare* more. */
FN lanes highest_few(lanes x, lanes wanted, int spare)
{
    lanes over = count(x) - wanted, less = x;
    for (int i = 0; i < spare; i++) {
        less = without_lowest(less);
        x = choose(is_more(over, each(i)), less, x);
    }
    return unless(is_zero(wanted), x);
}

/* Of the five ranks down from each rank: which have two or more in the mask, which three? Added up bit by bit. */
FN void of_five_ranks(lanes ranks, lanes *two, lanes *three)
{
    lanes below = neighbours(ranks, STANDARD), x2 = below << 1, x3 = below << 2, x4 = below << 3;
    lanes odd = ranks ^ below, sum = odd ^ x2, carry1 = (ranks & below) | (odd & x2);
    lanes odd2 = sum ^ x3, carry2 = (sum & x3) | (odd2 & x4);
    *two = carry1 | carry2;
    *three = (carry1 & carry2) | (*two & (odd2 ^ x4));
}

FN lanes omaha_straight(lanes hole, lanes board)
{
    lanes two, three, unused;
    of_five_ranks(hole, &two, &unused);
    of_five_ranks(board, &unused, &three);
    lanes ranks = hole | board, below = neighbours(ranks, STANDARD), run = ranks & below;
    return highest(run & run << 2 & below << 3 & two & three);
}

/* Pairs, trips, full houses and quads. */
FN ranked omaha_kinds(often h, often b, int held)
{
    lanes both = h.one & b.one, both2 = without_lowest(both);
    truth no_pocket = is_zero(h.two), no_board_pair = is_zero(b.two), no_both2 = is_zero(both2);

    lanes four = (h.two & b.two) | (h.one & b.three);
    lanes pocket3 = h.two & b.one, split3 = h.one & b.two, three = pocket3 | split3 | b.three;
    lanes full_pocket = unless(no_board_pair, pocket3), full_split = unless(no_both2, split3);
    lanes full_board = unless(no_pocket, b.three), full = full_pocket | full_split | full_board;
    lanes pair = both | h.two | b.two;

    truth no_four = is_zero(four), no_full = is_zero(full), no_three = is_zero(three);
    lanes made = choose(no_four, choose(no_full, choose(no_three, pair, three), full), four);
    made = highest(made);
    lanes fill = unless(is_zero(made & full_pocket), b.two) | unless(is_zero(made & full_split), both) |
                 unless(is_zero(made & full_board), h.two);
    fill = highest(fill & ~made);

    /* two pairs: both split between hole and board, or one of the board's with a split or a pocket pair */
    lanes split1 = highest(both), split2 = highest(both ^ split1);
    lanes board_pair = highest_of_two(b.two);
    lanes pocket = held == 6 ? highest_of_two(highest_of_two(h.two)) : highest_of_two(h.two);
    lanes splits = unless(no_both2, split1 | split2);
    lanes mixed = unless(no_board_pair | is_zero(both), split1 | board_pair);
    lanes pairs = larger(splits, unless(no_board_pair | no_pocket, pocket | board_pair));
    truth one_split = is_more(mixed, pairs);
    pairs = larger(pairs, mixed);
    truth two_pair = no_four & no_full & no_three & ~is_zero(pairs);
    made = choose(two_pair, pairs, made);

    lanes from_hole = each(2), from_board = each(3);
    from_hole = less_one_if(~is_zero(made & h.one), less_one_if(~is_zero(made & h.two), from_hole));
    from_board = less_one_if(~is_zero(made & b.one), less_one_if(~is_zero(made & b.two), from_board));
    from_board = less_one_if(~is_zero(made & b.three), from_board);
    from_hole = choose(two_pair, only_if(one_split, each(1)), from_hole);
    from_board = choose(two_pair, unless(one_split, each(1)), from_board);
    lanes kickers = highest_few(h.one & ~made, from_hole, held - 2) | highest_few(b.one & ~made, from_board, 2);

    ranked r;
    r.category = less_one_if(is_zero(pair), choose(two_pair, each(2), each(1)));
    r.category = choose(no_three, r.category, each(3));
    r.category = choose(no_full, r.category, each(6));
    r.category = choose(no_four, r.category, each(7));
    r.major = made;
    r.kickers = choose(no_full | ~no_four, kickers, fill);
    return r;
}

/* The board's suit of three or more cards, and the hole cards of that suit. */
FN void omaha_suited(suits hole, suits board, lanes *mine, lanes *shared)
{
    *mine = *shared = each(0);
#define SUIT(suit)                                                                                                     \
    {                                                                                                                  \
        truth few = is_zero(without_lowest(without_lowest(board.suit)));                                               \
        *shared = choose(few, *shared, board.suit);                                                                    \
        *mine = choose(few, *mine, hole.suit);                                                                         \
    }
    SUIT(c) SUIT(d) SUIT(h) SUIT(s)
#undef SUIT
}

FN ranked omaha_of(suits hole, suits board, int held)
{
    often h = often_of(hole), b = often_of(board);
    ranked r = omaha_kinds(h, b, held);
    lanes top = omaha_straight(h.one, b.one);
    truth kept = is_zero(top) | is_more(r.category, each(5));
    r.category = choose(kept, r.category, each(4));
    r.major = choose(kept, r.major, top);
    r.kickers = only_if(kept, r.kickers);

    lanes mine, shared;
    omaha_suited(hole, board, &mine, &shared);
    truth flush = ~is_zero(without_lowest(mine));
    truth better = flush & ~is_more(r.category, each(5));
    lanes five = highest_few(mine, each(2), held - 2) | highest_few(shared, each(3), 2);
    r.category = choose(better, each(5), r.category);
    r.major = choose(better, five, r.major);
    r.kickers = unless(better, r.kickers);
    if (any(flush & ~is_zero(top))) {
        top = only_if(flush, omaha_straight(mine, shared));
        kept = is_zero(top);
        r.category = choose(kept, r.category, each(8));
        r.major = choose(kept, r.major, top);
        r.kickers = only_if(kept, r.kickers);
    }
    return r;
}

/* The ranks of an eight-or-better low, or none: the five lowest of all where they hold two of the hole and three of the
   board, else the lowest of the side that came short and what the other has besides. */
FN lanes omaha_eight_or_better(suits hole, suits board)
{
    lanes mine = aces_low((hole.c | hole.d) | (hole.h | hole.s)) & 0xFF;
    lanes shared = aces_low((board.c | board.d) | (board.h | board.s)) & 0xFF;
    lanes all = mine | shared, five = lowest_three(all);
    five |= lowest_two(all ^ five);
    truth short_hole = is_zero(without_lowest(five & mine));
    truth short_board = is_zero(without_lowest(without_lowest(five & shared)));

    lanes mine2 = lowest_two(mine), shared3 = lowest_three(shared);
    five = choose(short_hole, mine2 | lowest_three(shared & ~mine2), five);
    five = choose(short_board, shared3 | lowest_two(mine & ~shared3), five);
    return unless(is_zero(without_lowest(five & mine)) | is_zero(without_lowest(without_lowest(five & shared))) |
                      is_more(each(5), count(five)),
                  five);
}

#endif

/* Low hands in each lane: ace-to-five of five to seven cards, with or without eight-or-better, and badugi. */
#ifndef SIDEPOT_LOW_H
#define SIDEPOT_LOW_H

#include "lanes.h"

/* The ace in the place of the two, the two in that of the three, and so on. */
FN lanes aces_low(lanes ranks)
{
    return (ranks << 1 & 0x1FFF) | ranks >> 12;
}

FN lanes lowest_two(lanes x)
{
    return x ^ without_lowest(without_lowest(x));
}

FN lanes lowest_three(lanes x)
{
    return x ^ without_lowest(without_lowest(without_lowest(x)));
}

/* Fewer than four ranks: all of them play, the lowest ones more than once. */
FN ranked few_ranks(ranked r, lanes ranks, lanes two, lanes three)
{
    lanes first = lowest(two), second = lowest(two ^ first);
    truth one_paired = is_zero(second);
    truth two_ranks = is_zero(without_lowest(without_lowest(ranks)));
    truth few = is_zero(without_lowest(without_lowest(without_lowest(ranks))));
    lanes house = choose(one_paired, first, lowest(three));
    lanes major = choose(two_ranks, house, first | second);
    lanes category = choose(two_ranks, choose(one_paired, each(7), each(6)), choose(one_paired, each(3), each(2)));
    r.category = choose(few, category, r.category);
    r.major = choose(few, major, r.major);
    r.kickers = choose(few, ranks ^ major, r.kickers);
    return r;
}

/* An ace-to-five low before it is turned round: the five lowest ranks, or pairs where there are fewer. */
FN ranked lowest_of(suits x)
{
    x.c = aces_low(x.c), x.d = aces_low(x.d), x.h = aces_low(x.h), x.s = aces_low(x.s);
    lanes any1 = x.c | x.d, both1 = x.c & x.d, any2 = x.h | x.s, both2 = x.h & x.s;
    lanes ranks = any1 | any2;
    lanes two = both1 | both2 | (any1 & any2);
    lanes over3 = without_lowest(without_lowest(without_lowest(ranks)));
    lanes over4 = without_lowest(over3), over5 = without_lowest(over4);
    truth four_ranks = is_zero(over4);
    lanes first = only_if(four_ranks, lowest(two));
    ranked r = {only_if(four_ranks, each(1)), first, ranks ^ over5 ^ first};
    if (__builtin_expect(any(is_zero(over3)), 0))
        r = few_ranks(r, ranks, two, (both1 & any2) | (both2 & any1));
    return r;
}

/* The ranks of an eight-or-better low, or none. */
FN lanes eight_or_better(suits x)
{
    lanes ranks = aces_low((x.c | x.d) | (x.h | x.s)) & 0xFF;
    lanes over4 = without_lowest(without_lowest(lowest_two(ranks) ^ ranks));
    return unless(is_zero(over4), ranks ^ without_lowest(over4));
}

/* One suit's lowest card of a rank not yet held, added. */
FN lanes with_lowest_new(lanes held, lanes suit)
{
    return held | lowest(suit & ~held);
}

/* Up to four cards. A suit's only card always plays; at most two suits have more, and either may choose first. */
FN ranked badugi_of(suits x)
{
    x.c = aces_low(x.c), x.d = aces_low(x.d), x.h = aces_low(x.h), x.s = aces_low(x.s);
    lanes c = only_if(is_zero(without_lowest(x.c)), x.c), d = only_if(is_zero(without_lowest(x.d)), x.d);
    lanes h = only_if(is_zero(without_lowest(x.h)), x.h), s = only_if(is_zero(without_lowest(x.s)), x.s);
    lanes held = (c | d) | (h | s);
    c ^= x.c, d ^= x.d, h ^= x.h, s ^= x.s;
    lanes up = with_lowest_new(with_lowest_new(with_lowest_new(with_lowest_new(held, c), d), h), s);
    lanes down = with_lowest_new(with_lowest_new(with_lowest_new(with_lowest_new(held, s), h), d), c);
    lanes ranks = smaller(up, down);
    return (ranked){count(ranks), each(0), ranks ^ 0x1FFF};
}

#endif

/* The best five cards of five to seven in each lane: high hands, short deck, and what deuce-to-seven turns round. */
#ifndef SIDEPOT_HIGH_H
#define SIDEPOT_HIGH_H

#include "lanes.h"

/* How aces play low, and whether a flush beats a full house. */
enum rules { STANDARD, SHORT_DECK, DEUCE };

/* The ranks whose neighbour below is in the mask; an ace is also the neighbour below the lowest rank of the deck. */
FN lanes neighbours(lanes ranks, enum rules rules)
{
    if (rules == SHORT_DECK)
        return ranks << 1 | (ranks >> 8 & 16);
    return rules == STANDARD ? ranks << 1 | ranks >> 12 : ranks << 1;
}

/* The top card of the highest straight. In up to seven cards straights overlap, so their tops are neighbours. */
FN lanes straight(lanes ranks, enum rules rules)
{
    lanes below = neighbours(ranks, rules);
    lanes two = ranks & below;
    lanes tops = two & two << 2 & below << 3;
    return tops & ~(tops >> 1);
}

/* Single cards that count: as many of the lowest go as there are cards more than five. *size* is how many cards every
   hand has, 5, 6 or 7, or 0 where *held* says it lane by lane. */
FN lanes kept_of(lanes single, lanes held, int size)
{
    lanes less = without_lowest(single), least = without_lowest(less);
    if (size)
        return size == 5 ? single : size == 6 ? less : least;
    return choose(is_more(held, each(6)), least, choose(is_more(held, each(5)), less, single));
}

/* Four of a kind, straight flushes and flushes of more than five cards, where any lane has one. */
FN ranked rare_of(ranked r, lanes ranks, lanes four, lanes suited, lanes most, truth flush, enum rules rules)
{
    truth none = is_zero(four);
    r.category = choose(none, r.category, each(7));
    r.major = choose(none, r.major, four);
    r.kickers = choose(none, r.kickers, highest_of_two(highest_of_two(ranks ^ four)));

    r.major = choose(flush, kept_of(suited, most, 0), r.major);
    lanes top = only_if(flush, straight(suited, rules));
    none = is_zero(top);
    r.category = choose(none, r.category, each(8));
    r.major = choose(none, r.major, top);
    return r;
}

/* The best hand of each lane, and in *held* how many cards it has. *size* as in `kept_of`. */
FN ranked best_of(suits x, int size, enum rules rules, lanes *held)
{
    lanes odd1 = x.c ^ x.d, both1 = x.c & x.d, odd2 = x.h ^ x.s, both2 = x.h & x.s;
    lanes ranks = (x.c | x.d) | (x.h | x.s);
    lanes odd = odd1 ^ odd2, four = both1 & both2;
    lanes paired = both1 ^ both2 ^ (odd1 & odd2); /* two or three of a rank */
    lanes three = paired & odd, single = odd & ~paired;
    lanes count1 = count(x.c), count2 = count(x.d), count3 = count(x.h), count4 = count(x.s);
    *held = (count1 + count2) + (count3 + count4);

    lanes paired2 = without_lowest(paired);
    truth no_three = is_zero(three);
    ranked r;
    r.major = choose(is_zero(without_lowest(paired2)), paired, paired2);
    r.major = choose(no_three, r.major, highest_of_two(three));
    lanes rest = paired ^ r.major; /* a third pair, or what fills a full house */
    truth no_rest = is_zero(rest);
    r.kickers = highest_of_two(rest | only_if(no_three, single));
    r.kickers = choose(no_rest, kept_of(single, *held, size), r.kickers);
    lanes pairs = less_one_if(is_zero(paired), less_one_if(is_zero(paired2), each(2)));
    lanes threes = choose(no_rest, each(3), each(rules == SHORT_DECK ? 5 : 6));
    r.category = choose(no_three, pairs, threes);

    lanes top = straight(ranks, rules);
    truth no_straight = is_zero(top);
    r.category = choose(no_straight, r.category, each(4));
    r.major = choose(no_straight, r.major, top);
    r.kickers = only_if(no_straight, r.kickers);

    lanes most1 = larger(count1, count2), most2 = larger(count3, count4), most = larger(most1, most2);
    lanes suited1 = choose(is_more(count2, count1), x.d, x.c), suited2 = choose(is_more(count4, count3), x.s, x.h);
    lanes suited = choose(is_more(most2, most1), suited2, suited1);
    truth flush = is_more(most, each(4));
    r.category = choose(flush, each(rules == SHORT_DECK ? 6 : 5), r.category);
    r.major = choose(flush, suited, r.major);
    r.kickers = unless(flush, r.kickers);

    truth rare = ~is_zero(four) | (flush & ~no_straight);
    if (size != 5)
        rare |= is_more(most, each(5));
    if (__builtin_expect(any(rare), 0))
        r = rare_of(r, ranks, four, suited, most, flush, rules);
    return r;
}

#endif

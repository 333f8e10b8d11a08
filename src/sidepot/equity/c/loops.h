/* The loops that rank and compare, written once and compiled for each kind of processor; see ranks/c/lanes.h.

   A file defines which one before it includes this, and so makes one `struct kernel`. The headers that know how hands
   rank are those of ranks/c. */
#ifndef SIDEPOT_LOOPS_H
#define SIDEPOT_LOOPS_H

#include "deals.h"
#include "moves.h"
#include "omaha.h"
#include "showdown.h"

typedef int32_t values __attribute__((vector_size(2 * LANES)));
enum { VALUES = LANES / 2 };

FN suits everywhere(uint64_t set)
{
    return (suits){each(set & 0xFFFF), each(set >> 16 & 0xFFFF), each(set >> 32 & 0xFFFF), each(set >> 48)};
}

FN suits both(suits a, suits b)
{
    return (suits){a.c | b.c, a.d | b.d, a.h | b.h, a.s | b.s};
}

/* ---- ranking ---- */

FN ranked high_hand(enum showdown showdown, suits hole, suits board, int held)
{
    lanes unused;
    if (showdown == OMAHA)
        return omaha_of(hole, board, held);
    return best_of(both(hole, board), 7, showdown == SHORT ? SHORT_DECK : STANDARD, &unused);
}

FN suits hole_at(struct hands hands, suits known, size_t i)
{
    return hands.vary ? load_sets(hands.sets + i) : known;
}

FN void rank_all(enum showdown showdown, int players, const struct hands *hands, const uint64_t *boards, size_t count,
                 uint32_t *high)
{
    suits known[PLAYERS];
    for (int p = 0; p < players; p++)
        known[p] = everywhere(hands[p].sets[0]);
    int held = __builtin_popcountll(hands[0].sets[0]);
    for (size_t i = 0; i < count; i += LANES) {
        suits board = load_sets(boards + i);
        for (int p = 0; p < players; p++)
            store(halves_of(high_hand(showdown, hole_at(hands[p], known[p], i), board, held)), AS_LOADED,
                  high + p * ROW + i);
    }
}

/* Ace-to-five lows of hands that are whole without a board. */
FN void rank_razz(int players, const struct hands *hands, size_t count, uint32_t *high)
{
    for (int p = 0; p < players; p++) {
        suits known = everywhere(hands[p].sets[0]);
        for (size_t i = 0; i < count; i += LANES)
            store(turned(halves_of(lowest_of(hole_at(hands[p], known, i)))), AS_LOADED, high + p * ROW + i);
    }
}

/* The ranks of the lows turned round: larger is better, and 0 is no low. */
FN void rank_lows(enum showdown showdown, int players, const struct hands *hands, const uint64_t *boards, size_t count,
                  uint32_t *low)
{
    for (int p = 0; p < players; p++) {
        suits known = everywhere(hands[p].sets[0]);
        for (size_t i = 0; i < count; i += LANES) {
            suits hole = hole_at(hands[p], known, i);
            lanes ranks = showdown == STUD8 ? eight_or_better(hole) : omaha_eight_or_better(hole, load_sets(boards + i));
            store((halves){each(0), unless(is_zero(ranks), 0x1FFF - ranks)}, AS_LOADED, low + p * ROW + i);
        }
    }
}

static KERNEL_FN void KERNEL(rank)(enum showdown showdown, int players, const struct hands *hands,
                                   const uint64_t *boards, size_t count, uint32_t *high, uint32_t *low)
{
    if (showdown == RAZZ)
        rank_razz(players, hands, count, high);
    else if (showdown == HIGH || showdown == STUD8)
        rank_all(HIGH, players, hands, boards, count, high);
    else if (showdown == SHORT)
        rank_all(SHORT, players, hands, boards, count, high);
    else
        rank_all(OMAHA, players, hands, boards, count, high);
    if (showdown == OMAHA8)
        rank_lows(OMAHA8, players, hands, boards, count, low);
    if (showdown == STUD8)
        rank_lows(STUD8, players, hands, boards, count, low);
}

/* ---- comparing ---- */

FN values load_values(const void *from)
{
    values x;
    memcpy(&x, from, sizeof x);
    return x;
}

FN values more_of(values a, values b)
{
    values more = a > b;
    return (a & more) | (b & ~more);
}

FN void add_split(int players, const uint32_t *high, uint32_t best, uint32_t often, struct tally *tally)
{
    int many = 0;
    for (int p = 0; p < players; p++)
        many += high[p * ROW] == best;
    for (int p = 0; many > 1 && p < players; p++)
        if (high[p * ROW] == best)
            tally->player[p].split[many] += often;
}

static KERNEL_FN void KERNEL(compare)(int players, size_t count, const uint32_t *high, const uint32_t *times,
                                      struct tally *tally)
{
    values deals = {0}, won[PLAYERS];
    memset(won, 0, sizeof won);
    for (size_t i = 0; i < count; i += VALUES) {
        values best = load_values(high + i), many = {0}, often = load_values(times + i);
        for (int p = 1; p < players; p++)
            best = more_of(best, load_values(high + p * ROW + i));
        for (int p = 0; p < players; p++)
            many += load_values(high + p * ROW + i) == best; /* the truth is -1 */
        values shared = (many != -1) & often, alone = often ^ shared;
        for (int p = 0; p < players; p++)
            won[p] += (load_values(high + p * ROW + i) == best) & alone;
        deals += often;
        if (any(~is_zero((lanes)shared)))
            for (int lane = 0; lane < VALUES; lane++)
                add_split(players, high + i + lane, (uint32_t)best[lane], (uint32_t)often[lane], tally);
    }
    for (int lane = 0; lane < VALUES; lane++) {
        tally->deals += (uint32_t)deals[lane];
        for (int p = 0; p < players; p++)
            tally->player[p].won += (uint32_t)won[p][lane];
    }
}

/* Units of a half that is shared by so many. */
#define HALF(many) UNITS / 2 / many
static const uint64_t half_among[PLAYERS + 1] = {
    0, HALF(1), HALF(2), HALF(3), HALF(4), HALF(5), HALF(6), HALF(7), HALF(8), HALF(9), HALF(10),
};

FN void add_part(uint64_t units, uint64_t often, struct tally *tally, int p)
{
    tally->player[p].mixed += often;
    tally->player[p].units += often * units;
    tally->player[p].squares += often * units * units;
}

/* One deal in which a half is shared. */
FN void add_halves(int players, const uint32_t *high, const uint32_t *low, uint32_t best, uint32_t lowest, uint64_t often,
                   struct tally *tally)
{
    int highs = 0, lows = 0;
    for (int p = 0; p < players; p++)
        highs += high[p * ROW] == best, lows += low[p * ROW] == lowest;
    uint64_t high_share = lowest ? half_among[highs] : 2 * half_among[highs], low_share = lowest ? half_among[lows] : 0;
    for (int p = 0; p < players; p++) {
        uint64_t high_units = high[p * ROW] == best ? high_share : 0;
        uint64_t units = high_units + (low[p * ROW] == lowest ? low_share : 0);
        tally->player[p].high += often * high_units;
        if (units == UNITS)
            tally->player[p].won += often;
        else if (units)
            add_part(units, often, tally, p);
    }
}

/* Half the pot to the best high hand and half to the best low, all of it to the high where there is no low. */
static KERNEL_FN void KERNEL(compare_halves)(int players, size_t count, const uint32_t *high, const uint32_t *low,
                                             const uint32_t *times, struct tally *tally)
{
    values deals = {0}, whole[PLAYERS], both[PLAYERS], one[PLAYERS], other[PLAYERS];
    memset(whole, 0, sizeof whole), memset(both, 0, sizeof both);
    memset(one, 0, sizeof one), memset(other, 0, sizeof other);
    for (size_t i = 0; i < count; i += VALUES) {
        values best = load_values(high + i), lowest = load_values(low + i), often = load_values(times + i);
        values highs = {0}, lows = {0};
        for (int p = 1; p < players; p++) {
            best = more_of(best, load_values(high + p * ROW + i));
            lowest = more_of(lowest, load_values(low + p * ROW + i));
        }
        for (int p = 0; p < players; p++) {
            highs += load_values(high + p * ROW + i) == best; /* the truth is -1 */
            lows += load_values(low + p * ROW + i) == lowest;
        }
        values has_low = lowest != 0, shared = ((highs != -1) | (has_low & (lows != -1))) & often;
        values alone = often & (shared == 0), halved = alone & has_low, undivided = alone & ~has_low;
        for (int p = 0; p < players; p++) {
            values is_high = load_values(high + p * ROW + i) == best, is_low = load_values(low + p * ROW + i) == lowest;
            whole[p] += is_high & undivided;
            both[p] += is_high & is_low & halved;
            one[p] += is_high & ~is_low & halved;
            other[p] += is_low & ~is_high & halved;
        }
        deals += often;
        if (any(~is_zero((lanes)shared)))
            for (int lane = 0; lane < VALUES; lane++)
                if (shared[lane])
                    add_halves(players, high + i + lane, low + i + lane, (uint32_t)best[lane], (uint32_t)lowest[lane],
                               (uint32_t)often[lane], tally);
    }
    for (int lane = 0; lane < VALUES; lane++) {
        tally->deals += (uint32_t)deals[lane];
        for (int p = 0; p < players; p++) {
            uint64_t halves = (uint64_t)both[p][lane] + (uint64_t)one[p][lane];
            tally->player[p].won += (uint64_t)whole[p][lane] + (uint64_t)both[p][lane];
            tally->player[p].high += (uint64_t)whole[p][lane] * UNITS + halves * (UNITS / 2);
            add_part(UNITS / 2, (uint64_t)one[p][lane] + (uint64_t)other[p][lane], tally, p);
        }
    }
}

FN void add_times(int32_t *to, values less, int32_t times)
{
    less = load_values(to) - less * times; /* less than nothing: the truth is -1 */
    memcpy(to, &less, sizeof less);
}

/* On how many boards each of my values is more than each of theirs, and on how many it is the same. */
static KERNEL_FN void KERNEL(cross)(const struct crossing *x)
{
    enum { HIGH_BY = 2, WIDE_BY = 2 }; /* so many rows and groups at once fill the registers */
    for (size_t i = 0; i < x->mine; i += HIGH_BY)
        for (size_t j = 0; j < x->theirs; j += WIDE_BY * VALUES) {
            values won[HIGH_BY][WIDE_BY] = {{{0}}}, tied[HIGH_BY][WIDE_BY] = {{{0}}};
            const int32_t *ours = x->my_values + i, *others = x->their_values + j;
            for (size_t board = 0; board < x->boards; board++, ours += x->mine, others += x->theirs)
                for (int row = 0; row < HIGH_BY; row++)
                    for (int group = 0; group < WIDE_BY; group++) {
                        won[row][group] += ours[row] > load_values(others + group * VALUES);
                        tied[row][group] += ours[row] == load_values(others + group * VALUES);
                    }
            for (int row = 0; row < HIGH_BY; row++)
                for (int group = 0; group < WIDE_BY; group++) {
                    size_t at = (i + row) * x->theirs + j + group * VALUES;
                    add_times(x->won + at, won[row][group], x->times);
                    add_times(x->tied + at, tied[row][group], x->times);
                }
        }
}

/* Hands on one board; those that hold a card of it have *none* for a value. */
static KERNEL_FN void KERNEL(rank_hands)(enum showdown showdown, const uint64_t *hands, size_t count, uint64_t board,
                                         int32_t none, int32_t *out)
{
    suits shared = everywhere(board);
    for (size_t i = 0; i < count; i += LANES) {
        suits hole = load_sets(hands + i);
        ranked r = showdown == SHORT ? high_hand(SHORT, hole, shared, 2) : high_hand(HIGH, hole, shared, 2);
        store(halves_of(r), AS_LOADED, (uint32_t *)out + i);
    }
    for (size_t i = 0; i < count; i++)
        out[i] = hands[i] & board ? none : out[i];
}

const struct kernel KERNEL(kernel) = {
    KERNEL_NAME, LANES, KERNEL(rank), KERNEL(compare), KERNEL(compare_halves), KERNEL(rank_hands), KERNEL(cross), KERNEL(deal),
};

#endif

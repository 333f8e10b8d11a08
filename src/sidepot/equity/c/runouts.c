/* See runouts.h. The run-outs with a flush are a choice of its cards with the ranks of the rest, those without one are
   ranks alone: how many ways these have in suits is all ways less those that would make a flush. */
#include "runouts.h"

#include <string.h>

enum { RANKS = 13 };

typedef uint16_t eight __attribute__((vector_size(16)));

/* For suits that are there and how many of them are taken: what multiplies the ways with none and with one of a suit. */
static eight without[16][5], within[16][5];
static uint16_t choices[16][5];
static uint8_t some_suits[16][5][4]; /* so many of these suits, beginning with the last index */
static uint64_t suit_bits[16];       /* the twos of these suits */
static uint32_t suit_counts[16];     /* a byte for each suit */

static int count_of(uint64_t set)
{
    return __builtin_popcountll(set);
}

static uint16_t choose(int n, int k)
{
    static const uint16_t of[5][5] = {{1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}, {1, 4, 6, 4, 1}};
    return k < 0 || k > n ? 0 : of[n][k];
}

static uint8_t suits_from(int suits, int many, int first)
{
    uint8_t taken = 0;
    for (int i = 0; i < 4 && many; i++) {
        int bit = 1 << ((first + i) & 3);
        if (suits & bit)
            taken |= bit, many--;
    }
    return taken;
}

void runouts_prepare(void)
{
    for (int suits = 0; suits < 16; suits++) {
        int held = count_of(suits);
        for (int suit = 0; suit < 4; suit++)
            if (suits >> suit & 1) {
                suit_bits[suits] |= 1ull << 16 * suit;
                suit_counts[suits] |= 1u << 8 * suit;
            }
        for (int many = 0; many <= held; many++) {
            choices[suits][many] = choose(held, many);
            for (int lane = 0; lane < 8; lane++) {
                int own = suits >> (lane & 3) & 1;
                without[suits][many][lane] = choose(held - own, many);
                within[suits][many][lane] = own ? choose(held - 1, many - 1) : 0;
            }
            for (int first = 0; first < 4; first++)
                some_suits[suits][many][first] = suits_from(suits, many, first);
        }
    }
}

static void hand_on(struct runouts *r)
{
    /* boards are ranked in groups, and those of a group that were not filled must not count */
    memset(r->times + r->count, 0, GROUP * sizeof *r->times);
    r->block(r->who, r->boards, r->times, r->count);
    r->count = 0;
}

static void add_board(struct runouts *r, uint64_t board, uint32_t times)
{
    r->boards[r->count] = board;
    r->times[r->count++] = times;
}

static void add_boards(struct runouts *r, uint64_t board, const uint64_t *cards, const uint32_t *ways, size_t count)
{
    for (size_t i = 0; i < count; i++)
        r->boards[r->count + i] = board | cards[i];
    memcpy(r->times + r->count, ways, count * sizeof *ways);
    r->count += count;
}

/* ---- run-outs with a flush ---- */

/* Up to two cards of the other suits, never more, as three are of the flush: each choice of ranks and its ways. The
   same again for one that pairs the board: row[a] has all with rank a, and the last row all of two alike. */
struct rest {
    int come;
    size_t count;
    uint64_t cards[ROOM], row[RANKS + 1][RANKS];
    uint32_t ways[ROOM], row_ways[RANKS + 1][RANKS];
    uint32_t held[RANKS], once[RANKS], ranks, sum, squares;
    uint64_t one[RANKS];
};

static void list_rest(struct rest *rest, uint64_t deck, int come)
{
    memset(rest, 0, sizeof *rest);
    rest->come = come;
    for (int high = 0; high < RANKS; high++) {
        uint64_t here = deck >> high & 0x0001000100010001, more = here & (here - 1);
        uint32_t held = rest->held[high] = (uint32_t)count_of(here);
        rest->one[high] = (here & -here) << high, rest->once[high] = 1;
        rest->ranks |= (held > 0) << high, rest->sum += held, rest->squares += held * held;
        rest->row[RANKS][high] = rest->row[high][high] = rest->one[high] | (more & -more) << high;
        rest->row_ways[RANKS][high] = rest->row_ways[high][high] = choose((int)held, 2);
        for (int low = 0; low < high; low++) {
            rest->row[high][low] = rest->row[low][high] = rest->one[high] | rest->one[low];
            rest->row_ways[high][low] = rest->row_ways[low][high] = held * rest->held[low];
        }
        for (int low = 0; come == 2 && low <= high; low++)
            rest->cards[rest->count] = rest->row[high][low], rest->ways[rest->count++] = rest->row_ways[high][low];
    }
    if (come < 2) {
        memcpy(rest->cards, rest->one, come * sizeof rest->one);
        memcpy(rest->ways, rest->held, come * sizeof rest->held);
        rest->ways[0] = come ? rest->ways[0] : 1;
        rest->count = come ? RANKS : 1;
    }
}

static void add_row(struct runouts *r, uint64_t board, const uint64_t *cards, const uint32_t *ways)
{
    for (int i = 0; i < RANKS; i++)
        r->boards[r->count + i] = board | cards[i];
    memcpy(r->times + r->count, ways, RANKS * sizeof *ways);
    r->count += RANKS;
}

/* The rest that pairs the board card by card, and one board for all that does not: there the best flush wins. */
static void add_winners(struct runouts *r, const struct rest *rest, uint64_t board, uint32_t ranks)
{
    uint32_t sum = rest->sum, squares = rest->squares, free = rest->ranks & ~ranks, *twice;
    for (uint32_t left = ranks, done = 0; left; done |= left & -left, left &= left - 1) {
        int rank = __builtin_ctz(left);
        sum -= rest->held[rank], squares -= rest->held[rank] * rest->held[rank];
        if (rest->come == 1)
            add_board(r, board | rest->one[rank], rest->held[rank]);
        else {
            twice = r->times + r->count;
            add_row(r, board, rest->row[rank], rest->row_ways[rank]);
            for (uint32_t before = done; before; before &= before - 1)
                twice[__builtin_ctz(before)] = 0;
        }
    }
    if (rest->come == 2) {
        twice = r->times + r->count;
        add_row(r, board, rest->row[RANKS], rest->row_ways[RANKS]);
        for (uint32_t before = ranks; before; before &= before - 1)
            twice[__builtin_ctz(before)] = 0;
    }
    uint32_t others = rest->come == 1 ? sum : (sum * sum - squares) / 2;
    for (int more = 0; others && more < rest->come; more++, free &= free - 1)
        board |= rest->one[__builtin_ctz(free)];
    add_board(r, board, others);
}

/* *more* of the suit's *left* cards, of which *cards* is the first. */
static void with_flush(struct runouts *r, const struct rest *rest, const uint64_t *cards, int left, int more,
                       uint64_t board)
{
    if (more > 1 || (more && rest->come)) {
        for (; left >= more; cards++, left--)
            with_flush(r, rest, cards + 1, left - 1, more - 1, board | *cards);
        return;
    }
    if (more) { /* the last card of all */
        add_boards(r, board, cards, rest->once, (size_t)left);
        if (r->count >= BLOCK)
            hand_on(r);
        return;
    }
    uint32_t ranks = (board | board >> 16 | board >> 32 | board >> 48) & 0x1FFF;
    if (r->only_winners && rest->come && count_of(ranks) + rest->come == 5)
        add_winners(r, rest, board, ranks);
    else
        add_boards(r, board, rest->cards, rest->ways, rest->count);
    if (r->count >= BLOCK)
        hand_on(r);
}

static void walk_with_flush(struct runouts *r, int suit, int least)
{
    uint64_t lane = 0x1FFFull << 16 * suit, cards[RANKS];
    int count = 0;
    for (uint64_t left = r->deck & lane; left; left &= left - 1)
        cards[count++] = left & -left;
    for (int more = least; more <= r->come && more <= count; more++) {
        struct rest rest;
        list_rest(&rest, r->deck & ~lane, r->come - more);
        with_flush(r, &rest, cards, count, more, r->board);
    }
}

/* ---- run-outs without a flush ---- */

/* In how many ways so many cards of a suit are among those chosen: nothing, then four suits with 0 to 5 cards. */
typedef struct {
    uint16_t of[4 + 24];
} ways_by_suit;

struct chosen {
    uint8_t rank, suits, many;
};

struct walk {
    struct runouts *r;
    uint8_t suits[RANKS], held[RANKS];
    eight flush[3], one_less[3]; /* which numbers of cards make a flush, and would with one more */
    uint32_t full;               /* what more than the spare is in suit_counts, with the top bit of the byte */
    struct chosen chosen[RANKS];
    /* for the last card, by rank: the ways of all suits, and of each without it and with it */
    eight last[2], last_without[4][2], last_within[4][2];
};

static eight load_eight(const uint16_t *from)
{
    eight x;
    memcpy(&x, from, sizeof x);
    return x;
}

/* The sum over the numbers of cards that are masked, for each suit. */
static uint64_t sum_by_suit(const ways_by_suit *by_suit, const eight *mask)
{
    eight sum = {0};
    for (int i = 0; i < 3; i++)
        sum += load_eight(by_suit->of + 4 + 8 * i) & mask[i];
    uint64_t halves[2];
    memcpy(halves, &sum, sizeof halves);
    return halves[0] + halves[1];
}

/* Suits for the chosen ranks such that no suit has its spare; suits in turn seldom fail, so this is seldom asked. */
static int place(const struct chosen *chosen, int count, const int *spare, uint64_t *board)
{
    if (count == 0)
        return 1;
    for (int suits = 1; suits < 16; suits++) {
        if ((suits & chosen->suits) != suits || count_of(suits) != chosen->many)
            continue;
        int left[4], good = 1;
        for (int suit = 0; suit < 4; suit++) {
            left[suit] = spare[suit] - (suits >> suit & 1);
            good &= left[suit] > 0;
        }
        uint64_t more = *board | suit_bits[suits] << chosen->rank;
        if (good && place(chosen + 1, count - 1, left, &more)) {
            *board = more;
            return 1;
        }
    }
    return 0;
}

/* A board of the chosen ranks, the last one included. */
static void add_chosen(struct walk *w, int depth, int rank, int many, uint64_t board, uint32_t counts, unsigned ways)
{
    int suits = w->suits[rank], taken = some_suits[suits][many][depth & 3];
    if (ways == 0)
        return;
    board |= suit_bits[taken] << rank;
    if ((counts + suit_counts[taken] + w->full) & 0x80808080) {
        w->chosen[depth] = (struct chosen){(uint8_t)rank, (uint8_t)suits, (uint8_t)many};
        board = w->r->board;
        place(w->chosen, depth + 1, w->r->spare, &board);
    }
    add_board(w->r, board, ways);
}

/* The last card on its own: of every rank at once. */
static void add_last(struct walk *w, int depth, int rank, uint64_t board, uint32_t counts, unsigned ways,
                     const ways_by_suit *by_suit)
{
    uint64_t flush = sum_by_suit(by_suit, w->flush), one_less = sum_by_suit(by_suit, w->one_less);
    eight left[2] = {w->last[0] * (uint16_t)ways, w->last[1] * (uint16_t)ways};
    for (int suit = 0; suit < 4; suit++, flush >>= 16, one_less >>= 16)
        for (int half = 0; half < 2; half++)
            left[half] -= w->last_without[suit][half] * (uint16_t)flush + w->last_within[suit][half] * (uint16_t)one_less;
    for (; rank < RANKS; rank++)
        add_chosen(w, depth, rank, 1, board, counts, left[rank >> 3][rank & 7]);
    if (w->r->count >= BLOCK)
        hand_on(w->r);
}

static void without_flush(struct walk *w, int depth, int rank, int come, uint64_t board, uint32_t counts, unsigned ways,
                          const ways_by_suit *by_suit)
{
    if (come == 1) {
        add_last(w, depth, rank, board, counts, ways, by_suit);
        return;
    }
    for (int at = rank; at < RANKS; at++) {
        int suits = w->suits[at], held = w->held[at];
        for (int many = 1; many <= come && many <= held; many++) {
            ways_by_suit then;
            memset(then.of, 0, 8);
            for (int i = 0; i < 3; i++) {
                const uint16_t *of = by_suit->of + 8 * i;
                eight sum = load_eight(of + 4) * without[suits][many] + load_eight(of) * within[suits][many];
                memcpy(then.of + 4 + 8 * i, &sum, sizeof sum);
            }
            unsigned times = ways * choices[suits][many];
            if (many == come) {
                times -= sum_by_suit(&then, w->flush) * 0x0001000100010001 >> 48;
                add_chosen(w, depth, at, many, board, counts, times);
                continue;
            }
            int taken = some_suits[suits][many][depth & 3];
            w->chosen[depth] = (struct chosen){(uint8_t)at, (uint8_t)suits, (uint8_t)many};
            without_flush(w, depth + 1, at + 1, come - many, board | suit_bits[taken] << at,
                          counts + suit_counts[taken], times, &then);
        }
    }
}

static void walk_without_flush(struct runouts *r)
{
    struct walk w = {.r = r};
    for (int rank = 0; rank < RANKS; rank++)
        for (int suit = 0; suit < 4; suit++) {
            int there = r->deck >> (16 * suit + rank) & 1;
            w.suits[rank] |= (uint8_t)(there << suit);
            w.held[rank] += (uint8_t)there;
        }
    for (int suit = 0; suit < 4; suit++) {
        w.full |= (uint32_t)(0x80 - r->spare[suit]) << 8 * suit;
        for (int cards = 0; cards < 6; cards++) {
            int lane = 4 * (cards & 1) + suit;
            w.flush[cards / 2][lane] = cards >= r->spare[suit] ? 0xFFFF : 0;
            w.one_less[cards / 2][lane] = cards + 1 >= r->spare[suit] ? 0xFFFF : 0;
        }
        for (int rank = 0; rank < RANKS; rank++) {
            int half = rank >> 3, lane = rank & 7, own = w.suits[rank] >> suit & 1;
            w.last[half][lane] = w.held[rank];
            w.last_within[suit][half][lane] = (uint16_t)own;
            w.last_without[suit][half][lane] = (uint16_t)(w.held[rank] - own);
        }
    }
    ways_by_suit start = {{0, 0, 0, 0, 1, 1, 1, 1}};
    if (r->come)
        without_flush(&w, 0, 0, r->come, r->board, 0, 1, &start);
    else
        add_board(r, r->board, 1);
}

void runouts_walk(struct runouts *r)
{
    r->come = 5 - count_of(r->board);
    r->count = 0;
    int flush = 0;
    for (int suit = 0; suit < 4; suit++) {
        r->spare[suit] = r->needs[suit] - count_of(r->board >> 16 * suit & 0x1FFF);
        flush |= r->spare[suit] <= 0;
        walk_with_flush(r, suit, r->spare[suit] > 0 ? r->spare[suit] : 0);
    }
    if (!flush)
        walk_without_flush(r);
    if (r->count)
        hand_on(r);
}

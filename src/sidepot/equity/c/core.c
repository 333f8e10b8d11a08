/* See core.h. */
#include "core.h"

#include <stdlib.h>
#include <string.h>

enum { KEEPS = 3 }; /* two cards of three */

struct work {
    const struct kernel *kernel, *dealing;
    struct runouts runouts;
    struct tally tally;
    /* for each player: values of the high and the low hand, or of each two cards that may be kept */
    uint32_t high[PLAYERS * ROW], low[PLAYERS * ROW], keep[KEEPS * PLAYERS * ROW];
    uint64_t boards[ROW], hands[PLAYERS * ROW];
    uint32_t once[ROW];
    /* the discard: what a player's keeps are worth, and in all hands on the board at the time */
    const struct deal *deal;
    uint64_t kept[PLAYERS][KEEPS];
    struct {
        uint64_t units, height;
    } worth[PLAYERS][KEEPS];
};

struct work *work_open(const struct kernel *kernel, const struct kernel *dealing)
{
    struct work *w = malloc(sizeof *w);
    if (w)
        w->kernel = kernel, w->dealing = dealing;
    return w;
}

void work_close(struct work *w)
{
    free(w);
}

/* ---- tallies ---- */

int has_halves(enum showdown showdown)
{
    return showdown == OMAHA8 || showdown == STUD8;
}

size_t tally_size(enum showdown showdown, int players)
{
    return 1 + (size_t)(has_halves(showdown) ? 6 : 4) * (size_t)players;
}

static void write_tally(const struct tally *t, int players, int halves, double *out)
{
    *out++ = (double)t->deals;
    for (int p = 0; p < players; p++, out += 4) {
        uint64_t shared = t->player[p].mixed, units = t->player[p].units, squares = t->player[p].squares;
        units += UNITS * t->player[p].won;
        squares += (uint64_t)UNITS * UNITS * t->player[p].won;
        for (int many = 2; many <= players; many++) {
            uint64_t share = UNITS / many;
            shared += t->player[p].split[many];
            units += share * t->player[p].split[many];
            squares += share * share * t->player[p].split[many];
        }
        out[0] = (double)t->player[p].won, out[1] = (double)shared;
        out[2] = (double)units, out[3] = (double)squares;
    }
    for (int p = 0; halves && p < players; p++) {
        out[p] = (double)t->player[p].high;
        out[players + p] = out[2 - 4 * (players - p)] - out[p];
    }
}

/* The values of at most two cards of three, of *count* hands or of one on every board. */
static void rank_picks(struct work *w, struct hands hands, const uint64_t *boards, size_t count, uint32_t *high)
{
    uint64_t two[ROW];
    uint32_t *value = w->keep;
    for (int drop = 0; drop < KEEPS; drop++) {
        for (size_t i = 0; i < (hands.vary ? count : 1); i++) {
            uint64_t first = hands.sets[i] & -hands.sets[i], rest = hands.sets[i] ^ first, second = rest & -rest;
            two[i] = drop == 0 ? rest : drop == 1 ? hands.sets[i] ^ second : first | second;
        }
        w->kernel->rank(HIGH, 1, &(struct hands){two, hands.vary}, boards, count, drop ? value : high, NULL);
        for (size_t i = 0; drop && i < count; i++)
            high[i] = high[i] > value[i] ? high[i] : value[i];
    }
}

static void show_down(struct work *w, enum showdown showdown, int players, const struct hands *hands,
                      const uint64_t *boards, const uint32_t *times, size_t count)
{
    for (int p = 0; showdown == PICK && p < players; p++)
        rank_picks(w, hands[p], boards, count, w->high + p * ROW);
    if (showdown != PICK)
        w->kernel->rank(showdown, players, hands, boards, count, w->high, w->low);
    if (has_halves(showdown))
        w->kernel->compare_halves(players, count, w->high, w->low, times, &w->tally);
    else
        w->kernel->compare(players, count, w->high, times, &w->tally);
}

/* ---- known hands ---- */

static void show_block(void *work, const uint64_t *boards, const uint32_t *times, size_t count)
{
    struct work *w = work;
    struct hands hands[PLAYERS];
    for (int p = 0; p < w->deal->players; p++)
        hands[p] = (struct hands){&w->deal->hands[p], 0};
    show_down(w, w->deal->showdown, w->deal->players, hands, boards, times, count);
}

static void flush_needs(const struct deal *deal, int *needs)
{
    for (int suit = 0; suit < 4; suit++) {
        int held = 0;
        for (int p = 0; p < deal->players; p++) {
            int mine = __builtin_popcountll(deal->hands[p] >> 16 * suit & 0x1FFF);
            held = mine > held ? mine : held;
        }
        int omaha = deal->showdown == OMAHA || deal->showdown == OMAHA8;
        needs[suit] = omaha ? (held >= 2 ? 3 : 6) : 5 - (held > 2 ? 2 : held);
    }
}

static void walk(struct work *w, const struct deal *deal,
                 void (*block)(void *, const uint64_t *, const uint32_t *, size_t))
{
    w->deal = deal;
    w->runouts.board = deal->board, w->runouts.deck = deal->deck;
    w->runouts.block = block, w->runouts.who = w;
    w->runouts.only_winners = deal->showdown != OMAHA8 && deal->showdown != THROW;
    flush_needs(deal, w->runouts.needs);
    runouts_walk(&w->runouts);
}

static void match_known(struct work *w, const struct deal *deal, double *tally)
{
    memset(&w->tally, 0, sizeof w->tally);
    walk(w, deal, show_block);
    write_tally(&w->tally, deal->players, has_halves(deal->showdown), tally);
}

/* ---- the discard ---- */

/* What each keep wins against the others' best two of three. */
static void weigh_block(void *work, const uint64_t *boards, const uint32_t *times, size_t count)
{
    struct work *w = work;
    int players = w->deal->players;
    for (int p = 0; p < players; p++) {
        uint32_t *lazy = w->high + p * ROW, *keep = w->keep + p * KEEPS * ROW;
        for (int k = 0; k < KEEPS; k++) {
            w->kernel->rank(HIGH, 1, &(struct hands){&w->kept[p][k], 0}, boards, count, keep + k * ROW, NULL);
            for (size_t i = 0; i < count; i++)
                lazy[i] = k && lazy[i] > keep[k * ROW + i] ? lazy[i] : keep[k * ROW + i];
        }
    }
    for (int p = 0; p < players; p++)
        for (size_t i = 0; i < count; i++) {
            uint32_t best = 0, many = 0;
            for (int q = 0; q < players; q++) {
                uint32_t lazy = q == p ? 0 : w->high[q * ROW + i];
                many = lazy > best ? 1 : many + (lazy == best);
                best = lazy > best ? lazy : best;
            }
            for (int k = 0; k < KEEPS; k++) {
                uint64_t mine = w->keep[(p * KEEPS + k) * ROW + i];
                w->worth[p][k].height += times[i] * mine;
                w->worth[p][k].units += times[i] * (mine > best ? UNITS : mine == best ? UNITS / (1 + many) : 0);
            }
        }
}

/* Sorts the best keeps to the front and tells how many they are. */
static int best_keeps(struct work *w, int player)
{
    uint64_t units = 0, height = 0;
    int many = 0;
    for (int k = 0; k < KEEPS; k++) {
        uint64_t mine = w->worth[player][k].units, my_height = w->worth[player][k].height;
        if (mine > units || (mine == units && my_height > height))
            units = mine, height = my_height, many = 0;
        if (mine == units && my_height == height)
            w->kept[player][many++] = w->kept[player][k];
    }
    return many;
}

static void match_discards(struct work *w, const struct deal *deal, double *tally)
{
    int many[PLAYERS], at[PLAYERS] = {0}, choices = 1, size = 1 + 4 * deal->players;
    memset(w->worth, 0, sizeof w->worth);
    for (int p = 0; p < deal->players; p++) {
        uint64_t hand = deal->hands[p], first = hand & -hand, rest = hand ^ first, second = rest & -rest;
        w->kept[p][0] = first | second, w->kept[p][1] = hand ^ second, w->kept[p][2] = rest;
    }
    walk(w, deal, weigh_block);
    for (int p = 0; p < deal->players; p++)
        choices *= many[p] = best_keeps(w, p);
    memset(tally, 0, size * sizeof *tally);
    for (int choice = 0; choice < choices; choice++) {
        struct deal kept = *deal;
        double part[TALLY];
        kept.showdown = HIGH;
        for (int p = 0; p < deal->players; p++)
            kept.hands[p] = w->kept[p][at[p]];
        match_known(w, &kept, part);
        for (int i = 0; i < size; i++)
            tally[i] += part[i] / choices;
        for (int p = deal->players - 1; p >= 0 && ++at[p] == many[p]; p--)
            at[p] = 0;
    }
}

void core_match(struct work *w, const struct deal *deal, double *tally)
{
    if (deal->showdown == THROW)
        match_discards(w, deal, tally);
    else
        match_known(w, deal, tally);
}

/* ---- two ranges ---- */

enum { TOGETHER = 16 }; /* boards whose values stay in the cache */

/* How many boards there are, with a card, and with two cards that are not on all of them. */
struct boards {
    uint64_t shared;
    double all, one[64], two[64][64];
};

static void count_boards(const struct duel *x, struct boards *b)
{
    memset(b, 0, sizeof *b);
    b->shared = ~0ull;
    for (size_t i = 0; i < x->boards; i++)
        b->shared &= x->board[i];
    for (size_t i = 0; i < x->boards; i++) {
        b->all += x->times[i];
        for (uint64_t left = x->board[i] & ~b->shared; left; left &= left - 1) {
            int card = __builtin_ctzll(left);
            b->one[card] += x->times[i];
            for (uint64_t more = left & (left - 1); more; more &= more - 1) {
                b->two[card][__builtin_ctzll(more)] += x->times[i];
                b->two[__builtin_ctzll(more)][card] += x->times[i];
            }
        }
    }
}

/* The boards without a card of either of two hands of two cards: none has more than two cards of its own. */
static double boards_without(const struct boards *b, uint64_t mine, uint64_t theirs)
{
    int m[2] = {__builtin_ctzll(mine), 63 - __builtin_clzll(mine)};
    int t[2] = {__builtin_ctzll(theirs), 63 - __builtin_clzll(theirs)};
    double count = b->all - b->one[m[0]] - b->one[m[1]] - b->one[t[0]] - b->one[t[1]];
    count += b->two[m[0]][m[1]] + b->two[t[0]][t[1]];
    return count + b->two[m[0]][t[0]] + b->two[m[0]][t[1]] + b->two[m[1]][t[0]] + b->two[m[1]][t[1]];
}

static void add_weights(const struct duel *x, const struct crossing *c, double *deals, double *won, double *tied)
{
    struct boards boards;
    count_boards(x, &boards);
    for (size_t i = 0; i < x->mine; i++) {
        deals[i] = won[i] = tied[i] = 0;
        for (size_t j = 0; j < x->theirs; j++)
            if (!((x->my_hands[i] | x->their_hands[j]) & boards.shared) && !(x->my_hands[i] & x->their_hands[j])) {
                double weight = x->my_weights[i] * x->their_weights[j];
                deals[i] += weight * boards_without(&boards, x->my_hands[i], x->their_hands[j]);
                won[i] += weight * c->won[i * c->theirs + j];
                tied[i] += weight * c->tied[i * c->theirs + j];
            }
    }
}

int core_duel(const struct kernel *kernel, const struct duel *x, double *deals, double *won, double *tied)
{
    size_t lanes = kernel->lanes, mine = (x->mine + lanes - 1) / lanes * lanes;
    size_t theirs = (x->theirs + lanes - 1) / lanes * lanes, pairs = mine * theirs;
    uint64_t *hands = calloc(mine + theirs, sizeof *hands);
    int32_t *values = malloc(TOGETHER * (mine + theirs) * sizeof *values);
    int32_t *counts = calloc(2 * pairs, sizeof *counts);
    int good = hands && values && counts;
    if (good) {
        int32_t *my_values = values, *their_values = values + TOGETHER * mine;
        struct crossing c = {0, mine, theirs, my_values, their_values, 0, counts, counts + pairs};
        memcpy(hands, x->my_hands, x->mine * sizeof *hands);
        memcpy(hands + mine, x->their_hands, x->theirs * sizeof *hands);
        for (size_t board = 0; board < x->boards;) {
            c.times = (int32_t)x->times[board];
            for (c.boards = 0; c.boards < TOGETHER && board < x->boards && x->times[board] == (uint64_t)c.times;
                 c.boards++, board++) {
                /* a hand that cannot be there has less than all of theirs, or more than all of mine: it wins nothing */
                kernel->rank_hands(x->showdown, hands, mine, x->board[board], -1, my_values + c.boards * mine);
                kernel->rank_hands(x->showdown, hands + mine, theirs, x->board[board], INT32_MAX,
                                   their_values + c.boards * theirs);
            }
            kernel->cross(&c);
        }
        add_weights(x, &c, deals, won, tied);
    }
    free(hands), free(values), free(counts);
    return good;
}

/* ---- random deals ---- */

static void sample_discards(struct work *w, struct dealer *dealer, uint64_t board, size_t count, double *tally)
{
    for (size_t i = 0; i < count; i++) {
        struct deal deal = {.showdown = THROW, .players = dealer->players, .deck = dealer->deck};
        double part[TALLY];
        w->dealing->deal(dealer, 1, deal.hands, 1, &deal.board);
        deal.deck &= ~deal.board;
        deal.board |= board;
        for (int p = 0; p < dealer->players; p++)
            deal.deck &= ~deal.hands[p];
        core_match(w, &deal, part);
        tally[0] += 1;
        for (int at = 1; at < 1 + 4 * dealer->players; at += 4) {
            double units = part[at + 2] / part[0];
            tally[at] += part[at] / part[0];
            tally[at + 1] += part[at + 1] / part[0];
            tally[at + 2] += units;
            tally[at + 3] += units * units;
        }
    }
}

void core_sample(struct work *w, enum showdown showdown, struct dealer *dealer, uint64_t board, size_t count,
                 double *tally)
{
    struct hands hands[PLAYERS];
    memset(tally, 0, tally_size(showdown, dealer->players) * sizeof *tally);
    if (showdown == THROW) {
        sample_discards(w, dealer, board, count, tally);
        return;
    }
    for (int p = 0; p < dealer->players; p++)
        hands[p] = (struct hands){w->hands + p * ROW, dealer->seats[p].count != 1 || dealer->seats[p].cards};
    memset(&w->tally, 0, sizeof w->tally);
    for (size_t done = 0, some; done < count; done += some) {
        some = count - done < BLOCK ? count - done : BLOCK;
        w->dealing->deal(dealer, some, w->hands, ROW, w->boards);
        for (size_t i = 0; i < some + GROUP; i++) {
            w->boards[i] |= board;
            w->once[i] = i < some;
        }
        show_down(w, showdown, dealer->players, hands, w->boards, w->once, some);
    }
    write_tally(&w->tally, dealer->players, has_halves(showdown), tally);
}

/* What the parts of the core hand one another. */
#ifndef SIDEPOT_SHOWDOWN_H
#define SIDEPOT_SHOWDOWN_H

#include <stddef.h>
#include <stdint.h>

/* The numbers are those of games.py. */
enum showdown { HIGH, SHORT, OMAHA, OMAHA8, PICK, THROW, RAZZ, STUD8 };

enum {
    PLAYERS = 10,
    UNITS = 10080, /* of a pot: it, its halves and its quarters divide evenly among up to ten */
    ROW = 2304,   /* values of one player: a block of run-outs, and room to a whole group of lanes */
};

/* A player's cards: the same set for every board, or one for each. */
struct hands {
    const uint64_t *sets;
    int vary;
};

/* Deals won alone, deals shared by so many, and deals that gave parts of both halves, with their units and squares; and
   the units of the high half. */
struct tally {
    uint64_t deals;
    struct {
        uint64_t won, split[PLAYERS + 1], mixed, units, squares, high;
    } player[PLAYERS];
};

/* Values of two sides on the same boards, board by board in rows of *mine* and *theirs*, and counts for each of mine
   with each of theirs. Each board counts so many *times*. */
struct crossing {
    size_t boards, mine, theirs;
    const int32_t *my_values, *their_values;
    int32_t times, *won, *tied;
};

struct dealer;

struct kernel {
    const char *name;
    size_t lanes; /* hands are ranked so many at once: arrays of them are filled up to a multiple */
    /* Values of the players' hands on boards. A player's begin ROW after those of the one before. */
    void (*rank)(enum showdown, int players, const struct hands *, const uint64_t *boards, size_t count, uint32_t *high,
                 uint32_t *low);
    /* Adds to a tally what each player wins with such values. */
    void (*compare)(int players, size_t count, const uint32_t *high, const uint32_t *times, struct tally *);
    void (*compare_halves)(int players, size_t count, const uint32_t *high, const uint32_t *low, const uint32_t *times,
                           struct tally *);
    void (*rank_hands)(enum showdown, const uint64_t *hands, size_t count, uint64_t board, int32_t none, int32_t *out);
    void (*cross)(const struct crossing *);
    /* Random hands and boards; see deals.h. */
    void (*deal)(struct dealer *, size_t count, uint64_t *hands, size_t step, uint64_t *boards);
};

extern const struct kernel kernel_avx512, kernel_avx2, kernel_sse2, kernel_plain;

#endif

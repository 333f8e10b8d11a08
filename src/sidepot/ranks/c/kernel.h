/* The games by number, and what one build of the kernel can do with them. */
#ifndef SIDEPOT_KERNEL_H
#define SIDEPOT_KERNEL_H

#include <stddef.h>
#include <stdint.h>

enum game { HIGH, SHORT, LOW, LOW8, DEUCE_TO_SEVEN, BADUGI, OMAHA, OMAHA_LOW8, GAMES };

/* All threes of cards e < f < g in lexicographic order, as suit masks; those of cards from e on start at from[e]. */
enum { THREES = 22100, MOST_LANES = 32 };
struct threes {
    uint16_t suit[4][THREES + MOST_LANES];
    size_t from[53];
};

struct kernel {
    const char *name;

    /* Values of n card sets (in Omaha with n boards); nonzero where a set is not of fewest to most cards. */
    int (*rank)(enum game game, const uint64_t *sets, const uint64_t *boards, size_t n, int fewest, int most,
                uint32_t *values);

    /* Card sets of n rows of card numbers; nonzero where a number is not a card's. */
    int (*to_sets)(const uint8_t *rows, size_t n, size_t width, uint64_t *sets);

    /* Values of *start* with every four cards d < e < f < g of d >= next, in lexicographic order; how many.
       Writes up to MOST_LANES values more than it counts. */
    size_t (*walk)(enum game game, uint64_t start, int size, int next, const struct threes *threes, uint32_t *values);
};

extern const struct kernel kernel_plain, kernel_sse2, kernel_avx2, kernel_avx512;

#endif

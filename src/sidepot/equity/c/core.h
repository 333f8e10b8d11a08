/* The work behind every equity: known hands over all run-outs, two ranges on given boards, random deals. */
#ifndef SIDEPOT_CORE_H
#define SIDEPOT_CORE_H

#include "dealer.h"
#include "runouts.h"
#include "showdown.h"

/* A tally as plain.py has it: the deals, then for each player those won, those shared, units and their squares; then the
   units of each half where the pot has two. */
enum { TALLY = 1 + 6 * PLAYERS };
int has_halves(enum showdown);
size_t tally_size(enum showdown, int players);

struct deal {
    enum showdown showdown;
    int players;
    uint64_t hands[PLAYERS], board, deck;
};

struct duel {
    enum showdown showdown;
    size_t boards, mine, theirs;
    const uint64_t *board, *times, *my_hands, *their_hands;
    const double *my_weights, *their_weights;
};

struct work; /* room to work in, one for each thread */
struct work *work_open(const struct kernel *, const struct kernel *dealing);
void work_close(struct work *);

void core_match(struct work *, const struct deal *, double *tally);
/* For each of my hands by weight the deals, those won and those tied. Zero where there is no memory. */
int core_duel(const struct kernel *, const struct duel *, double *deals, double *won, double *tied);
/* The tally of so many random deals; a discard follows each where the showdown is THROW. */
void core_sample(struct work *, enum showdown, struct dealer *, uint64_t board, size_t count, double *tally);

#endif

/* Random deals, card for card those of dealer.py. What a deal is drawn from; the drawing itself is in deals.h. */
#ifndef SIDEPOT_DEALER_H
#define SIDEPOT_DEALER_H

#include <stddef.h>
#include <stdint.h>

#include "showdown.h"

/* Where a player's cards come from: listed hands by the alias method (none: no card), and so many of the deck more. */
struct seat {
    int cards;
    size_t count;
    const uint64_t *hands, *limits;
    const uint32_t *others;
};

/* The deck is without the board and without hands that are known. */
struct dealer {
    uint64_t state, deck;
    int players, come;
    struct seat seats[PLAYERS];
};

/* Sets of one, two and three places, in an order such that those of the first n places come first, and how many. */
struct places {
    const uint64_t *of[4];
    uint64_t many[4][53];
};
extern struct places places;

void dealer_prepare(void);

#endif

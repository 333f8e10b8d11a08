/* Every way to complete a board, like ones together; see runouts.py, which says the same in Python. */
#ifndef SIDEPOT_RUNOUTS_H
#define SIDEPOT_RUNOUTS_H

#include <stddef.h>
#include <stdint.h>

/* Boards handed on together; what one step may add, and a group of lanes to the end of the last group. */
enum { BLOCK = 2048, ROOM = 128, GROUP = 32 };

struct runouts {
    uint64_t board, deck;
    int needs[4]; /* how many cards of a suit on the board let someone have a flush */
    /* Whether all that counts is who wins: with a flush on a board without a pair its other cards do not matter. */
    int only_winners;
    /* Called with boards and how many run-outs each stands for; a GROUP of boards that stand for none follows. */
    void (*block)(void *who, const uint64_t *boards, const uint32_t *times, size_t count);
    void *who;

    int come, spare[4];
    size_t count;
    uint64_t boards[BLOCK + ROOM];
    uint32_t times[BLOCK + ROOM];
};

void runouts_prepare(void);
void runouts_walk(struct runouts *r);

#endif

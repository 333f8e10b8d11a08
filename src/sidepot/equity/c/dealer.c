/* See dealer.h. */
#include "dealer.h"

enum { ONES = 52, TWOS = 52 * 51 / 2, THREES = 52 * 51 * 50 / 6 };

static uint64_t none[1], ones[ONES], twos[TWOS], threes[THREES];
struct places places = {.of = {none, ones, twos, threes}};

void dealer_prepare(void)
{
    size_t two = 0, three = 0;
    for (int c = 0; c < 52; c++) {
        ones[c] = 1ull << c;
        for (int b = 0; b < c; b++) {
            twos[two++] = ones[c] | ones[b];
            for (int a = 0; a < b; a++)
                threes[three++] = ones[c] | ones[b] | ones[a];
        }
    }
    for (uint64_t n = 0; n < 53; n++) {
        places.many[0][n] = 1;
        places.many[1][n] = n;
        places.many[2][n] = n * (n - 1) / 2;
        places.many[3][n] = n < 3 ? 0 : n * (n - 1) * (n - 2) / 6;
    }
}

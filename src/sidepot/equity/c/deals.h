/* Drawing random deals; included where a processor is chosen. See dealer.py: the two must stay the same, draw for draw. */
#ifndef SIDEPOT_DEALS_H
#define SIDEPOT_DEALS_H

#include "dealer.h"
#include "lanes.h"

/* wyrand */
FN uint64_t next_number(uint64_t *state)
{
    *state += 0xA0761D6478BD642F;
    unsigned __int128 product = (unsigned __int128)*state * (*state ^ 0xE7037ED1A0B428DB);
    return (uint64_t)(product >> 64) ^ (uint64_t)product;
}

/* A place below *count*; what is left of the number serves for another. */
FN size_t place_below(uint64_t *number, uint64_t count)
{
    unsigned __int128 product = (unsigned __int128)*number * count;
    *number = (uint64_t)product;
    return (size_t)(product >> 64);
}

/* The cards of a set at these places, the lowest bit first. */
FN uint64_t cards_at(uint64_t at, uint64_t cards)
{
#if defined SIDEPOT_AVX512 || defined SIDEPOT_AVX2
    return _pdep_u64(at, cards);
#else
    uint64_t found = 0;
    for (; at; at >>= 1, cards &= cards - 1)
        found |= cards & -cards & -(at & 1);
    return found;
#endif
}

/* Two draws with one number. */
FN uint64_t draw_twice(uint64_t *state, const uint64_t *first, uint64_t firsts, const uint64_t *second,
                       uint64_t seconds, uint64_t deck)
{
    uint64_t number = next_number(state);
    uint64_t one = cards_at(first[place_below(&number, firsts)], deck);
    return one | cards_at(second[place_below(&number, seconds)], deck ^ one);
}

static const uint8_t first_of[7] = {0, 1, 2, 3, 2, 2, 3};

/* Up to six of the *left* cards of a deck, in one draw or two. */
FN uint64_t draw_few(uint64_t *state, int many, uint64_t deck, int left)
{
    int first = first_of[many], second = many - first;
    if (second)
        return draw_twice(state, places.of[first], places.many[first][left], places.of[second],
                          places.many[second][left - first], deck);
    uint64_t number = next_number(state);
    return cards_at(places.of[first][place_below(&number, places.many[first][left])], deck);
}

/* Seven to nine: three of them first. Apart, so that the usual draws stay short. */
static __attribute__((noinline)) KERNEL_FN uint64_t draw_many(uint64_t *state, int many, uint64_t deck, int left)
{
    uint64_t three = draw_few(state, 3, deck, left);
    return three | draw_few(state, many - 3, deck ^ three, left - 3);
}

FN uint64_t draw(uint64_t *state, int many, uint64_t deck, int left)
{
    return __builtin_expect(many > 6, 0) ? draw_many(state, many, deck, left) : draw_few(state, many, deck, left);
}

FN uint64_t draw_listed(uint64_t *state, const struct seat *seat)
{
    uint64_t number = next_number(state);
    size_t at = place_below(&number, seat->count);
    return seat->hands[number <= seat->limits[at] ? at : seat->others[at]];
}

/* A hand from every list, all anew when two share a card, so that every deal is as likely as its weight. */
FN uint64_t deal_listed(struct dealer *d, uint64_t *hands, size_t step)
{
    for (;;) {
        uint64_t used = 0, twice = 0;
        for (int p = 0; p < d->players && !twice; p++)
            if (d->seats[p].count > 1) {
                hands[p * step] = draw_listed(&d->state, &d->seats[p]);
                twice = hands[p * step] & used;
                used |= hands[p * step];
            }
        if (!twice)
            return used;
    }
}

/* Boards where every hand is known: nothing changes from one to the next. */
FN void deal_boards(struct dealer *d, size_t count, uint64_t *boards)
{
    int first = first_of[d->come], second = d->come - first, left = __builtin_popcountll(d->deck);
    const uint64_t *ones = places.of[first], *others = places.of[second];
    uint64_t state = d->state, deck = d->deck, firsts = places.many[first][left];
    uint64_t seconds = places.many[second][left - first];
    for (size_t i = 0; i < count; i++)
        boards[i] = d->come ? draw_twice(&state, ones, firsts, others, seconds, deck) : 0;
    d->state = state;
}

/* Hands for *count* deals, each player's *step* after those of the one before (a known hand only once), and the cards
   to come on their boards. */
static KERNEL_FN void KERNEL(deal)(struct dealer *dealer, size_t count, uint64_t *hands, size_t step, uint64_t *boards)
{
    struct dealer d = *dealer;
    int known = 1;
    uint64_t held[PLAYERS];
    for (int p = 0; p < d.players; p++) {
        known &= d.seats[p].count == 1 && !d.seats[p].cards;
        held[p] = d.seats[p].count == 1 ? d.seats[p].hands[0] : 0;
        if (d.seats[p].count == 1)
            hands[p * step] = held[p];
    }
    if (known)
        deal_boards(&d, count, boards);
    for (size_t i = 0; !known && i < count; i++) {
        uint64_t deck = d.deck & ~deal_listed(&d, hands + i, step);
        int more = __builtin_popcountll(deck);
        for (int p = 0; p < d.players; p++)
            if (d.seats[p].cards) {
                uint64_t cards = draw(&d.state, d.seats[p].cards, deck, more);
                deck ^= cards;
                more -= d.seats[p].cards;
                if (d.seats[p].count > 1)
                    held[p] = hands[p * step + i];
                hands[p * step + i] = cards | held[p];
            }
        boards[i] = d.come ? draw(&d.state, d.come, deck, more) : 0;
    }
    dealer->state = d.state;
}

#endif

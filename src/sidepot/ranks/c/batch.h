/* Many hands: what `struct kernel` promises, for the processor chosen in lanes.h. */
#include "kernel.h"

#include "high.h"
#include "low.h"
#include "moves.h"
#include "omaha.h"

/* Nonzero in lanes that hold no hand of this many cards; *absent* are ranks that the deck does not have. */
FN lanes not_cards(suits x, lanes held, int fewest, int most, unsigned absent)
{
    truth wrong = is_more(each(fewest), held) | is_more(held, each(most));
    return (((x.c | x.d) | (x.h | x.s)) & each(absent)) | only_if(wrong, each(1));
}

FN lanes held_by(suits x)
{
    return (count(x.c) + count(x.d)) + (count(x.h) + count(x.s));
}

/* *size* is how many cards all hands have, 0 if that differs; in Omaha how many of them are in the hole. */
FN halves value_of(enum game game, suits x, suits board, int size, lanes *held)
{
    if (game == HIGH)
        return halves_of(best_of(x, size, STANDARD, held));
    if (game == SHORT)
        return halves_of(best_of(x, size, SHORT_DECK, held));
    if (game == DEUCE_TO_SEVEN)
        return turned(halves_of(best_of(x, 5, DEUCE, held)));
    *held = held_by(x);
    if (game == BADUGI)
        return halves_of(badugi_of(x));
    if (game == LOW)
        return turned(halves_of(lowest_of(x)));
    if (game == OMAHA)
        return halves_of(omaha_of(x, board, size));
    lanes low = game == LOW8 ? eight_or_better(x) : omaha_eight_or_better(x, board);
    truth none = is_zero(low);
    halves value = turned((halves){each(0), low});
    return (halves){unless(none, value.high), unless(none, value.low)};
}

FN lanes rank_group(enum game game, const uint64_t *sets, const uint64_t *boards, int size, int fewest, int most,
                    uint32_t *values)
{
    suits x = load_sets(sets), board = x;
    if (game == OMAHA || game == OMAHA_LOW8)
        board = load_sets(boards);
    lanes held;
    store(value_of(game, x, board, size, &held), AS_LOADED, values);
    lanes wrong = not_cards(x, held, fewest, most, game == SHORT ? 0xE00F : 0xE000);
    if (game == OMAHA || game == OMAHA_LOW8) {
        wrong |= not_cards(board, held_by(board), 3, 5, 0xE000);
        wrong |= (x.c & board.c) | (x.d & board.d) | (x.h & board.h) | (x.s & board.s);
    }
    return wrong;
}

FN int rank_all(enum game game, const uint64_t *sets, const uint64_t *boards, size_t n, int size, int fewest, int most,
                uint32_t *values)
{
    lanes wrong = {0};
    size_t i = 0;
    for (; i + LANES <= n; i += LANES)
        wrong |= rank_group(game, sets + i, boards ? boards + i : boards, size, fewest, most, values + i);
    if (i < n) {
        uint64_t last[LANES], last_boards[LANES];
        uint32_t last_values[LANES];
        for (size_t j = 0; j < LANES; j++) {
            size_t k = i + j < n ? i + j : i;
            last[j] = sets[k];
            last_boards[j] = boards ? boards[k] : 0;
        }
        wrong |= rank_group(game, last, last_boards, size, fewest, most, last_values);
        memcpy(values + i, last_values, (n - i) * sizeof *values);
    }
    return any(~is_zero(wrong));
}

static KERNEL_FN int rank(enum game game, const uint64_t *sets, const uint64_t *boards, size_t n, int fewest, int most,
                          uint32_t *values)
{
    int size = fewest == most ? fewest : 0;
#define RANK(GAME, SIZE)                                                                                               \
    if (game == GAME && (SIZE == 0 || size == SIZE))                                                                   \
        return rank_all(GAME, sets, boards, n, SIZE, fewest, most, values);
    RANK(HIGH, 5) RANK(HIGH, 6) RANK(HIGH, 7) RANK(HIGH, 0) RANK(SHORT, 0) RANK(LOW, 0) RANK(LOW8, 0)
    RANK(DEUCE_TO_SEVEN, 5) RANK(BADUGI, 0) RANK(OMAHA, 4) RANK(OMAHA, 5) RANK(OMAHA, 6) RANK(OMAHA_LOW8, 0)
#undef RANK
    return 1;
}

/* As many rows as there are words, eight bytes of each. */
FN words load_rows(const uint8_t *rows, size_t width)
{
    uint64_t row[8];
    for (size_t i = 0; i < sizeof(words) / 8; i++)
        memcpy(row + i, rows + i * width, 8);
#if LANES == 32
    return (words){row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7]};
#elif LANES == 16
    return (words){row[0], row[1], row[2], row[3]};
#elif LANES == 8
    return (words){row[0], row[1]};
#else
    return (words){row[0]};
#endif
}

/* Card sets of rows, of which *width* bytes count. */
FN words sets_of(words rows, size_t width)
{
    const words bytes = (words){0} + 0x0101010101010101, one = (words){0} + 1;
    words places = (rows & 3 * bytes) << 4 | (rows >> 2 & 15 * bytes), sets = {0};
    for (size_t i = 0; i < width; i++)
        sets |= one << (places >> 8 * i & 0xFF);
    return sets;
}

FN int to_sets_of(const uint8_t *rows, size_t n, size_t width, uint64_t *sets)
{
    enum { GROUP = sizeof(words) / 8 };
    words seen = {0};
    size_t i = 0;
    /* eight bytes are read of every row, so the last ones go another way */
    for (; i + GROUP + 8 <= n; i += GROUP) {
        words group = load_rows(rows + i * width, width);
        seen |= group << (64 - 8 * width);
        group = sets_of(group, width);
        memcpy(sets + i, &group, sizeof group);
    }
    for (; i < n; i++) {
        uint64_t row = 0;
        memcpy(&row, rows + i * width, width);
        seen |= row << (64 - 8 * width);
        sets[i] = sets_of((words){row}, width)[0];
    }
    return any(~is_zero((lanes)(seen & 0xC0C0C0C0C0C0C0C0)));
}

static KERNEL_FN int to_sets(const uint8_t *rows, size_t n, size_t width, uint64_t *sets)
{
#define WIDTH(WIDE)                                                                                                    \
    if (width == WIDE)                                                                                                 \
        return to_sets_of(rows, n, WIDE, sets);
    WIDTH(4) WIDTH(5) WIDTH(6) WIDTH(7)
#undef WIDTH
    return 1;
}

FN size_t walk_all(enum game game, uint64_t start, int size, int next, const struct threes *threes, uint32_t *values)
{
    const uint32_t *first = values;
    for (int card = next; card < 49; card++) {
        uint64_t four = start | (uint64_t)1 << (16 * (card & 3) + (card >> 2));
        lanes c = each(four & 0xFFFF), d = each(four >> 16 & 0xFFFF), h = each(four >> 32 & 0xFFFF), s = each(four >> 48);
        size_t from = threes->from[card + 1];
        for (size_t i = from; i < THREES; i += LANES) {
            suits x = {c | load(threes->suit[0] + i), d | load(threes->suit[1] + i), h | load(threes->suit[2] + i),
                       s | load(threes->suit[3] + i)};
            lanes held;
            store(value_of(game, x, x, size, &held), IN_ORDER, values + (i - from));
        }
        values += THREES - from;
    }
    return values - first;
}

static KERNEL_FN size_t walk(enum game game, uint64_t start, int size, int next, const struct threes *threes,
                             uint32_t *values)
{
#define WALK(GAME, SIZE)                                                                                               \
    if (game == GAME && (SIZE == 0 || size == SIZE))                                                                   \
        return walk_all(GAME, start, SIZE, next, threes, values);
    WALK(HIGH, 5) WALK(HIGH, 6) WALK(HIGH, 7) WALK(SHORT, 5) WALK(SHORT, 6) WALK(SHORT, 7)
    WALK(LOW, 0) WALK(LOW8, 0) WALK(DEUCE_TO_SEVEN, 5)
#undef WALK
    return 0;
}

const struct kernel KERNEL(kernel) = {KERNEL_NAME, rank, to_sets, walk};

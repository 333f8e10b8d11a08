/* Between memory and lanes: card sets in, values out. */
#ifndef SIDEPOT_MOVES_H
#define SIDEPOT_MOVES_H

#include "lanes.h"

/* How a group of hands lies in the lanes: as in memory, or as `load_sets` leaves it. */
enum order { IN_ORDER, AS_LOADED };

/* A value in each lane, high << 16 | low. */
typedef struct {
    lanes high, low;
} halves;

FN halves halves_of(ranked r)
{
    return (halves){r.category << 10 | r.major >> 3, r.major << 13 | r.kickers};
}

/* (9 << 26) - x: a low hand, so that larger is better. */
FN halves turned(halves x)
{
    return (halves){less_one_if(~is_zero(x.low), 0x2400 - x.high), -x.low};
}

#if defined SIDEPOT_AVX512
#define ZIP(what, a, b) (lanes) _mm512_unpack##what((__m512i)(a), (__m512i)(b))
#elif defined SIDEPOT_AVX2
#define ZIP(what, a, b) (lanes) _mm256_unpack##what((__m256i)(a), (__m256i)(b))
#elif defined SIDEPOT_SSE2
#define ZIP(what, a, b) (lanes) _mm_unpack##what((__m128i)(a), (__m128i)(b))
#endif

FN lanes load(const void *from)
{
    lanes x;
    memcpy(&x, from, sizeof x);
    return x;
}

/* LANES card sets, turned from one hand after the other to one suit after the other. */
FN suits load_sets(const uint64_t *sets)
{
#ifdef ZIP
    lanes a0 = load(sets), a1 = load(sets + LANES / 4), a2 = load(sets + LANES / 2), a3 = load(sets + LANES / 4 * 3);
    lanes even01 = ZIP(lo_epi16, a0, a1), odd01 = ZIP(hi_epi16, a0, a1);
    lanes even23 = ZIP(lo_epi16, a2, a3), odd23 = ZIP(hi_epi16, a2, a3);
    lanes cd01 = ZIP(lo_epi16, even01, odd01), hs01 = ZIP(hi_epi16, even01, odd01);
    lanes cd23 = ZIP(lo_epi16, even23, odd23), hs23 = ZIP(hi_epi16, even23, odd23);
    return (suits){ZIP(lo_epi64, cd01, cd23), ZIP(hi_epi64, cd01, cd23), ZIP(lo_epi64, hs01, hs23),
                   ZIP(hi_epi64, hs01, hs23)};
#else
    uint16_t masks[4][LANES];
    for (int i = 0; i < LANES; i++)
        for (int suit = 0; suit < 4; suit++)
            masks[suit][i] = (uint16_t)(sets[i] >> 16 * suit);
    return (suits){load(masks[0]), load(masks[1]), load(masks[2]), load(masks[3])};
#endif
}

/* LANES values. */
FN void store(halves x, enum order order, uint32_t *values)
{
#ifdef ZIP
    lanes first = ZIP(lo_epi16, x.low, x.high), second = ZIP(hi_epi16, x.low, x.high);
#if defined SIDEPOT_AVX512
    __m512i a = (__m512i)first, b = (__m512i)second;
    const __m512i pairs = _mm512_setr_epi64(0, 2, 4, 6, 1, 3, 5, 7);
    const __m512i left = _mm512_setr_epi64(0, 1, 8, 9, 2, 3, 10, 11);
    const __m512i right = _mm512_setr_epi64(4, 5, 12, 13, 6, 7, 14, 15);
    int loaded = order == AS_LOADED;
    first = (lanes)(loaded ? _mm512_permutexvar_epi64(pairs, a) : _mm512_permutex2var_epi64(a, left, b));
    second = (lanes)(loaded ? _mm512_permutexvar_epi64(pairs, b) : _mm512_permutex2var_epi64(a, right, b));
#elif defined SIDEPOT_AVX2
    __m256i a = (__m256i)first, b = (__m256i)second;
    int loaded = order == AS_LOADED;
    first = (lanes)(loaded ? _mm256_permute4x64_epi64(a, 0xD8) : _mm256_permute2x128_si256(a, b, 0x20));
    second = (lanes)(loaded ? _mm256_permute4x64_epi64(b, 0xD8) : _mm256_permute2x128_si256(a, b, 0x31));
#else
    (void)order;
#endif
    memcpy(values, &first, sizeof first);
    memcpy(values + LANES / 2, &second, sizeof second);
#else
    (void)order;
    for (int i = 0; i < LANES; i++)
        values[i] = (uint32_t)x.high[i] << 16 | x.low[i];
#endif
}

#endif

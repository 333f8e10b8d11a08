/* Lanes of 16 bits, one hand in each, and the few operations that processors do differently.

   Define SIDEPOT_AVX512, SIDEPOT_AVX2, SIDEPOT_SSE2 or nothing (any processor) before the first inclusion, mark
   functions with FN (inlined) or KERNEL_FN (called), and name what others see with KERNEL(name). */
#ifndef SIDEPOT_LANES_H
#define SIDEPOT_LANES_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined SIDEPOT_AVX512
#include <immintrin.h>
#define LANES 32
#define KERNEL(name) name##_avx512
#define KERNEL_NAME "avx512"
#define KERNEL_FN __attribute__((target("avx512f,avx512bw,avx512vl,avx512bitalg,bmi,bmi2,popcnt")))
#elif defined SIDEPOT_AVX2
#include <immintrin.h>
#define LANES 16
#define KERNEL(name) name##_avx2
#define KERNEL_NAME "avx2"
#define KERNEL_FN __attribute__((target("avx2,bmi,bmi2,popcnt")))
#elif defined SIDEPOT_SSE2
#include <emmintrin.h>
#define LANES 8
#define KERNEL(name) name##_sse2
#define KERNEL_NAME "sse2"
#define KERNEL_FN
#else
#define LANES 4
#define KERNEL(name) name##_plain
#define KERNEL_NAME "plain"
#define KERNEL_FN
#endif

#define FN static inline __attribute__((always_inline)) KERNEL_FN

typedef uint16_t lanes __attribute__((vector_size(2 * LANES)));
typedef int16_t signed_lanes __attribute__((vector_size(2 * LANES)));
typedef uint64_t words __attribute__((vector_size(2 * LANES)));

/* A hand in each lane: its ranks by suit, bits 0..12 = 2..A. */
typedef struct {
    lanes c, d, h, s;
} suits;

/* A value in each lane: category << 26 | major << 13 | kickers, as in scalar.py. Integer order is poker order. */
typedef struct {
    lanes category, major, kickers;
} ranked;

/* The truth about each lane. On AVX-512 a bit, elsewhere all bits of the lane: &, | and ~ work on both. */
#if defined SIDEPOT_AVX512
typedef __mmask32 truth;
#else
typedef lanes truth;
#endif

FN lanes each(unsigned x)
{
    return (lanes){0} + (uint16_t)x;
}

FN truth is_zero(lanes x)
{
#if defined SIDEPOT_AVX512
    return _mm512_testn_epi16_mask((__m512i)x, (__m512i)x);
#else
    return (truth)(x == 0);
#endif
}

/* Signed: both below 0x8000. */
FN truth is_more(lanes a, lanes b)
{
#if defined SIDEPOT_AVX512
    return _mm512_cmpgt_epi16_mask((__m512i)a, (__m512i)b);
#else
    return (truth)((signed_lanes)a > (signed_lanes)b);
#endif
}

FN lanes choose(truth t, lanes yes, lanes no)
{
#if defined SIDEPOT_AVX512
    return (lanes)_mm512_mask_mov_epi16((__m512i)no, t, (__m512i)yes);
#elif defined SIDEPOT_AVX2 && defined __clang__
    return (lanes)_mm256_blendv_epi8((__m256i)no, (__m256i)yes, (__m256i)t);
#elif defined SIDEPOT_AVX2
    /* GCC takes the intrinsic for a comparison with zero, and compares once more */
    lanes x;
    __asm__("vpblendvb %3, %2, %1, %0" : "=x"(x) : "x"(no), "xm"(yes), "x"(t));
    return x;
#else
    return (yes & t) | (no & ~t);
#endif
}

FN lanes only_if(truth t, lanes x)
{
#if defined SIDEPOT_AVX512
    return (lanes)_mm512_maskz_mov_epi16(t, (__m512i)x);
#else
    return x & t;
#endif
}

FN lanes unless(truth t, lanes x)
{
#if defined SIDEPOT_AVX512
    return (lanes)_mm512_maskz_mov_epi16(~t, (__m512i)x);
#else
    return x & ~t;
#endif
}

FN lanes less_one_if(truth t, lanes x)
{
#if defined SIDEPOT_AVX512
    return (lanes)_mm512_mask_sub_epi16((__m512i)x, t, (__m512i)x, _mm512_set1_epi16(1));
#else
    return x + t;
#endif
}

FN int any(truth t)
{
#if defined SIDEPOT_AVX512
    return t != 0;
#elif defined SIDEPOT_AVX2
    return !_mm256_testz_si256((__m256i)t, (__m256i)t);
#elif defined SIDEPOT_SSE2
    return _mm_movemask_epi8((__m128i)t) != 0;
#else
    words w = (words)t;
    uint64_t all = 0;
    for (size_t i = 0; i < sizeof w / 8; i++)
        all |= w[i];
    return all != 0;
#endif
}

FN lanes smaller(lanes a, lanes b)
{
#if defined SIDEPOT_AVX512
    return (lanes)_mm512_min_epi16((__m512i)a, (__m512i)b);
#elif defined SIDEPOT_AVX2
    return (lanes)_mm256_min_epi16((__m256i)a, (__m256i)b);
#elif defined SIDEPOT_SSE2
    return (lanes)_mm_min_epi16((__m128i)a, (__m128i)b);
#else
    return choose(is_more(a, b), b, a);
#endif
}

FN lanes larger(lanes a, lanes b)
{
#if defined SIDEPOT_AVX512
    return (lanes)_mm512_max_epi16((__m512i)a, (__m512i)b);
#elif defined SIDEPOT_AVX2
    return (lanes)_mm256_max_epi16((__m256i)a, (__m256i)b);
#elif defined SIDEPOT_SSE2
    return (lanes)_mm_max_epi16((__m128i)a, (__m128i)b);
#else
    return choose(is_more(a, b), a, b);
#endif
}

/* How many of the bits 0..12 are set. */
FN lanes count(lanes x)
{
#if defined SIDEPOT_AVX512
    return (lanes)_mm512_popcnt_epi16((__m512i)x);
#elif defined SIDEPOT_AVX2
    const __m256i nibble = _mm256_set1_epi8(15);
    const __m256i bits = _mm256_broadcastsi128_si256(
        _mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
    __m256i low = _mm256_shuffle_epi8(bits, _mm256_and_si256((__m256i)x, nibble));
    __m256i high = _mm256_shuffle_epi8(bits, _mm256_and_si256(_mm256_srli_epi16((__m256i)x, 4), nibble));
    return (lanes)_mm256_maddubs_epi16(_mm256_add_epi8(low, high), _mm256_set1_epi8(1));
#else
    x -= x >> 1 & 0x5555;
    x = (x & 0x3333) + (x >> 2 & 0x3333);
    return x * 0x1111 >> 12;
#endif
}

/* The lowest set bit cleared. */
FN lanes without_lowest(lanes x)
{
    return x & (x - 1);
}

FN lanes lowest(lanes x)
{
    return x & -x;
}

/* The highest bit of one or two, of any. */
FN lanes highest_of_two(lanes x)
{
    lanes rest = without_lowest(x);
    return choose(is_zero(rest), x, rest);
}

FN lanes highest(lanes x)
{
    x |= x >> 1;
    x |= x >> 2;
    x |= x >> 4;
    x |= x >> 8;
    return x & ~(x >> 1);
}

#endif

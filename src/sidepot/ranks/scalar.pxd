cimport cython
from libc.stdint cimport uint32_t, uint64_t

cdef uint64_t _ONE, _ELEVEN, _THIRTEEN, _SIXTEEN, _LOW_BYTE, _ALL_RANKS, _ABOVE_LOWEST, _ABOVE_ALL
cdef uint64_t _BITS_OF_2, _BITS_OF_4, _BITS_OF_8
cdef uint32_t _MOST
cdef int HIGH, SHORT, LOW8, LOW, DEUCE, BADUGI, BADUGI_HIGH, CARD, PAIRED, THREE

cpdef uint32_t high(uint64_t cards) noexcept nogil
cpdef uint32_t high_if_hand(uint64_t cards) noexcept nogil
cpdef uint32_t short_deck(uint64_t cards) noexcept nogil
cpdef uint32_t deuce(uint64_t cards) noexcept nogil
cpdef uint32_t low(uint64_t cards) noexcept nogil
@cython.locals(value=uint32_t)
cpdef uint32_t low8(uint64_t cards) noexcept nogil
cpdef uint32_t badugi(uint64_t cards) noexcept nogil
cpdef uint32_t badugi_high(uint64_t cards) noexcept nogil
cpdef uint32_t card(uint64_t cards) noexcept nogil
@cython.locals(both=uint32_t)
cpdef uint32_t paired(uint64_t hole, uint64_t board) noexcept nogil
@cython.locals(ranks=uint32_t, two=uint32_t, flush=bint, below=uint32_t, tops=uint32_t)
cpdef uint32_t three(uint64_t cards) noexcept nogil
cpdef uint32_t showing(uint64_t cards) noexcept nogil
cpdef uint32_t showing_low(uint64_t cards) noexcept nogil
cpdef uint32_t worth(int order, uint64_t hole, uint64_t board, int must, int may) noexcept nogil
@cython.locals(value=uint32_t, top=uint32_t, counts=uint64_t, suit=uint32_t)
cpdef uint32_t omaha(uint64_t hole, uint64_t board) noexcept nogil
@cython.locals(
    shared=uint32_t, mine=uint32_t, best=uint32_t, rest=uint32_t, first=uint32_t, two=uint32_t, three=uint32_t)
cpdef uint32_t omaha_low8(uint64_t hole, uint64_t board) noexcept nogil
@cython.locals(best=uint32_t, rest=uint64_t, first=uint64_t)
cpdef uint32_t pick(uint64_t hole, uint64_t board) noexcept nogil
cpdef uint32_t count(uint64_t cards) noexcept nogil

cdef uint32_t _of(int order, uint64_t cards) noexcept nogil
cdef int _size(int order) noexcept nogil
@cython.locals(best=uint32_t, mine=uint64_t)
cdef uint32_t _picked(int order, uint64_t hole, uint64_t board, int may) noexcept nogil
@cython.locals(held=int, size=int, best=uint32_t, mine=uint64_t)
cdef uint32_t _with_board(int order, uint64_t hole, uint64_t board, int must, int may) noexcept nogil
@cython.locals(best=uint32_t, some=uint64_t)
cdef uint32_t _with_some(int order, uint64_t cards, uint64_t more, int wanted) noexcept nogil

@cython.locals(counts=uint64_t, value=uint32_t, tops=uint32_t)
cdef uint32_t _best(uint64_t cards, uint32_t wheel, uint32_t house) noexcept nogil
@cython.locals(ranks=uint32_t, two=uint32_t, more=uint32_t, three=uint32_t, four=uint32_t, first=uint32_t)
cdef uint32_t _kinds(uint64_t cards, int spare, uint32_t house) noexcept nogil
@cython.locals(spare=int, tops=uint32_t)
cdef uint32_t _suited(uint32_t ranks, uint32_t wheel, uint32_t house) noexcept nogil
@cython.locals(below=uint32_t, two=uint32_t)
cdef uint32_t _straights(uint32_t ranks, uint32_t wheel) noexcept nogil
@cython.locals(
    ranks=uint32_t, held=uint32_t, wanted=uint32_t, two=uint32_t, three=uint32_t, first=uint32_t, second=uint32_t)
cdef uint32_t _lowest(uint64_t cards) noexcept nogil

cdef uint32_t _badugi(uint64_t cards) noexcept nogil
@cython.locals(mine=uint32_t, rest=uint32_t, best=uint32_t)
cdef uint32_t _unlike(uint64_t cards, uint32_t ranks) noexcept nogil

@cython.locals(
    mine=uint32_t, pocket=uint32_t, shared=uint32_t, paired=uint32_t, three=uint32_t, split=uint32_t, made=uint32_t,
    fill=uint32_t, first=uint32_t)
cdef uint32_t _omaha_kinds(uint64_t hole, uint64_t board) noexcept nogil
@cython.locals(mine=uint32_t, shared=uint32_t, paired=uint32_t, from_hole=int, from_board=int)
cdef uint32_t _with_kickers(uint32_t made, uint64_t hole, uint64_t board) noexcept nogil
@cython.locals(tops=uint32_t, top=uint32_t, run=uint32_t)
cdef uint32_t _omaha_straight(uint32_t mine, uint32_t shared) noexcept nogil
@cython.locals(top=uint32_t)
cdef uint32_t _omaha_suited(uint32_t mine, uint32_t shared) noexcept nogil

cdef uint64_t _aces_low(uint64_t cards) noexcept nogil
cdef uint32_t _top(uint32_t ranks) noexcept nogil
cdef uint32_t _without_lowest(uint32_t ranks, int spare) noexcept nogil
cdef uint32_t _highest(uint32_t ranks, int wanted) noexcept nogil
cpdef uint32_t ranks_of(uint64_t cards) noexcept nogil
@cython.locals(both=uint64_t, either=uint64_t)
cpdef uint32_t twice(uint64_t cards) noexcept nogil
@cython.locals(both=uint64_t, either=uint64_t)
cdef uint32_t _thrice(uint64_t cards) noexcept nogil
cdef uint32_t _suits(uint64_t cards) noexcept nogil
cdef uint64_t _lane_counts(uint64_t cards) noexcept nogil
cdef uint32_t _sum(uint64_t lanes) noexcept nogil
cdef uint32_t _larger(uint32_t a, uint32_t b) noexcept nogil
@cython.locals(flush=bint, top=uint32_t, best=int, suit=int, lane=uint64_t)
cpdef int top_suit(int order, uint32_t value, uint64_t cards) noexcept nogil

cimport cython
from sidepot.engine.log cimport card_at, card_count, entry_t
from sidepot.ranks.scalar cimport count, high

cdef int FAIR, GOOD, GREAT, NOTHING
cdef int BADUGI, BADUGI_HIGH, CARD, DEUCE, LOW, LOW8, PAIRED, THREE
cdef int _TEN, _JACK, _QUEEN, _KING, _ACE, _EIGHT

@cython.locals(value=cython.uint)
cpdef int standing(int order, entry_t cards, unsigned long long board, int to_come) noexcept nogil
@cython.locals(spare=int)
cdef int _lacking(int many, int to_come) noexcept nogil
@cython.locals(ranks=cython.ulonglong, top=int, i=int, rank=int)
cdef int _few(entry_t cards, unsigned long long board) noexcept nogil
cpdef int keep(int order, entry_t cards) noexcept nogil
@cython.locals(kept=int, ranks=int, top=int, i=int, rank=int)
cdef int _low(entry_t cards, bint deuce) noexcept nogil
@cython.locals(kept=int, suits=int, suit=int, rank=int, i=int)
cdef int _unlike(entry_t cards, bint aces_low) noexcept nogil
cdef int _rank(int card, bint aces_low) noexcept nogil
@cython.locals(kept=int)
cdef int _high(entry_t cards) noexcept nogil
@cython.locals(kept=int, same=int, i=int, j=int)
cdef int _alike(entry_t cards, int shift, int many) noexcept nogil
cdef int _kind(int card, int shift) noexcept nogil
@cython.locals(kept=int, many=int, rank=int, i=int)
cdef int _top_two(entry_t cards) noexcept nogil
cdef unsigned long long _set(entry_t cards) noexcept nogil
@cython.locals(one=cython.ulonglong, found=cython.ulonglong, i=int)
cdef unsigned long long _set_of(entry_t cards, int places) noexcept nogil

cimport cython
from sidepot.engine.plan cimport Plan

cdef bint PLAIN
cdef tuple DECK

# what every street needs comes first, so that it lies close together
@cython.final
@cython.no_gc
@cython.freelist(16)
cdef class Dealing:
    cdef Plan plan
    cdef int n, place
    cdef readonly int board_total
    cdef readonly bytes deck
    cdef const unsigned char* order
    cdef int board_count[2]
    cdef unsigned long long board_sets[2]
    cdef unsigned char boards[20]
    cdef unsigned char dealt[10]
    cdef unsigned char kept[10]
    cdef unsigned char holes[70]
    cdef unsigned long long sets[10]

    cdef void begin(self, Plan plan, int players, bytes deck)
    @cython.locals(seat=int, which=int)
    cdef void clear(self) noexcept nogil
    @cython.locals(other=Dealing)
    cdef Dealing copy(self)
    @cython.locals(i=int, seat=int, which=int)
    cdef void be_as(self, Dealing other) noexcept nogil
    @cython.locals(_=int, which=int)
    cdef void deal_street(self, int street, int first, int inside, bint run_out) noexcept nogil
    @cython.locals(seat=int, _=int, card=int)
    cdef void _deal_round(self, int first, int inside) noexcept nogil
    @cython.locals(_=int, card=int)
    cdef void _deal_board(self, int which, int count) noexcept nogil
    @cython.locals(i=int)
    cdef void _second_board(self) noexcept nogil
    @cython.locals(card=int)
    cdef int _next_card(self) noexcept nogil
    @cython.locals(one=cython.ulonglong)
    cdef unsigned long long _bit(self, int card) noexcept nogil
    @cython.locals(i=int)
    cdef void throw(self, int seat, int card) noexcept nogil
    @cython.locals(many=int, rest=int)
    cdef int held(self, int seat) noexcept nogil
    @cython.locals(i=int)
    cpdef tuple hole_cards(self, int seat)
    @cython.locals(before=int, last=int, i=int)
    cpdef tuple hole_of(self, int seat, int street)
    @cython.locals(i=int)
    cpdef tuple board_cards(self, int which)
    @cython.locals(before=int)
    cpdef tuple board_of(self, int which, int street)
    @cython.locals(count=int, i=int)
    cdef int _before(self, int street, bint hole) noexcept nogil

@cython.locals(cards=Dealing)
cpdef Dealing new_dealing(Plan plan, int players, bytes deck)

cimport cython
from sidepot.engine.course cimport Course
from sidepot.engine.log cimport Log
from sidepot.engine.plan cimport chips_t
from sidepot.engine.pots cimport Pots

cdef bint PLAIN
cdef int BOARD, CALL, DIE, FOLD, RAISE
cdef int ENTERED, RAISED, FACED, RERAISED, FLOPS, WAGERS, CALLS, SHOWDOWNS, WINS

@cython.final
cdef class Sheet:
    cdef readonly int n
    cdef readonly chips_t rake, dropped
    cdef long long[::1] nets
    cdef long long counts[90]
    cdef unsigned char kinds[64]
    cdef unsigned char seats[64]
    cdef int inside, entered, raised, faced, reraised, flop, raises, raiser

    @cython.locals(seat=int, player=int, showdown=int, winners=int)
    cpdef void add(self, Course hand, Pots pots, int row, int rotation) noexcept nogil
    cdef int _player(self, int seat, int rotation) noexcept nogil
    @cython.locals(first=int, i=int)
    cdef void _read(self, Log codes, int rotation) noexcept nogil
    cdef void _entry(self, int kind, int seat, int rotation) noexcept nogil
    cdef void _before_flop(self, int kind, int bit) noexcept nogil
    @cython.locals(winners=int, seat=int)
    cdef int _winners(self, Pots pots) noexcept nogil

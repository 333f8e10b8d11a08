cimport cython
from sidepot.engine.course cimport Course
from sidepot.engine.log cimport Log, kind_of, seat_of
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

    @cython.locals(seat=int, player=int)
    cpdef void add(self, Course hand, Pots pots, int row, int rotation) noexcept nogil
    cdef int _player(self, int seat, int rotation) noexcept nogil
    @cython.locals(
        entered=int, raised=int, faced=int, reraised=int, raises=int, flop=int, raiser=int, inside=int, kind=int, bit=int,
        place=int, seat=int, code=cython.longlong)
    cdef void _read(self, Course hand, int winners, int rotation) noexcept nogil
    @cython.locals(winners=int, seat=int)
    cdef int _winners(self, Pots pots) noexcept nogil
    @cython.locals(seat=int)
    cdef void _mark(self, int what, int seats, int rotation) noexcept nogil

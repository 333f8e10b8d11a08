cimport cython
from sidepot.engine.course cimport Course
from sidepot.engine.plan cimport N_SEATS, chips_t
from sidepot.engine.pots cimport Pots
from sidepot.history.deeds cimport Deeds

cdef bint PLAIN
cdef int HANDS, ENTERED, RAISED, FACED, RERAISED, FLOPS, WAGERS, CALLS, SHOWDOWNS, WINS
cdef int _ASKED, _ENTERED, _RAISED, _FACED_RAISE, _RERAISED

@cython.final
cdef class Sheet:
    cdef readonly int n
    cdef int rows
    cdef readonly chips_t rake, dropped
    cdef long long[::1] nets
    cdef long long counts[10 * N_SEATS]
    cdef readonly Deeds deeds

    @cython.locals(seat=int, player=int)
    cpdef void add(self, Course hand, Pots pots, int row, int rotation, int first) noexcept nogil
    cdef int _player(self, int seat, int rotation) noexcept nogil
    @cython.locals(bits=cython.ulonglong, street=int)
    cdef void _count(self, Deeds deeds, int seat, int player) noexcept nogil
    @cython.locals(low=cython.longlong, high=cython.longlong, total=object, row=int)
    cdef object _total(self, int player)
    @cython.locals(total=double, chips=double, row=int)
    cdef double _squares(self, int player)

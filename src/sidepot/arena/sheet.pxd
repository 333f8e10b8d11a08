cimport cython
from sidepot.engine.course cimport Course
from sidepot.engine.log cimport Log
from sidepot.engine.plan cimport N_SEATS, Plan, chips_t
from sidepot.engine.pots cimport Pots

cdef bint PLAIN
cdef int STEP, CALL, FOLD, RETURN, ROOM
cdef int ENTERED, RAISED, FACED, RERAISED, FLOPS, WAGERS, CALLS, SHOWDOWNS, WINS
cdef unsigned int _LEAVES, _RAISES, _ENTERS, _ANSWERS

@cython.final
cdef class Sheet:
    cdef readonly int n
    cdef int rows
    cdef readonly chips_t rake, dropped
    cdef long long[::1] nets
    cdef long long counts[9 * N_SEATS]
    cdef unsigned int deeds[512 * N_SEATS]
    cdef int entered, raised, faced, reraised, flop

    @cython.locals(seat=int, player=int, showdown=int, winners=int)
    cpdef void add(self, Course hand, Pots pots, int row, int rotation, int first) noexcept nogil
    cdef int _player(self, int seat, int rotation) noexcept nogil
    @cython.locals(
        inside=int, entered=int, raised=int, faced=int, reraised=int, flop=int, raises=int, raiser=int, facing=int,
        raising=int, code=cython.ulonglong, kind=int, seat=int)
    cdef int _before_flop(self, Log codes, Plan plan, int place) noexcept nogil
    @cython.locals(place=int, code=cython.ulonglong)
    cdef void _after_flop(self, Log codes, int first, int rotation) noexcept nogil
    @cython.locals(winners=int, seat=int)
    cdef int _winners(self, Pots pots) noexcept nogil
    @cython.locals(turn=int)
    cdef long long _deeds(self, int kind, int player)
    @cython.locals(low=cython.longlong, high=cython.longlong, total=object, row=int)
    cdef object _total(self, int player)
    @cython.locals(total=double, chips=double, row=int)
    cdef double _squares(self, int player)

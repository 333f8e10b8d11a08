cimport cython
from sidepot.engine.course cimport Course
from sidepot.engine.log cimport Log
from sidepot.engine.plan cimport N_SEATS, Plan, chips_t
from sidepot.engine.pots cimport Pots

cdef int STEP, FOLD, RETURN, ROOM
cdef unsigned int _LEAVES, _RAISES, _ENTERS, _ANSWERS

@cython.final
cdef class Recap:
    cdef int n, entered, raised, faced, reraised, flop, showdown, winners
    cdef chips_t rake, dropped
    cdef chips_t nets[N_SEATS]
    cdef unsigned int deeds[512 * N_SEATS]

    @cython.locals(seat=int)
    cdef void read(self, Course hand, int first, int pile) noexcept nogil
    @cython.locals(
        inside=int, entered=int, raised=int, faced=int, reraised=int, flop=int, raises=int, raiser=int, facing=int,
        raising=int, code=cython.ulonglong, kind=int, seat=int)
    cdef int _before_flop(self, Log codes, Plan plan, int place) noexcept nogil
    @cython.locals(place=int, code=cython.ulonglong)
    cdef void _after_flop(self, Log codes, int first, int pile) noexcept nogil
    @cython.locals(winners=int, seat=int)
    cdef void _tell_pots(self, Pots pots) noexcept nogil
    cdef long long times(self, int kind, int seat, int pile) noexcept nogil

cimport cython
from sidepot.engine.course cimport Course
from sidepot.engine.log cimport Log, entry_t
from sidepot.engine.plan cimport N_SEATS, Plan, chips_t
from sidepot.engine.pots cimport Pots

cdef int STEP, RETURN, ROOM
cdef int _ENTERED, _ANSWERED, _RAISED, _LEFT
cdef unsigned long long _ALL, _FACES

cdef enum:
    # as the module has them: C needs them when it is compiled
    N_KINDS = 32
    N_PLACES = 512

@cython.final
cdef class Recap:
    cdef int n, asked, entered, raised, faced, reraised, flop, showdown, winners
    cdef chips_t rake, dropped
    cdef chips_t nets[N_SEATS]
    cdef entry_t says[N_KINDS]
    cdef unsigned int deeds[N_PLACES * N_SEATS]

    @cython.locals(seat=int)
    cdef void read(self, Course hand, int first, int pile) noexcept nogil
    @cython.locals(
        code=entry_t, kind=int, seat=int, inside=int, flop=int, says=entry_t, said=entry_t, faced=entry_t, facing=entry_t,
        ahead=entry_t, raises=entry_t, raised=entry_t)
    cdef int _before_flop(self, Log codes, Plan plan, int place) noexcept nogil
    @cython.locals(place=int, code=entry_t, at=int)
    cdef void _after_flop(self, Log codes, int first, int pile) noexcept nogil
    @cython.locals(winners=int, seat=int)
    cdef void _tell_chips(self, Course hand, Pots pots) noexcept nogil
    cdef long long times(self, int kind, int seat, int pile) noexcept nogil

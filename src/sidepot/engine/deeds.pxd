cimport cython
from sidepot.engine.course cimport Course
from sidepot.engine.log cimport Log, entry_t
from sidepot.engine.plan cimport N_SEATS, Plan, chips_t

cdef int AWARD, BOARD, BRING_IN, CALL, DEALT, DIE, DRAW, DROP, FOLD, RAKE, RETURN, ROOM, STEP, UNSEEN
cdef int ALL_IN, ASKED, BIG_BLIND, BUTTON, CBET, ENTERED, FACED_CBET, FACED_RAISE, FACED_RERAISE, FACED_STEAL, FOLDED, FOLDED_TO_CBET, FOLDED_TO_RERAISE
cdef int FOLDED_TO_STEAL, LAST, MAY_CBET, MAY_STEAL, NOWHERE, RAISED, RERAISED, SAW_FLOP, SHOWDOWN, SMALL_BLIND, STOLE, STREETS, WON
cdef unsigned int _RAISES

cdef enum:
    # as the module has them: C needs them when it is compiled
    N_STREETS = 5

@cython.final
cdef class Deeds:
    cdef readonly int n
    cdef unsigned long long bits[N_SEATS]
    cdef unsigned long long held[N_SEATS]
    cdef int wagers[N_SEATS * N_STREETS]
    cdef int calls[N_SEATS * N_STREETS]
    cdef readonly int inside, saw, showdown, all_in, won
    cdef readonly bint at_stake
    cdef readonly chips_t pot
    cdef bint nowhere, drawn
    cdef int street, entered, raises, raiser, opener, stealer, initiative, bettor
    cdef int button, small, big, blinds, stealing

    cpdef void read(self, Course hand, int first) noexcept nogil
    @cython.locals(seat=int, place=int)
    cdef void _begin(self, Course hand) noexcept nogil
    cdef int _set(self, int seat) noexcept nogil
    @cython.locals(cutoff=int)
    cdef int _stealing(self, int n) noexcept nogil
    @cython.locals(place=int, code=entry_t, kind=int, seat=int)
    cdef void _take(self, Log codes, Plan plan, int first) noexcept nogil
    cdef void _ending(self, int kind, int seat, entry_t code) noexcept nogil
    cdef void _given(self, int kind, int seat, entry_t code) noexcept nogil
    @cython.locals(one=entry_t, i=int)
    cdef void _hold(self, int seat, entry_t value) noexcept nogil
    cdef void _next_street(self, int street) noexcept nogil
    @cython.locals(raising=int, street=int)
    cdef void _decision(self, int kind, int seat) noexcept nogil
    @cython.locals(wide=entry_t)
    cdef void _put(self, int seat, int bit) noexcept nogil
    @cython.locals(found=int)
    cdef void _before_flop(self, int kind, int seat, int raising) noexcept nogil
    @cython.locals(wide=int)
    cdef void _after_flop(self, int kind, int seat, int raising, int street) noexcept nogil
    cdef int _check(self, int seat) except -1
    cpdef tuple row_of(self, int seat)
    @cython.locals(found=entry_t)
    cpdef unsigned long long bits_of(self, int seat) except? 0
    @cython.locals(found=cython.longlong, wide=cython.longlong, street=int, wagers=int, calls=int)
    cpdef long long acts_of(self, int seat) except? 0
    cpdef unsigned long long held_of(self, int seat) except? 0
    cpdef int position_of(self, int seat) except -4

cimport cython
from sidepot.engine.course cimport Course
from sidepot.engine.plan cimport chips_t
from sidepot.engine.recap cimport Recap

cdef int CALL, THINGS
cdef int HANDS, ENTERED, RAISED, FACED, RERAISED, FLOPS, WAGERS, CALLS, SHOWDOWNS, WINS

@cython.final
cdef class ScoreSheet:
    cdef readonly int n
    cdef int rows
    cdef readonly chips_t rake, dropped
    cdef long long[::1] nets
    cdef unsigned int[::1] sets
    cdef Recap recap

    cpdef void add(self, Course hand, int row, int rotation, int first) noexcept nogil
    @cython.locals(seat=int, player=int, at=int, step=int)
    cdef void _note(self, Recap recap, int row, int rotation) noexcept nogil
    cdef int _place(self, int what, int rotation) noexcept nogil
    @cython.locals(found=list, rotation=int, place=int, seats=int, seat=int, times=cython.uint)
    cdef list _sums(self, int what)
    @cython.locals(turn=int)
    cdef long long _times(self, int kind, int player)
    @cython.locals(low=cython.longlong, high=cython.longlong, total=object, row=int)
    cdef object _total(self, int player)
    @cython.locals(total=double, chips=double, row=int)
    cdef double _squares(self, int player)

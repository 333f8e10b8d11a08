cimport cython
from sidepot.engine.acting cimport Acting, check_known, options_at
from sidepot.engine.beginning cimport begin, retell, retell_until
from sidepot.engine.options cimport Options
from sidepot.engine.plan cimport Plan, chips_t
from sidepot.engine.pots cimport Pots, new_pots
from sidepot.engine.views cimport View, new_view

cdef int BETTING, DISCARDING, DRAWING, OVER, SHOWING

@cython.final
@cython.no_gc
cdef class Hand(Acting):
    cpdef chips_t in_play(self)
    cpdef tuple parts(self)
    cpdef chips_t price(self, seat)
    @cython.locals(other=Hand)
    cpdef Hand fork(self)
    cpdef View view(self, seat)
    @cython.locals(options=Options)
    cdef View _view(self, int seat)
    @cython.locals(seat=int)
    cdef tuple _seats(self, int mask)

@cython.locals(hand=Hand)
cdef Hand _bare()

cimport cython
from sidepot.engine.plan cimport Plan, chips_t

cdef int BETTING, DISCARDING, SHOWING, OVER, WAITING

@cython.final
@cython.no_gc
@cython.freelist(16)
cdef class Options:
    cdef Plan _plan
    cdef int _phase, _closed
    cdef readonly int seat, wagers_made
    cdef readonly chips_t to_call, wager, stack, current
    cdef chips_t _min_to, _max_to
    cdef readonly bint last_wager
    cdef readonly tuple discards

    cdef void begin(self, Plan plan, int phase, int seat)

@cython.locals(options=Options)
cpdef Options new_options(Plan plan, int phase, int seat)

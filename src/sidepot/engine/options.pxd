cimport cython
from sidepot.engine.plan cimport Plan, chips_t

cdef int BET, RAISE, BETTING, DISCARDING, DRAWING, SHOWING, OVER, WAITING
cdef object AllIn, BringIn, Call, Check, Discard, Draw, Fold, Illegal, RaiseTo
cdef int MAY_BRING_IN, MUST_BRING_IN
cdef tuple _BETS, _RAISES, _SHOWDOWN
cdef object _FOLD, _CHECK, _CALL, _BRING_IN
cdef dict CLOSED, WAGER_NAMES, _AMOUNTS, _RULES

@cython.final
@cython.no_gc
@cython.freelist(16)
cdef class Options:
    cdef Plan _plan
    cdef int _phase, _closed, _kind
    cdef readonly int seat, wagers_made
    cdef readonly chips_t to_call, wager, stack, current
    cdef chips_t _min_to, _max_to
    cdef readonly tuple discards
    cdef readonly int draw
    cdef int _bring_in_due
    cdef readonly bint two_sizes, onto_board

    cdef void begin(self, Plan plan, int phase, int seat)
    cpdef why_not(self, action)
    cdef _why_not_draw(self, tuple cards)
    cdef _why_not_bet(self, action)
    @cython.locals(own=chips_t)
    cdef _why_not_to(self, to)
    cpdef str explain(self, reason, str language=*)
    cpdef dict amounts(self, reason)
    cpdef str rule(self, reason)
    cdef bint _first(self)
    cpdef dict to_dict(self)

cdef _raise_to(chips_t to)
@cython.locals(options=Options)
cpdef Options new_options(Plan plan, int phase, int seat)

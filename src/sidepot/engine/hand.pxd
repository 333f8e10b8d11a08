cimport cython
from sidepot.engine.course cimport Course
from sidepot.engine.fold cimport Fold as Facts, new_fold
from sidepot.engine.events cimport Events, decode, new_events
from sidepot.engine.log cimport Log, entry_t, with_card
from sidepot.engine.options cimport Options, new_options
from sidepot.engine.plan cimport Plan, chips_t
from sidepot.engine.pots cimport Pots, new_pots
from sidepot.engine.views cimport View, new_view

cdef object MAX_CHIPS
cdef object AllIn, BringIn, Call, Check, Draw, Fold, RaiseTo, Show
cdef int DIE, BETTING, DISCARDING, DRAWING, MAY_BRING_IN, OVER, SHOWING, TOO_FEW_CHIPS, WAITING

@cython.final
@cython.no_gc
cdef class Hand(Course):
    cpdef Facts told(self, int entries)
    cpdef chips_t in_play(self)
    cpdef Options options_of(self, seat)
    @cython.locals(options=Options)
    cdef Options _options(self, int seat)
    cpdef chips_t price(self, seat)
    @cython.locals(other=Hand)
    cpdef Hand fork(self)
    @cython.locals(before=int)
    cpdef Events act(self, action, seat=*)
    cpdef View view(self, seat)
    @cython.locals(options=Options)
    cdef View _view(self, int seat)
    cdef _raise(self, action, to)
    @cython.locals(own=chips_t)
    cdef _raise_to(self, action, chips_t to)
    cdef _bring_in(self, action)
    cdef _act_later(self, action, int seat)
    @cython.locals(cards=tuple, card=int, thrown=entry_t, own=cython.ulonglong)
    cdef _draw(self, action, int seat)
    @cython.locals(seat=int)
    cdef tuple _seats(self, int mask)

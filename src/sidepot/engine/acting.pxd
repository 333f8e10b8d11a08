cimport cython
from sidepot.engine.choosing cimport choose, many_choices
from sidepot.engine.course cimport Course
from sidepot.engine.events cimport Events, decode, new_events
from sidepot.engine.log cimport Log, entry_t, with_card
from sidepot.engine.options cimport Options, new_options
from sidepot.engine.plan cimport Plan, chips_t

cdef object MAX_CHIPS
cdef object AllIn, BringIn, Call, Check, Draw, Fold, RaiseTo, Show
cdef int DIE, BETTING, DISCARDING, DRAWING, MAY_BRING_IN, OVER, SHOWING, TOO_FEW_CHIPS, WAITING

@cython.no_gc
cdef class Acting(Course):
    cpdef Options options_of(self, seat)
    @cython.locals(before=int)
    cpdef Events act(self, action, seat=*)
    @cython.locals(place=int)
    cpdef int choose(self, which) except -1
    @cython.locals(many=int)
    cpdef int pick(self, double part) except -1

cdef int _chosen(Acting hand, int which) noexcept
@cython.locals(options=Options)
cpdef Options options_at(Acting hand, int seat)
cdef _raise(Acting hand, action, to)
@cython.locals(own=chips_t)
cdef _raise_to(Acting hand, action, chips_t to)
cdef _bring_in(Acting hand, action)
cdef _act_later(Acting hand, action, int seat)
@cython.locals(cards=tuple, card=int, thrown=entry_t, own=cython.ulonglong)
cdef _draw(Acting hand, action, int seat)
cpdef check_known(Acting hand, seat)
cdef _check_seat(Acting hand, seat, action)
@cython.locals(options=Options)
cdef _refusal(Acting hand, action, int seat=*)

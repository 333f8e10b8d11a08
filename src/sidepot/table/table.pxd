cimport cython
from sidepot.engine.events cimport new_events
from sidepot.engine.hand cimport Hand
from sidepot.engine.plan cimport Plan, plan_of
from sidepot.table.between_hands cimport end_hand, posts_for, rules_for, took_blinds
from sidepot.table.state cimport TableState
from sidepot.table.prefetch cimport fetch_deal, fetch_hand, fetch_pause
from sidepot.table.people cimport Person
from sidepot.table.rotation cimport coming_deal
from sidepot.table.playing cimport act, play_on, played, run_out

cdef object MAX_TIME

@cython.final
cdef class Table(TableState):
    @cython.locals(at=cython.longlong)
    cpdef list handle(self, command, now)
    @cython.locals(at=cython.longlong, due=cython.longlong, begun=cython.longlong, moved=bint)
    cpdef list tick(self, now)
    cdef _go_on(self, long long now, list events)
    cdef _begin(self, long long now, list events)
    @cython.locals(hand=Hand, person=Person, plan=Plan, seats=list, stacks=list, total=cython.longlong, absent=bint)
    cdef _start(self, deal, bint mixed, long long now, list events)
    @cython.locals(person=Person, seat=int)
    cdef _seat(self, tuple seats)

cdef long long _moment(now) except -2

cimport cython
from sidepot.engine.hand cimport Hand
from sidepot.table.state cimport TableState
from sidepot.table.people cimport Person

cdef int _BETTING, _DISCARDING, _SHOWING, _OVER

@cython.locals(seat=int, hand=Hand, person=Person)
cpdef act(TableState table, command, long long now, list events)
@cython.locals(stopped=cython.longlong)
cdef _pay_time(TableState table, Person person, long long now)
@cython.locals(person=Person)
cdef int _actor(TableState table, player) except -1
cpdef played(TableState table, happened, list events)
@cython.locals(hand=Hand, street=int)
cdef _do(TableState table, int seat, action, list events)
@cython.locals(hand=Hand, person=Person, phase=int, seat=int, earliest=cython.longlong)
cpdef play_on(TableState table, long long now, list events)
cdef _await(TableState table, int seat, long long now)
@cython.locals(hand=Hand)
cdef bint _do_unasked(TableState table, Person person, int seat, long long now, list events) except -1
@cython.locals(hand=Hand, person=Person)
cpdef run_out(TableState table, long long due, list events)

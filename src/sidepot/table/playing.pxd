cimport cython
from sidepot.engine.hand cimport Hand
from sidepot.table.people cimport Person
from sidepot.table.table cimport Table

cdef int _BETTING, _DISCARDING, _OVER

@cython.locals(person=Person, stopped=cython.longlong)
cpdef act(Table table, command, long long now, list events)
@cython.locals(person=Person)
cdef Person _actor(Table table, player)
cpdef played(Table table, happened, list events)
@cython.locals(hand=Hand)
cdef _do(Table table, int seat, action, list events)
@cython.locals(hand=Hand, person=Person, phase=int, seat=int, earliest=cython.longlong)
cpdef play_on(Table table, long long now, list events)
cdef _await(Table table, int seat, long long now)
@cython.locals(hand=Hand)
cdef bint _do_unasked(Table table, Person person, int seat, list events) except -1

cimport cython
from sidepot.engine.betting cimport Betting
from sidepot.engine.hand cimport Hand
from sidepot.table.people cimport Person
from sidepot.table.table cimport Table

cdef tuple _OWES, _OWN

@cython.locals(person=Person, hand=Hand)
cpdef view(Table table, player)
@cython.locals(seat=int, chips=cython.longlong)
cdef _chair(Table table, Person person)

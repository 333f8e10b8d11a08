cimport cython
from sidepot.engine.hand cimport Hand
from sidepot.table.people cimport Person
from sidepot.table.state cimport TableState

cdef tuple _OWES, _OWN

@cython.locals(person=Person, hand=Hand, stacks=tuple)
cpdef view(TableState table, player)
@cython.locals(seat=int, chips=cython.longlong)
cdef _chair(Person person, tuple stacks)

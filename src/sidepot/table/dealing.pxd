cimport cython
from sidepot.engine.hand cimport Hand
from sidepot.table.people cimport Person
from sidepot.table.table cimport Table

@cython.locals(person=Person)
cdef _deal(Table table, rules)
@cython.locals(hand=Hand, person=Person, seat=int)
cpdef end_hand(Table table, now, list events)
@cython.locals(person=Person, other=Person)
cpdef took_blinds(Table table, deal, bint bomb)

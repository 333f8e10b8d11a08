cimport cython
from sidepot.engine.hand cimport Hand
from sidepot.table.people cimport Person
from sidepot.table.table cimport Table

@cython.locals(person=Person)
cdef _deal(Table table, rules)
@cython.locals(hand=Hand, person=Person, seat=int, chips=cython.longlong, lost=cython.longlong)
cpdef end_hand(Table table, now, list events)
cdef _close_books(Table table, Hand hand, long long lost)
@cython.locals(person=Person, other=Person)
cpdef took_blinds(Table table, deal, bint bomb)

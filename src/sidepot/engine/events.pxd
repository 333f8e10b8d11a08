cimport cython
from sidepot.engine.dealing cimport Dealing
from sidepot.engine.log cimport all_in_of, amount_of, kind_of, seat_of
from sidepot.engine.plan cimport chips_t
from sidepot.engine.pots cimport Pots

@cython.locals(events=list, at=int, code=cython.longlong, kind=int, seat=int, street=int)
cpdef list decode(Dealing cards, Pots pots, list codes, int first)
@cython.locals(seat=int)
cdef _dealt(Dealing cards, int street, list events)
@cython.locals(kind=int, seat=int)
cdef _rarer(Dealing cards, Pots pots, long long code, list events)
@cython.locals(i=int, seat=int, share=chips_t)
cdef _ended(Pots pots, list events)

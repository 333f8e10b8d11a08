cimport cython
from sidepot.engine.dealing cimport Dealing
from sidepot.engine.log cimport all_in_of, amount_of, kind_of, seat_of
from sidepot.engine.plan cimport chips_t
from sidepot.engine.pots cimport Pots

cdef tuple DECK
cdef dict WAGER_NAMES
cdef int ANTE, BET, BIG_BLIND, BOARD, CALL, CAP, CHECK, DEAD_BLIND, DIE, DISCARD, FOLD, HOLE, MUCK, POST, RETURN
cdef int SHOW, SMALL_BLIND, STRADDLE, TABLE_ANTE

@cython.final
@cython.no_gc
@cython.freelist(16)
cdef class Events:
    cdef object _hand
    cdef int _first, _last
    cdef list _events

    cdef list _all(self)

@cython.locals(events=Events)
cpdef Events new_events(hand, int first, int last)

@cython.locals(events=list, code=cython.longlong, kind=int, seat=int, street=int)
cpdef list decode(Dealing cards, Pots pots, list codes)
@cython.locals(seat=int)
cdef _dealt(Dealing cards, int street, list events)
@cython.locals(kind=int, seat=int)
cdef _rarer(Dealing cards, Pots pots, long long code, list events)
@cython.locals(i=int, seat=int, winners=int, share=chips_t)
cdef _ended(Pots pots, list events)

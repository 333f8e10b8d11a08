cimport cython
from sidepot.engine.course cimport Course
from sidepot.engine.fold cimport Told, new_told
from sidepot.engine.log cimport Log, card_at, card_count, entry_t, flag_of, kind_of, new_log, seat_of, up_at, value_of
from sidepot.engine.plan cimport chips_t

cdef tuple DECK, _WHAT_STEP
cdef dict WAGER_NAMES
cdef int ANTE, AWARD, BET, BIG_BLIND, BOARD, BRING_IN, CALL, CHECK, DEAD_BLIND, DEALT, DIE, DISCARD, DRAW, DROP, FOLD
cdef int MUCK, POST, POT, RAKE, RETURN, SHOW, SHUFFLE, SMALL_BLIND, STEP, STRADDLE, TABLE_ANTE, UNSEEN

@cython.final
@cython.no_gc
@cython.freelist(16)
cdef class Events:
    cdef Course _hand
    cdef int _first, _last
    cdef list _events

    cdef list _all(self)

@cython.locals(events=Events)
cpdef Events new_events(Course hand, int first, int last)

@cython.locals(events=list, place=int, code=entry_t)
cpdef list decode(Told facts, Log log, int first, int last)
@cython.locals(log=Log, code=entry_t)
cpdef list told_log(Course hand, facts)
@cython.locals(kind=int, seat=int, to=chips_t, step=int, street=int)
cdef _event(Told facts, entry_t code)
@cython.locals(kind=int, seat=int, value=entry_t, flag=bint)
cdef _rarer(Told facts, entry_t code)
@cython.locals(kind=int, seat=int, value=entry_t, other=int)
cdef _ending(Told facts, entry_t code)
@cython.locals(i=int)
cpdef tuple cards_of(entry_t value)
@cython.locals(i=int)
cpdef tuple ups_of(entry_t value)
cdef _card(int card)

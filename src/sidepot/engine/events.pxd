cimport cython
from sidepot.engine.fold cimport Fold as Facts, new_fold
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
    cdef object _hand
    cdef int _first, _last
    cdef list _events

    cdef list _all(self)

@cython.locals(events=Events)
cpdef Events new_events(hand, int first, int last)

@cython.locals(events=list, place=int, code=entry_t)
cpdef list decode(Facts facts, Log log, int first, int last)
@cython.locals(log=Log, code=entry_t)
cpdef list told_log(hand, facts)
@cython.locals(kind=int, seat=int, to=chips_t, step=int, street=int)
cdef _event(Facts facts, entry_t code)
@cython.locals(kind=int, seat=int, value=entry_t, flag=bint)
cdef _rarer(Facts facts, entry_t code)
@cython.locals(kind=int, seat=int, value=entry_t, other=int)
cdef _ending(Facts facts, entry_t code)
@cython.locals(i=int)
cpdef tuple cards_of(entry_t value)
@cython.locals(i=int)
cpdef tuple ups_of(entry_t value)
cdef _card(int card)

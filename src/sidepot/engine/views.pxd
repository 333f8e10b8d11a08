cimport cython
from sidepot.engine.betting cimport Betting
from sidepot.engine.course cimport Course
from sidepot.engine.dealing cimport Dealing, new_dealing
from sidepot.engine.events cimport decode
from sidepot.engine.log cimport Log, entry, kind_of, seat_of
from sidepot.engine.options cimport Options
from sidepot.engine.pots cimport Pots, new_pots

cdef int BOARD, DISCARD, END
cdef tuple _BACKS, _DEEDS, _HIDING
cdef object DealtHole, Discarded

@cython.final
@cython.no_gc
@cython.freelist(16)
cdef class View:
    cdef readonly object seat, rules, result
    cdef readonly int players, button
    cdef readonly bint over
    cdef readonly Options options
    cdef int _viewer, _street, _turn, _shown
    cdef Betting _bets
    cdef Dealing _cards
    cdef Log _codes
    cdef Pots _ending
    cdef tuple _board, _hole, _pots, _log

    cdef void begin(self, Course hand, int viewer)
    cdef tuple _hole_of(self, int owner)
    @cython.locals(pots=Pots)
    cdef tuple _cut(self)
    @cython.locals(found=list, place=int, code=cython.longlong, kind=int, seat=int)
    cdef tuple _did(self)
    @cython.locals(seat=int)
    cdef tuple _seats(self, int mask)

@cython.locals(made=View)
cpdef View new_view(Course hand, int viewer, Options options, result)
@cython.locals(seen=Dealing, seat=int, i=int, which=int)
cdef Dealing _seen_cards(Dealing cards, int viewer, int shown)
@cython.locals(seen=Log, place=int, code=cython.longlong)
cdef Log _seen_codes(Log codes, int viewer)
cdef _hidden(event, int viewer)
cpdef tuple own(Course hand, int seat)

cimport cython
from sidepot.engine.acting cimport Acting
from sidepot.engine.course cimport Course
from sidepot.engine.events cimport decode
from sidepot.engine.fold cimport Told, new_told
from sidepot.engine.log cimport Log, entry, entry_t, flag_of, kind_of, seat_of, value_of, without_cards
from sidepot.engine.options cimport Options
from sidepot.engine.plan cimport N_SEATS, Plan, chips_t
from sidepot.engine.pots cimport Pots, new_pots

cdef int DEALT, DISCARD, DRAW, END, OVER, ROOM
cdef unsigned int _HAVE_CARDS
cdef tuple _DEEDS, _HIDING

@cython.final
@cython.no_gc
@cython.freelist(16)
cdef class View:
    cdef readonly object seat, rules, result
    cdef readonly int players, button
    cdef readonly bint over, no_sb
    cdef readonly Options options
    cdef int _viewer, _turn, _sb, _bb
    cdef Plan _plan
    cdef Log _codes
    cdef Told _known
    cdef chips_t _began[N_SEATS]
    cdef tuple _board, _hole, _pots, _log

    cdef void begin(self, Course hand, int viewer)
    @cython.locals(known=Told, seat=int)
    cdef Told _facts(self)
    @cython.locals(pots=Pots)
    cdef tuple _cut(self)
    @cython.locals(facts=Told, seat=int)
    cdef tuple _did(self)
    @cython.locals(seat=int)
    cdef tuple _seats(self, int mask)

@cython.locals(made=View)
cpdef View new_view(Course hand, int viewer, Options options, result)
@cython.locals(seen=Log, place=int, code=entry_t)
cpdef Log seen_codes(Log codes, int viewer)
cpdef tuple own(Acting hand, int seat)

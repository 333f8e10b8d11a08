cimport cython
from sidepot.engine.betting cimport Betting, new_betting
from sidepot.engine.dealing cimport Dealing, new_dealing
from sidepot.engine.forced cimport settle_antes
from sidepot.engine.log cimport Log, card_at, card_count, entry_t
from sidepot.engine.plan cimport N_SEATS, Plan, chips_t

cdef int ANTE, AWARD, BET, BOARD, BRING_IN, CALL, CHECK, DEAD_BLIND, DEALT, DIE, DISCARD, DRAW, END, FOLD, MUCK, POT
cdef int RETURN, SHARE, SHARING, SHOW, STEP, TABLE_ANTE, BETTING_STEP, UNSEEN

@cython.final
@cython.no_gc
@cython.freelist(16)
cdef class Told:
    cdef readonly Plan plan
    cdef readonly Betting bets
    cdef readonly Dealing cards
    cdef readonly int count, step, shown, mucked, sharing, share
    cdef readonly bint over
    cdef bint _opened
    cdef readonly chips_t pot_amount
    cdef int did[N_SEATS]

    @cython.locals(seat=int)
    cdef void begin(self, Plan plan, int players, int button)
    @cython.locals(place=int)
    cdef void read(self, Log log, int first, int last) noexcept nogil
    @cython.locals(kind=int, seat=int, flag=bint, value=entry_t)
    cdef void take(self, entry_t code) noexcept nogil
    @cython.locals(seat=int)
    cdef void _begin_step(self, int step) noexcept nogil
    cdef void _forced(self, int kind, int seat, chips_t amount, bint all_in) noexcept nogil
    cdef void _wager(self, int kind, int seat, chips_t amount, bint all_in) noexcept nogil
    cdef void _board(self, int which, entry_t value, bint begins) noexcept nogil
    @cython.locals(i=int)
    cdef void _second_board(self, int new) noexcept nogil
    @cython.locals(i=int, card=int, which=int)
    cdef void _thrown(self, int kind, int seat, entry_t value, bint onto_board) noexcept nogil
    @cython.locals(i=int, place=int)
    cdef void _drop(self, int seat, int card) noexcept nogil
    cdef void _end(self, int kind, int seat, entry_t value, bint flag) noexcept nogil
    cdef void _show(self, int seat, entry_t value) noexcept nogil

@cython.locals(facts=Told)
cpdef Told new_told(Plan plan, int players, int button)
@cython.locals(facts=Told, seat=int)
cpdef Told fold_of(Plan plan, tuple began, int button, Log log)

cimport cython
from sidepot.engine.betting cimport Betting
from sidepot.engine.plan cimport chips_t
from sidepot.engine.log cimport entry

cdef int ANTE, BIG_BLIND, DEAD_BLIND, POST, SMALL_BLIND, STRADDLE, TABLE_ANTE

@cython.locals(last=int, straddle=chips_t, first=int, owed=chips_t, seat=int)
cpdef post_all(Betting bets, list log, bint no_sb, dict posts)
@cython.locals(instead=bint, seat=int, place=int)
cdef _antes(Betting bets, list log)
@cython.locals(paid=chips_t)
cdef _ante(Betting bets, list log, int seat, chips_t amount)
cdef _half_ante(Betting bets, int seat)
@cython.locals(left=int)
cdef _seat_blinds(Betting bets, bint no_sb)
cdef _big_blind(Betting bets, list log)
cdef _blind(Betting bets, list log, int kind, int seat, chips_t amount)
@cython.locals(paid=chips_t)
cdef chips_t _pay(Betting bets, list log, int kind, int seat, chips_t amount) except -1
@cython.locals(paid=chips_t)
cdef _table_ante(Betting bets, list log, int seat, chips_t amount)
@cython.locals(most=chips_t)
cdef _check_post(Betting bets, int seat, chips_t live, chips_t straddle)
@cython.locals(given=chips_t)
cdef _posts(Betting bets, list log, int seat, chips_t live, chips_t dead)
@cython.locals(posted=chips_t, seat=int)
cdef chips_t _owed(Betting bets) noexcept

cimport cython
from sidepot.engine.betting cimport Betting
from sidepot.engine.plan cimport chips_t
from sidepot.engine.log cimport Log

cdef int ANTE, BIG_BLIND, DEAD_BLIND, POST, SMALL_BLIND, STRADDLE, TABLE_ANTE

@cython.locals(seat=int, i=int)
cpdef void post_all(Betting bets, Log log, bint no_sb) noexcept nogil
@cython.locals(seat=int)
cpdef post_returning(Betting bets, Log log, dict posts)
@cython.locals(straddle=chips_t, owed=chips_t, seat=int, first=int, _=int)
cpdef void open_betting(Betting bets, bint big) noexcept nogil
cpdef int straddlers(int straddles, int players) noexcept nogil
cdef int _straddlers(Betting bets) noexcept nogil
@cython.locals(many=int)
cdef chips_t _straddle(Betting bets) noexcept nogil
@cython.locals(instead=bint, seat=int, place=int)
cdef void _antes(Betting bets, Log log) noexcept nogil
@cython.locals(paid=chips_t)
cdef void _ante(Betting bets, Log log, int seat, chips_t amount) noexcept nogil
cdef bint _instead(Betting bets) noexcept nogil
@cython.locals(seat=int)
cpdef void settle_antes(Betting bets) noexcept nogil
@cython.locals(left=int)
cpdef void seat_blinds(Betting bets, bint no_sb) noexcept nogil
cdef void _big_blind(Betting bets, Log log) noexcept nogil
cdef void _blind(Betting bets, Log log, int kind, int seat, chips_t amount) noexcept nogil
@cython.locals(paid=chips_t)
cdef chips_t _pay(Betting bets, Log log, int kind, int seat, chips_t amount) noexcept nogil
@cython.locals(paid=chips_t)
cdef void _table_ante(Betting bets, Log log, int seat, chips_t amount) noexcept nogil
@cython.locals(most=chips_t, straddle=chips_t)
cdef _check_post(Betting bets, int seat, chips_t live)
@cython.locals(given=chips_t)
cdef void _posts(Betting bets, Log log, int seat, chips_t live, chips_t dead) noexcept nogil
@cython.locals(posted=chips_t, seat=int)
cdef chips_t _owed(Betting bets) noexcept nogil

cimport cython
from sidepot.engine.betting cimport Betting
from sidepot.engine.dealing cimport Dealing
from sidepot.ranks.scalar cimport showing, showing_low

@cython.locals(best=int, found=int, seat=int, height=int, _=int)
cpdef int brings_in(Dealing cards, Betting bets, bint lowest) noexcept nogil
@cython.locals(at=int, card=int)
cdef int _door_height(Dealing cards, int seat, bint lowest) noexcept nogil
@cython.locals(best=cython.longlong, found=int, seat=int, up=cython.ulonglong, height=cython.longlong, _=int)
cpdef int opens(Dealing cards, Betting bets, bint lowest, unsigned long long common) noexcept nogil
@cython.locals(best=int, suit_of_best=int, suit=int, ranks=cython.uint, top=int)
cdef int _suit_of_top(unsigned long long up, bint aces_low) noexcept nogil
@cython.locals(seat=int, up=cython.ulonglong, ranks=cython.ulonglong)
cpdef bint pair_shows(Dealing cards, int inside) noexcept nogil

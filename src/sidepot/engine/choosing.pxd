cimport cython
from sidepot.engine.betting cimport Betting
from sidepot.engine.course cimport Course
from sidepot.ranks.scalar cimport count as count_of

cdef int BETTING, DISCARDING, DRAWING, MUST_BRING_IN, OVER

@cython.locals(seat=int)
cpdef int many_choices(Course hand) noexcept
@cython.locals(raises=int)
cdef int many_wagers(Betting bets) noexcept nogil
cdef bint folds(Betting bets) noexcept nogil
@cython.locals(many=int, chosen=int)
cpdef int many_draws(int held, int most) noexcept nogil
@cython.locals(chosen=int)
cpdef int draw_at(int held, int most, int which) noexcept nogil
@cython.locals(seat=int)
cpdef void choose(Course hand, int which) noexcept
cdef void _wager(Course hand, int which) noexcept nogil

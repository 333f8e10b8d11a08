cimport cython
from sidepot.engine.course cimport Course
from sidepot.engine.dealing cimport Dealing
from sidepot.engine.plan cimport chips_t
from sidepot.engine.pots cimport Pots, new_pots

cdef int OVER, CARDS_A_SEAT

cpdef int board_size(Course hand) noexcept nogil
cpdef bint contested(Course hand) noexcept nogil
@cython.locals(pots=Pots)
cpdef list pots_at_stake(Course hand, int before)
@cython.locals(step=int, ahead=int)
cdef bint _draws_ahead(Course hand) noexcept
@cython.locals(pot=int, among=int)
cdef list _of_pots(Course hand, Pots pots, int before)
@cython.locals(cards=Dealing, board=cython.ulonglong, dead=cython.ulonglong, seat=int, i=int, which=int)
cdef _stake(Course hand, chips_t amount, int among, int before)

cimport cython
from sidepot.engine.course cimport Course
from sidepot.engine.dealing cimport Dealing
from sidepot.engine.fold cimport Told, new_told
from sidepot.engine.log cimport entry_t
from sidepot.engine.plan cimport chips_t
from sidepot.engine.pots cimport Pots, new_pots

cdef int FOLD, MUCK, RETURN, SHARE, SHARING, SHOW, SHUFFLE

cpdef bint contested(Course hand) noexcept nogil
@cython.locals(facts=Told, seat=int, seen=int, place=int, code=entry_t, kind=int, ends=bint)
cpdef list stakes_of(Course hand)
@cython.locals(pots=Pots)
cdef int _look(Course hand, Told facts, int seen, bint ends, list found) except -1
@cython.locals(later=int, ahead=int)
cdef bint _discards_ahead(Course hand, int step) noexcept
@cython.locals(amounts=list, pot=int, place=int, code=entry_t)
cdef int _as_shared(Course hand, Pots pots) except -1
@cython.locals(pot=int, among=int)
cdef int _add(Course hand, Told facts, Pots pots, int seen, bint final, list found) except -1
@cython.locals(cards=Dealing, before=entry_t, dead=entry_t, seat=int, i=int, which=int)
cdef object _stake(Course hand, Told facts, chips_t amount, int among, int seen)

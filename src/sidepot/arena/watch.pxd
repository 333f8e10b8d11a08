cimport cython
from sidepot.engine.course cimport Course
from sidepot.engine.dealing cimport Dealing
from sidepot.engine.plan cimport chips_t
from sidepot.engine.pots cimport Pots, new_pots

cdef object Note

@cython.final
cdef class Watch:
    cdef readonly list notes
    cdef int row, rotation, seen

    cpdef void begin(self, int row, int rotation) noexcept nogil
    cpdef int look(self, Course hand) except -1 nogil
    @cython.locals(pots=Pots)
    cdef int _note(self, Course hand) except -1 with gil
    @cython.locals(step=int, ahead=int)
    cdef bint _discards_ahead(self, Course hand) noexcept
    @cython.locals(pot=int, among=int)
    cdef _pots(self, Course hand, Pots pots)
    @cython.locals(cards=Dealing, before=cython.ulonglong, dead=cython.ulonglong, seat=int, i=int, which=int)
    cdef _one(self, Course hand, chips_t amount, int among)

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
    cpdef void look(self, Course hand) noexcept nogil
    @cython.locals(pots=Pots, street=int)
    cdef void _note(self, Course hand) noexcept with gil
    @cython.locals(pot=int, among=int)
    cdef _pots(self, Course hand, Pots pots)
    @cython.locals(cards=Dealing, before=cython.ulonglong, dead=cython.ulonglong, seat=int, i=int, which=int)
    cdef _one(self, Course hand, chips_t amount, int among)

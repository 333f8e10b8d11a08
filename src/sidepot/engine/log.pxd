cimport cython
from sidepot.engine.plan cimport chips_t

cdef bint PLAIN
cdef int _ROOM

@cython.final
@cython.no_gc
@cython.freelist(16)
cdef class Log:
    cdef int count
    cdef long long row[48]
    cdef list more

    cdef void begin(self)
    cdef void clear(self) noexcept nogil
    @cython.locals(code=cython.longlong)
    cdef void add(self, int kind, int seat, chips_t amount, bint all_in) noexcept nogil
    cdef void _add_far(self, long long code) noexcept with gil
    cdef long long at(self, int place) noexcept nogil
    cdef long long _far(self, int place) noexcept with gil
    cdef put(self, int place, long long code)
    @cython.locals(place=int)
    cpdef list part(self, int first, int last)
    @cython.locals(other=Log)
    cdef Log copy(self)
    @cython.locals(place=int)
    cdef void be_as(self, Log other) noexcept nogil

@cython.locals(log=Log)
cpdef Log new_log()

cpdef long long entry(int kind, int seat, chips_t amount, bint all_in) noexcept nogil
cpdef int kind_of(long long code) noexcept nogil
cpdef int seat_of(long long code) noexcept nogil
cpdef chips_t amount_of(long long code) noexcept nogil
cpdef bint all_in_of(long long code) noexcept nogil

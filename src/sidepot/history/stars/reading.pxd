cimport cython
from sidepot.history.stars.body cimport Body
from sidepot.history.stars.seats cimport Seated

@cython.final
cdef class _Reading:
    cdef readonly list lines, numbers
    cdef readonly object header, table
    cdef readonly int decimals
    cdef readonly Seated seated
    cdef readonly Body body

    cdef _settled(self, script)
    cdef _played(self, script)
    cpdef _script(self)
    @cython.locals(away=list, chairs=dict, body=Body, seated=Seated)
    cpdef _about(self)
    cdef _occasion(self, occasion)

cimport cython

cdef class Seen:
    cdef dict _states, _yous, _tournaments
    cdef object _before, _after
    cdef bytes _between

    @cython.locals(rest=bytes)
    cpdef bytes rest(self, str name, state, you, known)
    cpdef yours(self, str name, you)

@cython.locals(old=tuple, new=tuple, found=dict, place=cython.Py_ssize_t)
cdef _fields(tuple names, before, after)
cpdef state_changes(before, after)
@cython.locals(found=dict, number=cython.Py_ssize_t)
cdef dict _chairs(list before, list after)
cdef bytes _part(bytes key, changes)

cdef class Keeper:
    cdef readonly object task
    cdef readonly dict wanted
    cdef readonly object hurry
    cdef dict _agreed, _asked, _tried
    cdef set _thoughts
    cdef long long _ended
    cdef bint _closes

    cpdef look(self)
    cdef _close_soon(self, bint last)
    cdef bint _alone(self)
    cdef bint _ending(self)

cdef class Keeper:
    cdef readonly object task
    cdef readonly dict wanted
    cdef readonly object hurry
    cdef dict _agreed, _asked, _tried
    cdef set _thoughts
    cdef long long _ended

    cpdef look(self)
    cdef bint _alone(self)
    cdef bint _ending(self)

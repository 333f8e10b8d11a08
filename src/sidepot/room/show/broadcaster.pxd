cimport cython
from sidepot.room.show.changes cimport Seen

cdef class Broadcaster:
    cdef readonly object scene, viewers, rail
    cdef readonly Seen seen
    cdef readonly str id
    cdef object _steps, _about
    cdef dict _states
    cdef long long _framed
    cdef tuple _frames

    cpdef tell(self, events)
    @cython.locals(begin=bytes, end=bytes, rest=bytes)
    cpdef post(self, viewer, long long seq, bytes told, tuple view)
    cdef tuple _frame(self, long long seq)
    cdef _post_private(self, viewer, bytes events)
    cpdef state(self, long long number)
    cdef tuple _view(self, viewer)

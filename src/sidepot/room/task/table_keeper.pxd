from sidepot.room.game.hosted_table cimport HostedTable

cdef class Keeper:
    cdef readonly HostedTable task
    cdef object _ask
    cdef readonly object hurry
    cdef dict _agreed, _asked, _tried
    cdef set _thoughts
    cdef long long _ended
    cdef bint _closes

    cpdef look(self)
    cdef _close_soon(self, bint last)
    cdef bint _ending(self)

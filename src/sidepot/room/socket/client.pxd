from sidepot.room.base.limits cimport Credits

cdef class Socket:
    cdef readonly object room, address
    cdef readonly str name, kind, session
    cdef public bint operator, lobby
    cdef readonly dict watching
    cdef readonly long long sending_since, since
    cdef object _receive, _send, _line, _wake, _ending, _writer, _reader
    cdef readonly object _outbox
    cdef set _stale
    cdef dict _fetching
    cdef Credits _credits, _shared
    cdef long long _strikes

    cpdef post(self, table, bytes data)
    cpdef hear(self, data, long long at=*)
    cpdef bint pay(self, long long at)
    cdef _take(self, data, long long at)
    cdef _do(self, command, long long at)

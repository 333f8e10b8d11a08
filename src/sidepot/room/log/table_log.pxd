cdef class TableLog:
    cdef public str stream
    cdef public object sealer, acknowledged
    cdef public long long seq, running
    cdef public bytes deck
    cdef public dict hidden

    cpdef record(self, at, str kind, value)
    cpdef list moved(self, table, entry, str asked=*)
    cdef _move(self, table, entry, str asked)
    cdef _open(self, at, hand)

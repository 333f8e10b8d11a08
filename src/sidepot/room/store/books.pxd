cdef class Books:
    cdef public dict balances, lasts

    cpdef enter(self, records, movements, snapshots)
    cdef dict _lasts_after(self, records)
    cdef dict _balances_after(self, movements)

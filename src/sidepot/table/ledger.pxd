cdef class Ledger:
    cdef public dict balances, bought, cashed, staked, wagers
    cdef public object journal

    cpdef move(self, source, target, amount, why)
    cdef _wager(self, seat, account, amount, why)
    cdef _stake(self, account, amount, why)

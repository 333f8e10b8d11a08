cdef class Ledger:
    cdef public dict balances, bought, cashed, staked
    cdef public object journal

    cpdef move(self, source, target, amount, why)
    cdef _stake(self, account, amount, why)

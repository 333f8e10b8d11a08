from sidepot.engine.plan cimport chips_t

cpdef long long entry(int kind, int seat, chips_t amount, bint all_in)
cpdef int kind_of(long long code)
cpdef int seat_of(long long code)
cpdef chips_t amount_of(long long code)
cpdef bint all_in_of(long long code)

cdef class Credits:
    cdef readonly long long burst
    cdef readonly double rate, left
    cdef readonly long long at

    cpdef bint take(self, long long now)
    cpdef bint enough(self, long long now)

cdef class Purse:
    cdef long long _burst, _most
    cdef double _rate
    cdef object _credits

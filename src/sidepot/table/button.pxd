cimport cython

cpdef bint between(int first, int chair, int last, int chairs)
@cython.locals(other=int)
cpdef int left_of(int chair, some) except -2
@cython.locals(other=int)
cpdef int right_of(int chair, some) except -2
cdef _dealt(str mode, want, last, places, int chairs, bint heads_up_sb)
cdef _places(str mode, tuple ready, tuple everyone, last)
@cython.locals(button=int, sb=int)
cdef _moving(tuple ready, tuple everyone, last)
cdef _two(str mode, tuple dealt, last, bint heads_up_sb)

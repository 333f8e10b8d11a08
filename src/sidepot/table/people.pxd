cimport cython

# what every hand needs comes first, so that it lies close together; a person knows texts and numbers only
@cython.no_gc
cdef class Person:
    cdef public object name
    cdef public int seat, chair
    cdef public bint auto, out, graced, owes_bb, owes_sb, fresh
    cdef public int moves_to
    cdef public bint at_blind
    cdef public long long chips, bank, pending, aside, tops_up
    cdef public object plan
    cdef public bint away, joining, leaving, online
    cdef public long long price
    cdef public object agrees, entry
    cdef public long long rebuys

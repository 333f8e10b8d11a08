cimport cython

cdef frozenset _ACTS
cdef dict _TEXT
cdef str _row(cards)

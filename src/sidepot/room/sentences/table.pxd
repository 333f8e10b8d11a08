cdef dict _SENTENCES, _WAGERS

cpdef hand_line(event, names)

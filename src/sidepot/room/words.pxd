cdef dict _SENTENCES

cpdef hand_line(event, names, bint raised)
cpdef bint moved(bint wagered, event, rules)

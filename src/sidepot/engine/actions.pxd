cdef object Card, force_setattr

cdef bint _are_cards(given)
